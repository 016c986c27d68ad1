// How a proof is written down: lemmas, the steps on the way, and the numbers that they have in a certificate.
import { nth } from "../../basis/known.js";
import type { Assumptions } from "./assumptions.js";
import type { Lemma, ProofTree, Refines, Sums } from "./certificate.js";
import { type Proposition, substitute } from "./lemma.js";
import type { Candidate } from "./measure.js";
import type { EndEntry, Endings } from "./returns.js";
import type { Term, Terms } from "./term.js";
import { written } from "./written.js";

/** A lemma while it is proved, and after. */
export type Entry = {
  readonly index: number;
  readonly proposition: Proposition;
  /** Its variables under names that no path has. */
  readonly pattern: { readonly vars: readonly Term[]; readonly left: Term; readonly right: Term };
  state: "open" | "proved" | "failed";
  proof: ProofTree | undefined;
  /** What gets smaller where it is used for itself; undefined: what the left side computes. */
  measure: Candidate | undefined;
  /** Given up where a measure may help. */
  isHasty: boolean;
  /** The measure does not get smaller. */
  isMisfit: boolean;
  /** Those that were open and were used. */
  readonly uses: Set<Entry>;
};

/** What is done on a way besides going through cases. */
export type Step =
  | { readonly kind: "unfold"; readonly call: Term }
  | { readonly kind: "returns"; readonly entry: EndEntry; readonly values: readonly Term[] }
  | { readonly kind: "use"; readonly entry: Entry; readonly values: readonly Term[]; readonly bound: Sums | undefined };

/** Steps that were taken before the rest of a proof. */
export function withSteps(tree: ProofTree | undefined, steps: readonly Step[]): ProofTree | undefined {
  if (tree === undefined) return undefined;
  return steps.reduceRight((rest: ProofTree, step): ProofTree => {
    if (step.kind === "unfold") return { kind: "unfold", call: written(step.call), rest };
    if (step.kind === "returns")
      return { kind: "returns", instance: { lemma: ENDS + step.entry.index, values: step.values.map(written) }, rest };
    const instance = { lemma: step.entry.index, values: step.values.map(written) };
    return { kind: "use", use: { instance, at: step.bound === undefined ? -1 : 0, bound: step.bound ?? [] }, rest };
  }, tree);
}

/** The lemmas that a proof rests on, itself last; before it, if it is given, that the left side ends. */
export function lemmasFor(
  goal: Entry,
  ending: EndEntry | undefined,
  entries: readonly Entry[],
  endings: Endings,
): readonly Lemma[] {
  const needed = new Set([goal]);
  const ends = new Set(ending === undefined ? [] : [ending]);
  for (const entry of needed)
    for (const index of usedIn(entry.proof)) {
      if (index >= ENDS) ends.add(endings.entry(index - ENDS));
      else needed.add(nth(entries, index));
    }
  const order = [...needed].filter((each) => each !== goal);
  const { lemmas, index } = endings.lemmasFor([...ends], order.length);
  const renumbered = new Map<number, number>([
    ...order.map((entry, i) => [entry.index, i] as const),
    ...[...ends].map((entry) => [ENDS + entry.index, index(entry)] as const),
    [goal.index, order.length + lemmas.length],
  ]);
  return [...order.map((entry) => writtenLemma(entry, renumbered)), ...lemmas, writtenLemma(goal, renumbered)];
}

/** Lemmas that something ends are numbered from here on, until all are known. */
const ENDS = 1_000_000;

function writtenLemma(
  { proposition: { vars, premises, left, right }, proof, measure }: Entry,
  to: ReadonlyMap<number, number>,
): Refines {
  return {
    kind: "refines",
    vars: vars.map(({ name, type }) => ({ name, type })),
    premises: premises.map(written),
    left: written(left),
    right: written(right),
    measure: measure === undefined ? [] : [{ kind: measure.kind, of: written(measure.of) }],
    proof: renumber(proof ?? { kind: "absurd" }, to),
  };
}

/** A call with its parts as they are now, whatever is known of itself. */
export function exactly(terms: Terms, call: Term, assumptions: Assumptions): Term {
  if (call.kind !== "call") return call;
  const [fn = call.fn, ...args] = [call.fn, ...call.args].map((part) => assumptions.normal(part) ?? part);
  return terms.call(fn, args);
}

export function instanceOf(terms: Terms, { entry, values }: Extract<Step, { kind: "returns" }>): Term {
  return substitute(terms, entry.pattern.call, new Map(entry.pattern.vars.map((each, i) => [each, nth(values, i)])));
}

function usedIn(tree: ProofTree | undefined): readonly number[] {
  if (tree === undefined) return [];
  if (tree.kind === "split") return tree.cases.flatMap(({ rest }) => usedIn(rest));
  if (tree.kind === "use") return [tree.use.instance.lemma, ...usedIn(tree.rest)];
  if (tree.kind === "returns") return [tree.instance.lemma, ...usedIn(tree.rest)];
  return "rest" in tree ? usedIn(tree.rest) : [];
}

function renumber(tree: ProofTree, to: ReadonlyMap<number, number>): ProofTree {
  if (tree.kind === "returns")
    return {
      ...tree,
      instance: { ...tree.instance, lemma: to.get(tree.instance.lemma) ?? -1 },
      rest: renumber(tree.rest, to),
    };
  if (tree.kind === "split")
    return { ...tree, cases: tree.cases.map((each) => ({ ...each, rest: renumber(each.rest, to) })) };
  if (tree.kind === "use")
    return {
      ...tree,
      use: { ...tree.use, instance: { ...tree.use.instance, lemma: to.get(tree.use.instance.lemma) ?? -1 } },
      rest: renumber(tree.rest, to),
    };
  return "rest" in tree ? { ...tree, rest: renumber(tree.rest, to) } : tree;
}
