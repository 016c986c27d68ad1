// What each function comes to once the inputs of the whole class have been tried on it.
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { Replayed } from "../jobs/replay.js";
import type { Assignment } from "./assignment.js";
import { type Behaviour, behaviourOf, caughtByClass, type Tried } from "./class-inputs.js";
import { type Decision, isFine, type JudgedFunction } from "./decide.js";
import type { Final } from "./entries.js";
import { namesFile } from "./places.js";
import { checkJob, type Group } from "./plan.js";

type Decided = Extract<Decision, { readonly kind: "decided" }>;

/** Everything that submissions are tried on. */
export type Trial = Tried & {
  readonly assignment: Assignment;
  readonly group: Group;
  readonly ask: Ask;
};

/** Submissions that were decided at once end the same, unless they name places in their own texts. */
export function finalsOnce(
  trial: Trial,
  decisions: ReadonlyMap<Source, Decision>,
): (program: Source, decision: Decided) => Promise<readonly Final[]> {
  const known = new Map<Source, Promise<readonly Final[]>>();
  const run = (program: Source, answers: readonly JudgedFunction[]): Promise<readonly Final[]> => {
    const finals = known.get(program) ?? finalsOf(trial, program, answers);
    known.set(program, finals);
    return finals;
  };
  return async (program, { representative, answers }) => {
    const model = decisions.get(representative);
    if (model?.kind !== "decided" || model.answers !== answers) return run(program, answers);
    const shared = await run(representative, answers);
    const isOwn = program !== representative && shared.some(({ behaviour }) => mentions(behaviour, representative));
    return isOwn ? run(program, answers) : shared;
  };
}

function mentions({ inputs, tests, credit }: Behaviour, { name }: Source): boolean {
  const isNamed = (result: Replayed): boolean =>
    (result.kind === "agrees" || result.kind === "differs") && namesFile(result.got, name);
  return [inputs, tests, credit].some((results) => results.some(isNamed));
}

async function finalsOf(trial: Trial, program: Source, answers: readonly JudgedFunction[]): Promise<readonly Final[]> {
  const behaviour = await behaviourOn(trial, program, answers);
  return Promise.all(
    answers.map(async (judged): Promise<Final> => {
      const caught = caughtBy(trial, judged, behaviour);
      if (caught === undefined) {
        const foundBy = judged.answer.verdict.kind === "differs" ? "itself" : null;
        return { judged, foundBy, behaviour };
      }
      return (await byAnother(trial, program, judged)) ?? { ...caught, behaviour };
    }),
  );
}

function caughtBy(
  { inputs, credit }: Trial,
  judged: JudgedFunction,
  behaviour: Behaviour,
): Pick<Final, "judged" | "foundBy"> | undefined {
  const byClass = caughtByClass(judged, inputs, behaviour.inputs);
  if (byClass !== undefined) return { judged: byClass, foundBy: "class" };
  const byCredit = caughtByClass(judged, credit, behaviour.credit);
  return byCredit && { judged: byCredit, foundBy: "inputs" };
}

/** Who falls to an input by one reference may still agree with another. */
async function byAnother(
  trial: Trial,
  program: Source,
  { answer, reference }: JudgedFunction,
): Promise<Final | undefined> {
  const { assignment, group, ask } = trial;
  for (const other of assignment.references.filter((each) => each !== reference)) {
    const ending = await ask(checkJob(assignment, group, other, program));
    const answers = ending.kind === "done" ? ending.answer.answers : [];
    const again = answers.find((each) => each.function === answer.function);
    if (again === undefined || !isFine(again)) continue;
    const judged = { answer: again, reference: other };
    const behaviour = await behaviourOn(trial, program, [judged]);
    if (caughtBy(trial, judged, behaviour) === undefined) return { judged, foundBy: null, behaviour };
  }
  return undefined;
}

function behaviourOn(trial: Trial, program: Source, answers: readonly JudgedFunction[]): Promise<Behaviour> {
  return behaviourOf(trial.assignment, trial.group, program, answers, trial, trial.ask);
}
