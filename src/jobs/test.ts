// Tries the functions of a program against what the program says about them.
import { nth } from "../basis/known.js";
import type { Name } from "../core/expr.js";
import { Unsupported } from "../explore/type-key.js";
import type { Language } from "../language/language.js";
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
import { mayTakeAbsent } from "../subject/absent-text.js";
import type { Contracted } from "../subject/contracts.js";
import { unsupportedInput } from "../subject/mismatch.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { besideVariant } from "../subject/pair.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import type { Bound } from "../witness/by-contract.js";
import { contractShower } from "../witness/shown-contract.js";
import { inputShower, shownGeneral } from "../witness/shown-input.js";
import { type ContractQuestion, inContractSequences, isTriedAsMade, sharingState } from "./contract-sequences.js";
import { guessedFor } from "./guess.js";
import { withLeftOutContracts } from "./left-out-contracts.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import { allAsks } from "./null-inputs.js";
import { provedOr } from "./proved.js";
import { type Breach, type Regression, regressionsOf } from "./regressions.js";
import type { TestRequest } from "./test-request.js";
import { type Emit, generalTools, type SearchTools } from "./tools.js";
import { contractedOf, mayOf, ownRefusals, partOf, refusing, subjectUnderContract } from "./under-contract.js";
import { aboutWider, alsoWider } from "./wider-contract.js";

export type TestedPrograms = {
  readonly answers: readonly FunctionContract[];
  readonly unchecked: readonly NotChecked[];
  /** Of what breaks contracts, where tests of it were asked for. */
  readonly regressions: readonly Regression[];
  readonly signature: string;
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
  const question: ContractQuestion = { read: read.value, contracted, request, tools };
  const groups = sharingState(read.value);
  const alone: FunctionContract[] = [];
  const granted = notAsked(read.value, contracted);
  const meant = asked.filter((one) => isMeant(read.value, contracted, one, request));
  const isStateful = (each: AskedFunction): boolean => groups.some(({ members }) => members.includes(each));
  const told = async (tried: FunctionContract): Promise<FunctionContract> => {
    const answer = request.guess ? await withGuess(language, request, tried, tools) : tried;
    emit({ kind: "tested", answer });
    return answer;
  };
  for (const each of meant) {
    const tried = await testFunction(question, granted, each, !isStateful(each));
    const answer = isStateful(each) || isTriedAsMade(tried.verdict) ? tried : await told(tried);
    const body = bodyOf(read.value, contracted, each);
    if (body !== undefined && isTested(answer)) granted.set(body, answer.verdict.kind === "equal" ? "proved" : "open");
    alone.push(answer);
  }
  const sequenced = await inContractSequences(question, groups, alone);
  const answers: FunctionContract[] = [];
  for (const [i, answer] of sequenced.entries())
    answers.push(isStateful(nth(meant, i)) || isTriedAsMade(nth(alone, i).verdict) ? await told(answer) : answer);
  const all = withLeftOutContracts(read.value, answers);
  for (const answer of all.slice(answers.length)) emit({ kind: "tested", answer });
  const breaches = answers.flatMap((answer, i) => breachesOf(question, nth(meant, i), answer));
  const { exercise } = request;
  const regressions = request.regressions ? regressionsOf(language, exercise, breaches, tools.memoryIsLow) : [];
  const signature = request.regressions ? reference.signature : "";
  return { ok: true, value: { answers: all, unchecked: notSupported(reference.unchecked), regressions, signature } };
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
  { read, contracted, request }: ContractQuestion,
  asked: AskedFunction,
  { function: name, verdict }: FunctionContract,
): readonly Breach[] {
  if (verdict.kind !== "broken") return [];
  const isExcused = request.robust && ownRefusals(read, contracted, asked) !== undefined;
  const mayRaise = isExcused || mayOf(read, contracted, asked) !== undefined;
  return [verdict.witness, ...verdict.others].map((witness) => ({ function: name, witness, mayRaise }));
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

/** `granted`: functions that were tried, and kept their contracts so far. `mayBeProved`: it depends on no state that changes. */
async function testFunction(
  question: ContractQuestion,
  granted: Granted,
  asked: AskedFunction,
  mayBeProved: boolean,
): Promise<FunctionContract> {
  const { read, contracted, request, tools } = question;
  const { search, count, robust } = request;
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
    const refusals = robust ? ownRefusals(read, contracted, asked) : undefined;
    const bound: Bound = { subject: made.subject, may, ...(refusals && { judged: refusing(refusals) }) };
    const found = contractProof(made.subject, contracted.contracts, granted);
    const isPlain = may === undefined && refusals === undefined;
    const isAsked = mayBeProved && search.proof && search.strategy === "explore" && isPlain;
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
    const own = verdictOf(read, contracted, asked, made.subject, tried, { general, proof });
    const verdict =
      strategy === "random" ? aboutWider(read, asked, own) : await alsoWider(question, asked, own, searching);
    return { ...answered(verdict, { paths, runs, steps, solverCalls, ms: 0 }), ...(inputs && { inputs }) };
  } catch (error) {
    if (error instanceof Unsupported) return answered(unsupportedInput(error.type) as ContractVerdict);
    throw error;
  }
}

/** About a second. */
const COUNTING_STEPS = 200_000;

const NOT_TESTED: ContractVerdict = { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "untested" }] };

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
  if (first === undefined) return withoutNull(read, subject, contractVerdict(provedOr(verdict, proof)));
  const anything = general && shownGeneral(inputShower(read, asked, subject, speakerOf(read.reference)), general);
  const witness = anything === undefined ? first : { ...first, general: anything };
  return { kind: "broken", witness, others, ...smallestOf(first, covered, keeping), conditions };
}

/** Null is not tried: it is said where it may do what nothing else does. */
function withoutNull({ reference }: ReadExercise, subject: Subject, verdict: ContractVerdict): ContractVerdict {
  const { absent } = reference.language;
  if (verdict.kind !== "equal" && verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return verdict;
  if (absent === undefined) return verdict;
  if (!mayTakeAbsent(subject, [subject.side], absent) && allAsks(subject.side, absent.ctor).length === 0)
    return verdict;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "no-null" }] };
}

function smallestOf(
  { size }: ContractWitness,
  covered: number,
  keeping: readonly number[],
): { readonly smallest: boolean; readonly smaller: number } {
  const smaller = keeping.slice(0, size).reduce((sum, count = 0) => sum + count, 0);
  return { smallest: covered >= size - 1, smaller };
}
