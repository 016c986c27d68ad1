// Recursive functions: on a smaller list, a smaller part of a variant or a smaller number, and
// each way to call oneself may be written once, so that everything ends soon.
import { at, atom, type Code, indented, Level, node, tagged, text } from "./code.js";
import { type Arm, binary, call, constructCase, functionOf, letIn, matchWith, type Operator } from "./compose.js";
import {
  bind,
  type Context,
  type CtorDef,
  costed,
  type Entry,
  entry,
  freshName,
  helper,
  hiding,
  share,
  spend,
  variable,
} from "./context.js";
import { type Definition, parameter, written } from "./definition.js";
import type { Feature } from "./feature.js";
import { baseName, constructorsOf, hintFor, type Pattern } from "./pattern.js";
import { applied, baseType, dataType } from "./pick-type.js";
import { argument, arrows, INT, isCon, list, mono, sameType, type Type, typeVar } from "./type.js";

/** What one step of a recursion may cost. */
const STEP_COST = 80;

type Signature = {
  readonly name: string;
  readonly extra: readonly Entry[];
  readonly result: Type;
  readonly partial: boolean;
};

function signature(ctx: Context, name: string, result: Type): Signature {
  const count = ctx.rand.weighted([
    [3, 0],
    [2, 1],
    [1, 2],
  ]);
  const extra = Array.from({ length: count }, () => dataType(ctx, 1)).map((type) =>
    parameter(freshName(ctx.world, hintFor(type)), type),
  );
  return { name, extra, result, partial: ctx.partial };
}

/** The call of oneself on something smaller, to be written at most once. What grows is cut back each time. */
function selfCall(ctx: Context, { name, extra, result }: Signature, on: string, names: readonly string[]): Entry {
  const plain = [name, ...extra.map((e) => e.words), on].join(" ");
  const words = isCon(result, "string")
    ? `${helper(ctx, "clip")} (${plain})`
    : isCon(result, "list")
      ? `${helper(ctx, "take")} (${plain})`
      : plain;
  return entry(words, mono(result), {
    level: Level.apply,
    names: [name, ...extra.map((e) => e.words), ...names],
    uses: { left: 1 },
    cost: 2,
  });
}

/** The finished definition: the argument that shrinks comes last. */
function recursive(
  ctx: Context,
  sig: Signature,
  on: Pattern,
  onType: Type,
  body: Code,
  cost: number,
  vars: readonly string[],
  feature: Feature,
): Definition {
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
  return [
    {
      pattern: atom(undefined, `[${only}]`),
      guard: undefined,
      body: ctx.world.write(bind(share(ctx, 3), [variable(only, item)]), result),
    },
  ];
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
  if (isCon(type, "int"))
    return binary(type, { words: ctx.rand.pick(["+", "-"]), level: Level.add, right: false }, other(type), again);
  if (isCon(type, "string")) return binary(type, { words: "^", level: Level.concat, right: true }, other(type), again);
  if (isCon(type, "bool")) return binary(type, ctx.rand.pick([AND, OR]), other(type), again);
  if (isCon(type, "list"))
    return binary(type, { words: "::", level: Level.cons, right: true }, other(argument(type)), again);
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
    const selves = [`(${n} - 1)`, `(${n} - 2)`]
      .slice(0, twice ? 2 : 1)
      .map((smaller) => selfCall(ctx, sig, smaller, [n]));
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
    return node(
      type,
      Level.if,
      ["if ", at(Level.or, stop), " then ", indented(at(Level.or, base)), "\nelse ", indented(at(Level.or, step))],
      "if",
    );
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
  const { value: arms, cost } = costed(bind(ctx, sig.extra), STEP_COST, (inner) =>
    ctors.map((ctor) => variantArm(share(inner, ctors.length), sig, type, ctor)),
  );
  const on = freshName(ctx.world, "t");
  const body = ctx.rand.chance(0.3) && sig.extra.length === 0 ? undefined : matchWith(result, atom(type, on), arms);
  if (body === undefined) return pointFree(sig, type, arms, cost);
  return recursive(ctx, sig, { code: atom(undefined, on), bound: [] }, type, body, cost, [], "recursion on variant");
}

/** let rec f = function ... */
function pointFree(sig: Signature, type: Type, arms: readonly Arm[], cost: number): Definition {
  const whole = arrows([type], sig.result);
  const code = node(
    undefined,
    Level.open,
    [`${sig.name} = `, at(Level.open, functionOf(whole, arms))],
    "recursion on variant",
    "let rec",
  );
  return { code, recursive: true, entry: entry(sig.name, mono(whole), { cost: cost * 15, raises: sig.partial }) };
}

function variantArm(ctx: Context, sig: Signature, type: Type, ctor: CtorDef): Arm {
  const bound = ctor.args.map((arg) => variable(freshName(ctx.world, hintFor(arg)), arg));
  const selves = bound.filter((e) => sameType(e.scheme.type, type)).map((e) => selfCall(ctx, sig, e.words, [e.words]));
  const nested = bound.filter((e) => sameType(e.scheme.type, list(type))).map((e) => mapped(sig, e));
  const inner = bind(ctx, [...bound, ...nested, ...selves]);
  const [first] = selves;
  const body = first === undefined ? ctx.world.write(inner, sig.result) : combined(inner, first, sig.result);
  const written = (name: string): Code =>
    constructCase(
      type,
      { ...ctor, name },
      bound.map((e) => atom(undefined, e.words)),
      "recursive variant",
    );
  const path = ctor.name.slice(0, -baseName(ctor.name).length - 1);
  const pattern =
    path !== "" && ctx.rand.chance(0.6)
      ? node(undefined, Level.atom, [`${path}.(`, at(Level.open, written(baseName(ctor.name))), ")"], "open pattern")
      : written(ctor.name);
  return { pattern, guard: undefined, body };
}

/** List.map f ts, where the parts are a list. */
function mapped({ name, extra, result }: Signature, part: Entry): Entry {
  const own = [name, ...extra.map((e) => e.words)].join(" ");
  const words = `List.map ${extra.length > 0 ? `(${own})` : own} ${part.words}`;
  return entry(words, mono(list(result)), {
    level: Level.apply,
    names: [name, part.words, ...extra.map((e) => e.words)],
    uses: { left: 1 },
    cost: 2,
  });
}

/** Walks a list with an accumulator. */
export function tailFunction(outer: Context, name: string): Definition {
  const ctx = hiding(outer, name);
  const item = dataType(ctx, 1);
  const result = dataType(ctx, 1);
  const sig = signature(ctx, name, result);
  const [acc, l, x, xs] = [
    freshName(ctx.world, "acc"),
    freshName(ctx.world, "l"),
    freshName(ctx.world, hintFor(item)),
    freshName(ctx.world, "tl"),
  ];
  const { value: next, cost } = costed(
    bind(ctx, [...sig.extra, variable(acc, result), variable(x, item)]),
    STEP_COST,
    (inner) => inner.world.write(share(inner, 1), result),
  );
  const kept = isCon(result, "string")
    ? call(result, atom(undefined, helper(ctx, "clip")), [next])
    : isCon(result, "list")
      ? call(result, atom(undefined, helper(ctx, "take")), [next])
      : next;
  const again = node(result, Level.apply, [
    [name, ...sig.extra.map((e) => e.words)].join(" "),
    " ",
    at(Level.dot, kept),
    ` ${xs}`,
  ]);
  const body = matchWith(result, atom(list(item), l), [
    { pattern: atom(undefined, "[]"), guard: undefined, body: atom(result, acc) },
    { pattern: atom(undefined, `${x} :: ${xs}`), guard: undefined, body: again },
  ]);
  const withAcc = { ...sig, extra: [...sig.extra, parameter(acc, result)] };
  return tailed(
    recursive(ctx, withAcc, { code: atom(undefined, l), bound: [] }, list(item), body, cost, [], "recursion on list"),
  );
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
      const step = sameType(results[0], results[1])
        ? combined(share(inner, 2), peer, results[i])
        : inner.world.write(share(inner, 2), results[i]);
      return countdown(ctx, results[i], n, 12, base, step);
    });
    return recursive(ctx, sig, { code: atom(undefined, n), bound: [] }, INT, body, cost, [], "recursion on int");
  };
  return [make(0), make(1)];
}
