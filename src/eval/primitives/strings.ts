// Characters, booleans and strings. A string is a box round a JavaScript string with one
// character per byte or UTF-16 unit, so JavaScript's order of strings is theirs.
import { placeAmong } from "../../basis/char-ranges.js";
import type { Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Bytes, Str, type Value } from "../../core/value.js";
import { js, num } from "../js.js";
import { charge, chargeNew, type Runtime, raiseFault } from "../runtime.js";
import { COMPARE, order } from "./ints.js";
import { md5 } from "./md5.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

const UNIT_BATCH = 8192; // fewer arguments than any host's limit for one call

function get(rt: Runtime, s: Str, at: Int): number {
  const code = typeof at === "number" ? s.s.charCodeAt(at) : Number.NaN;
  return Number.isNaN(code) ? raiseFault(rt, "bounds") : code;
}

function concat(rt: Runtime, a: Str, b: Str): Str {
  chargeNew(rt, a.s.length + b.s.length);
  return new Str(a.s + b.s);
}

/** Whether a part of this length from this place lies inside. */
export function inBounds(length: number, from: Int, count: Int): boolean {
  return from >= 0 && count >= 0 && Number(from) + Number(count) <= length;
}

function sub(rt: Runtime, s: Str, from: Int, count: Int): Str {
  if (!inBounds(s.s.length, from, count)) return raiseFault(rt, "bounds");
  charge(rt, Number(count));
  return new Str(s.s.slice(Number(from), Number(from) + Number(count)));
}

function make(rt: Runtime, count: Int, char: number): Str {
  chargeNew(rt, Number(count));
  return new Str(String.fromCharCode(char).repeat(Math.max(Number(count), 0)));
}

function ofArray(rt: Runtime, chars: readonly number[]): Str {
  chargeNew(rt, chars.length);
  let text = "";
  for (let i = 0; i < chars.length; i += UNIT_BATCH) text += String.fromCharCode(...chars.slice(i, i + UNIT_BATCH));
  return new Str(text);
}

function join(rt: Runtime, separator: Str, parts: readonly Str[]): Str {
  const gaps = Math.max(parts.length - 1, 0) * separator.s.length;
  chargeNew(rt, parts.length + gaps + parts.reduce((sum, part) => sum + part.s.length, 0));
  return new Str(parts.map((part) => part.s).join(separator.s));
}

function digest(rt: Runtime, s: Str): Str {
  charge(rt, 16 * s.s.length);
  return new Str(md5(s.s));
}

/** Never the empty array that all others share, which is no bytes. */
function newBytes(rt: Runtime, length: number, at: (i: number) => number): Value {
  chargeNew(rt, length);
  rt.mutated = true;
  const bytes = new Bytes();
  for (let i = 0; i < length; i++) bytes.push(at(i));
  return bytes;
}

/** Reading both strings costs; the shorter one bounds it. */
function compared<R>(decide: (a: string, b: string) => R): (rt: Runtime, a: Str, b: Str) => R {
  return (rt, a, b) => {
    charge(rt, Math.min(a.s.length, b.s.length));
    return decide(a.s, b.s);
  };
}

const inlineGet: Inline = (site, s, at) => {
  const test = `${at.text} >= 0 && ${at.text} < ${s.text}.s.length`;
  return num(`(${test} ? ${s.text}.s.charCodeAt(${at.text}) : ${site.otherwise})`);
};

/** A unit that is half of a pair, alone, is written as a question mark, as Java does. */
function utf8(rt: Runtime, { s }: Str): Str {
  charge(rt, s.length);
  if (!/[\x80-\uffff]/.test(s)) return new Str(s);
  const units: string[] = [];
  for (const character of s) units.push(bytesOf(character.codePointAt(0) as number));
  return new Str(units.join(""));
}

function bytesOf(code: number): string {
  if (code < 0x80) return String.fromCharCode(code);
  if (code >= 0xd800 && code < 0xe000) return "?";
  const rest = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), rest(0));
  if (code < 0x10000) return String.fromCharCode(0xe0 | (code >> 12), rest(6), rest(0));
  return String.fromCharCode(0xf0 | (code >> 18), rest(12), rest(6), rest(0));
}

export const STRINGS: Readonly<
  Record<Extract<PrimName, `str.${string}` | `char.${string}` | `bool.${string}`>, Primitive>
> = {
  "str.length": primitive(
    (_rt, s: Str) => s.s.length,
    (_site, s) => num(`${s.text}.s.length`),
  ),
  "str.get": primitive(get, inlineGet),
  "str.concat": primitive(concat),
  "str.sub": primitive(sub),
  "str.make": primitive(make),
  "str.of_array": primitive(ofArray),
  "str.join": primitive(join),
  "str.md5": primitive(digest),
  "str.utf8": primitive(utf8),
  "str.eq": primitive(compared((a, b) => a === b)),
  "str.ne": primitive(compared((a, b) => a !== b)),
  "str.lt": primitive(compared((a, b) => a < b)),
  "str.le": primitive(compared((a, b) => a <= b)),
  "str.gt": primitive(compared((a, b) => a > b)),
  "str.ge": primitive(compared((a, b) => a >= b)),
  "str.compare": primitive(compared((a, b) => order(a, b))),
  "char.code": primitive(
    (_rt, c: number) => c,
    (_site, c) => ({ ...c, num: true }),
  ),
  "char.chr": primitive((_rt, n: Int) => Number(BigInt.asUintN(8, BigInt(n)))),
  "char.chr16": primitive(
    (_rt, n: Int) => Number(BigInt.asUintN(16, BigInt(n))),
    (site, n) => {
      const { text } = n;
      return num(`(typeof ${text} === "number" ? ${text} & 65535 : ${site.otherwise})`);
    },
  ),
  "char.among": primitive((_rt, c: number, ranges: Str) => placeAmong(c, ranges.s)),
  "char.eq": COMPARE.eq,
  "char.ne": COMPARE.ne,
  "char.lt": COMPARE.lt,
  "char.le": COMPARE.le,
  "char.gt": COMPARE.gt,
  "char.ge": COMPARE.ge,
  "char.compare": COMPARE.compare,
  "bool.not": primitive(
    (_rt, b: boolean) => !b,
    (_site, b) => js(`!${b.text}`),
  ),
  "bool.eq": COMPARE.eq,
  "bool.ne": COMPARE.ne,
  "bool.lt": COMPARE.lt,
  "bool.le": COMPARE.le,
  "bool.gt": COMPARE.gt,
  "bool.ge": COMPARE.ge,
  "bool.compare": COMPARE.compare,
};

export const BYTES: Readonly<Record<Extract<PrimName, `bytes.${string}`>, Primitive>> = {
  "bytes.make": primitive((rt, count: Int, char: number) => newBytes(rt, Number(count), () => char)),
  "bytes.share": primitive((_rt, bytes: Bytes) => {
    bytes.isString = true;
    return bytes;
  }),
  "bytes.of_str": primitive((rt, s: Str) => newBytes(rt, s.s.length, (i) => s.s.charCodeAt(i))),
};
