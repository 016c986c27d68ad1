// How strong a teacher's own tests are: the branches of the reference that they take, and the mutants of it that they
// kill; with an input for every mutant that they do not, and `check` can.
import { positionAt } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Language } from "../language/language.js";
import { branchesOf, killing, UNDECIDED } from "../questions/mutate/strength.js";
import type { RefuteTools } from "../questions/refute/refute.js";
import type { Checked } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { FunctionScore, Strength, Survivor } from "../report/suite/suite.js";
import type { Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { type AskedSubject, askedSubject } from "../subject/asked.js";
import type { Exercise } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import { judgeAlone } from "../witness/by-reference.js";
import { type GivenInput, madeInputs, type ReadyFunction, readWithInputs } from "../witness/given.js";
import type { Input } from "../witness/judge.js";
import { PATIENT } from "../witness/limits.js";
import { inputShower } from "../witness/shown-input.js";
import type { SearchTools, SolverChoice } from "./tools.js";

export type ScoreRequest = {
  readonly exercise: Exercise;
  readonly inputs: readonly GivenInput[];
  readonly solver: SolverChoice;
};

/** What a test is for its function; or why it is none. */
type Test = {
  readonly function: string;
  readonly call: string;
  readonly used: readonly Used[];
  readonly why: UnusableTest | undefined;
};
type Used = { readonly subject: Subject; readonly input: Input };

export async function scoreTests(
  language: Language,
  { exercise, inputs }: ScoreRequest,
  tools: SearchTools,
): Promise<Checked<readonly FunctionScore[]>> {
  const plain = readExercise(language, exercise);
  if (!plain.ok) return plain;
  const whole = readWithInputs(plain.value, inputs, (expressions) => readExercise(language, exercise, expressions));
  if (!whole.ok) return whole;
  const { read, unusable } = whole.value;
  const ready = newReady(read, tools.memoryIsLow);
  const tests = inputs.map((given, i): Test => {
    const why = unusable.get(i);
    const test = why === undefined ? testOf(read, ready, given, i, tools.memoryIsLow) : { used: [], why };
    return { function: given.function, call: callOf(given), ...test };
  });
  const scores: FunctionScore[] = [];
  for (const asked of read.asked) {
    const own = tests.filter((test) => test.function === asked.shown);
    if (own.length > 0) scores.push(await scoreOf(read, asked, own, tools));
  }
  return { ok: true, value: scores };
}

function callOf(given: GivenInput): string {
  return "call" in given.input ? given.input.call : "";
}

/** Functions are made ready once. */
type ReadyFor = (asked: AskedFunction) => AskedSubject;

function newReady(read: ReadExercise, memoryIsLow: () => boolean): ReadyFor {
  const known = new Map<string, AskedSubject>();
  return (asked) => {
    const made = known.get(asked.shown) ?? askedSubject(read, asked, memoryIsLow);
    known.set(asked.shown, made);
    return made;
  };
}

function testOf(
  read: ReadExercise,
  ready: ReadyFor,
  given: GivenInput,
  i: number,
  memoryIsLow: () => boolean,
): Omit<Test, "function" | "call"> {
  const asked = read.asked.find(({ shown }) => shown === given.function);
  if (asked === undefined) return { used: [], why: { kind: "not-compared", function: given.function } };
  const general = ready(asked);
  if (!general.ok) return { used: [], why: whyRefused(general.verdict) };
  const at = (type: Type): ReadyFunction | undefined => {
    const made = askedSubject(read, asked, memoryIsLow, type);
    return made.ok ? alone(made.subject) : undefined;
  };
  const made = madeInputs(read, asked, alone(general.subject), given, i, at);
  if (!made.ok) return { used: [], why: made.why };
  const { subject } = made.ready;
  const judge = judgeAlone(subject, given.exceptions, subject.given);
  const used = made.inputs.filter((input) => judge.judge(input, PATIENT) !== undefined);
  return used.length === 0
    ? { used: [], why: { kind: "no-value-of-reference" } }
    : { used: used.map((input) => ({ subject, input })), why: undefined };
}

function alone(subject: Subject): ReadyFunction {
  return { subject, pair: undefined };
}

function whyRefused(verdict: Verdict): UnusableTest {
  return verdict.kind === "cannot-compare" ? { kind: "incomparable", why: verdict.why } : { kind: "needs-unsupported" };
}

async function scoreOf(
  read: ReadExercise,
  asked: AskedFunction,
  tests: readonly Test[],
  tools: SearchTools,
): Promise<FunctionScore> {
  const unusable = tests.flatMap(({ call, why }) => (why === undefined ? [] : [{ function: asked.shown, call, why }]));
  const used = tests.flatMap((test) => test.used);
  const [first] = used;
  if (first === undefined) return { function: asked.shown, tests: 0, strength: undefined, unusable };
  const strength = await strengthOf(read, asked, first.subject, used, tools);
  return { function: asked.shown, tests: tests.length - unusable.length, strength, unusable };
}

async function strengthOf(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  used: readonly Used[],
  tools: SearchTools,
): Promise<Strength> {
  const { reference } = read.exercise;
  const branches = branchesOf(subject, reference.name);
  const mutants = killing(subject, read.reference.facts, read.exercise, branches);
  const measured = used.map(({ input }) => ({ input, taken: branches.taken(input.args("reference")) }));
  const taken = new Set(measured.flatMap((each) => each.taken));
  const all = new Set(mutants.mutants.map(({ id }) => id));
  const killed = new Set(mutants.killedBy(measured, all, true).flat());
  const show = inputShower(read, asked, subject, speakerOf(read.reference));
  const survivors: Survivor[] = [];
  let [equivalent, undecided] = [0, 0];
  for (const mutant of mutants.mutants) {
    if (killed.has(mutant.id)) continue;
    tools.onProgress({ function: asked.shown, paths: survivors.length + equivalent, size: 0 });
    const told = tools.isCancelled() ? UNDECIDED : await mutants.tell(mutant, refuteTools(tools));
    if (told.kind === "same") equivalent++;
    else if (told.kind === "undecided") undecided++;
    else
      survivors.push({
        operator: mutant.operator,
        line: positionAt(reference.text, mutant.edit.at.start).line,
        before: reference.text.slice(mutant.edit.at.start, mutant.edit.at.end),
        now: mutant.edit.text,
        call: show(told.witness).call,
      });
  }
  return {
    branches: { taken: branches.all.filter((event) => taken.has(event)).length, all: branches.all.length },
    mutants: { killed: killed.size, all: mutants.mutants.length, equivalent, undecided, survivors },
  };
}

function refuteTools(tools: SearchTools): RefuteTools {
  return { quick: quickSolve, solver: tools.solver, isStopped: tools.isCancelled, onProgress: () => undefined };
}
