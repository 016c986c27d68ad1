// What users hand in, as the byte strings that everything inside works on.
import type { Source } from "../core/span.js";
import { byteString, encodeBytes } from "../report/display.js";

/** A string is taken as UTF-8. Only what browsers have as well. */
export function toBytes(program: string | Uint8Array): string {
  return typeof program === "string" ? encodeBytes(program) : byteString(program);
}

/** Named as the command line has them, so that a problem says which one it is about. */
export function expressionSources(expressions: readonly string[]): Source[] {
  return expressions.map((text, index) => ({ name: `-e ${index + 1}`, text: toBytes(text) }));
}
