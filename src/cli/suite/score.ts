// elenchus suite ASSIGNMENT --score TESTS.yaml: how strong tests are that are there already.
import type { Source } from "../../core/span.js";
import type { SuiteRequest } from "../../jobs/suite-request.js";
import { type LanguageName, languageOf } from "../../language/names.js";
import { decoded } from "../../report/display.js";
import { renderDiagnostics } from "../../report/render.js";
import { renderScores } from "../../report/suite/render-suite.js";
import type { FunctionScore } from "../../report/suite/suite.js";
import type { Words } from "../../report/words/words.js";
import type { ExitCode, Io } from "../command.js";
import { Misuse } from "../command.js";
import { functionsIn } from "../signature-functions.js";
import { stopMessage } from "../words.js";
import { readTests } from "./tests.js";

export type Scoring = {
  readonly requests: readonly SuiteRequest[];
  readonly tests: string;
  readonly languages: readonly LanguageName[];
  readonly sources: readonly Source[];
  readonly json: boolean;
};

const JOB_TIME_MAX_MS = 3_600_000;

export async function scoreCommand({ requests, tests, languages, sources, json }: Scoring, io: Io): Promise<ExitCode> {
  const session = io.session(languages);
  const control = { signal: io.interruption(), timeMaxMs: JOB_TIME_MAX_MS };
  const scores: FunctionScore[] = [];
  for (const { programs } of requests) {
    const { functions, reference } = programs;
    const inputs = await readTests(tests, functions.length > 0 ? functions : await namesIn(reference), programs, io);
    if (inputs.length === 0) continue;
    const request = { ...programs, functions: [...new Set(inputs.map((input) => input.function))] };
    const ending = await session.ask({ kind: "score", request, inputs }, () => undefined, control);
    if (ending.kind === "rejected") {
      io.error(renderDiagnostics(io.words, ending.errors, sources, io.style));
      return 2;
    }
    if (ending.kind === "unfinished") {
      io.error(stopMessage(io.words, reference.name, ending.reason));
      return 3;
    }
    if (ending.kind !== "scored") throw new Error(`scoring cannot end as ${ending.kind}`);
    scores.push(...ending.scores);
  }
  if (scores.length === 0) throw new Misuse(`there is no test of a function of the reference in "${tests}"`);
  io.out(json ? scoresJson(io.words, scores) : renderScores(io.words, scores));
  return scores.some(({ strength }) => (strength?.mutants.survivors.length ?? 0) > 0) ? 1 : 0;

  async function namesIn(source: Source): Promise<readonly string[]> {
    const typed = await session.ask({ kind: "types", source }, () => undefined);
    if (typed.kind !== "typed") return [];
    const defined = languageOf(source) === "ocaml" ? functionsIn(typed.signature) : typed.functions;
    return defined.map(({ name }) => name);
  }
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
