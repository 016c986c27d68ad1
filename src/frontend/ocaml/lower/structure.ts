// Items of a structure to definitions.
import { absurd } from "../../../basis/absurd.js";
import type { Def } from "../../../core/program.js";
import type { Item } from "../syntax.js";
import { lowerDefinitions, stopping } from "./let.js";
import { nextKey } from "./local-exception.js";
import { fresh, type Lowering, stop } from "./lowering.js";
import { lowerModule } from "./module.js";
import { lowerRecModules } from "./rec-modules.js";

export function lowerItem(l: Lowering, item: Item): Def[] {
  const lack = l.facts.leftOut.get(item);
  if (lack !== undefined)
    return item.kind === "eval" ? [{ kind: "one", name: fresh(l, "_"), bound: stop(l, item.at, lack) }] : [];
  switch (item.kind) {
    case "value":
      return lowerDefinitions(l, item.bindings, item.recursive);
    case "eval":
      return [{ kind: "one", name: fresh(l, "_"), bound: l.lower(item.body) }];
    case "module":
      return lowerModule(l, item.body, (inner) => lowerItem(l, inner));
    case "open":
    case "include":
      return lowerModule(l, item.module, (inner) => lowerItem(l, inner));
    case "rec-modules":
      return lowerRecModules(l, item, (inner) => lowerItem(l, inner));
    case "external":
      return lowerExternal(l, item);
    case "exception":
      return lowerException(l, item);
    case "type":
    case "extend":
    case "module-type":
    case "lacking":
      return [];
    default:
      return absurd(item);
  }
}

/** In the library, primitives are written where they are used. */
function lowerExternal(l: Lowering, item: Item & { kind: "external" }): Def[] {
  const name = l.facts.externals.get(item);
  const definition = l.unchecked.find(({ lack }) => lack.at === item.at);
  if (name === undefined || definition === undefined) return [];
  return [{ kind: "one", name, bound: stopping(l, item.at, definition.lack, item.type.kind === "arrow") }];
}

/** A local exception is another one each time. */
function lowerException(l: Lowering, item: Item & { kind: "exception" }): Def[] {
  const key = l.facts.keys.get(item);
  return key === undefined ? [] : [{ kind: "one", name: key, bound: nextKey(l, item.at) }];
}
