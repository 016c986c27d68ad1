// Patterns to core patterns. What core patterns cannot say (a value compared with ==, an extractor, a type test on
// what may be anything) is bound to a name and asked afterwards; such a case goes on with the next ones by a call.
import { absurd } from "../../../basis/absurd.js";
import { CONS, NIL } from "../../../core/build.js";
import { type Arm, type Expr as Core, type Pattern as CorePattern, tupleCtor } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { visitPattern } from "../subtrees.js";
import type { Constant } from "../syntax.js";
import type { Case, ClassSymbol, Outer, Pattern, Ty, ValueSymbol } from "../typed.js";
import { caseWithHeirs, paramOf } from "./case-heirs.js";
import { wholePattern } from "./dispatch.js";
import { equalTo } from "./equal.js";
import { concreteClasses } from "./hierarchy.js";
import { kindTest, literalKindTest } from "./kind.js";
import { layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  bool,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  letIn,
  localName,
  match,
  named,
  node,
  orPattern,
  prim,
  type Scope,
  variable,
} from "./lowering.js";
import { equalsNil, mayEqualNil } from "./nil.js";
import { holdsOfAll, notNull } from "./null-tests.js";
import { both, either } from "./operate.js";
import { askedOuter, isInside, sameOuter } from "./outer.js";
import { callUnapply, listOf, restOf } from "./sequence.js";
import { builtinName, classOf, numberKind } from "./types.js";

/** What is still to be asked after the core pattern fits. */
type Question =
  | { readonly kind: "test"; readonly holds: () => Core }
  | {
      readonly kind: "match";
      readonly on: () => Core;
      readonly pattern: (scope: Scope, more: Question[]) => CorePattern;
    };

/** A case whose guard and body are made when its names are bound. */
type Branch = {
  readonly pattern: Pattern;
  readonly guard: (() => Core) | undefined;
  readonly body: () => Core;
  readonly at: Span;
};

/** A match; `otherwise` is what happens when no case fits. */
export function lowerCases(
  l: Lowering,
  scope: Scope,
  at: Span,
  on: Core,
  cases: readonly Case[],
  otherwise: ((on: () => Core) => Core) | undefined,
  result: (body: Core) => Core = (body) => body,
): Core {
  return named(l, at, "on", on, (again) =>
    casesFrom(l, scope, at, again, branches(l, scope, cases, result), otherwise),
  );
}

function branches(l: Lowering, scope: Scope, cases: readonly Case[], result: (body: Core) => Core): readonly Branch[] {
  return cases.map(({ pattern, guard, body, at }) => ({
    pattern,
    guard: guard === undefined ? undefined : () => l.lower(scope, guard),
    body: () => result(l.lower(scope, body)),
    at,
  }));
}

/** The cases as arms of a handler, where none has to be asked more than core patterns can. */
export function plainArms(l: Lowering, scope: Scope, cases: readonly Case[]): readonly Arm[] | undefined {
  const arms: Arm[] = [];
  for (const { pattern, guard, body, at } of cases) {
    const questions: Question[] = [];
    const core = lowerPattern(l, scope, pattern, questions);
    if (questions.length > 0) return undefined;
    arms.push(written(l, at, { pattern: core, guard: guard && l.lower(scope, guard), body: l.lower(scope, body) }));
  }
  return arms;
}

function written(l: Lowering, at: Span, arm: Arm): Arm {
  l.origins.cases.set(arm, at);
  return arm;
}

function casesFrom(
  l: Lowering,
  scope: Scope,
  at: Span,
  on: () => Core,
  cases: readonly Branch[],
  otherwise: ((on: () => Core) => Core) | undefined,
): Core {
  const arms: Arm[] = [];
  for (const [i, c] of cases.entries()) {
    const questions: Question[] = [];
    const pattern = lowerPattern(l, scope, c.pattern, questions);
    if (questions.length === 0) {
      const guard = c.guard?.();
      arms.push(written(l, c.at, { pattern, guard, body: c.body() }));
      if (guard === undefined && isIrrefutable(pattern)) return match(l, at, on(), arms, true);
      continue;
    }
    return withRest(
      l,
      at,
      on,
      arms,
      (next) => written(l, c.at, arm(pattern, ask(l, scope, c, questions, 0, next))),
      () => casesFrom(l, scope, at, on, cases.slice(i + 1), otherwise),
    );
  }
  if (otherwise !== undefined) arms.push(arm(anyPattern(at), otherwise(on)));
  return match(l, at, on(), arms, true);
}

function isIrrefutable(pattern: CorePattern): boolean {
  return pattern.kind === "any" || pattern.kind === "bind";
}

/** The arms so far, one that may give up, and the rest as a function that it then calls. */
function withRest(
  l: Lowering,
  at: Span,
  on: () => Core,
  arms: readonly Arm[],
  asked: (next: () => Core) => Arm,
  rest: () => Core,
): Core {
  const next = fresh(l, "next");
  const goOn = (): Core => callNamed(l, at, next, []);
  const mayFail = asked(goOn);
  const last = isIrrefutable(mayFail.pattern) ? [] : [arm(anyPattern(at), goOn())];
  const whole = match(l, at, on(), [...arms, mayFail, ...last], true);
  return letIn(l, at, next, lambda(l, at, [], rest()), whole);
}

function ask(l: Lowering, scope: Scope, c: Branch, questions: readonly Question[], i: number, next: () => Core): Core {
  const question = questions[i];
  const { at } = c;
  if (question === undefined) {
    if (c.guard === undefined) return c.body();
    return node(l, "if", at, { cond: c.guard(), yes: c.body(), no: next() }, false);
  }
  if (question.kind === "test")
    return node(
      l,
      "if",
      at,
      { cond: question.holds(), yes: ask(l, scope, c, questions, i + 1, next), no: next() },
      false,
    );
  const more: Question[] = [];
  const pattern = question.pattern(scope, more);
  const all = [...questions.slice(0, i + 1), ...more, ...questions.slice(i + 1)];
  const body = ask(l, scope, c, all, i + 1, next);
  const arms = [arm(pattern, body), ...(isIrrefutable(pattern) ? [] : [arm(anyPattern(at), next())])];
  return match(l, at, question.on(), arms, false);
}

/** `val (a, b) = e`: binds, or fails as a match does. */
export function bindPatternTo(
  l: Lowering,
  scope: Scope,
  at: Span,
  value: Core,
  pattern: Pattern,
  body: () => Core,
  otherwise?: (on: () => Core) => Core,
): Core {
  const made = madeAt(at);
  return named(l, made, "on", value, (again) =>
    casesFrom(l, scope, made, again, [{ pattern, guard: undefined, body, at: made }], otherwise),
  );
}

/** The values that a pattern binds. */
export function valuesBoundBy(pattern: Pattern): readonly ValueSymbol[] {
  const bound: ValueSymbol[] = [];
  visitPattern(
    pattern,
    () => {},
    (symbol) => symbol.symbol === "value" && bound.push(symbol),
  );
  return bound;
}

/** `var (a, b) = e`: what the pattern bound is what the variables begin with. */
export function asVariables(l: Lowering, scope: Scope, at: Span, pattern: Pattern, body: () => Core): Core {
  const changing = valuesBoundBy(pattern).filter(({ isMutable }) => isMutable);
  const cells = changing.flatMap((of) => {
    const value = scope.locals.get(of);
    return value === undefined ? [] : [{ value, name: localName(l, scope, of) }];
  });
  return cells.reduceRight(
    (rest, { value, name }) => letIn(l, at, name, prim(l, at, "cell.new", [variable(l, at, value)]), rest),
    body(),
  );
}

function lowerPattern(l: Lowering, scope: Scope, p: Pattern, questions: Question[]): CorePattern {
  const { at } = p;
  switch (p.kind) {
    case "any":
      return anyPattern(at);
    case "bind":
      return lowerBind(l, scope, p, questions);
    case "constant":
      return lowerConstant(l, p, questions);
    case "object":
      if (mayEqualNil(l, p))
        return asked(l, at, questions, (value) => ({ kind: "test", holds: () => equalsNil(l, p, value()) }));
      return ofClass(l, p, p.on, p.of, questions, () => wholePattern(l, at, p.of));
    case "equal":
      return asked(l, at, questions, (value) => ({
        kind: "test",
        holds: () => equalTo(l, scope, at, p.on, value(), p.value),
      }));
    case "is":
      return lowerIs(l, scope, p, questions);
    case "construct":
      if (caseWithHeirs(l, p.of) === p.of) return ofHeirs(l, scope, p, questions);
      return ofClass(l, p, p.on, p.of, questions, (more) => constructPattern(l, scope, p, more));
    case "tuple":
      return lowerTuple(l, scope, p, questions);
    case "or":
      return lowerOr(l, scope, p, questions);
    case "sequence":
      return lowerSequence(l, scope, p, questions);
    case "extract":
      return asked(l, at, questions, (value) => {
        const { inner } = p;
        const result = (): Core => callUnapply(l, scope, at, p.by, p.receiver, value());
        if (inner === "test") return { kind: "test", holds: result };
        return { kind: "match", on: result, pattern: (s, more) => lowerPattern(l, s, inner, more) };
      });
    default:
      return absurd(p);
  }
}

/** What may be no tuple, as far as its type says, is asked for its kind first: matching takes it for a tuple. */
function lowerTuple(l: Lowering, scope: Scope, p: Pattern & { kind: "tuple" }, questions: Question[]): CorePattern {
  const parts = (s: Scope, more: Question[]): CorePattern =>
    ctorPattern(
      p.at,
      tupleCtor(p.items.length),
      p.items.map((item) => lowerPattern(l, s, item, more)),
    );
  if (p.on.kind === "tuple" || p.on.kind === "nothing") return parts(scope, questions);
  const items = p.items.map(({ on }) => on);
  return asked(l, p.at, questions, (value) => {
    questions.push({ kind: "test", holds: () => kindTest(l, p.at, value(), { kind: "tuple", items }) });
    return { kind: "match", on: value, pattern: parts };
  });
}

/** Binds the value and asks about it later. */
function asked(l: Lowering, at: Span, questions: Question[], question: (value: () => Core) => Question): CorePattern {
  const name = fresh(l, "part");
  questions.push(question(() => variable(l, at, name)));
  return bindPattern(at, name);
}

function lowerBind(l: Lowering, scope: Scope, p: Pattern & { kind: "bind" }, questions: Question[]): CorePattern {
  const name = localName(l, scope, p.name);
  const inner = lowerPattern(l, scope, p.inner, questions);
  if (inner.kind === "any") return bindPattern(p.at, name);
  return { kind: "as", at: p.at, inner, name };
}

function lowerConstant(l: Lowering, p: Pattern & { kind: "constant" }, questions: Question[]): CorePattern {
  const literal = literalFor(p.value, p.on);
  if (p.value.kind === "unit" && builtinName(p.on) === "Unit") return anyPattern(p.at);
  if (literal !== undefined) return { kind: "lit", at: p.at, value: literal };
  return asked(l, p.at, questions, (value) => ({
    kind: "test",
    holds: () => literalKindTest(l, p.at, value, p.value),
  }));
}

/** As a literal of the type that is matched, where that is one of numbers, texts or truths. */
function literalFor(value: Constant, on: Ty): Literal | undefined {
  const kind = numberKind(on);
  if (value.kind === "string" || value.kind === "boolean") {
    if (builtinName(on) === undefined) return undefined;
    return value.kind === "string" ? { kind: "str", value: value.value } : { kind: "bool", value: value.value };
  }
  if (kind === undefined || !("value" in value)) return undefined;
  if (kind === "Double") return { kind: "f64", value: Number(value.value) };
  if (kind === "Float" || value.kind === "float" || value.kind === "double") return undefined;
  if (kind === "Char") return { kind: "char", value: Number(value.value) };
  return { kind: kind === "Long" ? "i64" : kind === "BigInt" ? "big" : "i32", value: BigInt(value.value) };
}

/** What may be of any kind is asked for its kind before its parts are looked at. */
function ofClass(
  l: Lowering,
  p: Pattern,
  on: Ty,
  of: ClassSymbol,
  questions: Question[],
  pattern: (more: Question[]) => CorePattern,
): CorePattern {
  if (isFamily(on)) return pattern(questions);
  return asked(l, p.at, questions, (value) => {
    questions.push({ kind: "test", holds: () => kindTest(l, p.at, value(), [of]) });
    return { kind: "match", on: value, pattern: (_, more) => pattern(more) };
  });
}

/** Whether values of the type are all made by constructors of one family. */
function isFamily(on: Ty): boolean {
  const of = classOf(on);
  return of !== undefined && builtinName({ kind: "class", of, args: [] }) === undefined;
}

/** Objects of the classes that inherit from a case class fit its pattern: their parameters are read as fields. */
function ofHeirs(l: Lowering, scope: Scope, p: Pattern & { kind: "construct" }, questions: Question[]): CorePattern {
  const { at, of, outer, args } = p;
  const asOuter = outer !== undefined && askedOuter(l, of) !== undefined ? outer : undefined;
  const name = fresh(l, "part");
  const value = (): Core => variable(l, at, name);
  const isOne = (): Core => typeTest(l, at, value, { kind: "class", of, args: [] }, p.on);
  questions.push({ kind: "test", holds: isOne });
  if (asOuter !== undefined)
    questions.push({ kind: "test", holds: () => isInside(l, scope, at, of, value(), asOuter) });
  for (const [i, arg] of args.entries()) {
    const param = of.params[i];
    if (arg.kind === "any" || param === undefined) continue;
    const on = (): Core => paramOf(l, at, of, value(), param);
    questions.push({ kind: "match", on, pattern: (s, more) => lowerPattern(l, s, arg, more) });
  }
  return bindPattern(at, name);
}

function constructPattern(
  l: Lowering,
  scope: Scope,
  p: Pattern & { kind: "construct" },
  questions: Question[],
): CorePattern {
  const { ctor, slots } = layoutOf(l, p.of);
  const around = fresh(l, "outer");
  const expected = askedOuter(l, p.of) === undefined ? undefined : p.outer;
  if (expected !== undefined)
    questions.push({ kind: "test", holds: () => sameOuter(l, scope, p.at, p.of, variable(l, p.at, around), expected) });
  const args = p.args.map((arg) => lowerPattern(l, scope, arg, questions));
  return ctorPattern(
    p.at,
    ctor,
    slots.map((slot, i): CorePattern => {
      if (expected !== undefined && slot.of === p.of.owner) return bindPattern(p.at, around);
      const inner = args[i];
      if (inner === undefined || inner.kind === "any") return anyPattern(p.at);
      return slot.kind === "field" && slot.store !== "plain" ? { kind: "cell", at: p.at, inner } : inner;
    }),
  );
}

function lowerIs(l: Lowering, scope: Scope, p: Pattern & { kind: "is" }, questions: Question[]): CorePattern {
  if (p.of.kind === "class" && p.outer !== undefined && askedOuter(l, p.of.of) !== undefined)
    return ofOuter(l, scope, p, p.of.of, p.outer, questions);
  if (p.always && (!l.saysNull || numberKind(p.of) !== undefined)) return lowerPattern(l, scope, p.inner, questions);
  const of = p.of.kind === "class" ? p.of.of : undefined;
  if (of !== undefined && isFamily(p.on) && builtinName(p.of) === undefined) {
    const test = orPattern(
      p.at,
      concreteClasses(l, of).map((each) => wholePattern(l, p.at, each)),
    );
    if (test.kind === "or" && test.options.length === 0) return never(l, p.at, questions);
    if (p.inner.kind === "any") return test;
    if (p.inner.kind === "bind" && p.inner.inner.kind === "any") {
      const name = localName(l, scope, p.inner.name);
      return { kind: "as", at: p.at, inner: test, name };
    }
  }
  return asked(l, p.at, questions, (value) => {
    const holds = (): Core => (p.always ? notNull(l, p.at, value()) : typeTest(l, p.at, value, p.of));
    questions.push({ kind: "test", holds });
    return { kind: "match", on: value, pattern: (s, more) => lowerPattern(l, s, p.inner, more) };
  });
}

/** `_: o.In`: of the class, and inside of that object. */
function ofOuter(
  l: Lowering,
  scope: Scope,
  p: Pattern & { kind: "is" },
  of: ClassSymbol,
  outer: Outer | "unknown",
  questions: Question[],
): CorePattern {
  return asked(l, p.at, questions, (value) => {
    const isOne = (): Core => typeTest(l, p.at, value, p.of, p.on);
    const holds = (): Core => both(l, p.at, isOne(), isInside(l, scope, p.at, of, value(), outer));
    questions.push({ kind: "test", holds });
    return { kind: "match", on: value, pattern: (s, more) => lowerPattern(l, s, p.inner, more) };
  });
}

function never(l: Lowering, at: Span, questions: Question[]): CorePattern {
  questions.push({ kind: "test", holds: () => bool(l, at, false) });
  return anyPattern(at);
}

/** isInstanceOf: by constructor where the type of the value is a class, otherwise by kind. */
export function typeTest(l: Lowering, at: Span, value: () => Core, type: Ty, on?: Ty): Core {
  if (holdsOfAll(type, on)) return notNull(l, at, value());
  if (type.kind !== "class")
    return type.kind === "null" ? literalKindTest(l, at, value, { kind: "null" }) : kindTest(l, at, value(), type);
  if (on === undefined || !isFamily(on) || builtinName(type) !== undefined) return kindTest(l, at, value(), type);
  const options = concreteClasses(l, type.of).map((each) => wholePattern(l, at, each));
  if (options.length === 0) return bool(l, at, false);
  const no = arm(anyPattern(at), bool(l, at, false));
  return match(l, at, value(), [arm(orPattern(at, options), bool(l, at, true)), no]);
}

/** Options bind nothing; if one of them has to be asked, all are. */
function lowerOr(l: Lowering, scope: Scope, p: Pattern & { kind: "or" }, questions: Question[]): CorePattern {
  const more: Question[] = [];
  const options = p.options.map((option) => lowerPattern(l, scope, option, more));
  if (more.length === 0) return orPattern(p.at, options);
  const at = madeAt(p.at);
  return asked(l, at, questions, (value) => ({
    kind: "test",
    holds: () =>
      p.options
        .map((option) => fits(l, scope, at, value, option))
        .reduceRight((rest, first) => either(l, at, first, rest), bool(l, at, false)),
  }));
}

function fits(l: Lowering, scope: Scope, at: Span, value: () => Core, pattern: Pattern): Core {
  const branch: Branch = { pattern, guard: undefined, body: () => bool(l, at, true), at };
  return casesFrom(l, scope, at, value, [branch], () => bool(l, at, false));
}

function lowerSequence(
  l: Lowering,
  scope: Scope,
  p: Pattern & { kind: "sequence" },
  questions: Question[],
): CorePattern {
  const { rest } = p;
  const isList = classOf(p.on)?.name === "List";
  const asList = (s: Scope, more: Question[]): CorePattern => {
    const items = p.items.map((item) => lowerPattern(l, s, item, more));
    const last =
      rest === undefined ? ctorPattern(p.at, NIL, []) : isList ? lowerPattern(l, s, rest, more) : anyPattern(p.at);
    return items.reduceRight((after, item) => ctorPattern(p.at, CONS, [item, after]), last);
  };
  if (isList) return asList(scope, questions);
  const name = fresh(l, "part");
  const value = (): Core => variable(l, p.at, name);
  questions.push({ kind: "match", on: () => listOf(l, scope, p.at, value(), p.on), pattern: asList });
  if (rest !== undefined && rest.kind !== "any")
    questions.push({
      kind: "match",
      on: () => restOf(l, scope, p.at, value(), p.on, p.items.length),
      pattern: (s, more) => lowerPattern(l, s, rest, more),
    });
  return bindPattern(p.at, name);
}
