// Every primitive, by name: the groups put together, and the few that belong to none.
import type { Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { type Lazy, Str, UNIT, type Value } from "../../core/value.js";
import { charge, type Runtime, Signal, unfinished } from "../runtime.js";
import { ARRAYS, isSameBlock } from "./arrays.js";
import { BIG_INTS } from "./big-ints.js";
import { CHANCE } from "./chance.js";
import { COMPARISONS } from "./compare.js";
import { showException } from "./exceptions.js";
import { FLOATS } from "./floats.js";
import { hashSettings, hashValue } from "./hash.js";
import { INT32 } from "./int32.js";
import { INTS } from "./ints.js";
import { javaHash } from "./java-hash.js";
import { kindOf } from "./kind.js";
import { type Primitive, primitive } from "./primitive.js";
import { PLAIN_SIZES, sizeOrder } from "./size.js";
import { BYTES, STRINGS } from "./strings.js";
import { WIDE_INTS } from "./wide-ints.js";

/** Writes to one of the two captured streams, which share one limit. */
function write(rt: Runtime, stream: string[], text: string): Value {
  charge(rt, text.length);
  if (text.length > rt.outputLeft) {
    stream.push(text.slice(0, rt.outputLeft));
    rt.outputLeft = 0;
    return unfinished("output");
  }
  rt.outputLeft -= text.length;
  stream.push(text);
  return UNIT;
}

/** The host sees the low 8 bits, as a process would give them. */
function exit(_rt: Runtime, code: Int): never {
  throw new Signal({ kind: "exited", code: Number(BigInt.asUintN(8, BigInt(code))) });
}

function unsupported(_rt: Runtime, what: Str): never {
  throw new Signal({ kind: "unsupported", what: what.s });
}

export const PRIMITIVE_TABLE: Readonly<Record<PrimName, Primitive>> = {
  ...INTS,
  ...INT32,
  ...WIDE_INTS,
  ...BIG_INTS,
  ...FLOATS,
  ...STRINGS,
  ...BYTES,
  ...COMPARISONS,
  ...ARRAYS,
  ...CHANCE,
  "any.hash": primitive((rt, count: Int, limit: Int, seed: Int, value: Value) =>
    hashValue(rt, hashSettings(count, limit, seed), value, (part) => part),
  ),
  "any.hash_java": primitive(javaHash),
  "any.same": primitive((_rt, a: Value, b: Value) => isSameBlock(a, b)),
  "any.size_order": primitive((rt, is: Value, was: Value) => sizeOrder(rt, is, was, PLAIN_SIZES)),
  "any.cast": primitive(
    (_rt, a: Value) => a,
    (_site, a) => a,
  ),
  "any.kind": primitive((_rt, a: Value) => new Str(kindOf(a))),
  "lazy.is_done": primitive((_rt, value: Lazy) => value.state === "done"),
  "exn.show": primitive((_rt, exn: Value) => new Str(showException(exn))),
  "out.print": primitive((rt, text: Str) => write(rt, rt.output, text.s)),
  "out.error": primitive((rt, text: Str) => write(rt, rt.errors, text.s)),
  "out.at_end": primitive((rt, fn: Value) => {
    rt.atEnd = [...rt.atEnd, fn];
    return UNIT;
  }),
  "sys.unsupported": primitive(unsupported),
  "sys.exit": primitive(exit),
};
