// elenchus suite REFERENCE.ml [SUBMISSION.ml]...: tests from the ways through the programs.
import { writeFile } from "node:fs/promises";
import type { Source } from "../../core/span.js";
import { LANGUAGES, type LanguageName } from "../../language/names.js";
import type { Progress } from "../../library/job.js";
import { makeSuite, type Suite, type SuiteAsking } from "../../library/make-suite.js";
import type { Checked } from "../../report/diagnostic.js";
import { renderDiagnostics, renderNotices } from "../../report/render.js";
import { isForLearnOcaml } from "../../report/suite/emit-ocaml.js";
import { named } from "../../report/suite/names.js";
import { renderEstimates } from "../../report/suite/render-estimate.js";
import { type LeftOut, renderScores, renderSuite } from "../../report/suite/render-suite.js";
import { isWritten } from "../../report/suite/written.js";
import { withCommas } from "../../report/verdict-words.js";
import { oneLanguage } from "../arguments.js";
import { readAll } from "../check-arguments.js";
import { type ExitCode, type Io, Misuse } from "../command.js";
import { SUITE_HELP } from "../help.js";
import { functionsIn } from "../signature-functions.js";
import { stopMessage } from "../words.js";
import { type Asked, readAsked } from "./arguments.js";
import { emitted } from "./emit.js";
import { readTests } from "./tests.js";

const STATUS_AFTER_MS = 1_000;
const JOB_TIME_MAX_MS = 3_600_000;

export async function suiteCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const asked = readAsked(args);
  if (asked === "help") {
    io.out(SUITE_HELP);
    return 0;
  }
  io.session(languagesAsked(asked)); // before reading: it gets ready meanwhile
  const reading = await readAsking(asked, io);
  if (!reading.ok) {
    io.error(renderDiagnostics(reading.errors, [], io.style));
    return 2;
  }
  return asked.score === undefined ? make(reading.value, asked, io) : score(reading.value, asked.score, asked, io);
}

async function make(asking: SuiteAsking, asked: Asked, io: Io): Promise<ExitCode> {
  const control = { signal: io.interruption(), timeMaxMs: JOB_TIME_MAX_MS };
  const ending = await makeSuite(io.session(languagesAsked(asked)), asking, statusLine(io), control);
  io.status("");
  switch (ending.kind) {
    case "made":
      return print(ending.suite, asking, asked, io);
    case "rejected":
      io.error(renderDiagnostics(ending.errors, sourcesOf(asking), io.style));
      return 2;
    case "unfinished":
      io.error(stopMessage(asked.reference, ending.reason));
      return 3;
  }
}

async function print(suite: Suite, asking: SuiteAsking, asked: Asked, io: Io): Promise<ExitCode> {
  io.error(renderNotices(suite.unchecked, sourcesOf(asking), io.style));
  if (asked.estimate) {
    io.out(renderEstimates(suite.functions, asked.budget === "auto" ? undefined : asked.budget));
    return suite.functions.length === 0 ? 2 : 0;
  }
  const tests = named(suite.tests, LANGUAGES[oneLanguage([asked.reference])]);
  const equations = tests.filter(isWritten);
  const writable = equations.filter((test) => asked.emit !== "learn-ocaml" || isForLearnOcaml(test));
  const text = emitted({ suite, tests, writable, asked });
  const left: readonly LeftOut[] = [
    { tests: tests.length - equations.length, why: "what is given or done is no expression to compare with" },
    { tests: equations.length - writable.length, why: "Learn-OCaml tests functions of up to four arguments" },
  ];
  const summary = renderSuite({ ...suite, tests, left: asked.emit === "json" ? [] : left });
  if (asked.output === undefined) {
    io.out(text);
    io.error(summary);
  } else {
    await save(asked.output, text);
    io.out(summary);
    io.out(`Wrote ${asked.output}.\n`);
  }
  return suite.functions.length === 0 ? 2 : suite.submissions.some(({ fails }) => (fails ?? 0) > 0) ? 1 : 0;
}

async function save(path: string, text: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Misuse(`cannot write "${path}": the system says ${String(error.code)}`);
  }
}

async function score(asking: SuiteAsking, path: string, asked: Asked, io: Io): Promise<ExitCode> {
  const { programs } = asking.request;
  const typed = await io
    .session(languagesAsked(asked))
    .ask({ kind: "types", source: programs.reference }, () => undefined);
  const language = oneLanguage([asked.reference]);
  const defined = (ending: Extract<typeof typed, { kind: "typed" }>): readonly { readonly name: string }[] =>
    language === "ocaml" ? functionsIn(ending.signature) : ending.functions;
  const names = typed.kind === "typed" ? defined(typed).map(({ name }) => name) : [];
  const inputs = await readTests(path, asked.functions.length > 0 ? asked.functions : names, asked, io);
  const control = { signal: io.interruption(), timeMaxMs: JOB_TIME_MAX_MS };
  const functions = [...new Set(inputs.map((input) => input.function))];
  const request = { ...programs, functions };
  const ending = await io
    .session(languagesAsked(asked))
    .ask({ kind: "score", request, inputs }, () => undefined, control);
  switch (ending.kind) {
    case "scored":
      io.out(asked.json ? `${JSON.stringify(ending.scores, undefined, 2)}\n` : renderScores(ending.scores));
      return ending.scores.some(({ strength }) => (strength?.mutants.survivors.length ?? 0) > 0) ? 1 : 0;
    case "rejected":
      io.error(renderDiagnostics(ending.errors, sourcesOf(asking), io.style));
      return 2;
    case "unfinished":
      io.error(stopMessage(asked.reference, ending.reason));
      return 3;
    default:
      throw new Error(`scoring cannot end as ${ending.kind}`);
  }
}

/** The reference and what is given are in one language; submissions may be in others. */
function languagesAsked({ reference, submissions }: Asked): readonly LanguageName[] {
  return [...new Set([reference, ...submissions].map((path) => oneLanguage([path])))];
}

function sourcesOf({ request, submissions }: SuiteAsking): Source[] {
  const { prelude, reference, given } = request.programs;
  return [prelude, reference, given?.source, ...submissions].filter((source) => source !== undefined);
}

async function readAsking(asked: Asked, io: Io): Promise<Checked<SuiteAsking>> {
  return readAll(io.readSource, async ({ read, readIfNamed, readPlace }) => {
    const reference = await read(asked.reference);
    const submissions: Source[] = [];
    for (const path of asked.submissions) submissions.push(await read(path));
    const prelude = await readIfNamed(asked.prelude);
    const given = await readPlace(asked.given);
    const { functions, exceptions, costs, budget, from, minimize } = asked;
    return {
      request: {
        programs: {
          reference,
          submission: reference,
          prelude,
          observe: undefined,
          given,
          functions,
          exceptions,
          strategy: "explore",
          budget: undefined,
          all: 1,
          seed: 1,
          solver: "embedded",
        },
        sides: ["reference"],
        budget,
        costs,
        inputsPerPath: asked.inputs,
        pathsMax: asked.pathsMax,
        stepsMax: asked.stepsMax,
        timeMaxMs: asked.timeMs,
        estimate: asked.estimate,
        mutants: true,
      },
      submissions,
      from,
      minimize,
    };
  });
}

function statusLine(io: Io): (progress: Progress) => void {
  const started = performance.now();
  return ({ function: name, paths, size }) => {
    const ms = performance.now() - started;
    if (ms < STATUS_AFTER_MS) return;
    io.status(`${name}: ${withCommas(paths)} ways, inputs of size ${size}, ${Math.floor(ms / 1_000)} s`);
  };
}
