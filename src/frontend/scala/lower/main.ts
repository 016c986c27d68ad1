// What running a program does: the first object with a main method, or that extends App.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { ClassSymbol, DefSymbol, TypedProgram } from "../typed.js";
import { isMarked, isStatic, linearization } from "./hierarchy.js";
import { callNamed, fresh, type Lowering, NO_SCOPE, prim, unit } from "./lowering.js";
import { functionName, madeName } from "./names.js";
import { isStepwise, ready } from "./objects.js";

export function mainOf(l: Lowering, { classes, top }: TypedProgram): { name: Name; bound: Core } | undefined {
  const marked = [...top.flatMap((stat) => (stat.kind === "def" ? [stat.of] : [])), ...classes.flatMap(markedIn)].find(
    isStart,
  );
  if (marked !== undefined) return { name: fresh(l, "main"), bound: startCall(l, marked) };
  for (const of of classes.filter(isStatic)) {
    const bound = mainCall(l, of);
    if (bound !== undefined) return { name: fresh(l, "main"), bound };
  }
  return undefined;
}

/** @main def f() = ..., as Scala 3 has it. */
function isStart(of: DefSymbol): boolean {
  return isMarked(of, "main") && of.params.flat().length === 0;
}

function markedIn(of: ClassSymbol): readonly DefSymbol[] {
  return isStatic(of) ? of.methods : [];
}

function startCall(l: Lowering, of: DefSymbol): Core {
  const called = callNamed(l, of.at, functionName(l, of), []);
  return of.owner?.symbol === "class" ? ready(l, NO_SCOPE, of.at, of.owner, called) : called;
}

function mainCall(l: Lowering, of: ClassSymbol): Core | undefined {
  const { at } = of;
  const main = of.methods.find(isMain);
  if (main !== undefined) {
    const args = main.params.flat().length === 0 ? [] : [prim(l, at, "array.of", [])];
    return ready(l, NO_SCOPE, at, of, callNamed(l, at, functionName(l, main), args));
  }
  const isApp = linearization(l, of).some((each) => each.inLibrary && each.name === "App");
  if (!isApp) return undefined;
  return isStepwise(l, of) ? callNamed(l, at, madeName(l, "init", of), []) : unit(l, at);
}

export function isMain({ name, params }: DefSymbol): boolean {
  return name === "main" && params.flat().length <= 1;
}
