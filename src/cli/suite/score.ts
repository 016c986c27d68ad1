// elenchus suite ASSIGNMENT --score TESTS.yaml: how strong tests are that are there already.

import type { Source } from "../../core/span.js";
import type { SuiteRequest } from "../../jobs/suite-request.js";
import { languageOf } from "../../language/row.js";
import { decoded } from "../../report/display.js";
import { renderDiagnostics } from "../../report/render.js";
import { renderScores } from "../../report/suite/render-suite.js";
import type { FunctionScore } from "../../report/suite/suite.js";
import type { Words } from "../../report/words/words.js";
import type { ExitCode, Io } from "../command.js";
import { Misuse } from "../command.js";
import { functionsToGrade } from "../init.js";
import { stopMessage } from "../words.js";
import { JOB_TIME_MAX_MS } from "./asking.js";
import { readTests } from "./tests.js";

export type Scoring = {
  readonly requests: readonly SuiteRequest[];
  readonly tests: string;
  readonly sources: readonly Source[];
  readonly json: boolean;
};

export async function scoreCommand({ requests, tests, sources, json }: Scoring, io: Io): Promise<ExitCode> {
  const session = io.session(sources.map(({ name }) => name));
  const control = { signal: io.interruption(), timeMaxMs: JOB_TIME_MAX_MS };
  const scores: FunctionScore[] = [];
  for (const { exercise, solver } of requests) {
    const { functions, reference } = exercise;
    const inputs = await readTests(tests, functions.length > 0 ? functions : await namesIn(reference), exercise, io);
    if (inputs.length === 0) continue;
    const tested = { ...exercise, functions: [...new Set(inputs.map((input) => input.function))] };
    const request = { exercise: tested, inputs, solver };
    const ending = await session.ask({ kind: "score", request }, () => undefined, control);
    if (ending.kind === "rejected") {
      io.error(renderDiagnostics(io.words, ending.errors, sources, io.style));
      return 2;
    }
    if (ending.kind === "unfinished") {
      io.error(stopMessage(io.words, reference.name, ending.reason));
      return 3;
    }
    scores.push(...ending.answer);
  }
  if (scores.length === 0) throw new Misuse(`there is no test of a function of the reference in "${tests}"`);
  io.out(json ? scoresJson(io.words, scores) : renderScores(io.words, scores));
  return exitCodeOf(scores);

  async function namesIn(source: Source): Promise<readonly string[]> {
    const typed = await session.ask({ kind: "types", request: { source } }, () => undefined);
    if (typed.kind !== "done") return [];
    return functionsToGrade(languageOf(io.languages, source), typed.answer).map(({ name }) => name);
  }
}

/** A mutant that the tests miss was found; one that could not be decided leaves open whether they do. */
function exitCodeOf(scores: readonly FunctionScore[]): ExitCode {
  const mutants = scores.flatMap(({ strength }) => strength?.mutants ?? []);
  if (mutants.some(({ survivors }) => survivors.length > 0)) return 1;
  return mutants.some(({ undecided }) => undecided > 0) ? 3 : 0;
}

/** Described in docs/suite.md. */
function scoresJson({ reasons }: Words, scores: readonly FunctionScore[]): string {
  const told = scores.map((score) => ({
    ...score,
    unusable: score.unusable.map(({ why, ...test }) => {
      const reason = decoded(why);
      return { ...test, why: reasons.unusableTest(reason), reason };
    }),
  }));
  return `${JSON.stringify(told, undefined, 2)}\n`;
}
