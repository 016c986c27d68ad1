// References that part from each other: something is wrong with the assignment, or it is meant
// to leave a choice. Either way the teacher hears of it first.
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { Notice } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import type { CheckAnswer } from "../report/verdict.js";
import type { Assignment } from "./assignment.js";
import { checkJob, type Group } from "./plan.js";

export async function referenceNotices(assignment: Assignment, group: Group, ask: Ask): Promise<readonly Notice[]> {
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

function noticeOf(one: Source, other: Source, { function: name, verdict }: CheckAnswer): readonly Notice[] {
  if (verdict.kind === "differs") {
    const { call } = verdict.witness;
    return [
      notice(`The references ${one.name} and ${other.name} part on ${decodeBytes(call)}. Either counts as right.`),
    ];
  }
  if (verdict.kind === "cannot-compare")
    return [
      notice(
        `The references ${one.name} and ${other.name} cannot be compared by ${name}: ${decodeBytes(verdict.why)}.`,
      ),
    ];
  return [];
}

function notice(text: string): Notice {
  return { kind: "references-differ", text };
}
