// Items of a structure to definitions.
import { absurd } from "../../../basis/absurd.js";
import type { Def } from "../../../core/program.js";
import type { Item } from "../syntax.js";
import { lowerDefinitions } from "./let.js";
import { fresh, type Lowering } from "./lowering.js";
import { lowerModule } from "./module.js";
import { lowerRecModules } from "./rec-modules.js";

export function lowerItem(l: Lowering, item: Item): Def[] {
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
    case "type":
    case "exception":
    case "extend":
    case "module-type":
    case "external":
      return [];
    default:
      return absurd(item);
  }
}
