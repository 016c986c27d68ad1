// Applying a functor to a module: its result with the argument's types in it, and a copy of its code to come.
import type { Span } from "../../../../core/span.js";
import { type Context, report } from "../context.js";
import type { FunctorInfo, Given, Instance } from "../entities.js";
import { type Application, applicationPath, type Found, functorModule, givenFor, viewOf } from "./given.js";
import { run, viewedAs } from "./instance.js";
import { matchModule } from "./match.js";

/** The module that an application makes, and the copies of code that it is made of, in order. */
export type Applied = Found & { readonly instances: readonly Instance[] };

/** `name` is what the result will be known by, if it gets a name. */
export function applyFunctor(
  ctx: Context,
  fn: Found,
  arg: Found | undefined,
  at: Span,
  name: readonly string[] | undefined,
): Applied | undefined {
  const { functor } = fn.module;
  if (fn.module.broken || arg?.module.broken) return undefined;
  if (functor === undefined) {
    report(ctx, "E213", "Not a functor", at, `\`${fn.module.name}\` takes no module`);
    return undefined;
  }
  const view = viewOf(ctx, fn.module.name, functor, arg, at);
  if (view === undefined) return undefined;
  ctx.appliedFunctors.add(functor);
  const ownPath = arg === undefined ? undefined : applicationPath(fn.path, arg.path);
  const path = name ?? ownPath ?? ctx.modules;
  return applyCode(ctx, { functor, view, arg, at, path, ownPath, name: fn.module.name, fnPath: fn.path });
}

function applyCode(ctx: Context, a: Application): Applied | undefined {
  const { code } = a.functor;
  switch (code.kind) {
    case "template": {
      const types = givenFor(ctx, a);
      const { template, within } = code;
      const instance = { template, within, values: new Map(a.view.values), ctors: new Map(types.ctors) };
      const module = run(ctx, types.module, instance, a.path, a.ownPath !== undefined && a.path !== a.ownPath);
      return { module: { ...module, ...stable(types, a) }, path: a.ownPath, instances: [instance] };
    }
    case "sealed":
      return applySealed(ctx, a, code.of);
    case "asked": // inside a functor that takes functors, which is checked anew when they are known
      return { module: run(ctx, givenFor(ctx, a).module, NO_CODE, a.path, false), path: a.ownPath, instances: [] };
    case "syntax":
      throw new Error("a functor that takes functors is applied where it is checked");
  }
}

const NO_CODE: Instance = {
  template: { from: 0, to: 0, applied: [] },
  within: [],
  values: new Map(),
  ctors: new Map(),
};

/** Two applications to the same module are the same for those that are applied to them. */
function stable(types: Given, a: Application): { identity?: object } {
  return a.ownPath === undefined ? {} : { identity: types.module.identity };
}

/** A functor that is seen through a signature: the functor itself runs, and the signature says what is seen of it. */
function applySealed(ctx: Context, a: Application, of: FunctorInfo): Applied | undefined {
  const types = givenFor(ctx, a);
  const inner = applyFunctor(ctx, { module: functorModule(a.name, of), path: a.fnPath }, a.arg, a.at, a.path);
  const view = inner && matchModule(ctx, inner.module, types.module, a.at);
  if (inner === undefined || view === undefined) return undefined;
  const module = viewedAs(ctx, view, types.module, a.path, a.ownPath !== undefined && a.path !== a.ownPath);
  return { module: { ...module, ...stable(types, a) }, path: a.ownPath, instances: inner.instances };
}
