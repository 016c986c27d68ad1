// The arguments of `elenchus suite`.
import { LANGUAGES, type LanguageName } from "../../language/names.js";
import { SUITE_SOURCES, type SuiteSource } from "../../library/make-suite.js";
import {
  AUTO_STEPS_MAX,
  type SuiteRequest,
  USUAL_INPUTS,
  USUAL_PATHS_MAX,
  USUAL_STEPS_MAX,
} from "../../library/suite-request.js";
import { oneLanguage, oneOf, readArguments, readCount } from "../arguments.js";
import { type FunctionOf, predicateOf } from "../check-arguments.js";
import { Misuse } from "../command.js";

/** What each language's tests can be written as; the first is the usual one. */
const FORMATS = {
  ocaml: ["ocaml", "ounit2", "alcotest", "learn-ocaml"],
  scala: ["scala", "scalatest", "munit"],
} as const satisfies Record<LanguageName, readonly string[]>;
const DATA = ["yaml", "json"] as const;
export type Format = (typeof FORMATS)[LanguageName][number] | (typeof DATA)[number];

export type Asked = {
  readonly reference: string;
  readonly submissions: readonly string[];
  readonly prelude: string | undefined;
  readonly given: FunctionOf | undefined;
  readonly functions: readonly string[];
  readonly exceptions: "undefined" | "same";
  readonly budget: number | "auto";
  readonly costs: SuiteRequest["costs"];
  readonly from: SuiteSource;
  readonly inputs: number;
  readonly minimize: boolean;
  readonly estimate: boolean;
  readonly emit: Format;
  readonly module: string | undefined;
  readonly output: string | undefined;
  readonly score: string | undefined;
  readonly timeMs: number;
  readonly stepsMax: number;
  readonly pathsMax: number;
  readonly json: boolean;
};

const OPTIONS = {
  function: { type: "string", multiple: true },
  prelude: { type: "string" },
  given: { type: "string" },
  exceptions: { type: "string", default: "same" },
  budget: { type: "string", default: "auto" },
  cost: { type: "string", multiple: true },
  from: { type: "string" },
  inputs: { type: "string" },
  minimize: { type: "boolean", default: false },
  estimate: { type: "boolean", default: false },
  emit: { type: "string" },
  module: { type: "string" },
  output: { type: "string", short: "o" },
  score: { type: "string" },
  time: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

export function readAsked(args: readonly string[]): Asked | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const [reference, ...submissions] = positionals;
  if (reference === undefined) throw new Misuse("which file? Name the reference, then submissions if you like");
  const from = values.from === undefined ? "reference" : oneOf("--from", SUITE_SOURCES, values.from);
  if (from !== "reference" && submissions.length === 0)
    throw new Misuse(`--from ${from} takes ways of submissions: name some after "${reference}"`);
  const budget = values.budget === "auto" ? "auto" : readCount("--budget", "number", values.budget);
  return {
    reference,
    submissions,
    prelude: values.prelude,
    given: values.given === undefined ? undefined : predicateOf(values.given),
    functions: values.function ?? [],
    exceptions: oneOf("--exceptions", ["undefined", "same"], values.exceptions),
    budget,
    costs: readCosts(values.cost ?? []),
    from,
    inputs: values.inputs === undefined ? USUAL_INPUTS : readCount("--inputs", "number of inputs", values.inputs),
    minimize: values.minimize,
    estimate: values.estimate,
    emit: values.json ? "json" : formatOf(reference, values.emit),
    module: values.module,
    output: values.output,
    score: values.score,
    timeMs: values.time === undefined ? SAFETY_NET_MS : readCount("--time", "number of seconds", values.time) * 1_000,
    stepsMax: budget === "auto" && values.time === undefined ? AUTO_STEPS_MAX : USUAL_STEPS_MAX,
    pathsMax: USUAL_PATHS_MAX,
    json: values.json,
  };
}

/** In the language of the reference, or in none. */
function formatOf(reference: string, wanted: string | undefined): Format {
  const language = oneLanguage([reference]);
  if (wanted === undefined) return FORMATS[language][0];
  const own: readonly Format[] = [...FORMATS[language], ...DATA];
  const format = oneOf("--emit", [...Object.values(FORMATS).flat(), ...DATA], wanted);
  if (own.includes(format)) return format;
  const { title } = LANGUAGES[language];
  throw new Misuse(`--emit ${format} does not go with "${reference}", which is ${title}: take ${own.join(", ")}`);
}

/** For each function, where no time was given. */
const SAFETY_NET_MS = 600_000;

/** call=1, call:find=0, match=1, match:AddC=1, branch=1, size=1. */
export function readCosts(texts: readonly string[]): SuiteRequest["costs"] {
  const calls = new Map<string, number>();
  const matches = new Map<string, number>();
  const general = { call: 1, match: 0, branch: 0, size: 0 };
  for (const text of texts) {
    const [, kind, name, number] = /^(call|match|branch|size)(?::(.+))?=(\d+)$/s.exec(text) ?? [];
    if (kind === undefined || (name !== undefined && kind !== "call" && kind !== "match"))
      throw new Misuse(
        `--cost takes call=N, call:FUNCTION=N, match=N, match:CONSTRUCTOR=N, branch=N or size=N, not "${text}"`,
      );
    if (name === undefined) general[kind as keyof typeof general] = Number(number);
    else (kind === "call" ? calls : matches).set(name, Number(number));
  }
  return { ...general, calls, matches };
}
