// Types of functions and terms, inferred as Hindley and Milner do. They say which constructors a value can have, that a
// condition is true or false, and that a lemma is used for values that it is about. All integers are of one type here.
import {
  type Arm,
  type Binding,
  type Expr,
  type Lam,
  type Name,
  type Pattern,
  tupleCtor,
  tupleWidth,
} from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import { PRIMITIVES, type PrimKind } from "../core/primitive.js";
import { type CtorDecl, type DataDecl, isMadeAnew } from "../core/program.js";
import { con, fn, type Type } from "../core/type.js";
import { bindingsOf, type Definitions } from "./definitions.js";
import { refuse } from "./refusal.js";
import type { Term } from "./terms.js";

/** Some of the type variables stand for any type. */
type Scheme = { readonly type: Type; readonly isGeneric: boolean };
type Env = ReadonlyMap<Name, Scheme>;

export type Typing = {
  readonly families: ReadonlyMap<Name, DataDecl>;
  readonly ctors: ReadonlyMap<Name, { readonly family: DataDecl; readonly decl: CtorDecl }>;
  readonly codes: Definitions["codes"];
  /** What type variables whose names begin with a question mark are, as far as that is known. */
  readonly solved: Map<string, Type>;
  readonly globals: Map<Name, Scheme>;
  /** Of a function its type, and then those of what it captured. */
  readonly functions: Map<Lam, readonly [Type, ...Type[]]>;
  /** Of operands of physical equality. */
  readonly identified: Type[];
  next: number;
};

const NUMBERS = ["i63", "i32", "i64", "native", "big"];
const FLAT = ["int", "bool", "char", "str"];
export const INT = con("int");
export const BOOL = con("bool");
const COMMON = new Map<string, Type>([
  ...NUMBERS.map((name) => [name, INT] as const),
  ["str16", con("str")],
  ["char16", con("char")],
]);

export function typingOf({ data, defs, types, bound, codes }: Definitions): Typing {
  const typing: Typing = {
    families: new Map(data.map((decl) => [decl.name, decl])),
    ctors: chosenFamilies(data),
    codes,
    solved: new Map(),
    globals: new Map(),
    functions: new Map(),
    identified: [],
    next: 0,
  };
  const typeOf = new Map<Expr, Scheme>();
  for (const def of defs)
    for (const [name, type] of inferGroup(typing, bindingsOf(def), new Map())) {
      const declared = types.get(name);
      if (declared !== undefined) equal(typing, type, instance(typing, [declared], () => true)[0] as Type, name);
      typing.globals.set(name, { type, isGeneric: true });
    }
  for (const { name, bound: e } of defs.flatMap(bindingsOf)) typeOf.set(e, typing.globals.get(name) as Scheme);
  for (const [name, e] of bound) typing.globals.set(name, typeOf.get(e) as Scheme);
  return typing.identified.every((type) => isImmediate(typing, type)) ? typing : refuse("primitive", "any.same");
}

/** Equal values are the same one: of what has no fields. */
function isImmediate(typing: Typing, type: Type): boolean {
  const known = resolved(typing, type);
  const family = known.kind === "con" ? typing.families.get(known.name) : undefined;
  if (family === undefined || family.abstract) return ["int", "bool", "char"].some((name) => isType(known, name));
  return family.ctors.every((decl) => decl.fields.length === 0 && !isMadeAnew(decl));
}

/** Where several families have a constructor, as classes of Scala do: the smallest that has others too. */
function chosenFamilies(data: readonly DataDecl[]): Typing["ctors"] {
  const rank = ({ ctors, abstract }: DataDecl): number => (abstract ? 1e6 : ctors.length === 1 ? 1e5 : ctors.length);
  const last = [...data].sort((a, b) => rank(b) - rank(a));
  return new Map(last.flatMap((family) => family.ctors.map((decl) => [decl.name, { family, decl }] as const)));
}

// ---- types ----

export function fresh(typing: Typing): Type {
  return { kind: "var", name: `?${typing.next++}` };
}

export function isType(type: Type, name: string): boolean {
  return type.kind === "con" && type.name === name;
}

/** With what is solved, one type of integers, and a family as that which its constructors are chosen from. */
export function resolved(typing: Typing, type: Type): Type {
  if (type.kind === "fn") return fn(resolved(typing, type.from), resolved(typing, type.to));
  const known = type.kind === "var" ? typing.solved.get(type.name) : undefined;
  if (type.kind === "var") return known === undefined ? type : resolved(typing, known);
  const common = COMMON.get(type.name);
  if (common !== undefined) return common;
  const family = typing.families.get(type.name);
  const [chosen, ...others] = new Set(family?.ctors.map(({ name }) => typing.ctors.get(name)?.family));
  const isOne = others.length === 0 && chosen?.params.length === type.args.length;
  return { ...type, name: isOne ? chosen.name : type.name, args: type.args.map((arg) => resolved(typing, arg)) };
}

export function unify(typing: Typing, a: Type, b: Type): boolean {
  const [x, y] = [resolved(typing, a), resolved(typing, b)];
  if (x.kind === "var" && y.kind === "var" && x.name === y.name) return true;
  if (x.kind === "var" && x.name.startsWith("?"))
    return !variablesIn(y).has(x.name) && typing.solved.set(x.name, y).size > 0;
  if (y.kind === "var" && y.name.startsWith("?")) return unify(typing, y, x);
  if (x.kind === "fn" && y.kind === "fn") return unify(typing, x.from, y.from) && unify(typing, x.to, y.to);
  if (x.kind !== "con" || y.kind !== "con" || x.name !== y.name || x.args.length !== y.args.length) return false;
  return x.args.every((arg, i) => unify(typing, arg, y.args[i] as Type));
}

function equal(typing: Typing, a: Type, b: Type, what: string): void {
  if (!unify(typing, a, b)) refuse("typing", what);
}

/** Of a type that is resolved. */
export function variablesIn(type: Type): ReadonlySet<string> {
  if (type.kind === "var") return new Set([type.name]);
  return new Set((type.kind === "fn" ? [type.from, type.to] : type.args).flatMap((part) => [...variablesIn(part)]));
}

function substituted(type: Type, by: (name: string) => Type | undefined): Type {
  if (type.kind === "var") return by(type.name) ?? type;
  if (type.kind === "fn") return fn(substituted(type.from, by), substituted(type.to, by));
  return { ...type, args: type.args.map((arg) => substituted(arg, by)) };
}

/** New variables for some, the same for the same. */
export function instance(
  typing: Typing,
  types: readonly Type[],
  isReplaced: (name: string) => boolean,
): readonly Type[] {
  const made = new Map<string, Type>();
  const by = (name: string): Type | undefined => {
    if (isReplaced(name) && !made.has(name)) made.set(name, fresh(typing));
    return made.get(name);
  };
  return types.map((type) => substituted(resolved(typing, type), by));
}

/** Of a value that a constructor of a family made; types that the family's do not tell are others each time. */
export function fieldTypes(typing: Typing, ctor: Name, family: Type): readonly Type[] | undefined {
  const type = resolved(typing, family);
  if (type.kind !== "con") return undefined;
  if (tupleWidth(ctor) !== undefined) return type.name === ctor ? type.args : undefined;
  const known = typing.ctors.get(ctor);
  if (known?.family.name !== type.name || known.decl.result !== undefined) return undefined;
  const by = (name: string): Type => type.args[known.family.params.indexOf(name)] ?? con(`some ${typing.next++}`);
  return known.decl.fields.map((field) => substituted(field, by));
}

/** Values without constructors. */
export function isFlat(typing: Typing, type: Type): boolean {
  return FLAT.some((name) => isType(resolved(typing, type), name));
}

/** Values that can be compared, and are the same if they are equal. Lemmas for any type are for such types alone. */
export function isPlain(typing: Typing, type: Type, within: readonly string[] = []): boolean {
  const known = resolved(typing, type);
  const key = JSON.stringify(known);
  if (known.kind !== "con") return known.kind === "var";
  if (isFlat(typing, known) || within.includes(key)) return true;
  if (tupleWidth(known.name) !== undefined) return known.args.every((arg) => isPlain(typing, arg, within));
  const family = typing.families.get(known.name);
  if (family === undefined || family.abstract || family.ctors.length === 0 || within.length > 20) return false;
  return family.ctors.every(({ name, identity, compared }) => {
    const fields = identity === true || compared !== undefined ? undefined : fieldTypes(typing, name, known);
    return fields?.every((field) => isPlain(typing, field, [...within, key])) === true;
  });
}

// ---- expressions ----

/** Local functions are of one type, so that a function that captures one needs no more of it than that. */
function inferGroup(typing: Typing, bindings: readonly Binding[], env: Env): readonly (readonly [Name, Type])[] {
  const assumed = bindings.map(({ name, bound }) => ({ name, bound, type: fresh(typing) }));
  const inner = new Map([...env, ...assumed.map(({ name, type }) => [name, { type, isGeneric: false }] as const)]);
  for (const { bound, type } of assumed) equal(typing, infer(typing, inner, bound), type, "a definition");
  return assumed.map(({ name, type }) => [name, type]);
}

function infer(typing: Typing, env: Env, e: Expr): Type {
  const go = (part: Expr): Type => infer(typing, env, part);
  const inside = (names: readonly (readonly [Name, Type])[], body: Expr): Type =>
    infer(typing, new Map([...env, ...names.map(([name, type]) => [name, { type, isGeneric: false }] as const)]), body);
  switch (e.kind) {
    case "lit":
      return literalType(e.value);
    case "var":
      return named(typing, env, e.name);
    case "lam":
      return inferLam(typing, env, e, inside);
    case "app":
      return applied(typing, go(e.fn), e.args.map(go));
    case "let":
      return inside(inferGroup(typing, [e], env), e.body);
    case "letrec":
      return inside(inferGroup(typing, e.bindings, env), e.body);
    case "make":
      return madeType(typing, e.ctor, e.args.map(go));
    case "chain":
      return [...e.items.map(go), go(e.last)].reduceRight((rest, item) => madeType(typing, e.ctor, [item, rest]));
    case "if": {
      equal(typing, go(e.cond), BOOL, "a condition");
      const type = go(e.yes);
      equal(typing, type, go(e.no), "two ways");
      return type;
    }
    case "match":
      return inferArms(typing, go(e.on), e.arms, inside);
    case "prim":
      return primType(typing, e.op, e.args.map(go));
    case "raise": // what it carries is nobody's concern
      if (e.exn.kind === "make") e.exn.args.map(go);
      else go(e.exn);
      return fresh(typing);
    case "seq":
      return e.items.map(go).at(-1) as Type;
    default:
      return refuse("effects", e.kind);
  }
}

type Inside = (names: readonly (readonly [Name, Type])[], body: Expr) => Type;

function named(typing: Typing, env: Env, name: Name): Type {
  const { type, isGeneric } = env.get(name) ?? typing.globals.get(name) ?? refuse("unknown-function", name);
  return instance(typing, [type], (each) => isGeneric && each.startsWith("?"))[0] as Type;
}

function inferLam(typing: Typing, env: Env, lam: Lam, inside: Inside): Type {
  const params = lam.params.map((name) => [name, fresh(typing)] as const);
  const type = params.reduceRight((to, [, from]) => fn(from, to), inside(params, lam.body));
  const captured = typing.codes.get(lam)?.captured ?? [];
  typing.functions.set(lam, [type, ...captured.map((name) => env.get(name)?.type ?? refuse("typing", name))]);
  return type;
}

function applied(typing: Typing, callee: Type, args: readonly Type[]): Type {
  return args.reduce((type, arg) => {
    const result = fresh(typing);
    equal(typing, type, fn(arg, result), "a call");
    return result;
  }, callee);
}

function inferArms(typing: Typing, on: Type, arms: readonly Arm[], inside: Inside): Type {
  const type = fresh(typing);
  for (const { pattern, guard, body } of arms) {
    const names = new Map<Name, Type>();
    bindPattern(typing, pattern, on, names);
    if (guard !== undefined) equal(typing, inside([...names], guard), BOOL, "a guard");
    equal(typing, inside([...names], body), type, "two arms");
  }
  return type;
}

function bindPattern(typing: Typing, pattern: Pattern, type: Type, names: Map<Name, Type>): void {
  const bind = (name: Name): void => {
    equal(typing, names.get(name) ?? type, type, "alternatives");
    names.set(name, type);
  };
  switch (pattern.kind) {
    case "any":
      return;
    case "bind":
      return bind(pattern.name);
    case "as":
      bind(pattern.name);
      return bindPattern(typing, pattern.inner, type, names);
    case "lit":
      return equal(typing, literalType(pattern.value), type, "a pattern");
    case "ctor": {
      const args = pattern.args.map(() => fresh(typing));
      equal(typing, madeType(typing, pattern.ctor, args), type, "a pattern");
      for (const [i, each] of pattern.args.entries()) bindPattern(typing, each, args[i] as Type, names);
      return;
    }
    case "or":
      for (const each of pattern.options) bindPattern(typing, each, type, names);
      return;
    default:
      return refuse("effects", `pattern ${pattern.kind}`);
  }
}

function literalType({ kind }: Literal): Type {
  return NUMBERS.includes(kind) ? INT : con(kind);
}

/** Of what a constructor makes of such fields: indices and existential types are not known here. */
function madeType(typing: Typing, ctor: Name, args: readonly Type[]): Type {
  if (tupleWidth(ctor) !== undefined) return con(tupleCtor(args.length), ...args);
  const known = typing.ctors.get(ctor) ?? refuse("typing", `constructor ${ctor}`);
  const params = known.family.params.map(() => fresh(typing));
  const by = (name: string): Type =>
    params[known.family.params.indexOf(name)] ?? refuse("typing", `hidden type of ${ctor}`);
  if (known.decl.result !== undefined || known.decl.fields.length !== args.length)
    refuse("typing", `fields of ${ctor}`);
  for (const [i, field] of known.decl.fields.entries())
    equal(typing, substituted(field, by), args[i] as Type, `a field of ${ctor}`);
  return con(known.family.name, ...params);
}

type Signature = { readonly takes: readonly PrimKind[] | "many"; readonly gives: PrimKind };

/** What certificates, and normal forms, have beside primitives. */
const OPERATIONS: ReadonlyMap<string, Signature> = new Map<string, Signature>(
  Object.entries({
    add: { takes: ["i63", "i63"], gives: "i63" },
    mul: { takes: ["i63", "i63"], gives: "i63" },
    div: { takes: ["i63", "i63"], gives: "i63" },
    mod: { takes: ["i63", "i63"], gives: "i63" },
    eq0: { takes: ["i63"], gives: "bool" },
    ge0: { takes: ["i63"], gives: "bool" },
    lt: { takes: ["any", "any"], gives: "bool" },
    eq: { takes: ["any", "any"], gives: "bool" },
    less: { takes: ["any", "any"], gives: "bool" },
    compare: { takes: ["any", "any"], gives: "i63" },
    not: { takes: ["bool"], gives: "bool" },
  }),
);

/** Operands of any type are of one type; a primitive that gives any type ends the program. */
function primType(typing: Typing, name: string, args: readonly Type[]): Type {
  const { takes, gives } = OPERATIONS.get(name) ?? PRIMITIVES.get(name as never) ?? refuse("primitive", name);
  const any = fresh(typing);
  const typeOf = (kind: PrimKind): Type =>
    kind === "any" ? any : NUMBERS.includes(kind) ? INT : con(kind === "unit" ? "tuple0" : kind);
  if (takes === "many" || takes.length !== args.length) return refuse("typing", `operands of ${name}`);
  if (name === "any.same") typing.identified.push(any);
  for (const [i, kind] of takes.entries()) equal(typing, typeOf(kind), args[i] as Type, `an operand of ${name}`);
  return typeOf(gives);
}

// ---- terms ----

export function termType(typing: Typing, term: Term): Type {
  const go = (each: Term): Type => termType(typing, each);
  switch (term.kind) {
    case "var":
      return term.type;
    case "lit":
      return literalType(term.value);
    case "sum":
      for (const atom of term.parts.flatMap(({ atoms }) => atoms)) equal(typing, go(atom), INT, "a part of a sum");
      return INT;
    case "make":
      return madeType(typing, term.ctor, term.args.map(go));
    case "fun": {
      const known = typing.functions.get(term.code.lam) ?? refuse("typing", "a function");
      const [type, ...captured] = instance(typing, known, (name) => name.startsWith("?")) as [Type, ...Type[]];
      for (const [i, each] of captured.entries())
        equal(typing, each, go(term.env[i] as Term), "what a function captured");
      return applied(typing, type, term.held.map(go));
    }
    case "call":
      return applied(typing, go(term.fn), term.args.map(go));
    case "op":
      return primType(typing, term.op, term.args.map(go));
    case "global":
      return named(typing, new Map(), term.name);
  }
}
