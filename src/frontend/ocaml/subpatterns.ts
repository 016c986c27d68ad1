// The one place that knows where the patterns inside a pattern are.
import { absurd } from "../../basis/absurd.js";
import type { Pattern } from "./syntax.js";

export function subpatterns(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case "any":
    case "var":
    case "constant":
    case "range":
    case "unpack":
    case "tags":
      return [];
    case "alias":
    case "labelled":
    case "typed":
    case "lazy":
    case "exception":
    case "open":
      return [pattern.inner];
    case "tuple":
    case "list":
    case "array":
      return pattern.items;
    case "construct":
      return pattern.arg === undefined ? [] : [pattern.arg];
    case "record":
      return pattern.fields.map((item) => item.pattern);
    case "or":
      return pattern.options;
    default:
      return absurd(pattern);
  }
}

/** Whether a case looks at what was raised, alone or beside values: `exception q`, `p | exception q`. */
export function looksAtException(pattern: Pattern): boolean {
  return pattern.kind === "exception" || (pattern.kind === "or" && pattern.options.some(looksAtException));
}

/** Whether it looks at values: of `p | exception q`, at both. */
export function looksAtValue(pattern: Pattern): boolean {
  return pattern.kind === "or" ? pattern.options.some(looksAtValue) : pattern.kind !== "exception";
}
