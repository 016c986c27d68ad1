// Hints as pages show them: one step after the other, so that nobody reads more than they asked for.
import type { Hint, Place } from "../answer.js";
import type { FunctionResult, Reveal, SubmissionResult } from "../class-results.js";
import type { Words } from "../words/words.js";

export type HintStep = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly place: readonly MarkedLine[]; // where to look; or nothing
  readonly change: readonly string[]; // lines of a difference; or nothing
  readonly isEnd: boolean; // nothing more is known: nothing to unfold
};

/** A line of the program, in pieces: what is meant is marked. */
export type MarkedLine = { readonly number: number; readonly pieces: readonly Piece[] };
type Piece = { readonly text: string; readonly isMarked: boolean };

/** The first is told by the counterexample above. Who is not told the input is told nothing that shows it. */
export function hintSteps(
  words: Words,
  { source }: SubmissionResult,
  result: FunctionResult,
  reveal: Reveal,
): readonly HintStep[] {
  if (result.verdict !== "differs" || reveal !== "full") return [];
  const later = (result.hints ?? []).filter(({ level }) => level > 1);
  return later.map((hint, i) => stepOf(words.hints.unfold(hint.level, i === 0), hint, source ?? ""));
}

function stepOf(title: string, { level, text, places = [], patch, isEnd }: Hint, source: string): HintStep {
  return {
    title,
    sentences: text.split("\n"),
    place: level === 4 ? placeLines(places, source) : [],
    change: patch === undefined ? [] : changedLines(patch),
    isEnd: isEnd === true,
  };
}

/** Without the names of files, which have the teacher's folders in them, and the numbers of lines. */
export function changedLines(patch: string): readonly string[] {
  return patch.split("\n").filter((line) => /^[-+ ]/.test(line) && !/^(?:---|\+{3}) [ab]\//.test(line));
}

/** Each line once, with all of its places. */
function placeLines(places: readonly (Place | null)[], source: string): readonly MarkedLine[] {
  const lines = source.split("\n").map((line) => line.replace(/\r$/, ""));
  const known = places.filter((place) => place !== null);
  const numbers = [...new Set(known.map(({ line }) => line))];
  return numbers.map((number) => {
    const here = known.filter(({ line }) => line === number);
    return { number, pieces: piecesOf(lines[number - 1] ?? "", here) };
  });
}

function piecesOf(text: string, places: readonly Place[]): readonly Piece[] {
  const isMarked = (column: number): boolean =>
    places.some(
      ({ line, column: from, endLine, endColumn }) =>
        from === column || (from <= column && (endLine > line || column < endColumn)),
    );
  const pieces: { text: string; isMarked: boolean }[] = [];
  for (const [i, character] of [...text].entries()) {
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked(i + 1)) last.text += character;
    else pieces.push({ text: character, isMarked: isMarked(i + 1) });
  }
  return pieces;
}
