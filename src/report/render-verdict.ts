// The answers of `check` as text: the verdict on the first line, then the counterexample, or
// what the agreement rests on. The texts of programs are untrusted; see display.ts.
import { absurd } from "../basis/absurd.js";
import { displayText } from "./display.js";
import { hang, renderWitness } from "./render-witness.js";
import { paint, type Style, wrapWords } from "./style.js";
import type { CheckAnswer, Explored, Limit, Shown, Verdict, Witness } from "./verdict.js";
import {
  agreesSoFarWords,
  agreesWords,
  CANNOT_COMPARE,
  conditionText,
  count,
  differsWords,
  exceptionWords,
  exitedWords,
  limitText,
  NOT_DECIDED,
  restsWords,
  unfinishedWords,
  withCommas,
} from "./verdict-words.js";

type Differs = Extract<Verdict, { readonly kind: "differs" }>;
type Agrees = Exclude<Verdict, { readonly kind: "differs" | "cannot-compare" }>;

/** A longer name pushes its own verdict to the right, not everybody's. */
const NAME_WIDTH_MAX = 24;

/** `reproduce` gives the command that shows what the submission does, fit to be printed, where there is one. */
export function renderAnswers(
  answers: readonly CheckAnswer[],
  reproduce: (witness: Witness) => string | undefined,
  style: Style,
): string {
  const nameWidth = Math.max(0, ...answers.map((answer) => answer.function.length).filter((n) => n <= NAME_WIDTH_MAX));
  const lines = answers.flatMap((answer) => [
    renderHeader(answer, nameWidth, style),
    ...renderDetails(answer.verdict, reproduce, style).map((line) => `  ${line}`),
  ]);
  return lines.map((line) => `${line}\n`).join("");
}

// ---- the first line ----

function renderHeader(answer: CheckAnswer, nameWidth: number, style: Style): string {
  const { function: name, verdict, explored } = answer;
  const left = `${displayText(name).padEnd(nameWidth)}  `;
  const words = isUndecided(answer) ? NOT_DECIDED : verdictWords(verdict);
  const note = headerNote(verdict, explored);
  const gap = " ".repeat(Math.max(2, style.width - left.length - words.length - note.length));
  const line = left + paint(style, colourOf(verdict), words);
  return note === "" ? line : line + gap + paint(style, "gutter", note);
}

/** It was not begun, or had to be ended, when all had to stop. */
function isUndecided({ verdict, explored }: CheckAnswer): boolean {
  return (
    verdict.kind === "agrees-so-far" && explored.paths === 0 && verdict.limits.some(({ kind }) => kind === "stopped")
  );
}

function verdictWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case "differs":
      return differsWords(verdict.witness.got.kind);
    case "agrees":
      return agreesWords(verdict.upTo);
    case "agrees-so-far":
      return agreesSoFarWords(verdict.upTo);
    case "cannot-compare":
      return CANNOT_COMPARE;
    default:
      return absurd(verdict);
  }
}

function colourOf({ kind }: Verdict): "error" | "good" | "unsure" {
  return kind === "differs" ? "error" : kind === "agrees" ? "good" : "unsure";
}

function headerNote(verdict: Verdict, { paths, ms }: Explored): string {
  const seconds = `${(ms / 1_000).toFixed(2)} s`;
  if (verdict.kind === "cannot-compare") return "";
  if (verdict.kind !== "differs") return `${count(paths, "shape")}, ${seconds}`;
  if (!verdict.smallest) return `perhaps not the smallest, ${seconds}`;
  return `smallest${smallerAgree(verdict.smaller)}, ${seconds}`;
}

function smallerAgree(smaller: number): string {
  if (smaller === 0) return "";
  return smaller === 1 ? ": the only smaller shape agrees" : `: all ${withCommas(smaller)} smaller shapes agree`;
}

// ---- what follows ----

function renderDetails(verdict: Verdict, reproduce: (witness: Witness) => string | undefined, style: Style): string[] {
  const width = style.width - 2;
  switch (verdict.kind) {
    case "differs":
      return renderDifference(verdict, reproduce(verdict.witness), width);
    case "agrees":
      return renderClaim(verdict, width);
    case "agrees-so-far":
      return [...(verdict.upTo === 0 ? [] : renderClaim(verdict, width)), ...renderLimits(verdict, width)];
    case "cannot-compare":
      return [
        ...wrapWords(displayText(verdict.why), width),
        ...(verdict.hint === undefined ? [] : hang("Hint: ", wrapWords(displayText(verdict.hint), width - 6))),
      ];
    default:
      return absurd(verdict);
  }
}

/** "Every input" says all there is to say about integers and strings. */
function renderClaim({ upTo, conditions }: Agrees, width: number): string[] {
  const values = upTo === Number.POSITIVE_INFINITY ? [] : ["for all integers and strings"];
  const phrases = [...values, ...conditions.map(conditionText)];
  return phrases.length === 0 ? [] : wrapWords(displayText(phrases.join(", ")), width);
}

function renderLimits({ upTo, limits }: { readonly upTo: number; readonly limits: readonly Limit[] }, width: number) {
  const start = upTo === 0 ? "nothing is certain" : "not further";
  return wrapWords(displayText(`${start}: ${limits.map(limitText).join("; ")}`), width);
}

function renderDifference({ witness, others }: Differs, reproduction: string | undefined, width: number): string[] {
  const shown = [witness, ...others].flatMap((each) => renderShown(each, width));
  return reproduction === undefined ? shown : [...shown, `Try: ${reproduction}`];
}

function renderShown({ call, submissionCall, observed, expected, got, rests }: Witness, width: number): string[] {
  return renderWitness(
    {
      call: displayText(call),
      also: submissionCall === undefined ? undefined : displayText(submissionCall),
      observed: observed === undefined ? undefined : displayText(observed),
      results: [
        { label: "expected", text: shownText(expected), from: fromOf(expected) },
        { label: "got", text: shownText(got, expected), from: fromOf(got) },
      ],
      note: restsWords(rests),
    },
    width,
  );
}

function fromOf(shown: Shown): string | undefined {
  return shown.kind === "value" && shown.from !== undefined ? displayText(shown.from) : undefined;
}

function shownText(shown: Shown, expected?: Shown): string {
  switch (shown.kind) {
    case "value":
      return displayText(shown.text);
    case "raised":
      return exceptionWords(displayText(shown.text));
    case "exited":
      return exitedWords(shown.code);
    case "unfinished":
      return unfinishedWords(shown.why, shown.steps, expected);
    default:
      return absurd(shown);
  }
}
