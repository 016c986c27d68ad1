// The ladder of hints about a function that is wrong, as the library gives it and as text.
import { fileAt, isJoined } from "../core/parts.js";
import type { Source, Span } from "../core/span.js";
import type { Counterexample, Hint, HintCase, RunResult } from "./answer.js";
import { resultWords } from "./answer-words.js";
import { decodeBytes, decoded, displayUnicode, editorPosition, encodeBytes } from "./display.js";
import { counterexample } from "./function-answer.js";
import { type CaseTaken, HINT_LEVELS, type HintFacts, type HintLevel, kindOfChange, type WrongStep } from "./hints.js";
import { placeOf } from "./problem.js";
import { renderPlace } from "./render.js";
import { renderDiff } from "./render-repair.js";
import type { FoundRepair } from "./repair.js";
import { gutterWidth, type Mark, renderSnippet } from "./snippet.js";
import { type PrintStyle, paint, wrapWords } from "./style.js";
import { unifiedDiff } from "./unified-diff.js";
import type { FunctionVerdict, NoSolverLimit, Witness } from "./verdict.js";
import type { Came } from "./words/repair-words.js";
import type { Words } from "./words/words.js";

/** What hints about one function are made of: what is wrong, what runs show, and a repair that keeps the program. */
export type HintMaterial = {
  readonly answer: FunctionVerdict;
  readonly witness: Witness;
  readonly facts: HintFacts;
  readonly repair: FoundRepair | undefined;
  readonly submission: Source;
  readonly unrepaired?: Unrepaired;
};

/** Why there is no repair, where more is to be said than that none was found. */
export type Unrepaired =
  | { readonly kind: "lacking"; readonly what: NoSolverLimit }
  | { readonly kind: "uses"; readonly function: string } // which is wrong as well
  | { readonly kind: "breaks" }; // another one that was right

/** Up to a level. Without a repair, those that can do without. */
export function hintLadder(words: Words, material: HintMaterial, upTo: HintLevel): readonly Hint[] {
  const wanted = HINT_LEVELS.filter((level) => level <= upTo);
  const told = wanted.filter((level) => level <= 2 || material.repair !== undefined);
  const hints = told.map((level) => hintAt(words, material, level));
  const [next] = wanted.slice(told.length);
  if (next === undefined) return hints;
  return [...hints, { level: next, text: unrepairedText(words, material.unrepaired), isEnd: true }];
}

function unrepairedText(words: Words, why: Unrepaired | undefined): string {
  switch (why?.kind) {
    case "lacking":
      return words.verdicts.limit({ kind: why.what });
    case "uses":
      return words.hints.usesWrong(decodeBytes(why.function));
    case "breaks":
      return words.hints.breaksOther;
    case undefined:
      return words.hints.noRepair;
  }
}

function hintAt(words: Words, material: HintMaterial, level: HintLevel): Hint {
  const { facts, repair, submission } = material;
  const { hints } = words;
  const edits = repair?.edits ?? [];
  const places = edits.map(({ at }) => placeOf(at, [submission]));
  switch (level) {
    case 1:
      return { level, text: inputText(words, counterexample(words, material.witness), submission) };
    case 2: {
      const cases = facts.cases.map((each) => caseShown(each, submission));
      return {
        level,
        text: hints.cases(
          facts.function === undefined ? nameOf(material) : decodeBytes(facts.function),
          decoded(facts.casesOf),
          cases,
        ),
        cases,
      };
    }
    case 3: {
      const step = facts.step === undefined ? null : stepShown(decoded(facts.step), submission);
      return { level, text: step === null ? hints.noStep : hints.step(step), step };
    }
    case 4: {
      const text = hints.place([...new Set(places.flatMap((place) => place?.line ?? []))]);
      const files = isJoined(submission)
        ? ` (${[...new Set(places.flatMap((place) => place?.file ?? []))].join(", ")})`
        : "";
      return { level, text: `${text}${files}`, places };
    }
    case 5:
      return {
        level,
        text: numbered(edits.map((edit) => hints.change(kindOfChange(edit, facts, nameOf(material))))),
        places,
      };
    case 6: {
      const patch = unifiedDiff(submission.name, submission.text, repair?.text ?? submission.text);
      return { level, text: hints.patch, places, patch: decodeBytes(patch) };
    }
  }
}

/** What is said of all places is said once. */
function numbered(texts: readonly string[]): string {
  return new Set(texts).size > 1 ? texts.map((text, i) => `(${i + 1}) ${text}`).join("\n") : (texts[0] ?? "");
}

/** As the student calls it. */
function nameOf({ answer }: HintMaterial): string {
  return decodeBytes(answer.submissionFunction ?? answer.function);
}

function inputText(
  words: Words,
  { call, submissionCall, observed, expected, got }: Counterexample,
  { name }: Source,
): string {
  const came = (result: RunResult): Came =>
    result.outcome === "exception" && result.printed === undefined
      ? { outcome: "exception", text: withoutPlace(result.exception, name) }
      : { outcome: result.outcome === "exception" ? "exited" : result.outcome, text: resultWords(words, result) };
  return words.hints.input(submissionCall ?? call, came(expected), came(got), observed ?? undefined);
}

function stepShown(step: WrongStep, { name }: Source): WrongStep {
  return step.kind === "wrong" && step.raises ? { ...step, got: withoutPlace(step.got, name) } : step;
}

/** What an exception tells of a place in the text is for later. */
function withoutPlace(exception: string, file: string): string {
  return exception.includes(decodeBytes(file)) ? exception.replace(/ \(.*$/s, "") : exception;
}

function caseShown(taken: CaseTaken, submission: Source): HintCase {
  const { line } = editorPosition(submission.text, taken.at.start);
  const file = isJoined(submission) ? { file: fileAt(submission, taken.at.start) } : {};
  if (taken.kind === "none") return { text: "", line, ...file, fits: false };
  const shown = { text: decodeBytes(taken.text).replaceAll(/\s+/g, " "), line, ...file };
  return taken.kind === "condition" ? { ...shown, holds: taken.holds } : shown;
}

// ---- as text ----

/** As bytes: what `patch` reads is among it. */
export function renderHints(words: Words, material: HintMaterial, upTo: HintLevel, style: PrintStyle): string {
  const heading = `${displayUnicode(words.hints.heading(nameOf(material)))}\n`;
  const hints = hintLadder(words, material, upTo).map((hint) => renderHint(words, material, hint, style));
  return [encodeBytes(heading), ...hints].join("");
}

function renderHint(words: Words, { repair, submission }: HintMaterial, hint: Hint, style: PrintStyle): string {
  const title = hint.isEnd ? [] : [`  ${paint(style, "hint", words.hints.title(hint.level))}`];
  const text = wrapWords(displayUnicode(hint.text), style.width - 4).map((line) => `    ${line}`);
  const marked = hint.level === 4 ? snippets(repair?.edits.map(({ at }) => at) ?? [], submission, style) : [];
  const lines = [...title, ...(marked.length > 0 ? marked : text)];
  const diff =
    hint.patch === undefined || repair === undefined
      ? ""
      : renderDiff(unifiedDiff(submission.name, submission.text, repair.text), style);
  return `${encodeBytes(lines.map((line) => `${line}\n`).join(""))}${diff}`;
}

function snippets(places: readonly Span[], submission: Source, style: PrintStyle): readonly string[] {
  const marks = places.map((at): Mark => ({ at, label: "", sign: "^" }));
  const narrow = { ...style, width: style.width - 2 };
  const shown = marks.map((mark) => [
    ...(isJoined(submission) ? [`  ${renderPlace(mark.at, [submission])}`] : []),
    ...renderSnippet(mark, [submission], gutterWidth(marks, [submission]), narrow),
  ]);
  const once = shown.flatMap((lines, i) => (i > 0 && lines[0] === shown[i - 1]?.[0] ? lines.slice(1) : lines));
  return once.map((line) => `  ${line}`);
}
