// The arguments of `elenchus check`, and the files that they name.
import { extname } from "node:path";
import type { Source } from "../core/span.js";
import { type CheckRequest, type CheckSearch, STRATEGIES, USUAL_SEARCH } from "../jobs/check-request.js";
import { ANY_PROGRAM, type LanguageTable, type WantedProgram } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import { FINDING_FORMATS, type FindingFormat } from "../report/findings-text.js";
import { HINT_LEVELS, type HintLevel } from "../report/hints.js";
import {
  type Behaviour,
  EFFECTS,
  EXCEPTIONS,
  type FunctionNames,
  type FunctionPlace,
  PRINTED,
  type Precondition,
  USUAL_BEHAVIOUR,
} from "../subject/exercise.js";
import { maybe, oneLanguage, oneOf, readArguments, readCount } from "./arguments.js";
import { Misuse, type ReadSource } from "./command.js";
import { refuseBeside } from "./dump.js";
import { STANDARD_INPUT } from "./read-source.js";

/** What the command line says, with files by their names. */
export type AskedCheck = {
  readonly reference: string;
  readonly submission: string;
  readonly prelude: string | undefined;
  readonly observe: FunctionInFile | undefined;
  readonly given: readonly PredicateInFile[];
  readonly functions: readonly string[];
  readonly renamed: readonly FunctionNames[];
  readonly behaviour: Behaviour;
  readonly search: CheckSearch;
  readonly timeoutMs: number;
  /** Where the proofs go. */
  readonly certificate: string | undefined;
  readonly explain: boolean;
  /** How much is told of mistakes beside the counterexample; undefined: nothing. */
  readonly hints: HintLevel | undefined;
  /** A stage to print instead of the answer. */
  readonly dump: string | undefined;
  readonly json: boolean;
  readonly format: FindingFormat | undefined;
};

export type FunctionInFile = { readonly file: string | undefined; readonly function: string };

/** A predicate on the inputs of one function, or (undefined) of all. */
export type PredicateInFile = FunctionInFile & { readonly of: string | undefined };

/** What two programs are asked, for every command that compares them. */
export const COMPARING = {
  function: { type: "string", multiple: true },
  observe: { type: "string" },
  given: { type: "string", multiple: true },
  exceptions: { type: "string", default: USUAL_BEHAVIOUR.exceptions },
  effects: { type: "string", default: USUAL_BEHAVIOUR.effects },
  printed: { type: "string", default: USUAL_BEHAVIOUR.printed },
  prelude: { type: "string" },
  timeout: { type: "string" },
  solver: { type: "string", default: "embedded" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

const OPTIONS = {
  ...COMPARING,
  strategy: { type: "string", default: USUAL_SEARCH.strategy },
  budget: { type: "string" },
  all: { type: "string" },
  seed: { type: "string" },
  "no-proof": { type: "boolean", default: false },
  certificate: { type: "string" },
  explain: { type: "boolean", default: false },
  hints: { type: "string" },
  dump: { type: "string" },
  format: { type: "string" },
} as const;

type Comparing = ReturnType<typeof readArguments<typeof COMPARING>>["values"];

export function readAskedCheck(args: readonly string[]): AskedCheck | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  if (values.dump !== undefined) refuseBeside("--json", values.json);
  if (values.format !== undefined && values.json) throw new Misuse("--format or --json, one at a time");
  if (values.dump !== undefined) refuseBeside("--certificate", values.certificate !== undefined);
  const number = (name: "budget" | "all" | "seed", what: string, usual: number): number =>
    values[name] === undefined ? usual : readCount(`--${name}`, what, values[name]);
  const asked = askedComparison(values, positionals, true);
  return {
    ...asked,
    search: {
      ...asked.search,
      strategy: oneOf("--strategy", STRATEGIES, values.strategy),
      budget: values.budget === undefined ? undefined : number("budget", "number of steps", 0),
      all: number("all", "number of counterexamples", USUAL_SEARCH.all),
      seed: number("seed", "number", USUAL_SEARCH.seed),
      proof: !values["no-proof"],
    },
    certificate: values.certificate,
    explain: values.explain,
    hints: maybe(values.hints, hintLevelOf),
    dump: values.dump,
    format: maybe(values.format, (text) => oneOf("--format", FINDING_FORMATS, text)),
  };
}

/** With the usual search. `mayBeOne`: two functions of different names may be in one file. */
export function askedComparison(values: Comparing, positionals: readonly string[], mayBeOne: boolean): AskedCheck {
  const names = namesAsked(values.function ?? []);
  const seconds = maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text));
  return {
    ...filesOf(positionals, mayBeOne && names.renamed.length > 0),
    prelude: values.prelude,
    observe: values.observe === undefined ? undefined : functionOf("--observe", values.observe),
    given: (values.given ?? []).map(predicateOf),
    ...names,
    behaviour: {
      exceptions: oneOf("--exceptions", EXCEPTIONS, values.exceptions),
      effects: oneOf("--effects", EFFECTS, values.effects),
      printed: oneOf("--printed", PRINTED, values.printed),
    },
    search: { ...USUAL_SEARCH, solver: oneOf("--solver", ["embedded", "native"], values.solver) },
    timeoutMs: seconds === undefined ? SESSION_LIMITS.timeMaxMs : seconds * 1_000,
    certificate: undefined,
    explain: false,
    hints: undefined,
    dump: undefined,
    json: values.json,
    format: undefined,
  };
}

/** How far students are helped. */
export function hintLevelOf(text: string): HintLevel {
  const found = HINT_LEVELS.find((level) => String(level) === text);
  if (found === undefined) throw new Misuse(`--hints takes a level from 1 to ${HINT_LEVELS.length}, not "${text}"`);
  return found;
}

function filesOf([reference, submission, extra]: readonly string[], isOneEnough: boolean) {
  if (reference === undefined) throw new Misuse("which files? Name the reference, then the submission");
  if (submission === undefined && isOneEnough) return { reference, submission: reference };
  if (submission === undefined)
    throw new Misuse(
      `name a submission to compare with "${reference}", or two functions of that file, as in --function a=b`,
    );
  if (reference === STANDARD_INPUT && submission === STANDARD_INPUT)
    throw new Misuse("only one of the two can come from standard input");
  if (extra !== undefined) throw new Misuse(`two files at a time: "${reference}", "${submission}" and then "${extra}"`);
  return { reference, submission };
}

/** Every file that is named is in one of our languages. What is given to both, and what looks at both, is in the reference's. */
export function programsAsked(
  table: LanguageTable,
  { reference, submission, prelude, observe, given }: AskedCheck,
): readonly string[] {
  const others = [prelude, observe?.file, ...given.map(({ file }) => file)].filter((file) => file !== undefined);
  return [...oneLanguage(table, [reference, ...others]), ...oneLanguage(table, [submission])];
}

/** Operators may have a = in their names, and no letter; methods that assign end with one. */
function isOneName(text: string): boolean {
  return !/\p{L}/u.test(text) || text.endsWith("_=");
}

/** In their order: where some have two names, all are in one list. */
function namesAsked(texts: readonly string[]): Pick<AskedCheck, "functions" | "renamed"> {
  const names = texts.map(namesOf);
  const isRenamed = names.some(({ name, submission }) => name !== submission);
  return isRenamed ? { functions: [], renamed: names } : { functions: names.map(({ name }) => name), renamed: [] };
}

/** The name of a function in both programs, or a=b. */
function namesOf(text: string): FunctionNames {
  const [, name, submission] = /^([^=]*)=([^=]*)$/s.exec(text) ?? [];
  if (name === undefined || submission === undefined || isOneName(text)) return { name: text, submission: text };
  if (name === "" || submission === "")
    throw new Misuse(`--function takes a function, or two as in REFERENCE=SUBMISSION, not "${text}"`);
  return { name, submission };
}

/** [FUNCTION=]FILE:predicate, or [FUNCTION=] and a function of the reference. */
export function predicateOf(text: string): PredicateInFile {
  const [, of, predicate = text] = /^([^=:/\\]+)=(.+)$/s.exec(text) ?? [];
  if (predicate.includes(":")) return { ...functionOf("--given", predicate), of };
  if (predicate.includes("=")) throw new Misuse(`--given takes [FUNCTION=][FILE:]PREDICATE, not "${text}"`);
  return { file: undefined, function: predicate, of };
}

export function functionOf(option: string, text: string): FunctionInFile {
  const [, file, name] = /^(.+):([^:]+)$/s.exec(text) ?? [];
  if (file === undefined || name === undefined) throw new Misuse(`${option} takes FILE:function, not "${text}"`);
  return { file, function: name };
}

/** Reads every file that was named, and tells of every one that cannot be read. */
export async function readRequest(asked: AskedCheck, readSource: ReadSource): Promise<Checked<CheckRequest>> {
  const { functions, renamed, behaviour, search } = asked;
  return readAll(readSource, async ({ read, readIfNamed, readPlace, readPredicates }) => {
    const names = [...functions, ...renamed.map(({ name }) => name)];
    const first = await read(asked.reference, { ...ANY_PROGRAM, names });
    const others = [...functions, ...renamed.map(({ submission }) => submission)];
    const second = await read(asked.submission, { ...ANY_PROGRAM, names: others, like: first });
    const [reference, submission] = [inLanguageOf(first, asked.submission), inLanguageOf(second, asked.reference)];
    const prelude = await readIfNamed(asked.prelude);
    const [observe, given] = [await readPlace(asked.observe), await readPredicates(asked.given)];
    const exercise = { reference, prelude, observe, given, functions, renamed, ...behaviour };
    const tells = { certificate: asked.certificate !== undefined, explanation: asked.explain };
    return { exercise, submission, search, ...((tells.certificate || tells.explanation) && { tells }) };
  });
}

/** What comes from standard input has no ending to tell its language: it is the other's. */
function inLanguageOf(source: Source, other: string): Source {
  return source.name === STANDARD_INPUT ? { ...source, name: `${STANDARD_INPUT}${extname(other)}` } : source;
}

export type Readers = {
  /** With `wanted`, it may be a folder. */
  readonly read: (path: string, wanted?: WantedProgram) => Promise<Source>;
  readonly readIfNamed: (path: string | undefined) => Promise<Source | undefined>;
  readonly readPlace: (place: FunctionInFile | undefined) => Promise<FunctionPlace | undefined>;
  readonly readPredicates: (places: readonly PredicateInFile[]) => Promise<readonly Precondition[]>;
};

/** What is made of files, or every file that cannot be read. */
export async function readAll<T>(readSource: ReadSource, make: (readers: Readers) => Promise<T>): Promise<Checked<T>> {
  const errors: Diagnostic[] = [];
  const read = async (path: string, wanted?: WantedProgram): Promise<Source> => {
    const reading = await readSource(path, wanted);
    if (reading.ok) return reading.source;
    errors.push(reading.error);
    return { name: path, text: "" };
  };
  const readIfNamed = async (path: string | undefined): Promise<Source | undefined> =>
    path === undefined ? undefined : read(path);
  const readPlace = async (place: FunctionInFile | undefined): Promise<FunctionPlace | undefined> =>
    place && { source: await readIfNamed(place.file), function: place.function };
  const readPredicates = async (places: readonly PredicateInFile[]): Promise<readonly Precondition[]> => {
    const predicates: Precondition[] = [];
    for (const { file, function: name, of } of places)
      predicates.push({ source: await readIfNamed(file), function: name, of });
    return predicates;
  };
  const value = await make({ read, readIfNamed, readPlace, readPredicates });
  const [first, ...rest] = errors;
  return first === undefined ? { ok: true, value } : { ok: false, errors: [first, ...rest] };
}
