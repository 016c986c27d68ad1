// A function that overrides others promises what they promise, on arguments that they take: what it demands itself may be
// less. That becomes a part of the function, as if it had been written there.
import { nth } from "../basis/known.js";
import { call, choose, lambda, letIn, lit, variable } from "../core/build.js";
import { type Binding, type Expr, type Lam, makeName, type Name } from "../core/expr.js";
import { type Ids, idsBeyond, UNNUMBERED } from "../core/ids.js";
import { mapBound, type Program } from "../core/program.js";
import { wellFormed } from "../core/self-check.js";
import type { Span } from "../core/span.js";
import { freshCopy, supplyOfNames } from "../core/supply.js";
import { mapChildren } from "../core/traverse.js";
import { IN_ANY_ORDER } from "../core/validate.js";
import type { ContractFacts, ContractRoles } from "../language/contract.js";
import { applied, conjunction, type RoleCall, saidAtStart } from "./at-start.js";

const TRUE = lit({ kind: "bool", value: true });
const RESULT = makeName("result", 0);

export function inheriting(program: Program, roles: ContractRoles, { overridden }: ContractFacts): Program {
  if (overridden.size === 0) return program;
  const bounds = new Map(program.defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings)).map(pairOf));
  const inherit = inheritance(roles, idsBeyond(program.defs));
  const changed = (bound: Expr, name: Name): Expr => {
    if (bound.kind !== "lam") return bound;
    const above = (overridden.get(name) ?? []).flatMap((each) => {
      const found = bounds.get(each);
      return found?.kind === "lam" && found.params.length === bound.params.length ? [found] : [];
    });
    return above.length === 0 ? bound : inherit(bound, above);
  };
  const defs = program.defs.map((def) => mapBound(def, changed));
  return wellFormed("inherited contracts", { ...program, defs }, IN_ANY_ORDER);
}

function inheritance(roles: ContractRoles, ids: Ids): (own: Lam, above: readonly Lam[]) => Lam {
  const supply = supplyOfNames("inherited");
  const invented = inventor(ids);
  const ensure = [...roles].find(([, role]) => role === "ensure")?.[0];
  return (own, above) => {
    /** What is said of the parameters of another, of those here. */
    const here = (of: Lam, e: Expr): Expr =>
      freshCopy(
        supply,
        of.params.reduceRight((rest, param, i) => letIn(param, variable(nth(own.params, i)), rest), e),
      );
    const body = above.reduce((inside, of) => {
      const post = saidAtStart(roles, of.body, promisedBy, bothHold);
      if (post === undefined || ensure === undefined) return inside;
      const result = supply.name(RESULT);
      const pre = saidAtStart(roles, of.body, demandedBy, conjunction);
      const kept = applied(post, variable(result));
      const holds = lambda([result], here(of, pre === undefined ? kept : choose(pre, kept, TRUE)));
      return { ...invented(call(variable(ensure), []), own.at), args: [inside, invented(holds, post.at)] } as Expr;
    }, own.body);
    return { ...own, body };
  };
}

/** Nodes of its own; the place of what was written stays. */
function inventor(ids: Ids): (e: Expr, at: Span) => Expr {
  const invented = (e: Expr, at: Span): Expr => ({
    ...mapChildren(e, (child) => invented(child, at)),
    id: ids.next(),
    at: e.id === UNNUMBERED ? at : e.at,
    written: false,
  });
  return invented;
}

function pairOf({ name, bound }: Binding): readonly [Name, Expr] {
  return [name, bound];
}

function demandedBy({ role, args }: RoleCall): Expr | undefined {
  return role === "require" ? args[0] : undefined;
}

/** As a predicate on the result. */
function promisedBy({ role, args }: RoleCall): Expr | undefined {
  const result = makeName("promised", 0);
  switch (role) {
    case "ensure":
      return args[1];
    case "ensure-that":
      return args[1] && { ...lambda([result], args[1]), at: args[1].at };
    case "hold":
      return args[0] && { ...lambda([result], variable(result)), at: args[0].at };
    default:
      return undefined;
  }
}

function bothHold(first: Expr, second: Expr): Expr {
  const result = variable(RESULT);
  return { ...lambda([RESULT], conjunction(applied(first, result), applied(second, result))), at: first.at };
}
