// A function that overrides others promises what they promise, on arguments that they take: what it demands itself may be
// less. That becomes a part of the function, as if it had been written there.
import { nth } from "../basis/known.js";
import { call, choose, FREE_IDS, lambda, letIn, lit, variable } from "../core/build.js";
import { type Binding, type Expr, type Lam, makeName, type Name } from "../core/expr.js";
import type { Program } from "../core/program.js";
import type { Span } from "../core/span.js";
import { freshCopy, supplyOfNames } from "../core/supply.js";
import { mapChildren } from "../core/traverse.js";
import type { ContractFacts, ContractRoles } from "../language/contract.js";
import { applied, conjunction, type RoleCall, saidAtStart } from "./at-start.js";

const FIRST_ID = 5 * FREE_IDS;
const TRUE = lit({ kind: "bool", value: true });
const RESULT = makeName("result", 0);

export function inheriting(program: Program, roles: ContractRoles, { overridden }: ContractFacts): Program {
  if (overridden.size === 0) return program;
  const bounds = new Map(program.defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings)).map(pairOf));
  const inherit = inheritance(roles);
  const changed = ({ name, bound }: Binding): Expr => {
    if (bound.kind !== "lam") return bound;
    const above = (overridden.get(name) ?? []).flatMap((each) => {
      const found = bounds.get(each);
      return found?.kind === "lam" && found.params.length === bound.params.length ? [found] : [];
    });
    return above.length === 0 ? bound : inherit(bound, above);
  };
  const defs = program.defs.map((def) =>
    def.kind === "one"
      ? { ...def, bound: changed(def) }
      : { ...def, bindings: def.bindings.map((each) => ({ ...each, bound: changed(each) })) },
  );
  return { ...program, defs };
}

function inheritance(roles: ContractRoles): (own: Lam, above: readonly Lam[]) => Lam {
  const supply = supplyOfNames("inherited");
  const invented = inventor();
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
function inventor(): (e: Expr, at: Span) => Expr {
  let nextId = FIRST_ID;
  const invented = (e: Expr, at: Span): Expr => ({
    ...mapChildren(e, (child) => invented(child, at)),
    id: nextId++,
    at: e.id === 0 ? at : e.at,
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
