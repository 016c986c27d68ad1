// Attributes, [@...] and the like. They change nothing here, so what they hold need not be supported;
// but it must be OCaml, and they must stand where OCaml has them, while tree-sitter takes them anywhere.
import { endsOperand } from "./open-constructs.js";
import { misplaced, type Reading } from "./part.js";
import { spanOf, tokenAt } from "./tokens.js";

const TAKE_ATTRIBUTES: ReadonlySet<string> = new Set(
  `let and fun function match try if while for begin assert lazy new object type exception module open include
  external val class`.split(/\s+/),
);

const OPERAND_STARTS: ReadonlySet<string> = new Set(
  "lident uident int float char string true false ( [ [| { begin ! prefix".split(" "),
);

/** Its parent does not see it. */
export function leaveOutAttribute(r: Reading, first: number, last: number): undefined {
  const { start, end } = spanOf(r.words, first, last);
  const kept = r.lacks.filter(({ at }) => at.start < start || at.end > end);
  r.lacks.splice(0, r.lacks.length, ...kept);
  if (tokenAt(r.words, first).kind !== "[@") return;
  const before = r.words.tokens[first - 1];
  if (!endsOperand(before)) {
    if (!TAKE_ATTRIBUTES.has(before?.kind ?? "")) misplaced(r, first);
  } else if (OPERAND_STARTS.has(tokenAt(r.words, last + 1).kind)) {
    misplaced(r, last + 1);
  }
}
