// Values of types, drawn from a seed. Numbers are small and names few, so that some are equal, as in what a person would
// write.

import { nth } from "../basis/known.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { Type } from "../core/type.js";
import { Cell, Flt, Lazy, makeData, Str, tupleOf, type Value } from "../core/value.js";
import { simpleLambdas } from "../explore/lambda.js";
import type { Alternative, Shapes } from "../explore/shape.js";
import { typeKey, Unsupported } from "../explore/type-key.js";
import { newWorld, UnknownFunction } from "../explore/unknown.js";
import type { Subject } from "../subject/subject.js";
import { type Lambda, loadLambdas } from "../witness/witness.js";

const NAMES = ["a", "b", "c"];
const LETTERS = [97, 98, 99];
/** One part in so many is the same as one before it, so that equal parts occur. */
const REPEATED = 4;

/** A number below n. */
export type Random = (n: number) => number;

/** The same numbers on every machine. */
export function newRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** Each call makes a fresh value, equal to those before. */
export type Maker = () => Value;

export function drawing(
  subject: Subject,
  random: Random,
  lambdas: Lambda[],
): (params: readonly Type[], room: number) => readonly Maker[] {
  const { shapes } = subject;
  const functionOf = functionDrawer(subject, random, lambdas);
  const block = (fields: readonly Type[], room: number, make: (values: readonly Value[]) => Value): Maker => {
    const shares = split(random, room, fields.length);
    const makers = fields.map((field, i) => draw(field, nth(shares, i)));
    return () => make(makers.map((maker) => maker()));
  };
  const parts = new Map<string, Maker[]>();
  const draw = (type: Type, room: number): Maker => {
    const before = parts.get(typeKey(type)) ?? [];
    const made = before.length > 0 && random(REPEATED) === 0 ? before[random(before.length)] : undefined;
    const maker = made ?? fresh(type, room);
    parts.set(typeKey(type), [...before, maker]);
    return maker;
  };
  const fresh = (type: Type, room: number): Maker => {
    if (type.kind === "fn") return functionOf(type);
    const tuple = shapes.onlyForm(type);
    if (tuple !== undefined) return block(tuple.fields, room, (values) => makeData(tupleOf(values.length), values));
    if (type.kind === "var") throw new Unsupported(type);
    const primitive = primitiveOf(type.name, random);
    if (primitive !== undefined) return () => primitive;
    const [content] = type.args;
    if (content !== undefined && type.name === "cell") return block([content], room, ([v]) => new Cell(v as Value));
    if (content !== undefined && type.name === "lazy") return block([content], room, ([v]) => forced(v as Value));
    return formOf(type, fittingForm(shapes, type, room, random), room);
  };
  const formOf = (type: Type, { made }: Alternative, room: number): Maker => {
    switch (made.kind) {
      case "data":
        return block(made.fields, room - 1, (values) => makeData(made.ctor, values));
      case "array":
        return block(
          Array.from({ length: made.length }, () => made.item),
          room - 1,
          (values) => [...values],
        );
      case "bool":
        return () => made.value;
      case "function":
        return () => made.value;
      case "float":
        return () => new Flt(made.value);
      case "constant":
        throw new Unsupported(type);
    }
  };
  return (params, room) => {
    parts.clear();
    const shares = split(random, room, params.length);
    return params.map((type, i) => draw(type, nth(shares, i)));
  };
}

function functionDrawer(subject: Subject, random: Random, lambdas: Lambda[]): (type: Type) => Maker {
  const { shapes } = subject;
  const world = newWorld(shapes);
  const known = new Map<string, readonly Lambda[]>();
  return (type) => {
    const key = typeKey(type);
    const made =
      known.get(key) ?? loadLambdas(subject, simpleLambdas(shapes, new UnknownFunction(world.serial++, world, type)));
    if (!known.has(key)) lambdas.push(...made);
    known.set(key, made);
    const chosen = made[random(made.length)];
    if (chosen === undefined) throw new Unsupported(type);
    return () => chosen.value;
  };
}

/** One of those that there is room for; the smallest where there is none. */
function fittingForm(shapes: Shapes, type: Type, room: number, random: Random): Alternative {
  const { alternatives = [], least = 0 } = shapes.shapeOf(type) ?? {};
  const fitting = alternatives.filter(({ added }) => least + added <= room);
  const larger = fitting.filter(({ made }) => made.kind !== "data" || made.fields.length > 0);
  const among = room > 4 && larger.length > 0 ? larger : fitting;
  const chosen = among[random(Math.max(1, among.length))] ?? alternatives[0];
  if (chosen === undefined) throw new Unsupported(type);
  return chosen;
}

function primitiveOf(type: string, random: Random): Value | undefined {
  if (TEXTS.has(type)) return new Str(nth(NAMES, random(NAMES.length)));
  const integer = INTEGERS.get(type);
  if (integer === undefined) return undefined;
  if (integer.literal === "char") return nth(LETTERS, random(LETTERS.length));
  return random(4) === 0 ? -random(10) : random(10);
}

/** Room for each of several parts. */
function split(random: Random, room: number, parts: number): readonly number[] {
  const weights = Array.from({ length: parts }, () => 1 + random(4));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((room * weight) / Math.max(1, all)));
}

function forced(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}
