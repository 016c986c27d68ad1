// What a program remembers between calls, and which of its functions have to do with that.
import type { Expr } from "../core/expr.js";
import { type Makers, makersOf, onlyDefines, reachedFrom } from "../core/needs.js";
import { boundIn, type Def, type Program } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { children, visit } from "../core/traverse.js";
import type { Side } from "./subject.js";

/** What a function reads or writes of what its program remembers between calls. */
export function memoriesOf(side: Pick<Side, "program" | "name">): readonly Def[] {
  const { defs } = memoriesIn(side.program);
  return reached(side).filter((def) => defs.has(def));
}

/** Whether a call of a function may change something, of its program or of what it made itself. */
export function mayWrite(side: Pick<Side, "program" | "name">): boolean {
  return reached(side).some((def) => boundIn(def).some((e) => hasInFunctions(e, WRITING)));
}

/** Whether what a call gives may remember something: functions that it made, with what they write to. */
export function mayGiveMemory(side: Pick<Side, "program" | "name">): boolean {
  return mayWrite(side) && reached(side).some((def) => boundIn(def).some((e) => hasInFunctions(e, MAKING)));
}

/**
 * For how many arguments a function makes something that may remember, and is then called with the rest; undefined where
 * it takes all of them at once.
 */
export function givesMemoryAfter({ program, name, type }: Side): number | undefined {
  const [own] = reached({ program, name });
  const bound = own?.kind === "one" ? own.bound : own?.bindings.find((each) => each.name === name)?.bound;
  if (bound?.kind !== "lam" || !mayGiveMemory({ program, name })) return undefined;
  let arity = 0;
  for (let rest = type; rest.kind === "fn"; rest = rest.to) arity++;
  return bound.params.length < arity ? bound.params.length : undefined;
}

/** What a function needs, itself first. */
function reached({ program, name }: Pick<Side, "program" | "name">): readonly Def[] {
  const { makers } = memoriesIn(program);
  const own = makers.get(name);
  return own === undefined ? [] : [...reachedFrom(own, makers)];
}

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

type Memories = { readonly makers: Makers; readonly defs: ReadonlySet<Def> };

const known = new WeakMap<Program, Memories>();

/** Definitions that make something that can be changed. */
function memoriesIn(program: Program): Memories {
  const found = known.get(program) ?? findMemories(program);
  known.set(program, found);
  return found;
}

function findMemories(program: Program): Memories {
  const makers = makersOf(program.defs);
  const isMaker = new Map<Def, boolean>();
  const makes = (def: Def): boolean => {
    const seen = isMaker.get(def) ?? makesMutable(def);
    isMaker.set(def, seen);
    return seen;
  };
  const defs = program.defs.filter(
    (def) => isOwn(def) && !onlyDefines(def) && [...reachedFrom(def, makers)].some(makes),
  );
  return { makers, defs: new Set(defs) };
}

/** What the library remembers, of what to do at the end or of random numbers, is no business of two programs. */
function isOwn(def: Def): boolean {
  return boundIn(def).some(({ at }) => at.file !== NOWHERE.file);
}

const MAKING: ReadonlySet<string> = new Set(["cell.new", "array.make", "array.of", "array.sub", "array.append"]);

function makesMutable(def: Def): boolean {
  return boundIn(def).some((bound) => has(bound, MAKING));
}
