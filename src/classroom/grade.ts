// Grades a class: what the reference asks for, every submission alone, then all of them on the
// counterexamples of all; and what can be learnt from that. Everything is put in a canonical
// order, so that neither the order of submissions nor the number of workers can be seen.
import { lookUp } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import { watchSolver } from "../jobs/lacking.js";
import { type LanguageTable, languageOf } from "../language/row.js";
import type { ClassNotice } from "../report/class-notice.js";
import type { ClassResults } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import type { HintLevel } from "../report/hints.js";
import type { Words } from "../report/words/words.js";
import type { Assignment } from "./assignment.js";
import { CASE, type ClassHints, hintClass, REPAIR_LEVEL } from "./class-hints.js";
import { classInputs, type TestInput, type Tried } from "./class-inputs.js";
import { creditInputs } from "./credit-inputs.js";
import { askingAgain, decideClass } from "./decide.js";
import type { ClassRow, GradedGroup } from "./entries.js";
import { finalsOnce } from "./finals.js";
import type { HandedIn } from "./handed-in.js";
import { nobodyRight, rememberingReads, withoutHelpers } from "./helpers.js";
import { type Group, groupsOf } from "./plan.js";
import { creditOf } from "./points.js";
import { type NotReady, readyGroup } from "./ready.js";
import { referenceNotices } from "./references.js";
import { classResults } from "./results.js";
import { functionCalled, usableTests } from "./tests.js";

/** The results, or what is wrong with the references. */
export type Graded = { readonly ok: true; readonly value: ClassResults; readonly forStudents: ClassResults } | NotReady;

export type ClassProgress = {
  readonly phase: "reading" | "checking" | "comparing" | "repairing";
  readonly done: number;
  readonly total: number;
  readonly wrong: number; // found so far
};

export type ClassTools = {
  readonly ask: Ask;
  readonly languages: LanguageTable;
  readonly onProgress: (progress: ClassProgress) => void;
  readonly version: string;
  /** How far students are helped with what is wrong; undefined: not at all. */
  readonly hints?: HintLevel | undefined;
  /** What texts in the results are in; and in those from which students' pages are made. */
  readonly words: Words;
  readonly studentWords?: Words;
};

export async function gradeClass(
  assignment: Assignment,
  handedIn: readonly HandedIn[],
  tools: ClassTools,
): Promise<Graded> {
  const asking = rememberingReads(askingAgain(tools.ask));
  const watch = watchSolver();
  const ask: Ask = async (job) => watch.see(job, await asking(job));
  const rows = classRows(handedIn);
  const programs = rows.flatMap(({ program }) => (program === undefined ? [] : [program]));
  const groups: GradedGroup[] = [];
  const [first, later]: [ClassNotice[], ClassNotice[]] = [[], []];
  for (const asked of groupsOf(assignment)) {
    const ready = await readyGroup(assignment, asked, ask);
    if (!ready.ok) return ready;
    const isAsked = asked.functions.length > 0 || asked.observe !== undefined;
    const found = isAsked
      ? ready
      : await withoutHelpers(assignment, ready.group, ready.names, programs, { ...tools, ask });
    const { group, names } = found;
    first.push(...(await referenceNotices(assignment, group, ask)));
    const tests = await usableTests(assignment, group, names, { ...tools, ask });
    const credit = await creditInputs(assignment, group, names, ask);
    later.push(
      ...ready.notices,
      ...(found === ready ? [] : found.notices),
      ...tests.notices,
      ...credit.notices,
      ...untested(assignment, group, names, tests.usable),
    );
    const tried = { tests: tests.usable, credit: credit.inputs };
    const graded = await gradeGroup(assignment, group, names, tried, programs, { ...tools, ask });
    groups.push(graded);
    later.push(...nobodyRight(graded, asked));
  }
  const hints = await hintsOf(assignment, groups, ask, tools);
  const why = watch.lacking();
  const missing: readonly ClassNotice[] = why === undefined ? [] : [{ kind: why }];
  const told = [...first, ...assignment.notices, ...later, ...unknownTests(assignment, groups, tools.languages)];
  const all = [...missing, ...told];
  const { words, studentWords = words, version, languages } = tools;
  const given = { version, languages, hints };
  const value = classResults({ ...given, words }, assignment, rows, groups, all);
  const isSame = studentWords === words;
  const forStudents = isSame ? value : classResults({ ...given, words: studentWords }, assignment, rows, groups, all);
  return { ok: true, value, forStudents };
}

/** For hints, for points that are given by repairs, and for the cases that inputs take. */
async function hintsOf(
  assignment: Assignment,
  groups: readonly GradedGroup[],
  ask: Ask,
  { onProgress, hints }: ClassTools,
): Promise<ClassHints> {
  const isCredited = (group: Group, name: string): boolean => creditOf(assignment, group, name) === "repair";
  const levelOf = (group: Group, name: string): HintLevel =>
    Math.max(hints ?? CASE, isCredited(group, name) ? REPAIR_LEVEL : CASE) as HintLevel; // one of two levels
  const forPoints = groups.some(({ group, names }) => names.some((name) => isCredited(group, name)));
  const phase = hints === undefined && !forPoints ? "comparing" : "repairing";
  return hintClass(assignment, groups, hints, levelOf, ask, (done, total) =>
    onProgress({ phase, done, total, wrong: total }),
  );
}

async function gradeGroup(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  tried: Omit<Tried, "inputs">,
  programs: readonly Source[],
  { ask, onProgress }: ClassTools,
): Promise<GradedGroup> {
  const state = { read: 0, checked: 0, toCheck: 0, compared: 0, wrong: 0 };
  const decisions = await decideClass(assignment, group, programs, ask, {
    read: () => onProgress({ phase: "reading", done: ++state.read, total: programs.length, wrong: 0 }),
    toCheck: (count) => {
      state.toCheck = count;
    },
    checked: (answers) => {
      if (answers.some(({ answer }) => answer.verdict.kind === "differs")) state.wrong++;
      onProgress({ phase: "checking", done: ++state.checked, total: state.toCheck, wrong: state.wrong });
    },
  });
  const inputs = classInputs(programs.map((program) => lookUp(decisions, program)));
  const finals = finalsOnce({ assignment, group, inputs, ...tried, ask }, decisions);
  let wrong = 0;
  const graded = await Promise.all(
    programs.map(async (program): Promise<Outcome> => {
      const decision = lookUp(decisions, program);
      if (decision.kind !== "decided") return [program, decision];
      const functions = await finals(program, decision);
      if (functions.some(({ judged }) => judged.answer.verdict.kind === "differs")) wrong++;
      onProgress({ phase: "comparing", done: ++state.compared, total: programs.length, wrong });
      return [program, { ...decision, functions }];
    }),
  );
  return { group, names, inputs, ...tried, graded: new Map(graded) };
}

type Outcome = GradedGroup["graded"] extends ReadonlyMap<infer K, infer V> ? readonly [K, V] : never;

/** In canonical order, each under a name of its own. */
export function classRows(handedIn: readonly HandedIn[]): readonly ClassRow[] {
  const sorted = [...handedIn].sort((a, b) => compare(a.student, b.student) || compare(a.file ?? "", b.file ?? ""));
  const students = new Set(sorted.map(({ student }) => student));
  const taken = new Set<string>();
  return sorted.map(({ student, file, program, participant, older }) => {
    let id = student;
    // Somebody may really be called "ann (2)", as browsers name a second download.
    for (let count = 2; taken.has(id) || (id !== student && students.has(id)); count++) id = `${student} (${count})`;
    taken.add(id);
    const row = { id, student, file, participant, ...(older && { older }) };
    return "why" in program ? { ...row, program: undefined, why: program.why } : { ...row, program, why: undefined };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Functions whose points are given for tests, and that have none. */
function untested(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  tests: readonly TestInput[],
): readonly ClassNotice[] {
  const without = names.filter(
    (name) => creditOf(assignment, group, name) === "tests" && !tests.some((test) => test.function === name),
  );
  return without.map((name) => ({ kind: "no-credit", function: decodeBytes(name), by: "tests" }));
}

function unknownTests(
  { tests, references }: Assignment,
  groups: readonly GradedGroup[],
  languages: LanguageTable,
): readonly ClassNotice[] {
  const names = groups.flatMap((group) => group.names);
  const inObjects = references.some((reference) => languageOf(languages, reference).inObjects);
  return tests
    .filter(({ call }) => functionCalled(call, names, inObjects) === undefined)
    .map(({ call }) => ({ kind: "test-of-no-function", call: decodeBytes(call), functions: names.map(decodeBytes) }));
}
