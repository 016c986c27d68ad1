// What a program remembers between calls, and which of its functions have to do with that.
import type { Expr, Name } from "../core/expr.js";
import { boundAs, makersIn, neededBy, onlyDefines, reachedFrom } from "../core/needs.js";
import { boundIn, type Def, type Program } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { children, visit } from "../core/traverse.js";

import type { Type } from "../core/type.js";
import { holdsMutable, isDelayed } from "./delayed-value.js";
import { uncurried } from "./hidden/operation.js";
import type { Side } from "./subject.js";

type Function = Pick<Side, "program" | "name">;

/** What a function reads or writes of what its program remembers between calls. */
export function memoriesOf({ program, name }: Function): readonly Def[] {
  const memories = memoriesIn(program);
  return neededBy(program, name).filter((def) => memories.has(def));
}

/** Whether a call of a function may change something, of its program or of what it made itself. */
export function mayWrite(fn: Function): boolean {
  return mayDo(fn, WRITING);
}

/** Whether a call may force a suspension that prints: the next call prints no more. */
export function mayForce({ program, name }: Function): boolean {
  return neededBy(program, name).some((def) => isPrintingLazy(program, def));
}

const giving = new WeakMap<Program, Map<Name, boolean>>();

/**
 * Whether what a call gives may remember something: functions that it made, with what they write to. It is asked whenever
 * two results are compared.
 */
export function mayGiveMemory({ program, name }: Function): boolean {
  const known = giving.get(program) ?? new Map<Name, boolean>();
  giving.set(program, known);
  const gives = known.get(name) ?? (mayDo({ program, name }, WRITING) && mayDo({ program, name }, MAKING));
  known.set(name, gives);
  return gives;
}

function mayDo({ program, name }: Function, ops: ReadonlySet<string>): boolean {
  return neededBy(program, name).some((def) => boundIn(def).some((e) => hasInFunctions(e, ops)));
}

/**
 * For how many arguments a function makes something that may remember, and is then called with the rest; undefined where
 * it takes all of them at once. It may remember what it makes and writes to, what it was given and others can write to, and
 * what it gives each time anew or each time the same.
 */
export function givesMemoryAfter({ program, name, type }: Side): number | undefined {
  const bound = boundAs(program, name);
  const { params, result } = uncurried(type);
  if (bound?.kind !== "lam") return undefined;
  const given = Math.min(bound.params.length, params.length);
  if (given === params.length && !holdsFunctions(program, result)) return undefined;
  const isShared = [...params.slice(0, given), result].some((each) => mayBeChanged(program, each));
  return isShared || mayGiveMemory({ program, name }) ? given : undefined;
}

/**
 * Whether what a function gives for some of its arguments may share with what it gave before: it is called again and again,
 * and what the program remembers is written to.
 */
export function givesSharing(side: Side): boolean {
  const { program, name, type } = side;
  const { params, result } = uncurried(type);
  if (params.length < 2 && !holdsFunctions(program, result)) return false;
  const taken = takenAtOnce(boundAs(program, name));
  if (taken !== undefined && taken >= params.length && !holdsFunctions(program, result)) return false;
  return memoriesOf(side).length > 0 && mayWrite(side);
}

/** How many arguments a function takes before it does anything; undefined: that is not seen. */
function takenAtOnce(bound: Expr | undefined): number | undefined {
  if (bound?.kind === "lam") return bound.params.length;
  return bound?.kind === "let" || bound?.kind === "letrec" ? takenAtOnce(bound.body) : undefined;
}

/** Whether what a function gives can be changed by whoever has it: it may be what the program remembers. */
export function givesChangeable({ program, type }: Pick<Side, "program" | "type">): boolean {
  return mayBeChanged(program, uncurried(type).result);
}

/** Whether values of a type hold something that can be changed, or give it when they are called, as far as one can look into them. */
function mayBeChanged(program: Program, type: Type): boolean {
  return typesInside(program, type).some(
    (part) => part === HIDDEN || (part.kind === "con" && CHANGEABLE.has(part.name)),
  );
}

/** Whether functions are inside of values of a type that are none themselves. */
function holdsFunctions(program: Program, type: Type): boolean {
  return typesInside(program, type).some((part) => part !== HIDDEN && part.kind === "fn");
}

/** The type and all inside of it, results of functions too; and whether there is something that cannot be looked into. */
function typesInside({ data }: Program, type: Type): readonly (Type | typeof HIDDEN)[] {
  const found: (Type | typeof HIDDEN)[] = [];
  const met = new Set<Name>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    found.push(next);
    if (next.kind === "fn") pending.push(next.to);
    if (next.kind !== "con") continue;
    const { name, args } = next;
    pending.push(...args);
    if (met.has(name)) continue;
    met.add(name);
    const decl = data.find((each) => each.name === name);
    if (decl?.abstract) found.push(HIDDEN);
    else pending.push(...(decl?.ctors ?? []).flatMap(({ fields }) => fields));
  }
  return found;
}

const HIDDEN = "hidden";

const CHANGEABLE: ReadonlySet<string> = new Set(["cell", "array", "bytes"]);

const WRITING: ReadonlySet<string> = new Set(["cell.set", "array.set", "array.blit"]);

/** Not what is done when the program is loaded: only inside of functions. */
function hasInFunctions(e: Expr, ops: ReadonlySet<string>): boolean {
  if (e.kind === "lam" || e.kind === "delay") return has(e, ops);
  return children(e).some((child) => hasInFunctions(child, ops));
}

function has(e: Expr, ops: ReadonlySet<string>): boolean {
  let found = false;
  visit(e, (inner) => {
    found ||= inner.kind === "prim" && ops.has(inner.op);
    return !found;
  });
  return found;
}

/** Functions that have a memory in common are in one group, with others that one of them has one in common with. */
export function groupedByMemory<T>(
  all: readonly T[],
  memories: (each: T) => readonly Def[],
): readonly (readonly T[])[] {
  let groups: { readonly members: readonly T[]; readonly of: ReadonlySet<Def> }[] = [];
  for (const each of all) {
    const own = memories(each);
    if (own.length === 0) continue;
    const touched = groups.filter(({ of }) => own.some((def) => of.has(def)));
    const of = new Set([...touched.flatMap((group) => [...group.of]), ...own]);
    const members = [...touched.flatMap((group) => group.members), each];
    groups = [...groups.filter((group) => !touched.includes(group)), { members, of }];
  }
  return groups.map(({ members }) => members);
}

const known = new WeakMap<Program, ReadonlySet<Def>>();

/** Definitions that make something that can be changed. */
function memoriesIn(program: Program): ReadonlySet<Def> {
  const found = known.get(program) ?? findMemories(program);
  known.set(program, found);
  return found;
}

function findMemories(program: Program): ReadonlySet<Def> {
  const makers = makersIn(program);
  const making = new Set(program.defs.filter((def) => boundIn(def).some((bound) => has(bound, MAKING))));
  const makingIn = (def: Def): readonly Def[] => [...reachedFrom(def, makers)].filter((each) => making.has(each));
  const mayMake = (def: Def): boolean => isOwn(def) && makingIn(def).length > 0;
  const eager = program.defs.filter((def) => !onlyDefines(def) && mayMake(def));
  const delayed = program.defs.filter((def) => onlyDefines(def) && isDelayed(def) && mayMake(def));
  const suspended = program.defs.filter((def) => isPrintingLazy(program, def));
  const holding = delayed.filter((def) => holdsMutable(program, def, makingIn(def).some(isOwn)));
  return new Set([...eager, ...holding, ...suspended]);
}

/** A suspension that prints remembers that it did. */
function isPrintingLazy(program: Program, def: Def): boolean {
  if (!isDelayed(def) || !isOwn(def)) return false;
  return [...reachedFrom(def, makersIn(program))].some((each) => boundIn(each).some((e) => has(e, PRINTING)));
}

/** What the library remembers, of what to do at the end or of random numbers, is no business of two programs. */
function isOwn(def: Def): boolean {
  return boundIn(def).some(({ at }) => at.file !== NOWHERE.file);
}

const PRINTING: ReadonlySet<string> = new Set(["out.print"]);

const MAKING: ReadonlySet<string> = new Set(["cell.new", "array.make", "array.of", "array.sub", "array.append"]);
