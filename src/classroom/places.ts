// Failed matches and assertions say in which file they are: what a program does then mentions
// its own name, and is its own even where another program is the same but for its layout.
import { encodeBytes } from "../report/display.js";
import type { Shown } from "../report/verdict.js";

export function namesFile(shown: Shown, file: string): boolean {
  const name = shownName(file);
  if (shown.kind === "value") return shown.text.includes(name) || (shown.from?.includes(name) ?? false);
  return shown.kind === "raised" && shown.text.includes(name);
}

/** As it looks between the quotes of a shown string; names have no control characters. */
function shownName(file: string): string {
  return encodeBytes(file).replaceAll(/["\\]/g, "\\$&");
}
