// Failed matches and assertions say in which file they are: what a program does then mentions
// its own name, and is its own even where another program is the same but for its layout.
import { encodeBytes } from "../report/display.js";
import type { Shown } from "../report/verdict.js";

export function namesFile(shown: Shown, file: string): boolean {
  const name = shownName(file);
  if (shown.kind === "value") {
    const texts = [shown.text, ...(shown.effects?.left ?? []), shown.from ?? ""];
    return texts.some((text) => text.includes(name)) || (shown.effects?.printed?.includes(encodeBytes(file)) ?? false);
  }
  return shown.kind === "raised" && shown.text.includes(name);
}

/** As it looks between the quotes of a shown string; names have no control characters. */
function shownName(file: string): string {
  return encodeBytes(file).replaceAll(/["\\]/g, "\\$&");
}
