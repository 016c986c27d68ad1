// The hash of any value, the number that OCaml's Hashtbl.hash gives: what it is made of is
// looked at breadth first, within limits, and mixed as MurmurHash3 (32 bits) does. Blocks are
// hashed as OCaml lays them out. The width of an integer is known only where a field is declared with it:
// elsewhere, a program with integers of several widths gets no answer.
import type { Int } from "../../basis/integer.js";
import { shownName } from "../../core/expr.js";
import type { CtorDecl } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import {
  Bytes,
  Cell,
  type Ctor,
  D0,
  type Data,
  Flt,
  fieldsOf,
  isData,
  Lazy,
  Str,
  type Value,
} from "../../core/value.js";
import { constantsBeside, isOfOpenFamily } from "../ctors.js";
import { charge, type Runtime, Signal } from "../runtime.js";
import { BOXED } from "./boxed.js";
import { rankOf } from "./compare.js";

/** No more values than this are ever looked at, whatever the limit. */
const QUEUE = 256;
const BITS_30 = 0x3fffffff;

/** What is still to be looked at, and what is known of its type. */
type Waiting = { readonly values: Value[]; readonly types: (Type | undefined)[]; readonly room: number };

export type HashSettings = { readonly count: number; readonly limit: number; readonly seed: number };

/** Of the seed, the low 32 bits count; numbers beyond what is ever looked at are all alike. */
export function hashSettings(count: Int, limit: Int, seed: Int): HashSettings {
  return { count: Number(count), limit: Number(limit), seed: Number(BigInt.asIntN(32, BigInt(seed))) };
}

/** `look` gives the value that stands for another. At most `count` numbers, strings and so on are mixed. */
export function hashValue(rt: Runtime, settings: HashSettings, first: Value, look: (value: Value) => Value): number {
  const { seed, count, limit } = settings;
  const waiting: Waiting = {
    values: [first],
    types: [undefined],
    room: limit < 0 || limit > QUEUE ? QUEUE : limit,
  };
  let hash = seed | 0;
  let left = count;
  for (let next = 0; next < waiting.values.length && left > 0; next++) {
    const value = resultOf(look(waiting.values[next] as Value), look);
    const block = blockOf(rt, value, look);
    if (isFloats(value, look)) {
      const floats = floatsOf(value, look).slice(0, left);
      hash = floats.reduce(mixFloat, hash);
      left -= floats.length;
    } else if (block !== undefined) hash = mix(hash, enter(rt, value, block, waiting));
    else {
      hash = mixLeaf(rt, hash, value, waiting.types[next]);
      left--;
    }
  }
  return finished(hash) & BITS_30;
}

/** `ahead` values come before those of the fields that are declared so. */
type Block = { readonly content: readonly Value[]; readonly decl: CtorDecl | undefined; readonly ahead: number };

/** What is made of other values: one of the open family holds the number of its constructor, too. */
function blockOf(rt: Runtime, value: Value, look: (value: Value) => Value): Block | undefined {
  if (value instanceof D0) return undefined;
  if (isData(value)) {
    const fields = recordIn(value, look) ?? value;
    const ahead = isOfOpenFamily(value.k) ? [numberOf(rt, value.k)] : [];
    return { content: [...ahead, ...fieldsOf(fields)], decl: fields.k.decl, ahead: ahead.length };
  }
  if (value instanceof Cell) return { content: [value.v], decl: undefined, ahead: 0 };
  const isArray = Array.isArray(value) && !(value instanceof Bytes);
  return isArray ? { content: value, decl: undefined, ahead: 0 } : undefined;
}

/** A constructor and the record that it is declared with, which has no other name, are one block. */
function recordIn(value: Data, look: (value: Value) => Value): Data | undefined {
  const { name, labels } = value.k.decl;
  const [field] = value.k.arity === 1 && labels === undefined ? fieldsOf(value) : [];
  const record = field === undefined ? undefined : look(field);
  if (record === undefined || !isData(record) || record.k.decl.labels === undefined) return undefined;
  return shownName(record.k.decl.name) === shownName(name) ? record : undefined;
}

/** A forced lazy value counts as its result. */
function resultOf(value: Value, look: (value: Value) => Value): Value {
  return value instanceof Lazy && value.state === "done" ? look(value.result as Value) : value;
}

/** Leaves the contents of a block to be looked at, as many as there is room for; gives its head. */
function enter(rt: Runtime, value: Value, { content, decl, ahead }: Block, { values, types, room }: Waiting): number {
  for (let i = 0; i < content.length && values.length < room; i++) {
    const field = content[i] as Value;
    values.push(decl?.labels !== undefined && field instanceof Cell ? field.v : field);
    types.push(decl?.fields[i - ahead]);
  }
  const tag = isData(value) && !isOfOpenFamily(value.k) ? rankOf(rt, value.k) - constantsBeside(value.k) : 0;
  return (content.length << 10) | (tag & 255);
}

/** OCaml keeps the floats of an array, and of a record of nothing else, without boxes. */
function isFloats(value: Value, look: (value: Value) => Value): boolean {
  if (Array.isArray(value)) return value.length > 0 && look(value[0] as Value) instanceof Flt;
  return isData(value) && isRecordOfFloats(value.k);
}

function isRecordOfFloats({ decl }: Ctor): boolean {
  return decl.labels !== undefined && decl.fields.every((type) => isFloat(type) || isCellOfFloat(type));
}

function isFloat(type: Type | undefined): boolean {
  return type?.kind === "con" && type.name === "f64";
}

function isCellOfFloat(type: Type): boolean {
  return type.kind === "con" && type.name === "cell" && isFloat(type.args[0]);
}

function floatsOf(value: Value, look: (value: Value) => Value): number[] {
  const items = Array.isArray(value) ? value : fieldsOf(value as Data);
  return items.map((item: Value) => (look(item instanceof Cell ? item.v : item) as Flt).f);
}

function mixLeaf(rt: Runtime, hash: number, value: Value, type: Type | undefined): number {
  if (typeof value === "number" || typeof value === "bigint") return mix(hash, integerWord(rt, value, type));
  if (typeof value === "boolean") return mix(hash, tagged(value ? 1 : 0));
  if (value instanceof Str) return mixBytes(rt, hash, value.s.length, (i) => value.s.charCodeAt(i));
  if (value instanceof Flt) return mixFloat(hash, value.f);
  if (value instanceof D0) return mix(hash, tagged(numberOf(rt, value.k)));
  if (value instanceof Bytes) return mixBytes(rt, hash, value.length, (i) => value[i] as number);
  return hash;
}

/** The integer that stands for a constructor: what orders the open family by more than that is above its 32 bits. */
function numberOf(rt: Runtime, ctor: Ctor): number {
  return rankOf(rt, ctor) | 0;
}

/** The 32 bits that stand for an integer of 63 bits, which OCaml has shifted, with a 1 below it. */
function tagged(n: number | bigint): number {
  const low = typeof n === "number" ? n | 0 : Number(BigInt.asIntN(32, n));
  const high = typeof n === "number" ? Math.floor(n / 2 ** 31) | 0 : Number(BigInt.asIntN(32, n >> 31n));
  return high ^ (n < 0 ? -1 : 0) ^ ((low << 1) | 1);
}

function integerWord(rt: Runtime, n: number | bigint, type: Type | undefined): number {
  if (type?.kind !== "con" && rt.hasBoxedIntegers())
    throw new Signal({ kind: "unsupported", what: "hashes of integers in a program with int32, int64 or nativeint" });
  if (type?.kind !== "con" || !BOXED.has(type.name)) return tagged(n);
  const low = Number(BigInt.asIntN(32, BigInt(n)));
  const high = Number(BigInt.asIntN(32, BigInt(n) >> 32n));
  return type.name === "i32" ? low : type.name === "i64" ? low ^ high : low ^ high ^ (n < 0 ? -1 : 0);
}

const FLOAT = new DataView(new ArrayBuffer(8));

/** All that are not numbers are alike, and so are the two zeros. */
function mixFloat(hash: number, f: number): number {
  if (Number.isNaN(f)) return mix(mix(hash, 1), 0x7ff00000);
  FLOAT.setFloat64(0, f === 0 ? 0 : f);
  return mix(mix(hash, FLOAT.getInt32(4)), FLOAT.getInt32(0));
}

function mixBytes(rt: Runtime, before: number, length: number, byteAt: (i: number) => number): number {
  charge(rt, length);
  let hash = before;
  let word = 0;
  for (let i = 0; i < length; i++) {
    word |= byteAt(i) << ((i % 4) * 8); // four bytes to a word, the lowest first
    if (i % 4 === 3 || i === length - 1) {
      hash = mix(hash, word);
      word = 0;
    }
  }
  return hash ^ length;
}

function mix(hash: number, word: number): number {
  const scrambled = Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(turned(hash ^ scrambled, 13), 5) + 0xe6546b64) | 0;
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function finished(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
