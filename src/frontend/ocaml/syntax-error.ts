// stub
import type { Diagnostic } from "../../report/diagnostic.js";
import { spanOf, type Words, wordAt } from "./tokens.js";

export function explainToken(words: Words, token: number): Diagnostic {
  return {
    code: "E101",
    title: "Syntax error",
    at: spanOf(words, token, token),
    label: `unexpected \`${wordAt(words, token)}\``,
    also: [],
    hint: undefined,
  };
}
