// Values as text, for comparing what two engines computed: structure, not identity; cyclic
// values are cut off.
import { Cell, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../src/core/value.js";
import type { Outcome } from "../../src/eval/outcome.js";

export function showOutcome(outcome: Outcome): string {
  if (outcome.kind === "value") return showValue(outcome.value);
  if (outcome.kind === "raised") return `raised ${showValue(outcome.exn)}`;
  if (outcome.kind === "unsupported") return `unsupported ${outcome.what}`;
  return outcome.kind === "exited" ? `exited ${outcome.code}` : `unfinished ${outcome.why}`;
}

export function showValue(value: Value | undefined, depth = 30): string {
  const all = (values: readonly Value[]): string => values.map((each) => showValue(each, depth - 1)).join(" ");
  if (depth < 0) return "...";
  if (value === undefined) return "nothing";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value === "boolean") return String(value);
  if (value instanceof Str) return JSON.stringify(value.s);
  if (value instanceof Flt) return `${Object.is(value.f, -0) ? "-0" : value.f}f`;
  if (value instanceof Cell) return `{${showValue(value.v, depth - 1)}}`;
  if (value instanceof Lazy) return `lazy ${value.state} ${showValue(value.result, depth - 1)}`;
  if (Array.isArray(value)) return `[|${all(value)}|]`;
  return isData(value) ? `(${value.k.decl.name} ${all(fieldsOf(value))})` : "<fun>";
}
