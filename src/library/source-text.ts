// What users hand in, as the byte strings that everything inside works on.
import type { Source } from "../core/span.js";

/** A string is taken as UTF-8. Only what browsers have as well. */
export function toBytes(program: string | Uint8Array): string {
  const bytes = typeof program === "string" ? new TextEncoder().encode(program) : program;
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return pieces.join("");
}

/** As many arguments as a call may safely have. */
const PIECE = 8_192;

/** Named as the command line has them, so that a problem says which one it is about. */
export function expressionSources(expressions: readonly string[]): Source[] {
  return expressions.map((text, index) => ({ name: `-e ${index + 1}`, text: toBytes(text) }));
}
