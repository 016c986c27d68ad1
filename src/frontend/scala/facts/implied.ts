// What reading adds to a match, and nobody wrote.
import type { Arm } from "../../../core/expr.js";

/** What happens if no case fits. */
export function isImplied({ pattern, body }: Arm): boolean {
  return (
    pattern.kind === "any" &&
    !body.written &&
    (body.kind === "raise" || (body.kind === "make" && body.args.length === 0))
  );
}
