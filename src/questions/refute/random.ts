// Random inputs, run on both programs, and shrunk by fast-check where they part: QuickCheck. The
// only strategy that explores nothing, so it claims nothing about inputs that it has not tried.

import type { Arbitrary } from "fast-check";
import { INTEGERS } from "../../core/primitive-types.js";
import type { Type } from "../../core/type.js";
import { simpleLambdas } from "../../explore/lambda.js";
import type { Shapes } from "../../explore/shape.js";
import { typeKey } from "../../explore/type-key.js";
import { newWorld, UnknownFunction } from "../../explore/unknown.js";
import type { Pair } from "../../subject/pair.js";
import type { Inputs } from "../../subject/subject.js";
import type { Both } from "../../witness/both.js";
import type { ReferenceJudge } from "../../witness/by-reference.js";
import { condemned, type Input } from "../../witness/judge.js";
import { PATIENT } from "../../witness/limits.js";
import { type CoreWitness, type Lambda, loadLambdas, written } from "../../witness/witness.js";
import { arbitrariesOf, type FastCheck, typesInside, type ValueMaker } from "./arbitrary.js";
import { RANDOM_FUEL, RANDOM_RUNS_PER_BATCH, STEPS_PER_RANDOM_RUN } from "./limits.js";
import { smallConstants } from "./strategy.js";

export type RandomSettings = {
  readonly seed: number;
  readonly budget: number; // in steps
  readonly isStopped: () => boolean;
  readonly onProgress: (runs: number) => void;
};

export type TriedAtRandom = {
  readonly witness: CoreWitness<Both> | undefined;
  readonly runs: number;
  readonly steps: number;
  readonly stopped: boolean;
};

export async function tryAtRandom(pair: Pair, judge: ReferenceJudge, settings: RandomSettings): Promise<TriedAtRandom> {
  const { seed, budget, isStopped, onProgress } = settings;
  const furtherTypes = furtherArguments(pair.reference);
  const tried = { witness: undefined as CoreWitness<Both> | undefined, runs: 0, steps: 0, stopped: false };
  if (furtherTypes === undefined) return tried;
  const fc: FastCheck = await import("fast-check");
  const lambdas: Lambda[] = [];
  const inputs = inputsOf(fc, pair, furtherTypes, lambdas);
  const steps = (): number => judge.steps() + STEPS_PER_RANDOM_RUN * tried.runs;
  const agree = (input: Input): boolean => {
    if (steps() > budget) return true; // ends shrinking too
    tried.runs++;
    return condemned(judge, input, RANDOM_FUEL) === undefined;
  };
  for (let batch = 0; tried.witness === undefined && steps() <= budget && !tried.stopped; batch++) {
    const { counterexample } = fc.check(fc.property(inputs, agree), {
      seed: seedOf(seed, batch),
      numRuns: RANDOM_RUNS_PER_BATCH,
    });
    const [input] = counterexample ?? [];
    const both = input && condemned(judge, input, PATIENT);
    if (both !== undefined && input !== undefined)
      tried.witness = written(pair.reference, furtherTypes, lambdas, input, both);
    onProgress(tried.runs);
    tried.stopped = isStopped();
  }
  return { ...tried, steps: steps() };
}

/** Batches of one seed are far from those of the next. */
function seedOf(seed: number, batch: number): number {
  return (Math.imul(seed, 0x9e3779b1) + batch) | 0;
}

/** Every lambda that an input may have inside goes into `lambdas`. */
function inputsOf(fc: FastCheck, pair: Pair, furtherTypes: readonly Type[], lambdas: Lambda[]): Arbitrary<Input> {
  const { reference, submission } = pair;
  const { shapes, params } = reference;
  const world = newWorld(shapes);
  const constants = smallConstants([reference.side.program, submission.side.program]);
  const functions = (type: Type): readonly Lambda["value"][] => {
    const made = loadLambdas(reference, simpleLambdas(shapes, new UnknownFunction(world.serial++, world, type)));
    lambdas.push(...made);
    return made.map(({ value }) => value);
  };
  const makers = arbitrariesOf({ fc, shapes, constants, functions }, [...params, ...furtherTypes]);
  const made = (some: readonly ValueMaker[]) => some.map((make) => make());
  return fc.tuple(...makers).map((all) => ({
    args: () => made(all.slice(0, params.length)),
    further: made(all.slice(params.length)),
  }));
}

/**
 * What the functions inside a result are applied to, in the order in which they are met. Undefined where a value
 * decides how many there are, unless all take integers, which need not be drawn.
 */
function furtherArguments({ shapes, result }: Inputs): readonly Type[] | undefined {
  const found: Type[] = [];
  const walk = (type: Type): boolean => {
    if (type.kind === "fn") {
      found.push(type.from);
      return walk(type.to);
    }
    return functionsInside(shapes, type).length === 0 || onlyFields(shapes, type)?.every(walk) === true;
  };
  if (walk(result)) return found;
  return functionsInside(shapes, result).every((fn) => takesIntegers(shapes, fn)) ? [] : undefined;
}

function functionsInside(shapes: Shapes, type: Type): readonly Fn[] {
  return typesInside(shapes, [type]).filter((inner) => inner.kind === "fn");
}

type Fn = Extract<Type, { kind: "fn" }>;

/** As do the functions that it gives. */
function takesIntegers(shapes: Shapes, { from, to }: Fn): boolean {
  return INTEGERS.has(typeKey(from)) && functionsInside(shapes, to).every((fn) => takesIntegers(shapes, fn));
}

/** Of a type whose values have one form. */
function onlyFields(shapes: Shapes, type: Type): readonly Type[] | undefined {
  const [only, ...others] = shapes.shapeOf(type)?.alternatives ?? [];
  if (others.length > 0) return undefined;
  return only?.made.kind === "data" ? only.made.fields : shapes.onlyForm(type)?.fields;
}
