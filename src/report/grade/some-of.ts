// Names of many, of which there is room for some.
import type { Words } from "../words/words.js";

/** "ann, bob and 7 more". */
export function someOf({ grading }: Words, names: readonly string[], most: number): string {
  return grading.names(names.slice(0, most), Math.max(0, names.length - most));
}
