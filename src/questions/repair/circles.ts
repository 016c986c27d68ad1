// Calls of a function inside of itself that get nowhere: with what it was called with, or with the same parts put together
// again. What makes such a call never ends, and runs without end take the longest: it is not even tried.
import type { Binding, Expr, Lam, Name, Pattern } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import { children, visit } from "../../core/traverse.js";
import { bindingsOf } from "../../eval/generate/analyse.js";
import type { Place } from "./places.js";

/** Whether something new that stands in a place calls a function around it, and none of the arguments has become smaller. */
export function goesInCircles({ defs }: Program, place: Place): (now: Expr) => boolean {
  const path = pathTo(place.root, place.top);
  const parts = partsOn(path);
  const around = functionsOn(path, defs.flatMap(bindingsOf));
  const old = new Set<Expr>();
  visit(place.node, (e) => old.add(e) !== undefined);
  const inCircles = (fn: Expr, args: readonly Expr[]): boolean => {
    const params = fn.kind === "var" ? around.get(fn.name) : undefined;
    if (params === undefined || args.length < params.length) return false;
    const sizes = params.map((param) => sizeOfName(parts, param));
    return args.every((arg) => !getsOn(parts, sizes, arg));
  };
  return (now) => {
    let found = false;
    visit(now, (e) => {
      if (found || old.has(e) || e.kind === "lam" || e.kind === "delay") return false; // what is called later may end
      found = e.kind === "app" && inCircles(e.fn, e.args);
      return !found;
    });
    return found;
  };
}

function pathTo(root: Expr, target: Expr): readonly Expr[] {
  if (root === target) return [root];
  for (const part of children(root)) {
    const rest = pathTo(part, target);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}

/** What functions around a place take; a function that is written inside of another is called by its own name. */
function functionsOn(path: readonly Expr[], globals: readonly Binding[]): ReadonlyMap<Name, readonly Name[]> {
  const inner = path.flatMap((e) => (e.kind === "letrec" ? e.bindings : []));
  const isLam = (e: Expr): e is Lam => e.kind === "lam" && path.includes(e);
  return new Map([...globals, ...inner].flatMap(({ name, bound }) => (isLam(bound) ? [[name, bound.params]] : [])));
}

/** What variables are known to be made of, on the way to a place. */
function partsOn(path: readonly Expr[]): ReadonlyMap<Name, Pattern> {
  const found = new Map<Name, Pattern>();
  for (const [i, e] of path.entries()) {
    if (e.kind !== "match" || e.on.kind !== "var") continue;
    const arm = e.arms.find(({ body, guard }) => body === path[i + 1] || (guard && guard === path[i + 1]));
    if (arm !== undefined) found.set(e.on.name, arm.pattern);
  }
  return found;
}

/** Constructors, and variables with how often they are there. */
type Size = { ctors: number; readonly names: Map<Name, number> };

function sizeOfName(parts: ReadonlyMap<Name, Pattern>, name: Name): Size {
  const size: Size = { ctors: 0, names: new Map() };
  addName(parts, name, size);
  return size;
}

function addName(parts: ReadonlyMap<Name, Pattern>, name: Name, size: Size): void {
  const pattern = parts.get(name);
  if (pattern === undefined || !addPattern(parts, pattern, size)) size.names.set(name, (size.names.get(name) ?? 0) + 1);
}

/** False, and nothing added: it says nothing. */
function addPattern(parts: ReadonlyMap<Name, Pattern>, pattern: Pattern, size: Size): boolean {
  switch (pattern.kind) {
    case "bind":
      addName(parts, pattern.name, size);
      return true;
    case "as":
      return addPattern(parts, pattern.inner, size);
    case "ctor":
      size.ctors++;
      for (const arg of pattern.args) if (!addPattern(parts, arg, size)) size.ctors++;
      return true;
    default:
      return false;
  }
}

/**
 * Whether an argument may lead to an end: it is worked out, is less than something that the function was given, or holds
 * something else, of which nothing is known.
 */
function getsOn(parts: ReadonlyMap<Name, Pattern>, given: readonly Size[], arg: Expr): boolean {
  const size: Size = { ctors: 0, names: new Map() };
  if (!addExpr(parts, arg, size)) return true;
  const isKnown = [...size.names.keys()].every((name) => given.some(({ names }) => names.has(name)));
  return !isKnown || (size.names.size > 0 && given.some((each) => isLess(size, each)));
}

/** False: it is worked out. */
function addExpr(parts: ReadonlyMap<Name, Pattern>, e: Expr, size: Size): boolean {
  switch (e.kind) {
    case "lit":
      return true;
    case "var":
      addName(parts, e.name, size);
      return true;
    case "make":
      size.ctors++;
      return e.args.every((arg) => addExpr(parts, arg, size));
    case "chain":
      size.ctors += e.items.length;
      return [...e.items, e.last].every((arg) => addExpr(parts, arg, size));
    default:
      return false;
  }
}

function isLess(a: Size, b: Size): boolean {
  const isPart = [...a.names].every(([name, times]) => times <= (b.names.get(name) ?? 0));
  const sum = ({ ctors, names }: Size): number => [...names.values()].reduce((total, times) => total + times, ctors);
  return isPart && a.ctors <= b.ctors && sum(a) < sum(b);
}
