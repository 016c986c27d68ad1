// The answers of `check` as text: the verdict on the first line, then the counterexample, or
// what the agreement rests on. The texts of programs are untrusted; see display.ts.
import { absurd } from "../basis/absurd.js";
import type { Condition, FunctionAnswer } from "./answer.js";
import { type Answered, roundsIn, verdictWords, witnessText } from "./answer-words.js";
import { displayUnicode } from "./display.js";
import { functionAnswer } from "./function-answer.js";
import { renderExplanation, renderUnproved } from "./render-explanation.js";
import { hang, renderWitness } from "./render-witness.js";
import { type PrintStyle, paint, wrapWords } from "./style.js";
import type { FunctionVerdict, Witness } from "./verdict.js";
import type { Words } from "./words/words.js";

type Differs = Extract<Answered, { readonly verdict: "differs" }>;

/** A longer name pushes its own verdict to the right, not everybody's. */
export const NAME_WIDTH_MAX = 24;

/** `reproduce` gives the command that shows what the submission does, fit to be printed, where there is one. */
export function renderAnswers(
  words: Words,
  answers: readonly FunctionVerdict[],
  reproduce: (witness: Witness) => string | undefined,
  style: PrintStyle,
): string {
  const shown = answers.map((answer) => functionAnswer(words, answer));
  const nameWidth = Math.max(
    0,
    ...shown.map((answer) => namesIn(words, answer).length).filter((n) => n <= NAME_WIDTH_MAX),
  );
  const lines = shown.flatMap((answer, i) => {
    const verdict = answers[i]?.verdict;
    const command = verdict?.kind === "differs" ? reproduce(verdict.witness) : undefined;
    return [
      renderHeader(words, answer, nameWidth, style),
      ...renderDetails(words, answer, command, style.width - 2).map((line) => `  ${line}`),
      ...renderProof(words, answer, style.width - 2).map((line) => (line === "" ? "" : `  ${line}`)),
    ];
  });
  return lines.map((line) => `${line}\n`).join("");
}

// ---- the first line ----

function renderHeader(words: Words, answer: FunctionAnswer, nameWidth: number, style: PrintStyle): string {
  const left = `${displayUnicode(namesIn(words, answer)).padEnd(nameWidth)}  `;
  const verdict = isUndecided(answer) ? words.verdicts.verdict({ kind: "not-decided" }) : verdictWords(words, answer);
  return headerLine(left, verdict, colourOf(answer), headerNote(words, answer), style);
}

/** A name, what is said of it, and at the right margin what that took. */
export function headerLine(
  left: string,
  verdict: string,
  colour: "error" | "good" | "unsure",
  note: string,
  style: PrintStyle,
): string {
  const gap = " ".repeat(Math.max(2, style.width - left.length - verdict.length - note.length));
  const line = left + paint(style, colour, verdict);
  return note === "" ? line : line + gap + paint(style, "gutter", note);
}

/** Both, where they differ. */
export function namesIn(
  { verdicts }: Words,
  { function: name, submissionFunction }: Pick<FunctionAnswer, "function" | "submissionFunction">,
): string {
  return submissionFunction === undefined ? name : verdicts.bothNames(name, submissionFunction);
}

/** It was not begun, or had to be ended, when all had to stop. */
function isUndecided(answer: FunctionAnswer): boolean {
  return (
    answer.verdict === "agrees-so-far" &&
    answer.explored.paths === 0 &&
    answer.limits.some(({ limit }) => limit === "stopped")
  );
}

export function colourOf({ verdict }: Pick<FunctionAnswer, "verdict">): "error" | "good" | "unsure" {
  return verdict === "differs" ? "error" : verdict === "agrees" || verdict === "equal" ? "good" : "unsure";
}

function headerNote({ verdicts }: Words, answer: FunctionAnswer): string {
  const { paths, ms } = answer.explored;
  if (answer.verdict === "cannot-compare") return "";
  if (answer.verdict === "equal") return verdicts.proved(answer.proof.by, answer.proof.lemmas, ms);
  return answer.verdict === "differs"
    ? verdicts.found(answer.smallest, answer.smaller, ms)
    : verdicts.explored(paths, ms);
}

// ---- what follows ----

/** What a verdict rests on, or the counterexample. */
export function renderDetails(words: Words, answer: Answered, command: string | undefined, width: number): string[] {
  const { verdicts } = words;
  const wrapped = (text: string): string[] => (text === "" ? [] : wrapWords(displayUnicode(text), width));
  const claim = (upTo: number, conditions: readonly Condition[]): string[] => {
    const others = conditions.filter(({ condition }) => condition !== "rounds");
    return wrapped(verdicts.claim(upTo, roundsIn(conditions), textsOf(others)));
  };
  switch (answer.verdict) {
    case "differs":
      return renderDifference(words, answer, command, width);
    case "equal":
      return wrapped(textsOf(answer.conditions).join(", "));
    case "agrees":
      return claim(answer.upTo ?? Number.POSITIVE_INFINITY, answer.conditions);
    case "agrees-so-far":
      return [
        ...(answer.upTo === 0 ? [] : claim(answer.upTo, answer.conditions)),
        ...wrapped(verdicts.notFurther(answer.upTo, textsOf(answer.limits))),
      ];
    case "cannot-compare":
      return [...wrapped(answer.why), ...(answer.hint === null ? [] : renderHint(words, answer.hint, width))];
    default:
      return absurd(answer);
  }
}

/** Why it is so, or is not proved, where somebody asked. */
function renderProof(words: Words, answer: FunctionAnswer, width: number): string[] {
  if (answer.verdict === "equal" && answer.proof.explanation !== undefined)
    return renderExplanation(words, answer.proof.explanation, width);
  return answer.unproved === undefined ? [] : renderUnproved(words, answer.unproved, width);
}

function textsOf(phrases: readonly { readonly text: string }[]): readonly string[] {
  return phrases.map(({ text }) => text);
}

function renderHint({ verdicts }: Words, hint: string, width: number): string[] {
  const label = `${verdicts.hint} `;
  return hang(label, wrapWords(displayUnicode(hint), width - label.length));
}

function renderDifference(words: Words, answer: Differs, command: string | undefined, width: number): string[] {
  const shown = [answer.counterexample, ...answer.others].flatMap((example) =>
    renderWitness(words, witnessText(words, example, "results"), width),
  );
  return command === undefined ? shown : [...shown, words.verdicts.tryThis(command)];
}
