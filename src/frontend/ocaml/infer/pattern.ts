// Patterns: their types, the constructors they mean, and the variables they bind.
import type { Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Constant, Pattern } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { builtinTy } from "./builtin.js";
import { chooseCtor, chooseField } from "./choose.js";
import { unifyAt } from "./clash.js";
import { constructorArguments } from "./constructor.js";
import { type Context, freshName, report, type Why } from "./context.js";
import type { CtorInfo, ModuleInfo, Scope } from "./entities.js";
import { learning, matchGeneralised } from "./gadt.js";
import { lack, lackIn } from "./lacking.js";
import { lookupModule } from "./lookup.js";
import { assumed } from "./modules/instance.js";
import { packageSignature } from "./modules/package.js";
import { partNames } from "./modules/parts.js";
import { ownListPattern } from "./own-list.js";
import { fieldPatternType } from "./poly.js";
import { newScope, openModule } from "./scope.js";
import { isTag } from "./tag.js";
import { expandHead, instances, newVar, restated, type Ty, tuple } from "./ty.js";
import { aliasType, inferTagPattern, inferTagsPattern } from "./variant.js";

export type Bound = {
  readonly name: string;
  readonly core: Name;
  readonly type: Ty;
  readonly pattern: Pattern;
  readonly module?: ModuleInfo; // of (module M : S)
};
/** Variables and modules of one pattern by name. */
export type Bindings = Map<string, Bound>;

export function inferPattern(
  ctx: Context,
  scope: Scope,
  pattern: Pattern,
  expected: Ty,
  why: Why = undefined,
  fresh: typeof freshName = freshName,
): Bindings {
  const bindings: Bindings = new Map();
  walk({ ctx, scope, bindings, reuse: new Map(), why, fresh, lazies: true, handles: false }, pattern, expected);
  return bindings;
}

/** A case of a `match`, which may look at what the matched expression raised. */
export function inferCasePattern(ctx: Context, scope: Scope, pattern: Pattern, expected: Ty, why: Why): Bindings {
  const bindings: Bindings = new Map();
  const walking = { ctx, scope, bindings, reuse: new Map(), why, fresh: freshName, lazies: true, handles: true };
  walk(walking, pattern, expected);
  return bindings;
}

type Walk = {
  readonly ctx: Context;
  readonly scope: Scope;
  readonly bindings: Bindings;
  /** What the first side of an or-pattern bound: the other sides use the same core names. */
  readonly reuse: Bindings;
  readonly why: Why;
  readonly fresh: typeof freshName;
  /** Whether `lazy p` may stand here. */
  readonly lazies: boolean;
  /** Whether `exception p` may. */
  readonly handles: boolean;
};

function walk(around: Walk, pattern: Pattern, expected: Ty): void {
  const w = around.handles && pattern.kind !== "or" ? { ...around, handles: false } : around;
  const { ctx } = w;
  switch (pattern.kind) {
    case "any":
      return;
    case "var":
      return bind(w, pattern, pattern.name, expected);
    case "alias":
      walk(w, pattern.inner, expected);
      return bind(w, pattern, pattern.name.name, aliasType(ctx, pattern.inner, expected));
    case "constant":
      unifyAt(ctx, pattern.at, constantType(ctx, pattern.value), expected, w.why);
      return;
    case "range":
      unifyAt(ctx, pattern.at, builtinTy(ctx.builtins, "char"), expected, w.why);
      return;
    case "tuple": {
      const items = pattern.items.map(() => newVar());
      unifyAt(ctx, pattern.at, tuple(items), expected, w.why);
      return walkAll(w, pattern.items, items);
    }
    case "construct":
      return walkConstruct(w, pattern, expected);
    case "list":
    case "array": {
      const own = pattern.kind === "list" ? ownListPattern(ctx, w.scope, pattern, expected) : undefined;
      if (own !== undefined) return walk(w, own, expected);
      const item = newVar();
      unifyAt(ctx, pattern.at, builtinTy(ctx.builtins, pattern.kind, item), expected, w.why);
      for (const inner of pattern.items) walk(w, inner, item);
      return;
    }
    case "record":
      return walkRecord(w, pattern, expected);
    case "or":
      return walkOr(w, pattern, expected);
    case "labelled":
      return walk(w, pattern.inner, expected);
    case "typed": {
      const type = inferAnnotation(ctx, w.scope, pattern.type);
      unifyAt(ctx, pattern.at, restated(type), expected, w.why);
      return walk(w, pattern.inner, type);
    }
    case "lazy": {
      if (!w.lazies) lack(ctx, pattern.at, "`lazy` patterns under `|`", { many: true, whole: true });
      const inner = newVar();
      unifyAt(ctx, pattern.at, builtinTy(ctx.builtins, "lazy_t", inner), expected, w.why);
      return walk(w, pattern.inner, inner);
    }
    case "tags":
      return inferTagsPattern(ctx, w.scope, pattern, expected, w.why);
    case "exception":
      if (around.handles) return walk({ ...w, why: undefined }, pattern.inner, builtinTy(ctx.builtins, "exn"));
      report(
        ctx,
        "E207",
        "Misplaced exception pattern",
        pattern.at,
        "an `exception` case can stand only at the top of a `match` case",
      );
      return;
    case "unpack":
      return walkUnpack(w, pattern, expected);
    case "open": {
      const module = lookupModule(ctx, w.scope, pattern.module);
      if (module === undefined) return nothingFor(ctx, pattern.module.at);
      return walk({ ...w, scope: openModule(w.scope, module) }, pattern.inner, expected);
    }
  }
}

function walkAll(w: Walk, patterns: readonly Pattern[], types: readonly Ty[]): void {
  for (const [i, pattern] of patterns.entries()) walk(w, pattern, types[i] ?? newVar());
}

function bind(w: Walk, pattern: Pattern, name: string, type: Ty): void {
  const earlier = w.bindings.get(name);
  if (earlier !== undefined) {
    report(w.ctx, "E207", "Variable bound twice", pattern.at, `\`${name}\` is bound twice in this pattern`, {
      also: [{ at: earlier.pattern.at, label: "the first one" }],
      hint: "to compare two parts, give them different names and add `when a = b`.",
    });
    return;
  }
  const core = w.reuse.get(name)?.core ?? w.fresh(w.ctx, name);
  w.ctx.facts.binders.set(pattern, core);
  w.bindings.set(name, { name, core, type, pattern });
}

/** (module M : S): the types of M are known only where the pattern binds. */
function walkUnpack(w: Walk, pattern: Pattern & { kind: "unpack" }, expected: Ty): void {
  const { ctx } = w;
  if (pattern.type !== undefined) {
    const written = { kind: "package", at: pattern.type.at, type: pattern.type } as const;
    unifyAt(ctx, pattern.at, inferAnnotation(ctx, w.scope, written), expected, w.why);
  }
  const name = pattern.name?.name;
  const { desc } = expandHead(expected);
  const signature = desc.kind === "con" ? packageSignature(desc.info, desc.args) : undefined;
  if (signature === undefined) {
    report(ctx, "E204", "Types clash", pattern.at, "this is not known to be a module: write `(module M : S)`");
    return;
  }
  const module = assumed(ctx, signature, name ?? "_", [name ?? "_"]);
  ctx.facts.unpacked.set(pattern, partNames(module));
  if (name !== undefined) w.bindings.set(name, { name, core: w.fresh(ctx, name), type: expected, pattern, module });
}

/** A constructor that we lack: no other pattern can take its place. */
function nothingFor(ctx: Context, at: Span): void {
  const lacking = lackIn(ctx, at);
  if (lacking !== undefined) lacking.whole = true;
}

function walkConstruct(w: Walk, pattern: Pattern & { kind: "construct" }, expected: Ty): void {
  if (isTag(pattern.ctor)) {
    const inner = inferTagPattern(w.ctx, pattern, expected, w.why);
    return pattern.arg && inner && walk(w, pattern.arg, inner);
  }
  const ctor = chooseCtor(w.ctx, w.scope, pattern.ctor, expected);
  if (ctor === undefined) {
    nothingFor(w.ctx, pattern.ctor.at);
    if (pattern.arg !== undefined) walk(w, pattern.arg, newVar());
    return;
  }
  w.ctx.facts.ctors.set(pattern, ctor);
  const args = ctor.gadt
    ? matchGeneralised(w.ctx, ctor, pattern, expected, w.why)
    : matchPlain(w, ctor, pattern, expected);
  if (pattern.arg?.kind === "any") return;
  const parts = constructorArguments(w.ctx, ctor, pattern.arg, pattern.at);
  if (parts !== undefined) walkAll(w, parts, args);
  else if (pattern.arg !== undefined) walk(w, pattern.arg, newVar()); // its variables are known all the same
}

function matchPlain(w: Walk, ctor: CtorInfo, pattern: Pattern, expected: Ty): readonly Ty[] {
  const [result, ...args] = instances([ctor.result, ...ctor.args]);
  unifyAt(w.ctx, pattern.at, result, expected, w.why);
  return args;
}

function walkRecord(w: Walk, pattern: Pattern & { kind: "record" }, expected: Ty): void {
  const names = pattern.fields.map((field) => field.field);
  for (const [i, item] of pattern.fields.entries()) {
    const { name, at } = item.field;
    if (names.findIndex((other) => other.name === name) < i)
      report(w.ctx, "E207", "Field named twice", at, `\`${name}\` is named twice in this pattern`);
    const field = chooseField(w.ctx, w.scope, item.field, expected, names);
    if (field === undefined) {
      walk(w, item.pattern, newVar());
      continue;
    }
    w.ctx.facts.fields.set(item, field);
    const [result, type] = fieldPatternType(field, item.pattern);
    unifyAt(w.ctx, item.at, result, expected, w.why);
    walk(w, item.pattern, type);
  }
}

/**
 * Every side binds the same variables at the same types; in core they are the same names. What one side tells about
 * types does not hold for the others, nor for the branch.
 */
function walkOr(w: Walk, pattern: Pattern & { kind: "or" }, expected: Ty): void {
  const [first, ...rest] = pattern.options;
  if (first === undefined) return;
  const bindings: Bindings = new Map();
  learning(w.ctx, () => walk({ ...w, bindings, lazies: false }, first, expected));
  for (const option of rest) {
    const side: Bindings = new Map();
    learning(w.ctx, () => walk({ ...w, bindings: side, reuse: bindings, lazies: false }, option, expected));
    compareSides(w, bindings, side, option);
  }
  for (const bound of bindings.values()) {
    const earlier = w.bindings.get(bound.name);
    if (earlier === undefined) w.bindings.set(bound.name, bound);
    else
      report(
        w.ctx,
        "E207",
        "Variable bound twice",
        bound.pattern.at,
        `\`${bound.name}\` is bound twice in this pattern`,
      );
  }
}

function compareSides(w: Walk, first: Bindings, side: Bindings, option: Pattern): void {
  const missing =
    [...first.keys()].find((name) => !side.has(name)) ?? [...side.keys()].find((name) => !first.has(name));
  if (missing !== undefined) {
    report(w.ctx, "E207", "Sides of | differ", option.at, `both sides of \`|\` must bind \`${missing}\``);
  }
  for (const bound of side.values()) {
    const original = first.get(bound.name);
    if (original === undefined) continue;
    unifyAt(w.ctx, bound.pattern.at, bound.type, original.type, { at: original.pattern.at, label: "bound here too" });
  }
}

export function withBindings(scope: Scope, bindings: Bindings): Scope {
  const inner = newScope(scope);
  for (const { name, core, type, pattern, module } of bindings.values()) {
    if (module !== undefined) inner.modules.set(name, module);
    else inner.values.set(name, { name, type, access: { kind: "var", name: core }, at: pattern.at });
  }
  return inner;
}

export function constantType(ctx: Context, value: Constant): Ty {
  return builtinTy(ctx.builtins, value.kind);
}
