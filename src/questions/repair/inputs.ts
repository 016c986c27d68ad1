// Inputs to run candidates on: those on which the program is wrong, in several ways, and small ones of every path that
// was come by, with values that are told apart easily.
import { lastOf } from "../../basis/known.js";
import { fieldsOf, isData, type Value } from "../../core/value.js";
import { complete } from "../../explore/complete.js";
import { itemsOf, type Run } from "../../explore/run.js";
import { holds, type Model } from "../../smt/model.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Subject } from "../../subject/subject.js";
import type { Input } from "../../witness/judge.js";
import { functionsIn, lambdaLoader, settled } from "../../witness/witness.js";
import { inRange } from "../cover/in-range.js";
import { modelsOf } from "../cover/models.js";
import { type RefuteTools, refute } from "../refute/refute.js";
import { CASES_MAX } from "./limits.js";

/** Steps of the search for them. */
const GATHERING_STEPS = 40_000;
/** Counterexamples of different kinds. */
const KINDS_MAX = 24;
const MODELS_PER_PATH = 2;

export async function gatherInputs(pair: Pair, exceptions: Policy, tools: RefuteTools): Promise<readonly Input[]> {
  const [right, wrong]: [Input[], Input[]] = [[], []];
  const make = inputsOfPath(pair.reference);
  const { witnesses } = await refute(
    pair,
    { exceptions, budget: GATHERING_STEPS, shares: 1, all: KINDS_MAX, strategy: "explore", seed: 1 },
    {
      ...tools,
      onPath: ({ run, taken }, args) => {
        const end = taken.find((step) => step.kind === "compared");
        const inputs = end?.kind === "compared" && !end.same ? wrong : right;
        if (end !== undefined && inputs.length < CASES_MAX / 2) inputs.push(...make(run, args));
      },
    },
  );
  return [...witnesses.map(({ input }) => input), ...wrong, ...right];
}

/** Some of the inputs that go the way of a path. */
export function inputsOfPath(subject: Subject): (run: Run, args: readonly Value[]) => readonly Input[] {
  const lambdas = lambdaLoader(subject);
  let turn = 0;
  return (run, args) => {
    run.restoreInputs();
    const condition = itemsOf(run.position().condition);
    const fns = functionsIn(run, args);
    const chosen = new Map(
      fns.map((fn) => {
        const all = lambdas(run, fn);
        return [fn, all[turn++ % all.length] ?? lastOf(all)];
      }),
    );
    const allowed = (model: Model): boolean => condition.every((lit) => holds(model, lit));
    const isInRange = inRange(run, args);
    const found: Input[] = [];
    for (const { model } of modelsOf(run, args, condition, allowed)) {
      if (found.length >= MODELS_PER_PATH) break;
      if (!isInRange(model)) continue;
      const whole = complete(run, model, args, (fn) => {
        const lambda = chosen.get(fn);
        if (lambda === undefined) throw new Error("a function that was not there before");
        return lambda.value;
      });
      found.push(settled(run, { args: () => whole, further: [] }));
    }
    return found;
  };
}

/** Small ones first: what goes wrong on a part of an input is best told from that part alone. */
export function smallestFirst(inputs: readonly Input[]): readonly Input[] {
  const sized = inputs.map((input) => ({ input, size: sizeOf(input.args("submission")) }));
  return sized.sort((a, b) => a.size - b.size).map(({ input }) => input);
}

function sizeOf(values: readonly Value[]): number {
  return [...partsOf(values)].length;
}

/** Everything in some values, from the last to the first. */
export function* partsOf(values: readonly Value[]): Generator<Value> {
  const pending = [...values];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    yield value;
    if (isData(value)) pending.push(...fieldsOf(value));
  }
}
