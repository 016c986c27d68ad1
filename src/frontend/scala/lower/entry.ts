// Functions as others call them, where that is more than the function itself: an object may have to be made first, a
// value may be a function, parameters with defaults may be left out, and core's integers are wider than Byte and Short.
import { nth } from "../../../basis/known.js";
import { type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { getterOf } from "../infer/defaults.js";
import { madeAt } from "../made.js";
import { visitDef } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { callGetter, lowerDefault } from "./call.js";
import { dispatcher, targetsOf } from "./dispatch.js";
import { inherits, isMarked, isStatic } from "./hierarchy.js";
import {
  arm,
  bindPattern,
  call,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  letIn,
  lit,
  make,
  match,
  newScope,
  node,
  seq,
  variable,
} from "./lowering.js";
import { functionName, madeName } from "./names.js";
import { NULL } from "./null.js";
import { isStepwise, objectField } from "./objects.js";
import { both, operate } from "./operate.js";
import { holdsOtherSequences, repeated, settled } from "./sequences.js";
import { numberKind } from "./types.js";

/** A function with its lists of parameters, and what it is called in core. */
export type Entry = { readonly of: DefSymbol; readonly core: Name; readonly defaults?: readonly (Name | undefined)[] };

export function methodEntry(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): Entry {
  const core = functionName(l, of);
  const isAlone = owner === undefined || isStatic(owner);
  const lists = isAlone && of.params.length === 0 ? functionLists(of.result) : [];
  const reads = (def: DefSymbol): boolean => owner !== undefined && readsObject(l, def, owner);
  const prepares = owner !== undefined && isAlone && isStepwise(l, owner) && [of, ...gettersOf(of)].some(reads);
  const shape = lists.length === 0 ? withOptional(of) : shapeOf(of, of.result, lists);
  const asked = askedOfObject(l, of, owner) ?? core;
  const isPlain = asked === core && !prepares && shape === of && !holdsOtherSequences(l, shape.result);
  const isGiven = ({ type, isRepeated }: ValueSymbol): boolean => isRepeated || isNarrow(type);
  if (lists.length === 0 && isPlain && !shape.params.flat().some(isGiven)) return { of, core };
  const at = madeAt(of.at);
  const self = isAlone ? [] : [fresh(l, "this")];
  const objects = (): readonly Core[] => self.map((name) => variable(l, at, name));
  const body = (args: readonly (readonly Core[])[]): Core => {
    const called = callNamed(l, at, asked, lists.length === 0 ? [...objects(), ...args.flat()] : []);
    return lists.length === 0 ? called : args.reduce((fn, list) => call(l, at, fn, list), called);
  };
  const prepared = prepares ? [callNamed(l, at, madeName(l, "prepare", owner), [])] : [];
  const filled = (object: Core | undefined, i: number, names: readonly Name[]): Core =>
    defaultIn(l, of, owner, object, i, names);
  const entry = wrapped(l, shape, self, body, prepared, (i, names) => filled(objects()[0], i, names));
  return shape === of ? entry : { ...entry, defaults: defaultFunctions(l, shape, isAlone, filled) };
}

/** Where classes below override the method, a call from outside finds theirs: `x.f(1)` is what is asked, and shown. */
function askedOfObject(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): Name | undefined {
  if (owner === undefined || isStatic(owner) || of.isPrivate || isMarked(of, "showing")) return undefined;
  return targetsOf(l, of, owner).every(({ member }) => member.of === of) ? undefined : dispatcher(l, of);
}

/** Of all arguments before it, the object first. */
function defaultFunctions(
  l: Lowering,
  { params, name, at }: DefSymbol,
  isAlone: boolean,
  filled: (object: Core | undefined, i: number, names: readonly Name[]) => Core,
): readonly (Name | undefined)[] {
  const all = params.flat();
  const functions = all.map((param, i) => {
    if (!param.isOptional) return undefined;
    const made = fresh(l, `${name}$default$${i + 1}`);
    const self = isAlone ? [] : [fresh(l, "this")];
    const names = all.slice(0, i).map((each) => fresh(l, each.name));
    const object = self.map((each) => variable(l, madeAt(at), each))[0];
    l.defs.set(made, lambda(l, madeAt(at), [...self, ...names], filled(object, i, names)));
    return made;
  });
  return isAlone ? functions : [undefined, ...functions];
}

/** Parameters with defaults are optional for those who call the function from outside. */
function withOptional(of: DefSymbol): DefSymbol {
  const hasDefault = (param: ValueSymbol): boolean =>
    param.default !== undefined || getterOf(of, of.params.flat().indexOf(param)) !== undefined;
  if (!of.params.flat().some(hasDefault)) return of;
  const params = of.params.map((list) =>
    list.map((param) => (hasDefault(param) ? { ...param, isOptional: true } : param)),
  );
  return { ...of, params };
}

function gettersOf(of: DefSymbol): readonly DefSymbol[] {
  return of.params.flat().flatMap((_, i) => getterOf(of, i) ?? []);
}

/** The default of a parameter, where those before it have these names. */
function defaultIn(
  l: Lowering,
  of: DefSymbol,
  owner: ClassSymbol | undefined,
  self: Core | undefined,
  index: number,
  names: readonly Name[],
): Core {
  const params = of.params.flat();
  const param = nth(params, index);
  const getter = getterOf(of, index);
  const at = madeAt(param.at);
  if (getter === undefined || owner === undefined) {
    const locals = new Map(params.slice(0, index).map((each, i) => [each, nth(names, i)]));
    return lowerDefault(l, newScope({ locals }), of, param, false);
  }
  const before = getter.params.flat().map((_, i) => variable(l, at, nth(names, i)));
  const value = callGetter(l, newScope({ object: owner }), at, getter, owner, self, before);
  return param.byName ? lambda(l, at, [], value) : value;
}

/** A value of an object; one that is a function takes its arguments. */
export function valueEntry(l: Lowering, of: ValueSymbol, owner: ClassSymbol): Entry | undefined {
  const lists = functionLists(of.type);
  if (!isStatic(owner)) return undefined;
  const at = madeAt(of.at);
  const shape = shapeOf({ ...EMPTY, name: of.name, owner, at: of.at }, of.type, lists);
  const read = (): Core => objectField(l, newScope({ object: owner }), at, owner, of);
  const body = (args: readonly (readonly Core[])[]): Core => args.reduce((fn, list) => call(l, at, fn, list), read());
  return wrapped(l, shape, [], body, isStepwise(l, owner) ? [callNamed(l, at, madeName(l, "prepare", owner), [])] : []);
}

const EMPTY = {
  symbol: "def",
  annotations: [],
  typeParams: [],
  body: undefined,
  primitive: undefined,
  overrides: [],
  isOpen: true,
  isPrivate: false,
} as const;

/** (A, B) => C => D takes two lists; a function of nothing is left as it is. */
function functionLists(type: Ty): readonly (readonly Ty[])[] {
  if (type.kind !== "fn" || type.params.length === 0) return [];
  return [type.params, ...functionLists(type.result)];
}

type Named = Omit<DefSymbol, "params" | "result">;

function shapeOf(of: Named, type: Ty, lists: readonly (readonly Ty[])[]): DefSymbol {
  const result = lists.reduce((from, _) => (from.kind === "fn" ? from.result : from), type);
  const params = lists.map((list) => list.map((each, i) => paramOf(of, each, i)));
  return { ...of, params, result };
}

function paramOf({ at }: Named, type: Ty, i: number): ValueSymbol {
  const marks = { isMutable: false, isLazy: false, byName: false, isRepeated: false, isImplicit: false };
  const more = { isOverride: false, isAbstract: false, isOpen: true, default: undefined, owner: undefined };
  return { symbol: "value", kind: "param", name: `x${i + 1}`, at, type, ...marks, ...more };
}

/** `first`: what is done before anything else. `defaults`: of a parameter that is left out, given the names of those before. */
function wrapped(
  l: Lowering,
  shape: DefSymbol,
  self: readonly Name[],
  body: (args: readonly (readonly Core[])[]) => Core,
  first: readonly Core[],
  defaults?: (i: number, names: readonly Name[]) => Core,
): Entry {
  const at = madeAt(shape.at);
  const core = fresh(l, shape.name);
  const params = shape.params.flat();
  const names = params.map((param) => fresh(l, param.name));
  const values = params.map((param, i) => (param.isOptional ? fresh(l, param.name) : nth(names, i)));
  const rest = values.map((name, i) => asGiven(l, at, nth(params, i), variable(l, at, name)));
  const applied = body(shape.params.map((list) => rest.splice(0, list.length)));
  const given = settled(l, at, shape.result, applied) ?? applied;
  const within = params.reduceRight((inner, { type, isOptional }, i) => {
    const value = nth(values, i);
    const kept = isNarrow(type) ? guarded(l, at, type, value, inner) : inner;
    if (!isOptional || defaults === undefined) return kept;
    return letIn(l, at, value, orElse(l, at, nth(names, i), defaults(i, values)), kept);
  }, given);
  const whole = first.length === 0 ? within : seq(l, at, [...first, within]);
  l.defs.set(core, lambda(l, at, [...self, ...names], whole));
  const of = { ...shape };
  l.names.set(of, core);
  return { of, core };
}

/** Repeated arguments are an array, and look like one; where there are none, they are no array. */
function asGiven(l: Lowering, at: Span, { isRepeated }: ValueSymbol, value: Core): Core {
  if (!isRepeated) return value;
  const name = fresh(l, "given");
  const other = bindPattern(at, fresh(l, "other"));
  return letIn(
    l,
    at,
    name,
    value,
    match(l, at, variable(l, at, name), [
      arm(ctorPattern(at, fixedName("[]"), []), variable(l, at, name)),
      arm(other, repeated(l, at, variable(l, at, name))),
    ]),
  );
}

/** What an option holds, or else something that is evaluated only then. */
function orElse(l: Lowering, at: Span, option: Name, other: Core): Core {
  const given = fresh(l, "given");
  return match(l, at, variable(l, at, option), [
    arm(ctorPattern(at, fixedName("Some"), [bindPattern(at, given)]), variable(l, at, given)),
    arm(ctorPattern(at, fixedName("None"), []), other),
  ]);
}

// ---- Byte and Short ----

const RANGES = { Byte: [-128n, 127n], Short: [-32768n, 32767n] } as const;

function rangeOf(type: Ty): readonly [bigint, bigint] | undefined {
  const kind = numberKind(type);
  return kind === "Byte" || kind === "Short" ? RANGES[kind] : undefined;
}

/** Whether not all that core has of the type are values of it. */
function isNarrow(type: Ty): boolean {
  return rangeOf(type) !== undefined;
}

/** What no value of the type is, the function never gets: both programs end alike. */
function guarded(l: Lowering, at: Span, type: Ty, name: Name, then: Core): Core {
  const [low, high] = rangeOf(type) ?? [0n, 0n];
  const bound = (value: bigint): Core => lit(l, at, { kind: "i32", value }, false);
  const above = operate(l, at, ">=", "Int", [variable(l, at, name), bound(low)]);
  const below = operate(l, at, "<=", "Int", [variable(l, at, name), bound(high)]);
  const nothing = (): Core => make(l, at, NULL, [], false);
  const raised = node(l, "raise", at, { exn: make(l, at, CAST, [nothing(), nothing()], false) }, false);
  return node(l, "if", at, { cond: both(l, at, above, below), yes: then, no: raised }, false);
}

const CAST = fixedName("ClassCastException/java.lang.ClassCastException");

// ---- objects that have to be made first ----

/** Whether the function, or one of the same object that it calls, uses a value of the object. */
function readsObject(l: Lowering, of: DefSymbol, owner: ClassSymbol): boolean {
  const seen = new Set<DefSymbol>();
  const isOwn = (from: Expr | undefined): boolean =>
    (from?.kind === "object" && from.of === owner) || (from?.kind === "this" && inherits(l, owner, from.of));
  const reads = (def: DefSymbol): boolean => {
    if (seen.has(def)) return false;
    seen.add(def);
    let found = false;
    const enter = (e: Expr): void => {
      if (e.kind === "field" || e.kind === "assign") found ||= isOwn(e.from);
      const isMine = e.kind === "call" && e.of.owner?.symbol === "class" && inherits(l, owner, e.of.owner);
      if (isMine && !found) found = reads(e.of);
    };
    visitDef(def, enter, () => {});
    return found;
  };
  return reads(of);
}
