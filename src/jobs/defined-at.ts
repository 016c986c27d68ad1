// Where a submission defines the functions that are asked about.
import { boundAs } from "../core/needs.js";
import type { Span } from "../core/span.js";
import { submittedSide } from "../subject/observe.js";
import type { ReadAttempt } from "../subject/read.js";

export type DefinedAt = { readonly function: string; readonly at: Span };

export function placesIn(read: ReadAttempt): readonly DefinedAt[] {
  return read.asked.flatMap((asked) => {
    const side = submittedSide(read, asked);
    const at = side && boundAs(read.submission.program, side.name)?.at;
    return at === undefined || at.start === at.end ? [] : [{ function: asked.shown, at }];
  });
}
