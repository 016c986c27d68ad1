// The command line that shows what a submission does on a counterexample.
import { displayText } from "../report/display.js";
import type { Witness } from "../report/verdict.js";
import type { Asked } from "./check-arguments.js";

/** With the observer where there is one: the results alone may differ and yet be right. */
export function reproduction(asked: Asked, { call, submissionCall, observed, got }: Witness): string {
  const isOther = submissionCall !== undefined; // then the prelude is not in its language
  const files = [isOther ? undefined : asked.prelude, asked.submission, asked.observe?.file].filter(
    (file) => file !== undefined,
  );
  const fuel = got.kind === "unfinished" && got.why === "fuel" ? ["--fuel", String(got.steps)] : [];
  const [first = ""] = observed?.kind === "calls" ? observed.calls : [];
  const expression = HOLE.test(first) ? first.replace(HOLE, () => `(${call})`) : (submissionCall ?? call);
  return ["elenchus", "run", ...files, ...fuel, "-e", displayText(expression)].map(shellWord).join(" ");
}

/** Where an observer takes the result: `grading _ [("x", 1)]`. */
const HOLE = /(?<![\w'])_(?![\w'])/;

/** As a shell reads it back: in single quotes where it must, and those by hand. */
export function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
