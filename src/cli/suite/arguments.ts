// The arguments of `elenchus suite`, and how they change an assignment.
import {
  type Assignment,
  SUITE_SOURCES,
  type SuiteSource,
  suiteSourceWord,
  type TestSettings,
} from "../../classroom/assignment.js";
import type { Source } from "../../core/span.js";
import { type Price, pricedThing } from "../../jobs/suite-request.js";
import type { SolverChoice } from "../../jobs/tools.js";
import { type LanguageTable, languageOf, languageOfFile, suiteForms, suiteFormsOf } from "../../language/row.js";
import type { Checked } from "../../report/diagnostic.js";
import { EXCEPTIONS } from "../../subject/exercise.js";
import { maybe, oneOf, readArguments, readCount } from "../arguments.js";
import { type FunctionInFile, functionOf, type PredicateInFile, predicateOf, readAll } from "../check-arguments.js";
import { Misuse } from "../command.js";
import { refuseBeside } from "../dump.js";
import { usualWorkers, withOptions } from "../grade/arguments.js";
import type { Reading } from "../read-source.js";

/** What the command line says; undefined: nothing. */
export type AskedSuite = {
  readonly assignment: string;
  readonly submissions: readonly string[];
  /** Those of last year. */
  readonly learn: readonly string[];
  /** Further references. */
  readonly references: readonly string[];
  readonly functions: readonly string[];
  readonly prelude: string | undefined;
  readonly observe: FunctionInFile | undefined;
  readonly given: readonly PredicateInFile[];
  readonly exceptions: "undefined" | "same" | undefined;
  readonly budget: number | "auto" | undefined;
  readonly prices: readonly Price[];
  readonly inputs: number | undefined;
  readonly from: SuiteSource | undefined;
  readonly minimize: boolean | undefined;
  readonly most: number | undefined;
  readonly emit: string | undefined;
  readonly module: string | undefined;
  readonly output: string | undefined;
  readonly estimate: boolean;
  readonly score: string | undefined;
  readonly timeMs: number | undefined;
  readonly solver: SolverChoice;
  readonly workers: number;
  /** A stage to print instead of the tests. */
  readonly dump: string | undefined;
  readonly json: boolean;
};

const OPTIONS = {
  reference: { type: "string", multiple: true },
  function: { type: "string", multiple: true },
  prelude: { type: "string" },
  observe: { type: "string" },
  given: { type: "string", multiple: true },
  learn: { type: "string", multiple: true },
  exceptions: { type: "string" },
  budget: { type: "string" },
  cost: { type: "string", multiple: true },
  from: { type: "string" },
  inputs: { type: "string" },
  minimize: { type: "boolean" },
  most: { type: "string" },
  estimate: { type: "boolean", default: false },
  emit: { type: "string" },
  module: { type: "string" },
  output: { type: "string", short: "o" },
  score: { type: "string" },
  time: { type: "string" },
  solver: { type: "string", default: "embedded" },
  workers: { type: "string" },
  dump: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

export function readAskedSuite(table: LanguageTable, args: readonly string[]): AskedSuite | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const [assignment, ...submissions] = positionals;
  if (assignment === undefined)
    throw new Misuse("which file? Name the reference, or an assignment, then submissions if you like");
  if (values.dump !== undefined) {
    refuseBeside("--json", values.json);
    refuseBeside("--score", values.score !== undefined);
    refuseBeside("the submissions", submissions.length > 0);
  }
  const emit = values.json ? "json" : maybe(values.emit, (text) => oneOf("--emit", suiteForms(table), text));
  if (languageOfFile(table, assignment) !== undefined) formOf(table, assignment, emit); // before anything is read
  return {
    assignment,
    submissions,
    learn: values.learn ?? [],
    references: values.reference ?? [],
    functions: values.function ?? [],
    prelude: values.prelude,
    observe: maybe(values.observe, (text) => functionOf("--observe", text)),
    given: (values.given ?? []).map(predicateOf),
    exceptions: maybe(values.exceptions, (text) => oneOf("--exceptions", EXCEPTIONS, text)),
    budget: maybe(values.budget, (text) => (text === "auto" ? text : readCount("--budget", "number", text))),
    prices: (values.cost ?? []).map(readPrice),
    inputs: maybe(values.inputs, (text) => readCount("--inputs", "number of inputs", text)),
    from: maybe(values.from, (text) => oneOf("--from", SUITE_SOURCES, suiteSourceWord(text))),
    minimize: values.minimize,
    most: maybe(values.most, (text) => readCount("--most", "number of tests", text)),
    emit,
    module: values.module,
    output: values.output,
    estimate: values.estimate,
    score: values.score,
    timeMs: maybe(values.time, (text) => readCount("--time", "number of seconds", text) * 1_000),
    solver: oneOf("--solver", ["embedded", "native"], values.solver),
    workers: maybe(values.workers, (text) => readCount("--workers", "number of processes", text)) ?? usualWorkers(),
    dump: values.dump,
    json: values.json,
  };
}

/** In the language of the reference, or in none. */
export function formOf(table: LanguageTable, reference: string, wanted: string | undefined): string {
  const language = languageOf(table, { name: reference });
  const own = suiteFormsOf(language);
  const emit = wanted ?? own[0] ?? "";
  if (own.includes(emit)) return emit;
  const { title } = language.words;
  throw new Misuse(`--emit ${emit} does not fit "${reference}", which is ${title}: use ${own.join(", ")}`);
}

/** call=1, call:find=0, match=1, match:AddC=1, branch=1, size=1. */
function readPrice(text: string): Price {
  const [, what = "", number] = /^(.+)=(\d+)$/s.exec(text) ?? [];
  const thing = pricedThing(what);
  if (thing !== undefined) return { ...thing, cost: Number(number) };
  throw new Misuse(
    `--cost takes call=N, call:FUNCTION=N, match=N, match:CONSTRUCTOR=N, branch=N or size=N, not "${text}"`,
  );
}

const NOT_OF_SUITES = {
  effects: undefined,
  printed: undefined,
  budget: undefined,
  partial: undefined,
  credit: undefined,
  reveal: undefined,
  locale: undefined,
} as const;

/** What the command line says counts more than what the assignment says. */
export async function withSuiteOptions(
  assignment: Assignment,
  asked: AskedSuite,
  readSource: (path: string) => Promise<Reading>,
): Promise<Checked<Assignment>> {
  const changed = await withOptions(assignment, { ...asked, ...NOT_OF_SUITES }, readSource);
  const others = await readAll(readSource, async ({ read }) => {
    const sources: Source[] = [];
    for (const path of asked.references) sources.push(await read(path));
    return sources;
  });
  if (!changed.ok || !others.ok) {
    const [first, ...rest] = [changed, others].flatMap((each) => (each.ok ? [] : each.errors));
    if (first === undefined) throw new Error("an option was refused without a word");
    return { ok: false, errors: [first, ...rest] };
  }
  const { references, functions, suite } = changed.value;
  const { from = suite.from, minimize = suite.minimize, emit = suite.emit } = asked;
  return {
    ok: true,
    value: {
      ...changed.value,
      references: [...references, ...others.value],
      functions: functions.map((task) => ({ ...task, suite: changedTests(task.suite, asked) })),
      suite: { ...changedTests(suite, asked), from, minimize, emit },
    },
  };
}

function changedTests(tests: TestSettings, { budget, prices, inputs, exceptions }: AskedSuite): TestSettings {
  return {
    budget: budget ?? tests.budget,
    prices: [...tests.prices, ...prices],
    inputs: inputs ?? tests.inputs,
    exceptions: exceptions ?? tests.exceptions,
  };
}
