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

/** `Failure "empty"`: an exception is compared as a whole. */
export function seenException(text: string): SeenException | undefined {
  const seen = seenText(text);
  return seen && { type: /^[\w.']+/.exec(text)?.[0] ?? text, seen };
}

/** Without what is between quotes. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'/gs, "_");
}
