// Members of objects by the class that an object turns out to be of. Where all classes below the static one have the
// same method it is called directly; otherwise one function matches on the object. Fields likewise.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, fixedName, type Name, type Pattern } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { ClassSymbol, DefSymbol, ValueSymbol } from "../typed.js";
import { concreteClasses, fieldIn, inherits, isMarked, isStatic, type Member, methodIn } from "./hierarchy.js";
import { ctorName, type Layout, layoutOf, type Slot } from "./layout.js";
import { isLive } from "./live.js";
import {
  anyPattern,
  arm,
  bindPattern,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  match,
  newScope,
  node,
  orPattern,
  prim,
  type Scope,
  stop,
  variable,
} from "./lowering.js";
import { functionName, isOfLibrary, isOpen, madeInLibrary, madeName, SHOW_ANY } from "./names.js";
import { objectField, ready } from "./objects.js";

/** The methods that a call may run, one for each class that the object may be of. */
export type Target = { readonly of: ClassSymbol; readonly member: Member };

export function targetsOf(l: Lowering, of: DefSymbol, receiver: ClassSymbol | undefined): readonly Target[] {
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  const from = receiver !== undefined && owner !== undefined && inherits(l, receiver, owner) ? receiver : owner;
  if (from === undefined) return [];
  return concreteClasses(l, from).flatMap((each): Target[] => {
    const member = methodIn(l, of, each);
    return member === undefined ? [] : [{ of: each, member }];
  });
}

/** The only method that can be meant, if there is one. In the library, programs may add to open classes. */
export function onlyTarget(l: Lowering, of: DefSymbol, targets: readonly Target[]): Member | undefined {
  const [first] = targets;
  if (first === undefined || (l.inLibrary && isOpen(of))) return undefined;
  return targets.every(({ member }) => member.of === first.member.of) ? first.member : undefined;
}

/** The function that finds the method by the object's class. Which classes there are, only a program knows. */
export function dispatcher(l: Lowering, of: DefSymbol): Name {
  const name = dispatcherName(l, of);
  if (!l.defs.has(name) && !l.inLibrary) {
    l.defs.set(name, prim(l, of.at, "sys.unsupported", [])); // replaced below; its name is taken
    l.pending.push(() => makeDispatcher(l, of));
  }
  return name;
}

export function dispatcherName(l: Lowering, of: DefSymbol): Name {
  return isOfLibrary(of) ? madeInLibrary(l, "each", of) : madeName(l, "each", of);
}

export function makeDispatcher(l: Lowering, of: DefSymbol): void {
  const name = dispatcherName(l, of);
  l.dispatchers.set(name, of);
  l.defs.set(name, dispatcherBody(l, of));
}

/** Those that find methods of these classes, which the program was not known to make, are made once more. */
export function extendDispatchers(l: Lowering, added: ReadonlySet<Name>): void {
  for (const of of [...l.dispatchers.values()])
    if (targetsOf(l, of, undefined).some((target) => added.has(ctorName(l, target.of)))) makeDispatcher(l, of);
}

function dispatcherBody(l: Lowering, of: DefSymbol): Core {
  const targets = targetsOf(l, of, undefined).filter((target) => isLive(l, target.of));
  return dispatchOn(l, of, targets, () => stop(l, madeAt(of.at), `the method ${of.name} of this object`));
}

/** The function that matches on the object and calls the method of its class; `others`: of objects of no such class. */
export function dispatchOn(
  l: Lowering,
  of: DefSymbol,
  targets: readonly Target[],
  others: (self: Core, args: readonly Core[]) => Core,
): Core {
  const at = madeAt(of.at);
  const self = fresh(l, "this");
  const object = (): Core => variable(l, at, self);
  const params = of.params.flat().map((param) => fresh(l, param.name));
  const args = (): readonly Core[] => params.map((param) => variable(l, at, param));
  const showers = isMarked(of, "showing") ? (of.owner as ClassSymbol).typeParams.map(({ name }) => fresh(l, name)) : [];
  const arms = grouped(targets).map((group): Arm => {
    const [{ of: inClass, member }] = group as [Target, ...Target[]];
    const given = showersOf(member, showers).map((shower) => variable(l, at, shower));
    const patterns = group.map((each) => wholePattern(l, at, each.of));
    return arm(orPattern(at, patterns), callMember(l, newScope({}), at, member, inClass, object(), args(), given));
  });
  const missing = arm(anyPattern(at), others(object(), args()));
  return lambda(l, at, [...showers, self, ...params], match(l, at, object(), [...arms, missing]));
}

/** A class with other type parameters, such as a map that is shown as a collection, shows what may be anything. */
function showersOf({ of, owner }: Member, given: readonly Name[]): readonly Name[] {
  if (given.length === 0 || owner.typeParams.length === given.length) return given;
  return of.symbol === "def" && isMarked(of, "showing") ? owner.typeParams.map(() => SHOW_ANY) : [];
}

/** Classes that share a method share an arm. */
function grouped(targets: readonly Target[]): readonly (readonly Target[])[] {
  const groups = new Map<DefSymbol | ValueSymbol, Target[]>();
  for (const target of targets) {
    const key = target.member.kind === "method" && !isStatic(target.of) ? target.member.of : keyOf(target);
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  return [...groups.values()];
}

function keyOf({ of, member }: Target): DefSymbol | ValueSymbol {
  return member.kind === "method" && member.owner === of ? member.of : (of.params[0] ?? member.of);
}

/** A member that is found: a method gets the object first, one of an object that stands alone does not need it. */
export function callMember(
  l: Lowering,
  scope: Scope,
  at: Span,
  member: Member,
  inClass: ClassSymbol,
  self: Core,
  args: readonly Core[],
  showers: readonly Core[] = [],
  receiver: ClassSymbol = inClass,
): Core {
  if (member.kind === "field")
    return isStatic(inClass)
      ? objectField(l, scope, at, inClass, member.of)
      : readField(l, scope, at, self, member.of, receiver);
  const { of } = member;
  if (of.primitive !== undefined) return primitive(l, at, of.primitive, [self, ...args]);
  if (isStatic(member.owner)) {
    const direct = callNamed(l, at, functionName(l, of), [...showers, ...args], true);
    return ready(l, scope, at, member.owner, direct);
  }
  return callNamed(l, at, functionName(l, of), [...showers, self, ...args], true);
}

/** A primitive of core; `!name` is a function that is made for each program. */
export function primitive(l: Lowering, at: Span, op: string, args: readonly Core[]): Core {
  return op.startsWith("!")
    ? callNamed(l, at, fixedName(op.slice(1)), args, true)
    : prim(l, at, op as PrimName, args, true);
}

/** Every object of exactly this class. */
export function wholePattern(l: Lowering, at: Span, of: ClassSymbol): Pattern {
  const { ctor, slots } = layoutOf(l, of);
  return ctorPattern(
    at,
    ctor,
    slots.map(() => anyPattern(at)),
  );
}

/** The value of a field of an object. */
export function readField(
  l: Lowering,
  scope: Scope,
  at: Span,
  object: Core,
  of: ValueSymbol,
  receiver: ClassSymbol,
): Core {
  const owner = of.owner?.symbol === "class" ? of.owner : receiver;
  const classes = concreteClasses(l, inherits(l, receiver, owner) ? receiver : owner);
  const [only] = classes;
  const open = l.inLibrary && isOpen(of);
  if (only !== undefined && classes.length === 1 && !open) return readFrom(l, scope, at, object, of, only);
  return callNamed(l, at, accessor(l, of), [object], true);
}

export function accessor(l: Lowering, of: ValueSymbol): Name {
  const name = madeName(l, "get", of);
  if (!l.defs.has(name) && !(l.inLibrary && isOpen(of))) {
    l.defs.set(name, prim(l, of.at, "sys.unsupported", []));
    l.pending.push(() => l.defs.set(name, accessorBody(l, of)));
  }
  return name;
}

export function accessorBody(l: Lowering, of: ValueSymbol): Core {
  const at = madeAt(of.at);
  const self = fresh(l, "this");
  const owner = of.owner as ClassSymbol;
  const arms = concreteClasses(l, owner).flatMap((each) => fieldArm(l, newScope({}), at, self, of, each));
  return lambda(l, at, [self], match(l, at, variable(l, at, self), arms));
}

/** Of an object whose class is known. */
function readFrom(l: Lowering, scope: Scope, at: Span, object: Core, of: ValueSymbol, inClass: ClassSymbol): Core {
  if (object.kind === "var") return match(l, at, object, fieldArm(l, scope, at, object.name, of, inClass));
  const self = fresh(l, "object");
  const body = match(l, at, variable(l, at, self), fieldArm(l, scope, at, self, of, inClass));
  return node(l, "let", at, { name: self, bound: object, body }, false);
}

function fieldArm(
  l: Lowering,
  scope: Scope,
  at: Span,
  self: Name,
  of: ValueSymbol,
  inClass: ClassSymbol,
): readonly Arm[] {
  const member = fieldIn(l, of, inClass);
  if (member === undefined) return [];
  if (member.kind === "method" || isStatic(inClass)) {
    const value =
      member.kind === "method"
        ? callMember(l, scope, at, member, inClass, variable(l, at, self), [])
        : objectField(l, scope, at, inClass, member.of);
    return [arm(wholePattern(l, at, inClass), value)];
  }
  const layout = layoutOf(l, inClass);
  const index = layout.slots.findIndex((slot) => slot.of === member.of);
  if (index < 0) return [arm(wholePattern(l, at, inClass), computedField(l, self, member.of, layout, inClass))];
  const name = fresh(l, of.name);
  return [arm(slotPattern(at, layout, index, name), readSlot(l, at, nth(layout.slots, index), name))];
}

function slotPattern(at: Span, layout: Layout, index: number, name: Name): Pattern {
  return ctorPattern(
    at,
    layout.ctor,
    layout.slots.map((_, i) => (i === index ? bindPattern(at, name) : anyPattern(at))),
  );
}

export function readSlot(l: Lowering, at: Span, slot: Slot, name: Name): Core {
  const value = variable(l, at, name);
  if (slot.kind === "capture") return value;
  switch (slot.store) {
    case "plain":
      return value;
    case "cell":
    case "late":
      return prim(l, at, "cell.get", [value]);
    case "delay":
      return node(l, "force", at, { value }, false);
  }
}

/** What a field that is not stored is: its definition, with this object around it. */
function computedField(l: Lowering, self: Name, of: ValueSymbol, layout: Layout, inClass: ClassSymbol): Core {
  const init = layout.computed.get(of);
  if (init === undefined) return stop(l, of.at, `the field ${of.name} here`);
  const selves = new Map([[init.owner, self] as const, [inClass, self] as const]);
  return l.lower(newScope({ selves }), init.value);
}
