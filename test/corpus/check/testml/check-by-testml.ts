// An answer as `check` gives it, found by TestML's algorithm.
import type { CheckRequest } from "../../../../src/jobs/check-request.js";
import type { SearchTools } from "../../../../src/jobs/tools.js";
import type { Language } from "../../../../src/language/language.js";
import type { Checked } from "../../../../src/report/diagnostic.js";
import type { FunctionVerdict, Verdict } from "../../../../src/report/verdict.js";
import { quickSolve } from "../../../../src/smt/quick/quick-solve.js";
import { askedPair } from "../../../../src/subject/asked.js";
import { readAttempt } from "../../../../src/subject/read.js";
import { witnessShower } from "../../../../src/witness/shown-witness.js";
import { both } from "../../../language.js";
import { testml } from "./testml.js";

/** The paper gives every program a minute. */
const BUDGET = 3_000_000;
const NOTHING = { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 };

export async function checkByTestml(
  language: Language,
  request: CheckRequest,
  { solver, memoryIsLow }: SearchTools,
): Promise<Checked<readonly FunctionVerdict[]>> {
  const read = readAttempt(both(language), request);
  if (!read.ok) return read;
  const { exercise, search } = request;
  const answers: FunctionVerdict[] = [];
  for (const asked of read.value.asked) {
    const paired = askedPair(read.value, asked, memoryIsLow);
    if (!paired.ok) {
      answers.push({ function: asked.shown, verdict: paired.verdict, explored: NOTHING });
      continue;
    }
    const { pair } = paired;
    const found = await testml(pair, exercise.exceptions, search.budget ?? BUDGET, { quick: quickSolve, solver });
    const show = witnessShower(read.value, asked, pair);
    const verdict: Verdict =
      found.witness === undefined
        ? { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "budget" }] }
        : { kind: "differs", witness: show(found.witness), others: [], smallest: false, smaller: 0, conditions: [] };
    const { tests, steps, solverCalls } = found;
    answers.push({ function: asked.shown, verdict, explored: { ...NOTHING, paths: tests, steps, solverCalls } });
  }
  return { ok: true, value: answers };
}
