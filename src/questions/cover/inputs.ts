// Inputs that go one way, from the path that the explorer found: numbers and names of several kinds (`models.ts`), and
// one with something in the parts that nobody looked at. Each goes the same way when it is run, and the reference has
// said what comes of it.

import { lastOf, nth } from "../../basis/known.js";
import type { Expr } from "../../core/expr.js";
import { PRIMITIVES } from "../../core/primitive.js";
import type { Value } from "../../core/value.js";
import { complete } from "../../explore/complete.js";
import { expressionOf, keyOfAll, sizeOf } from "../../explore/express.js";
import { itemsOf, type Run } from "../../explore/run.js";
import { holds, type Model } from "../../smt/model.js";
import type { ReferenceRun } from "../../witness/both.js";
import type { Input } from "../../witness/judge.js";
import { PATIENT } from "../../witness/limits.js";
import { functionsIn, type Lambda, lambdaLoader } from "../../witness/witness.js";
import type { Covering } from "./cover.js";
import { type Describing, type Description, describe } from "./describe.js";
import { enriched } from "./enrich.js";
import { inRange } from "./in-range.js";
import { FUNCTIONS_PER_PATH, LAMBDAS_TRIED_MAX } from "./limits.js";
import { type ModelKind, modelsOf } from "./models.js";

/** An input on which the reference, and the submission, were run. */
export type PathInput = {
  readonly kind: ModelKind;
  readonly args: readonly Expr[];
  readonly size: number;
  readonly input: Input;
  readonly seen: ReferenceRun;
  readonly differs: boolean;
  readonly about: Description;
};

export type Sources = {
  readonly args: readonly Value[];
  /** Whether a whole input goes this way. */
  readonly goesWay: (whole: readonly Value[], way: string) => boolean;
  readonly most: number;
  readonly describing: Describing;
};

export function inputMaker(covering: Covering, sources: Sources): (run: Run, way: string) => readonly PathInput[] {
  const lambdas = lambdaLoader(covering.reference);
  return (run, way) => {
    if (sources.most === 0) return []; // only the ways are of interest
    run.restoreInputs();
    const condition = itemsOf(run.position().condition);
    const fns = functionsIn(run, sources.args);
    const candidates = choicesOf(fns.map((fn) => tellingFirst(lambdas(run, fn))));
    const allowed = (model: Model): boolean => condition.every((lit) => holds(model, lit));
    const goesThisWay = (values: readonly Value[]): boolean => sources.goesWay(values, way);
    const completed = (chosen: readonly Lambda[], model: Model): readonly Value[] =>
      complete(run, model, sources.args, (fn) => nth(chosen, fns.indexOf(fn)).value);
    const fitting =
      fns.length === 0 ? candidates : someFitting(candidates, (c) => goesThisWay(completed(c, run.model)));
    const found: PathInput[] = [];
    const isInRange = inRange(run, sources.args);
    const tried = sources.most === 1 ? undefined : new Set<string>();
    let turn = 0;
    for (const { kind, model } of fitting.length === 0 ? [] : modelsOf(run, sources.args, condition, allowed)) {
      if (found.length >= sources.most) break;
      if (!isInRange(model)) continue;
      const chosen = nth(fitting, turn++ % fitting.length);
      const plain = completed(chosen, model);
      const values = kind === "rich" ? enriched(run, sources.args, plain) : plain;
      const made = confirmed(covering, kind, values, chosen, run, goesThisWay, tried);
      if (made === undefined) continue;
      found.push({ ...made, about: describe(sources.describing, run, sources.args, made.args, condition) });
    }
    return found;
  };
}

/** Another function for each of the inputs on a path. */
function someFitting<T>(candidates: readonly T[], fits: (candidate: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const candidate of candidates) {
    if (found.length >= FUNCTIONS_PER_PATH) break;
    if (fits(candidate)) found.push(candidate);
  }
  return found;
}

/** Another function for each that is unknown, as far as there are some; at last those that did just what the path saw. */
function choicesOf(lists: readonly (readonly Lambda[])[]): readonly (readonly Lambda[])[] {
  const longest = Math.max(1, ...lists.map(({ length }) => length));
  const count = lists.length === 0 ? 1 : Math.min(longest, LAMBDAS_TRIED_MAX);
  const mixed = Array.from({ length: count }, (_, turn) => lists.map((list, i) => nth(list, (turn + i) % list.length)));
  return lists.length === 0 ? mixed : [...mixed, lists.map((list) => lastOf(list))];
}

/**
 * What gives its argument back tells little of whether it was called, and what raises leads elsewhere; but one that always
 * gives the same is worth a try.
 */
function tellingFirst(lambdas: readonly Lambda[]): readonly Lambda[] {
  const [seen] = lambdas.slice(-1); // what the path saw
  const others = lambdas.slice(0, -1);
  const telling = others.filter(({ expr }) => expr.kind === "lam" && !isDull(expr.body) && !raises(expr.body));
  const constant = others.filter(({ expr }) => expr.kind === "lam" && isConstant(expr.body)).slice(1, 2);
  const rest = others.filter((each) => !telling.includes(each) && !constant.includes(each));
  return [...telling.slice(0, 3), ...constant, ...telling.slice(3), ...rest, ...(seen === undefined ? [] : [seen])];
}

function isConstant(body: Expr): boolean {
  return body.kind === "lit" || body.kind === "make";
}

function isDull(body: Expr): boolean {
  return body.kind === "var" || isConstant(body);
}

function raises(body: Expr): boolean {
  return body.kind === "raise" || (body.kind === "prim" && PRIMITIVES.get(body.op)?.fault === "divide");
}

/** Run by the concrete evaluators: it goes this way, and the reference says what comes of it. */
function confirmed(
  { reference, judge }: Covering,
  kind: ModelKind,
  values: readonly Value[],
  chosen: readonly Lambda[],
  run: Run,
  goesThisWay: (values: readonly Value[]) => boolean,
  tried: Set<string> | undefined, // one input is never there already
): Omit<PathInput, "about"> | undefined {
  const { shapes, params } = reference;
  const fresh = (): readonly Value[] => complete(run, run.model, values, noFunction);
  const functions = new Map<Value, Expr>(chosen.map(({ value, expr }) => [value, expr]));
  const args = fresh().map((value, i) => expressionOf(shapes, value, nth(params, i), functions));
  const key = tried && keyOfAll(args);
  if (key !== undefined && tried?.has(key)) return undefined;
  if (key !== undefined) tried?.add(key);
  if (!goesThisWay(fresh())) return undefined;
  const input: Input = { args: fresh, further: [] };
  const judged = judge.judge(input, PATIENT);
  if (judged === undefined) return undefined;
  const size = args.reduce((sum, arg) => sum + sizeOf(arg), 0);
  return { kind, args, size, input, seen: judged.seen, differs: judged.verdict !== "right" };
}

function noFunction(): never {
  throw new Error("an unknown function in a whole value");
}
