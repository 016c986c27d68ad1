// A first-class module at run time is the tuple of its values, those of modules inside it included, in order.
import type { Name } from "../../../../core/expr.js";
import type { ModuleInfo, ValueInfo } from "../entities.js";

export function partsOf(module: ModuleInfo): readonly ValueInfo[] {
  return module.items.flatMap((item) => {
    if (item.kind === "value") return module.scope.values.get(item.value.name) === item.value ? [item.value] : [];
    return item.kind === "module" && item.alias === undefined ? partsOf(item.module) : [];
  });
}

/** Of a module that was unpacked: all its values are variables. */
export function partNames(module: ModuleInfo): readonly Name[] {
  return partsOf(module).flatMap(({ access }) => (access.kind === "var" ? [access.name] : []));
}
