// Whether an expression may do something that others notice, or leave what it is part of. It errs towards
// yes. What a function literal does counts where the literal is.
import { visitStat, visitTree } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import { linearization } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { bodiesOf } from "./purity.js";

/** What the library has that does something, outside of the objects that change. */
const ACTS: ReadonlySet<string> = new Set(
  `println print printf require assert assume ensuring ??? update error exit break breakable copyToArray
  setSeed shuffle random foreachEntry quickSort stableSort`.split(/\s+/),
);

/** What only looks at objects that change. */
const LOOKS: ReadonlySet<string> = new Set(
  `apply charAt clone contains count equals exists filter forall get getOrElse hashCode head headOption indexOf
  isDefinedAt isEmpty keySet keys last lastOption length map mkString nonEmpty result size sum tail toArray toImmutable
  toList toMap toSeq toSet toString toVector values`.split(/\s+/),
);

/** Objects of the library that are asked for something else each time. */
const CHANGING = /\b(StdIn|Random|Scanner|BufferedReader|System|Sorting|Breaks)$/;

/** An iterator is not the same after it was looked at: to know whether it has more, it may call a function. */
const ITERATOR = /Iterator$/;

/** What was looked at already. */
type Body = DefSymbol | ClassSymbol;

/** Of a function: whether a call may. */
export function functionActs(l: Lowering, fn: Expr): boolean {
  return mayAct(l, fn) || (l.functionsAct && fn.kind !== "lambda");
}

export function mayAct(l: Lowering, e: Expr, seen: Set<Body> = new Set()): boolean {
  const own = new Set<unknown>();
  let acts = false;
  const enter = (inner: Expr): void => {
    acts ||= actsItself(l, inner, own, seen);
  };
  visitTree(e, enter, (symbol) => own.add(symbol));
  return acts;
}

function actsItself(l: Lowering, e: Expr, own: ReadonlySet<unknown>, seen: Set<Body>): boolean {
  switch (e.kind) {
    case "throw":
    case "return":
    case "try":
    case "lack":
      return true;
    case "assign": // nobody else sees variables of its own
      return e.from !== undefined || !own.has(e.to);
    case "value":
      return e.of.byName || (l.functionsAct && e.type.kind === "fn"); // somebody may call it
    case "field":
      return l.functionsAct && e.type.kind === "fn";
    case "apply":
      return l.functionsAct;
    case "construct":
      return makingActs(l, e.of, seen);
    case "call":
      return callActs(l, e.of, seen);
    default:
      return false;
  }
}

function callActs(l: Lowering, of: DefSymbol, seen: Set<Body>): boolean {
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  if (owner?.inLibrary === true)
    return ACTS.has(of.name) || ITERATOR.test(owner.path) || (changes(owner) && !LOOKS.has(of.name));
  return bodiesOf(l, of).some((def) => bodyActs(l, def, seen));
}

function changes(of: ClassSymbol): boolean {
  const isVariable = ({ isMutable }: ValueSymbol): boolean => isMutable;
  return of.params.some(isVariable) || of.fields.some(isVariable) || CHANGING.test(of.path);
}

/** Each function is looked at once: if it does something, that is the answer. */
function bodyActs(l: Lowering, of: DefSymbol, seen: Set<Body>): boolean {
  if (of.body === undefined || seen.has(of)) return false;
  seen.add(of);
  return mayAct(l, of.body, seen);
}

/** What the bodies of the class and of those above it do. */
function makingActs(l: Lowering, of: ClassSymbol, seen: Set<Body>): boolean {
  if (of.inLibrary || seen.has(of)) return false;
  seen.add(of);
  let acts = false;
  const enter = (e: Expr): void => {
    acts ||= actsItself(l, e, new Set(), seen);
  };
  for (const each of linearization(l, of))
    for (const stat of each.inLibrary ? [] : each.body)
      if (stat.kind !== "def" && stat.kind !== "class") visitStat(stat, enter, () => {});
  return acts;
}
