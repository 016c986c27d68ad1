// The arguments of `elenchus grade`, and how they change an assignment.
import { availableParallelism } from "node:os";
import { type Assignment, NO_TEST_SETTINGS, type TaskSettings } from "../../classroom/assignment.js";
import { SESSION_LIMITS } from "../../node/session.js";
import { CREDITS, type Credit, REVEALS, type Reveal } from "../../report/class-results.js";
import type { Checked } from "../../report/diagnostic.js";
import type { HintLevel } from "../../report/hints.js";
import { LOCALES, type Locale } from "../../report/words/locales.js";
import { EFFECTS, EXCEPTIONS, PRINTED } from "../../subject/exercise.js";
import { maybe, oneOf, readArguments, readCount } from "../arguments.js";
import {
  type FunctionInFile,
  functionOf,
  hintLevelOf,
  type PredicateInFile,
  predicateOf,
  readAll,
} from "../check-arguments.js";
import { Misuse } from "../command.js";
import type { Reading } from "../read-source.js";

export const FORMATS = ["html", "csv", "students", "pages", "moodle", "gradescope", "github", "junit"] as const;
export type Format = (typeof FORMATS)[number];
const USUAL_FORMATS: readonly Format[] = ["html", "csv", "students"];

export type AskedGrade = {
  readonly assignment: string;
  readonly submissions: readonly string[];
  readonly functions: readonly string[];
  readonly prelude: string | undefined;
  readonly observe: FunctionInFile | undefined;
  readonly given: readonly PredicateInFile[];
  readonly exceptions: TaskSettings["exceptions"] | undefined;
  readonly effects: TaskSettings["effects"] | undefined;
  readonly printed: TaskSettings["printed"] | undefined;
  readonly budget: number | undefined;
  readonly partial: boolean | undefined;
  readonly credit: Credit | undefined;
  readonly reveal: Reveal | undefined;
  readonly locale: Locale | undefined;
  readonly hints: HintLevel | undefined;
  readonly output: string;
  /** Tables of the course system that are to be filled in. */
  readonly worksheets: readonly string[];
  /** The title of the assignment there. */
  readonly column: string | undefined;
  /** All that is given is the work of one student, who is called so. */
  readonly student: string | undefined;
  readonly workers: number;
  readonly formats: readonly Format[];
  readonly timeoutMs: number;
  readonly json: boolean;
};

const WORKERS_MAX = 16;
export const DEFAULT_OUTPUT = "elenchus-grades";

const OPTIONS = {
  function: { type: "string", multiple: true },
  prelude: { type: "string" },
  observe: { type: "string" },
  given: { type: "string", multiple: true },
  exceptions: { type: "string" },
  effects: { type: "string" },
  printed: { type: "string" },
  budget: { type: "string" },
  "no-partial": { type: "boolean", default: false },
  credit: { type: "string" },
  reveal: { type: "string" },
  locale: { type: "string" },
  hints: { type: "string" },
  output: { type: "string", short: "o", default: DEFAULT_OUTPUT },
  worksheet: { type: "string", multiple: true },
  column: { type: "string" },
  student: { type: "string" },
  workers: { type: "string" },
  format: { type: "string", multiple: true },
  timeout: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

export function readAskedGrade(args: readonly string[]): AskedGrade | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const [assignment, ...submissions] = positionals;
  if (assignment === undefined) throw new Misuse("which assignment? Name an assignment.yaml, or a reference program");
  if (submissions.length === 0)
    throw new Misuse(`name the submissions to grade by "${assignment}": files, folders or zip archives`);
  return {
    assignment,
    submissions,
    functions: values.function ?? [],
    prelude: values.prelude,
    observe: maybe(values.observe, (text) => functionOf("--observe", text)),
    given: (values.given ?? []).map(predicateOf),
    exceptions: maybe(values.exceptions, (text) => oneOf("--exceptions", EXCEPTIONS, text)),
    effects: maybe(values.effects, (text) => oneOf("--effects", EFFECTS, text)),
    printed: maybe(values.printed, (text) => oneOf("--printed", PRINTED, text)),
    budget: maybe(values.budget, (text) => readCount("--budget", "number of steps", text)),
    partial: values["no-partial"] ? false : undefined,
    credit: maybe(values.credit, (text) => oneOf("--credit", CREDITS, text)),
    reveal: maybe(values.reveal, (text) => oneOf("--reveal", REVEALS, text)),
    locale: maybe(values.locale, (text) => oneOf("--locale", LOCALES, text)),
    hints: maybe(values.hints, hintLevelOf),
    output: values.output,
    worksheets: values.worksheet ?? [],
    column: values.column,
    student: values.student,
    workers: maybe(values.workers, (text) => readCount("--workers", "number of processes", text)) ?? usualWorkers(),
    formats: formatsOf(values.format),
    timeoutMs:
      (maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text)) ??
        SESSION_LIMITS.timeMaxMs / 1_000) * 1_000,
    json: values.json,
  };
}

export function usualWorkers(): number {
  return Math.min(availableParallelism(), WORKERS_MAX);
}

/** `--format csv,junit`, or once for each. */
function formatsOf(texts: readonly string[] | undefined): readonly Format[] {
  if (texts === undefined) return USUAL_FORMATS;
  const words = texts.flatMap((text) => text.split(",")).filter((word) => word !== "");
  return words.includes("all") ? FORMATS : words.map((word) => oneOf("--format", FORMATS, word));
}

/** What may be changed of an assignment. */
type Changes = Pick<
  AskedGrade,
  | "functions"
  | "prelude"
  | "observe"
  | "given"
  | "exceptions"
  | "effects"
  | "printed"
  | "budget"
  | "partial"
  | "credit"
  | "reveal"
  | "locale"
>;

/** What the command line says counts more than what the assignment says. */
export async function withOptions(
  assignment: Assignment,
  asked: Changes,
  readSource: (path: string) => Promise<Reading>,
): Promise<Checked<Assignment>> {
  return readAll(readSource, async ({ readIfNamed, readPlace, readPredicates }) => {
    const changes: Partial<TaskSettings> = {
      ...(asked.observe && { observe: await readPlace(asked.observe) }),
      ...(asked.given.length > 0 && { given: await readPredicates(asked.given) }),
      ...(asked.exceptions && { exceptions: asked.exceptions }),
      ...(asked.effects && { effects: asked.effects }),
      ...(asked.printed && { printed: asked.printed }),
    };
    const usual = { ...assignment.usual, ...changes };
    const chosen = asked.functions.map(
      (name) =>
        assignment.functions.find((task) => task.name === name) ?? {
          ...usual,
          name,
          points: undefined,
          credit: assignment.credit,
          suite: NO_TEST_SETTINGS,
        },
    );
    return {
      ...assignment,
      usual,
      credit: asked.credit ?? assignment.credit,
      functions: (chosen.length > 0 ? chosen : assignment.functions).map((task) => ({
        ...task,
        ...changes,
        ...(asked.credit && { credit: asked.credit }),
      })),
      prelude: (await readIfNamed(asked.prelude)) ?? assignment.prelude,
      budget: asked.budget ?? assignment.budget,
      partial: asked.partial ?? assignment.partial,
      reveal: asked.reveal ?? assignment.reveal,
      locale: asked.locale ?? assignment.locale,
    };
  });
}
