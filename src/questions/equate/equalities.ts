// Lemmas that two calls give the same, for proofs of contracts: found and checked as for two programs.
import type { Tools } from "./assumptions.js";
import type { Lemma } from "./certificate.js";
import { Beyond } from "./evaluate.js";
import { generalisations } from "./lemma.js";
import { Finder } from "./prove.js";
import { asSum, type Term } from "./term.js";
import { typeIn } from "./types.js";

const FUEL = { left: 20_000, terms: 60_000 };
const TRIED_MAX = 8;

/** A lemma with those that it rests on, itself last; and what it is used for. */
export type Equality = {
  readonly group: number;
  readonly values: readonly Term[];
  readonly left: Term;
  readonly right: Term;
};

export class Equalities {
  /** Each rests on nothing but itself. */
  readonly groups: (readonly Lemma[])[] = [];
  private readonly tried = new Map<string, Equality | undefined>();

  constructor(private readonly tools: Omit<Tools, "fuel">) {}

  /** Why what is said not to be the same is the same after all. */
  refuting(condition: Term): Equality | undefined {
    for (const [a, b] of sidesOf(condition)) {
      const found = this.known(a, b) ?? this.known(b, a);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private known(left: Term, right: Term): Equality | undefined {
    const key = `${left.id} ${right.id}`;
    if (!this.tried.has(key) && this.tried.size < TRIED_MAX) this.tried.set(key, this.find(left, right));
    return this.tried.get(key);
  }

  private find(left: Term, right: Term): Equality | undefined {
    const finder = new Finder({ ...this.tools, fuel: { ...FUEL } });
    try {
      for (const { proposition, values } of generalisations(this.tools.terms, left, right, (term) =>
        typeIn(this.tools, term),
      )) {
        const entry = finder.prove(proposition);
        if (entry === undefined || entry.relations.length > 0) continue;
        this.groups.push(finder.lemmasFor(entry, undefined));
        return { group: this.groups.length - 1, values, left, right };
      }
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
    }
    return undefined;
  }
}

/** Two calls that are compared. */
function sidesOf(condition: Term): readonly (readonly [Term, Term])[] {
  if (condition.kind !== "prim") return [];
  const [a, b] = condition.args;
  if (condition.op === "any.eq" && a !== undefined && b !== undefined) return isCall(a) || isCall(b) ? [[a, b]] : [];
  if (condition.op !== "eq0" || a === undefined) return [];
  const { constant, parts } = asSum(a);
  const [more, less] = [1n, -1n].map((sign) => parts.filter(({ times }) => times === sign));
  const [x, y] = [more?.[0]?.factors, less?.[0]?.factors];
  if (constant !== 0n || parts.length !== 2 || x?.length !== 1 || y?.length !== 1) return [];
  return x[0] !== undefined && y[0] !== undefined ? [[x[0], y[0]]] : [];
}

function isCall(term: Term): boolean {
  return term.kind === "call";
}
