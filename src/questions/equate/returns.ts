// That calls end: each way through a function is followed, and where it calls itself a measure has to be smaller.
import { nth } from "../../basis/known.js";
import { tupleWidth } from "../../core/expr.js";
import type { Assumptions } from "./assumptions.js";
import type { Ending, Measure, ProofTree, Returns, Sums } from "./certificate.js";
import { Beyond, Raised, Stuck } from "./evaluate.js";
import { matching, substitute } from "./lemma.js";
import { type Candidate, candidates, dataIn, isSame, smallerBy } from "./measure.js";
import { type Bounds, isWithin, NOTHING, sizeIn, together } from "./sizes.js";
import type { Splitter } from "./split.js";
import { headOf, type Term, type TermOf } from "./term.js";
import { written } from "./written.js";

/** A call with variables in it, and what is known of its end. */
export type EndEntry = {
  readonly index: number;
  readonly vars: readonly TermOf<"var">[];
  readonly call: TermOf<"call">;
  readonly pattern: { readonly vars: readonly Term[]; readonly call: Term };
  readonly mayRaise: boolean;
  state: "open" | "proved" | "failed";
  /** Each way ends in calls: which lemma, with which values. */
  readonly circles: Circle[];
  proof: Draft | undefined;
  measure: readonly Candidate[];
  /** What it gives is no larger than these together; none: nothing is known of that. */
  claim: readonly TermOf<"var">[];
};

/** A call of itself, under what is assumed there. */
type Circle = {
  readonly assumptions: Assumptions;
  readonly values: readonly Term[];
  /** The calls that end before it does. */
  readonly earlier: readonly DraftCall[];
  at: number;
  bound: Sums;
};

type DraftCall = {
  readonly call: Term;
  readonly entry: EndEntry;
  readonly values: readonly Term[];
  readonly circle: Circle | undefined;
};
type Draft =
  | {
      readonly kind: "split";
      readonly on: Term;
      readonly cases: readonly { readonly is: SplitCase; readonly rest: Draft }[];
    }
  | {
      readonly kind: "ends";
      readonly calls: readonly DraftCall[];
      readonly assumptions: Assumptions;
      /** What comes out; nothing where it raises. */
      readonly value: Term | undefined;
    }
  | { readonly kind: "tree"; readonly tree: ProofTree };

type General = Pick<EndEntry, "vars" | "call"> & { readonly values: readonly Term[] };
type Instance = { readonly entry: EndEntry; readonly values: readonly Term[] };

type SplitCase = Extract<ProofTree, { kind: "split" }>["cases"][number]["is"];

const DEEPEST = 14;
const NESTED_MAX = 6;
const ENTRIES_MAX = 30;

export class Endings {
  private readonly entries: EndEntry[] = [];
  private nested = 0;

  constructor(private readonly splitter: Splitter) {}

  entry(index: number): EndEntry {
    return nth(this.entries, index);
  }

  /** A lemma that the call is an instance of: for all arguments, or for those with its constructors. */
  returns(call: TermOf<"call">, mayRaise: boolean): Instance | undefined {
    for (const isParticular of [false, true]) {
      const typed = this.generalised(call, isParticular, true);
      const found = this.general(typed, mayRaise);
      if (found !== undefined) return found;
      if (!this.mistyped.has(typed.call)) continue;
      const untyped = this.general(this.generalised(call, isParticular, false), mayRaise);
      if (untyped !== undefined) return untyped;
    }
    return undefined;
  }

  /** Calls that lead to others of which it is not known that their arguments are of the types of its own. */
  private readonly mistyped = new Set<Term>();

  private isTyped({ vars, circles }: EndEntry): boolean {
    const { primitives } = this.splitter.tools;
    return vars.every(
      (each, i) =>
        each.type === undefined ||
        primitives.isInteger(each) ||
        circles.every(({ values }) => values[i]?.kind !== "call" || primitives.typeOf(values[i]) !== undefined),
    );
  }

  private general(general: General, mayRaise: boolean): Instance | undefined {
    const known = this.entries.find((entry) => entry.call === general.call && entry.mayRaise === mayRaise);
    if (known !== undefined) return known.state === "proved" ? { entry: known, values: general.values } : undefined;
    if (this.nested >= NESTED_MAX || this.entries.length >= ENTRIES_MAX) return undefined;
    const entry: EndEntry = {
      ...general,
      index: this.entries.length,
      pattern: this.apart(general),
      mayRaise,
      state: "open",
      circles: [],
      proof: undefined,
      measure: [],
      claim: [],
    };
    this.entries.push(entry);
    this.nested++;
    try {
      const start = this.splitter.assumptions();
      start.unfold(headOf(entry.call) ?? entry.call);
      entry.proof = this.follow(entry, start, 0);
      const isEnded = entry.proof !== undefined && this.ended(entry, entry.proof);
      if (isEnded && !this.isTyped(entry)) this.mistyped.add(entry.call);
      entry.state = isEnded && !this.mistyped.has(entry.call) ? "proved" : "failed";
    } catch (error) {
      if (!(error instanceof Beyond) || error.what === "effort") throw error;
      entry.state = "failed";
    } finally {
      this.nested--;
    }
    return entry.state === "proved" ? { entry, values: general.values } : undefined;
  }

  /** Perhaps what it gives is no larger than what it is given, which may be why it ends. */
  private ended(entry: EndEntry, proof: Draft): boolean {
    entry.claim = dataIn(this.splitter.tools.primitives, entry.vars);
    if (entry.claim.length > 0 && this.isClaimed(entry, proof) && this.measured(entry)) return true;
    entry.claim = [];
    return this.measured(entry);
  }

  private isClaimed(entry: EndEntry, draft: Draft): boolean {
    if (draft.kind === "split") return draft.cases.every(({ rest }) => this.isClaimed(entry, rest));
    if (draft.kind === "tree" || draft.value === undefined) return true;
    const { tools } = this.splitter;
    const given = entry.claim.map((each) => sizeIn(tools, draft.assumptions.normal(each) ?? each, new Map()));
    return isWithin(sizeIn(tools, draft.value, boundsOf(draft.calls)), given.reduce(together, NOTHING), 0);
  }

  /** Of the statement itself: a call as it is, which is no lemma for the calls inside. */
  whole(call: TermOf<"call">, vars: readonly TermOf<"var">[], mayRaise: boolean): EndEntry | undefined {
    const entry: EndEntry = {
      index: -1,
      vars,
      call,
      pattern: { vars: [], call },
      mayRaise,
      state: "open",
      circles: [],
      proof: undefined,
      measure: [],
      claim: [],
    };
    const start = this.splitter.assumptions();
    start.unfold(headOf(call) ?? call);
    entry.proof = this.follow(entry, start, 0);
    return entry.proof === undefined ? undefined : entry;
  }

  /** Variables for everything but tuples and functions of the programs; and perhaps other constructors. */
  private generalised(call: TermOf<"call">, isParticular: boolean, isTyped: boolean): General {
    const { terms, primitives } = this.splitter.tools;
    const by = new Map<Term, TermOf<"var">>();
    const hide = (term: Term): Term => {
      if (term.kind === "make" && (isParticular || tupleWidth(term.ctor) !== undefined))
        return terms.make(term.ctor, term.args.map(hide));
      if (term.kind === "fun") return terms.fun(term.code, term.env.map(hide), term.held.map(hide));
      const own = isTyped || primitives.isInteger(term) ? primitives.typeOf(term) : undefined;
      const type = own ?? (primitives.isInteger(term) ? INTEGER : undefined);
      const known =
        by.get(term) ??
        (terms.variable(`e${by.size}${type === undefined ? "" : `:${JSON.stringify(type)}`}`, type) as TermOf<"var">);
      by.set(term, known);
      return known;
    };
    const head = (term: Term): Term =>
      term.kind === "call" ? terms.call(head(term.fn), term.args.map(hide)) : hide(term);
    const general = head(call) as TermOf<"call">;
    return { vars: [...by.values()], call: general, values: [...by.keys()] };
  }

  private apart({ vars, call }: Pick<EndEntry, "vars" | "call">): EndEntry["pattern"] {
    const { terms } = this.splitter.tools;
    const own = new Map<Term, Term>(vars.map((each, i) => [each, terms.variable(`?e${i}:${each.name}`, each.type)]));
    return { vars: [...own.values()], call: substitute(terms, call, own) };
  }

  private follow(entry: EndEntry, assumptions: Assumptions, depth: number): Draft | undefined {
    if (assumptions.contradictory) return { kind: "tree", tree: { kind: "absurd" } };
    if (depth > DEEPEST) return undefined;
    const run = assumptions.looking();
    let value: Term | undefined;
    try {
      value = run.term(entry.call);
    } catch (error) {
      if (error instanceof Stuck) return this.split(entry, assumptions, error, depth);
      if (!(error instanceof Raised)) throw error;
      if (!entry.mayRaise) return undefined;
    }
    const calls: DraftCall[] = [];
    for (const call of run.course.made.keys()) {
      const isOpen = run.course.stayed.has(call) || run.course.rewrites.has(call); // what it gives may have been assumed
      if (call.kind !== "call" || call.fn.kind === "var" || !isOpen) continue;
      const ending = this.ending(entry, assumptions, call, [...calls]);
      if (ending === undefined) return undefined;
      calls.push(ending);
    }
    return { kind: "ends", calls, assumptions, value };
  }

  private split(entry: EndEntry, assumptions: Assumptions, { on, ctor }: Stuck, depth: number): Draft | undefined {
    const cases = [];
    for (const { is, value } of this.splitter.cases(on, ctor)) {
      const next = assumptions.copy();
      next.equate(on, value);
      const impossible = is.kind === "truth" && !next.contradictory ? this.splitter.impossible(next) : undefined;
      const rest: Draft | undefined =
        impossible === undefined ? this.follow(entry, next, depth + 1) : { kind: "tree", tree: impossible };
      if (rest === undefined) return undefined;
      cases.push({ is, rest });
    }
    return { kind: "split", on, cases };
  }

  private ending(
    entry: EndEntry,
    assumptions: Assumptions,
    call: TermOf<"call">,
    earlier: readonly DraftCall[],
  ): DraftCall | undefined {
    const by = new Map<Term, Term>();
    const { vars, call: general } = entry.pattern;
    if (
      vars.length > 0 &&
      matching(this.splitter.tools.terms, new Set(vars), general, call, by) &&
      vars.every((each) => by.has(each))
    ) {
      const values = vars.map((each) => by.get(each) ?? each);
      const circle: Circle = { assumptions, values, earlier, at: -1, bound: [] };
      entry.circles.push(circle);
      return { call, entry, values, circle };
    }
    const other = this.returns(call, entry.mayRaise);
    return other && { ...other, call, circle: undefined };
  }

  // ---- measures ----

  /** One after the other: what does not get smaller by the first may by the next, if the first stays. */
  private measured(entry: EndEntry): boolean {
    let left: readonly Circle[] = entry.circles;
    const measure: Candidate[] = [];
    const all = candidates(this.splitter.tools, entry.vars);
    while (left.length > 0) {
      const next = all.find((candidate) => {
        const ways = left.map((circle) => this.compare(entry, candidate, circle));
        return !ways.includes("unknown") && ways.includes("smaller");
      });
      if (next === undefined) return false;
      left = left.filter((circle) => {
        const isSame = this.compare(entry, next, circle) === "same";
        if (!isSame) {
          circle.at = measure.length;
          circle.bound = next.kind === "integer" ? (this.bound(entry, next, circle) ?? []) : [];
        }
        return isSame;
      });
      measure.push(next);
    }
    entry.measure = measure;
    return true;
  }

  private compare(
    entry: EndEntry,
    candidate: Candidate,
    { assumptions, values, earlier }: Circle,
  ): "same" | "smaller" | "unknown" {
    const { terms } = this.splitter.tools;
    const by = new Map<Term, Term>(entry.vars.map((each, i) => [each, nth(values, i)]));
    if (isSame(terms, candidate, by, assumptions)) return "same";
    const why = smallerBy(this.splitter.tools, candidate, by, assumptions, boundsOf(earlier));
    return why === undefined ? "unknown" : "smaller";
  }

  private bound(entry: EndEntry, candidate: Candidate, { assumptions, values }: Circle): Sums | undefined {
    const by = new Map<Term, Term>(entry.vars.map((each, i) => [each, nth(values, i)]));
    return smallerBy(this.splitter.tools, candidate, by, assumptions);
  }

  // ---- writing down ----

  /** These and the lemmas that they rest on, the first of these last. */
  lemmasFor(
    goals: readonly EndEntry[],
    firstIndex: number,
  ): { readonly lemmas: readonly Returns[]; readonly index: (entry: EndEntry) => number } {
    const needed = new Set(goals);
    for (const entry of needed) for (const { entry: other } of callsIn(entry.proof)) needed.add(other);
    const order = [...needed].reverse();
    const index = (entry: EndEntry): number => firstIndex + order.indexOf(entry);
    return { index, lemmas: order.map((entry) => writtenEntry(entry, index)) };
  }
}

const INTEGER = { kind: "con", name: "i63" as never, args: [] } as const;

/** What is known of the sizes of what these calls give. */
function boundsOf(calls: readonly DraftCall[]): Bounds {
  return new Map(
    calls
      .filter(({ entry }) => entry.claim.length > 0)
      .map(({ call, entry, values }) => [call, entry.claim.map((each) => nth(values, entry.vars.indexOf(each)))]),
  );
}

function writtenEntry(
  { vars, call, mayRaise, measure, claim, proof }: EndEntry,
  index: (entry: EndEntry) => number,
): Returns {
  return {
    kind: "returns",
    vars: vars.map(({ name, type }) => ({ name, type })),
    call: written(call),
    mayRaise,
    measure: measure.map(({ kind, of }): Measure => ({ kind, of: written(of) })),
    size: claim.map(written),
    proof: proof === undefined ? { kind: "absurd" } : writtenDraft(proof, index),
  };
}

function writtenDraft(draft: Draft, index: (entry: EndEntry) => number): ProofTree {
  if (draft.kind === "tree") return draft.tree;
  if (draft.kind === "split")
    return {
      kind: "split",
      on: written(draft.on),
      cases: draft.cases.map(({ is, rest }) => ({ is, rest: writtenDraft(rest, index) })),
    };
  const calls = draft.calls.map(
    ({ entry, values, circle }): Ending => ({
      instance: { lemma: index(entry), values: values.map(written) },
      at: circle?.at ?? -1,
      bound: circle?.bound ?? [],
      relations: [],
    }),
  );
  return { kind: "ends", calls };
}

function callsIn(draft: Draft | undefined): readonly DraftCall[] {
  if (draft === undefined || draft.kind === "tree") return [];
  return draft.kind === "ends" ? draft.calls : draft.cases.flatMap(({ rest }) => callsIn(rest));
}
