// How the objects of a class are stored: one constructor for each class that has values of its own. Its fields are the
// parameters, then the values of the body that cannot be computed from them, then what a class in a block captures.
import { fixedName, type Name } from "../../../core/expr.js";
import { type Defined, visitClass, visitPattern, visitStat, visitTree } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Outer, ValueSymbol } from "../typed.js";
import { fieldIn, inherits, isMarked, isStatic, markOf } from "./hierarchy.js";
import { type Init, initialization } from "./initialization.js";
import { fresh, type Lowering, rememberedOf } from "./lowering.js";
import { isPure } from "./purity.js";
import { isTotal } from "./total.js";
import { looksAhead } from "./unset.js";

/** A parameter, local value, local function or object around that a class uses. */
export type Capture = ValueSymbol | DefSymbol | ClassSymbol;

export type Slot =
  /** `late`: a cell that is filled when the object is there already. */
  | { readonly kind: "field"; readonly of: ValueSymbol; readonly store: "plain" | "cell" | "delay" | "late" }
  | { readonly kind: "capture"; readonly of: Capture };

export type Layout = {
  readonly ctor: Name;
  readonly slots: readonly Slot[];
  /** Fields that are computed whenever they are needed. */
  readonly computed: ReadonlyMap<ValueSymbol, Init & { readonly kind: "field" }>;
  /** Those of them that can be known before the object is made. */
  readonly early: readonly (Init & { readonly kind: "field" })[];
  /** What making an object does beyond putting the parameters in: before it is there, and with it. */
  readonly steps: readonly Init[];
  readonly late: readonly Init[];
};

export function layoutOf(l: Lowering, of: ClassSymbol): Layout {
  return rememberedOf(l, "layout", of, () => {
    if (isStatic(of)) return { ctor: ctorName(l, of), slots: [], computed: new Map(), early: [], steps: [], late: [] };
    const computed = new Map<ValueSymbol, Init & { kind: "field" }>();
    const slots: Slot[] = of.params.map((param) => ({
      kind: "field",
      of: param,
      store: param.isMutable ? "cell" : "plain",
    }));
    const steps: Init[] = [];
    const inits = initialization(l, of);
    for (const init of inits) if (init.kind === "field" && canCompute(l, of, init)) computed.set(init.of, init);
    const early = earlyFields(l, of, [...computed.values()]);
    const known = new Set([...of.params, ...early.map((init) => init.of)]);
    let late = inits.length;
    for (const init of inits.flatMap((each) => stepOf(l, computed, each))) {
      if (needsObject(l, init, known)) late = Math.min(late, steps.length);
      if (init.kind === "field") known.add(init.of);
      else for (const field of boundFields(l, of, init)) known.add(field);
      steps.push(init);
      if (init.kind === "field")
        slots.push({ kind: "field", of: init.of, store: storeOf(init.of, steps.length > late) });
      else if (init.stat.kind === "vals")
        for (const field of boundFields(l, of, init))
          slots.push({ kind: "field", of: field, store: storeOf(field, steps.length > late) });
    }
    for (const capture of capturesOf(l, of)) slots.push({ kind: "capture", of: capture });
    return { ctor: ctorName(l, of), slots, computed, early, steps: steps.slice(0, late), late: steps.slice(late) };
  });
}

/** A field that is computed whenever it is needed takes a step only to fail. */
function stepOf(l: Lowering, computed: Layout["computed"], init: Init): readonly Init[] {
  if (init.kind !== "field" || !computed.has(init.of)) return [init];
  const { owner, value } = init;
  if (init.of.isLazy || isTotal(l, value)) return [];
  return [{ kind: "stat", owner, stat: { kind: "expr", value, at: value.at } }];
}

/** A class of the library may be a constructor that core or another language knows. */
export function ctorName(l: Lowering, of: ClassSymbol): Name {
  const known = l.names.get(of);
  if (known !== undefined) return known;
  const name = (markOf(of, "core") as Name | undefined) ?? ownName(l, of);
  l.names.set(of, name);
  return name;
}

function ownName(l: Lowering, of: ClassSymbol): Name {
  if (!of.inLibrary) return fresh(l, of.name);
  return fixedName(`${of.name}/${of.path}${of.kind === "object" ? ".object" : ""}`);
}

/** Inherited parameters always, other fields only of case classes: there values are what their parameters are. */
function canCompute(l: Lowering, of: ClassSymbol, init: Init & { kind: "field" }): boolean {
  if (init.of.isMutable) return false;
  const isParam = init.owner.params.includes(init.of) || init.of.kind === "param" || !isBodyField(init);
  const isDerived = of.isCase || isMarked(of, "plain");
  if (!isParam && (!isDerived || looksAhead(l, of, () => true))) return false;
  return isPure(l, init.value) && !usesCaptures(l, of, init.value) && !readsHiddenParam(l, of, init);
}

/** A constructor reads its own parameters, even those that the class overrides; nobody else can. */
function readsHiddenParam(l: Lowering, of: ClassSymbol, { owner, value }: Init & { kind: "field" }): boolean {
  const hidden = owner.params.filter((param) => fieldIn(l, param, of)?.of !== param);
  let found = false;
  const enter = (e: Expr): void => {
    found ||= e.kind === "field" && hidden.includes(e.of);
  };
  if (hidden.length > 0) visitTree(value, enter, () => undefined);
  return found;
}

/** What is captured is at hand only while the object is made. */
function usesCaptures(l: Lowering, of: ClassSymbol, value: Expr): boolean {
  const captures = capturesOf(l, of);
  let found = false;
  const enter = (e: Expr): void => {
    found ||= usesOf(l, e).some((use) => captures.includes(use));
  };
  if (captures.length > 0) visitTree(value, enter, () => undefined);
  return found;
}

function isBodyField(init: Init & { kind: "field" }): boolean {
  return init.owner.fields.includes(init.of);
}

function storeOf(field: ValueSymbol, late: boolean): "plain" | "cell" | "delay" | "late" {
  if (field.isLazy) return "delay";
  if (late && !field.isMutable) return "late";
  return field.isMutable ? "cell" : "plain";
}

/** Inherited parameters from the class up, then values that need nothing but what is known. */
function earlyFields(
  l: Lowering,
  of: ClassSymbol,
  inits: readonly (Init & { kind: "field" })[],
): readonly (Init & { kind: "field" })[] {
  const known = new Set<ValueSymbol>(of.params);
  const found: (Init & { kind: "field" })[] = [];
  for (const init of inits) {
    if (init.of.isLazy || needsObject(l, init, known)) continue;
    known.add(init.of);
    found.push(init);
  }
  return found;
}

/** Whether it uses the object as a whole, or fields that are not known yet. */
function needsObject(l: Lowering, init: Init, known: ReadonlySet<ValueSymbol>): boolean {
  let needs = false;
  const ownFields = new Set<Expr>();
  const look = (e: Expr): void => {
    if ((e.kind === "field" || e.kind === "assign") && e.from?.kind === "this") {
      if (known.has(e.kind === "field" ? e.of : e.to)) ownFields.add(e.from);
    }
    if (isIdle(l, e)) ownFields.add(e.from);
    if (e.kind === "this" && !ownFields.has(e)) needs = true;
  };
  visitInit(init, look);
  return needs;
}

function visitInit(init: Init, enter: (e: Expr) => void): void {
  const stat = init.kind === "stat" ? init.stat : ({ ...init, at: init.value.at, kind: "val" } as const);
  visitStat(stat, enter, () => {});
}

/** The fields that a pattern defines, but for those that the class overrides. */
export function boundFields(
  l: Lowering,
  of: ClassSymbol,
  { stat, owner }: Init & { kind: "stat" },
): readonly ValueSymbol[] {
  if (stat.kind !== "vals") return [];
  const bound = new Set<Defined>();
  visitPattern(
    stat.pattern,
    () => {},
    (symbol) => bound.add(symbol),
  );
  return owner.fields.filter((field) => bound.has(field) && fieldIn(l, field, of)?.of === field);
}

/** What the class uses of the blocks and classes around it; other such classes that it makes count as used. */
export function capturesOf(l: Lowering, of: ClassSymbol): readonly Capture[] {
  const known = captured.get(of);
  if (known !== undefined) return known;
  if (isTopLevel(of)) return [];
  const found = new Set<Capture>();
  captured.set(of, []);
  collectCaptures(l, of, found);
  const list = [...found];
  captured.set(of, list);
  return list;
}

const captured = new WeakMap<ClassSymbol, readonly Capture[]>();

function isTopLevel(of: ClassSymbol): boolean {
  return of.owner === undefined || (of.owner.symbol === "class" && isStatic(of.owner));
}

function collectCaptures(l: Lowering, of: ClassSymbol, found: Set<Capture>): void {
  const inside = new Set<Defined>([of, ...of.params, ...of.fields, ...of.methods]);
  const used: Expr[] = [];
  visitClass(
    of,
    (e) => used.push(e),
    (symbol) => inside.add(symbol),
  );
  if (l.outers.has(of)) found.add(of.owner as ClassSymbol);
  for (const { type } of of.parents) for (const capture of capturesOf(l, type.of)) found.add(capture);
  const idle = new Set(used.flatMap((e) => (isIdle(l, e) ? [e.from] : [])));
  for (const e of used)
    if (!idle.has(e)) for (const capture of usesOf(l, e)) if (!inside.has(capture)) found.add(capture);
}

/** The object around, of which nobody asks: what its class captures, whoever makes one has at hand. */
function isIdle(l: Lowering, e: Expr): e is Outer {
  return e.kind === "outer" && e.from.kind === "this" && !l.outers.has(e.of);
}

function usesOf(l: Lowering, e: Expr): readonly Capture[] {
  switch (e.kind) {
    case "value":
      return [e.of];
    case "assign":
      return e.from === undefined ? [e.to] : [];
    case "call":
      return e.receiver === undefined && e.of.owner?.symbol === "def" ? [e.of] : [];
    case "this":
      return isStatic(e.of) ? [] : [e.of];
    case "object":
      return isStatic(e.of) ? [] : [e.of];
    case "construct":
      return capturesOf(l, e.of).filter(
        (each) => e.outer === undefined || e.outer.from.kind === "this" || !isAround(l, e.of, each),
      );
    default:
      return [];
  }
}

/** Whether it is the object around, of which whoever makes one says which it is. */
function isAround(l: Lowering, { owner }: ClassSymbol, capture: Capture): boolean {
  return capture.symbol === "class" && owner?.symbol === "class" && inherits(l, owner, capture);
}

/** Where in a constructor a field is, if it is stored. */
export function slotIndex(layout: Layout, of: Capture): number | undefined {
  const index = layout.slots.findIndex((slot) => slot.of === of);
  return index < 0 ? undefined : index;
}
