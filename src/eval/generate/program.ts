// A whole program as one JavaScript function. Its text mentions nothing but its own
// parameters, so it can reach nothing of the host; everything of the program's that is not
// an integer or a string is passed in through numbered pools.
import type { PrimName } from "../../core/primitive.js";
import { boundIn, type Def } from "../../core/program.js";
import { Cell, type Ctor, D0, D1, D2, D3, D4, DN, Flt, Lazy, Str, type Value } from "../../core/value.js";
import { apply, delay, force, fun, handled, raise } from "../apply.js";
import { PRIMITIVE_TABLE } from "../primitives/table.js";
import { nextSlice, Raised, type Runtime, raiseFault, tooDeep } from "../runtime.js";
import { settle } from "../settle.js";
import { chainOf, type Unit } from "../unit.js";
import { bindingsOf } from "./analyse.js";
import { bindAlong, bindLet, emit, value } from "./expression.js";
import { factsOf } from "./facts.js";
import { type Frame, type Generator, type ObjectPool, pool, variableOf } from "./frame.js";
import { bindRecursively } from "./letrec.js";
import { CHOOSING, CONCRETE, type CodeStyle, EXPLORED, type Hooks } from "./style.js";

export type Generated = {
  readonly text: string;
  readonly ctors: readonly Ctor[];
  readonly constants: readonly Value[];
  readonly primitives: readonly PrimName[];
};

/** Evaluates the definitions in order; their values go into the array, in the order of `definedNames`. */
export type Start = (globals: Value[]) => void;

/** Everything a text may mention besides its pools. */
const HELPERS = {
  D0,
  D1,
  D2,
  D3,
  D4,
  DN,
  Cell,
  Flt,
  Lazy,
  Str,
  Raised,
  apply,
  delay,
  handled,
  force,
  fun,
  raise,
} as const;
const FIXED = { ...HELPERS, fault: raiseFault, chain: chainOf, nextSlice, settle, tooDeep, imul: Math.imul } as const;
export const PARAMETERS: readonly string[] = ["R", "H", "B", "K", "C", "P", ...Object.keys(FIXED)];

export function startConcrete(unit: Unit, rt: Runtime): Start {
  return instantiate(compiled(concrete, unit, CONCRETE), rt, undefined);
}

/** Which alternative of a choice is taken; asked each time that it is come to. */
export type Chooser = Pick<Hooks, "choose">;

export function startChoosing(unit: Unit, rt: Runtime, chooser: Chooser): Start {
  return instantiate(compiled(choosing, unit, CHOOSING), rt, chooser);
}

export function startExplored(unit: Unit, rt: Runtime, hooks: Hooks): Start {
  return instantiate(compiled(explored, unit, EXPLORED), rt, hooks);
}

type Compiled = { readonly generated: Generated; readonly make: (...given: unknown[]) => unknown };

/** A unit that is started again, as a reference is for every submission, is compiled once. */
const concrete = new WeakMap<Unit, Compiled>();
const choosing = new WeakMap<Unit, Compiled>();
const explored = new WeakMap<Unit, Compiled>();

function compiled(known: WeakMap<Unit, Compiled>, unit: Unit, style: CodeStyle): Compiled {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const generated = generate(unit, style);
  const made = { generated, make: new Function(...PARAMETERS, generated.text) as Compiled["make"] };
  known.set(unit, made);
  return made;
}

function instantiate({ generated, make }: Compiled, rt: Runtime, hooks: Partial<Hooks> | undefined): Start {
  const { ctors, constants, primitives } = generated;
  const functions = primitives.map((op) => hooks?.primitive?.(op) ?? PRIMITIVE_TABLE[op].run);
  return make(rt, hooks, hooks?.taken, ctors, constants, functions, ...Object.values(FIXED)) as Start;
}

export function generate(unit: Unit, style: CodeStyle): Generated {
  const { defs } = unit.program;
  const gen: Generator = {
    unit,
    style,
    ...factsOf(unit),
    variables: new Map(),
    ctors: pool("k"),
    constants: pool("c"),
    primitives: pool("p"),
    branches: new Map(),
    branchCount: 0,
    serial: 0,
    emit,
    value,
    bindAlong,
  };
  const frame: Frame = { gen, out: [], temporaries: [], counted: true, loop: undefined };
  let slot = 0;
  for (const def of defs) slot = emitDef(frame, def, slot);
  return {
    text: programText(frame),
    ctors: itemsOf(gen.ctors),
    constants: itemsOf(gen.constants),
    primitives: itemsOf(gen.primitives),
  };
}

function emitDef(frame: Frame, def: Def, slot: number): number {
  if (def.kind === "one") bindLet(frame, def);
  else bindRecursively(frame, def.bindings);
  const names = bindingsOf(def).map((b) => b.name);
  for (const [i, name] of names.entries()) frame.out.push(`G[${slot + i}] = ${variableOf(frame.gen, name).js.text};`);
  if (boundIn(def).some(({ kind }) => kind !== "lam")) {
    const globals = names.map((_, i) => `G[${slot + i}]`);
    frame.out.push(`settle(R, ${globals.join(", ")});`);
  }
  return slot + names.length;
}

function programText(frame: Frame): string {
  const { ctors, constants, primitives } = frame.gen;
  const declared = frame.temporaries.length === 0 ? [] : [`let ${frame.temporaries.join(", ")};`];
  const pools = [unpacked(ctors, "K"), unpacked(constants, "C"), unpacked(primitives, "P")];
  const head = [`"use strict";`, ...pools.flat(), "return (G) => {", "const d = 1; R.depth = d;"];
  return [...head, ...declared, ...frame.out, "};"].join("\n");
}

function unpacked<T>(from: ObjectPool<T>, array: string): readonly string[] {
  return [...from.items.values()].map((name, i) => `const ${name} = ${array}[${i}];`);
}

function itemsOf<T>(from: ObjectPool<T>): readonly T[] {
  return [...from.items.keys()];
}
