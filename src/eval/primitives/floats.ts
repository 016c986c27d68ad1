// Double-precision floats. Results that are not a number get the sign that amd64 gives
// them, because OCaml prints it; JavaScript does not keep that sign, so it is noted apart.

import { formatFloat } from "../../basis/float-format.js";
import { showAsJava } from "../../basis/float-java.js";
import type { Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Flt, Str } from "../../core/value.js";
import { js } from "../js.js";
import { charge, chargePrecise, type Runtime } from "../runtime.js";
import * as libm from "./float-math.js";
import { parseFloatLiteral } from "./float-parse.js";
import { wrap } from "./ints.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

type FloatName = Exclude<Extract<PrimName, `f64.${string}`>, `f64.${"to" | "of"}_bits${string}`>;

const negativeNans = new WeakSet<Flt>();

export function nan(negative: boolean): Flt {
  const result = new Flt(Number.NaN);
  if (negative) negativeNans.add(result);
  return result;
}

/** Also of zeros and of what is not a number. */
export function isNegative(x: Flt): boolean {
  return x.f < 0 || Object.is(x.f, -0) || negativeNans.has(x);
}

/** An operand that is not a number passes through; an operation without a result gives the negative one. */
function binary(compute: (a: number, b: number) => number): Primitive["run"] {
  return (_rt, a: Flt, b: Flt) => {
    const result = compute(a.f, b.f);
    if (!Number.isNaN(result)) return new Flt(result);
    return nan(Number.isNaN(a.f) ? isNegative(a) : Number.isNaN(b.f) ? isNegative(b) : true);
  };
}

function unary(compute: (a: number) => number, invalidIsNegative = true): Primitive["run"] {
  return (_rt, a: Flt) => {
    const result = compute(a.f);
    if (!Number.isNaN(result)) return new Flt(result);
    return nan(Number.isNaN(a.f) ? isNegative(a) : invalidIsNegative);
  };
}

/** Of the functions that are computed with extra precision, to round as the C library does. */
function precise(run: Primitive["run"]): Primitive["run"] {
  return (rt, ...operands) => {
    chargePrecise(rt);
    return run(rt, ...operands);
  };
}

function inlineBinary(op: string): Inline {
  return (site, a, b) => {
    const result = site.fresh();
    return js(`((${result} = ${a.text}.f ${op} ${b.text}.f) === ${result} ? new Flt(${result}) : ${site.otherwise})`);
  };
}

function inlineComparison(op: string): Inline {
  return (_site, a, b) => {
    return js(`(${a.text}.f ${op} ${b.text}.f)`);
  };
}

/** The total order: what is not a number equals itself and comes first. */
export function compareFloats(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : Number(!Number.isNaN(a)) - Number(!Number.isNaN(b));
}

/** Half away from zero. */
function round(a: number): number {
  if (!Number.isFinite(a) || Math.abs(a) >= 2 ** 52) return a;
  const whole = Math.trunc(a);
  const rounded = Math.abs(a - whole) >= 0.5 ? whole + Math.sign(a) : whole;
  return rounded === 0 ? a * 0 : rounded; // keeps the sign of zero
}

function copysign(_rt: Runtime, a: Flt, b: Flt): Flt {
  if (Number.isNaN(a.f)) return nan(isNegative(b));
  return new Flt(isNegative(b) ? -Math.abs(a.f) : Math.abs(a.f));
}

function neg(_rt: Runtime, a: Flt): Flt {
  return Number.isNaN(a.f) ? nan(!isNegative(a)) : new Flt(-a.f);
}

function abs(_rt: Runtime, a: Flt): Flt {
  return Number.isNaN(a.f) ? nan(false) : new Flt(Math.abs(a.f));
}

/** Towards zero into 64 bits, of which 63 are kept; what does not fit gives 0. */
function toInt(rt: Runtime, a: Flt): Int {
  const whole = Math.trunc(a.f);
  if (Math.abs(whole) <= Number.MAX_SAFE_INTEGER) return whole + 0;
  return whole >= -(2 ** 63) && whole < 2 ** 63 ? wrap(rt, BigInt(whole)) : 0;
}

function format(rt: Runtime, conversion: Str, a: Flt): Str {
  chargePrecise(rt);
  const text = formatFloat(conversion.s, a.f, isNegative(a));
  charge(rt, text.length);
  return new Str(text);
}

function parse(_rt: Runtime, text: Str): Flt {
  const result = parseFloatLiteral(text.s);
  return result === undefined || Number.isNaN(result) ? nan(/^\s*-/.test(text.s)) : new Flt(result);
}

export const FLOATS: Readonly<Record<FloatName, Primitive>> = {
  "f64.add": primitive(
    binary((a, b) => a + b),
    inlineBinary("+"),
  ),
  "f64.sub": primitive(
    binary((a, b) => a - b),
    inlineBinary("-"),
  ),
  "f64.mul": primitive(
    binary((a, b) => a * b),
    inlineBinary("*"),
  ),
  "f64.div": primitive(
    binary((a, b) => a / b),
    inlineBinary("/"),
  ),
  "f64.mod": primitive(binary((a, b) => a % b)),
  "f64.pow": primitive(precise(binary(libm.pow))),
  "f64.atan2": primitive(precise(binary(libm.atan2))),
  "f64.hypot": primitive(precise(binary(libm.hypot))),
  "f64.copysign": primitive(copysign),
  "f64.sqrt": primitive(unary(Math.sqrt)),
  "f64.exp": primitive(precise(unary(libm.exp))),
  "f64.log": primitive(precise(unary(libm.log))),
  "f64.log10": primitive(precise(unary(libm.log10, false))),
  "f64.log2": primitive(precise(unary(libm.log2))),
  "f64.cbrt": primitive(unary(Math.cbrt)),
  "f64.expm1": primitive(unary(Math.expm1)),
  "f64.log1p": primitive(unary(Math.log1p)),
  "f64.sin": primitive(precise(unary(libm.sin))),
  "f64.cos": primitive(precise(unary(libm.cos))),
  "f64.tan": primitive(precise(unary(libm.tan))),
  "f64.asin": primitive(precise(unary(libm.asin, false))),
  "f64.acos": primitive(precise(unary(libm.acos, false))),
  "f64.atan": primitive(precise(unary(libm.atan))),
  "f64.sinh": primitive(unary(Math.sinh)),
  "f64.cosh": primitive(precise(unary(libm.cosh))),
  "f64.tanh": primitive(unary(Math.tanh)),
  "f64.ceil": primitive(unary(Math.ceil)),
  "f64.floor": primitive(unary(Math.floor)),
  "f64.trunc": primitive(unary(Math.trunc)),
  "f64.round": primitive(unary(round)),
  "f64.abs": primitive(abs),
  "f64.neg": primitive(neg),
  "f64.eq": primitive((_rt, a: Flt, b: Flt) => a.f === b.f, inlineComparison("===")),
  "f64.ne": primitive((_rt, a: Flt, b: Flt) => a.f !== b.f, inlineComparison("!==")),
  "f64.lt": primitive((_rt, a: Flt, b: Flt) => a.f < b.f, inlineComparison("<")),
  "f64.le": primitive((_rt, a: Flt, b: Flt) => a.f <= b.f, inlineComparison("<=")),
  "f64.gt": primitive((_rt, a: Flt, b: Flt) => a.f > b.f, inlineComparison(">")),
  "f64.ge": primitive((_rt, a: Flt, b: Flt) => a.f >= b.f, inlineComparison(">=")),
  "f64.compare": primitive((_rt, a: Flt, b: Flt) => compareFloats(a.f, b.f)),
  "f64.of_i63": primitive((_rt, a: Int) => new Flt(Number(a))),
  "f64.to_i63": primitive(toInt),
  "f64.format": primitive(format),
  "f64.show_java": primitive(precise((_rt, a: Flt) => new Str(showAsJava(a.f)))),
  "f64.parses": primitive((_rt, text: Str) => parseFloatLiteral(text.s) !== undefined),
  "f64.parse": primitive(parse),
};
