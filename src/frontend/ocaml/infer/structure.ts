// Structures: the items of a file or module in order, each seeing the ones before.
import { absurd } from "../../../basis/absurd.js";
import type { PrimName } from "../../../core/primitive.js";
import { PRIMITIVES } from "../../../core/primitive.js";
import type { Item, ModuleExpr } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { type Context, infer, report } from "./context.js";
import { inferException, inferTypeItem } from "./declaration.js";
import type { Access, CtorInfo, ModuleInfo, Scope, Special, TypeInfo, ValueInfo } from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import { inferBindings } from "./let.js";
import { lookupModule } from "./lookup.js";
import { includeModule, newScope, openModule } from "./scope.js";
import { deeper, GENERIC, generalize, lowerExceptCovariant, somePart, type Ty } from "./ty.js";

/** What an item defined, in the order of the source: what `ocamlc -i` lists. */
export type SignatureItem =
  | { readonly kind: "value"; readonly value: ValueInfo }
  | { readonly kind: "type"; readonly info: TypeInfo; readonly first: boolean } // of its group
  | { readonly kind: "exception"; readonly ctor: CtorInfo; readonly name: string }
  | { readonly kind: "module"; readonly name: string; readonly items: readonly SignatureItem[] }
  | { readonly kind: "alias"; readonly name: string; readonly path: string };

export type InferredItem = {
  readonly scope: Scope; // with what the item defined
  readonly signature: readonly SignatureItem[];
  /** Of a bare expression. */
  readonly type: Ty | undefined;
};

/** Checks one item; `exports` receives what the module or file defines. */
export function inferItem(ctx: Context, scope: Scope, exports: Scope, item: Item): InferredItem {
  ctx.typeVars.clear();
  switch (item.kind) {
    case "value": {
      const inner = inferBindings(ctx, scope, item.bindings, item.recursive, { global: true });
      const values = [...inner.values.values()];
      for (const value of values) exports.values.set(value.name, value);
      for (const value of values) markWeak(ctx, value.type);
      return { scope: inner, signature: values.map((value) => ({ kind: "value", value })), type: undefined };
    }
    case "eval":
      return { scope, signature: [], type: inferEval(ctx, scope, item) };
    case "type": {
      const inner = newScope(scope);
      const types = inferTypeItem(ctx, inner, item);
      for (const info of types) info.boundAt = ctx.serial++;
      includeModule(exports, { name: "", scope: inner });
      return {
        scope: inner,
        signature: types.map((info, i) => ({ kind: "type", info, first: i === 0 })),
        type: undefined,
      };
    }
    case "exception": {
      const inner = newScope(scope);
      const ctor = inferException(ctx, inner, item);
      includeModule(exports, { name: "", scope: inner });
      const signature = ctor === undefined ? [] : [{ kind: "exception" as const, ctor, name: item.ctor.name.name }];
      return { scope: inner, signature, type: undefined };
    }
    case "module":
      return inferModule(ctx, scope, exports, item);
    case "open": {
      const found = moduleOf(ctx, scope, item.module, "");
      return { scope: found === undefined ? scope : openModule(scope, found.module), signature: [], type: undefined };
    }
    case "include": {
      const found = moduleOf(ctx, scope, item.module, "");
      if (found === undefined) return { scope, signature: [], type: undefined };
      if (item.module.kind === "structure") bindAnew(ctx, found.signature);
      includeModule(exports, found.module);
      return { scope: openModule(scope, found.module), signature: found.signature, type: undefined };
    }
    case "external":
      return inferExternal(ctx, scope, exports, item);
    default:
      return absurd(item);
  }
}

export function inferItems(
  ctx: Context,
  scope: Scope,
  exports: Scope,
  items: readonly Item[],
): { scope: Scope; signature: SignatureItem[] } {
  const signature: SignatureItem[] = [];
  let inner = scope;
  for (const item of items) {
    const result = inferItem(ctx, inner, exports, item);
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

function inferModule(ctx: Context, scope: Scope, exports: Scope, item: Item & { kind: "module" }): InferredItem {
  const found = moduleOf(ctx, scope, item.body, item.name.name);
  if (found === undefined) return { scope, signature: [], type: undefined };
  if (item.body.kind === "structure") bindAnew(ctx, found.signature);
  const inner = newScope(scope);
  const module = { ...found.module, name: item.name.name };
  inner.modules.set(item.name.name, module);
  exports.modules.set(item.name.name, module);
  return { scope: inner, signature: [moduleSignature(item, found.signature)], type: undefined };
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
    if (item.kind === "module") bindAnew(ctx, item.items);
  }
}

function moduleSignature({ name, body }: Item & { kind: "module" }, items: readonly SignatureItem[]): SignatureItem {
  if (body.kind === "structure") return { kind: "module", name: name.name, items };
  return { kind: "alias", name: name.name, path: [...body.path.modules, body.path.name].join(".") };
}

/** A module by path, or a structure checked in place; `name` is what its parts are known by. */
function moduleOf(
  ctx: Context,
  scope: Scope,
  body: ModuleExpr,
  name: string,
): { module: ModuleInfo; signature: readonly SignatureItem[] } | undefined {
  if (body.kind === "path") {
    const module = lookupModule(ctx, scope, body.path);
    return module === undefined ? undefined : { module, signature: signatureOf(module) };
  }
  const exports = newScope(undefined);
  const outer = ctx.modules;
  ctx.modules = name === "" ? outer : [...outer, name];
  const { signature } = inferItems(ctx, scope, exports, body.items);
  ctx.modules = outer;
  return { module: { name, scope: exports }, signature };
}

/** What a module known by path offers, for the listing of an alias or include. */
function signatureOf(module: ModuleInfo): SignatureItem[] {
  return [...module.scope.values.values()].map((value) => ({ kind: "value", value }));
}

function inferExternal(ctx: Context, scope: Scope, exports: Scope, item: Item & { kind: "external" }): InferredItem {
  if (!ctx.inLibrary) {
    report(ctx, "E301", "Not supported", item.at, "`external` declarations cannot be run here");
    return { scope, signature: [], type: undefined };
  }
  const type = deeper(() => inferAnnotation(ctx, scope, item.type));
  generalize(type);
  const inner = newScope(scope);
  const value: ValueInfo = { name: item.name.name, type, access: externalAccess(item.prim), at: item.at };
  inner.values.set(value.name, value);
  exports.values.set(value.name, value);
  return { scope: inner, signature: [{ kind: "value", value }], type: undefined };
}

const SPECIALS: ReadonlySet<string> = new Set<Special>(["and", "or", "raise", "force", "pipe", "apply"]);

function externalAccess(prim: string): Access {
  if (SPECIALS.has(prim)) return { kind: "special", what: prim as Special };
  const signature = PRIMITIVES.get(prim as PrimName);
  if (signature === undefined || signature.takes === "many")
    throw new Error(`the library names an unknown primitive ${prim}`);
  return { kind: "prim", op: prim as PrimName, arity: signature.takes.length };
}
