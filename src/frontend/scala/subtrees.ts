// The only walk over typed trees: the expressions and statements inside one, and the symbols that one defines.
import { absurd } from "../../basis/absurd.js";
import type { Argument, Case, ClassSymbol, DefSymbol, Expr, Outer, Pattern, Stat, ValueSymbol } from "./typed.js";

export type Defined = ValueSymbol | DefSymbol | ClassSymbol;

type Define = (symbol: Defined) => void;
type Visit = (e: Expr) => void;

/** In order of evaluation; the bodies of functions, local definitions and local classes too. */
export function visitTree(e: Expr, enter: Visit, define: Define): void {
  enter(e);
  visitChildren(e, (inner) => visitTree(inner, enter, define), define);
}

/** The expressions right inside of one. */
export function visitChildren(e: Expr, go: Visit, define: Define = () => {}): void {
  switch (e.kind) {
    case "constant":
    case "value":
    case "this":
    case "object":
    case "lack":
      return;
    case "field":
    case "item":
    case "outer":
      return go(e.from);
    case "call":
      if (e.receiver !== undefined) go(e.receiver);
      return each(e.args, (arg) => visitArgument(arg, go));
    case "construct":
      if (e.outer !== undefined) go(e.outer);
      return each(e.args, (arg) => visitArgument(arg, go));
    case "apply":
      go(e.fn);
      return each(e.args, go);
    case "lambda":
      each(e.params, define);
      return go(e.body);
    case "partial":
      define(e.param);
      return each(e.cases, (c) => caseParts(c, go, define));
    case "operate":
    case "format":
      return each(e.args, go);
    case "convert":
    case "not":
    case "throw":
    case "return":
    case "cast":
    case "is":
      return go(e.value);
    case "and":
    case "or":
    case "equal":
    case "same":
      go(e.left);
      return go(e.right);
    case "concat":
      return each(e.parts, go);
    case "tuple":
    case "sequence":
      return each(e.items, go);
    case "block":
      for (const stat of e.stats) statParts(stat, go, define);
      return go(e.result);
    case "if":
      go(e.cond);
      go(e.yes);
      return go(e.no);
    case "match":
      go(e.on);
      return each(e.cases, (c) => caseParts(c, go, define));
    case "try":
      go(e.body);
      each(e.cases, (c) => caseParts(c, go, define));
      return e.last === undefined ? undefined : go(e.last);
    case "while":
      go(e.cond);
      return go(e.body);
    case "assign":
      if (e.from !== undefined) go(e.from);
      return go(e.value);
    default:
      absurd(e);
  }
}

function visitArgument(arg: Argument, go: Visit): void {
  if (arg.kind !== "default") go(arg);
}

function caseParts(c: Case, go: Visit, define: Define): void {
  patternParts(c.pattern, go, define);
  if (c.guard !== undefined) go(c.guard);
  go(c.body);
}

export function visitStat(stat: Stat, enter: Visit, define: Define): void {
  statParts(stat, (e) => visitTree(e, enter, define), define);
}

function statParts(stat: Stat, go: Visit, define: Define): void {
  switch (stat.kind) {
    case "expr":
      return go(stat.value);
    case "val":
      define(stat.of);
      return go(stat.value);
    case "vals":
      patternParts(stat.pattern, go, define);
      return go(stat.value);
    case "def":
      define(stat.of);
      return defParts(stat.of, go, define);
    case "class":
      define(stat.of);
      return classParts(stat.of, go, define);
    default:
      absurd(stat);
  }
}

export function visitDef(def: DefSymbol, enter: Visit, define: Define): void {
  defParts(def, (e) => visitTree(e, enter, define), define);
}

function defParts(def: DefSymbol, go: Visit, define: Define): void {
  for (const param of def.params.flat()) {
    define(param);
    if (param.default !== undefined && param.getter === undefined) go(param.default);
  }
  if (def.body !== undefined) go(def.body);
}

export function visitClass(of: ClassSymbol, enter: Visit, define: Define): void {
  classParts(of, (e) => visitTree(e, enter, define), define);
}

function classParts(of: ClassSymbol, go: Visit, define: Define): void {
  for (const param of of.params) if (param.default !== undefined) go(param.default);
  for (const parent of of.parents) for (const arg of parent.args) visitArgument(arg, go);
  for (const stat of of.body) statParts(stat, go, define);
  for (const method of of.methods) defParts(method, go, define);
}

export function visitPattern(p: Pattern, enter: Visit, define: Define): void {
  patternParts(p, (e) => visitTree(e, enter, define), define);
}

function patternParts(p: Pattern, visit: Visit, define: Define): void {
  const go = (inner: Pattern): void => patternParts(inner, visit, define);
  switch (p.kind) {
    case "any":
    case "constant":
    case "object":
      return;
    case "bind":
      define(p.name);
      return go(p.inner);
    case "equal":
      return visit(p.value);
    case "is":
      visitPrefix(p.outer, visit);
      return go(p.inner);
    case "construct":
      visitPrefix(p.outer, visit);
      return each(p.args, go);
    case "tuple":
      return each(p.items, go);
    case "or":
      return each(p.options, go);
    case "sequence":
      each(p.items, go);
      return p.rest === undefined ? undefined : go(p.rest);
    case "extract":
      visit(p.receiver);
      return p.inner === "test" ? undefined : go(p.inner);
    default:
      absurd(p);
  }
}

function visitPrefix(outer: Outer | "unknown" | undefined, visit: Visit): void {
  if (outer !== undefined && outer !== "unknown") visit(outer);
}

function each<T>(items: readonly T[], f: (item: T) => void): void {
  for (const item of items) f(item);
}
