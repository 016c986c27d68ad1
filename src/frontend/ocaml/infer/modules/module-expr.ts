// Module expressions: what they offer, and the facts that lowering needs.
import { absurd } from "../../../../basis/absurd.js";
import type { Item, ModuleExpr } from "../../syntax.js";
import { type Context, infer, report } from "../context.js";
import type { FunctorInfo, ModuleInfo, Scope, SignatureItem, Template } from "../entities.js";
import { lack } from "../lacking.js";
import { lookupModuleExpr } from "../lookup.js";
import { expandHead } from "../ty.js";
import { applyFunctor } from "./apply.js";
import type { Found } from "./given.js";
import { assumed, renamed, sealed, viewed } from "./instance.js";
import { matchModule } from "./match.js";
import { inferModuleType, inferParam, structureOf, withModule } from "./module-type.js";
import { packageSignature } from "./package.js";
import { partNames } from "./parts.js";
import { reportTwice } from "./unique.js";

/** The checker of structures, which stands on this file. */
export type InferItems = (
  ctx: Context,
  scope: Scope,
  items: readonly Item[],
) => { readonly signature: readonly SignatureItem[] };

type Known = string | undefined;
type Walk = { readonly ctx: Context; readonly inferItems: InferItems };

/** `name` is what the module will be known by; "" when its parts go to where it stands; undefined when it has none. */
export function inferModuleExpr(
  ctx: Context,
  scope: Scope,
  e: ModuleExpr,
  name: string,
  inferItems: InferItems,
): Found | undefined {
  return go({ ctx, inferItems }, scope, e, name);
}

function go(w: Walk, scope: Scope, e: ModuleExpr, name: Known): Found | undefined {
  const { ctx } = w;
  switch (e.kind) {
    case "path":
      return lookupModuleExpr(ctx, scope, e);
    case "structure": {
      reportTwice(ctx, e.items);
      const { signature } = within(ctx, name, () => w.inferItems(ctx, scope, e.items));
      return { module: structureOf(signature, name), path: undefined };
    }
    case "functor":
      return inferFunctor(w, scope, e, name);
    case "apply": {
      const fn = go(w, scope, e.fn, name);
      const isUnit = e.arg === undefined && fn?.module.functor?.param?.module.items.length === 0;
      const arg = isUnit ? { module: structureOf([]), path: undefined } : e.arg && go(w, scope, e.arg, undefined);
      if (fn?.module.functor !== undefined && fn.module.functor.param === undefined) reportFresh(ctx, e);
      if (fn === undefined || (e.arg !== undefined && arg === undefined)) return undefined;
      if (fn.module.functor?.code.kind === "syntax")
        return elaborate(w, e, fn.module.functor, fn.module.functor.code, arg, name);
      const applied = applyFunctor(ctx, fn, arg, (e.arg ?? e).at, name === undefined ? undefined : pathOf(ctx, name));
      if (applied === undefined) return undefined;
      ctx.facts.instances.set(e, applied.instances);
      return applied;
    }
    case "sealed": {
      const inner = go(w, scope, e.body, name);
      const type = inferModuleType(ctx, scope, e.type);
      const view = inner && type && matchModule(ctx, inner.module, type, startOf(e.body));
      if (type === undefined) return undefined;
      if (view === undefined) return { module: assumed(ctx, type, name ?? "", pathOf(ctx, name)), path: undefined };
      return { module: sealed(ctx, view, type, pathOf(ctx, name)), path: undefined };
    }
    case "unpack":
      return inferUnpack(ctx, scope, e, name);
    default:
      return absurd(e);
  }
}

function pathOf(ctx: Context, name: Known): readonly string[] {
  return name === "" || name === undefined ? ctx.modules : [...ctx.modules, name];
}

function within<T>(ctx: Context, name: Known, body: () => T): T {
  const outer = ctx.modules;
  ctx.modules = pathOf(ctx, name);
  const result = body();
  ctx.modules = outer;
  return result;
}

/** A long structure is pointed at by its first word. */
function startOf(e: ModuleExpr): ModuleExpr["at"] {
  return e.kind === "structure" ? { ...e.at, end: e.at.start + "struct".length } : e.at;
}

function inferFunctor(w: Walk, scope: Scope, e: ModuleExpr & { kind: "functor" }, name: Known): Found | undefined {
  const { ctx } = w;
  const param = e.param && inferParam(ctx, scope, e.param);
  if (e.param !== undefined && param === undefined) return undefined;
  const template: Template = { from: ctx.serial, to: ctx.serial, applied: [] };
  const inner = param === undefined ? scope : withModule(scope, param.name, param);
  const outer = ctx.functors;
  ctx.functors = [...outer, template];
  const around = ctx.applicative;
  ctx.applicative = param !== undefined;
  const result = go(w, inner, e.body, `${name ?? ""}(${param?.name ?? "*"})`);
  ctx.functors = outer;
  ctx.applicative = around;
  template.to = ctx.serial;
  if (result === undefined) return undefined;
  const module = e.body.kind === "path" ? renamed(ctx, result.module, pathOf(ctx, name)) : result.module;
  const takesFunctors = param !== undefined && hasFunctor(param);
  if (!takesFunctors) ctx.facts.templates.set(e, template);
  const functor: FunctorInfo = {
    param: param && { name: param.name, module: param },
    result: module,
    code: takesFunctors
      ? { kind: "syntax", body: e.body, scope, within: [] }
      : { kind: "template", template, within: [] },
  };
  return { module: { ...structureOf([], name), functor }, path: undefined };
}

function hasFunctor(module: ModuleInfo): boolean {
  return module.functor !== undefined || module.items.some((item) => item.kind === "module" && hasFunctor(item.module));
}

/** The code of a functor that takes functors depends on theirs: its body is checked and lowered for each application. */
function elaborate(
  w: Walk,
  e: ModuleExpr & { kind: "apply" },
  { param }: FunctorInfo,
  code: FunctorInfo["code"] & { kind: "syntax" },
  arg: Found | undefined,
  name: Known,
): Found | undefined {
  const { ctx } = w;
  const view = param && arg && matchModule(ctx, arg.module, param.module, (e.arg ?? e).at);
  if (param === undefined || view === undefined) return undefined;
  if (code.within.length > 0) {
    lack(ctx, e.at, "functors of functors that take functors", { many: true, whole: true });
    return undefined;
  }
  const body = structuredClone(code.body);
  ctx.facts.elaborated.set(e, body);
  return go(w, withModule(code.scope, param.name, viewed(view, param.module)), body, name);
}

/** A functor that gives the same types for the same module makes no new ones each time. */
function reportFresh(ctx: Context, e: ModuleExpr): void {
  if (ctx.applicative)
    report(ctx, "E213", "New types in a functor", e.at, "this makes types that are new each time", {
      hint: "only a functor that takes `()` may: `functor (X : S) () -> ...`.",
    });
}

function inferUnpack(ctx: Context, scope: Scope, e: ModuleExpr & { kind: "unpack" }, name: Known): Found | undefined {
  reportFresh(ctx, e);
  const { desc } = expandHead(infer(ctx, scope, e.value));
  const signature = desc.kind === "con" ? packageSignature(desc.info, desc.args) : undefined;
  if (signature === undefined) {
    report(ctx, "E204", "Types clash", e.value.at, "this is not known to be a module: write `(val ... : S)`");
    return undefined;
  }
  const module: ModuleInfo = assumed(ctx, signature, name ?? "", pathOf(ctx, name));
  ctx.facts.unpacked.set(e, partNames(module));
  return { module, path: undefined };
}
