// Repairs the functions of a program that break their contracts: each is changed alone, and nothing that it says of itself.
import type { Source } from "../core/span.js";
import { Unsupported } from "../explore/type-key.js";
import type { Language } from "../language/language.js";
import { tryContract } from "../questions/contract/contract.js";
import type { Verified } from "../questions/repair/acceptance.js";
import { blamed } from "../questions/repair/blame.js";
import { patientByContract } from "../questions/repair/by-contract.js";
import type { Candidate } from "../questions/repair/candidate.js";
import { wordsOf } from "../questions/repair/cost.js";
import { textWith, type WrittenChange } from "../questions/repair/edits.js";
import { inputsOfPath, smallestFirst } from "../questions/repair/inputs.js";
import { CASES_MAX } from "../questions/repair/limits.js";
import type { Patient, Trial } from "../questions/repair/patient.js";
import { repair } from "../questions/repair/repair.js";
import type { Several } from "../questions/repair/settings.js";
import { changed } from "../questions/repair/trials.js";
import type { FunctionContract } from "../report/contract.js";
import type { Checked } from "../report/diagnostic.js";
import type { NotChecked } from "../report/not-checked.js";
import type { ContractRepair, FoundRepair } from "../report/repair.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { contractedProgram } from "../subject/contracts.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import type { Bound } from "../witness/by-contract.js";
import type { Input } from "../witness/judge.js";
import { loadLambdas } from "../witness/witness.js";
import { confirmedContracts, isKept, repairedText } from "./confirm-contracts.js";
import { shownRepair } from "./repair.js";
import type { RepairEffort } from "./repair-request.js";
import { firstApart, type Runnable, resultIn, resultOn, writtenInputs } from "./repair-results.js";
import { contractedOf, mayOf, NO_FACTS, subjectUnderContract, testProgram } from "./test.js";
import type { TestRequest } from "./test-request.js";
import { generalTools, type SearchTools } from "./tools.js";

export type ContractRepairRequest = TestRequest & { readonly repair: RepairEffort };

export type RepairedContracts = {
  readonly functions: readonly ContractRepair[];
  readonly unchecked: readonly NotChecked[];
  /** The program with the first repair of each function. */
  readonly text: string;
};

export async function repairContracts(
  language: Language,
  request: ContractRepairRequest,
  tools: SearchTools,
): Promise<Checked<RepairedContracts>> {
  const tested = await testProgram(language, request, tools);
  if (!tested.ok) return tested;
  let source = request.exercise.reference;
  const functions: ContractRepair[] = [];
  for (const before of tested.value.answers) {
    const { function: name, verdict } = before;
    const repairs = verdict.kind === "broken" ? await repairFunction(language, request, source, name, tools) : [];
    functions.push({ before, repairs });
    const [found] = repairs;
    if (found !== undefined) source = { ...source, text: found.text };
  }
  const confirmed = await confirmedContracts(language, request, functions, tools);
  const text = repairedText(request.exercise.reference, confirmed);
  return { ok: true, value: { functions: confirmed, unchecked: tested.value.unchecked, text } };
}

type Ready = { readonly read: ReadExercise; readonly asked: AskedFunction; readonly bound: Bound };

/** A function of a text, with its contract. */
function readyFunction(
  language: Language,
  request: TestRequest,
  source: Source,
  name: string,
  tools: SearchTools,
): Ready | undefined {
  const read = readExercise(language, { ...request.exercise, reference: source });
  const asked = read.ok ? read.value.asked.find(({ shown }) => shown === name) : undefined;
  if (!read.ok || asked === undefined) return undefined;
  const contracted = contractedOf(read.value);
  const made = subjectUnderContract(read.value, contracted, asked, tools.memoryIsLow);
  if (!made.ok) return undefined;
  return { read: read.value, asked, bound: { subject: made.subject, may: mayOf(read.value, contracted, asked) } };
}

async function repairFunction(
  language: Language,
  request: ContractRepairRequest,
  source: Source,
  name: string,
  tools: SearchTools,
): Promise<ContractRepair["repairs"]> {
  const ready = readyFunction(language, request, source, name, tools);
  const side = ready && referenceSide(ready.read, name);
  if (ready === undefined || side === undefined) return [];
  const { reference } = ready.read;
  const called = reference.values.flatMap(({ core, itself }) => (itself === undefined ? [] : [core]));
  const inputs = new Set([...reference.entries.map((entry) => entry.name), ...called]);
  const itself = reference.values.find(({ core }) => core === side.name)?.itself ?? side.name;
  const patient = patientByContract(
    {
      program: reference.comparable,
      name: itself,
      bound: ready.bound,
      contracted: (program) => contractedProgram(program, language.contracts, reference.contracts ?? NO_FACTS, inputs),
    },
    language.contracts,
    { facts: reference.facts, source },
  );
  const known = telling(patient, ready.bound, await gatherInputs(ready.bound, request, tools));
  const [root] = patient.roots;
  const solution = root === undefined ? 0 : wordsOf(source.text.slice(root.at.start, root.at.end)).length;
  const valid = [...known.wrong, ...known.right];
  let isFirst = true;
  const verify = async (changes: readonly WrittenChange[]): Promise<Verified<FunctionContract>> => {
    const search = { ...request.search, proof: request.search.proof && isFirst }; // of others it is enough that they hold
    const came = await verified(language, { ...request, search }, source, name, ready.bound, changes, tools);
    isFirst &&= came.kind !== "accepted";
    return came;
  };
  const { found } = await repair(
    patient,
    valid,
    {
      budget: request.repair.budget,
      self: [itself],
      solution: Math.max(SMALL_FUNCTION, solution),
      several: severalFor(request, patient, ready, valid),
    },
    { isStopped: tools.isCancelled, verify, solving: generalTools(tools) },
  );
  const shown = found.filter(({ kept }) => kept || request.repair.solution).map((each) => shownRepair(source, each));
  const runnable = (text: string): Runnable | undefined => {
    const again = readyFunction(language, request, { ...source, text }, name, tools);
    return again && runnableOf(again);
  };
  return withResults(shown, runnableOf(ready), known, runnable);
}

function runnableOf({ read, asked, bound }: Ready): Runnable {
  return { read, asked, subject: bound.subject };
}

/** Of nearly the same cost: words. */
const NEARLY = 2;

/** Two that keep the contract are different where a known input tells them apart. */
function severalFor(
  { repair: { all } }: ContractRepairRequest,
  patient: Patient,
  { read, asked }: Ready,
  inputs: readonly Input[],
): Several {
  const results = new Map<readonly Candidate[], readonly (string | undefined)[]>();
  const resultsOf = (changes: readonly Candidate[]): readonly (string | undefined)[] => {
    const known = results.get(changes);
    if (known !== undefined) return known;
    const trial = patient.load(changed(patient.program, changes));
    const made = trial
      ? inputs.map(({ args }) => resultOn({ read, asked, subject: trial.subject }, args("submission")))
      : [];
    results.set(changes, made);
    return made;
  };
  const isOther = (one: readonly Candidate[], other: readonly Candidate[]): boolean => {
    const [first, second] = [resultsOf(one), resultsOf(other)];
    return first.some((each, i) => each !== undefined && second[i] !== undefined && each !== second[i]);
  };
  return { wanted: all ?? 2, slack: all === undefined ? NEARLY : Number.POSITIVE_INFINITY, isOther };
}

/** With what each changes besides, and where it is unlike the first. What cannot be told apart by a run is not shown. */
function withResults(
  shown: readonly FoundRepair<FunctionContract>[],
  before: Runnable,
  known: Known,
  runnable: (text: string) => Runnable | undefined,
): ContractRepair["repairs"] {
  if (shown.length === 0) return [];
  const kept = writtenInputs(before, known.right);
  const inputs = [...writtenInputs(before, known.wrong), ...kept];
  const nothing = (): undefined => undefined;
  const results = shown.map(({ text }) => {
    const made = runnable(text);
    return made === undefined ? nothing : resultIn(made);
  });
  return shown.flatMap((each, i) => {
    const [now, first] = [results[i] ?? nothing, results[0] ?? nothing];
    const alters = firstApart(kept, resultIn(before), now);
    const unlike = i === 0 ? undefined : firstApart(inputs, first, now);
    return i > 0 && unlike === undefined ? [] : [{ ...each, alters, unlike }];
  });
}

/** Words: of a function that is nearly empty, nothing would be kept. */
const SMALL_FUNCTION = 30;
const GATHERING_STEPS = 60_000;
const FIRST_LOOK_STEPS = 20_000;

function searching(tools: SearchTools) {
  return { quick: quickSolve, solver: tools.solver, isStopped: tools.isCancelled, onProgress: () => undefined };
}

async function gatherInputs(bound: Bound, request: TestRequest, tools: SearchTools): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  const make = inputsOfPath(bound.subject);
  const settings = { ...request.search, strategy: "explore", budget: GATHERING_STEPS, all: 8 } as const;
  const { witnesses } = await tryContract(bound, settings, {
    ...searching(tools),
    onTried: (run, args) => {
      if (inputs.length < CASES_MAX) inputs.push(...make(run, args));
    },
  });
  return [...witnesses.map(({ input }) => input), ...inputs];
}

/** Large inputs take long, and tell little that small ones do not. */
const EACH_MAX = CASES_MAX / 3;

type Known = { readonly wrong: readonly Input[]; readonly right: readonly Input[] };

/** The smallest on which the function is right, and those on which it is wrong itself. */
function telling(patient: Patient, { subject }: Bound, inputs: readonly Input[]): Known {
  const trial = patient.load(patient.program);
  const verdictOn = (input: Input): ReturnType<Trial["verdict"]> | undefined => {
    const known = patient.caseOf(input);
    return known && trial?.verdict(known);
  };
  const judged = smallestFirst(inputs).map((input) => ({ input, verdict: verdictOn(input) }));
  // Large inputs take long; what does not end where larger ones do goes in circles.
  const last = judged.findLastIndex(({ verdict }) => verdict === "right" || verdict === "wrong");
  const some = (all: typeof judged, verdict: string): readonly Input[] =>
    all.flatMap((each) => (each.verdict === verdict ? [each.input] : [])).slice(0, EACH_MAX);
  const wrong = blamed(subject, patient.source.name, some(judged, "wrong"));
  const endless = some(judged.slice(0, Math.max(0, last)), "unfinished").slice(0, ENDLESS_MAX);
  return {
    wrong: [...wrong.filter((input) => verdictOn(input) === "wrong"), ...endless],
    right: some(judged, "right"),
  };
}

/** Such runs take the longest. */
const ENDLESS_MAX = 4;

/** Reads the changed text, and tests the function as any other. */
async function verified(
  language: Language,
  request: TestRequest,
  source: Source,
  name: string,
  known: Bound,
  changes: readonly WrittenChange[],
  tools: SearchTools,
): Promise<Verified<FunctionContract>> {
  const now = { ...source, text: textWith(source.text, changes) };
  const refuted = (inputs: readonly Input[]): Verified<FunctionContract> => ({ kind: "refuted", inputs });
  const ready = readyFunction(language, request, now, name, tools);
  if (ready === undefined) return { kind: "unreadable" };
  try {
    const settings = { ...request.search, strategy: "explore", budget: FIRST_LOOK_STEPS, all: 3 } as const;
    const { witnesses } = await tryContract(ready.bound, settings, searching(tools));
    if (witnesses.length > 0) return refuted(witnesses.flatMap(({ args }) => inputOf(known, args) ?? []));
    const exercise = { ...request.exercise, reference: now, functions: [name] };
    const tested = await testProgram(language, { ...request, exercise, count: false, guess: false }, tools);
    const answer = tested.ok ? tested.value.answers.find((each) => each.function === name) : undefined;
    return answer !== undefined && isKept(answer) ? { kind: "accepted", accepted: answer } : refuted([]);
  } catch (error) {
    if (error instanceof Unsupported) return refuted([]);
    throw error;
  }
}

/** An input of the changed program in the first one; undefined where its data has other names there. */
function inputOf({ subject }: Bound, args: Parameters<typeof loadLambdas>[1]): Input | undefined {
  try {
    const values = loadLambdas(subject, args).map(({ value }) => value);
    return { args: () => values, further: [] };
  } catch {
    return undefined;
  }
}
