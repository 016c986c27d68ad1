// Matching one pattern against one value, from left to right; names are written to the frame.
import { absurd } from "../../basis/absurd.js";
import { type Cell, D0, D1, D2, D3, type Data, Flt, fieldsOf, Str, type Value } from "../../core/value.js";
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
      return (value as Data).k === pattern.ctor && fieldsMatch(pattern.parts, value as Data, slots);
    case "or":
      for (const part of pattern.parts) if (matches(part, value, slots)) return true;
      return false;
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

/** The same as allMatch of its fields, without making an array of them. */
function fieldsMatch(patterns: readonly PatternCode[], data: Data, slots: Value[]): boolean {
  const [a, b, c] = patterns as readonly [PatternCode, PatternCode, PatternCode];
  if (data instanceof D0) return true;
  if (data instanceof D1) return matches(a, data.a, slots);
  if (data instanceof D2) return matches(a, data.a, slots) && matches(b, data.b, slots);
  if (data instanceof D3) return matches(a, data.a, slots) && matches(b, data.b, slots) && matches(c, data.c, slots);
  return allMatch(patterns, fieldsOf(data), slots);
}

function allMatch(patterns: readonly PatternCode[], values: readonly Value[], slots: Value[]): boolean {
  for (let i = 0; i < patterns.length; i++) {
    if (!matches(patterns[i] as PatternCode, values[i] as Value, slots)) return false;
  }
  return true;
}

function sameLiteral(literal: Value, value: Value): boolean {
  if (literal instanceof Str) return literal.s === (value as Str).s;
  return literal instanceof Flt ? literal.f === (value as Flt).f : literal === value;
}
