// Mutants of valid programs with contracts: how many of them break a contract, are shown to do the same, or neither. What is
// told is no more than what the contracts say: a mutant that keeps them is no mistake by them.
import type { Source } from "../../../src/core/span.js";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { testProgram } from "../../../src/jobs/test.js";
import type { TestRequest } from "../../../src/jobs/test-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import type { Edit } from "../../../src/language/facts.js";
import type { Language } from "../../../src/language/language.js";
import { mutantsOf } from "../../../src/questions/mutate/mutants.js";
import { attemptOf } from "../../attempt.js";
import { both } from "../../language.js";
import { edited } from "../../laws/edit-laws.js";

export type MutantCounts = { broken: number; same: number; kept: number; unread: number };

/** Of each mutant; what was found in an unchanged program is found in a mutant of it, so only sound ones are asked. */
const STEPS = 20_000;

/** `functions`: those that have contracts. */
export async function toldMutants(
  language: Language,
  request: TestRequest,
  functions: readonly string[],
  every: number,
  tools: SearchTools,
): Promise<MutantCounts> {
  const { reference } = request.exercise;
  const counts: MutantCounts = { broken: 0, same: 0, kept: 0, unread: 0 };
  for (const edit of editsIn(language, reference, functions).filter((_, i) => i % every === 0))
    counts[await toldOf(language, request, edited(reference, [edit]), functions, tools)]++;
  return counts;
}

/** Of the functions and all that they use, each once. */
function editsIn(language: Language, source: Source, functions: readonly string[]): readonly Edit[] {
  const read = language.read([source], []);
  if (!read.ok) return [];
  const { program, facts, values } = read.value;
  const edits = new Map<string, Edit>();
  for (const { name, core } of values)
    if (functions.includes(name))
      for (const { edit } of mutantsOf(program, facts, core))
        if (edit.at.file === source.name) edits.set(`${edit.at.start} ${edit.at.end} ${edit.text}`, edit);
  return [...edits.values()];
}

async function toldOf(
  language: Language,
  request: TestRequest,
  mutant: Source,
  functions: readonly string[],
  tools: SearchTools,
): Promise<keyof MutantCounts> {
  const search = { ...request.search, budget: STEPS, all: 1, proof: false };
  const tried = await testProgram(
    language,
    { ...request, exercise: { ...request.exercise, reference: mutant }, search },
    tools,
  );
  if (!tried.ok) return "unread";
  if (tried.value.answers.some(({ verdict }) => verdict.kind === "broken")) return "broken";
  const attempt = attemptOf(request.exercise.reference.text, mutant.text, { functions });
  const beside = await checkPrograms(both(language), { ...attempt, search: { ...USUAL_SEARCH, budget: STEPS } }, tools);
  const isSame =
    beside.ok &&
    beside.value.answers.every(
      ({ verdict }) =>
        verdict.kind === "equal" || (verdict.kind === "agrees" && verdict.upTo === Number.POSITIVE_INFINITY),
    );
  return isSame ? "same" : "kept";
}
