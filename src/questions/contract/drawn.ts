// Inputs of which the precondition holds, drawn at random: each shape of a size is as likely as any other. All shapes of a size
// are found first, so nothing is drawn of a size of which some are not known. What was not drawn is not known.
import { nth } from "../../basis/known.js";
import { type Bound, type ContractRun, judgeByContract, obligationOf } from "../../witness/by-contract.js";
import { type CoreWitness, type QuestionUnknowns, witnessMaker } from "../../witness/witness.js";
import { newRandom, type Random } from "../drawing.js";
import { NOTHING_SEEN } from "../refute/refute.js";
import { type ContractTools, type Tried, usualBudget } from "./contract.js";
import { eachValid, type ValidInput } from "./count.js";
import { DRAWING_PART, DRAWS } from "./limits.js";

export async function tryDrawn(
  bound: Bound,
  settings: { readonly seed: number; readonly budget: number | undefined },
  tools: ContractTools,
): Promise<Tried> {
  const { seed, budget = usualBudget(bound) } = settings;
  const found: ValidInput[] = [];
  const { upTo, run, args, searched } = await eachValid(bound.subject, budget * DRAWING_PART, tools, (input) => {
    found.push(input);
  });
  const draw = uniformDraw(found, upTo, newRandom(seed));
  const judge = judgeByContract(bound);
  const maker = witnessMaker(bound.subject, judge);
  const unknowns: QuestionUnknowns = { args, further: [], furtherTypes: [] };
  const broken = new Map<number, CoreWitness<ContractRun>>();
  /** An input that comes again gets other integers and strings, and after that shows nothing new. */
  const tries = [maker.fromPath, maker.byProbing];
  const times = new Map<ValidInput, number>();
  let drawn = 0;
  while (draw !== undefined && drawn < DRAWS && judge.steps() < budget && !tools.isStopped()) {
    const input = draw();
    const before = times.get(input) ?? 0;
    times.set(input, before + 1);
    drawn++;
    run.start(input.position);
    const witness = tries[before]?.(run, unknowns, true);
    const known = witness && broken.get(obligationOf(witness.seen));
    if (witness !== undefined && (known === undefined || witness.size < known.size))
      broken.set(obligationOf(witness.seen), witness);
  }
  const { runs, steps, solverCalls, stopped } = searched;
  return {
    witnesses: [...broken.values()].sort((a, b) => a.size - b.size).slice(0, 1),
    keeping: [],
    searched: {
      covered: 0,
      parked: false,
      inexact: new Map(),
      stopped,
      paths: drawn,
      runs: runs + drawn,
      steps: steps + judge.steps(),
      solverCalls,
    },
    seen: { ...NOTHING_SEEN, tested: drawn > 0 },
  };
}

/** First a size, then a shape of it; undefined: there is none. */
export function uniformDraw<T extends { readonly size: number; readonly shape: string }>(
  found: readonly T[],
  upTo: number,
  random: Random,
): (() => T) | undefined {
  const bySize = new Map<number, Map<string, T>>();
  for (const input of found.filter(({ size }) => size <= upTo)) {
    const shapes = bySize.get(input.size) ?? new Map<string, T>();
    bySize.set(input.size, shapes);
    if (!shapes.has(input.shape)) shapes.set(input.shape, input);
  }
  const sizes = [...bySize.values()].map((shapes) => [...shapes.values()]);
  if (sizes.length === 0) return undefined;
  return () => {
    const shapes = nth(sizes, random(sizes.length));
    return nth(shapes, random(shapes.length));
  };
}
