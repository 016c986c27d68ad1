// Sequences of several kinds. A program that has no others than lists never pays for them; in others two sequences are
// compared by their elements, and what a function gives is handed out as core knows it: a Seq as a list, an IndexedSeq
// as a vector, however deep in a result they are.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, Expr, Ty } from "../typed.js";
import { concreteClasses, linearization } from "./hierarchy.js";
import { type Layout, layoutOf } from "./layout.js";
import {
  arm,
  bindPattern,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  make,
  match,
  newScope,
  variable,
} from "./lowering.js";
import { isOfLibrary } from "./names.js";
import { listOf } from "./sequence.js";
import { baseArgs, bindParams, representedName, selfArgs, substitute } from "./types.js";

const LISTS = ["List", "::", "Nil", "Seq"];
const WRAPPING = ["StringMembers", "ArrayMembers"];

/** Whether an expression may give a sequence that is no list. */
export function makesOtherSequence(l: Lowering, e: Expr): boolean {
  if (e.kind === "call" && (isWrapping(e) || isCopying(e))) return true;
  if (isRepeated(e)) return true;
  return e.type.kind === "class" && e.type.of.inLibrary && !LISTS.includes(e.type.of.name) && isSequence(l, e.type.of);
}

function isWrapping({ of, type }: Extract<Expr, { kind: "call" }>): boolean {
  const from = of.owner?.symbol === "class" && of.owner.inLibrary ? of.owner.name : "";
  return WRAPPING.includes(from) && type.kind === "class" && ["Seq", "Iterable"].includes(type.of.name);
}

/** A set or map as a sequence is a buffer. */
function isCopying({ of }: Extract<Expr, { kind: "call" }>): boolean {
  if (of.name !== "toSeq" || of.owner?.symbol !== "class" || !of.owner.inLibrary) return false;
  return ["Set", "Map", "Iterable"].includes(of.owner.name);
}

/** Repeated arguments of a function of the program: there they are an array, and look like one. */
function isRepeated(e: Expr): boolean {
  if (e.kind !== "call" && e.kind !== "construct") return false;
  return !isOfLibrary(e.of) && e.args.some((arg) => arg.kind === "sequence" && arg.items.length > 0);
}

export function isSequence(l: Lowering, of: ClassSymbol): boolean {
  return linearization(l, of).some((each) => each.inLibrary && each.path === "scala.Seq");
}

/** Repeated arguments as the sequence that the program sees. */
export function repeated(l: Lowering, at: Span, list: Core): Core {
  return callNamed(l, at, fixedName("of/scala.collection.mutable.WrappedArray.object"), [list]);
}

// ---- what functions give ----

/** A value as others look at it; undefined where it is that already. */
export function settled(l: Lowering, at: Span, type: Ty, value: Core): Core | undefined {
  if (!holdsOtherSequences(l, type)) return undefined;
  return callNamed(l, at, settler(l, at, type), [value]);
}

export function holdsOtherSequences(l: Lowering, type: Ty): boolean {
  return holdsSequence(l, type, new Set());
}

function holdsSequence(l: Lowering, type: Ty, open: Set<string>): boolean {
  if (type.kind === "tuple") return type.items.some((item) => holdsSequence(l, item, open));
  if (type.kind !== "class" || representedName(type.of) !== undefined) return false;
  if (isGeneral(type.of)) return l.mixesSequences || type.of.path === ITERABLE;
  const key = showTy(type);
  if (open.has(key) || open.size > TYPES_MAX) return false;
  open.add(key);
  if (isItems(type.of)) return type.args.some((arg) => holdsSequence(l, arg, open));
  return partsOf(l, type).some(({ types }) => types.some((part) => holdsSequence(l, part, open)));
}

/** Types that grow as they are looked into are not looked into for ever. */
const TYPES_MAX = 100;

const ITERABLE = "scala.Iterable";
const GENERAL = ["scala.Seq", "scala.IndexedSeq", ITERABLE];

function isGeneral({ inLibrary, path }: ClassSymbol): boolean {
  return inLibrary && GENERAL.includes(path);
}

const ITEMS = ["scala.List", "scala.Vector", "scala.Set", "scala.Map"];

/** Classes that are nothing but their elements. */
function isItems({ inLibrary, path }: ClassSymbol): boolean {
  return inLibrary && ITEMS.includes(path);
}

type Parts = { readonly layout: Layout; readonly types: readonly Ty[] };

/** What the values of a type consist of, if they are nothing but their parts. */
function partsOf(l: Lowering, type: Extract<Ty, { kind: "class" }>): readonly Parts[] {
  const classes = concreteClasses(l, type.of);
  if (!classes.every((of) => isPlainData(l, of))) return [];
  return classes.map((of) => {
    const base = baseArgs(l, of, selfArgs(of), type.of) ?? [];
    const by = bindParams(
      base.flatMap((arg) => (arg.kind === "param" ? [arg.of] : [])),
      type.args.filter((_, i) => base[i]?.kind === "param"),
    );
    const layout = layoutOf(l, of);
    const types = layout.slots.map(
      (slot): Ty => (slot.kind === "field" ? substitute(slot.of.type, by) : { kind: "any" }),
    );
    return { layout, types };
  });
}

function isPlainData(l: Lowering, of: ClassSymbol): boolean {
  if (!of.isCase) return false;
  return layoutOf(l, of).slots.every((slot) => slot.kind === "field" && slot.store === "plain");
}

/** The function that settles values of a type. */
function settler(l: Lowering, at: Span, type: Ty): Name {
  const known = l.settlers.get(showTy(type));
  if (known !== undefined) return known;
  const name = fresh(l, "settled");
  l.settlers.set(showTy(type), name);
  const x = fresh(l, "x");
  l.defs.set(name, lambda(l, at, [x], settledParts(l, at, type, variable(l, at, x))));
  return name;
}

function settledParts(l: Lowering, at: Span, type: Ty, value: Core): Core {
  if (type.kind === "tuple") return match(l, at, value, rebuilt(l, at, tupleCtor(type.items.length), type.items));
  if (type.kind !== "class") return value;
  if (isGeneral(type.of) || isItems(type.of)) return settledItems(l, at, type, value);
  const arms = partsOf(l, type).flatMap(({ layout, types }) => rebuilt(l, at, layout.ctor, types));
  const other = fresh(l, "other");
  return match(l, at, value, [...arms, arm(bindPattern(at, other), variable(l, at, other))]);
}

function settledItems(l: Lowering, at: Span, type: Extract<Ty, { kind: "class" }>, value: Core): Core {
  if (type.of.path === ITERABLE) return callNamed(l, at, fixedName("plain/scala.Iterable.object"), [value]);
  const item: Ty | undefined = type.of.name === "Map" ? { kind: "tuple", items: type.args } : type.args[0];
  const list = itemsOf(l, at, value, type);
  const inner = item !== undefined && holdsSequence(l, item, new Set());
  const items = inner
    ? callNamed(l, at, fixedName("map/scala.List"), [list, variable(l, at, settler(l, at, item))])
    : list;
  const made = MADE_OF_ITEMS[type.of.name];
  return made === undefined ? items : callNamed(l, at, fixedName(`from/scala.${made}.object`), [items]);
}

/** In the order in which they are kept, where that is no order that programs may look at. */
function itemsOf(l: Lowering, at: Span, value: Core, type: Extract<Ty, { kind: "class" }>): Core {
  if (type.of.name === "Set") return callNamed(l, at, fixedName("elements/scala.Set"), [value]);
  if (type.of.name === "Map") return callNamed(l, at, fixedName("pairs/scala.Map"), [value]);
  return listOf(l, newScope({}), at, value, type);
}

const MADE_OF_ITEMS: Readonly<Record<string, string>> = {
  IndexedSeq: "Vector",
  Vector: "Vector",
  Set: "Set",
  Map: "Map",
};

/** Nothing where all parts stay as they are. */
function rebuilt(l: Lowering, at: Span, ctor: Name, types: readonly Ty[]): readonly Arm[] {
  const names = types.map(() => fresh(l, "part"));
  const parts = types.map((type, i) => settled(l, at, type, variable(l, at, nth(names, i))));
  if (parts.every((part) => part === undefined)) return [];
  const pattern = ctorPattern(
    at,
    ctor,
    names.map((name) => bindPattern(at, name)),
  );
  const values = parts.map((part, i) => part ?? variable(l, at, nth(names, i)));
  return [arm(pattern, make(l, at, ctor, values, false))];
}
