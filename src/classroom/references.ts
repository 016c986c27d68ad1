// References that part from each other: something is wrong with the assignment, or it is meant
// to leave a choice. Either way the teacher hears of it first.
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { ClassNotice } from "../report/class-notice.js";
import { decodeBytes, decoded } from "../report/display.js";
import type { Incomparable } from "../report/incomparable.js";
import type { FunctionVerdict } from "../report/verdict.js";
import type { Assignment } from "./assignment.js";
import { checkJob, type Group } from "./plan.js";

export async function referenceNotices(
  assignment: Assignment,
  group: Group,
  ask: Ask,
): Promise<readonly ClassNotice[]> {
  const { references } = assignment;
  const pairs = references.flatMap((one, i) => references.slice(i + 1).map((other) => [one, other] as const));
  const notices = await Promise.all(
    pairs.map(async ([one, other]) => {
      const ending = await ask(checkJob(assignment, group, one, other));
      return ending.kind === "done" ? ending.answer.answers.flatMap((answer) => noticeOf(one, other, answer)) : [];
    }),
  );
  return notices.flat();
}

function noticeOf(one: Source, other: Source, { function: name, verdict }: FunctionVerdict): readonly ClassNotice[] {
  if (verdict.kind === "differs")
    return [{ kind: "references-differ", files: [one.name, other.name], call: decodeBytes(verdict.witness.call) }];
  return verdict.kind === "cannot-compare" ? [referencesIncomparable(one, other, name, verdict.why)] : [];
}

/** The other was compared in the place of a submission. */
export function referencesIncomparable(one: Source, other: Source, name: string, why: Incomparable): ClassNotice {
  const files = [one.name, other.name] as const;
  return { kind: "references-incomparable", files, function: decodeBytes(name), why: decoded(why) };
}
