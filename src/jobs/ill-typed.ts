// A submission that its language rejects, with the changes that the language itself offers for each error: those are made
// one round after the other, as long as errors have some. Whether the text then does what was meant is for others to say.
import type { Source } from "../core/span.js";
import type { Diagnostic, SourceChange } from "../report/diagnostic.js";
import type { Attempt } from "../subject/exercise.js";
import { type AttemptLanguages, readAttempt } from "../subject/read.js";

/** What is accepted instead of a text that was rejected, and why that was. */
export type MadeTyped = {
  readonly submission: Source;
  readonly errors: readonly [Diagnostic, ...Diagnostic[]];
};

/** Errors hide others: a text gets so many rounds. More changes than that are no slips. */
const ROUNDS_MAX = 3;
const CHANGES_MAX = 6;

/** Undefined: there is nothing to mend, or no change mends it. */
export function madeTyped(languages: AttemptLanguages, { exercise, submission }: Attempt): MadeTyped | undefined {
  let text = submission.text;
  let first: MadeTyped["errors"] | undefined;
  let made = 0;
  for (let round = 0; round <= ROUNDS_MAX; round++) {
    const read = readAttempt(languages, { exercise, submission: { ...submission, text } });
    if (read.ok) return first && { submission: { ...submission, text }, errors: first };
    first ??= read.errors;
    const changes = apart(
      read.errors.filter(({ at }) => at.file === submission.name).flatMap(({ change }) => change ?? []),
    );
    made += changes.length;
    if (changes.length === 0 || made > CHANGES_MAX) return undefined;
    text = changes.reduce((now, { at, text: other }) => now.slice(0, at.start) + other + now.slice(at.end), text);
  }
  return undefined;
}

/** The last first; of two in one place the later waits for the next round. */
function apart(changes: readonly SourceChange[]): readonly SourceChange[] {
  const sorted = [...changes].sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const chosen: SourceChange[] = [];
  for (const change of sorted) if (change.at.start >= (chosen.at(-1)?.at.end ?? 0)) chosen.push(change);
  return chosen.reverse();
}
