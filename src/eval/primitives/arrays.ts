// Arrays and cells: what can be changed. Every empty array is one object to `any.same`, as in OCaml.
// Making something mutable is noted, because a program whose top level has made nothing
// mutable needs no reload between calls.
import type { Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Bytes, Cell, UNIT, type Value } from "../../core/value.js";
import { js, num } from "../js.js";
import { charge, chargeNew, type Runtime, raiseFault, Signal } from "../runtime.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";
import { inBounds } from "./strings.js";

/** Whether two blocks are one. OCaml has a single empty array, whichever way it is made, but empty bytes are made anew. */
export function isSameBlock(a: Value, b: Value): boolean {
  return a === b || (isEmptyArray(a) && isEmptyArray(b));
}

function isEmptyArray(value: Value): boolean {
  return Array.isArray(value) && value.length === 0 && !(value instanceof Bytes);
}

function fresh(rt: Runtime, items: Value[]): Value[] {
  rt.mutated = true;
  return items;
}

/** Takes its operands as one array, which becomes the result. */
function of(rt: Runtime, items: Value[]): Value[] {
  charge(rt, items.length);
  return fresh(rt, items);
}

function make(rt: Runtime, count: Int, item: Value): Value[] {
  chargeNew(rt, Number(count));
  const items: Value[] = [];
  for (let i = 0; i < count; i++) items.push(item);
  return fresh(rt, items);
}

function get(rt: Runtime, array: Value[], at: Int): Value {
  return at >= 0 && at < array.length ? (array[Number(at)] as Value) : raiseFault(rt, "bounds");
}

function set(rt: Runtime, array: Value[], at: Int, item: Value): Value {
  if (!(at >= 0 && at < array.length)) return raiseFault(rt, "bounds");
  refuseShared(array);
  array[Number(at)] = item;
  return UNIT;
}

function sub(rt: Runtime, array: Value[], from: Int, count: Int): Value[] {
  if (!inBounds(array.length, from, count)) return raiseFault(rt, "bounds");
  chargeNew(rt, Number(count));
  return fresh(rt, array.slice(Number(from), Number(from) + Number(count)));
}

function append(rt: Runtime, a: Value[], b: Value[]): Value[] {
  chargeNew(rt, a.length + b.length);
  return fresh(rt, a.concat(b));
}

/** The parts may overlap; what is written is what was there before. */
function blit(rt: Runtime, from: Value[], start: Int, to: Value[], at: Int, count: Int): Value {
  if (!inBounds(from.length, start, count) || !inBounds(to.length, at, count)) return raiseFault(rt, "bounds");
  charge(rt, Number(count));
  if (count > 0) refuseShared(to);
  const forwards = from !== to || Number(start) >= Number(at);
  for (let done = 0; done < Number(count); done++) {
    const i = forwards ? done : Number(count) - 1 - done;
    to[Number(at) + i] = from[Number(start) + i] as Value;
  }
  return UNIT;
}

function refuseShared(array: Value[]): void {
  if (array instanceof Bytes && array.isString)
    throw new Signal({ kind: "unsupported", what: "a write to bytes of which a string has the memory" });
}

function newCell(rt: Runtime, content: Value): Cell {
  rt.mutated = true;
  return new Cell(content);
}

function setCell(_rt: Runtime, cell: Cell, content: Value): Value {
  cell.v = content;
  return UNIT;
}

const inlineGet: Inline = (site, array, at) => {
  return js(`(${at.text} >= 0 && ${at.text} < ${array.text}.length ? ${array.text}[${at.text}] : ${site.otherwise})`);
};

export const ARRAYS: Readonly<Record<Extract<PrimName, `array.${string}` | `cell.${string}`>, Primitive>> = {
  "array.of": primitive(of),
  "array.make": primitive(make),
  "array.length": primitive(
    (_rt, array: Value[]) => array.length,
    (_site, array) => num(`${array.text}.length`),
  ),
  "array.get": primitive(get, inlineGet),
  "array.set": primitive(set),
  "array.sub": primitive(sub),
  "array.append": primitive(append),
  "array.blit": primitive(blit),
  "cell.new": primitive(newCell),
  "cell.get": primitive(
    (_rt, cell: Cell) => cell.v,
    (_site, cell) => js(`${cell.text}.v`),
  ),
  "cell.set": primitive(setCell),
};
