// Larger inputs than budgets reach, drawn from a seed: many branches are taken on each of them, one after the other.

import { nth } from "../../basis/known.js";
import type { Expr } from "../../core/expr.js";
import type { Value } from "../../core/value.js";
import { expressionOf, keyOfAll, sizeOf } from "../../explore/express.js";
import type { Policy } from "../../subject/exercise.js";
import type { Subject } from "../../subject/subject.js";
import type { ReferenceRun } from "../../witness/both.js";
import { judgeAlone } from "../../witness/by-reference.js";
import type { Input } from "../../witness/judge.js";
import type { Lambda } from "../../witness/witness.js";
import { drawing, newRandom } from "../drawing.js";
import { LARGER_FUEL, LARGER_SIZES } from "./limits.js";

export type LargerInput = {
  readonly args: readonly Expr[];
  readonly size: number;
  readonly input: Input;
  readonly seen: ReferenceRun;
};

export type LargerSettings = {
  readonly policy: Policy;
  /** How many to look for, among how many that are drawn. */
  readonly most: number;
  readonly tries: number;
  /** Of the runs together. */
  readonly steps: number;
};

const SEED = 1;

export function largerInputs(subject: Subject, { policy, most, tries, steps }: LargerSettings): readonly LargerInput[] {
  const { params, shapes, given } = subject;
  const judge = judgeAlone(subject, policy, given);
  const random = newRandom(SEED);
  const lambdas: Lambda[] = [];
  const draw = drawing(subject, random, lambdas);
  const found: LargerInput[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < tries && found.length < most && judge.steps() < steps; n++) {
    const room = nth(LARGER_SIZES, n % LARGER_SIZES.length);
    const makers = draw(params, room);
    const input: Input = { args: () => makers.map((make) => make()), further: [] };
    const functions = new Map<Value, Expr>(lambdas.map(({ value, expr }) => [value, expr]));
    const args = input.args("reference").map((value, i) => expressionOf(shapes, value, nth(params, i), functions));
    const key = keyOfAll(args);
    if (seen.has(key)) continue;
    seen.add(key);
    const judged = judge.judge(input, LARGER_FUEL);
    if (judged === undefined) continue;
    const size = args.reduce((sum, arg) => sum + sizeOf(arg), 0);
    found.push({ args, size, input, seen: judged.seen });
  }
  return found;
}
