// How a constructor must be written at the end of a program: bare where it is visible, with its module otherwise.
import { type Name, shownName } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import type { Scope } from "../infer/entities.js";
import { findCtors, findFields, findModule } from "../infer/scope.js";
import { childrenOf } from "../infer/ty.js";
import { coreType } from "../lower/core-type.js";

export function shownCtor(scope: Scope, name: Name): string {
  const path = shownName(name);
  const bare = path.slice(path.lastIndexOf(".") + 1);
  if (bare === "" || findCtors(scope, bare)[0]?.core === name || isVisibleRecord(scope, name)) return bare || path;
  const isHidden = leadsTo(scope, `Stdlib.${path}`, name) && (bare === path || !leadsTo(scope, path, name));
  return isHidden ? `Stdlib.${path}` : path;
}

/** A program may have a module of the library's name. */
function leadsTo(scope: Scope, path: string, name: Name): boolean {
  const words = path.split(".");
  const [modules, last] = [words.slice(0, -1), words.at(-1) ?? ""];
  const inner = modules.reduce<Scope | undefined>((found, module) => found && findModule(found, module)?.scope, scope);
  return inner !== undefined && findCtors(inner, last).some(({ core }) => core === name);
}

/** A record is named after its type; it is visible when its first field is. */
function isVisibleRecord(scope: Scope, name: Name): boolean {
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) {
    for (const info of layer.types.values()) {
      if (info.body.kind !== "record" || info.body.ctor !== name) continue;
      const [first] = info.body.fields;
      const body = first && findFields(scope, first.name)[0]?.record.body;
      return body?.kind === "record" && body.ctor === name;
    }
  }
  return false;
}

/** What A : int -> int t says of the parameters of t; nothing where constructors say nothing. */
export function madeParameters(scope: Scope, name: Name): readonly Type[] | undefined {
  const path = shownName(name).split(".");
  const inner = path
    .slice(0, -1)
    .reduce<Scope | undefined>((found, module) => found && findModule(found, module)?.scope, scope);
  const ctor = inner && findCtors(inner, path.at(-1) ?? "").find(({ core }) => core === name);
  return ctor?.gadt ? childrenOf(ctor.result).map((param) => coreType(param)) : undefined;
}
