// Which lemma is used by which: together they are one induction.
import type { ProofTree } from "../certificate.js";
import type { Run } from "./evaluate.js";
import { Refused } from "./refused.js";
import type { Term } from "./terms.js";

/** Is told what both sides are at the ends of a proof where they are the same: for those who tell of the proof. */
export type OnSame = (leaf: ProofTree, value: Term) => void;

export type Use = {
  readonly from: number;
  readonly to: number;
  readonly size: "less" | "at-most" | "any";
  readonly by: "measure" | "calls";
  readonly values: ReadonlyMap<string, ReadonlySet<string> | undefined>;
};

export class Uses {
  private readonly all: Use[] = [];
  /** The variables of each lemma that are taken for functions which return. */
  private readonly trusted = new Map<number, Set<string>>();

  add(use: Use): void {
    this.all.push(use);
  }

  trust(lemma: number, name: string): void {
    this.trusted.set(lemma, (this.trusted.get(lemma) ?? new Set()).add(name));
  }

  check(): void {
    this.wellFounded();
    this.onlyInputsTrusted();
  }

  /** What a lemma takes for a function that returns is an input, whoever uses the lemma. */
  private onlyInputsTrusted(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const { from, to, values } of this.all)
        for (const name of this.trusted.get(to) ?? []) {
          const origins = values.get(name);
          if (origins === undefined) throw new Refused("a function that may not return");
          const own = this.trusted.get(from) ?? new Set();
          this.trusted.set(from, own);
          for (const each of origins) changed = (!own.has(each) && own.add(each) !== undefined) || changed;
        }
    }
  }

  /** No lemma needs itself without something getting smaller. */
  private wellFounded(): void {
    const all = [...new Map(this.all.map((use) => [`${use.from} ${use.to} ${use.size} ${use.by}`, use])).values()];
    const reached = reaching(all);
    const reachedAsLarge = reaching(all.filter(({ size }) => size !== "less"));
    for (const { from, to, size, by } of all) {
      const isCircle = reached(to).has(from) || to === from;
      const circle = isCircle ? all.filter((use) => reached(use.to).has(from) && reached(to).has(use.from)) : [];
      if (isCircle && new Set([by, ...circle.map((use) => use.by)]).size > 1)
        throw new Refused("two measures in a circle");
      if (isCircle && size === "any") throw new Refused("a lemma that needs itself for more");
      if (size !== "less" && (to === from || reachedAsLarge(to).has(from)))
        throw new Refused("a lemma that needs itself");
    }
  }
}

/** Which lemmas a lemma needs, and which these need. */
function reaching(uses: readonly Use[]): (start: number) => ReadonlySet<number> {
  const next = new Map<number, Set<number>>();
  for (const { from, to } of uses) next.set(from, (next.get(from) ?? new Set()).add(to));
  const known = new Map<number, ReadonlySet<number>>();
  return (start) => {
    const before = known.get(start);
    if (before !== undefined) return before;
    const found = new Set(next.get(start));
    for (const each of found) for (const further of next.get(each) ?? []) found.add(further);
    known.set(start, found);
    return found;
  };
}

export function outermost({ made }: Run): ReadonlySet<Term> {
  return new Set([...made].filter(([call, roots]) => roots.has(call)).map(([call]) => call));
}

/** These, and those of which one of these gives the function. */
export function withApplications(calls: ReadonlySet<Term>, made: Run["made"]): ReadonlySet<Term> {
  const isOf = (call: Term): boolean => call.is === "call" && call.of[0] !== undefined && calls.has(call.of[0]);
  return new Set([...calls, ...[...made.keys()].filter(isOf)]);
}

/** How the calls that a use needs compare with those that the left side makes: as sets in which a call may be replaced by
 * any that are made inside of it. */
export function sizeOf(needed: ReadonlySet<Term>, made: Run["made"]): Use["size"] {
  const isCovered = [...needed].every((call) => {
    const roots = made.get(call) ?? new Set();
    return roots.has(call) || [...roots].some((root) => !needed.has(root));
  });
  if (!isCovered) return "any";
  const leftOut = [...made].some(([call, roots]) => roots.has(call) && !needed.has(call));
  return leftOut ? "less" : "at-most";
}
