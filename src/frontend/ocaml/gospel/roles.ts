// What the functions of our hidden module mean in contracts.
import type { ContractRole, ContractRoles } from "../../../language/contract.js";
import type { Scope } from "../infer/entities.js";
import { HIDDEN } from "./build.js";

const ROLES: Readonly<Record<string, ContractRole>> = {
  require: "require",
  ensure: "ensure",
  hold: "hold",
  claim: "assert",
  assume: "assume",
  allow: "allow",
  decrease: "decrease",
  shrink: "shrink",
};

export function rolesIn(library: Scope): ContractRoles {
  const hidden = library.modules.get(HIDDEN)?.scope.values;
  return new Map(
    Object.entries(ROLES).map(([name, role]) => {
      const access = hidden?.get(name)?.access;
      if (access?.kind !== "var") throw new Error(`the library lacks ${HIDDEN}.${name}`);
      return [access.name, role] as const;
    }),
  );
}
