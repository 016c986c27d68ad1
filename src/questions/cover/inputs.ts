// Inputs that go one way, from the path that the explorer found: the smallest one first, then one whose numbers are
// all different, then those at the edges of what the path's conditions allow, and one with something in the parts
// that nobody looked at. Each goes the same way when it is run, and the reference has said what comes of it.
import { type Int, minus, plus } from "../../basis/integer.js";
import type { Expr } from "../../core/expr.js";
import { PRIMITIVES } from "../../core/primitive.js";
import type { Value } from "../../core/value.js";
import { complete } from "../../explore/complete.js";
import { expressionOf, sizeOf } from "../../explore/express.js";
import { itemsOf, type Run } from "../../explore/run.js";
import { isCharacter } from "../../explore/unknown.js";
import { atomValue, formValue, holds, type Model, withValue } from "../../smt/model.js";
import type { Atom, Constant, Lit } from "../../smt/term.js";
import { type Both, type Input, type Judging, judge, type Policy } from "../refute/confirm.js";
import type { Pair } from "../refute/pair.js";
import { canonical, functionsIn, type Lambda, lambdaLoader, PATIENT, symbolsIn } from "../refute/witness.js";
import { type Describing, type Description, describe } from "./describe.js";
import { enriched } from "./enrich.js";
import { inRange } from "./in-range.js";

/** An input on which the reference, and the submission, were run. */
export type PathInput = {
  readonly kind: InputKind;
  readonly args: readonly Expr[];
  readonly size: number;
  readonly input: Input;
  readonly both: Both;
  readonly differs: boolean;
  readonly about: Description;
};

export type InputKind = "distinct" | "negative" | "least" | "rich" | "far" | "edge";

export type Sources = {
  readonly args: readonly Value[];
  /** The way that a whole input goes. */
  readonly wayOf: (whole: readonly Value[]) => string;
  readonly most: number;
  readonly policy: Policy;
  readonly describing: Describing;
};

const LAMBDAS_TRIED_MAX = 40;
const EDGES_MAX = 4;
const FUNCTIONS_PER_PATH = 4;

export function inputMaker(pair: Pair, sources: Sources): (run: Run, way: string) => readonly PathInput[] {
  const lambdas = lambdaLoader(pair);
  const judging: Judging = { pair, policy: sources.policy, given: pair.given, steps: 0 };
  return (run, way) => {
    if (sources.most === 0) return []; // only the ways are of interest
    run.restoreInputs();
    const condition = itemsOf(run.position().condition);
    const fns = functionsIn(run, sources.args);
    const candidates = choicesOf(fns.map((fn) => tellingFirst(lambdas(run, fn))));
    const allowed = (model: Model): boolean => condition.every((lit) => holds(model, lit));
    const goesThisWay = (values: readonly Value[]): boolean => sources.wayOf(values) === way;
    const completed = (chosen: readonly Lambda[], model: Model): readonly Value[] =>
      complete(run, model, sources.args, (fn) => (chosen[fns.indexOf(fn)] as Lambda).value);
    const fitting =
      fns.length === 0 ? candidates : someFitting(candidates, (c) => goesThisWay(completed(c, run.model)));
    const found: PathInput[] = [];
    const isInRange = inRange(run, sources.args);
    const tried = sources.most === 1 ? undefined : new Set<string>();
    let turn = 0;
    for (const { kind, model } of fitting.length === 0 ? [] : modelsOf(run, sources.args, condition, allowed)) {
      if (found.length >= sources.most) break;
      if (!isInRange(model)) continue;
      const chosen = fitting[turn++ % fitting.length] as readonly Lambda[];
      const plain = completed(chosen, model);
      const values = kind === "rich" ? enriched(run, sources.args, plain) : plain;
      const made = confirmed(judging, kind, values, chosen, run, goesThisWay, tried);
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
  const mixed = Array.from({ length: count }, (_, turn) =>
    lists.map((list, i) => list[(turn + i) % list.length] as Lambda),
  );
  return lists.length === 0 ? mixed : [...mixed, lists.map((list) => list.at(-1) as Lambda)];
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

type Candidate = { readonly kind: InputKind; readonly model: Model };

/** In order of preference; each allows what the path's conditions do. */
function* modelsOf(
  run: Run,
  args: readonly Value[],
  condition: readonly Lit[],
  allowed: (model: Model) => boolean,
): Generator<Candidate> {
  const least = canonical(run, args, run.model, allowed);
  const atoms = symbolsIn(run, args);
  const distinct = allDistinct(atoms, least, allowed, 1);
  yield { kind: "distinct", model: distinct };
  yield { kind: "negative", model: allDistinct(atoms, least, allowed, -1) };
  yield { kind: "least", model: least };
  yield { kind: "rich", model: distinct };
  yield { kind: "far", model: allDistinct(atoms, least, allowed, FAR) };
  yield* edges(atoms, condition, distinct, allowed);
  yield* edges(atoms, condition, least, allowed);
}

const WORDS = ["a", "b", "c", "ab", "d", "e"];
const DISTINCT_MAX = 24;
/** Beyond what anybody takes for the least number. */
const FAR = -1_000_000;

/** Every symbol another value than all before it, where that is allowed: 1, 2, 3 ... */
function allDistinct(atoms: readonly Atom[], start: Model, allowed: (model: Model) => boolean, step: number): Model {
  let model = shifted(atoms, start, allowed, step);
  const used = new Set<Constant>();
  const ordered = new Set(atoms.map((atom) => atomValue(model, atom))).size === atoms.length;
  for (const atom of atoms) {
    const now = atomValue(model, atom);
    const fresh = distinctValues(atom, step).filter((value) => !used.has(value));
    const isFine = typeof now !== "string" && now !== 0 && !used.has(now) && ordered;
    const better = isFine ? now : fresh.find((value) => value === now || allowed(withValue(model, atom, value)));
    if (better !== undefined) model = withValue(model, atom, better);
    used.add(atomValue(model, atom));
  }
  return model;
}

/** All integers moved together, where only their order matters. */
function shifted(atoms: readonly Atom[], start: Model, allowed: (model: Model) => boolean, step: number): Model {
  const ints = atoms.filter((atom) => atom.sort === "int" && !isCharacter(atom));
  const by = step > 0 ? step : step * ints.length;
  const moved = ints.reduce((model, atom) => withValue(model, atom, plus(atomValue(start, atom) as Int, by)), start);
  return allowed(moved) ? moved : start;
}

function distinctValues(atom: Atom, step: number): readonly Constant[] {
  if (atom.sort === "str") return WORDS;
  if (atom.sort === "bool") return [];
  if (isCharacter(atom)) return [97, 98, 99, 100, 48, 65];
  return Array.from({ length: DISTINCT_MAX }, (_, i) => step * (i < 20 ? i + 1 : 19 - i));
}

/** A condition with room to spare made tight, by changing one integer: where < and <= part. */
function* edges(
  atoms: readonly Atom[],
  condition: readonly Lit[],
  start: Model,
  allowed: (model: Model) => boolean,
): Generator<Candidate> {
  let found = 0;
  for (const { cond, side } of condition) {
    if (found >= EDGES_MAX || cond.kind !== "le") continue;
    const limit: Int = side ? cond.bound : plus(cond.bound, 1);
    const room = minus(limit, formValue(start, cond.form));
    if (room === 0) continue;
    for (const atom of atoms) {
      const coef = coefficient(cond.form.monos, atom);
      if (coef !== 1 && coef !== -1) continue;
      const value = plus(atomValue(start, atom) as Int, coef === 1 ? room : minus(0, room));
      const model = withValue(start, atom, value);
      if (!allowed(model)) continue;
      found++;
      yield { kind: "edge", model };
      break;
    }
  }
}

function coefficient(monos: readonly { readonly coef: Int; readonly atoms: readonly Atom[] }[], atom: Atom): Int {
  return monos.find(({ atoms }) => atoms.length === 1 && atoms[0] === atom)?.coef ?? 0;
}

/** Run by the concrete evaluators: it goes this way, and the reference says what comes of it. */
function confirmed(
  judging: Judging,
  kind: InputKind,
  values: readonly Value[],
  chosen: readonly Lambda[],
  run: Run,
  goesThisWay: (values: readonly Value[]) => boolean,
  tried: Set<string> | undefined, // one input is never there already
): Omit<PathInput, "about"> | undefined {
  const { pair } = judging;
  const fresh = (): readonly Value[] => complete(run, run.model, values, noFunction);
  const functions = new Map<Value, Expr>(chosen.map(({ value, expr }) => [value, expr]));
  const args = fresh().map((value, i) => expressionOf(pair.shapes, value, pair.params[i] as never, functions));
  const key = tried && JSON.stringify(args, plainBigints);
  if (key !== undefined && tried?.has(key)) return undefined;
  if (key !== undefined) tried?.add(key);
  if (!goesThisWay(fresh())) return undefined;
  const input: Input = { args: fresh, further: [] };
  const judged = judge(judging, input, PATIENT);
  if (judged === undefined) return undefined;
  const size = args.reduce((sum, arg) => sum + sizeOf(arg), 0);
  return { kind, args, size, input, both: judged.both, differs: judged.differ };
}

function noFunction(): never {
  throw new Error("an unknown function in a whole value");
}

function plainBigints(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
