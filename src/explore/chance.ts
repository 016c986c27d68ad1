// What programs draw from the world is one more unknown: it may be anything, each time, and another thing in each program. What
// is computed from a float that was drawn is drawn as well, so that nothing has to be known of it until a program decides by it.
import type { Int } from "../basis/integer.js";
import { lookUp } from "../basis/known.js";
import { PRIMITIVES, type PrimKind, type PrimName } from "../core/primitive.js";
import { INTEGERS } from "../core/primitive-types.js";
import { con } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Runtime } from "../eval/runtime.js";
import { mod } from "../smt/division.js";
import { type Atom, newVariable, Poly, type Sort } from "../smt/term.js";
import { unknownsOf } from "../smt/unknowns.js";
import { type Chain, itemsOf, type Run } from "./run.js";
import { asInt, asValue, type ExploredWorld, isUnknown, Unknown } from "./unknown.js";

/** Whatever their operands are. */
export const DRAWS: ReadonlyMap<PrimName, (run: Run, rt: Runtime, operand: Value) => Value> = new Map([
  ["chance.foreseen", () => false],
  ["chance.int", drawInt],
  ["chance.float", drawFloat],
]);

/** The greatest that is drawn below a bound that is not known. */
const BOUND = 2 ** 30;

/** From 0 up to the bound, which is not included and greater than 0. */
function drawInt(run: Run, rt: Runtime, bound: Value): Value {
  const most: unknown = bound;
  if (!(most instanceof Poly)) return drawn(run, rt, `int ${most}`, () => symbol(run, "int", 0, less(most as Int)));
  const any = drawn(run, rt, "int", () => symbol(run, "int", 0, BOUND - 1));
  return asValue(mod(run.world.terms, asInt(any), most));
}

function drawFloat(run: Run, rt: Runtime): Value {
  return drawn(run, rt, "f64", () => unknownFloat(run.world));
}

/** What a primitive gives for a float that was drawn and is not decided; undefined: it gets none, or has to look at it. */
export function drawnFrom(run: Run, rt: Runtime, op: PrimName, operands: readonly Value[]): Value | undefined {
  const { unknowns } = run.world.drawn;
  if (unknowns.size === 0) return undefined;
  const isOpen = (value: Value): boolean => isUnknown(value) && unknowns.has(value) && !run.isDecided(value);
  return operands.some(isOpen) ? anyOf(run, rt, op, lookUp(PRIMITIVES, op).gives) : undefined;
}

function anyOf(run: Run, rt: Runtime, op: PrimName, kind: PrimKind): Value | undefined {
  if (kind === "f64") return drawn(run, rt, op, () => unknownFloat(run.world));
  if (kind === "bool") return drawn(run, rt, op, () => symbol(run, "bool"));
  if (kind === "str") return drawn(run, rt, op, () => symbol(run, "str"));
  const { low, high } = INTEGERS.get(kind) ?? {};
  return INTEGERS.has(kind) ? drawn(run, rt, op, () => symbol(run, "int", low, high)) : undefined;
}

/** The same in every run of a search that comes to this draw. */
function drawn(run: Run, rt: Runtime, of: string, make: () => Value): Value {
  const { by } = run.world.drawn;
  const known = by.get(rt) ?? new Map<string, Value>();
  by.set(rt, known);
  const key = `${rt.drawn++} ${of}`;
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const USUAL = { int: 0, bool: false, str: "x" } as const;

function symbol({ world }: Run, sort: Sort, low?: Int, high?: Int): Value {
  const atom = newVariable(world.terms, sort, USUAL[sort], low, high);
  world.drawn.atoms.add(atom);
  return asValue(atom.term);
}

function unknownFloat(world: ExploredWorld): Value {
  const shape = world.shapes.shapeOf(con("f64"));
  if (shape === undefined) throw new Error("floats have no shape");
  const unknown = new Unknown(world.serial++, shape);
  world.drawn.unknowns.add(unknown);
  return asValue(unknown);
}

function less(bound: Int): Int {
  return typeof bound === "number" ? bound - 1 : bound - 1n;
}

/** Whether a path is as it is only for some of what was drawn. */
export function dependsOnDraws(run: Run): boolean {
  const { atoms, unknowns } = run.world.drawn;
  if (atoms.size === 0 && unknowns.size === 0) return false;
  const { condition, decisions } = run.position();
  const isDrawn = (atom: Atom): boolean => atoms.has(atom);
  return (
    some(condition, ({ cond }) => unknownsOf(cond).atoms.some(isDrawn)) ||
    some(decisions, ({ unknown }) => unknowns.has(unknown))
  );
}

function some<T>(chain: Chain<T>, test: (each: T) => boolean): boolean {
  return itemsOf(chain).some(test);
}
