// The work of each command, piece by piece, for its stages to be printed: made by the functions that the command uses.
import { call, variable } from "../core/build.js";
import type { Expr } from "../core/expr.js";
import type { Source } from "../core/span.js";
import { makeUnit } from "../eval/unit.js";
import { Unsupported } from "../explore/type-key.js";
import type { Language } from "../language/language.js";
import { treeText } from "../pipeline/tree-text.js";
import type {
  Askable,
  AskedIn,
  Claimed,
  Functions,
  Pieces,
  Programs,
  Question,
  Searches,
  SubjectIn,
  Units,
  Watch,
} from "../pipeline/work.js";
import { claimOf } from "../questions/refute/claim.js";
import { makeFunctionSuite } from "../questions/suite/maker.js";
import type { Checked } from "../report/diagnostic.js";
import type { FunctionSuite } from "../report/suite/suite.js";
import type { Verdict } from "../report/verdict.js";
import { askedPair, askedSubject } from "../subject/asked.js";
import { sourcesOfAttempt, sourcesOfExercise } from "../subject/exercise.js";
import { asWritten } from "../subject/hidden/show.js";
import { unsupportedInput } from "../subject/mismatch.js";
import { referenceSide, submissionSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import {
  type AttemptLanguages,
  type ReadAttempt,
  type ReadExercise,
  readAttempt,
  readExercise,
} from "../subject/read.js";
import { type Speaker, speakerOf, speakersOf } from "../subject/speaker.js";
import type { Side, Subject } from "../subject/subject.js";
import { ownArity } from "../witness/shown-input.js";
import type { CheckRequest, CheckSearch } from "./check-request.js";
import { searchedPair } from "./searched-pair.js";
import { suiteTools, testedFunctions } from "./suite.js";
import type { SuiteRequest } from "./suite-request.js";
import type { SearchTools } from "./tools.js";

/** Of `run` and `types`. */
export function programWork(
  language: Language,
  sources: readonly Source[],
  expressions: readonly Source[],
): Programs & Units {
  const file = sources.at(-1)?.name; // what stands before the last file is its prelude
  const programs = once(() =>
    mapped(language.read(sources, expressions), (value) => [{ file, function: undefined, value }]),
  );
  return {
    trees: () => treesOf(language, sources, expressions),
    programs,
    units: () =>
      mapped(programs(), (all) =>
        all.map(({ value, ...title }) => ({ ...title, value: ready(makeUnit(value.program, new Map())) })),
      ),
  };
}

/** The reference's first, then the submission's. */
export function checkWork(
  languages: AttemptLanguages,
  request: CheckRequest,
  tools: SearchTools,
): Functions & Searches<Claimed> {
  const { exercise, submission } = request;
  const read = once(() => readAttempt(languages, request));
  const pairOf = remembered((asked: AskedFunction, attempt: ReadAttempt): Askable<Pair> => {
    const paired = askedPair(attempt, asked, tools.memoryIsLow);
    return paired.ok ? ready(paired.pair) : refused(paired.verdict);
  });
  const programs = (): Checked<readonly AskedProgram[]> =>
    mapped(read(), (attempt) => {
      const subject = (which: "reference" | "submission") => (asked: AskedFunction) =>
        then(pairOf(asked, attempt), (pair) => ready(pair[which]));
      const { asked, operations, submissionOperations } = attempt;
      const sources = sourcesOfAttempt(request);
      return [
        {
          ...{ file: exercise.reference.name, sources, loaded: attempt.reference, asked, operations },
          given: exercise.given.map((each) => each.function),
          find: (name) => referenceSide(attempt, name),
          subject: subject("reference"),
        },
        {
          ...{ file: submission.name, sources, loaded: attempt.submission, asked, operations: submissionOperations },
          given: [],
          find: (name) => submissionSide(attempt, asked.find(({ shown }) => shown === name)?.renamed ?? name),
          subject: subject("submission"),
        },
      ];
    });
  const trees = (): Pieces<unknown> =>
    joined(
      treesOf(languages.reference, sourcesOfExercise(exercise), []),
      treesOf(languages.submission, [submission], []),
    );
  return {
    ...functionsWork(trees, once(programs)),
    questions: () =>
      mapped(read(), (attempt) =>
        attempt.asked.map((asked) => ({
          file: undefined,
          function: asked.shown,
          value: then(pairOf(asked, attempt), (pair) =>
            ready(checkQuestion(attempt, asked, pair, request.search, tools)),
          ),
        })),
      ),
  };
}

/** Of the reference alone. */
export function suiteWork(
  language: Language,
  request: SuiteRequest,
  tools: SearchTools,
): Functions & Searches<FunctionSuite> {
  const { exercise } = request;
  const sources = sourcesOfExercise(exercise);
  const file = exercise.reference.name;
  const read = once(() => readExercise(language, exercise));
  const subjectOf = remembered((asked: AskedFunction, known: ReadExercise): Askable<Subject> => {
    const made = askedSubject(known, asked, tools.memoryIsLow);
    return made.ok ? ready(made.subject) : refused(made.verdict);
  });
  const programs = (): Checked<readonly AskedProgram[]> =>
    mapped(read(), (known) => [
      {
        ...{ file, sources, loaded: known.reference, asked: testedFunctions(known), operations: known.operations },
        given: exercise.given.map((each) => each.function),
        find: (name) => referenceSide(known, name),
        subject: (asked) => subjectOf(asked, known),
      },
    ]);
  return {
    ...functionsWork(() => treesOf(language, sources, []), once(programs)),
    questions: () =>
      mapped(read(), (known) =>
        testedFunctions(known).map((asked) => ({
          file,
          function: asked.shown,
          value: then(subjectOf(asked, known), (subject) =>
            ready(suiteQuestion(known, asked, subject, request, tools)),
          ),
        })),
      ),
  };
}

type AskedProgram = AskedIn & {
  readonly file: string;
  readonly sources: readonly Source[];
  readonly subject: (asked: AskedFunction) => Askable<Subject>;
};

function functionsWork(trees: Functions["trees"], programs: () => Checked<readonly AskedProgram[]>): Functions {
  const subjects = once(() =>
    mapped(programs(), (all) =>
      all.flatMap((program) =>
        program.asked.map((asked) => ({
          file: program.file,
          function: asked.shown,
          value: subjectIn(program, asked),
        })),
      ),
    ),
  );
  return {
    trees,
    programs: () =>
      mapped(programs(), (all) => all.map(({ file, loaded }) => ({ file, function: undefined, value: loaded }))),
    functions: () =>
      mapped(programs(), (all) => all.map((value) => ({ file: value.file, function: undefined, value }))),
    subjects,
    units: () =>
      mapped(subjects(), (all) =>
        all.map(({ value, ...title }) => ({ ...title, value: then(value, ({ subject }) => ready(subject.unit)) })),
      ),
  };
}

function subjectIn(program: AskedProgram, asked: AskedFunction): Askable<SubjectIn> {
  const { file, sources, loaded } = program;
  const plain = program.find(asked.compared) as Side; // whoever is a subject is there
  return then(program.subject(asked), (subject) => ready({ subject, loaded, file, sources, plain }));
}

function checkQuestion(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  search: CheckSearch,
  tools: SearchTools,
): Question<Claimed> {
  const { exercise } = read;
  return {
    subject: pair.reference,
    shown: callShower(read, asked, pair.reference, speakersOf(read, pair).reference),
    ask: (watch) =>
      supported(async () => {
        const refutation = await searchedPair(
          read,
          asked,
          pair,
          search,
          watched(tools, watch),
          watch.onPath && { onPath: watch.onPath },
        );
        return { refutation, claim: claimOf(pair, exercise, refutation) };
      }),
  };
}

function suiteQuestion(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  settings: SuiteRequest,
  tools: SearchTools,
): Question<FunctionSuite> {
  return {
    subject,
    shown: callShower(read, asked, subject, speakerOf(read.reference)),
    ask: (watch) => {
      const { onPath } = watch;
      const watching = { ...suiteTools(asked, watched(tools, watch)), ...(onPath && { onPath }) };
      return supported(() => makeFunctionSuite({ read, asked, subject, beside: undefined, settings, tools: watching }));
    },
  };
}

function callShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  speaker: Speaker,
): Question<unknown>["shown"] {
  const { disguise } = subject;
  const { name } = referenceSide(read, asked.shown) as Side; // it is asked about, so it is there
  const own = ownArity(read, asked, subject);
  const written = (e: Expr): Expr => (disguise === undefined ? e : asWritten(disguise, e));
  return (args) => speaker.input(call(variable(name), args.slice(0, own).map(written)));
}

function watched(tools: SearchTools, { onQuery }: Watch): SearchTools {
  if (onQuery === undefined) return tools;
  return {
    ...tools,
    solver: async (query, near, effort) => {
      const answer = await tools.solver(query, near, effort);
      onQuery(query, effort, answer);
      return answer;
    },
  };
}

function treesOf(language: Language, sources: readonly Source[], expressions: readonly Source[]): Pieces<unknown> {
  const names = [...sources, ...expressions].map(({ name }) => name);
  return mapped(language.parse(sources, expressions), (trees) =>
    trees.map((value, i) => ({ file: names[i], function: undefined, value })),
  );
}

function joined<T>(first: Pieces<T>, second: Pieces<T>): Pieces<T> {
  if (!first.ok || !second.ok) return first.ok ? second : first;
  return { ok: true, value: [...first.value, ...second.value] };
}

async function supported<T>(work: () => Promise<T>): Promise<Askable<T>> {
  try {
    return ready(await work());
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    throw error;
  }
}

function ready<T>(value: T): Askable<T> {
  return { ok: true, value };
}

function refused(verdict: Verdict): { readonly ok: false; readonly why: string } {
  return { ok: false, why: treeText(verdict) };
}

function then<T, U>(made: Askable<T>, next: (value: T) => Askable<U>): Askable<U> {
  return made.ok ? next(made.value) : made;
}

function mapped<T, U>(checked: Checked<T>, next: (value: T) => U): Checked<U> {
  return checked.ok ? { ok: true, value: next(checked.value) } : checked;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** By the first argument. */
function remembered<K, A, T>(make: (key: K, about: A) => T): (key: K, about: A) => T {
  const known = new Map<K, T>();
  return (key, about) => {
    const value = known.get(key) ?? make(key, about);
    known.set(key, value);
    return value;
  };
}
