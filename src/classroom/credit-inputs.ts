// Inputs that points are given for (`credit: inputs`): the tests that `suite` makes for a function, from the references
// alone. So they are the same for everybody, whoever else is in the class, and for a class of one.
import type { Source } from "../core/span.js";
import { USUAL_SEARCH } from "../jobs/check-request.js";
import type { Ask } from "../jobs/job.js";
import type { ClassNotice } from "../report/class-notice.js";
import { decodeBytes } from "../report/display.js";
import type { SuiteTest } from "../report/suite/suite.js";
import { type Assignment, NO_TEST_SETTINGS } from "./assignment.js";
import type { ClassInput } from "./class-inputs.js";
import { exerciseOf, type Group } from "./plan.js";
import { creditOf } from "./points.js";
import { withOthers } from "./suite-judges.js";
import { suiteRequest, together } from "./suite-plan.js";

export type CreditInputs = { readonly inputs: readonly ClassInput[]; readonly notices: readonly ClassNotice[] };

/** By function, from simple to subtle. Where references part, nobody knows what is right: such inputs are none. */
export async function creditInputs(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  ask: Ask,
): Promise<CreditInputs> {
  const wanted = names.filter((name) => creditOf(assignment, group, name) === "inputs");
  const made = await Promise.all(wanted.map((name) => inputsFor(assignment, group, name, ask)));
  const without = wanted.filter((_, i) => made[i]?.length === 0);
  const notices = without.map(
    (name): ClassNotice => ({ kind: "no-credit", function: decodeBytes(name), by: "inputs" }),
  );
  return { inputs: made.flat(), notices };
}

async function inputsFor(assignment: Assignment, group: Group, name: string, ask: Ask): Promise<readonly ClassInput[]> {
  const [reference, ...others] = assignment.references as readonly [Source, ...Source[]];
  const task = assignment.functions.find((each) => each.name === name);
  const exercise = exerciseOf(assignment, task === undefined ? group : { ...group, functions: [name] }, reference);
  const settings = together(assignment.suite, task?.suite ?? NO_TEST_SETTINGS);
  const ending = await ask({ kind: "suite", request: suiteRequest(exercise, settings, LIMITS) });
  const made = ending.kind === "done" ? ending.answer.functions : [];
  const own = made.flatMap((each) => ("tests" in each && each.function === name ? each.tests : []));
  const all = await withOthers(exercise, others, own, ask);
  return all.flatMap(({ test, open }) => (open ? [] : [inputOf(test)]));
}

/** Steps decide, so that every machine makes the same. */
const LIMITS = { timeMs: undefined, estimate: false, solver: USUAL_SEARCH.solver };

/** As if somebody's program had gone wrong on it: what it gives there is not known yet. */
function inputOf({ function: name, call, args, chosen, observed, calls, expected, size }: SuiteTest): ClassInput {
  const witness = { call, submissionCall: undefined, args, chosen, size, observed, whole: calls?.plain ?? call };
  return { function: name, witness: { ...witness, expected, got: expected, rests: "behaviour" } };
}
