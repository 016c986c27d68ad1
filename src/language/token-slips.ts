// Small changes of a text that is not even a program: a word for another, one too many, one that is missing, parentheses;
// near the place where it could not be read on.
import type { Span } from "../core/span.js";
import type { SourceChange } from "../report/diagnostic.js";
import { before, onceEach, sliced } from "./slips.js";

export type Vocabulary = {
  /** What may stand instead of a word, by the word; nothing: it may be left out. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** What is often forgotten. */
  readonly forgotten: readonly string[];
};

/** Words before the place, and after it, that are looked at. */
const BEFORE = 4;
const AFTER = 2;

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
  for (const item of forgotten) {
    for (const at of near) yield before(at, `${item} `);
    const last = words.at(-1);
    if (index >= words.length - 1 && last !== undefined) yield { at: { ...last, start: last.end }, text: ` ${item}` };
  }
  for (const [i, to] of near.entries())
    for (const from of near.slice(i + 1)) {
      const at = { ...from, end: to.end };
      yield { at, text: `(${sliced(text, at)})` };
    }
}
