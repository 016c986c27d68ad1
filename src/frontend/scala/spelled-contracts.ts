// Contracts that are more than calls of functions: what a tree says in them is said in calls, so that all that comes later
// finds these in the place where they have to hold. Only for those who ask about contracts: for others a loop's invariant is
// looked at once, when the loop is over, and that of a class never.
import type { Span } from "../../core/span.js";
import { CONTRACT_WORDS } from "./contracts.js";
import { madeAt } from "./made.js";
import type { Arg, Expr, Param, Stat } from "./syntax.js";

export function withContracts(stats: readonly Stat[]): readonly Stat[] {
  return changed(stats);
}

/** Whether something in a place is called as the functions are that contracts are said with. */
export function speaksOfContracts(tree: unknown, within: Span): boolean {
  if (typeof tree !== "object" || tree === null) return false;
  if (Array.isArray(tree)) return tree.some((each) => speaksOfContracts(each, within));
  const { at, kind } = tree as Partial<Expr>;
  if (at !== undefined && (at.file !== within.file || at.end <= within.start || at.start >= within.end)) return false;
  const isInside = at !== undefined && at.start >= within.start && at.end <= within.end;
  const name = isInside && kind !== undefined ? calledIn(tree as Expr) : undefined;
  if (name !== undefined && CONTRACT_WORDS.has(name)) return true;
  return Object.entries(tree).some(([key, part]) => key !== "at" && speaksOfContracts(part, within));
}

function calledIn(e: Expr): string | undefined {
  if (e.kind === "ident") return e.name;
  return e.kind === "select" ? e.name.name : e.kind === "infix" ? e.op.name : undefined;
}

/** Trees are plain data; what is inside comes first. */
function changed<T>(tree: T): T {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(changed) as T;
  const inside = Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [key, key === "at" ? part : changed(part)]),
  ) as T & object;
  if (!("kind" in inside)) return inside;
  return changedNode(inside as unknown as Stat | Expr) as unknown as T;
}

function changedNode(node: Stat | Expr): Stat | Expr {
  switch (node.kind) {
    case "class":
    case "trait":
      return { ...node, body: { ...node.body, stats: [...node.body.stats, ...node.body.stats.flatMap(demanded)] } };
    case "eval":
      return property(node) ?? node;
    case "apply":
    case "infix":
      return loopInvariant(node) ?? severalMeasures(node) ?? node;
    default:
      return node;
  }
}

// ---- invariants of classes ----

/** `@invariant def inv: Boolean = ...` holds of every object. */
function demanded(stat: Stat): readonly Stat[] {
  if (stat.kind !== "def" || stat.params.flat().length > 0) return [];
  const isInvariant = stat.annotations.some(
    ({ type }) => type.kind === "name" && type.path.at(-1)?.name === "invariant",
  );
  if (!isInvariant) return [];
  const at = madeAt((stat.body ?? stat).at);
  const name: Expr = { kind: "ident", at, name: stat.name.name };
  const holds: Expr = stat.params.length === 0 ? name : { kind: "apply", at, fn: name, args: [] };
  return [
    {
      kind: "eval",
      at,
      body: { kind: "apply", at, fn: { kind: "ident", at, name: "require" }, args: [argument(holds)] },
    },
  ];
}

// ---- properties ----

/** `property("n") = forAll { (x: Int, y: Int) => e }` is a function of x and y that gives true. */
function property(stat: Extract<Stat, { kind: "eval" }>): Stat | undefined {
  const { at, body } = stat;
  const [name, value] = body.kind === "assign" ? [propertyName(body.target), body.value] : [];
  const forAll = value?.kind === "apply" && isNamed(value.fn, "forAll") ? value.args : [];
  const [only] = forAll;
  if (name === undefined || forAll.length !== 1 || only?.value.kind !== "fun") return undefined;
  const params = only.value.params.flatMap(({ name: param, type, at: place }): Param[] =>
    param === undefined || type === undefined ? [] : [{ ...PLAIN, name: param, type, at: place }],
  );
  if (params.length < only.value.params.length) return undefined;
  const said = ofProp("holds", ofProp("truth", only.value.body));
  return {
    kind: "def",
    at,
    ...MARKS,
    name: { name, at },
    typeParams: [],
    params: [params],
    result: undefined,
    body: said,
  };
}

const MARKS = { annotations: [], modifiers: [] } as const;
const PLAIN = { ...MARKS, field: undefined, default: undefined } as const;

function propertyName(target: Expr): string | undefined {
  const [only] = target.kind === "apply" && isNamed(target.fn, "property") ? target.args : [];
  const constant = only?.value.kind === "constant" ? only.value.value : undefined;
  return constant?.kind === "string" ? `property("${constant.value}")` : undefined;
}

function isNamed(e: Expr, name: string): boolean {
  return (e.kind === "ident" && e.name === name) || (e.kind === "select" && e.name.name === name);
}

function ofProp(name: string, of: Expr): Expr {
  const { at } = of;
  const path = ["scalacheck", "Prop", name].reduce<Expr>(
    (from, part) => ({ kind: "select", at, from, name: { name: part, at } }),
    { kind: "ident", at, name: "org" },
  );
  return { kind: "apply", at, fn: path, args: [argument(of)] };
}

// ---- loops ----

const OF_LOOPS: ReadonlySet<string> = new Set(["invariant", "noReturnInvariant"]);

/** `(while (c) e).invariant(i)`: before the first round, and after each. */
function loopInvariant(node: Extract<Expr, { kind: "apply" | "infix" }>): Expr | undefined {
  const { loop, name, holds } = invariantOf(node) ?? {};
  if (loop?.kind !== "while" || name === undefined || holds === undefined || !OF_LOOPS.has(name)) return undefined;
  const { at } = node;
  const checked = (condition: Expr): Stat => ({
    kind: "eval",
    at,
    body: {
      kind: "apply",
      at: condition.at,
      fn: { kind: "select", at, from: { kind: "constant", at, value: { kind: "unit" } }, name: { name, at } },
      args: [argument(condition)],
    },
  });
  const body: Expr = {
    kind: "block",
    at: loop.body.at,
    stats: [{ kind: "eval", at: loop.body.at, body: loop.body }, checked(copied(holds))],
    result: undefined,
  };
  return {
    kind: "block",
    at,
    stats: [checked(holds), { kind: "eval", at, body: { ...loop, body } }],
    result: undefined,
  };
}

function invariantOf(
  node: Extract<Expr, { kind: "apply" | "infix" }>,
): { readonly loop: Expr; readonly name: string; readonly holds: Expr } | undefined {
  if (node.kind === "infix") return { loop: node.left, name: node.op.name, holds: node.right };
  const [only, ...more] = node.args;
  if (node.fn.kind !== "select" || only === undefined || more.length > 0) return undefined;
  return { loop: node.fn.from, name: node.fn.name.name, holds: only.value };
}

// ---- measures ----

/** `decreases((a, b))` is `decreases(a, b)`. */
function severalMeasures(node: Extract<Expr, { kind: "apply" | "infix" }>): Expr | undefined {
  if (node.kind !== "apply" || node.fn.kind !== "ident" || node.fn.name !== "decreases") return undefined;
  const [only, ...more] = node.args;
  if (only?.value.kind !== "tuple" || more.length > 0) return undefined;
  return { ...node, args: only.value.items.map(argument) };
}

function argument(value: Expr): Arg {
  return { name: undefined, value, spread: false, at: value.at };
}

/** With nodes of its own, since facts are kept by node. */
function copied<T>(tree: T): T {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(copied) as T;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, key === "at" ? part : copied(part)])) as T;
}
