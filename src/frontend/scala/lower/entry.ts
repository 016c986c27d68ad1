// Functions as others call them, where that is more than the function itself: an object may have to be made first, a
// value may be a function, and core's integers are wider than Byte and Short.
import { type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { visitDef } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { inherits, isStatic } from "./hierarchy.js";
import { call, callNamed, fresh, type Lowering, lambda, lit, make, newScope, node, seq, variable } from "./lowering.js";
import { functionName, madeName } from "./names.js";
import { NULL } from "./null.js";
import { isStepwise, objectField } from "./objects.js";
import { both, operate } from "./operate.js";
import { holdsOtherSequences, settled } from "./sequences.js";
import { numberKind } from "./types.js";

/** A function with its lists of parameters, and what it is called in core. */
export type Entry = { readonly of: DefSymbol; readonly core: Name };

export function methodEntry(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): Entry {
  const core = functionName(l, of);
  const isAlone = owner === undefined || isStatic(owner);
  const lists = isAlone && of.params.length === 0 ? functionLists(of.result) : [];
  const prepares = owner !== undefined && isAlone && isStepwise(l, owner) && readsObject(l, of, owner);
  const shape = lists.length === 0 ? of : shapeOf(of, of.result, lists);
  const isPlain = !prepares && !holdsOtherSequences(l, shape.result);
  if (lists.length === 0 && isPlain && !shape.params.flat().some(({ type }) => isNarrow(type))) return { of, core };
  const at = madeAt(of.at);
  const self = isAlone ? [] : [fresh(l, "this")];
  return wrapped(l, shape, self, (args) => {
    const own = lists.length === 0 ? [...self.map((name) => variable(l, at, name)), ...args.flat()] : [];
    const called = callNamed(l, at, core, own);
    const applied = lists.length === 0 ? called : args.reduce((fn, list) => call(l, at, fn, list), called);
    return prepares ? seq(l, at, [callNamed(l, at, madeName(l, "prepare", owner), []), applied]) : applied;
  });
}

/** A value of an object; one that is a function takes its arguments. */
export function valueEntry(l: Lowering, of: ValueSymbol, owner: ClassSymbol): Entry | undefined {
  const lists = functionLists(of.type);
  if (!isStatic(owner)) return undefined;
  const at = madeAt(of.at);
  const shape = shapeOf({ ...EMPTY, name: of.name, owner, at: of.at }, of.type, lists);
  const read = (): Core => objectField(l, newScope({ object: owner }), at, owner, of);
  return wrapped(l, shape, [], (args) => {
    const applied = args.reduce((fn, list) => call(l, at, fn, list), read());
    if (!isStepwise(l, owner)) return applied;
    return seq(l, at, [callNamed(l, at, madeName(l, "prepare", owner), []), applied]);
  });
}

const EMPTY = {
  symbol: "def",
  annotations: [],
  typeParams: [],
  body: undefined,
  primitive: undefined,
  overrides: [],
  isOpen: true,
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

function wrapped(
  l: Lowering,
  shape: DefSymbol,
  self: readonly Name[],
  body: (args: readonly (readonly Core[])[]) => Core,
): Entry {
  const at = madeAt(shape.at);
  const core = fresh(l, shape.name);
  const names = shape.params.map((list) => list.map((param) => fresh(l, param.name)));
  const params = shape.params.flat();
  const applied = body(names.map((list) => list.map((name) => variable(l, at, name))));
  const given = settled(l, at, shape.result, applied) ?? applied;
  const within = names.flat().reduceRight((rest, name, i) => {
    const type = params[i]?.type;
    return type === undefined || !isNarrow(type) ? rest : guarded(l, at, type, name, rest);
  }, given);
  l.defs.set(core, lambda(l, at, [...self, ...names.flat()], within));
  const of = { ...shape };
  l.names.set(of, core);
  return { of, core };
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
