// Repairs the functions of a program that break their contracts: each is changed alone, and nothing that it says of itself.
import type { Source } from "../core/span.js";
import type { Language } from "../language/language.js";
import { tryContract } from "../questions/contract/contract.js";
import type { Verified } from "../questions/repair/acceptance.js";
import { blamed } from "../questions/repair/blame.js";
import { type ContractSide, ctorsFor, keepsOn, patientByContract } from "../questions/repair/by-contract.js";
import { wordsOf } from "../questions/repair/cost.js";
import { keyOf, textWith, type WrittenChange } from "../questions/repair/edits.js";
import { inputsOfPath, nobody, smallestFirst } from "../questions/repair/inputs.js";
import { CASES_MAX } from "../questions/repair/limits.js";
import type { Patient, Trial } from "../questions/repair/patient.js";
import { repair } from "../questions/repair/repair.js";
import type { Alternative, Several } from "../questions/repair/settings.js";
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
import type { Side, Subject } from "../subject/subject.js";
import type { Bound } from "../witness/by-contract.js";
import type { Input } from "../witness/judge.js";
import { loadLambdas } from "../witness/witness.js";
import { confirmedContracts, isKept, repairedText } from "./confirm-contracts.js";
import { textsJudgedBy } from "./read-again.js";
import { shownRepair } from "./repair.js";
import type { RepairEffort } from "./repair-request.js";
import { firstApart, type Runnable, resultOn, resultsIn, writtenInputs } from "./repair-results.js";
import { testProgram } from "./test.js";
import type { TestRequest } from "./test-request.js";
import { generalTools, type SearchTools } from "./tools.js";
import { contractedOf, mayOf, NO_FACTS, subjectUnderContract } from "./under-contract.js";

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

type Ready = {
  readonly source: Source;
  readonly read: ReadExercise;
  readonly asked: AskedFunction;
  readonly side: Side;
  readonly bound: Bound;
};

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
  const side = referenceSide(read.value, name);
  if (!made.ok || side === undefined) return undefined;
  const bound = { subject: made.subject, may: mayOf(read.value, contracted, asked) };
  return { source, read: read.value, asked, side, bound };
}

async function repairFunction(
  language: Language,
  request: ContractRepairRequest,
  source: Source,
  name: string,
  tools: SearchTools,
): Promise<ContractRepair["repairs"]> {
  const ready = readyFunction(language, request, source, name, tools);
  const patient = ready && patientOf(ready, ready.bound.subject);
  if (ready === undefined || patient === undefined) return [];
  const known = telling(patient, ready.bound, await gatherInputs(ready.bound, request, tools));
  const [root] = patient.roots;
  const solution = root === undefined ? 0 : wordsOf(source.text.slice(root.at.start, root.at.end)).length;
  const valid = [...known.wrong, ...known.right];
  const isRightOn = (text: Ready): boolean => {
    const side = contractSide(text, ready.bound.subject);
    return side !== undefined && keepsOn(side, valid);
  };
  let mayBeProved = request.search.proof; // of others it is enough that they hold
  const texts = textsJudgedBy<Ready, FunctionContract>({
    read: (changes) =>
      readyFunction(language, request, { ...source, text: textWith(source.text, changes) }, name, tools),
    glance: async (text) => (isRightOn(text) ? glanced(request, ready.bound, text, tools) : REFUTED),
    verify: async (text) => {
      const search = { ...request.search, proof: mayBeProved };
      const came = await verified(language, { ...request, search }, text, tools);
      mayBeProved &&= came.kind !== "accepted";
      return came;
    },
  });
  const readAgain = (changes: readonly WrittenChange[]): Patient | undefined => {
    const text = texts.read(changes);
    return text && patientOf(text, ready.bound.subject);
  };
  const settings = {
    budget: request.repair.budget,
    self: [patient.entry],
    solution: Math.max(SMALL_FUNCTION, solution),
    several: severalFor(request, patient, ready, valid, readAgain),
  };
  const { glance } = texts;
  const verify = async (changes: readonly WrittenChange[]): Promise<Verified<FunctionContract>> => {
    const seen = await glance(changes);
    return seen.kind === "accepted" ? texts.verify(changes) : seen;
  };
  const solving = generalTools(tools);
  const once = { isStopped: tools.isCancelled, verify, solving: { ...solving, solver: nobody } };
  const plain = await repair(patient, valid, settings, once);
  // Runs that ask contracts take long, and so does a real solver: texts are read again where all else was of no help.
  const isEnough = plain.found.some(({ kept }) => kept) || tools.isCancelled();
  const twice = {
    ...once,
    solving,
    glance,
    readAgain: async (changes: readonly WrittenChange[]) => readAgain(changes),
  };
  const again = isEnough ? plain : await repair(patient, valid, settings, twice);
  const { found } = again.found.length > 0 ? again : plain;
  const shown = found.filter(({ kept }) => kept || request.repair.solution).map((each) => shownRepair(source, each));
  const runnable = (text: string): Runnable | undefined => {
    const again = readyFunction(language, request, { ...source, text }, name, tools);
    return again && runnableOf(again);
  };
  return withResults(shown, runnableOf(ready), known, runnable);
}

/** `like`: the function whose inputs are known. */
function patientOf(text: Ready, like: Subject): Patient | undefined {
  const { reference } = text.read;
  const side = contractSide(text, like);
  return side && patientByContract(side, reference.language.contracts, { facts: reference.facts, source: text.source });
}

function contractSide({ read: { reference }, bound, side }: Ready, like: Subject): ContractSide | undefined {
  const ctors = ctorsFor(bound.subject.unit, like.unit);
  if (ctors === undefined) return undefined;
  const { contracts } = reference.language;
  const called = reference.values.flatMap(({ core, itself }) => (itself === undefined ? [] : [core]));
  const inputs = new Set([...reference.entries.map((entry) => entry.name), ...called]);
  return {
    program: reference.comparable,
    name: reference.values.find(({ core }) => core === side.name)?.itself ?? side.name,
    bound,
    contracted: (program) => contractedProgram(program, contracts, reference.contracts ?? NO_FACTS, inputs),
    ctors,
  };
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
  readAgain: (edits: readonly WrittenChange[]) => Patient | undefined,
): Several {
  const results = new Map<string, ResultAt>();
  const loaded = ({ changes, edits }: Alternative): Trial | undefined => {
    const isFirst = changes.every(({ place }) => patient.roots.includes(place.root));
    if (isFirst) return patient.load(changed(patient.program, changes));
    const again = readAgain(edits); // they are changes of a text that was changed
    return again?.load(again.program);
  };
  const resultsOf = (each: Alternative): ResultAt => {
    const key = keyOf(each.edits);
    const known = results.get(key);
    if (known !== undefined) return known;
    const trial = loaded(each);
    const made = onceEach(({ args }: Input) =>
      trial === undefined ? undefined : resultOn({ read, asked, subject: trial.subject }, args("submission")),
    );
    results.set(key, made);
    return made;
  };
  const isOther = (one: Alternative, other: Alternative): boolean => {
    const [first, second] = [resultsOf(one), resultsOf(other)];
    return inputs.some((input) => {
      const [before, now] = [first(input), second(input)];
      return before !== undefined && now !== undefined && before !== now;
    });
  };
  return { wanted: all ?? 2, slack: all === undefined ? NEARLY : Number.POSITIVE_INFINITY, isOther };
}

type ResultAt = (input: Input) => string | undefined;

function onceEach(run: ResultAt): ResultAt {
  const known = new Map<Input, string | undefined>();
  return (input) => {
    if (!known.has(input)) known.set(input, run(input));
    return known.get(input);
  };
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
    return made === undefined ? nothing : resultsIn(made, inputs);
  });
  const was = resultsIn(before, kept);
  return shown.flatMap((each, i) => {
    const [now, first] = [results[i] ?? nothing, results[0] ?? nothing];
    const alters = firstApart(kept, was, now);
    const unlike = i === 0 ? undefined : firstApart(inputs, first, now);
    return i > 0 && unlike === undefined ? [] : [{ ...each, alters, unlike }];
  });
}

/** Words: of a function that is nearly empty, nothing would be kept. */
const SMALL_FUNCTION = 30;
const GATHERING_STEPS = 60_000;
const FIRST_LOOK_STEPS = 20_000;

/** Looks that take a moment: a real solver takes longer than all the rest, and what is accepted is tested with it later. */
function looking(tools: SearchTools) {
  return { quick: quickSolve, solver: nobody, isStopped: tools.isCancelled, onProgress: () => undefined };
}

async function gatherInputs(bound: Bound, request: TestRequest, tools: SearchTools): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  const make = inputsOfPath(bound.subject);
  const settings = { ...request.search, strategy: "explore", budget: GATHERING_STEPS, all: 8 } as const;
  const { witnesses } = await tryContract(bound, settings, {
    ...looking(tools),
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

/** A first look. */
async function glanced(
  request: TestRequest,
  known: Bound,
  { bound }: Ready,
  tools: SearchTools,
): Promise<Verified<undefined>> {
  const settings = { ...request.search, strategy: "explore", budget: FIRST_LOOK_STEPS, all: 3 } as const;
  const { witnesses } = await tryContract(bound, settings, looking(tools));
  if (witnesses.length === 0) return { kind: "accepted", accepted: undefined };
  return { kind: "refuted", inputs: witnesses.flatMap(({ args }) => inputOf(known, args) ?? []) };
}

/** Tests the function as any other. */
async function verified(
  language: Language,
  request: TestRequest,
  { source: reference, asked: { shown } }: Ready,
  tools: SearchTools,
): Promise<Verified<FunctionContract>> {
  const exercise = { ...request.exercise, reference, functions: [shown] };
  const tested = await testProgram(language, { ...request, exercise, count: false, guess: false }, tools);
  const answer = tested.ok ? tested.value.answers.find((each) => each.function === shown) : undefined;
  return answer !== undefined && isKept(answer) ? { kind: "accepted", accepted: answer } : REFUTED;
}

/** By inputs that are known. */
const REFUTED = { kind: "refuted", inputs: [] } as const;

/** An input of the changed program in the first one; undefined where its data has other names there. */
function inputOf({ subject }: Bound, args: Parameters<typeof loadLambdas>[1]): Input | undefined {
  try {
    const values = loadLambdas(subject, args).map(({ value }) => value);
    return { args: () => values, further: [] };
  } catch {
    return undefined;
  }
}
