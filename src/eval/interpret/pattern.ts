// Matching one pattern against one value, from left to right; names are written to the frame.
import { absurd } from "../../basis/absurd.js";
import { type Cell, type Data, Flt, fieldsOf, Str, type Value } from "../../core/value.js";
import type { PatternCode } from "./code.js";

export function matches(pattern: PatternCode, value: Value, slots: Value[]): boolean {
  switch (pattern.kind) {
    case "any":
      return true;
    case "bind":
      slots[pattern.slot] = value;
      return pattern.inner === undefined || matches(pattern.inner, value, slots);
    case "lit":
      return sameLiteral(pattern.value, value);
    case "range":
      return value >= pattern.low && value <= pattern.high;
    case "ctor":
      return (value as Data).k === pattern.ctor && allMatch(pattern.parts, fieldsOf(value as Data), slots);
    case "or":
      return pattern.parts.some((part) => matches(part, value, slots));
    case "cell":
      return matches(pattern.inner, (value as Cell).v, slots);
    case "array": {
      const items = value as readonly Value[];
      return items.length === pattern.parts.length && allMatch(pattern.parts, items, slots);
    }
    default:
      return absurd(pattern);
  }
}

function allMatch(patterns: readonly PatternCode[], values: readonly Value[], slots: Value[]): boolean {
  return patterns.every((pattern, i) => matches(pattern, values[i] as Value, slots));
}

function sameLiteral(literal: Value, value: Value): boolean {
  if (literal instanceof Str) return literal.s === (value as Str).s;
  return literal instanceof Flt ? literal.f === (value as Flt).f : literal === value;
}
