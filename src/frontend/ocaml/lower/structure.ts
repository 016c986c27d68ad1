// Items of a structure to top-level definitions; modules only add to names, so they vanish.
import type { Def } from "../../../core/program.js";
import type { Item, ModuleExpr } from "../syntax.js";
import { lowerDefinitions } from "./let.js";
import { fresh, type Lowering } from "./lowering.js";

export function lowerItem(l: Lowering, item: Item): Def[] {
  switch (item.kind) {
    case "value":
      return lowerDefinitions(l, item.bindings, item.recursive);
    case "eval":
      return [{ kind: "one", name: fresh(l, "_"), bound: l.lower(item.body) }];
    case "module":
      return lowerModule(l, item.body);
    case "open":
    case "include":
      return lowerModule(l, item.module);
    case "type":
    case "exception":
    case "external":
      return [];
  }
}

function lowerModule(l: Lowering, body: ModuleExpr): Def[] {
  return body.kind === "structure" ? body.items.flatMap((item) => lowerItem(l, item)) : [];
}
