// Calls of methods and functions: receivers first, arguments in order, defaults filled in, parameters by name as
// functions of unit.

import { nth } from "../../../basis/known.js";
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { getterOf } from "../infer/defaults.js";
import { objectExpr } from "../infer/member.js";
import type { Argument, ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import { callMember, dispatcher, onlyTarget, primitive, targetsOf } from "./dispatch.js";
import { isMarked, isStatic } from "./hierarchy.js";
import { inOnePass, isKeptFilter } from "./lazy-filter.js";
import {
  callNamed,
  fresh,
  type Lowering,
  lambda,
  letIn,
  make,
  newScope,
  type Scope,
  stop,
  variable,
} from "./lowering.js";
import { functionName, isOfLibrary } from "./names.js";
import { NULL } from "./null.js";
import { ready } from "./objects.js";
import { present, presentAnyway } from "./present.js";
import { repeated } from "./sequences.js";
import { showersFor, shown } from "./show.js";
import { special } from "./special.js";
import { callSuper } from "./super.js";
import { builtinName, classOf, staticType } from "./types.js";

type Call = Extract<Expr, { kind: "call" }>;

export function lowerCall(l: Lowering, scope: Scope, e: Call): Core {
  const once = l.inLibrary ? undefined : inOnePass(l, e);
  if (once !== undefined) return l.lower(scope, once);
  if (!l.inLibrary && isKeptFilter(l, e)) return stop(l, e.at, "what withFilter gives, kept for later");
  const known = special(l, scope, e);
  if (known !== undefined) return known;
  const { of, receiver, at } = e;
  if (of.primitive !== undefined && e.above === undefined) return lowerPrimitive(l, scope, e, of.primitive);
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  if (owner !== undefined && isStatic(owner)) {
    const direct = withArguments(
      l,
      scope,
      of,
      e.args,
      (args) => callNamed(l, at, functionName(l, of), [...showersFor(l, scope, at, e), ...args], true),
      (getter, before) => callGetter(l, scope, at, getter, owner, undefined, before),
    );
    return ready(l, scope, at, owner, direct);
  }
  if (owner === undefined || receiver === undefined) return lowerLocalCall(l, scope, e);
  const asked = of.name === "equals" ? presentAnyway : present; // it is `==` but for null
  const object = asked(l, at, receiver, l.lower(scope, receiver));
  const finish = (self: Core): Core =>
    withArguments(
      l,
      scope,
      of,
      e.args,
      (args) => callOn(l, scope, e, self, args),
      (getter, before) => callOn(l, scope, { ...e, of: getter }, onceMore(l, self), before),
    );
  if (e.args.every(isSimple) || object.kind === "var") return finish(object);
  const self = fresh(l, "receiver");
  return letIn(l, at, self, object, finish(variable(l, at, self)));
}

/** A receiver whose method has defaults is a variable: it is read for each of them. */
function onceMore(l: Lowering, self: Core): Core {
  return self.kind === "var" ? variable(l, self.at, self.name) : self;
}

/** What may as well be evaluated after the receiver: core evaluates operands from left to right. */
function isSimple(arg: Argument): boolean {
  return arg.kind !== "default";
}

function lowerLocalCall(l: Lowering, scope: Scope, e: Call): Core {
  const name = scope.locals.get(e.of) ?? functionName(l, e.of);
  return withArguments(l, scope, e.of, e.args, (args) => callNamed(l, e.at, name, args, true));
}

function callOn(l: Lowering, scope: Scope, e: Call, self: Core, args: readonly Core[]): Core {
  const { of, at, receiver } = e;
  const showers = showersFor(l, scope, at, e);
  if (e.above !== undefined) return callSuper(l, scope, e, e.above, self, args, showers);
  const static_ = receiver === undefined ? undefined : classOf(receiver.type);
  const targets = targetsOf(l, of, static_);
  const only = onlyTarget(l, of, targets);
  const [first] = targets;
  if (only !== undefined && first !== undefined)
    return callMember(l, scope, at, only, first.of, self, args, showers, static_);
  if (targets.length === 0 && hasOwnCode(of))
    return callNamed(l, at, functionName(l, of), [...showers, self, ...args], true);
  return callNamed(l, at, dispatcher(l, of), [...showers, self, ...args], true);
}

function hasOwnCode(of: DefSymbol): boolean {
  return of.body !== undefined || (of.owner?.symbol === "class" && of.owner.inLibrary && !isMarked(of, "deferred"));
}

function lowerPrimitive(l: Lowering, scope: Scope, e: Call, op: string): Core {
  const { of, at, receiver } = e;
  const onObject = of.owner?.symbol === "class" && of.owner.kind === "object";
  const self = receiver === undefined || onObject ? [] : [present(l, at, receiver, l.lower(scope, receiver))];
  return withArguments(l, scope, of, e.args, (args) => primitive(l, at, op, [...self, ...args]));
}

/** A call of the method that gives a default, with the arguments of the lists before. */
type Filled = (getter: DefSymbol, before: readonly Core[]) => Core;

/** The arguments of a call as core; where some are left out, all others are evaluated first. */
export function withArguments(
  l: Lowering,
  scope: Scope,
  of: DefSymbol | ClassSymbol,
  args: readonly Argument[],
  then: (args: readonly Core[]) => Core,
  filled?: Filled,
): Core {
  const params: readonly ValueSymbol[] = of.symbol === "def" ? of.params.flat() : of.params;
  const asText = of.symbol === "def" && isMarked(of, "shown");
  if (args.every((arg) => arg.kind !== "default"))
    return then(
      args.map((arg, i) =>
        asked(l, arg as Expr, params[i], lowerArgument(l, scope, of, arg as Expr, params[i], asText)),
      ),
    );
  const names = params.map((param) => fresh(l, param.name));
  const inner = newScope({ ...scope, locals: new Map(scope.locals) });
  const passedTo = (param: ValueSymbol, i: number): Core => {
    const arg = nth(args, i);
    if (arg.kind !== "default") return lowerArgument(l, scope, of, arg, param, asText);
    const getter = of.symbol === "def" && filled !== undefined ? getterOf(of, i) : undefined;
    if (getter === undefined || filled === undefined) return lowerDefault(l, inner, of, param, asText);
    const before = getter.params.flat().map((_, k) => variable(l, of.at, nth(names, k)));
    const value = filled(getter, before);
    return param.byName ? lambda(l, param.at, [], value) : value;
  };
  const bound = (isDefault: boolean): readonly Bound[] =>
    params.flatMap((param, i) => {
      if (i >= args.length || (nth(args, i).kind === "default") !== isDefault) return [];
      const value = passedTo(param, i);
      inner.locals.set(param, nth(names, i));
      return [{ name: nth(names, i), value }];
    });
  const bindings = [...bound(false), ...bound(true)];
  const body = then(names.slice(0, args.length).map((name) => variable(l, of.at, name)));
  return bindings.reduceRight((rest, { name, value }) => letIn(l, of.at, name, value, rest), body);
}

type Bound = { readonly name: Name; readonly value: Core };

/** Exactly this one, whatever overrides it. An object that inherits it stands alone, but the method does not know that. */
export function callGetter(
  l: Lowering,
  scope: Scope,
  at: Span,
  getter: DefSymbol,
  owner: ClassSymbol,
  self: Core | undefined,
  args: readonly Core[],
): Core {
  if (getter.owner === owner && isStatic(owner)) return callNamed(l, at, functionName(l, getter), args);
  const object = self ?? l.lower(scope, objectExpr(owner, at));
  return callMember(
    l,
    scope,
    at,
    { kind: "method", of: getter, owner: getter.owner as ClassSymbol },
    owner,
    object,
    args,
  );
}

/** The object of a method that the library has for a type without a class is its first argument. */
function asked(l: Lowering, arg: Expr, param: ValueSymbol | undefined, value: Core): Core {
  const name = param?.name === "self" ? builtinName(param.type) : undefined;
  return name === "String" || name === "Array" ? present(l, arg.at, arg, value) : value;
}

/** Defaults are filled in where they are needed: one that needs itself would be filled in for ever. */
export function lowerDefault(
  l: Lowering,
  scope: Scope,
  of: DefSymbol | ClassSymbol,
  param: ValueSymbol,
  asText: boolean,
): Core {
  const e = param.default;
  if (e === undefined) return make(l, param.at, NULL, [], false); // the library has no other defaults
  const open = l.facts.get(OPEN_DEFAULTS) ?? new WeakMap<object, unknown>();
  l.facts.set(OPEN_DEFAULTS, open);
  if (open.has(param)) return stop(l, e.at, "a default value that needs itself");
  open.set(param, true);
  const value = lowerArgument(l, scope, of, e, param, asText);
  open.delete(param);
  return value;
}

const OPEN_DEFAULTS = "defaults that are being filled in";

function lowerArgument(
  l: Lowering,
  scope: Scope,
  of: DefSymbol | ClassSymbol,
  e: Expr,
  param: ValueSymbol | undefined,
  asText: boolean,
): Core {
  const value = (): Core =>
    asText && param?.type.kind === "any" ? shown(l, scope, e.at, staticType(e), l.lower(scope, e)) : l.lower(scope, e);
  if (e.kind === "sequence" && e.items.length > 0 && !isOfLibrary(of)) return repeated(l, e.at, value());
  if (param?.byName !== true) return value();
  // What is by name already is passed on as it is.
  if (!asText && e.kind === "value" && e.of.byName) {
    const name = scope.locals.get(e.of);
    if (name !== undefined) return variable(l, e.at, name);
  }
  return lambda(l, e.at, [], value());
}
