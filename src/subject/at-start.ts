// What is said of contracts at the beginning of a function: before it does anything, and around all that it does.
import { nth } from "../basis/known.js";
import { call, choose, inTurn, letIn, lit, make } from "../core/build.js";
import { type Expr, type Name, tupleCtor } from "../core/expr.js";
import type { Span } from "../core/span.js";
import type { ContractRole, ContractRoles } from "../language/contract.js";

/** A call of a function that means something in contracts. */
export type RoleCall = {
  readonly role: ContractRole;
  readonly fn: Name;
  readonly args: readonly Expr[];
  readonly at: Span;
};

export function roleCallIn(roles: ContractRoles, e: Expr): RoleCall | undefined {
  if (e.kind !== "app" || e.fn.kind !== "var") return undefined;
  const role = roles.get(e.fn.name);
  return role === undefined ? undefined : { role, fn: e.fn.name, args: e.args, at: e.at };
}

/** What `said` finds in the calls, in order, with the definitions that it needs; undefined: nothing. */
export function saidAtStart(
  roles: ContractRoles,
  e: Expr,
  said: (found: RoleCall) => Expr | undefined,
  both: (first: Expr, second: Expr) => Expr,
): Expr | undefined {
  const go = (inner: Expr): Expr | undefined => saidAtStart(roles, inner, said, both);
  const found = roleCallIn(roles, e);
  if (found !== undefined) {
    const [first] = found.args;
    const own = said(found);
    const isAround = AROUND.has(found.role) && first !== undefined;
    const inside = isAround ? go(found.role === "allow" ? bodyOf(first) : first) : undefined;
    return own !== undefined && inside !== undefined ? both(own, inside) : (own ?? inside);
  }
  switch (e.kind) {
    case "let":
    case "letrec": {
      const inside = go(e.body);
      const own = e.kind === "let" ? go(e.bound) : undefined;
      const rest = inside && { ...e, body: inside };
      return own !== undefined && rest !== undefined ? both(own, rest) : (own ?? rest);
    }
    case "seq": {
      const parts = e.items.map((item) => ({ item, found: go(item) }));
      const last = parts.findLastIndex((part) => part.found !== undefined);
      if (last < 0) return undefined;
      return parts.slice(0, last + 1).reduceRight<Expr | undefined>((rest, part) => {
        if (part.found !== undefined) return rest === undefined ? part.found : both(part.found, rest);
        if (rest === undefined || roleCallIn(roles, part.item) !== undefined) return rest;
        return inTurn([part.item, rest]);
      }, undefined);
    }
    default:
      return undefined;
  }
}

/** What is said inside of these still comes first. */
const AROUND: ReadonlySet<ContractRole> = new Set(["ensure", "ensure-that", "hold", "allow"]);

export const UNIT = make(tupleCtor(0), []);

/** What a function of unit does. */
export function bodyOf(thunk: Expr): Expr {
  return thunk.kind === "lam" && thunk.params.length === 1 ? thunk.body : call(thunk, [UNIT]);
}

export function applied(fn: Expr, arg: Expr): Expr {
  if (fn.kind !== "lam" || fn.params.length !== 1) return call(fn, [arg]);
  return letIn(nth(fn.params, 0), arg, fn.body);
}

export function conjunction(first: Expr, second: Expr): Expr {
  return choose(first, second, lit({ kind: "bool", value: false }));
}
