// What a program may ask us, whatever answers: a worker in Node, or the thread itself in a browser.
import type { Source } from "../core/span.js";
import { fileOf, type LanguageRow, type LanguageTable, languageNamed, languageOfFile } from "../language/row.js";
import type { ExploringStrategy } from "../questions/contract/contract.js";
import type { CheckAnswer, RunAnswer, TypesAnswer, VerifyAnswer } from "../report/answer.js";
import type { TestAnswer } from "../report/contract-answer.js";
import type { HintLevel } from "../report/hints.js";
import type { RepairAnswer } from "../report/repair-answer.js";
import type { Words } from "../report/words/words.js";
import {
  type EffectsPolicy,
  exerciseOfContracts,
  type FunctionNames,
  type FunctionPlace,
  type Policy,
  type Precondition,
  type PrintedPolicy,
  USUAL_BEHAVIOUR,
} from "../subject/exercise.js";
import type { Question } from "./certificate-file.js";
import { type CheckRequest, type CheckStrategy, USUAL_SEARCH } from "./check-request.js";
import { collectCheck, collectRun, collectTest, collectTypes, collectVerify } from "./collect.js";
import type { Progress, Session } from "./job.js";
import { USUAL_REPAIR } from "./repair-request.js";
import { expressionSources, toBytes } from "./source-text.js";
import type { TestRequest } from "./test-request.js";
import type { SolverChoice } from "./tools.js";
import { collectRepair } from "./whole-repair.js";

/** The text of a program; a string is taken as UTF-8. */
type Text = string | Uint8Array;

export const DEFAULT_FUEL = 100_000_000;

export type RunOptions = {
  /** Evaluated after the program, in its scope, one after the other. */
  readonly expressions?: readonly string[];
  /** Steps (calls) that the program may take, and each expression again. */
  readonly fuel?: number;
} & ProgramOptions;

export type ProgramOptions = {
  /** What problems call the file. The end of its name says its language, if it is the end of a program's name. */
  readonly fileName?: string;
  /** Of a text whose file name does not say it; OCaml if nothing does. */
  readonly language?: string;
};

/** Two programs, and how they are compared. */
export type QuestionOptions = {
  readonly reference: Text;
  readonly submission: Text;
  /** Of all texts; OCaml if nothing else is said. */
  readonly language?: string;
  /** Where it is another than the submission's: also of what is given with it. */
  readonly referenceLanguage?: string;
  /** Definitions given to students: in front of both. */
  readonly prelude?: Text;
  /** Compare through this function of a file that follows both programs, or of the reference. */
  readonly observe?: FunctionOf;
  /** Only inputs on which this predicate of a file, or of the reference, holds; or all of these do. */
  readonly given?: PredicateOf | readonly PredicateOf[];
  /** "undefined": inputs on which the reference raises are no tests. "same": raising is behaviour. */
  readonly exceptions?: Policy;
  /** "same": calls of functions among the inputs are compared too, also where these give something. */
  readonly effects?: EffectsPolicy;
  /** "same": what is printed is always compared; "ignore": never; "reference": where the reference prints. */
  readonly printed?: PrintedPolicy;
  /** A safety net only: an answer that it cut short depends on the machine. */
  readonly timeoutMs?: number;
};

export type CheckOptions = QuestionOptions & {
  /** The functions to compare, by their names, or by both where they differ; if there are none, all that the reference defines. */
  readonly functions?: readonly (string | FunctionNames)[];
  readonly strategy?: CheckStrategy;
  /** Steps that may be spent on each function. */
  readonly budget?: number;
  /** How many counterexamples of different kinds to look for in each function. */
  readonly all?: number;
  /** For the strategy "random". */
  readonly seed?: number;
  readonly solver?: SolverChoice;
  /** Whether a proof is looked for (usually it is). */
  readonly proof?: boolean;
  /** Whether the answer is to have the proofs, to be checked again. */
  readonly certificate?: boolean;
  /** Whether the answer is to tell why functions are equal, or why that is not proved. */
  readonly explain?: boolean;
  /** Whether functions that differ come with hints, and up to which level. */
  readonly hints?: HintLevel;
  readonly onProgress?: (progress: Progress) => void;
  /** Aborting it ends the check early, with what is known by then. */
  readonly signal?: AbortSignal;
};

export type RepairOptions = QuestionOptions &
  Pick<CheckOptions, "functions" | "solver" | "onProgress" | "signal"> & {
    /** Steps that may be spent on changes of each function. */
    readonly budget?: number;
    /** Whether a change may hand over the solution. */
    readonly solution?: boolean;
    /** How many different repairs to look for. */
    readonly all?: number;
  };

export type TestOptions = ProgramOptions & {
  /** Definitions that come before the program. */
  readonly prelude?: Text;
  /** The functions to try, by their names; if there are none, all that have something to keep. */
  readonly functions?: readonly string[];
  /** Steps that may be spent on each function. */
  readonly budget?: number;
  /** How many broken parts of each contract to look for. */
  readonly all?: number;
  /** Also functions without a contract: they may raise nothing. */
  readonly robust?: boolean;
  /** Whether the inputs are counted of which the precondition holds. */
  readonly count?: boolean;
  readonly strategy?: ExploringStrategy | "random";
  /** For the strategies "random" and "random-path". */
  readonly seed?: number;
  /** Paths with more decisions are left out. */
  readonly decisionsMax?: number;
  readonly solver?: SolverChoice;
  readonly onProgress?: (progress: Progress) => void;
  /** Aborting it ends the test early, with what is known by then. */
  readonly signal?: AbortSignal;
  /** A safety net only: an answer that it cut short depends on the machine. */
  readonly timeoutMs?: number;
};

/** What is said of the question must be as it is in the certificate. */
export type VerifyOptions = QuestionOptions & {
  /** The text that the answer to `check` has, or that `--certificate` wrote. */
  readonly certificate: string;
  /** Asks the second checker as well. */
  readonly twice?: boolean;
};

export type FunctionOf = { readonly function: string; readonly file?: Text };

/** `of`: the function whose inputs it is about; of all if nothing is said. */
export type PredicateOf = FunctionOf & { readonly of?: string };

export type Elenchus = {
  /** Compares the functions of a submission with those of a reference. */
  readonly check: (options: CheckOptions) => Promise<CheckAnswer>;
  /** A small change of a submission that makes it do what the reference does. */
  readonly repair: (options: RepairOptions) => Promise<RepairAnswer>;
  /** Checks proofs again that `check` has found. */
  readonly verify: (options: VerifyOptions) => Promise<VerifyAnswer>;
  /** Tries the functions of a program against its contracts. */
  readonly test: (program: Text, options?: TestOptions) => Promise<TestAnswer>;
  /** Runs a program. */
  readonly run: (program: Text, options?: RunOptions) => Promise<RunAnswer>;
  /** The types of a program's definitions, for OCaml as `ocamlc -i` prints them. */
  readonly types: (program: Text, options?: ProgramOptions) => Promise<TypesAnswer>;
  /** Ends the worker, after what was asked before. */
  readonly close: () => Promise<void>;
};

/** `words`: the language that texts in answers are in. */
export function elenchusOver(words: Words, table: LanguageTable, session: Session): Elenchus {
  return {
    check: (options) => check(words, table, session, options),
    repair: (options) => repair(words, table, session, options),
    verify: (options) => verify(words, table, session, options),
    test: (program, options = {}) => testOf(words, table, session, program, options),
    run: (program, options = {}) =>
      collectRun(words, session, {
        sources: [programOf(table, program, options)],
        expressions: expressionSources(options.expressions ?? []),
        stepsMax: options.fuel ?? DEFAULT_FUEL,
      }),
    types: (program, options = {}) => collectTypes(words, session, programOf(table, program, options)),
    close: session.close,
  };
}

function check(words: Words, table: LanguageTable, session: Session, options: CheckOptions): Promise<CheckAnswer> {
  const { onProgress = () => undefined, signal, timeoutMs } = options;
  const control = { signal, ...(timeoutMs === undefined ? {} : { timeMaxMs: timeoutMs }) };
  return collectCheck(words, session, requestOf(table, options), onProgress, control, options.hints);
}

function repair(words: Words, table: LanguageTable, session: Session, options: RepairOptions): Promise<RepairAnswer> {
  const { budget = USUAL_REPAIR.budget, solution = false, all, onProgress = () => undefined, ...asked } = options;
  const { signal, timeoutMs } = asked;
  const request = { ...requestOf(table, asked), repair: { ...USUAL_REPAIR, budget, solution, all } };
  const control = { signal, ...(timeoutMs === undefined ? {} : { timeMaxMs: timeoutMs }) };
  return collectRepair(words, session, request, onProgress, control);
}

function testOf(
  words: Words,
  table: LanguageTable,
  session: Session,
  program: Text,
  options: TestOptions,
): Promise<TestAnswer> {
  const { prelude, functions = [], onProgress = () => undefined, signal, timeoutMs } = options;
  const request: TestRequest = {
    exercise: exerciseOfContracts(
      programOf(table, program, options),
      prelude === undefined ? undefined : sourceOf(prelude, fileOf("prelude", languageSaid(table, options.language))),
      functions,
    ),
    search: {
      strategy: options.strategy ?? "explore",
      seed: options.seed ?? USUAL_SEARCH.seed,
      decisionsMax: options.decisionsMax,
      budget: options.budget,
      all: options.all ?? USUAL_SEARCH.all,
      solver: options.solver ?? USUAL_SEARCH.solver,
      proof: USUAL_SEARCH.proof,
    },
    robust: options.robust ?? false,
    count: options.count ?? false,
    guess: false,
    regressions: false,
  };
  const control = { signal, ...(timeoutMs === undefined ? {} : { timeMaxMs: timeoutMs }) };
  return collectTest(words, session, request, onProgress, control);
}

function verify(words: Words, table: LanguageTable, session: Session, options: VerifyOptions): Promise<VerifyAnswer> {
  const { certificate, timeoutMs } = options;
  const { reference, submission, prelude, observe, given } = programsOf(table, options);
  const { exceptions, effects, printed } = options;
  const wanted: Partial<Question> = {
    ...(prelude && { prelude }),
    ...(observe && { observe }),
    ...(options.given && { given }),
    ...(exceptions && { exceptions }),
    ...(effects && { effects }),
    ...(printed && { printed }),
  };
  const control = timeoutMs === undefined ? {} : { timeMaxMs: timeoutMs };
  const { twice = false } = options;
  return collectVerify(words, session, { certificate, reference, submission, wanted, twice }, control);
}

/** The texts of a question, with names. */
function programsOf(table: LanguageTable, options: QuestionOptions) {
  const language = languageSaid(table, options.language);
  const referenceLanguage = languageSaid(table, options.referenceLanguage ?? options.language);
  const name = (stem: string): string => fileOf(stem, referenceLanguage);
  return {
    reference: sourceOf(options.reference, name("reference")),
    submission: sourceOf(options.submission, fileOf("submission", language)),
    prelude: options.prelude === undefined ? undefined : sourceOf(options.prelude, name("prelude")),
    observe: placeOf(options.observe, name("observe")),
    given: preconditionsOf(options.given, (i) => name(i === 0 ? "given" : `given${i + 1}`)),
  };
}

function requestOf(table: LanguageTable, options: CheckOptions): CheckRequest {
  const { submission, ...asked } = programsOf(table, options);
  const { functions = [], certificate = false, explain: explanation = false } = options;
  return {
    exercise: {
      ...asked,
      functions: functions.filter((each) => typeof each === "string"),
      renamed: functions.filter((each) => typeof each !== "string"),
      exceptions: options.exceptions ?? USUAL_BEHAVIOUR.exceptions,
      effects: options.effects ?? USUAL_BEHAVIOUR.effects,
      printed: options.printed ?? USUAL_BEHAVIOUR.printed,
    },
    submission,
    ...((certificate || explanation) && { tells: { certificate, explanation } }),
    search: {
      strategy: options.strategy ?? USUAL_SEARCH.strategy,
      budget: options.budget,
      all: options.all ?? USUAL_SEARCH.all,
      seed: options.seed ?? USUAL_SEARCH.seed,
      solver: options.solver ?? USUAL_SEARCH.solver,
      proof: options.proof ?? USUAL_SEARCH.proof,
      ways: false,
    },
  };
}

/** Each text has a name of its own; the same text twice is one file. */
function preconditionsOf(given: CheckOptions["given"], name: (i: number) => string): readonly Precondition[] {
  const all = given === undefined ? [] : "function" in given ? [given] : given;
  const texts = [...new Set(all.map(({ file }) => file))].filter((file) => file !== undefined);
  return all.map((each) => ({
    source: each.file === undefined ? undefined : sourceOf(each.file, name(texts.indexOf(each.file))),
    function: each.function,
    of: each.of,
  }));
}

function placeOf(place: FunctionOf | undefined, name: string): FunctionPlace | undefined {
  if (place === undefined) return undefined;
  return { source: place.file === undefined ? undefined : sourceOf(place.file, name), function: place.function };
}

function programOf(table: LanguageTable, text: Text, { fileName, language: said }: ProgramOptions): Source {
  const language = languageSaid(table, said);
  if (fileName === undefined) return sourceOf(text, fileOf("program", language));
  const isSaid = language === table.usual || languageOfFile(table, fileName) !== undefined;
  return sourceOf(text, isSaid ? fileName : fileOf(fileName, language));
}

function languageSaid(table: LanguageTable, name: string | undefined): LanguageRow {
  return name === undefined ? table.usual : languageNamed(table, name);
}

function sourceOf(text: Text, name: string): Source {
  return { name, text: toBytes(text) };
}
