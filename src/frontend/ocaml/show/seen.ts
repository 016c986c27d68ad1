// How tests see results and exceptions of OCaml: as the expression that is printed, if it is one.
import type { SeenException } from "../../../language/language.js";
import type { Looking } from "../../../report/suite/suite.js";

/** What the prompt prints of functions, of what is hidden and of what is too long is no expression. */
export function isExpression(text: string): boolean {
  return !/<[a-z]+>|\.\.\.|#\d/.test(withoutTexts(text));
}

export function seenText(text: string): Looking | undefined {
  return isExpression(text) ? { through: "_", text, equal: !/\bnan\b/.test(withoutTexts(text)) } : undefined;
}

/** How an exception is told from others in a test. */
export type RaisedName = {
  /** It carries a place of the text, which is no behaviour. */
  readonly isPlaced: boolean;
  /** The program has another one of its name. */
  readonly isShadowed: boolean;
};

/** `Failure "empty"`: an exception is compared as a whole, unless it carries a place. */
export function seenException(shown: string, { isPlaced, isShadowed }: RaisedName): SeenException | undefined {
  const text = isShadowed ? `Stdlib.${shown}` : shown;
  const type = /^[\w.']+/.exec(text)?.[0] ?? text;
  if (isPlaced) return { type, seen: undefined };
  const seen = seenText(text);
  return seen && { type, seen };
}

/** Without what is between quotes. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'/gs, "_");
}
