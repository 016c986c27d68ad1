// Grades a class: what the reference asks for, every submission alone, then all of them on the
// counterexamples of all; and what can be learnt from that. Everything is put in a canonical
// order, so that neither the order of submissions nor the number of workers can be seen.
import type { Source } from "../core/span.js";
import type { ClassResults, Notice } from "../report/class-results.js";
import type { Checked } from "../report/diagnostic.js";
import { decodeBytes } from "../report/display.js";
import type { Assignment } from "./assignment.js";
import {
  type Behaviour,
  behaviourOf,
  type ClassInput,
  caughtByClass,
  classInputs,
  type TestInput,
} from "./class-inputs.js";
import { type Ask, type Decision, decideAll, failureOf, type Judged } from "./decide.js";
import type { Graded, GradedGroup, Row } from "./entries.js";
import type { HandedIn } from "./handed-in.js";
import { type Group, groupsOf, requestOf } from "./plan.js";
import { referenceNotices } from "./references.js";
import { classResults } from "./results.js";
import { functionCalled, usableTests } from "./tests.js";

export type ClassProgress = {
  readonly phase: "reading" | "checking" | "comparing";
  readonly done: number;
  readonly total: number;
  readonly wrong: number; // found so far
};

export type ClassTools = {
  readonly ask: Ask;
  readonly onProgress: (progress: ClassProgress) => void;
  readonly version: string;
};

export async function gradeClass(
  assignment: Assignment,
  handedIn: readonly HandedIn[],
  tools: ClassTools,
): Promise<Checked<ClassResults>> {
  const rows = rowsOf(handedIn);
  const programs = rows.flatMap(({ program }) => (program === undefined ? [] : [program]));
  const groups: GradedGroup[] = [];
  const notices: Notice[] = [...assignment.notices];
  for (const group of groupsOf(assignment)) {
    const names = await namesOf(assignment, group, tools.ask);
    if (!names.ok) return names;
    notices.push(...(await referenceNotices(assignment, group, tools.ask)));
    const tests = await usableTests(assignment, group, names.value, tools.ask);
    notices.push(...tests.notices);
    groups.push(await gradeGroup(assignment, group, names.value, tests.usable, programs, tools));
  }
  notices.push(...unknownTests(assignment, groups));
  return { ok: true, value: classResults(assignment, rows, groups, notices, tools.version) };
}

/** The functions that are compared, in the order of the reference; every reference must be readable. */
async function namesOf(assignment: Assignment, group: Group, ask: Ask): Promise<Checked<readonly string[]>> {
  let names: readonly string[] = [];
  for (const reference of [...assignment.references].reverse()) {
    const ending = await ask({ kind: "fingerprint", request: requestOf(assignment, group, reference, reference) });
    if (ending.kind === "rejected") return { ok: false, errors: ending.errors };
    if (ending.kind !== "fingerprinted") {
      const failure = failureOf(ending);
      throw new Error(`${reference.name}: ${failure.kind === "failed" ? failure.why : failure.kind}`);
    }
    names = ending.fingerprints.functions.map(({ name }) => name);
  }
  return { ok: true, value: names };
}

async function gradeGroup(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  tests: readonly TestInput[],
  programs: readonly Source[],
  { ask, onProgress }: ClassTools,
): Promise<GradedGroup> {
  const state = { read: 0, checked: 0, toCheck: 0, compared: 0, wrong: 0 };
  const decisions = await decideAll(assignment, group, programs, ask, {
    read: () => onProgress({ phase: "reading", done: ++state.read, total: programs.length, wrong: 0 }),
    toCheck: (count) => {
      state.toCheck = count;
    },
    checked: (answers) => {
      if (answers.some(({ answer }) => answer.verdict.kind === "differs")) state.wrong++;
      onProgress({ phase: "checking", done: ++state.checked, total: state.toCheck, wrong: state.wrong });
    },
  });
  const inputs = classInputs(decisions.values());
  const behaviours = behaviourOnce(assignment, group, inputs, tests, ask);
  let wrong = 0;
  const graded = await Promise.all(
    programs.map(async (program): Promise<readonly [Source, Graded | Undecided]> => {
      const decision = decisions.get(program) as Decision;
      if (decision.kind !== "decided") return [program, decision];
      const behaviour = await behaviours(program, decision);
      const functions = decision.answers.map((judged) => finalOf(judged, inputs, behaviour));
      if (functions.some(({ judged }) => judged.answer.verdict.kind === "differs")) wrong++;
      onProgress({ phase: "comparing", done: ++state.compared, total: programs.length, wrong });
      return [program, { ...decision, behaviour, functions }];
    }),
  );
  return { group, names, inputs, tests, graded: new Map(graded) };
}

type Undecided = Exclude<Decision, { readonly kind: "decided" }>;

function finalOf(judged: Judged, inputs: readonly ClassInput[], behaviour: Behaviour): Graded["functions"][number] {
  const caught = caughtByClass(judged, inputs, behaviour);
  if (caught !== undefined) return { judged: caught, foundBy: "class" };
  return { judged, foundBy: judged.answer.verdict.kind === "differs" ? "itself" : null };
}

/** Submissions that were decided at once behave the same, unless they name places in their own texts. */
function behaviourOnce(
  assignment: Assignment,
  group: Group,
  inputs: readonly ClassInput[],
  tests: readonly TestInput[],
  ask: Ask,
): (program: Source, decision: Extract<Decision, { readonly kind: "decided" }>) => Promise<Behaviour> {
  const known = new Map<Source, Promise<Behaviour>>();
  const run = (program: Source, answers: readonly Judged[]): Promise<Behaviour> => {
    const behaviour = known.get(program) ?? behaviourOf(assignment, group, program, answers, inputs, tests, ask);
    known.set(program, behaviour);
    return behaviour;
  };
  return async (program, { representative, answers }) => {
    const shared = await run(representative, answers);
    const isOwn = program !== representative && JSON.stringify(shared).includes(representative.name);
    return isOwn ? run(program, answers) : shared;
  };
}

/** In canonical order, each under a name of its own. */
function rowsOf(handedIn: readonly HandedIn[]): readonly Row[] {
  const sorted = [...handedIn].sort((a, b) => compare(a.student, b.student) || compare(a.file ?? "", b.file ?? ""));
  const seen = new Map<string, number>();
  return sorted.map(({ student, file, program }) => {
    const count = (seen.get(student) ?? 0) + 1;
    seen.set(student, count);
    const id = count === 1 ? student : `${student} (${count})`;
    return "why" in program
      ? { id, student, file, program: undefined, why: program.why }
      : { id, student, file, program, why: undefined };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function unknownTests({ tests }: Assignment, groups: readonly GradedGroup[]): readonly Notice[] {
  const names = groups.flatMap((group) => group.names);
  return tests
    .filter(({ call }) => functionCalled(call, names) === undefined)
    .map(({ call }) => ({
      kind: "test-unusable" as const,
      text: `The test \`${decodeBytes(call)}\` calls none of the functions that are graded (${names.join(", ")}).`,
    }));
}
