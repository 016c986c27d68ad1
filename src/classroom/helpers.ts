// Helpers of the solution. Where the assignment lists no functions, all that the solution defines are asked for, and some of
// them may be nobody's business but the solution's: what hardly anybody in a class defines is not graded, and the teacher is
// told so, with the line that asks for it.
import { nth } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { Ask, Job, JobKind } from "../jobs/job.js";
import { type LanguageTable, languageOf } from "../language/row.js";
import type { ClassNotice } from "../report/class-notice.js";
import { decodeBytes } from "../report/display.js";
import type { Assignment } from "./assignment.js";
import { isRight } from "./decide.js";
import type { GradedGroup } from "./entries.js";
import { exerciseOf, type Group } from "./plan.js";
import { functionCalled } from "./tests.js";

/** In a smaller class, what is missing may just be missing. */
const CLASS_MIN = 5;
/** Of the submissions that define anything that is asked for: fewer define a helper. */
const SHARE = 1 / 4;

export type Grading = {
  readonly group: Group;
  readonly names: readonly string[];
  readonly notices: readonly ClassNotice[];
};

/** `names`: the functions of the solution, none of which was asked for by name. */
export async function withoutHelpers(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  programs: readonly Source[],
  { ask, languages }: { readonly ask: Ask; readonly languages: LanguageTable },
): Promise<Grading> {
  const counted = await definedBy(assignment, group, programs, ask);
  const reference = nth(assignment.references, 0);
  const { inObjects } = languageOf(languages, reference);
  const tested = new Set(assignment.tests.map(({ call }) => functionCalled(call, names, inObjects)));
  const isHelper = (name: string): boolean =>
    !tested.has(name) && (counted.counts.get(name) ?? 0) < SHARE * counted.submissions;
  const graded = names.filter((name) => !isHelper(name));
  const helpers = names.filter(isHelper);
  if (counted.submissions < CLASS_MIN || helpers.length === 0 || graded.length === 0)
    return { group, names, notices: [] };
  const notice: ClassNotice = {
    kind: "helpers",
    helpers: helpers.map((name) => ({ function: decodeBytes(name), definedBy: counted.counts.get(name) ?? 0 })),
    submissions: counted.submissions,
    graded: graded.map(decodeBytes),
  };
  return { group: { ...group, functions: graded }, names: graded, notices: [notice] };
}

type Counted = { readonly submissions: number; readonly counts: ReadonlyMap<string, number> };

/** How many submissions define each function; those that define none of them are no answers to this assignment. */
async function definedBy(
  assignment: Assignment,
  group: Group,
  programs: readonly Source[],
  ask: Ask,
): Promise<Counted> {
  const exercise = exerciseOf(assignment, group, nth(assignment.references, 0));
  const counts = new Map<string, number>();
  let submissions = 0;
  const read = await Promise.all(
    programs.map((submission) => ask({ kind: "fingerprint", request: { exercise, submission } })),
  );
  for (const ending of read) {
    const functions = ending.kind === "done" ? ending.answer.fingerprints.functions : [];
    const there = functions.filter(({ structure }) => structure !== undefined);
    if (there.length > 0) submissions++;
    for (const { name } of there) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { submissions, counts };
}

/** Nobody is right on a function that nobody asked for by name: it may be a helper that students wrote in their own way. */
export function nobodyRight({ group, names, graded }: GradedGroup, asked: Group): readonly ClassNotice[] {
  if (asked.functions.length > 0 || group.observe !== undefined) return [];
  const decided = [...graded.values()].flatMap((each) => (each.kind === "decided" ? [each.functions] : []));
  const isOpen = (name: string): boolean =>
    !decided.some((functions) =>
      functions.some(
        ({ judged: { answer } }) =>
          answer.function === name && (isRight(answer) || answer.verdict.kind === "agrees-so-far"),
      ),
    );
  const open = decided.length < CLASS_MIN ? [] : names.filter(isOpen);
  if (open.length === 0 || open.length === names.length) return [];
  const others = names.filter((name) => !open.includes(name));
  return [{ kind: "nobody-right", functions: open.map(decodeBytes), graded: others.map(decodeBytes) }];
}

/** Programs are read once to see what they define, and once more to grade them: often that is the same question. */
export function rememberingReads(ask: Ask): Ask {
  const known = new Map<string, unknown>();
  return <K extends JobKind>(job: Job<K>) => {
    if (job.kind !== "fingerprint") return ask(job);
    const key = JSON.stringify(job.request);
    const answer = (known.get(key) ?? ask(job)) as ReturnType<typeof ask<K>>; // an answer to the same job
    known.set(key, answer);
    return answer;
  };
}
