// Tries the functions of a program against what the program says about them.
import { type Name, shownName, tupleCtor } from "../core/expr.js";
import { visit } from "../core/traverse.js";
import { con, fn, type Type } from "../core/type.js";
import { isData, type Value } from "../core/value.js";
import { Unsupported } from "../explore/type-key.js";
import type { ContractFacts } from "../language/contract.js";
import { BAD_ARGUMENT, type Language } from "../language/language.js";
import { type ContractTools, generalBreach, type Tried, tryContract } from "../questions/contract/contract.js";
import { countValid } from "../questions/contract/count.js";
import { tryDrawn } from "../questions/contract/drawn.js";
import { contractProof } from "../questions/contract/prove.js";
import type { Granted } from "../questions/equate/keeping.js";
import type { Proof } from "../questions/equate/proved.js";
import type { General } from "../questions/general.js";
import { claimOf } from "../questions/refute/claim.js";
import type { BrokenPart, ContractVerdict, ContractWitness, FunctionContract } from "../report/contract.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { type AskedSubject, askedSubject } from "../subject/asked.js";
import { type Contracted, contractedProgram } from "../subject/contracts.js";
import { uncurried } from "../subject/hidden/operation.js";
import { unsupportedInput } from "../subject/mismatch.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { besideVariant } from "../subject/pair.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import { afterRun, type Bound } from "../witness/by-contract.js";
import { contractShower } from "../witness/shown-contract.js";
import { inputShower, shownGeneral } from "../witness/shown-input.js";
import { guessedFor } from "./guess.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import { provedOr } from "./proved.js";
import { type Breach, type Regression, regressionsOf } from "./regressions.js";
import type { TestRequest } from "./test-request.js";
import { type Emit, generalTools, type SearchTools } from "./tools.js";

export type TestedPrograms = {
  readonly answers: readonly FunctionContract[];
  readonly unchecked: readonly NotChecked[];
  /** Of what breaks contracts, where tests of it were asked for. */
  readonly regressions: readonly Regression[];
};

export async function testProgram(
  language: Language,
  request: TestRequest,
  tools: SearchTools,
  emit: Emit<"test"> = () => undefined,
): Promise<Checked<TestedPrograms>> {
  const read = readExercise(language, request.exercise);
  if (!read.ok) return read;
  const { reference, asked } = read.value;
  const contracted = contractedOf(read.value);
  const answers: FunctionContract[] = [];
  const granted = notAsked(read.value, contracted);
  const breaches: Breach[] = [];
  for (const each of asked.filter((one) => isMeant(read.value, contracted, one, request))) {
    const tried = await testFunction(read.value, { contracted, granted }, each, request, tools);
    const answer = request.guess ? await withGuess(language, request, tried, tools) : tried;
    emit({ kind: "tested", answer });
    const body = bodyOf(read.value, contracted, each);
    if (body !== undefined && isTested(answer)) granted.set(body, answer.verdict.kind === "equal" ? "proved" : "open");
    answers.push(answer);
    breaches.push(...breachesOf(read.value, contracted, each, request, answer));
  }
  const { exercise } = request;
  const regressions = request.regressions ? regressionsOf(language, exercise, breaches, tools.memoryIsLow) : [];
  return { ok: true, value: { answers, unchecked: notSupported(reference.unchecked), regressions } };
}

/** With a precondition that would exclude the failure: tried as if it had been written. */
async function withGuess(
  language: Language,
  request: TestRequest,
  answer: FunctionContract,
  tools: SearchTools,
): Promise<FunctionContract> {
  const { verdict, function: name } = answer;
  if (verdict.kind !== "broken" || !FAILURES.has(verdict.witness.broken.kind)) return answer;
  const guess = await guessedFor(language, request.exercise, name, tools, async (reference, budget) => {
    const exercise = { ...request.exercise, reference, functions: [name] };
    const search = { ...request.search, budget };
    const again = await testProgram(language, { ...request, exercise, search, ...ONCE }, tools);
    const [only] = again.ok ? again.value.answers : [];
    return only?.verdict;
  });
  return { ...answer, guess: guess ?? null };
}

const FAILURES: ReadonlySet<BrokenPart["kind"]> = new Set(["exception", "precondition", "assertion"]);
const ONCE = { guess: false, regressions: false, count: false } as const;

function breachesOf(
  read: ReadExercise,
  contracted: Contracted,
  asked: AskedFunction,
  { robust }: TestRequest,
  { function: name, verdict }: FunctionContract,
): readonly Breach[] {
  if (verdict.kind !== "broken") return [];
  const isExcused = robust && ownRefusals(read, contracted, asked) !== undefined;
  const mayRaise = isExcused || mayOf(read, contracted, asked) !== undefined;
  return [verdict.witness, ...verdict.others].map((witness) => ({ function: name, witness, mayRaise }));
}

/** The program of an exercise, in which its contracts are asked about. */
export function contractedOf({ reference }: ReadExercise): Contracted {
  const called = reference.values.flatMap(({ core, itself }) => (itself === undefined ? [] : [core]));
  const inputs = new Set([...reference.entries.map(({ name }) => name), ...called]);
  const { comparable, language, contracts = NO_FACTS } = reference;
  return contractedProgram(comparable, language.contracts, contracts, inputs);
}

export const NO_FACTS: ContractFacts = { makers: new Set(), dispatchers: new Map(), overridden: new Map() };

/** A function on inputs of which its precondition holds, which does not ask for that itself. What it gives is for its
 * contract to look at, and for nobody else. */
export function subjectUnderContract(
  read: ReadExercise,
  { program, contracts }: Contracted,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
): AskedSubject {
  return askedSubject(read, asked, memoryIsLow, undefined, ({ side }) => {
    const { pre, body = side.name, arity = 0 } = contracts.get(side.name) ?? {};
    const type = withoutResult(side.type);
    return { side: { ...side, program, type, name: body }, given: pre && { name: pre, arity, shown: [] } };
  });
}

function withoutResult(type: Type): Type {
  return uncurried(type).params.reduceRight<Type>((to, from) => fn(from, to), con(tupleCtor(0)));
}

/** It was named, or has something to see to. */
function isMeant(
  read: ReadExercise,
  { obligations }: Contracted,
  { shown }: AskedFunction,
  request: TestRequest,
): boolean {
  const core = referenceSide(read, shown)?.name;
  const name = read.reference.values.find((value) => value.core === core)?.itself ?? core;
  return request.robust || request.exercise.functions.length > 0 || obligations.some(({ owner }) => owner === name);
}

async function testFunction(
  read: ReadExercise,
  { contracted, granted }: Around,
  asked: AskedFunction,
  { search, count, robust }: TestRequest,
  tools: SearchTools,
): Promise<FunctionContract> {
  const start = tools.now();
  const answered = (verdict: ContractVerdict, explored = NOTHING_EXPLORED): FunctionContract => ({
    function: asked.shown,
    verdict,
    explored: { ...explored, ms: tools.now() - start },
  });
  if (tools.isCancelled())
    return answered({ kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "stopped" }] });
  try {
    const made = subjectUnderContract(read, contracted, asked, tools.memoryIsLow);
    if (!made.ok) return made.verdict.kind === "differs" ? answered(NOT_TESTED) : answered(made.verdict);
    const may = mayOf(read, contracted, asked);
    const excused = robust ? ownRefusals(read, contracted, asked) : undefined;
    const bound: Bound = { subject: made.subject, may, ...(excused && { judged: excused }) };
    const found = contractProof(made.subject, contracted.contracts, granted);
    const isAsked = search.proof && search.strategy === "explore" && may === undefined && excused === undefined;
    const proof: Proof = () => (isAsked ? found() : undefined);
    const searching: ContractTools = {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: tools.isCancelled,
      isDecided: () => proof() !== undefined,
      onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    };
    const { strategy } = search;
    const tried =
      strategy === "random"
        ? await tryDrawn(bound, search, searching)
        : await tryContract(bound, { ...search, strategy }, searching);
    const inputs = count ? await countValid(made.subject, search.budget ?? COUNTING_STEPS, searching) : undefined;
    const { paths, runs, steps, solverCalls } = tried.searched;
    const [first] = tried.witnesses;
    const general = first && (await generalBreach(bound, first, generalTools(tools)));
    const verdict = verdictOf(read, contracted, asked, made.subject, tried, { general, proof });
    return { ...answered(verdict, { paths, runs, steps, solverCalls, ms: 0 }), ...(inputs && { inputs }) };
  } catch (error) {
    if (error instanceof Unsupported) return answered(unsupportedInput(error.type) as ContractVerdict);
    throw error;
  }
}

/** About a second. */
const COUNTING_STEPS = 200_000;

const NOT_TESTED: ContractVerdict = { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "untested" }] };

/** What is known of the program; `granted`: functions that were tried, and kept their contracts so far. */
type Around = { readonly contracted: Contracted; readonly granted: Granted };

/** Functions with contracts that nobody asks about: those that are asked about call them, and so try them too. */
function notAsked(read: ReadExercise, { contracts }: Contracted): Map<Name, "proved" | "open"> {
  const asked = new Set(read.asked.map(({ shown }) => referenceSide(read, shown)?.name));
  return new Map([...contracts].flatMap(([name, { body }]) => (asked.has(name) ? [] : [[body, "open" as const]])));
}

function bodyOf(read: ReadExercise, { contracts }: Contracted, { shown }: AskedFunction): Name | undefined {
  const name = referenceSide(read, shown)?.name;
  return name && contracts.get(name)?.body;
}

function isTested({ verdict }: FunctionContract): boolean {
  if (verdict.kind === "agrees-so-far") return verdict.upTo > 0;
  return verdict.kind === "agrees" || verdict.kind === "equal";
}

function contractVerdict(verdict: Verdict): ContractVerdict {
  return verdict.kind === "differs" ? NOT_TESTED : verdict;
}

/**
 * Of a function without a contract: an exception that says that an argument was bad, and that its own text raises, is its
 * precondition. What it calls may not raise it.
 */
function ownRefusals(read: ReadExercise, { contracts }: Contracted, { shown }: AskedFunction): Bound["judged"] {
  const side = referenceSide(read, shown);
  if (side === undefined || contracts.has(side.name)) return undefined;
  const { exceptionMeaning } = read.reference.language;
  const named = new Set<string>();
  const own = side.program.defs
    .flatMap((def) => (def.kind === "one" ? [def] : def.bindings))
    .find(({ name }) => name === side.name);
  if (own !== undefined)
    visit(own.bound, (e) => {
      if (e.kind === "make") named.add(shownName(e.ctor));
      if (e.kind === "var") named.add(shownName(e.name));
      return true;
    });
  const isRefusal = (exn: Value): boolean => {
    const name = isData(exn) ? shownName(exn.k.decl.name) : "";
    return exceptionMeaning(name) === BAD_ARGUMENT && (named.has(name) || named.has("invalid_arg"));
  };
  return (report) => {
    const { outcome } = report;
    return outcome.kind === "raised" && isRefusal(outcome.exn) ? "no-test" : afterRun(report, () => false);
  };
}

/** What its contract allows it to raise. */
export function mayOf(read: ReadExercise, { contracts }: Contracted, { shown }: AskedFunction): Bound["may"] {
  const name = referenceSide(read, shown)?.name;
  const { may, arity = 0 } = (name && contracts.get(name)) ?? {};
  return may && { name: may, arity, shown: [] };
}

function verdictOf(
  read: ReadExercise,
  contracted: Contracted,
  asked: AskedFunction,
  subject: Subject,
  tried: Tried,
  { general, proof }: { readonly general: General | undefined; readonly proof: Proof },
): ContractVerdict {
  const { searched, seen, keeping } = tried;
  const result = { witnesses: [], byWidth: undefined, foundAfter: undefined, agreeing: keeping, searched, seen };
  const { verdict, covered, conditions } = claimOf(besideVariant(subject, subject), read.exercise, result);
  const show = contractShower(read, asked, subject, (number) => partOf(read, contracted, asked, number));
  const [first, ...others] = tried.witnesses.map(show);
  if (first === undefined) return contractVerdict(provedOr(verdict, proof));
  const anything = general && shownGeneral(inputShower(read, asked, subject, speakerOf(read.reference)), general);
  const witness = anything === undefined ? first : { ...first, general: anything };
  return { kind: "broken", witness, others, ...smallestOf(first, covered, keeping), conditions };
}

function smallestOf(
  { size }: ContractWitness,
  covered: number,
  keeping: readonly number[],
): { readonly smallest: boolean; readonly smaller: number } {
  const smaller = keeping.slice(0, size).reduce((sum, count = 0) => sum + count, 0);
  return { smallest: covered >= size - 1, smaller };
}

/** Of an exception that no contract knows of, the function itself is to blame. */
function partOf(read: ReadExercise, { obligations }: Contracted, asked: AskedFunction, number: number): BrokenPart {
  const obligation = obligations[number];
  if (obligation === undefined) return { kind: "exception", function: asked.shown, of: undefined, at: undefined };
  const shown = (name: typeof obligation.owner): string =>
    read.reference.values.find(({ core, itself = core }) => itself === name)?.name ?? shownName(name);
  const { kind, owner, of, at } = obligation;
  return { kind, function: shown(owner), of: of && shown(of), at };
}
