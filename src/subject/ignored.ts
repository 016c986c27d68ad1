// Functions among the inputs whose results both programs ignore: `f x; ...` has any type in OCaml. They are called for
// what they do, and so they give nothing. Where a program looks at a result, or may, nothing is said here.
import { nth } from "../basis/known.js";
import { type Expr, type Name, tupleCtor } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import { boundAs } from "../core/needs.js";
import type { Program } from "../core/program.js";
import { children, freeNames } from "../core/traverse.js";
import { con, type Type } from "../core/type.js";
import { variablesIn } from "../explore/index-types.js";
import { uncurried } from "./hidden/operation.js";
import type { Side } from "./subject.js";

type Function = Pick<Side, "program" | "name">;

/** With unit for what functions among the inputs give and all programs ignore. */
export function withIgnoredResults(type: Type, programs: readonly Function[]): Type {
  const { params, result } = uncurried(type);
  const given = params.map((param) => uncurried(param));
  const isOpen = (i: number): boolean => nth(given, i).params.length > 0 && nth(given, i).result.kind === "var";
  const elsewhere = new Set([
    ...variablesIn(result),
    ...params.flatMap((param, i) => (isOpen(i) ? nth(given, i).params : [param]).flatMap(variablesIn)),
  ]);
  const ignored = new Map<string, Type>();
  for (const name of variablesIn(type)) {
    const at = given.flatMap((each, i) => (isOpen(i) && variablesIn(each.result).includes(name) ? [i] : []));
    const isIgnored = !elsewhere.has(name) && at.every((i) => programs.every((program) => ignoresResult(program, i)));
    if (at.length > 0 && isIgnored) ignored.set(name, con(tupleCtor(0)));
  }
  return ignored.size === 0 ? type : substituteTypes(type, ignored);
}

/** Whether a function does nothing with its parameter but call it, and nothing with what that gives. */
function ignoresResult({ program, name }: Function, at: number): boolean {
  const bound = boundAs(program, name);
  const param = bound?.kind === "lam" ? bound.params[at] : undefined;
  return bound?.kind === "lam" && param !== undefined && isIgnoredIn(bound.body, false, { param, at, name, program });
}

type Looking = { readonly param: Name; readonly at: number; readonly name: Name; readonly program: Program };

/** `dropped`: nobody takes the value of this expression. */
function isIgnoredIn(e: Expr, dropped: boolean, looking: Looking): boolean {
  const inside = (inner: Expr, isDropped = false): boolean => isIgnoredIn(inner, isDropped, looking);
  switch (e.kind) {
    case "var":
      return e.name !== looking.param;
    case "app":
      return isIgnoredInCall(e, dropped, looking);
    case "seq":
      return e.items.every((item, i) => inside(item, i < e.items.length - 1 || dropped));
    case "let":
      return inside(e.bound, !freeNames(e.body).has(e.name)) && inside(e.body, dropped);
    case "if":
      return inside(e.cond) && inside(e.yes, dropped) && inside(e.no, dropped);
    case "match":
      return (
        inside(e.on) &&
        e.arms.every(({ guard, body }) => (guard === undefined || inside(guard)) && inside(body, dropped))
      );
    default:
      return children(e).every((child) => inside(child));
  }
}

function isIgnoredInCall(e: Extract<Expr, { kind: "app" }>, dropped: boolean, looking: Looking): boolean {
  const { param, at, name, program } = looking;
  const callee = e.fn.kind === "var" ? e.fn.name : undefined;
  const isItself = (arg: Expr, i: number): boolean =>
    callee === name && i === at && arg.kind === "var" && arg.name === param;
  const drops = callee !== undefined && callee !== param && dropsItsArgument(program, callee);
  const isFine = (arg: Expr, i: number): boolean => isItself(arg, i) || isIgnoredIn(arg, drops && i === 0, looking);
  if (callee === param) return dropped && e.args.every((arg) => isIgnoredIn(arg, false, looking));
  return isIgnoredIn(e.fn, false, looking) && e.args.every(isFine);
}

/** As `ignore` does. */
function dropsItsArgument(program: Program, name: Name): boolean {
  const bound = boundAs(program, name);
  const [param, ...more] = bound?.kind === "lam" ? bound.params : [];
  return bound?.kind === "lam" && param !== undefined && more.length === 0 && !freeNames(bound.body).has(param);
}
