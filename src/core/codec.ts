// Definitions as short plain text, for libraries that are compiled ahead of time. Spans are
// dropped and nothing counts as written by the user; node ids are numbered anew on decoding.
// The text is JSON with " and ` exchanged, so that it needs no escapes inside other JSON.
import { absurd } from "../basis/absurd.js";
import type { Arm, Binding, Expr, Name, Pattern } from "./expr.js";
import type { Ids } from "./ids.js";
import type { Literal } from "./literal.js";
import type { PrimName } from "./primitive.js";
import { boundIn, type Def } from "./program.js";
import { NOWHERE } from "./span.js";
import { visit } from "./traverse.js";

/** JSON values as they are used here. */
type Json = string | number | boolean | null | readonly Json[];

export function encodeDef(def: Def): string {
  const code = def.kind === "one" ? [def.name, encode(def.bound)] : [encodeBindings(def.bindings)];
  return exchangeQuotes(inAscii(JSON.stringify(code)));
}

export function decodeDef(text: string, ids: Ids): Def {
  const [first, second] = JSON.parse(exchangeQuotes(text)) as [Json, Json | undefined];
  if (second === undefined) return { kind: "rec", bindings: decodeBindings(ids, first) };
  return { kind: "one", name: first as Name, bound: decode(ids, second) };
}

export function nodeCount(def: Def): number {
  let count = 0;
  for (const bound of boundIn(def)) {
    visit(bound, () => {
      count++;
    });
  }
  return count;
}

/** Files of ours are read one character per byte. */
function inAscii(json: string): string {
  return json.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** In a text that is JSON, or back. */
export function exchangeQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? "`" : '"'));
}

function encode(e: Expr): Json {
  switch (e.kind) {
    case "lit":
      return ["lit", encodeLiteral(e.value)];
    case "var":
      return e.name;
    case "lam":
      return ["lam", e.params, encode(e.body)];
    case "app":
      return ["app", encode(e.fn), ...e.args.map(encode)];
    case "let":
    case "letrec":
      return encodeAlong(e);
    case "make":
      return ["make", e.ctor, ...e.args.map(encode)];
    case "chain":
      return ["chain", e.ctor, ...e.items.map(encode), encode(e.last)];
    case "match":
      return ["match", encode(e.on), ...e.arms.map(encodeArm)];
    case "if":
      return ["if", encode(e.cond), encode(e.yes), encode(e.no)];
    case "prim":
      return ["prim", e.op, ...e.args.map(encode)];
    case "raise":
      return ["raise", encode(e.exn)];
    case "try":
      return ["try", encode(e.body), ...e.arms.map(encodeArm)];
    case "seq":
      return ["seq", ...e.items.map(encode)];
    case "delay":
      return ["delay", encode(e.body), e.again];
    case "force":
      return ["force", encode(e.value)];
    case "choose":
      return ["choose", ...e.options.map(encode)];
    default:
      return absurd(e);
  }
}

/** Chains of bindings are one flat list: a step is [name, bound] or a list of such. */
function encodeAlong(e: Expr): Json {
  const steps: Json[] = [];
  let rest = e;
  for (; rest.kind === "let" || rest.kind === "letrec"; rest = rest.body) {
    steps.push(rest.kind === "let" ? [rest.name, encode(rest.bound)] : encodeBindings(rest.bindings));
  }
  return ["let", steps, encode(rest)];
}

function encodeBindings(bindings: readonly Binding[]): Json {
  return bindings.map((b) => [b.name, encode(b.bound)]);
}

function encodeArm({ pattern, guard, body }: Arm): Json {
  return guard === undefined
    ? [encodePattern(pattern), encode(body)]
    : [encodePattern(pattern), encode(body), encode(guard)];
}

function encodePattern(pattern: Pattern): Json {
  switch (pattern.kind) {
    case "any":
      return 0;
    case "bind":
      return pattern.name;
    case "as":
      return ["as", encodePattern(pattern.inner), pattern.name];
    case "lit":
      return ["lit", encodeLiteral(pattern.value)];
    case "range":
      return ["range", encodeLiteral(pattern.low), encodeLiteral(pattern.high)];
    case "ctor":
      return ["ctor", pattern.ctor, ...pattern.args.map(encodePattern)];
    case "or":
      return ["or", ...pattern.options.map(encodePattern)];
    case "cell":
      return ["cell", encodePattern(pattern.inner)];
    case "array":
      return ["array", ...pattern.items.map(encodePattern)];
    default:
      return absurd(pattern);
  }
}

/** Numbers as text: JSON has no big ones, no -0 and no NaN. */
function encodeLiteral({ kind, value }: Literal): Json {
  if (kind === "str" || kind === "bool") return [kind, value];
  return [kind, Object.is(value, -0) ? "-0" : String(value)];
}

function decode(ids: Ids, json: Json): Expr {
  if (Array.isArray(json) && json[0] === "let") return decodeAlong(ids, json[1] as readonly Json[], json[2] as Json);
  const base = { id: ids.next(), at: NOWHERE, written: false };
  if (typeof json === "string") return { kind: "var", ...base, name: json as Name };
  const [kind, ...parts] = json as readonly [string, ...Json[]];
  const all = (from: number, to?: number): readonly Expr[] => parts.slice(from, to).map((part) => decode(ids, part));
  const one = (at: number): Expr => decode(ids, parts[at] as Json);
  const arms = (): readonly Arm[] => parts.slice(1).map((part) => decodeArm(ids, part));
  switch (kind as Expr["kind"]) {
    case "lit":
      return { kind: "lit", ...base, value: decodeLiteral(parts[0] as Json) };
    case "lam":
      return { kind: "lam", ...base, params: parts[0] as readonly Name[], body: one(1) };
    case "app":
      return { kind: "app", ...base, fn: one(0), args: all(1) };
    case "make":
      return { kind: "make", ...base, ctor: parts[0] as Name, args: all(1) };
    case "chain":
      return { kind: "chain", ...base, ctor: parts[0] as Name, items: all(1, -1), last: one(parts.length - 1) };
    case "match":
      return { kind: "match", ...base, on: one(0), arms: arms() };
    case "if":
      return { kind: "if", ...base, cond: one(0), yes: one(1), no: one(2) };
    case "prim":
      return { kind: "prim", ...base, op: parts[0] as PrimName, args: all(1) };
    case "raise":
      return { kind: "raise", ...base, exn: one(0) };
    case "try":
      return { kind: "try", ...base, body: one(0), arms: arms() };
    case "seq":
      return { kind: "seq", ...base, items: all(0) };
    case "delay":
      return { kind: "delay", ...base, body: one(0), again: parts[1] === true };
    case "force":
      return { kind: "force", ...base, value: one(0) };
    case "choose":
      return { kind: "choose", ...base, options: all(0) };
    default:
      throw new Error(`unknown in compiled library: ${kind}`);
  }
}

function decodeAlong(ids: Ids, steps: readonly Json[], last: Json): Expr {
  const wraps = steps.map((step): ((body: Expr) => Expr) => {
    const base = { id: ids.next(), at: NOWHERE, written: false };
    const [first, second] = step as readonly [Json, Json];
    if (typeof first !== "string") {
      const bindings = decodeBindings(ids, step);
      return (body) => ({ kind: "letrec", ...base, bindings, body });
    }
    const bound = decode(ids, second);
    return (body) => ({ kind: "let", ...base, name: first as Name, bound, body });
  });
  return wraps.reduceRight((body, wrap) => wrap(body), decode(ids, last));
}

function decodeBindings(ids: Ids, json: Json): readonly Binding[] {
  return (json as readonly (readonly [Name, Json])[]).map(([name, bound]) => ({ name, bound: decode(ids, bound) }));
}

function decodeArm(ids: Ids, json: Json): Arm {
  const [pattern, body, guard] = json as readonly [Json, Json, Json | undefined];
  const decoded = guard === undefined ? undefined : decode(ids, guard);
  return { pattern: decodePattern(pattern), guard: decoded, body: decode(ids, body) };
}

function decodePattern(json: Json): Pattern {
  const at = NOWHERE;
  if (json === 0) return { kind: "any", at };
  if (typeof json === "string") return { kind: "bind", at, name: json as Name };
  const [kind, ...parts] = json as readonly [string, ...Json[]];
  switch (kind as Pattern["kind"]) {
    case "as":
      return { kind: "as", at, inner: decodePattern(parts[0] as Json), name: parts[1] as Name };
    case "lit":
      return { kind: "lit", at, value: decodeLiteral(parts[0] as Json) };
    case "range":
      return { kind: "range", at, low: decodeLiteral(parts[0] as Json), high: decodeLiteral(parts[1] as Json) };
    case "ctor":
      return { kind: "ctor", at, ctor: parts[0] as Name, args: parts.slice(1).map(decodePattern) };
    case "or":
      return { kind: "or", at, options: parts.map(decodePattern) };
    case "cell":
      return { kind: "cell", at, inner: decodePattern(parts[0] as Json) };
    case "array":
      return { kind: "array", at, items: parts.map(decodePattern) };
    default:
      throw new Error(`unknown in compiled library: ${kind}`);
  }
}

function decodeLiteral(json: Json): Literal {
  const [kind, value] = json as readonly [Literal["kind"], string | boolean];
  switch (kind) {
    case "str":
      return { kind, value: value as string };
    case "bool":
      return { kind, value: value as boolean };
    case "f64":
    case "char":
      return { kind, value: Number(value) };
    default:
      return { kind, value: BigInt(value) };
  }
}
