// Which right-hand sides `let rec` allows: those that can be built before the names they mention
// have values. Modes and rules are those of OCaml ("A practical mode system for recursive definitions").
import type { Name } from "../../../core/expr.js";
import type { Binding, Expr, Item, Pattern } from "../syntax.js";
import { type Context, report } from "./context.js";
import { expandHead, newVar } from "./ty.js";

/** How an expression uses a name, from not at all to looking into its value. */
const IGNORE = 0;
const DELAY = 1; // only under a function
const GUARD = 2; // stored in a constructor
const RETURN = 3; // given back as it is
const DEREFERENCE = 4;
type Mode = number;

export function checkRecursive(ctx: Context, bindings: readonly Binding[]): void {
  const names = new Set(bindings.flatMap((binding) => [...bindersOf(ctx, binding.pattern)]));
  for (const binding of bindings) {
    const allowed = isBuilt(ctx, binding.bound, new Map()) ? GUARD : IGNORE;
    const uses = usesOf(ctx, binding.bound, RETURN);
    if ([...uses].every(([name, mode]) => !names.has(name) || mode <= allowed)) continue;
    report(
      ctx,
      "E209",
      "Bad let rec",
      binding.bound.at,
      "this needs the value that is being defined, before it is there",
      {
        hint: "after `let rec`, define a function (`let rec f x = ...`), or leave out `rec`.",
      },
    );
  }
}

function* bindersOf(ctx: Context, pattern: Pattern): Iterable<Name> {
  const own = ctx.facts.binders.get(pattern);
  if (own !== undefined) yield own;
  if (pattern.kind === "typed" || pattern.kind === "alias") yield* bindersOf(ctx, pattern.inner);
  if (pattern.kind === "tuple") for (const item of pattern.items) yield* bindersOf(ctx, item);
}

/** Whether a variable that a `let` around binds is such a block. */
type Known = ReadonlyMap<Name, boolean>;

/** Whether the expression makes a block or closure of known size, so that others can point to it early. */
function isBuilt(ctx: Context, e: Expr, known: Known): boolean {
  switch (e.kind) {
    case "let":
      return isBuilt(ctx, e.body, withBindings(ctx, e.bindings, known));
    case "ident": {
      const access = ctx.facts.idents.get(e)?.info.access;
      return access?.kind === "var" && known.get(access.name) === true;
    }
    case "open":
    case "let-item":
    case "newtype":
      return isBuilt(ctx, e.body, known);
    case "sequence":
      return e.items.slice(-1).every((item) => isBuilt(ctx, item, known));
    case "apply":
      return isPartial(ctx, e) || isReference(ctx, e);
    case "typed":
    case "coerce":
      return isBuilt(ctx, e.value, known);
    case "construct":
      return e.arg === undefined || !isUnboxed(ctx, e) || isBuilt(ctx, e.arg, known);
    case "fun":
    case "function":
    case "lazy":
    case "constant":
    case "tuple":
    case "list":
    case "array":
    case "record":
      return true;
    default:
      return false;
  }
}

function withBindings(ctx: Context, bindings: readonly Binding[], known: Known): Known {
  const own = bindings.flatMap(({ pattern, bound }) => {
    const name = ctx.facts.binders.get(pattern.kind === "typed" ? pattern.inner : pattern);
    return name === undefined ? [] : [[name, isBuilt(ctx, bound, known)] as const];
  });
  return new Map([...known, ...own]);
}

/** `ref e` is a cell that can be there before what it holds. */
function isReference(ctx: Context, e: Expr & { kind: "apply" }): boolean {
  const access = e.fn.kind === "ident" ? ctx.facts.idents.get(e.fn)?.info.access : undefined;
  return access?.kind === "prim" && access.op === "cell.new" && e.args.length === 1;
}

/** A constructor that is its argument when the program runs. */
function isUnboxed(ctx: Context, e: Expr): boolean {
  return ctx.facts.ctors.get(e)?.family.unboxed === true;
}

/** The items of an array that may hold floats are looked at when it is made. */
function looksAtItems(ctx: Context, e: Expr): boolean {
  const type = ctx.facts.places.get(e)?.type;
  const { desc } = type === undefined ? newVar() : expandHead(type);
  const item = desc.kind === "con" && desc.args[0] !== undefined ? expandHead(desc.args[0]).desc : undefined;
  if (item?.kind === "con")
    return (
      item.info === ctx.builtins.types.float ||
      (item.info.body.kind === "abstract" && !NOT_FLOATS.some((name) => item.info === ctx.builtins.types[name]))
    );
  return item === undefined || item.kind === "var";
}

const NOT_FLOATS = ["int", "char", "string", "bytes", "array", "lazy_t", "int32", "int64", "nativeint"] as const;

/** A labelled parameter in front of the given ones waits for its argument: that makes a closure. */
function isPartial(ctx: Context, e: Expr & { kind: "apply" }): boolean {
  return ctx.facts.applications.get(e)?.slots.some((slot) => slot.kind === "omitted") === true;
}

type Uses = ReadonlyMap<Name, Mode>;
const NONE: Uses = new Map();

/** How strongly each name is used when the expression's own value is used in a mode. */
function usesOf(ctx: Context, e: Expr, mode: Mode): Uses {
  const all = (parts: readonly Expr[], inner: Mode): Uses =>
    join(parts.map((part) => usesOf(ctx, part, compose(mode, inner))));
  switch (e.kind) {
    case "constant":
    case "lacking":
      return NONE;
    case "ident": {
      const access = ctx.facts.idents.get(e)?.info.access;
      return access?.kind === "var" ? new Map([[access.name, mode]]) : NONE;
    }
    case "fun":
      return all([e.body, ...e.params.flatMap((param) => (param.kind === "labelled" && param.default) || [])], DELAY);
    case "function":
      return all(
        e.cases.map((c) => c.body),
        DELAY,
      );
    case "lazy":
      return all([e.body], DELAY);
    case "let":
      return usesOfLet(ctx, e, mode);
    case "tuple":
    case "list":
      return all(e.items, GUARD);
    case "array":
      return all(e.items, looksAtItems(ctx, e) ? DEREFERENCE : GUARD);
    case "construct":
      if (e.arg === undefined) return NONE;
      return all(e.arg.kind === "tuple" ? e.arg.items : [e.arg], isUnboxed(ctx, e) ? RETURN : GUARD);
    case "record":
      return join([
        all(
          e.fields.map((item) => item.value),
          GUARD,
        ),
        e.base ? all([e.base], DEREFERENCE) : NONE,
      ]);
    case "if":
      return join([all([e.cond], DEREFERENCE), all(e.no ? [e.yes, e.no] : [e.yes], RETURN)]);
    case "sequence":
      return join([all(e.items.slice(0, -1), GUARD), all(e.items.slice(-1), RETURN)]);
    case "typed":
    case "coerce":
    case "labelled":
      return usesOf(ctx, e.value, mode);
    case "open":
    case "newtype":
      return usesOf(ctx, e.body, mode);
    case "try":
      return join([
        all([e.body], RETURN),
        all(
          e.cases.map((c) => c.body),
          RETURN,
        ),
      ]);
    case "match":
      return join([
        all([e.on], DEREFERENCE),
        all(
          e.cases.flatMap((c) => (c.guard ? [c.body, c.guard] : [c.body])),
          RETURN,
        ),
      ]);
    case "apply":
      if (isReference(ctx, e)) return all(e.args, GUARD);
      return all([e.fn, ...e.args], isPartial(ctx, e) ? GUARD : DEREFERENCE);
    case "field":
      return all([e.record], DEREFERENCE);
    case "set-field":
      return all([e.record, e.value], DEREFERENCE);
    case "while":
      return all([e.cond, e.body], DEREFERENCE);
    case "for":
      return all([e.low, e.high, e.body], DEREFERENCE);
    case "assert":
      return all([e.cond], DEREFERENCE);
    case "let-item":
      return join([usesOf(ctx, e.body, mode), all(boundIn(e.item), GUARD)]);
    case "pack":
      return NONE;
  }
}

/** What is evaluated when a local module is. */
function boundIn(item: Item): readonly Expr[] {
  if (item.kind === "eval") return [item.body];
  if (item.kind === "value") return item.bindings.map((binding) => binding.bound);
  const module =
    item.kind === "module" ? item.body : item.kind === "open" || item.kind === "include" ? item.module : undefined;
  return module?.kind === "structure" ? module.items.flatMap(boundIn) : [];
}

/** A bound expression is used as its variables are, and evaluated in any case. */
function usesOfLet(ctx: Context, e: Expr & { kind: "let" }, mode: Mode): Uses {
  const body = usesOf(ctx, e.body, mode);
  const bound = e.bindings.map((binding) => {
    const strongest = Math.max(...[...bindersOf(ctx, binding.pattern)].map((name) => body.get(name) ?? IGNORE), IGNORE);
    return usesOf(ctx, binding.bound, Math.max(strongest, compose(mode, GUARD)));
  });
  return join([body, ...bound]);
}

function join(uses: readonly Uses[]): Uses {
  const joined = new Map<Name, Mode>();
  for (const use of uses) for (const [name, mode] of use) joined.set(name, Math.max(mode, joined.get(name) ?? IGNORE));
  return joined;
}

function compose(outer: Mode, inner: Mode): Mode {
  if (outer === IGNORE || inner === IGNORE) return IGNORE;
  if (outer === DEREFERENCE || outer === DELAY) return outer;
  return inner === RETURN ? outer : inner;
}
