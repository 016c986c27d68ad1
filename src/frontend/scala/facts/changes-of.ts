// Pieces of a source that are replaced together.
import type { Span } from "../../../core/span.js";
import type { Replacement } from "./write.js";

/** `around`: the smallest place that can be read alone and has them all. */
export type Changes = { readonly pieces: readonly Replacement[]; readonly around: Span };

/** With several changes, or one that only adds something, what is around them all. */
export function merged(found: readonly Changes[], around: Span | undefined): Changes | undefined {
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0 && only.around.start < only.around.end) return only;
  return around && { pieces: found.flatMap(({ pieces }) => pieces), around };
}
