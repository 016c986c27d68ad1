// Small changes of a text that is not even a program: a word for another, one too many, one that is missing, parentheses;
// near the place where it could not be read on.
import type { Span } from "../core/span.js";
import type { SourceChange } from "../report/diagnostic.js";
import { before, onceEach, sliced, swaps } from "./slips.js";

export type Vocabulary = {
  /** What may stand instead of a word, by the word; nothing: it may be left out. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** What is often forgotten. */
  readonly forgotten: readonly string[];
};

/** Words before the place, and after it, that are looked at. */
const BEFORE = 4;
const AFTER = 2;
/** The same for what may be in parentheses, and for names that may have been meant. */
const ENCLOSED = 8;
const NAMES = 12;

const WORD = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|[\w'\x80-\xff]+|[!$%&*+\-/:<=>?@^|~#.]+|\S/g;

export function tokenSlips(text: string, places: readonly Span[], vocabulary: Vocabulary): readonly SourceChange[] {
  return onceEach(
    text,
    places.flatMap((place) => [...slipsNear(text, place, vocabulary)]),
  );
}

function* slipsNear(text: string, place: Span, { others, forgotten }: Vocabulary): Generator<SourceChange> {
  const words = [...text.matchAll(WORD)].map(
    ({ index, 0: word }): Span => ({ ...place, start: index, end: index + word.length }),
  );
  const here = words.findIndex(({ end }) => end > place.start);
  const index = here < 0 ? words.length : here;
  const near = words.slice(Math.max(0, index - BEFORE), index + AFTER).reverse();
  for (const at of near) for (const other of others.get(sliced(text, at)) ?? []) yield { at, text: other };
  for (const at of near) yield { at, text: "" };
  yield* swaps(text, [...near].reverse(), 1);
  for (const item of forgotten) {
    for (const at of near) yield before(at, `${item} `);
    const last = words.at(-1);
    if (index >= words.length - 1 && last !== undefined) yield { at: { ...last, start: last.end }, text: ` ${item}` };
  }
  yield* enclosed(text, words.slice(Math.max(0, index - BEFORE), index + ENCLOSED));
  yield* names(text, near, words.slice(Math.max(0, index - NAMES), index + NAMES));
}

function* enclosed(text: string, words: readonly Span[]): Generator<SourceChange> {
  for (const [i, from] of words.entries())
    for (const { end } of words.slice(i + 1))
      yield { at: { ...from, end }, text: `(${sliced(text, { ...from, end })})` };
}

/** One of the names and numbers around in the place of a word, or before it. */
function* names(text: string, near: readonly Span[], around: readonly Span[]): Generator<SourceChange> {
  const known = new Set(around.map((at) => sliced(text, at)).filter((word) => /^[a-z_]\w*$|^\d+$/.test(word)));
  for (const name of known) {
    for (const at of near) yield before(at, `${name} `);
    for (const at of near) yield { at, text: name };
  }
}
