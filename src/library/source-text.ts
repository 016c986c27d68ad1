// What users hand in, as the byte strings that everything inside works on.
import type { Source } from "../core/span.js";

export function toBytes(program: string | Uint8Array): string {
  return Buffer.from(program as string).toString("latin1"); // both overloads copy; a string is written as UTF-8
}

/** Named as the command line has them, so that a problem says which one it is about. */
export function expressionSources(expressions: readonly string[]): Source[] {
  return expressions.map((text, index) => ({ name: `-e ${index + 1}`, text: toBytes(text) }));
}
