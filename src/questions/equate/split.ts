// The cases that what is not known can be, and why some cannot be.
import { type Name, tupleWidth } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import type { CtorDecl } from "../../core/program.js";
import { con, type Type } from "../../core/type.js";
import { Assumptions, orderOf, type Tools } from "./assumptions.js";
import type { ProofCase, ProofTerm, ProofTree } from "./certificate.js";
import { Beyond } from "./evaluate.js";
import { contradiction } from "./facts.js";
import { addUp } from "./linear.js";
import { asSum, isTruth, someIn, type Term, type TermOf } from "./term.js";
import { written } from "./written.js";

export type Case = { readonly is: ProofCase["is"]; readonly value: Term };

const COMPARED = new Set(["ge0", "eq0", "lt"]);

export class Splitter {
  private fresh = 0;

  constructor(readonly tools: Tools) {}

  /** Nothing is assumed. */
  assumptions(): Assumptions {
    return new Assumptions(this.tools);
  }

  variable(type: Type | undefined): TermOf<"var"> {
    return this.tools.terms.variable(`y${this.fresh++}`, type) as TermOf<"var">;
  }

  /** Each constructor of the family of this one; without one, true and false. */
  cases(on: Term, ctor: Name | undefined): readonly Case[] {
    const { terms, primitives } = this.tools;
    if (ctor === undefined)
      return [true, false].map((value) => ({ is: { kind: "truth", value }, value: terms.truth(value) }));
    const type = primitives.typeOf(on);
    return this.family(ctor, type).map((decl) => {
      const fields = decl.fields.map((field) => this.variable(this.fieldType(type, decl, field)));
      return {
        is: { kind: "make", ctor: decl.name, fields: fields.map(({ name }) => name) },
        value: terms.make(decl.name, fields),
      };
    });
  }

  /** Where a constructor is of several families, the type tells which. */
  private family(ctor: Name, type: Type | undefined): readonly CtorDecl[] {
    const width = tupleWidth(ctor);
    if (width !== undefined)
      return [
        { name: ctor, fields: Array.from({ length: width }, (_, i) => con(`#${i}`)), labels: undefined, rank: 0 },
      ];
    const family = this.tools.world.family(ctor, type);
    if (family === undefined) throw new Beyond("an open family");
    return family.ctors;
  }

  /** Of a constructor whose family's type is known. */
  private fieldType(type: Type | undefined, decl: CtorDecl, field: Type): Type | undefined {
    if (type?.kind !== "con") return undefined;
    if (tupleWidth(decl.name) !== undefined) return type.args[decl.fields.indexOf(field)];
    const family = this.tools.world.family(decl.name, type);
    if (family === undefined || family.name !== type.name || decl.result !== undefined) return undefined;
    return substituteTypes(field, new Map(family.params.map((param, i) => [param, type.args[i] ?? con("#")])));
  }

  /** A case of a comparison that cannot be. */
  ruledOut(on: Term, assumptions: Assumptions): ProofTree | undefined {
    if (assumptions.contradictory) return { kind: "absurd" };
    const isCompared = someIn(on, (each) => each.kind === "prim" && COMPARED.has(each.op));
    return isCompared ? this.impossible(assumptions) : undefined;
  }

  /** The same, where an integer is none of those that are left between two bounds. */
  excluded(assumptions: Assumptions, tries = assumptions.disequalities().length): ProofTree | undefined {
    if (tries < 2) return this.impossible(assumptions);
    const { primitives, terms } = this.tools;
    for (const sum of assumptions.disequalities()) {
      const [more, less] = this.apart(sum);
      const sides = [primitives.below(less, more), primitives.below(more, less)];
      if (sides.some((side) => isTruth(assumptions.normal(side) ?? side) === true)) continue;
      const ways = sides.map((side) => {
        const next = assumptions.copy();
        next.equate(side, terms.truth(true));
        return { side, next, rest: this.ruledOut(side, next) };
      });
      const found = ways.find(({ rest }) => rest !== undefined);
      const other = ways.find((each) => each !== found);
      if (found?.rest === undefined || other === undefined) continue;
      const rest = other.rest ?? this.excluded(other.next, tries - 1);
      return rest && split(written(found.side), found.rest, split(written(other.side), rest, { kind: "absurd" }));
    }
    return this.impossible(assumptions);
  }

  /** Why what is assumed of integers cannot be. */
  impossible(assumptions: Assumptions): ProofTree | undefined {
    const { terms, primitives } = this.tools;
    if (terms.width !== undefined) return this.impossibleMachine(assumptions);
    const all = assumptions.inequalities();
    const plain = addedUp(all);
    if (plain !== undefined) return plain;
    for (const sum of assumptions.disequalities()) {
      const above = terms.add(sum, terms.integer(-1n));
      const below = terms.subtract(terms.integer(-1n), sum);
      const [first, second] = [addedUp([...all, above]), addedUp([...all, below])];
      if (first === undefined || second === undefined) continue;
      const lower = split(written(primitives.ge0(below)), second, { kind: "absurd" });
      return split(written(primitives.ge0(above)), first, lower);
    }
    return undefined;
  }

  private impossibleMachine(assumptions: Assumptions): ProofTree | undefined {
    const plain = contradiction(assumptions);
    if (plain !== undefined) return { kind: "adds-up", sums: plain };
    for (const sum of assumptions.disequalities()) {
      const [more, less] = this.apart(sum);
      const above = this.with(assumptions, less, more);
      const below = above && this.with(assumptions, more, less);
      if (above === undefined || below === undefined) continue;
      return split(above.on, above.rest, split(below.on, below.rest, { kind: "absurd" }));
    }
    return undefined;
  }

  /** Where it is nothing, these two are the same. */
  private apart(sum: Term): readonly [Term, Term] {
    const { terms } = this.tools;
    const { constant, parts } = asSum(sum);
    const more = terms.sum(
      0n,
      parts.filter(({ times }) => times > 0n),
    );
    const less = parts.filter(({ times }) => times <= 0n).map((part) => ({ ...part, times: -part.times }));
    return [more, terms.sum(-constant, less)];
  }

  /** Why it cannot be that a < b. */
  private with(
    assumptions: Assumptions,
    a: Term,
    b: Term,
  ): { readonly on: ProofTerm; readonly rest: ProofTree } | undefined {
    const { primitives, terms } = this.tools;
    const condition = primitives.below(a, b);
    if (assumptions.normal(condition) === terms.truth(false))
      return { on: written(condition), rest: { kind: "absurd" } };
    const order = orderOf(condition, true);
    const sums = order && contradiction(assumptions, { orders: [order] });
    return sums && { on: written(condition), rest: { kind: "adds-up", sums } };
  }
}

/** Of integers, or the opposite of one. */
export function isComparison(term: Term): boolean {
  if (term.kind !== "prim") return false;
  return COMPARED.has(term.op) || (term.op === "not" && term.args.some(isComparison));
}

function split(on: Extract<ProofTree, { kind: "split" }>["on"], yes: ProofTree, no: ProofTree): ProofTree {
  const cases: ProofCase[] = [
    { is: { kind: "truth", value: true }, rest: yes },
    { is: { kind: "truth", value: false }, rest: no },
  ];
  return { kind: "split", on, cases };
}

function addedUp(sums: readonly Term[]): ProofTree | undefined {
  const taken = addUp(sums);
  return (
    taken && {
      kind: "adds-up",
      sums: taken.flatMap(([i, times]) =>
        sums[i] === undefined ? [] : [{ sum: written(sums[i]), times: String(times) }],
      ),
    }
  );
}
