// What becomes of an item of a structure that uses something that we lack. Where something stands in for it the
// item is checked and runs until it gets there; otherwise it is left out, and what it defines has whatever type
// is written, or any.
import { isWithin, type Lack } from "../lack.js";
import type { Binding, Item, ModuleExpr, Pattern } from "../syntax.js";
import { approximateType } from "./approximate.js";
import type { Context } from "./context.js";
import type { InferredItem, ModuleInfo, Scope, SignatureItem, ValueInfo } from "./entities.js";
import { loosen } from "./lacking.js";
import { structureOf } from "./modules/module-type.js";
import { newScope, scopeOfItems } from "./scope.js";
import { deeper, generalize, newVar, type Ty } from "./ty.js";

/** `errorsBefore`: how many there were before the item was checked. */
export function leavingOut(
  ctx: Context,
  scope: Scope,
  item: Item,
  inferred: InferredItem,
  errorsBefore: number,
): InferredItem {
  const lacks = ctx.lacks.filter(({ at }) => isWithin(at, item.at));
  const [first] = lacks;
  if (first === undefined) return inferred;
  const inner = innerItems(item);
  const isOwn = ({ at }: { readonly at: Item["at"] }): boolean => !inner.some((each) => isWithin(at, each.at));
  const own = lacks.filter(isOwn);
  const failed = ctx.errors.slice(errorsBefore).some(isOwn);
  const kept = ctx.errors.slice(errorsBefore).filter((error) => !isOwn(error));
  ctx.errors.splice(errorsBefore, ctx.errors.length, ...kept);
  for (const lack of own.length === 0 && failed ? [first] : own) note(ctx, item, lack);
  return without(ctx, scope, item, inferred, { lacks: own.length === 0 ? [first] : own, failed });
}

type Missing = { readonly lacks: readonly Lack[]; readonly failed: boolean };

function without(ctx: Context, scope: Scope, item: Item, inferred: InferredItem, missing: Missing): InferredItem {
  const { lacks, failed } = missing;
  const [lack] = lacks;
  if (lack === undefined) return inferred;
  switch (item.kind) {
    case "value":
      return withoutBindings(ctx, scope, item, inferred, missing);
    case "eval":
      if (failed || lacks.some(({ whole }) => whole)) ctx.facts.leftOut.set(item, lack);
      return inferred;
    case "type":
      if (failed) for (const each of inferred.signature) if (each.kind === "type") each.info.lacking = lack;
      return inferred;
    case "module":
    case "rec-modules":
      return failed || isBroken(inferred) || lacks.some(({ whole }) => whole)
        ? withoutModules(ctx, scope, item, lack)
        : inferred;
    case "open":
    case "include":
      if (!failed && !lacks.some(({ whole }) => whole) && inferred.scope !== scope) return inferred;
      ctx.facts.leftOut.set(item, lack);
      ctx.opened = lack;
      return { scope, signature: [], type: undefined };
    case "exception":
    case "extend":
      for (const name of item.kind === "exception" ? [item.ctor.name.name] : item.ctors.map((c) => c.ctor.name.name))
        if (failed || inferred.signature.length === 0) ctx.lackingNames.set(`ctors ${name}`, lack);
      return inferred;
    case "module-type":
      if (failed || inferred.signature.length === 0) ctx.lackingNames.set(`moduleTypes ${item.name.name}`, lack);
      return inferred;
    case "external":
    case "lacking":
      return inferred;
  }
}

/** Items in the structures that an item is made of: they see to themselves. */
function innerItems(item: Item): readonly Item[] {
  switch (item.kind) {
    case "module":
      return structureItems(item.body);
    case "open":
    case "include":
      return structureItems(item.module);
    case "rec-modules":
      return item.bindings.flatMap(({ body }) => structureItems(body));
    default:
      return [];
  }
}

function structureItems(e: ModuleExpr): readonly Item[] {
  switch (e.kind) {
    case "structure":
      return e.items;
    case "functor":
    case "sealed":
      return structureItems(e.body);
    case "apply":
      return [...structureItems(e.fn), ...(e.arg === undefined ? [] : structureItems(e.arg))];
    default:
      return [];
  }
}

// ---- which definition it is ----

function note(ctx: Context, item: Item, lack: Lack): void {
  const { name, at } = definitionOf(item, lack);
  const path = name && [...ctx.modules.filter((each) => each !== ""), name].join(".");
  if (!ctx.unchecked.some((each) => each.lack === lack)) ctx.unchecked.push({ name: path, at, lack });
}

function definitionOf(item: Item, lack: Lack): { readonly name: string | undefined; readonly at: Item["at"] } {
  switch (item.kind) {
    case "value": {
      const binding = item.bindings.find(({ at }) => isWithin(lack.at, at)) ?? item.bindings[0];
      const pattern = binding && withoutType(binding.pattern);
      return pattern?.kind === "var" ? pattern : { name: undefined, at: item.at };
    }
    case "type":
      return item.decls.find(({ at }) => isWithin(lack.at, at))?.name ?? { name: undefined, at: item.at };
    case "exception":
      return item.ctor.name;
    case "module":
    case "module-type":
    case "external":
      return item.name;
    case "rec-modules":
      return item.bindings.find(({ at }) => isWithin(lack.at, at))?.name ?? { name: undefined, at: item.at };
    case "lacking":
      return item.types[0]?.name ?? { name: undefined, at: item.at };
    default:
      return { name: undefined, at: item.at };
  }
}

function withoutType(pattern: Pattern): Pattern {
  return pattern.kind === "typed" ? withoutType(pattern.inner) : pattern;
}

// ---- values ----

function withoutBindings(
  ctx: Context,
  scope: Scope,
  item: Item & { kind: "value" },
  inferred: InferredItem,
  { lacks, failed }: Missing,
): InferredItem {
  const isOf = ({ at }: Lack, binding: Binding): boolean => isWithin(at, binding.at);
  const ofAll = lacks.filter((lack) => !item.bindings.some((binding) => isOf(lack, binding))); // let%test
  for (const binding of item.bindings) {
    const own = [...lacks.filter((lack) => isOf(lack, binding)), ...ofAll];
    const reason = own.find(({ whole }) => whole) ?? (failed ? (own[0] ?? lacks[0]) : undefined);
    if (reason !== undefined) ctx.facts.leftOut.set(binding, reason);
  }
  const inner = newScope(inferred.scope);
  const [first] = lacks;
  const signature = inferred.signature.map((each): SignatureItem => {
    if (each.kind !== "value") return each;
    const value = failed ? approximated(ctx, scope, item.bindings, each.value) : each.value;
    if (first !== undefined) loosen(value.type, first);
    inner.values.set(value.name, value);
    return { kind: "value", value };
  });
  return { scope: inner, signature, type: undefined };
}

/** With the type that is written, or any. */
function approximated(ctx: Context, scope: Scope, bindings: readonly Binding[], value: ValueInfo): ValueInfo {
  const binding = bindings.find(({ pattern }) => withoutType(pattern).at === value.at);
  if (binding?.pattern.kind === "typed") return value;
  const type = deeper((): Ty => (binding === undefined ? newVar() : approximateType(ctx, scope, binding.bound)));
  generalize(type);
  return { ...value, type };
}

// ---- modules ----

function isBroken({ signature }: InferredItem): boolean {
  return signature.some((each) => each.kind === "module" && each.module.broken === true);
}

function withoutModules(ctx: Context, scope: Scope, item: Item, lack: Lack): InferredItem {
  ctx.facts.leftOut.set(item, lack);
  const names =
    item.kind === "module" ? [item.name] : item.kind === "rec-modules" ? item.bindings.map((b) => b.name) : [];
  const signature = names.map(({ name }): SignatureItem => {
    const module: ModuleInfo = { ...structureOf([], name), broken: true, lacking: lack };
    return { kind: "module", name, module, alias: undefined };
  });
  return { scope: scopeOfItems(signature, scope), signature, type: undefined };
}
