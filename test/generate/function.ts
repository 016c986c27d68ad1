// Functions: lambdas where one is wanted, and definitions, plain or recursive. Recursion is
// on a smaller list, a smaller part of a variant or a smaller number, and each way to call
// oneself may be written once, so that everything ends soon.
import { type Code, Level, type Part, atom, at, indented, node, tagged, text } from "./code.js";
import { type Arm, type Operator, binary, call, construct, funOf, functionOf, letIn, matchWith } from "./compose.js";
import { CALLBACK_COST, type Context, type Entry, bind, costed, entry, freshName, helper, hiding, mayRaise, mustNotRaise, share, spend, typeText, variable, withFuel } from "./context.js";
import { armsFor } from "./control.js";
import type { Feature } from "./feature.js";
import { type Pattern, constructorsOf, hintFor, irrefutable } from "./pattern.js";
import { applied, baseType, dataType, functionType } from "./pick-type.js";
import { INT, type Scheme, type Type, argument, arrows, isCon, isPolymorphic, list, mono, params, readType, resultOf, sameType, substitute, typeVar } from "./type.js";

/** What follows `let` or `let rec`, and what it adds to the scope. */
export type Definition = { readonly code: Code; readonly entry: Entry; readonly recursive: boolean };

// ---- lambdas ----

export function lambda(ctx: Context, type: Type): Code {
  const all = params(type);
  const most = Math.min(CALLBACK_COST, Math.floor(ctx.cost.left / 10));
  const { value, cost } = costed(spend(ctx), most, (inner) => lambdaOf(inner, type, all));
  ctx.cost.left -= cost * 10;
  return value;
}

function lambdaOf(ctx: Context, type: Type, all: readonly Type[]): Code {
  const [first] = all;
  if (type.kind !== "fun" || first === undefined) throw new Error("not a function type");
  if (ctx.fuel > 3 && ctx.rand.chance(0.25)) return functionOf(type, armsFor(ctx, first, type.to).arms);
  const count = ctx.rand.chance(0.85) ? all.length : 1;
  const patterns = parameters(ctx, all.slice(0, count));
  const result = resultOf(type, count);
  const body = ctx.world.write(bind(ctx, patterns.flatMap((p) => p.bound)), result);
  return funOf(type, patterns.map((p) => p.code), body);
}

/** Patterns for parameters, no variable bound twice. */
function parameters(ctx: Context, types: readonly Type[]): Pattern[] {
  const seen = new Set<string>();
  return types.map((type) => {
    const pattern = ctx.rand.chance(0.75) || type.kind === "var" ? plainParameter(ctx, type) : irrefutable(ctx, type, 1);
    const clash = pattern.bound.some((e) => seen.has(e.words));
    for (const e of pattern.bound) seen.add(e.words);
    return clash ? plainParameter(ctx, type) : pattern;
  });
}

/** A name that nothing else has. */
function plainParameter(ctx: Context, type: Type): Pattern {
  if (isCon(type, "unit")) return { code: atom(undefined, "()"), bound: [] };
  const name = freshName(ctx.world, hintFor(type));
  return { code: atom(undefined, name), bound: [parameter(name, type)] };
}

/** A pair taken apart at once: its parts may be all that there is of their types. */
function openParameter(ctx: Context, type: Type): Pattern {
  if (type.kind !== "tuple") return plainParameter(ctx, type);
  const parts = type.items.map((item) => plainParameter(ctx, item));
  const words = parts.map(({ bound }) => bound[0]?.words ?? "_").join(", ");
  return { code: text(undefined, Level.tuple, words, "tuple pattern"), bound: parts.flatMap((part) => part.bound) };
}

/** A parameter that is a function may be called, at the price that passed functions have. */
const parameter = (name: string, type: Type): Entry => entry(name, mono(type), { cost: type.kind === "fun" ? CALLBACK_COST : 1 });

// ---- definitions ----

type Kind = (ctx: Context, name: string) => Definition | undefined;

/** Any function; `most` is what one call of it may cost. */
export function defineFunction(ctx: Context, name: string): Definition {
  const kinds: readonly (readonly [number, Kind])[] = [
    [5, plainFunction],
    [2.5, polymorphicFunction],
    [3, listFunction],
    [2, intFunction],
    [3, variantFunction],
    [1.5, tailFunction],
  ];
  for (let tries = 0; tries < 4; tries++) {
    const made = ctx.rand.weighted(kinds)(raisingOrNot(ctx), name);
    if (made !== undefined) return made;
  }
  return plainFunction(ctx, name);
}

const raisingOrNot = (ctx: Context): Context => (ctx.rand.chance(0.4) ? mayRaise(ctx) : mustNotRaise(ctx));

export function localFunction(ctx: Context, type: Type): Code {
  const inner = ctx.partial ? ctx : mustNotRaise(ctx);
  const name = freshName(ctx.world, "f");
  const kinds = [plainFunction, plainFunction, listFunction, intFunction, tailFunction, variantFunction, polymorphicFunction];
  const definition = ctx.rand.pick(kinds)(withFuel(share(inner, 2), 10), name) ?? plainFunction(withFuel(share(inner, 2), 10), name);
  const rest = ctx.world.write(bind(share(ctx, 2), [definition.entry]), type);
  const parts: Part[] = [definition.recursive ? "let rec " : "let ", at(Level.open, definition.code), " in\n", at(Level.open, rest)];
  return node(type, Level.open, parts, definition.recursive ? "local recursive function" : "local function");
}

/** What one call of a defined function may cost, itself or per step of its recursion. */
const BODY_COST = 400;
const STEP_COST = 80;

/** Functions whose result is a function are called with all arguments at once like others. */
export function plainFunction(ctx: Context, name: string): Definition {
  const types = Array.from({ length: ctx.rand.weighted([[3, 1], [4, 2], [1.5, 3]]) }, () => parameterType(ctx));
  return withBody(ctx, name, types, dataType(ctx, 2), []);
}

function parameterType(ctx: Context): Type {
  return ctx.rand.weighted<() => Type>([
    [8, () => dataType(ctx, 2)],
    [1.2, () => functionType(ctx)],
    [0.5, () => ({ kind: "con", name: "unit", args: [] })],
    [0.5, () => ({ kind: "con", name: "ref", args: [dataType(ctx, 1)] })],
    [0.3, () => ({ kind: "con", name: "Lazy.t", args: [baseType(ctx)] })],
  ])();
}

const POLYMORPHIC: readonly string[] = [
  "'a -> 'a",
  "'a -> 'b -> 'a",
  "('a -> 'b) -> 'a -> 'b",
  "('a -> 'b) -> ('b -> 'c) -> 'a -> 'c",
  "('a -> 'a) -> 'a -> 'a",
  "'a list -> 'a -> 'a list",
  "('a -> bool) -> 'a list -> 'a list",
  "'a * 'b -> 'b * 'a",
  "'a option -> 'a -> 'a",
  "('a -> 'b -> 'c) -> 'b -> 'a -> 'c",
  "('a -> 'b) -> 'a option -> 'b option",
  "('a * 'b -> 'c) -> 'a -> 'b -> 'c",
  "'a list -> int",
  "('a -> int) -> 'a list -> int",
  "'a array -> 'a list",
  "('a -> 'b) -> 'a list -> 'b list",
  "('a, 'b) result -> 'a option",
  "'a -> 'a -> bool",
  "('a -> 'b -> 'a) -> 'a -> 'b list -> 'a",
  "bool -> 'a -> 'a -> 'a",
  "'a list -> 'a list",
  "'a -> int -> 'a list",
  "'a list -> 'b list -> int",
];

export function polymorphicFunction(ctx: Context, name: string): Definition {
  const scheme = freshVariables(ctx, readType(ctx.rand.pick(POLYMORPHIC)));
  const types = params(scheme.type);
  const result = resultOf(scheme.type, types.length);
  return withBody(ctx, name, types, result, scheme.vars);
}

/** Variables that no function around this one has. */
function freshVariables(ctx: Context, { vars, type }: Scheme): Scheme {
  const fresh = new Map(vars.map((name) => [name, freshName(ctx.world, name)] as const));
  const renamed = new Map([...fresh].map(([name, to]) => [name, typeVar(to)] as const));
  return { vars: [...fresh.values()], type: substitute(type, renamed) };
}

function withBody(ctx: Context, name: string, types: readonly Type[], result: Type, vars: readonly string[]): Definition {
  const patterns = vars.length > 0 ? types.map((type) => openParameter(ctx, type)) : parameters(ctx, types);
  const { value: body, cost } = costed(ctx, BODY_COST, (inner) => inner.world.write(bind(inner, patterns.flatMap((p) => p.bound)), result));
  const type = arrows(types, result);
  const features: Feature[] = vars.length > 0 ? ["polymorphic function"] : [];
  const code = written(ctx, name, patterns, body, { vars, type }, ...features);
  return { code, recursive: false, entry: entry(name, { vars, type }, { cost, raises: ctx.partial }) };
}

/** name p q = body, in one of the ways to write that. */
function written(ctx: Context, name: string, patterns: readonly Pattern[], body: Code, { vars, type }: Scheme, ...features: Feature[]): Code {
  const words = patterns.flatMap(({ code }): Part[] => [" ", at(Level.dot, code)]);
  const currying: Feature[] = patterns.length > 1 ? ["currying"] : [];
  const tail = indented(at(Level.open, body));
  const plain = () => node(undefined, Level.open, [name, ...words, " =\n  ", tail], ...currying, ...features);
  const lambdaForm = (head: string, ...more: Feature[]) =>
    node(undefined, Level.open, [`${head} = `, indented(at(Level.open, funOf(type, patterns.map((p) => p.code), body)))], ...features, ...more);
  const annotatable = isPolymorphic(type) ? 0 : 1;
  return ctx.rand.weighted<() => Code>([
    [8, plain],
    [1, () => lambdaForm(name)],
    [annotatable, () => node(undefined, Level.open, [name, ...words, ` : ${typeText(ctx, resultOf(type, patterns.length))} =\n  `, tail], "type annotation", ...currying, ...features)],
    [annotatable * 0.7, () => lambdaForm(`${name} : ${typeText(ctx, type)}`, "type annotation")],
    [vars.length > 0 ? 3 : 0, () => lambdaForm(`${name} : ${vars.join(" ")}. ${typeText(ctx, type)}`, "explicit polymorphism", "type annotation")],
  ])();
}

// ---- recursion ----

type Signature = { readonly name: string; readonly extra: readonly Entry[]; readonly result: Type; readonly partial: boolean };

function signature(ctx: Context, name: string, result: Type): Signature {
  const count = ctx.rand.weighted([[3, 0], [2, 1], [1, 2]]);
  const extra = Array.from({ length: count }, () => dataType(ctx, 1)).map((type) => parameter(freshName(ctx.world, hintFor(type)), type));
  return { name, extra, result, partial: ctx.partial };
}

/** The call of oneself on something smaller, to be written at most once. What grows is cut back each time. */
function selfCall(ctx: Context, { name, extra, result }: Signature, on: string, names: readonly string[]): Entry {
  const plain = [name, ...extra.map((e) => e.words), on].join(" ");
  const words = isCon(result, "string") ? `${helper(ctx, "clip")} (${plain})` : isCon(result, "list") ? `${helper(ctx, "take")} (${plain})` : plain;
  return entry(words, mono(result), { level: Level.apply, names: [name, ...extra.map((e) => e.words), ...names], uses: { left: 1 }, cost: 2 });
}

/** The finished definition: the argument that shrinks comes last. */
function recursive(ctx: Context, sig: Signature, on: Pattern, onType: Type, body: Code, cost: number, vars: readonly string[], feature: Feature): Definition {
  const patterns = [...sig.extra.map((e): Pattern => ({ code: atom(undefined, e.words), bound: [e] })), on];
  const type = arrows([...sig.extra.map((e) => e.scheme.type), onType], sig.result);
  const code = written(ctx, sig.name, patterns, body, { vars, type }, feature, "let rec");
  return { code, recursive: true, entry: entry(sig.name, { vars, type }, { cost: cost * 15, raises: sig.partial }) };
}

export function listFunction(outer: Context, name: string): Definition {
  const ctx = hiding(outer, name);
  const polymorphic = ctx.rand.chance(0.3);
  const itemVar = freshName(ctx.world, "'a");
  const item: Type = polymorphic ? typeVar(itemVar) : dataType(ctx, 1);
  const result = polymorphic && ctx.rand.chance(0.5) ? list(item) : dataType(ctx, 1);
  const sig = signature(ctx, name, result);
  const l = freshName(ctx.world, "l");
  const [x, xs] = [freshName(ctx.world, hintFor(item)), freshName(ctx.world, "tl")];
  const { value: arms, cost } = costed(bind(ctx, sig.extra), STEP_COST, (inner): Arm[] => [
    { pattern: atom(undefined, "[]"), guard: undefined, body: inner.world.write(share(inner, 3), result) },
    ...oneItemArm(inner, item, result),
    listStep(inner, sig, variable(x, item), variable(xs, list(item))),
  ]);
  const on: Pattern = { code: atom(undefined, l), bound: [] };
  const body = matchWith(result, atom(list(item), l), arms, "list pattern");
  return recursive(ctx, sig, on, list(item), body, cost, polymorphic ? [itemVar] : [], "recursion on list");
}

function oneItemArm(ctx: Context, item: Type, result: Type): Arm[] {
  if (!ctx.rand.chance(0.25)) return [];
  const only = freshName(ctx.world, hintFor(item));
  return [{ pattern: atom(undefined, `[${only}]`), guard: undefined, body: ctx.world.write(bind(share(ctx, 3), [variable(only, item)]), result) }];
}

function listStep(ctx: Context, sig: Signature, head: Entry, tail: Entry): Arm {
  const self = selfCall(ctx, sig, tail.words, [tail.words]);
  const body = combined(bind(share(ctx, 2), [head, tail, self]), self, sig.result);
  return { pattern: atom(undefined, `${head.words} :: ${tail.words}`), guard: undefined, body };
}

const AND: Operator = { words: "&&", level: Level.and, right: true };
const OR: Operator = { words: "||", level: Level.or, right: true };

/** Mostly makes sure that the recursive result is used: e + f t, e :: f t ... */
function combined(ctx: Context, self: Entry, type: Type): Code {
  if (self.uses === undefined || ctx.rand.chance(0.25)) return ctx.world.write(ctx, type);
  self.uses.left = 0;
  const again = text(type, self.level, self.words);
  const other = (of: Type) => ctx.world.write(spend(ctx), of);
  if (isCon(type, "int")) return binary(type, { words: ctx.rand.pick(["+", "-"]), level: Level.add, right: false }, other(type), again);
  if (isCon(type, "string")) return binary(type, { words: "^", level: Level.concat, right: true }, other(type), again);
  if (isCon(type, "bool")) return binary(type, ctx.rand.pick([AND, OR]), other(type), again);
  if (isCon(type, "list")) return binary(type, { words: "::", level: Level.cons, right: true }, other(argument(type)), again);
  if (isCon(type, "float")) return binary(type, { words: "+.", level: Level.add, right: false }, other(type), again);
  const name = freshName(ctx.world, "r");
  return letIn(type, atom(undefined, name), again, ctx.world.write(bind(ctx, [variable(name, type)]), type));
}

/** Counts down from a number that is cut off at twenty. */
export function intFunction(outer: Context, name: string): Definition {
  const ctx = hiding(outer, name);
  const result = dataType(ctx, 1);
  const sig = signature(ctx, name, result);
  const n = freshName(ctx.world, "n");
  const twice = isCon(result, "int") && ctx.rand.chance(0.25);
  const top = twice ? 8 : ctx.rand.pick([10, 20, 15]);
  const { value: body, cost } = costed(bind(ctx, [...sig.extra, variable(n, INT)]), twice ? 15 : STEP_COST, (inner) => {
    const base = inner.world.write(share(inner, 3), result);
    const selves = [`(${n} - 1)`, `(${n} - 2)`].slice(0, twice ? 2 : 1).map((smaller) => selfCall(ctx, sig, smaller, [n]));
    const first = selves[0] ?? variable(n, INT);
    const step = combined(bind(share(inner, 2), selves), first, result);
    return countdown(ctx, result, n, top, base, step);
  });
  const on: Pattern = { code: atom(undefined, n), bound: [] };
  return recursive(ctx, sig, on, INT, body, twice ? cost * 4 : cost, [], "recursion on int");
}

function countdown(ctx: Context, type: Type, n: string, top: number, base: Code, step: Code): Code {
  if (ctx.rand.chance(0.6)) {
    const stop = text(undefined, Level.or, `${n} <= 0 || ${n} > ${top}`);
    return node(type, Level.if, ["if ", at(Level.or, stop), " then ", indented(at(Level.or, base)), "\nelse ", indented(at(Level.or, step))], "if");
  }
  return matchWith(type, atom(INT, n), [
    { pattern: atom(undefined, "0"), guard: undefined, body: base },
    { pattern: atom(undefined, "_"), guard: text(undefined, Level.or, `${n} < 0 || ${n} > ${top}`), body: base },
    { pattern: atom(undefined, "_"), guard: undefined, body: step },
  ]);
}

/** Takes a value of a recursive type apart, with a call for each part of the same type. */
export function variantFunction(outer: Context, name: string): Definition | undefined {
  const ctx = hiding(outer, name);
  const defs = [...ctx.world.types.values()].filter((def) => def.body.kind === "variant" && def.body.recursive);
  if (defs.length === 0) return undefined;
  const type = applied(ctx.rand.pick(defs), () => baseType(ctx));
  const result = ctx.rand.chance(0.25) ? type : dataType(ctx, 1);
  const sig = signature(ctx, name, result);
  const ctors = constructorsOf(ctx, type) ?? [];
  const { value: arms, cost } = costed(bind(ctx, sig.extra), STEP_COST, (inner) => ctors.map((ctor) => variantArm(share(inner, ctors.length), sig, type, ctor)));
  const on = freshName(ctx.world, "t");
  const body = ctx.rand.chance(0.3) && sig.extra.length === 0 ? undefined : matchWith(result, atom(type, on), arms);
  if (body === undefined) return pointFree(sig, type, arms, cost);
  return recursive(ctx, sig, { code: atom(undefined, on), bound: [] }, type, body, cost, [], "recursion on variant");
}

/** let rec f = function ... */
function pointFree(sig: Signature, type: Type, arms: readonly Arm[], cost: number): Definition {
  const whole = arrows([type], sig.result);
  const code = node(undefined, Level.open, [`${sig.name} = `, at(Level.open, functionOf(whole, arms))], "recursion on variant", "let rec");
  return { code, recursive: true, entry: entry(sig.name, mono(whole), { cost: cost * 15, raises: sig.partial }) };
}

function variantArm(ctx: Context, sig: Signature, type: Type, ctor: { readonly name: string; readonly args: readonly Type[] }): Arm {
  const bound = ctor.args.map((arg) => variable(freshName(ctx.world, hintFor(arg)), arg));
  const selves = bound.filter((e) => sameType(e.scheme.type, type)).map((e) => selfCall(ctx, sig, e.words, [e.words]));
  const nested = bound.filter((e) => sameType(e.scheme.type, list(type))).map((e) => mapped(sig, e));
  const inner = bind(ctx, [...bound, ...nested, ...selves]);
  const [first] = selves;
  const body = first === undefined ? ctx.world.write(inner, sig.result) : combined(inner, first, sig.result);
  const pattern = construct(type, ctor.name, bound.map((e) => atom(undefined, e.words)), "variant", "recursive variant");
  return { pattern, guard: undefined, body };
}

/** List.map f ts, where the parts are a list. */
function mapped({ name, extra, result }: Signature, part: Entry): Entry {
  const own = [name, ...extra.map((e) => e.words)].join(" ");
  const words = `List.map ${extra.length > 0 ? `(${own})` : own} ${part.words}`;
  return entry(words, mono(list(result)), { level: Level.apply, names: [name, part.words, ...extra.map((e) => e.words)], uses: { left: 1 }, cost: 2 });
}

/** Walks a list with an accumulator. */
export function tailFunction(outer: Context, name: string): Definition {
  const ctx = hiding(outer, name);
  const item = dataType(ctx, 1);
  const result = dataType(ctx, 1);
  const sig = signature(ctx, name, result);
  const [acc, l, x, xs] = [freshName(ctx.world, "acc"), freshName(ctx.world, "l"), freshName(ctx.world, hintFor(item)), freshName(ctx.world, "tl")];
  const { value: next, cost } = costed(bind(ctx, [...sig.extra, variable(acc, result), variable(x, item)]), STEP_COST, (inner) => inner.world.write(share(inner, 1), result));
  const kept = isCon(result, "string") ? call(result, atom(undefined, helper(ctx, "clip")), [next]) : isCon(result, "list") ? call(result, atom(undefined, helper(ctx, "take")), [next]) : next;
  const again = node(result, Level.apply, [[name, ...sig.extra.map((e) => e.words)].join(" "), " ", at(Level.dot, kept), ` ${xs}`]);
  const body = matchWith(result, atom(list(item), l), [
    { pattern: atom(undefined, "[]"), guard: undefined, body: atom(result, acc) },
    { pattern: atom(undefined, `${x} :: ${xs}`), guard: undefined, body: again },
  ]);
  const withAcc = { ...sig, extra: [...sig.extra, parameter(acc, result)] };
  return tailed(recursive(ctx, withAcc, { code: atom(undefined, l), bound: [] }, list(item), body, cost, [], "recursion on list"));
}

function tailed(definition: Definition): Definition {
  return { ...definition, code: tagged(definition.code, "tail recursion") };
}

/** Two functions that call each other on a smaller number. */
export function mutualFunctions(ctx: Context, names: readonly [string, string]): readonly [Definition, Definition] {
  const results = [dataType(ctx, 1), dataType(ctx, 1)] as const;
  const make = (i: 0 | 1): Definition => {
    const other = i === 0 ? 1 : 0;
    const n = freshName(ctx.world, "n");
    const sig: Signature = { name: names[i], extra: [], result: results[i], partial: ctx.partial };
    const peer = selfCall(ctx, { ...sig, name: names[other], result: results[other] }, `(${n} - 1)`, [n]);
    const { value: body, cost } = costed(bind(ctx, [variable(n, INT), peer]), STEP_COST, (inner) => {
      const base = inner.world.write({ ...share(inner, 3), scope: inner.scope.filter((e) => e !== peer) }, results[i]);
      const step = sameType(results[0], results[1]) ? combined(share(inner, 2), peer, results[i]) : inner.world.write(share(inner, 2), results[i]);
      return countdown(ctx, results[i], n, 12, base, step);
    });
    return recursive(ctx, sig, { code: atom(undefined, n), bound: [] }, INT, body, cost, [], "recursion on int");
  };
  return [make(0), make(1)];
}

