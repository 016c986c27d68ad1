// What a program takes from the world that nobody can foretell: the time, and random numbers without a seed. A plain run gets
// the same each time. What depends on it shows in runs that get something else: `rt.otherwise` says which.
import type { Int } from "../../basis/integer.js";
import { Flt, type Value } from "../../core/value.js";
import type { Runtime } from "../runtime.js";
import { type Primitive, primitive } from "./primitive.js";

/** So many other ways in which what is drawn may come: the least each time, the greatest, and some in between. */
export const OTHER_DRAWS = 5;
const [LEAST, GREATEST] = [1, 2];

export const CHANCE: Readonly<Record<"chance.foreseen" | "chance.int" | "chance.float", Primitive>> = {
  "chance.foreseen": primitive((rt) => {
    rt.drawn++;
    return rt.otherwise === 0;
  }),
  "chance.int": primitive((rt, bound: Int) => drawnInt(rt, bound)),
  "chance.float": primitive((rt) => drawnFloat(rt)),
};

/** From 0 up to the bound, which is not included. */
function drawnInt(rt: Runtime, bound: Int): Value {
  const draw = rt.drawn++;
  if (rt.otherwise === 0 || rt.otherwise === LEAST) return 0;
  const among = BigInt(bound);
  const drawn = rt.otherwise === GREATEST ? among - 1n : BigInt(mixed(rt.otherwise, draw)) % among;
  return Number.isSafeInteger(Number(drawn)) ? Number(drawn) : drawn;
}

/** No negative one. */
function drawnFloat(rt: Runtime): Value {
  const draw = rt.drawn++;
  if (rt.otherwise === 0 || rt.otherwise === LEAST) return new Flt(0);
  return new Flt(rt.otherwise === GREATEST ? 1e12 : mixed(rt.otherwise, draw) / 1024);
}

/** The same on every machine, and never the same twice in a row. */
function mixed(seed: number, draw: number): number {
  const first = Math.imul((draw + 1) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
