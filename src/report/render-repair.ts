// The answers of `repair` as text: what is wrong, the change as a difference that `patch` reads, and how sure it is.
// Texts of programs are untrusted; see display.ts. The difference is bytes: it is what `patch` gets.
import { type Answered, verdictWords } from "./answer-words.js";
import { decodeBytes, displayText, displayUnicode, encodeBytes } from "./display.js";
import { colourOf, headerLine, namesIn, renderDetails } from "./render-verdict.js";
import type { EditShown, RepairedFunction, RepairShown } from "./repair-answer.js";
import { type PrintStyle, paint, wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

/** Below the verdict of a function that is wrong: as bytes. `diff`: of its repair; `alone`: no other is repaired. */
export function renderRepair(
  words: Words,
  answer: RepairedFunction,
  diff: string,
  options: { readonly solution: boolean; readonly alone: boolean },
  style: PrintStyle,
): string {
  const { repair } = answer;
  if (repair === null) return bytesOfLines(withoutRepair(words, answer, options.solution, style));
  const others = answer.repairs
    .slice(1)
    .flatMap((each, i) => [
      ...otherChange(words, i + 2, each.edits, style),
      ...claimLines(words, answer, each, true, style),
    ]);
  const isLater = answer.verdict !== "differs" ? indented(wrapWords(words.repairs.later, style.width - 2)) : [];
  const lines = [...claimLines(words, answer, repair, options.alone, style), ...others];
  return `${bytesOfLines(isLater)}${renderDiff(diff, style)}${bytesOfLines(lines)}`;
}

/** Without one of its own: others may make it right. */
function withoutRepair(words: Words, answer: RepairedFunction, solution: boolean, style: PrintStyle): string[] {
  const { mended } = answer;
  if (answer.verdict !== "differs") return [];
  if (mended === null) return indented(wrapWords(words.repairs.none(solution), style.width - 2));
  return sureLines(words, answer, mended, words.repairs.repaired(undefined, verdictWords(words, mended)), style);
}

/** A change beside the first: no difference that `patch` would read too. */
export function otherChange(
  words: Words,
  nth: number,
  edits: readonly EditShown[],
  style: PrintStyle,
): readonly string[] {
  const said = edits.map(({ place, before, after }) =>
    words.repairs.edited(place?.line, oneLine(before), oneLine(after)),
  );
  return [words.repairs.another(nth), ...said.flatMap((each) => indented(wrapWords(each, style.width - 2)))];
}

function oneLine(text: string): string {
  return displayUnicode(text.replace(/\s+/g, " ").trim());
}

function claimLines(
  words: Words,
  answer: RepairedFunction,
  repair: RepairShown,
  alone: boolean,
  style: PrintStyle,
): string[] {
  const { edits, claim, kept, minimised, withPeers } = repair;
  const { solution, perhapsNotSmallest, withPeers: taken } = words.repairs;
  const notes = [
    ...(kept ? [] : [solution]),
    ...(withPeers ? [taken] : []),
    ...(minimised ? [] : [perhapsNotSmallest]),
  ];
  return [
    ...sureLines(
      words,
      answer,
      claim,
      words.repairs.repaired(alone ? edits.length : undefined, verdictWords(words, claim)),
      style,
    ),
    ...notes.flatMap((note) => indented(wrapWords(note, style.width - 2))),
  ];
}

/** In the words that `check` has for it. */
function sureLines(words: Words, answer: RepairedFunction, claim: Answered, said: string, style: PrintStyle): string[] {
  const name = displayUnicode(namesIn(words, answer));
  const { proved } = words.verdicts;
  const note = claim.verdict === "equal" ? proved(claim.proof.by, claim.proof.lemmas, undefined) : "";
  return [
    headerLine(`${name}  `, said, colourOf(claim), note, style),
    ...indented(renderDetails(words, claim, undefined, style.width - 2)),
  ];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function bytesOfLines(lines: readonly string[]): string {
  return encodeBytes(lines.map((line) => `${line}\n`).join(""));
}

// ---- the difference ----

/** Fit to be printed, and to be read by `patch`: bytes. */
export function renderDiff(diff: string, style: PrintStyle): string {
  return diff
    .split(/(?<=\n)/)
    .map((line) => {
      const text = shownLine(line.replace(/\n$/, ""));
      const colour = line.startsWith("+") ? "good" : line.startsWith("-") ? "error" : undefined;
      return `${colour === undefined ? text : paint(style, colour, text)}\n`;
    })
    .join("");
}

/** What could move the cursor or reorder a line is made visible: `patch` then refuses it, and --json has it. A byte order mark
 * at the start of a text does neither. */
function shownLine(line: string): string {
  const isPlain = !/[^\P{C}\t]/u.test(
    decodeBytes(line)
      .replace(/\r$/, "")
      .replace(/^(?<sign>[-+ ])\u{feff}/u, "$<sign>"),
  );
  return isPlain ? line : encodeBytes(displayText(line));
}
