// Two texts as the question `equate` sees them.
import { type Equated, equate } from "../src/questions/equate/equate.js";
import { type Statement, statementOf } from "../src/questions/equate/statement.js";
import { askedPair } from "../src/subject/asked.js";
import type { Exercise } from "../src/subject/exercise.js";
import type { AttemptLanguages } from "../src/subject/read.js";
import { readAttempt } from "../src/subject/read.js";
import { attemptOf } from "./attempt.js";

/** Of each function that both define. */
export function statementsOf(
  languages: AttemptLanguages,
  reference: string,
  submission: string,
  more: Partial<Exercise> = {},
): ReadonlyMap<string, Statement> {
  const read = readAttempt(languages, attemptOf(reference, submission, more));
  if (!read.ok) throw new Error(read.errors.map(({ label }) => label).join("; "));
  const { asked: all, exercise } = read.value;
  return new Map(
    all.flatMap((asked) => {
      const paired = askedPair(read.value, asked, () => false);
      return paired.ok ? [[asked.shown, statementOf(paired.pair, exercise.exceptions)] as const] : [];
    }),
  );
}

export function equated(
  languages: AttemptLanguages,
  reference: string,
  submission: string,
  more: Partial<Exercise> = {},
): Equated {
  const statement = statementsOf(languages, reference, submission, more).get(more.observe?.function ?? "f");
  if (statement === undefined) throw new Error("nothing to compare");
  return equate(statement);
}
