// Long sequences of calls, drawn from a seed and run: for what shows only after more calls than are explored, as the end of
// a ring. Where a judge condemns one, calls are left out as long as it still does, and integers become small. Nothing is
// claimed of what was not tried.
import { lastOf, nth } from "../../basis/known.js";
import { INTEGERS } from "../../core/primitive-types.js";
import type { Type } from "../../core/type.js";
import { fieldsOf, isData, makeData, type Value } from "../../core/value.js";
import type { Shapes } from "../../explore/shape.js";
import { Unsupported } from "../../explore/type-key.js";
import type { Subject } from "../../subject/subject.js";
import { condemned, type Fuel, type Input, type Judge } from "../../witness/judge.js";
import { PATIENT } from "../../witness/limits.js";
import { type CoreWitness, type Lambda, written } from "../../witness/witness.js";
import { drawing, type Maker, newRandom, type Random } from "../drawing.js";
import { CALLS_DRAWN, RANDOM_FUEL, ROOM_PER_CALL, WALK_STEPS, WALKS } from "./limits.js";

/** What is given to the function that makes the calls: its other arguments, and the calls. */
type Walk = { readonly given: readonly Maker[]; readonly calls: readonly Maker[] };

/** `isTest`: whether all calls of a sequence may be made. */
export type WalkJudge<E> = Judge<E> & { readonly isTest: (input: Input, fuel: Fuel) => boolean };

/** A sequence that is condemned. The last argument of the subject is a list of calls. */
export function tryWalks<E>(subject: Subject, judge: WalkJudge<E>, seed: number): CoreWitness<E> | undefined {
  const { params, result, shapes } = subject;
  const list = lastOf(params);
  if (shapes.holdsFunction(result) || list.kind !== "con") return undefined;
  try {
    const random = newRandom(seed + 1);
    const lambdas: Lambda[] = [];
    const draw = drawing(subject, random, lambdas);
    const types = [...params.slice(0, -1), ...Array.from({ length: CALLS_DRAWN }, () => nth(list.args, 0))];
    const start = judge.steps();
    for (let n = 0; n < WALKS && judge.steps() - start < WALK_STEPS; n++) {
      const makers = draw(types, ROOM_PER_CALL * types.length);
      const drawn = { given: makers.slice(0, params.length - 1), calls: makers.slice(params.length - 1) };
      const walk = possible(shapes, list, judge, preferringSome(random, drawn));
      if (parts(shapes, list, judge, walk)) return shown(subject, list, judge, lambdas, walk);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** Each walk calls some functions more often than others, and some not at all: a queue is seldom full otherwise. */
function preferringSome(random: Random, { given, calls }: Walk): Walk {
  const weights = new Map<unknown, number>();
  const weightOf = (call: Value): number => {
    const key = isData(call) ? call.k : undefined;
    const weight = weights.get(key) ?? random(5);
    weights.set(key, weight);
    return weight;
  };
  return { given, calls: calls.filter((make) => random(4) < weightOf(make())) };
}

/** Without the calls that make it no test: all at once, or one half after the other. */
function possible<E>(shapes: Shapes, list: Type, judge: WalkJudge<E>, { given, calls }: Walk): Walk {
  const extended = (known: readonly Maker[], more: readonly Maker[]): readonly Maker[] => {
    const longer = [...known, ...more];
    if (judge.isTest(inputOf(shapes, list, { given, calls: longer }), RANDOM_FUEL)) return longer;
    const half = more.length >> 1;
    return half === 0 ? known : extended(extended(known, more.slice(0, half)), more.slice(half));
  };
  return { given, calls: extended([], calls) };
}

function inputOf(shapes: Shapes, list: Type, { given, calls }: Walk): Input {
  const args = (): readonly Value[] => [...given.map((make) => make()), listOf(shapes, list, calls)];
  return { args, further: [] };
}

function listOf(shapes: Shapes, list: Type, calls: readonly Maker[]): Value {
  const forms = (shapes.shapeOf(list)?.alternatives ?? []).flatMap(({ made }) => (made.kind === "data" ? [made] : []));
  const [nil, cons] = [0, 2].map((arity) => forms.find(({ fields }) => fields.length === arity)?.ctor);
  if (nil === undefined || cons === undefined) throw new Unsupported(list);
  return calls.reduceRight<Value>((rest, call) => makeData(cons, [call(), rest]), makeData(nil, []));
}

function parts<E>(shapes: Shapes, list: Type, judge: Judge<E>, walk: Walk): boolean {
  return judge.judge(inputOf(shapes, list, walk), RANDOM_FUEL)?.verdict === "wrong";
}

/** The walk with few calls and small integers, as a witness. */
function shown<E>(
  subject: Subject,
  list: Type,
  judge: Judge<E>,
  lambdas: readonly Lambda[],
  walk: Walk,
): CoreWitness<E> | undefined {
  const { shapes } = subject;
  const isWrong = (tried: Walk): boolean => parts(shapes, list, judge, tried);
  const short = withFewerCalls(walk, isWrong);
  const simple = withSmallIntegers(shapes, nth((list as Extract<Type, { kind: "con" }>).args, 0), short, isWrong);
  const input = inputOf(shapes, list, simple);
  const seen = condemned(judge, input, PATIENT);
  return seen && written(subject, [], lambdas, input, seen);
}

/** Half of them, a quarter, and so on, as long as what is left still parts. */
function withFewerCalls(walk: Walk, isWrong: (tried: Walk) => boolean): Walk {
  let { calls } = walk;
  for (let size = calls.length >> 1; size >= 1; ) {
    const before = calls.length;
    for (let at = calls.length - size; at >= 0; at--) {
      const fewer = [...calls.slice(0, at), ...calls.slice(at + size)];
      if (isWrong({ ...walk, calls: fewer })) calls = fewer;
    }
    if (calls.length === before || size > 1) size >>= 1;
  }
  return { ...walk, calls };
}

const SMALL = [0, 1, 2];

function withSmallIntegers(shapes: Shapes, type: Type, walk: Walk, isWrong: (tried: Walk) => boolean): Walk {
  let { calls } = walk;
  for (const [at, call] of walk.calls.entries()) {
    const count = integersIn(shapes, type, call());
    for (let i = 0; i < count; i++) {
      const now = nth(calls, at);
      const others = SMALL.map((n) => calls.with(at, () => withInteger(shapes, type, now(), i, n)));
      calls = others.find((tried) => isWrong({ ...walk, calls: tried })) ?? calls;
    }
  }
  return { ...walk, calls };
}

function integersIn(shapes: Shapes, type: Type, value: Value): number {
  let count = 0;
  mapIntegers(shapes, type, value, (n) => {
    count++;
    return n;
  });
  return count;
}

/** With another one in the place of the i-th integer. */
function withInteger(shapes: Shapes, type: Type, value: Value, i: number, other: number): Value {
  let met = 0;
  return mapIntegers(shapes, type, value, (n) => (met++ === i ? other : n));
}

/** Integers in data and tuples, from left to right. */
function mapIntegers(shapes: Shapes, type: Type, value: Value, change: (n: number) => number): Value {
  if (typeof value === "number") return isInteger(type) ? change(value) : value;
  if (!isData(value)) return value;
  const types = shapes.fieldsOf(type, value.k);
  return makeData(
    value.k,
    fieldsOf(value).map((field, i) => mapIntegers(shapes, nth(types, i), field, change)),
  );
}

function isInteger(type: Type): boolean {
  const literal = type.kind === "con" ? INTEGERS.get(type.name)?.literal : undefined;
  return literal !== undefined && literal !== "char";
}
