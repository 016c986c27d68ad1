// How a proof is written down: lemmas, the steps on the way, and the numbers that they have in a certificate.
import { nth } from "../../basis/known.js";
import type { Assumptions } from "./assumptions.js";
import type { Held, Lemma, ProofTree, Refines, Relation, Sums } from "./certificate.js";
import { type Proposition, substitute } from "./lemma.js";
import type { Candidate } from "./measure.js";
import type { Apart, Course, FoundRelation } from "./relations.js";
import type { EndEntry, Endings } from "./returns.js";
import type { Term, Terms } from "./term.js";
import { written } from "./written.js";

/** A lemma while it is proved, and after. */
export type Entry = {
  readonly index: number;
  /** The same for the same proposition. */
  readonly key: string;
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
  /** Where these hold. */
  readonly relations: FoundRelation[];
  readonly about: About;
  /** Where its functions call each other with arguments that it says nothing about. */
  strayed: Course | undefined;
};

/** What is known of a lemma beforehand. */
export type About = {
  readonly relations: readonly FoundRelation[];
  /** Variables that are related, in ways that are to be found; and whether something is so at the place where it is needed. */
  readonly apart: (Apart & { readonly holds: (relation: FoundRelation) => boolean }) | undefined;
  /** It is given up where its functions call each other with arguments that it says nothing about. */
  readonly mayStray: boolean;
};

/** Before anything was tried for it. */
export function openEntry(
  terms: Terms,
  { key, index, proposition, about }: Pick<Entry, "key" | "index" | "proposition" | "about">,
): Entry {
  const { vars, left, right } = proposition;
  const own = new Map<Term, Term>(vars.map((each, i) => [each, terms.variable(`?${i}:${each.name}`, each.type)]));
  return {
    index,
    key,
    proposition,
    pattern: { vars: [...own.values()], left: substitute(terms, left, own), right: substitute(terms, right, own) },
    state: "open",
    proof: undefined,
    measure: undefined,
    isHasty: true,
    isMisfit: false,
    uses: new Set(),
    relations: [...about.relations],
    about,
    strayed: undefined,
  };
}

/** What is done on a way besides going through cases. */
export type Step =
  | { readonly kind: "unfold"; readonly call: Term }
  | { readonly kind: "returns"; readonly entry: EndEntry; readonly values: readonly Term[] }
  | { readonly kind: "relate"; readonly index: number; readonly values: readonly Term[] }
  | {
      readonly kind: "use";
      readonly entry: Entry;
      readonly values: readonly Term[];
      readonly bound: Sums | undefined;
      readonly held: readonly Held[];
    };

/** Steps that were taken before the rest of a proof. */
export function withSteps(tree: ProofTree | undefined, steps: readonly Step[]): ProofTree | undefined {
  if (tree === undefined) return undefined;
  return steps.reduceRight((rest: ProofTree, step): ProofTree => {
    if (step.kind === "unfold") return { kind: "unfold", call: written(step.call), rest };
    if (step.kind === "returns")
      return { kind: "returns", instance: { lemma: ENDS + step.entry.index, values: step.values.map(written) }, rest };
    if (step.kind === "relate") return { ...step, values: step.values.map(written), rest };
    const instance = { lemma: step.entry.index, values: step.values.map(written) };
    const at = step.bound === undefined ? -1 : 0;
    return { kind: "use", use: { instance, at, bound: step.bound ?? [], relations: step.held }, rest };
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
  { proposition: { vars, premises, left, right }, proof, measure, relations }: Entry,
  to: ReadonlyMap<number, number>,
): Refines {
  return {
    kind: "refines",
    vars: vars.map(({ name, type }) => ({ name, type })),
    premises: premises.map(written),
    relations: relations.map(writtenRelation),
    left: written(left),
    right: written(right),
    measure: measure === undefined ? [] : [{ kind: measure.kind, of: written(measure.of) }],
    proof: renumber(proof ?? { kind: "absurd" }, to),
  };
}

function writtenRelation({ vars, left, right }: FoundRelation): Relation {
  return { vars: vars.map(({ name, type }) => ({ name, type })), left: written(left), right: written(right) };
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
  if (tree.kind === "use")
    return [tree.use.instance.lemma, ...tree.use.relations.flatMap(usedFor), ...usedIn(tree.rest)];
  if (tree.kind === "returns") return [tree.instance.lemma, ...usedIn(tree.rest)];
  return "rest" in tree ? usedIn(tree.rest) : [];
}

function usedFor(held: Held): readonly number[] {
  return held.kind === "own" ? [] : [held.instance.lemma, ...held.relations.flatMap(usedFor)];
}

function renumberHeld(held: Held, to: ReadonlyMap<number, number>): Held {
  if (held.kind === "own") return held;
  const instance = { ...held.instance, lemma: to.get(held.instance.lemma) ?? -1 };
  return { kind: "lemma", instance, relations: held.relations.map((each) => renumberHeld(each, to)) };
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
      use: {
        ...tree.use,
        instance: { ...tree.use.instance, lemma: to.get(tree.use.instance.lemma) ?? -1 },
        relations: tree.use.relations.map((each) => renumberHeld(each, to)),
      },
      rest: renumber(tree.rest, to),
    };
  return "rest" in tree ? { ...tree, rest: renumber(tree.rest, to) } : tree;
}
