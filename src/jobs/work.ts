// Does a job: what each kind does is a row of a table.
import type { Language } from "../language/language.js";
import type { Languages } from "../language/open.js";
import { NoSolver } from "../smt/solver.js";
import type { Attempt, Exercise } from "../subject/exercise.js";
import type { AttemptLanguages } from "../subject/read.js";
import { checkPrograms } from "./check.js";
import { fingerprint } from "./fingerprint.js";
import { hintFacts } from "./hints.js";
import type { Ending, Job, JobKind, Request } from "./job.js";
import { loadPrograms } from "./load.js";
import { otherOutcomes } from "./other-outcomes.js";
import { reachPlaces } from "./reach.js";
import { readBack } from "./read-back.js";
import { repairPrograms } from "./repair.js";
import { repairContracts } from "./repair-contracts.js";
import { repairByTests } from "./repair-tests.js";
import { replay } from "./replay.js";
import { runProgram } from "./run.js";
import { scoreTests } from "./score.js";
import { type SuitePrograms, suitePrograms } from "./suite.js";
import { testProgram } from "./test.js";
import { type Emit, endingOf, searchTools, type Tools } from "./tools.js";
import { tryTests } from "./try-tests.js";
import { typeProgram } from "./types.js";
import { verifyCertificate } from "./verify.js";

/** A job that needs a solver which is not there ends without an answer; of a check, only the functions that need it do. */
export async function doJob<K extends JobKind>(
  languages: Languages,
  { kind, request }: Job<K>,
  tools: Tools,
  emit: Emit<K>,
): Promise<Ending<K>> {
  try {
    return await WORK[kind](languages, request, tools, emit);
  } catch (error) {
    if (error instanceof NoSolver) return { kind: "unfinished", reason: error.why };
    throw error;
  }
}

type Work<K extends JobKind> = (
  languages: Languages,
  request: Request<K>,
  tools: Tools,
  emit: Emit<K>,
) => Promise<Ending<K>>;

const WORK: { readonly [K in JobKind]: Work<K> } = {
  run: async (languages, request, { memoryIsLow }, emit) => {
    const program = request.sources.at(-1) ?? { name: "" }; // what stands before the last file is its prelude
    return runProgram(await languages(program), request, memoryIsLow, emit);
  },
  types: async (languages, { source }) => endingOf(typeProgram(await languages(source), source)),
  load: async (languages, request, { memoryIsLow }) => {
    const { exercise, submission = exercise.reference } = request;
    return endingOf(loadPrograms(await languagesOf(languages, { exercise, submission }), request, memoryIsLow));
  },
  check: async (languages, request, tools, emit) => {
    const searching = searchTools(tools, request.search.solver, emit);
    return endingOf(await checkPrograms(await languagesOf(languages, request), request, searching, emit));
  },
  test: async (languages, request, tools, emit) => {
    const searching = searchTools(tools, request.search.solver, emit);
    const language = await referenceLanguage(languages, request.exercise);
    return endingOf(await testProgram(language, request, searching, emit));
  },
  repair: async (languages, request, tools, emit) => {
    const searching = searchTools(tools, request.search.solver, emit);
    return endingOf(await repairPrograms(await languagesOf(languages, request), request, searching));
  },
  hints: async (languages, request, { memoryIsLow }) =>
    endingOf(hintFacts(await languagesOf(languages, request), request, memoryIsLow)),
  "repair-contracts": async (languages, request, tools, emit) => {
    const searching = searchTools(tools, request.search.solver, emit);
    const language = await referenceLanguage(languages, request.exercise);
    return endingOf(await repairContracts(language, request, searching));
  },
  "repair-tests": async (languages, request, tools, emit) => {
    const searching = searchTools(tools, "embedded", emit);
    return endingOf(await repairByTests(await languagesOf(languages, request), request, searching));
  },
  reach: async (languages, request, tools, emit) => {
    const searching = searchTools(tools, request.search.solver, emit);
    const language = await referenceLanguage(languages, request.exercise);
    return endingOf(await reachPlaces(language, request, searching));
  },
  verify: async (languages, request, { memoryIsLow }) => {
    const { reference, submission } = request;
    const both = { reference: await languages(reference), submission: await languages(submission) };
    return endingOf(verifyCertificate(both, request, memoryIsLow));
  },
  fingerprint: async (languages, request) => endingOf(fingerprint(await languagesOf(languages, request), request)),
  suite: async (languages, request, tools, emit) => {
    const { exercise, submission = exercise.reference, solver } = request;
    const both = await languagesOf(languages, { exercise, submission });
    const made = await suitePrograms(both, request, searchTools(tools, solver, emit));
    const read = (value: SuitePrograms): SuitePrograms => readBack(both.reference, exercise, value, tools.memoryIsLow);
    return endingOf(made.ok ? { ok: true, value: read(made.value) } : made);
  },
  score: async (languages, request, tools, emit) => {
    const language = await referenceLanguage(languages, request.exercise);
    return endingOf(await scoreTests(language, request, searchTools(tools, request.solver, emit)));
  },
  replay: async (languages, request, { memoryIsLow }) =>
    endingOf(replay(await languagesOf(languages, request), request, request.inputs, memoryIsLow)),
  outcomes: async (languages, request, { memoryIsLow }) =>
    endingOf(otherOutcomes(await languagesOf(languages, request), request, request.inputs, memoryIsLow)),
  try: async (languages, request, { memoryIsLow }) =>
    endingOf(tryTests(await languagesOf(languages, request), request, request.inputs, memoryIsLow)),
  dump: async (languages, request, tools, emit) => {
    const { dumpStage } = await import("./dump.js"); // nobody else waits for it
    return endingOf(await dumpStage(languages, request, tools, emit));
  },
};

function referenceLanguage(languages: Languages, { reference }: Exercise): Promise<Language> {
  return languages(reference);
}

async function languagesOf(languages: Languages, { exercise, submission }: Attempt): Promise<AttemptLanguages> {
  return {
    reference: await referenceLanguage(languages, exercise),
    submission: await languages(submission),
  };
}
