// Inputs to run candidates on: those on which the program is wrong, in several ways, and small ones of every path that
// was come by, with values that are told apart easily.
import { lastOf } from "../../basis/known.js";
import { fieldsOf, isData, type Value } from "../../core/value.js";
import { complete } from "../../explore/complete.js";
import { itemsOf, type Run } from "../../explore/run.js";
import type { UnknownFunction } from "../../explore/unknown.js";
import { holds, type Model } from "../../smt/model.js";
import type { Solver } from "../../smt/solver.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Subject } from "../../subject/subject.js";
import type { Input } from "../../witness/judge.js";
import { functionsIn, lambdaLoader, settled, symbolsIn } from "../../witness/witness.js";
import { inRange } from "../cover/in-range.js";
import { modelsOf, type PathModel } from "../cover/models.js";
import { branchesOf } from "../mutate/strength.js";
import { type RefuteTools, refute } from "../refute/refute.js";
import { REACH_FUEL, RIGHT_MAX, WRONG_MAX } from "./limits.js";
import { sortedText } from "./places.js";

/** How many inputs: steps of the search for them, counterexamples of different kinds, and others of which some are chosen. */
export type Gathering = { readonly steps: number; readonly kinds: number; readonly gathered: number };

/** A slip of the pen shows at once: few inputs tell whether it was one. */
export const FEW_INPUTS: Gathering = { steps: 6_000, kinds: 6, gathered: 40 };
export const MANY_INPUTS: Gathering = { steps: 40_000, kinds: 24, gathered: 300 };

const MODELS_PER_PATH = 2;

/** `otherwise`: what to start from where nothing is found wrong so soon. */
export async function gatherInputs(
  pair: Pair,
  exceptions: Policy,
  { steps, kinds, gathered }: Gathering,
  tools: RefuteTools,
  otherwise: () => Promise<readonly Input[]>,
): Promise<readonly Input[]> {
  const [right, wrong]: [Input[], Input[]] = [[], []];
  const make = inputsOfPath(pair.reference);
  const { witnesses } = await refute(
    pair,
    { exceptions, budget: steps, shares: 1, all: kinds, strategy: "explore", seed: 1 },
    {
      ...tools,
      solver: nobody,
      onPath: ({ run, taken }, args) => {
        const end = taken.find((step) => step.kind === "compared");
        const inputs = end?.kind === "compared" && end.compared !== "same" ? wrong : right;
        if (end !== undefined && inputs.length < gathered) inputs.push(...make(run, args));
      },
    },
  );
  const inTurn = eachWayInTurn(pair);
  const isNone = witnesses.length + wrong.length === 0;
  const found = isNone ? await otherwise() : witnesses.map(({ input }) => input);
  return [...found, ...inTurn(wrong).slice(0, WRONG_MAX), ...inTurn(right).slice(0, RIGHT_MAX)];
}

/** Inputs that are found at once are enough: a real solver takes longer than all the rest. */
export const nobody: Solver = async () => ({ kind: "unknown", why: "effort" });

/** One of each way through both programs, then a second one of each, and so on: a few tell as much as many then. */
function eachWayInTurn({ reference, submission }: Pair): (inputs: readonly Input[]) => readonly Input[] {
  const own = branchesOf(submission, undefined, REACH_FUEL);
  const given = branchesOf(reference, undefined, REACH_FUEL);
  const wayOf = ({ args }: Input): string =>
    [given.taken(args("reference")), own.taken(args("submission"))].map((taken) => sortedText(taken)).join("; ");
  return (inputs) => {
    const seen = new Map<string, number>();
    const turns = inputs.map((input) => {
      const way = wayOf(input);
      const turn = seen.get(way) ?? 0;
      seen.set(way, turn + 1);
      return { input, turn };
    });
    return turns.sort((a, b) => a.turn - b.turn).map(({ input }) => input);
  };
}

/** Some of the inputs that go the way of a path; what nobody looked at is not the same in all of them. */
export function inputsOfPath(subject: Subject): (run: Run, args: readonly Value[]) => readonly Input[] {
  const lambdas = lambdaLoader(subject);
  let turn = 0;
  return (run, args) => {
    run.restoreInputs();
    const condition = itemsOf(run.position().condition);
    const choose = (fn: UnknownFunction): readonly [UnknownFunction, Value] => {
      const all = lambdas(run, fn);
      return [fn, (all[turn++ % all.length] ?? lastOf(all)).value];
    };
    const chosen = new Map(functionsIn(run, args).map(choose));
    // What nobody looked at may have functions inside, once it is opened.
    const functionValue = (fn: UnknownFunction): Value => {
      const value = chosen.get(fn) ?? choose(fn)[1];
      chosen.set(fn, value);
      return value;
    };
    const allowed = (model: Model): boolean => condition.every((lit) => holds(model, lit));
    const isAnyOpen = symbolsIn(run, args).length > 0;
    return someOf(modelsOf(run, args, condition, allowed), inRange(run, args)).flatMap((model, i) => {
      let isOther = i === 0 || isAnyOpen;
      const whole = complete(run, model, args, functionValue, ({ shape }) => {
        isOther ||= shape.alternatives.length > 1;
        return Math.min(i, shape.alternatives.length - 1);
      });
      return isOther ? [settled(run, { args: () => whole, further: [] })] : [];
    });
  };
}

function someOf(models: Iterable<PathModel>, isInRange: (model: Model) => boolean): readonly Model[] {
  const found: Model[] = [];
  for (const { model } of models) {
    if (found.length >= MODELS_PER_PATH) break;
    if (isInRange(model)) found.push(model);
  }
  return found;
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
