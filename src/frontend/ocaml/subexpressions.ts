// The one place that knows where the expressions inside an expression, or inside a definition, are.
import { absurd } from "../../basis/absurd.js";
import { subpatterns } from "./subpatterns.js";
import type { Case, Expr, Item, ModuleExpr, Pattern } from "./syntax.js";

/** In the order of the text. */
export function subexpressions(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "constant":
    case "ident":
    case "lacking":
      return [];
    case "let":
      return [...e.bindings.map(({ bound }) => bound), e.body];
    case "fun":
      return [...e.params.flatMap(defaultsIn), e.body];
    case "function":
      return e.cases.flatMap(inCase);
    case "apply":
      return [e.fn, ...e.args];
    case "labelled":
    case "typed":
    case "coerce":
      return [e.value];
    case "match":
      return [e.on, ...e.cases.flatMap(inCase)];
    case "try":
      return [e.body, ...e.cases.flatMap(inCase)];
    case "tuple":
    case "list":
    case "array":
    case "sequence":
      return e.items;
    case "construct":
      return e.arg === undefined ? [] : [e.arg];
    case "record":
      return [...(e.base === undefined ? [] : [e.base]), ...e.fields.map(({ value }) => value)];
    case "field":
      return [e.record];
    case "set-field":
      return [e.record, e.value];
    case "if":
      return e.no === undefined ? [e.cond, e.yes] : [e.cond, e.yes, e.no];
    case "while":
      return [e.cond, e.body];
    case "for":
      return [e.low, e.high, e.body];
    case "newtype":
    case "lazy":
    case "open":
      return [e.body];
    case "assert":
      return [e.cond];
    case "let-item":
      return [...outermostIn(e.item).map((inner) => inner.e), e.body];
    case "pack":
      return inModule(e.module).map((inner) => inner.e);
    default:
      return absurd(e);
  }
}

/** The same expression with others in the places of those inside it; modules in it are left as they are. */
export function mapSubexpressions(e: Expr, f: (inner: Expr) => Expr): Expr {
  const inCases = (cases: readonly Case[]): readonly Case[] =>
    cases.map((each) => ({ ...each, guard: each.guard && f(each.guard), body: f(each.body) }));
  switch (e.kind) {
    case "constant":
    case "ident":
    case "lacking":
    case "pack":
      return e;
    case "let":
      return { ...e, bindings: e.bindings.map((each) => ({ ...each, bound: f(each.bound) })), body: f(e.body) };
    case "fun":
    case "newtype":
    case "lazy":
    case "open":
    case "let-item":
      return { ...e, body: f(e.body) };
    case "function":
      return { ...e, cases: inCases(e.cases) };
    case "apply":
      return { ...e, fn: f(e.fn), args: e.args.map(f) };
    case "labelled":
    case "typed":
    case "coerce":
      return { ...e, value: f(e.value) };
    case "match":
      return { ...e, on: f(e.on), cases: inCases(e.cases) };
    case "try":
      return { ...e, body: f(e.body), cases: inCases(e.cases) };
    case "tuple":
    case "list":
    case "array":
    case "sequence":
      return { ...e, items: e.items.map(f) };
    case "construct":
      return { ...e, arg: e.arg && f(e.arg) };
    case "record":
      return { ...e, base: e.base && f(e.base), fields: e.fields.map((each) => ({ ...each, value: f(each.value) })) };
    case "field":
      return { ...e, record: f(e.record) };
    case "set-field":
      return { ...e, record: f(e.record), value: f(e.value) };
    case "if":
      return { ...e, cond: f(e.cond), yes: f(e.yes), no: e.no && f(e.no) };
    case "while":
      return { ...e, cond: f(e.cond), body: f(e.body) };
    case "for":
      return { ...e, low: f(e.low), high: f(e.high), body: f(e.body) };
    case "assert":
      return { ...e, cond: f(e.cond) };
    default:
      return absurd(e);
  }
}

function inCase({ guard, body }: Case): readonly Expr[] {
  return guard === undefined ? [body] : [guard, body];
}

/** Of optional parameters. */
function defaultsIn(pattern: Pattern): readonly Expr[] {
  const own = pattern.kind === "labelled" && pattern.default !== undefined ? [pattern.default] : [];
  return [...own, ...subpatterns(pattern).flatMap(defaultsIn)];
}

/** The patterns of an expression itself. */
export function patternsIn(e: Expr): readonly Pattern[] {
  switch (e.kind) {
    case "let":
      return e.bindings.map(({ pattern }) => pattern);
    case "fun":
      return e.params;
    case "function":
    case "match":
    case "try":
      return e.cases.map(({ pattern }) => pattern);
    case "for":
      return [e.index];
    default:
      return [];
  }
}

/** An expression that is evaluated for itself, and what it is bound to; recursive: it may mention what it defines. */
export type Outermost = {
  readonly e: Expr;
  readonly pattern: Pattern | undefined;
  readonly recursive: boolean;
  /** Whether nothing else is defined together with it. */
  readonly isAlone: boolean;
};

/** Also in the modules that it is made of. */
export function outermostIn(item: Item): readonly Outermost[] {
  switch (item.kind) {
    case "value":
      return item.bindings.map(({ bound, pattern }) => ({
        e: bound,
        pattern,
        recursive: item.recursive,
        isAlone: item.bindings.length === 1,
      }));
    case "eval":
      return [{ e: item.body, pattern: undefined, recursive: false, isAlone: true }];
    case "module":
      return inModule(item.body);
    case "open":
    case "include":
      return inModule(item.module);
    case "rec-modules":
      return item.bindings.flatMap(({ body }) => inModule(body));
    case "type":
    case "exception":
    case "extend":
    case "module-type":
    case "external":
    case "lacking":
      return [];
    default:
      return absurd(item);
  }
}

function inModule(module: ModuleExpr): readonly Outermost[] {
  switch (module.kind) {
    case "path":
      return [];
    case "structure":
      return module.items.flatMap(outermostIn);
    case "functor":
    case "sealed":
      return inModule(module.body);
    case "apply":
      return [...inModule(module.fn), ...(module.arg === undefined ? [] : inModule(module.arg))];
    case "unpack":
      return [{ e: module.value, pattern: undefined, recursive: false, isAlone: true }];
    default:
      return absurd(module);
  }
}
