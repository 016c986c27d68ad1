// Symbolic test cases, smallest first: whole inputs whose integers and strings are symbols (the
// paper's figure 6). One is written in core, and its symbols are variables that nothing binds.
//
// Where this is not the paper's grammar: tuples, truths and characters are there too; operators in
// the bodies of functions are those of the authors' tool, which has a few more than the paper; and
// a symbolic test case is made whole at once, size by size, where the paper fills holes in a
// workset ordered by size, which comes to the same order.
import { lambda, lit, make, prim, variable } from "../../../../src/core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../../../../src/core/expr.js";
import type { PrimName } from "../../../../src/core/primitive.js";
import { mapChildren } from "../../../../src/core/traverse.js";
import { con, type Type } from "../../../../src/core/type.js";
import type { Shapes } from "../../../../src/explore/shape.js";
import { typeKey } from "../../../../src/explore/type-key.js";

export type TestCase = { readonly args: readonly Expr[]; readonly size: number; readonly symbols: readonly Symbolic[] };

/** A symbol, and of which type. */
export type Symbolic = { readonly name: Name; readonly kind: SymbolKind };
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

const SYMBOL_KINDS = ["i63", "str", "char"] as const;
const HOLES = new Map(SYMBOL_KINDS.map((kind) => [makeName(`any ${kind}`, 0), kind]));

/** Types with finitely many values have none beyond some size. */
const SIZE_MAX = 40;

export function* testCases(shapes: Shapes, params: readonly Type[]): Generator<TestCase> {
  const expressions = newExpressions(shapes);
  for (let size = 0; size <= SIZE_MAX; size++) {
    for (const args of expressions.products(params, size, [])) yield numbered(args, size);
  }
}

/** Every symbol gets a name of its own. */
function numbered(args: readonly Expr[], size: number): TestCase {
  const symbols: Symbolic[] = [];
  const walk = (e: Expr): Expr => {
    const kind = e.kind === "var" ? HOLES.get(e.name) : undefined;
    if (kind === undefined) return mapChildren(e, walk);
    const name = makeName("symbol", symbols.length);
    symbols.push({ name, kind });
    return variable(name);
  };
  return { args: args.map(walk), size, symbols };
}

type Scope = readonly { readonly name: Name; readonly type: Type }[];

type Expressions = {
  readonly products: (types: readonly Type[], size: number, scope: Scope) => Generator<readonly Expr[]>;
};

/** What comes first is made on demand, the rest is kept: the largest lists are never held as a whole. */
function newExpressions(shapes: Shapes): Expressions {
  const kept = new Map<string, readonly (readonly Expr[])[]>();
  const all = (types: readonly Type[], size: number, scope: Scope): readonly (readonly Expr[])[] => {
    const key = [...types, ...scope.map(({ type }) => type)].map(typeKey).join();
    const found = kept.get(`${types.length} ${size} ${key}`) ?? [...products(types, size, scope)];
    kept.set(`${types.length} ${size} ${key}`, found);
    return found;
  };
  /** Variables may be smaller than the smallest value. */
  const least = (types: readonly Type[], scope: Scope): number =>
    scope.length > 0 ? 0 : types.reduce((sum, type) => sum + shapes.least(type), 0);
  function* products(types: readonly Type[], size: number, scope: Scope): Generator<readonly Expr[]> {
    const [first, ...rest] = types;
    if (first === undefined) {
      if (size === 0) yield [];
      return;
    }
    const own = rest.length === 0 ? size : least([first], scope);
    for (let taken = own; taken <= size - least(rest, scope); taken++) {
      for (const e of each(first, taken, scope)) {
        for (const others of all(rest, size - taken, scope)) yield [e, ...others];
      }
    }
  }
  function* each(type: Type, size: number, scope: Scope): Generator<Expr> {
    if (scope.length === 0 && size < shapes.least(type)) return;
    if (type.kind === "fn") {
      const { names, inner, result } = parameters(type, scope);
      for (const [body] of size < 2 ? [] : all([result], size - 1, inner)) yield lambda(names, body as Expr);
      return;
    }
    const tuple = shapes.onlyForm(type);
    if (tuple !== undefined) {
      for (const items of products(tuple.fields, size, scope)) yield make(tupleCtor(items.length), items);
      return;
    }
    if (size === 1) yield* leaves(type, scope);
    for (const { made } of shapes.shapeOf(type)?.alternatives ?? []) {
      if (made.kind !== "data" || size === 0) continue;
      for (const args of products(made.fields, size - 1, scope)) yield make(made.ctor.decl.name, args);
    }
    for (const { op, takes } of scope.length > 0 && size > 1 ? (OPERATORS.get(typeKey(type)) ?? []) : []) {
      for (const operands of products(takes, size - 1, scope)) yield prim(op, ...operands);
    }
  }
  return { products };
}

function* leaves(type: Type, scope: Scope): Generator<Expr> {
  const key = typeKey(type);
  for (const { name, type: own } of scope) if (typeKey(own) === key) yield variable(name);
  for (const [hole, kind] of HOLES) if (kind === key) yield variable(hole);
  if (key === "bool") for (const value of [true, false]) yield lit({ kind: "bool", value });
}

/** A function of several arguments is one lambda. */
function parameters(
  type: Type,
  scope: Scope,
): { readonly names: readonly Name[]; readonly inner: Scope; readonly result: Type } {
  const own: { readonly name: Name; readonly type: Type }[] = [];
  let result = type;
  for (; result.kind === "fn"; result = result.to) {
    const serial = scope.length + own.length;
    own.push({ name: makeName(LETTERS[serial] ?? `x${serial}`, serial), type: result.from });
  }
  return { names: own.map(({ name }) => name), inner: [...scope, ...own], result };
}

const LETTERS = ["x", "y", "z", "u", "v", "w"];

type Operator = { readonly op: PrimName; readonly takes: readonly Type[] };

const INT = con("i63");
const STR = con("str");
const BOOL = con("bool");

/** By the type of what they give. */
const OPERATORS: ReadonlyMap<string, readonly Operator[]> = new Map([
  [
    "i63",
    [
      { op: "i63.neg", takes: [INT] },
      ...(["add", "sub", "mul", "div", "mod"] as const).map((op): Operator => ({ op: `i63.${op}`, takes: [INT, INT] })),
    ],
  ],
  ["str", [{ op: "str.concat", takes: [STR, STR] }]],
  [
    "bool",
    [
      { op: "bool.not", takes: [BOOL] },
      ...(["lt", "eq"] as const).map((op): Operator => ({ op: `i63.${op}`, takes: [INT, INT] })),
      { op: "str.eq", takes: [STR, STR] },
    ],
  ],
]);
