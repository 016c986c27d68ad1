// Applying a functor to a module: its result with the argument's types in it, and a copy of its code to come.
import type { Span } from "../../../../core/span.js";
import { type Context, report } from "../context.js";
import type { FunctorInfo, Given, Instance } from "../entities.js";
import { copyModule, inside } from "./copy.js";
import { type Application, applicationPath, type Found, functorModule, givenFor, viewOf } from "./given.js";
import { run, sealed } from "./instance.js";
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
  if (functor === undefined) {
    report(ctx, "E213", "Not a functor", at, `\`${fn.module.name}\` takes no module`);
    return undefined;
  }
  const view = viewOf(ctx, fn.module.name, functor, arg, at);
  if (view === undefined) return undefined;
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
    case "asked":
      report(ctx, "E301", "Not supported yet", a.at, "functors that take functors are not supported yet");
      return undefined;
  }
}

/** Two applications to the same module are the same for those that are applied to them. */
function stable(types: Given, a: Application): { identity?: object } {
  return a.ownPath === undefined ? {} : { identity: types.module.identity };
}

/** A functor that is seen through a signature: the result of the functor itself, seen through what the signature promises. */
function applySealed(ctx: Context, a: Application, of: FunctorInfo): Applied | undefined {
  const inner = applyFunctor(ctx, { module: functorModule(a.name, of), path: undefined }, a.arg, a.at, a.path);
  if (inner === undefined) return undefined;
  const promised = copyModule(
    inside({ types: new Map(a.view.types), code: (functor) => functor.code }),
    a.functor.result,
    a.path,
  );
  const view = matchModule(ctx, inner.module, promised, a.at);
  if (view === undefined) return undefined;
  const module = sealed(ctx, view, promised, a.path);
  return { module, path: a.ownPath, instances: inner.instances };
}
