// Whether evaluating a pure expression surely gives a value. A field that may fail (`val h = xs.head`) is computed when its
// object is made, even if it is not stored: the constructor fails then.
import { visitTree } from "../subtrees.js";
import type { Case, DefSymbol, Expr, Pattern } from "../typed.js";
import { concreteClasses } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { bodiesOf } from "./purity.js";
import { classOf } from "./types.js";

/** Methods of the library that throw on some objects or arguments. */
const PARTIAL: ReadonlySet<string> = new Set(
  `head last tail init max min maxBy minBy reduce reduceLeft reduceRight get apply charAt substring toInt toLong toDouble
  toByte toShort toFloat updated patch sliding grouped transpose parseInt`.split(/\s+/),
);

export function isTotal(l: Lowering, e: Expr, open: Set<DefSymbol> = new Set()): boolean {
  let total = true;
  const enter = (inner: Expr): void => {
    total &&= isTotalNode(l, inner, open);
  };
  visitTree(e, enter, () => {});
  return total;
}

function isTotalNode(l: Lowering, e: Expr, open: Set<DefSymbol>): boolean {
  switch (e.kind) {
    case "cast":
    case "apply": // what a function that is given does, nobody knows
      return false;
    case "operate":
      return !(e.op === "/" || e.op === "%") || e.on === "Double" || e.on === "Float" || isNonZero(e.args[1]);
    case "match":
      return isExhaustive(l, e.on, e.cases);
    case "call":
      return isTotalCall(l, e.of, open);
    default:
      return true;
  }
}

function isNonZero(e: Expr | undefined): boolean {
  return e?.kind === "constant" && "value" in e.value && e.value.value !== 0n && e.value.value !== 0;
}

function isTotalCall(l: Lowering, of: DefSymbol, open: Set<DefSymbol>): boolean {
  if (of.owner?.symbol === "class" && of.owner.inLibrary)
    return !PARTIAL.has(of.name) || (of.owner.kind === "object" && of.name === "apply");
  return bodiesOf(l, of).every((def) => {
    if (def.body === undefined || open.has(def)) return true;
    open.add(def);
    return isTotal(l, def.body, open);
  });
}

/** A case for everything, or one for each class. */
function isExhaustive(l: Lowering, on: Expr, cases: readonly Case[]): boolean {
  const sure = cases.filter(({ guard }) => guard === undefined).map(({ pattern }) => pattern);
  if (sure.some(takesAll)) return true;
  const of = classOf(on.type);
  if (of === undefined) return false;
  return concreteClasses(l, of).every((each) => sure.some((pattern) => isForAll(pattern, each)));
}

function takesAll(p: Pattern): boolean {
  switch (p.kind) {
    case "any":
      return true;
    case "bind":
      return takesAll(p.inner);
    case "tuple":
      return p.items.every(takesAll);
    case "is":
      return p.always && takesAll(p.inner);
    case "or":
      return p.options.some(takesAll);
    default:
      return false;
  }
}

function isForAll(p: Pattern, of: object): boolean {
  switch (p.kind) {
    case "bind":
      return isForAll(p.inner, of);
    case "object":
      return p.of === of;
    case "construct":
      return p.of === of && p.args.every(takesAll);
    case "is":
      return classOf(p.of) === of && takesAll(p.inner);
    case "or":
      return p.options.some((option) => isForAll(option, of));
    default:
      return takesAll(p);
  }
}
