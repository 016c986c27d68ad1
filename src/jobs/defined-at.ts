// Where a submission defines the functions that are asked about, and what it calls them.
import { boundAs } from "../core/needs.js";
import type { Span } from "../core/span.js";
import { nameMeant, sideOf } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { ReadAttempt } from "../subject/read.js";

/** `name`: in the submission. An observer that calls several functions stands for each of them. */
export type DefinedAt = { readonly function: string; readonly name: string; readonly at: Span };

export function placesIn(read: ReadAttempt): readonly DefinedAt[] {
  const { reference, submission } = read;
  return read.asked.flatMap((asked) =>
    namesAsked(read, asked).flatMap((shown) => {
      const name = nameMeant(submission, shown, reference);
      const side = sideOf(submission, name);
      const at = side && boundAs(submission.program, side.name)?.at;
      return at === undefined || at.start === at.end ? [] : [{ function: asked.shown, name, at }];
    }),
  );
}

/** The functions of the submission itself. */
function namesAsked({ exercise }: ReadAttempt, asked: AskedFunction): readonly string[] {
  const isObserver = exercise.observe?.source !== undefined && exercise.observe.function === asked.shown;
  return isObserver ? exercise.functions : [shownInSubmission(asked)];
}
