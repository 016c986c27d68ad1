// Structures: the items of a file or module in order, each seeing the ones before.
import { absurd } from "../../../basis/absurd.js";
import type { PrimName } from "../../../core/primitive.js";
import { PRIMITIVES } from "../../../core/primitive.js";
import type { Lack } from "../lack.js";
import type { Item } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { type Context, freshGlobal, infer } from "./context.js";
import { inferException, inferExtension, inferTypeItem } from "./declaration.js";
import type {
  Access,
  InferredItem,
  ModuleInfo,
  PositionName,
  Scope,
  SignatureItem,
  Special,
  ValueInfo,
} from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import { lack, lackingType } from "./lacking.js";
import { leavingOut } from "./leave-out.js";
import { inferBindings } from "./let.js";
import { renamed } from "./modules/instance.js";
import { inferModuleExpr } from "./modules/module-expr.js";
import { inferModuleTypeItem, structureOf } from "./modules/module-type.js";
import { inferRecModules } from "./modules/rec-modules.js";
import { newScope, openModule, scopeOfItems } from "./scope.js";
import { deeper, GENERIC, generalize, getLevel, lowerExceptCovariant, somePart, type Ty } from "./ty.js";

/** Checks one item of a file, a structure or a `let module`; type variables that it names are its own. */
export function inferItem(ctx: Context, scope: Scope, item: Item): InferredItem {
  const { typeVars, itemLevel } = ctx;
  ctx.typeVars = new Map();
  ctx.itemLevel = getLevel() + 1;
  if (getLevel() === 1) ctx.outermost = scope;
  const errors = ctx.errors.length;
  const inferred = inferKind(ctx, scope, item);
  ctx.typeVars = typeVars;
  ctx.itemLevel = itemLevel;
  return ctx.lacks.length === 0 ? inferred : leavingOut(ctx, scope, item, inferred, errors);
}

function inferKind(ctx: Context, scope: Scope, item: Item): InferredItem {
  switch (item.kind) {
    case "value": {
      const inner = inferBindings(ctx, scope, item.bindings, item.recursive, { global: true });
      const values = [...inner.values.values()];
      for (const value of values) markWeak(ctx, value.type);
      return { scope: inner, signature: values.map((value) => ({ kind: "value", value })), type: undefined };
    }
    case "eval":
      return { scope, signature: [], type: inferEval(ctx, scope, item) };
    case "type": {
      const types = inferTypeItem(ctx, newScope(scope), item);
      for (const info of types) info.boundAt = ctx.serial++;
      return defining(
        scope,
        types.map((info, i) => ({ kind: "type", info, first: i === 0 })),
      );
    }
    case "exception": {
      const ctor = inferException(ctx, newScope(scope), item, "program", item === ctx.localItem);
      if (ctor?.key !== undefined) ctx.facts.keys.set(item, ctor.key);
      return defining(scope, ctor === undefined ? [] : [{ kind: "exception", ctor, at: item.at }]);
    }
    case "extend":
      return defining(
        scope,
        inferExtension(ctx, newScope(scope), item).map((ctor) => ({ kind: "exception", ctor, at: item.at })),
      );
    case "module":
      return inferModule(ctx, scope, item);
    case "rec-modules":
      return defining(scope, inferRecModules(ctx, scope, item, inferItems));
    case "module-type":
      return defining(scope, inferModuleTypeItem(ctx, scope, item));
    case "open": {
      const found = inferModuleExpr(ctx, scope, item.module, "", inferItems);
      return { scope: found === undefined ? scope : openModule(scope, found.module), signature: [], type: undefined };
    }
    case "include": {
      const found = inferModuleExpr(ctx, scope, item.module, "", inferItems);
      if (found === undefined) return { scope, signature: [], type: undefined };
      const isPath = item.module.kind === "path";
      const module = isPath ? includedPath(ctx, found.module, found.path ?? []) : found.module;
      if (!isPath) bindAnew(ctx, module.items);
      return defining(scope, module.items);
    }
    case "external":
      return inferExternal(ctx, scope, item);
    case "lacking":
      if (item.opens) ctx.opened = item.lack;
      return defining(
        scope,
        item.types.map(({ name, arity }, i) => lackingItem(ctx, item.lack, name.name, arity, i === 0)),
      );
    default:
      return absurd(item);
  }
}

function lackingItem(ctx: Context, of: Lack, name: string, arity: number, first: boolean): SignatureItem {
  return { kind: "type", info: lackingType(name, ctx.modules, freshGlobal(ctx, name), arity, of), first };
}

function defining(scope: Scope, signature: readonly SignatureItem[]): InferredItem {
  return { scope: scopeOfItems(signature, scope), signature, type: undefined };
}

/** What is included has a name already: its types are other names for those, and its modules are the same. */
function includedPath(ctx: Context, module: ModuleInfo, path: readonly string[]): ModuleInfo {
  const items = module.items.map((item) =>
    item.kind === "module" && item.alias === undefined ? { ...item, alias: [...path, item.name].join(".") } : item,
  );
  return renamed(ctx, { ...module, items }, ctx.modules);
}

export function inferItems(
  ctx: Context,
  scope: Scope,
  items: readonly Item[],
): { readonly scope: Scope; readonly signature: readonly SignatureItem[] } {
  const signature: SignatureItem[] = [];
  let inner = scope;
  for (const item of items) {
    const result = inferItem(ctx, inner, item);
    inner = result.scope;
    signature.push(...result.signature);
  }
  return { scope: inner, signature };
}

function inferEval(ctx: Context, scope: Scope, item: Item & { kind: "eval" }): Ty {
  const type = deeper(() => infer(ctx, scope, item.body));
  if (!isNonexpansive(ctx, item.body)) lowerExceptCovariant(type);
  generalize(type);
  return type;
}

function inferModule(ctx: Context, scope: Scope, item: Item & { kind: "module" }): InferredItem {
  const { name } = item.name;
  const found = inferModuleExpr(ctx, scope, item.body, name, inferItems);
  if (name === "_") return { scope, signature: [], type: undefined };
  if (found === undefined) {
    const module: ModuleInfo = { ...structureOf([], name), broken: true };
    return defining(scope, [{ kind: "module", name, module, alias: undefined }]);
  }
  const isPath = item.body.kind === "path";
  if (!isPath) bindAnew(ctx, found.module.items);
  const alias = isPath ? found.path?.join(".") : undefined;
  const module = isPath ? anotherName(ctx, found.module, name) : found.module;
  return defining(scope, [{ kind: "module", name, module: { ...module, name }, alias }]);
}

/** Another name for a module is one for its types too; what is made of the module is made of the same. */
function anotherName(ctx: Context, module: ModuleInfo, name: string): ModuleInfo {
  return { ...renamed(ctx, module, [...ctx.modules, name]), identity: module.identity };
}

/** What an item leaves undecided is decided by later ones, but not with types of theirs. */
function markWeak(ctx: Context, type: Ty): void {
  const now = ctx.serial++;
  somePart(type, ({ desc, level }) => {
    if (desc.kind === "var" && level !== GENERIC) desc.since ??= now;
    return false;
  });
}

/** From outside a structure its types are known by new names, which are as old as its end. */
function bindAnew(ctx: Context, signature: readonly SignatureItem[]): void {
  const now = ctx.serial++;
  for (const item of signature) {
    if (item.kind === "type") item.info.boundAt = now;
    if (item.kind === "module" && item.alias === undefined) bindAnew(ctx, item.module.items);
  }
}

function inferExternal(ctx: Context, scope: Scope, item: Item & { kind: "external" }): InferredItem {
  const type = deeper(() => inferAnnotation(ctx, scope, item.type));
  generalize(type);
  const access = ctx.inLibrary ? externalAccess(item.prim) : lackingAccess(ctx, item);
  const value: ValueInfo = { name: item.name.name, type, access, at: item.at };
  return defining(scope, [{ kind: "value", value }]);
}

/** A function of another language, which ends a run. */
function lackingAccess(ctx: Context, item: Item & { kind: "external" }): Access {
  const name = freshGlobal(ctx, item.name.name);
  lack(ctx, item.at, "functions of other languages", { many: true, whole: true });
  ctx.facts.externals.set(item, name);
  return { kind: "var", name };
}

const SPECIALS: ReadonlySet<string> = new Set<Special>(["and", "or", "raise", "force", "pipe", "apply"]);

const POSITIONS: ReadonlySet<string> = new Set<PositionName>(["loc", "file", "line", "pos"]);

function externalAccess(prim: string): Access {
  if (POSITIONS.has(prim)) return { kind: "position", what: prim as PositionName };
  if (SPECIALS.has(prim)) return { kind: "special", what: prim as Special };
  const signature = PRIMITIVES.get(prim as PrimName);
  if (signature === undefined || signature.takes === "many")
    throw new Error(`the library names an unknown primitive ${prim}`);
  return { kind: "prim", op: prim as PrimName, arity: signature.takes.length };
}
