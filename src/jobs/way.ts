// The way in which a function is written, whatever its structure: right functions of a class are grouped by it.
import { normalForm } from "../questions/equate/normal-form.js";
import { commonInteger } from "../subject/asked.js";
import { uncurried } from "../subject/hidden/operation.js";
import { submissionSide } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { ReadAttempt } from "../subject/read.js";
import { atIntegers } from "../subject/subject.js";

/** The normal form of the submission's function; undefined where there is none. */
export function wayOf(read: ReadAttempt, asked: AskedFunction): string | undefined {
  const side = submissionSide(read, shownInSubmission(asked));
  if (side === undefined) return undefined;
  const { type, polymorphic } = atIntegers(side.type, commonInteger(read));
  return normalForm({ program: side.program, name: side.name, ...uncurried(type), polymorphic });
}
