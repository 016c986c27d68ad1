// let, let rec, and top-level definitions.
import type { Expr as Core, Binding as CoreBinding, Name } from "../../../core/expr.js";
import { tupleCtor } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import { freeNames, mapChildren } from "../../../core/traverse.js";
import type { Lack } from "../lack.js";
import { subpatterns } from "../subpatterns.js";
import type { Binding, Expr, Pattern } from "../syntax.js";
import { lowerSingle } from "./cases.js";
import { fresh, int, type Lowering, make, node, prim, stop, variable } from "./lowering.js";
import { AS_INFERRED, boundNames } from "./pattern.js";

/** What to put around the body of a `let`. */
export function lowerBindings(
  l: Lowering,
  at: Span,
  bindings: readonly Binding[],
  recursive: boolean,
): (body: Core) => Core {
  if (recursive) return lowerRecursive(l, at, bindings);
  const wraps = bindings.map((binding) => lowerBinding(l, at, binding, bindings.length === 1));
  return (body) => wraps.reduceRight((inner, wrap) => wrap(inner), body);
}

function lowerBinding(l: Lowering, at: Span, binding: Binding, alone: boolean): (body: Core) => Core {
  return bindPattern(l, at, binding.pattern, l.lower(binding.bound), alone);
}

/** Around what follows `let p = bound in`; `alone` if no `and` follows. */
export function bindPattern(l: Lowering, at: Span, typed: Pattern, bound: Core, alone: boolean): (body: Core) => Core {
  const pattern = withoutType(typed);
  const name = pattern.kind === "var" ? l.facts.binders.get(pattern) : undefined;
  if (name !== undefined) return (body) => node(l, "let", at, { name, bound, body });
  if (isUnit(pattern)) return (body) => node(l, "seq", at, { items: [bound, body] });
  const failsAt = alone && hasConstructor(pattern) ? at : pattern.at;
  return (body) => lowerSingle(l, at, bound, pattern, body, failsAt);
}

/** OCaml takes `let C x = e in ...` for a match when it stands alone, and places its failure accordingly. */
function hasConstructor(pattern: Pattern): boolean {
  return pattern.kind === "construct" || pattern.kind === "list" || subpatterns(pattern).some(hasConstructor);
}

function withoutType(pattern: Pattern): Pattern {
  return pattern.kind === "typed" ? withoutType(pattern.inner) : pattern;
}

/** `let () = ...` and `let _ = ...` only run what is bound. */
function isUnit(pattern: Pattern): boolean {
  return pattern.kind === "any" || (pattern.kind === "construct" && pattern.ctor.name === "()");
}

function lowerRecursive(l: Lowering, at: Span, bindings: readonly Binding[]): (body: Core) => Core {
  const { before, group, after, named } = recursiveGroup(l, bindings);
  return (rest) => {
    const body = named.reduceRight(
      (inner, b) => node(l, "let", at, { name: b.name, bound: b.bound, body: inner }),
      rest,
    );
    const filled = after.length === 0 ? body : node(l, "seq", at, { items: [...after, body] }, false);
    const inner = group.length === 0 ? filled : node(l, "letrec", at, { bindings: group, body: filled });
    return before.reduceRight((rest, b) => node(l, "let", at, { name: b.name, bound: b.bound, body: rest }), inner);
  };
}

/**
 * `after` fills the cells of mutable fields, which are made empty before. `aliases` are other names for what is being
 * defined, `named` those of them that are names of the definition.
 */
type Parts = Omit<Group, "named"> & { readonly aliases: Map<Name, Core & { kind: "var" }>; readonly names: Set<Name> };

type Group = {
  readonly before: CoreBinding[];
  readonly group: CoreBinding[];
  readonly after: Core[];
  readonly named: CoreBinding[];
};

/** Bindings in the form that core's letrec takes: functions, suspensions and data. */
function recursiveGroup(l: Lowering, bindings: readonly Binding[]): Group {
  const named = bindings.map((binding) => ({
    binding,
    name: l.facts.binders.get(withoutType(binding.pattern)) ?? fresh(l, "_"),
  }));
  const names = new Set(named.map(({ name }) => name)); // what mentions none of them can come before
  const parts: Parts = { before: [], group: [], after: [], aliases: new Map(), names };
  for (const { binding, name } of named) {
    const lack = l.facts.leftOut.get(binding);
    if (lack !== undefined) {
      addRecursive(l, parts, name, stopping(l, binding.at, lack, isFunction(binding.bound)));
      continue;
    }
    const bound = addPrefix(l, parts, binding.bound);
    addRecursive(l, parts, name, bound.kind === "lazy" ? delayed(l, bound) : l.lower(bound));
  }
  return withoutAliases(
    l,
    parts,
    named.map(({ name }) => name),
  );
}

/** Inside the definition every name stands for what it is another name of. */
function withoutAliases(l: Lowering, { aliases, before, group, after }: Parts, defined: readonly Name[]): Group {
  if (aliases.size === 0) return { before, group, after, named: [] };
  const origin = (name: Name): Name => {
    const next = aliases.get(name);
    return next === undefined ? name : origin(next.name);
  };
  const go = (e: Core): Core => (e.kind === "var" ? { ...e, name: origin(e.name) } : mapChildren(e, go));
  const all = (bindings: readonly CoreBinding[]): CoreBinding[] => bindings.map((b) => ({ ...b, bound: go(b.bound) }));
  const named = defined.flatMap((name): CoreBinding[] => {
    const is = aliases.get(name);
    return is === undefined ? [] : [{ name, bound: variable(l, is.at, origin(name)) }];
  });
  return { before: all(before), group: all(group), after: after.map(go), named };
}

/** Here even the suspension of a value must wait: the value may be one of those being defined. */
function delayed(l: Lowering, e: Extract<Expr, { kind: "lazy" }>): Core {
  return node(l, "delay", e.at, { body: l.lower(e.body), again: false });
}

/** The lets in front of what is bound (let rec f = let (a, b) = ... in fun x -> ...) are definitions of their own. */
function addPrefix(l: Lowering, parts: Parts, bound: Expr): Expr {
  if (bound.kind === "typed") return addPrefix(l, parts, bound.value);
  if (bound.kind === "newtype") return addPrefix(l, parts, bound.body);
  if (bound.kind !== "let" || bound.recursive) return bound;
  for (const def of bound.bindings.flatMap((binding) => lowerDefinition(l, binding))) {
    addLeading(l, parts, def.name, def.bound);
  }
  return addPrefix(l, parts, bound.body);
}

/** A definition in front of what is bound: an effect after it may need it. */
function addLeading(l: Lowering, parts: Parts, name: Name, bound: Core): void {
  if (!mentionsAny(bound, parts.names)) {
    parts.before.push({ name, bound });
    return;
  }
  parts.names.add(name);
  addRecursive(l, parts, name, bound);
}

function mentionsAny(e: Core, names: ReadonlySet<Name>): boolean {
  return [...freeNames(e)].some((free) => names.has(free));
}

/** What leads up to the function or data joins the group or comes before it. */
function addRecursive(l: Lowering, parts: Parts, name: Name, bound: Core): void {
  switch (bound.kind) {
    case "make":
    case "chain":
      parts.group.push({ name, bound: withEmptyCells(l, parts, bound) });
      return;
    case "lam":
    case "delay":
      parts.group.push({ name, bound });
      return;
    case "let":
      addLeading(l, parts, bound.name, bound.bound);
      return addRecursive(l, parts, name, bound.body);
    case "letrec":
      for (const inner of bound.bindings) addRecursive(l, parts, inner.name, inner.bound);
      return addRecursive(l, parts, name, bound.body);
    case "seq": {
      const last = bound.items.at(-1);
      for (const item of bound.items.slice(0, -1)) parts.before.push({ name: fresh(l, "_"), bound: item });
      if (last !== undefined) addRecursive(l, parts, name, last);
      return;
    }
    case "var":
      if (!parts.names.has(bound.name)) break;
      parts.names.add(name);
      parts.aliases.set(name, bound);
      return;
    default:
  }
  if (isMutable(bound) && mentionsAny(bound, parts.names)) return fillLater(l, parts, name, bound);
  // Computed: it cannot mention the names, or `let rec` would have been refused.
  parts.before.push({ name, bound });
}

/**
 * Data with its cells and arrays made before and filled after: what goes into them may be what is being defined. What is
 * suspended though it is a value already (`lazy x`) is forced after, too.
 */
function withEmptyCells(l: Lowering, parts: Parts, e: Core): Core {
  const { at } = e;
  if (e.kind === "make" || e.kind === "chain") return mapChildren(e, (part) => withEmptyCells(l, parts, part));
  if (!mentionsAny(e, parts.names)) return e;
  if (e.kind === "let" && e.bound.kind === "delay") {
    parts.group.push({ name: e.name, bound: e.bound });
    parts.after.push(e.body);
    return variable(l, at, e.name, false);
  }
  if (!isMutable(e)) return e;
  const name = fresh(l, e.op === "cell.new" ? "cell" : "array");
  fillLater(l, parts, name, e);
  return variable(l, at, name, false);
}

type Mutable = Core & { readonly kind: "prim" };

function isMutable(e: Core): e is Mutable {
  return e.kind === "prim" && (e.op === "cell.new" || e.op === "array.of");
}

/** A cell or an array: made before, and filled after. */
function fillLater(l: Lowering, parts: Parts, name: Name, e: Mutable): void {
  const { at, op, args } = e;
  const whole = (): Core => variable(l, at, name, false);
  parts.before.push({ name, bound: { ...e, args: args.map(() => make(l, at, tupleCtor(0), [], false)) } });
  const filled = (content: Core, i: number): Core =>
    op === "cell.new"
      ? prim(l, at, "cell.set", [whole(), content], false)
      : prim(l, at, "array.set", [whole(), int(l, at, i), content], false);
  parts.after.push(...args.map(filled));
}

type OneDef = Extract<Def, { readonly kind: "one" }>;

/** A top-level `let`. */
export function lowerDefinitions(l: Lowering, bindings: readonly Binding[], recursive: boolean): Def[] {
  if (recursive) {
    const { before, group, after, named } = recursiveGroup(l, bindings);
    const one = ({ name, bound }: CoreBinding): Def => ({ kind: "one", name, bound });
    const fills = after.map((fill): Def => ({ kind: "one", name: fresh(l, "_"), bound: fill }));
    const rec: readonly Def[] = group.length === 0 ? [] : [{ kind: "rec", bindings: group }];
    return [...before.map(one), ...rec, ...fills, ...named.map(one)];
  }
  return bindings.flatMap((binding) => lowerDefinition(l, binding));
}

/** In the place of what is left out: a function ends the run when it is applied, anything else when it is used. */
export function stopping(l: Lowering, at: Span, lack: Lack, isFunction: boolean): Core {
  return isFunction ? suspended(l, at, stop(l, at, lack)) : stop(l, at, lack);
}

function isFunction(bound: Expr): boolean {
  if (bound.kind === "typed") return isFunction(bound.value);
  if (bound.kind === "newtype") return isFunction(bound.body);
  return bound.kind === "fun" || bound.kind === "function";
}

function lowerDefinition(l: Lowering, binding: Binding): OneDef[] {
  const lack = l.facts.leftOut.get(binding);
  if (lack !== undefined) return leftOutDefinition(l, binding, lack);
  const bound = l.lower(binding.bound);
  const pattern = withoutType(binding.pattern);
  const name = pattern.kind === "var" ? l.facts.binders.get(pattern) : undefined;
  if (name !== undefined) return [{ kind: "one", name, bound }];
  if (isUnit(pattern)) return [{ kind: "one", name: fresh(l, "_"), bound }];
  return destructure(l, pattern, bound);
}

function leftOutDefinition(l: Lowering, { pattern, bound, at }: Binding, lack: Lack): OneDef[] {
  const names = [...boundNames(l, pattern)];
  const named = names.length === 0 ? [fresh(l, "_")] : names;
  return named.map((name) => ({ kind: "one", name, bound: stopping(l, at, lack, isFunction(bound)) }));
}

/** let (x, y) = e: a tuple of the parts first, then each part by its own name. */
function destructure(l: Lowering, pattern: Pattern, bound: Core): OneDef[] {
  const { at } = pattern;
  const names = [...boundNames(l, pattern)];
  const inner = new Map(names.map((name) => [name, fresh(l, "part")]));
  const whole = fresh(l, "parts");
  const width = Math.max(names.length, 2);
  const items = [...inner.values()].map((name) => variable(l, at, name, false));
  while (items.length < width) items.push(make(l, at, tupleCtor(0), [], false));
  const tuple = make(l, at, tupleCtor(width), items, false);
  const naming = { ...AS_INFERRED, rename: (name: Name) => inner.get(name) ?? name };
  const parts: OneDef = { kind: "one", name: whole, bound: lowerSingle(l, at, bound, pattern, tuple, at, naming) };
  return [parts, ...names.map((name, i): OneDef => ({ kind: "one", name, bound: tuplePart(l, at, whole, i, width) }))];
}

export function tuplePart(l: Lowering, at: Span, whole: Name, index: number, width: number): Core {
  const part = fresh(l, "part");
  const args = Array.from({ length: width }, (_, i) =>
    i === index ? ({ kind: "bind", at, name: part } as const) : ({ kind: "any", at } as const),
  );
  const pattern = { kind: "ctor", at, ctor: tupleCtor(width), args } as const;
  const arms = [{ pattern, guard: undefined, body: variable(l, at, part, false) }];
  return node(l, "match", at, { on: variable(l, at, whole, false), arms }, false);
}

/** An expression as a function of unit, to be called once loading is over. */
export function suspended(l: Lowering, at: Span, body: Core): Core {
  return node(l, "lam", at, { params: [fresh(l, "u")], body }, false);
}
