// The only walk over typed trees: the expressions and statements inside one, and the symbols that one defines.
import { absurd } from "../../basis/absurd.js";
import type { Argument, Case, ClassSymbol, DefSymbol, Expr, Pattern, Stat, ValueSymbol } from "./typed.js";

export type Defined = ValueSymbol | DefSymbol | ClassSymbol;

/** In order of evaluation; the bodies of functions, local definitions and local classes too. */
export function visitTree(e: Expr, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  const go = (inner: Expr): void => visitTree(inner, enter, define);
  enter(e);
  switch (e.kind) {
    case "constant":
    case "value":
    case "this":
    case "object":
    case "lack":
      return;
    case "field":
    case "item":
      return go(e.from);
    case "call":
      if (e.receiver !== undefined) go(e.receiver);
      return each(e.args, (arg) => visitArgument(arg, go));
    case "construct":
      return each(e.args, (arg) => visitArgument(arg, go));
    case "apply":
      go(e.fn);
      return each(e.args, go);
    case "lambda":
      each(e.params, define);
      return go(e.body);
    case "partial":
      define(e.param);
      return each(e.cases, (c) => visitCase(c, enter, define));
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
      for (const stat of e.stats) visitStat(stat, enter, define);
      return go(e.result);
    case "if":
      go(e.cond);
      go(e.yes);
      return go(e.no);
    case "match":
      go(e.on);
      return each(e.cases, (c) => visitCase(c, enter, define));
    case "try":
      go(e.body);
      each(e.cases, (c) => visitCase(c, enter, define));
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

function visitArgument(arg: Argument, go: (e: Expr) => void): void {
  if (arg.kind !== "default") go(arg);
}

function visitCase(c: Case, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  visitPattern(c.pattern, enter, define);
  if (c.guard !== undefined) visitTree(c.guard, enter, define);
  visitTree(c.body, enter, define);
}

export function visitStat(stat: Stat, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  switch (stat.kind) {
    case "expr":
      return visitTree(stat.value, enter, define);
    case "val":
      define(stat.of);
      return visitTree(stat.value, enter, define);
    case "vals":
      visitPattern(stat.pattern, enter, define);
      return visitTree(stat.value, enter, define);
    case "def":
      define(stat.of);
      return visitDef(stat.of, enter, define);
    case "class":
      define(stat.of);
      return visitClass(stat.of, enter, define);
    default:
      absurd(stat);
  }
}

export function visitDef(def: DefSymbol, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  for (const param of def.params.flat()) {
    define(param);
    if (param.default !== undefined) visitTree(param.default, enter, define);
  }
  if (def.body !== undefined) visitTree(def.body, enter, define);
}

export function visitClass(of: ClassSymbol, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  for (const param of of.params) if (param.default !== undefined) visitTree(param.default, enter, define);
  for (const parent of of.parents)
    for (const arg of parent.args) visitArgument(arg, (e) => visitTree(e, enter, define));
  for (const stat of of.body) visitStat(stat, enter, define);
  for (const method of of.methods) visitDef(method, enter, define);
}

export function visitPattern(p: Pattern, enter: (e: Expr) => void, define: (symbol: Defined) => void): void {
  const go = (inner: Pattern): void => visitPattern(inner, enter, define);
  switch (p.kind) {
    case "any":
    case "constant":
    case "object":
      return;
    case "bind":
      define(p.name);
      return go(p.inner);
    case "equal":
      return visitTree(p.value, enter, define);
    case "is":
      return go(p.inner);
    case "construct":
      return each(p.args, go);
    case "tuple":
      return each(p.items, go);
    case "or":
      return each(p.options, go);
    case "sequence":
      each(p.items, go);
      return p.rest === undefined ? undefined : go(p.rest);
    case "extract":
      visitTree(p.receiver, enter, define);
      return p.inner === "test" ? undefined : go(p.inner);
    default:
      absurd(p);
  }
}

function each<T>(items: readonly T[], f: (item: T) => void): void {
  for (const item of items) f(item);
}
