// The finder: proves that one term refines another, by going through the ways in which the left one can be evaluated, and by
// lemmas that it makes of what is left open. All lemmas together are one induction on how long the left side runs.
import type { Name } from "../../core/expr.js";
import type { Type } from "../../core/type.js";
import type { Assumptions, Tools } from "./assumptions.js";
import {
  assumedIn,
  hasArgsOf,
  innermostCall,
  innermostFirst,
  isLess,
  outermostIn,
  recursiveIn,
  ripe,
  ripeIn,
} from "./calls.js";
import type { Lemma, OpenLeaf, ProofTree, Sums } from "./certificate.js";
import { Beyond, type Course, Raised, Stuck } from "./evaluate.js";
import { grown } from "./grown.js";
import { accumulating, generalisations, matching, type Proposition, type Substitution, substitute } from "./lemma.js";
import { type Candidate, candidates, smallerBy } from "./measure.js";
import type { Ran, Way } from "./ran.js";
import { mismatches } from "./results.js";
import { type EndEntry, Endings } from "./returns.js";
import { isComparison, Splitter } from "./split.js";
import { type Entry, exactly, instanceOf, lemmasFor, type Step, withSteps } from "./steps.js";
import { allIn, shown, someIn, type Term, type TermOf } from "./term.js";
import { isOfType, typeIn } from "./types.js";
import { written } from "./written.js";

const MEASURES_MAX = 6;
const LIMITS = { depth: 14, lemmas: 60, nested: 5, unfoldings: 2, nodes: 4000 };

export class Finder {
  readonly entries: Entry[] = [];
  private readonly open: Entry[] = [];
  private nodes = 0;
  readonly log: string[] = [];
  /** Where what is to be proved itself stayed open: the last time, and there where nothing more was gone into. */
  openLeaf: OpenLeaf | undefined;
  /** What it needs that is not reasoned about. */
  beyond: string | undefined;

  readonly splitter: Splitter;
  readonly endings: Endings;

  constructor(
    readonly tools: Tools,
    readonly trace = false,
  ) {
    this.splitter = new Splitter(tools);
    this.endings = new Endings(this.splitter);
  }

  /** Whether it holds; the lemmas that it took are among the entries. */
  prove(proposition: Proposition): Entry | undefined {
    const before = this.entries.find(
      (entry) =>
        entry.state !== "failed" &&
        entry.proposition.left === proposition.left &&
        entry.proposition.right === proposition.right,
    );
    if (before !== undefined) return before.state === "proved" ? before : undefined;
    const failed = this.failures.has(`${proposition.left.id} ${proposition.right.id}`);
    if (failed || this.entries.length >= LIMITS.lemmas || this.open.length >= LIMITS.nested) return undefined;
    const entry: Entry = {
      index: this.entries.length,
      proposition,
      pattern: this.apart(proposition),
      state: "open",
      proof: undefined,
      measure: undefined,
      isHasty: true,
      isMisfit: false,
      uses: new Set(),
    };
    this.entries.push(entry);
    this.open.push(entry);
    this.say(`${"  ".repeat(this.open.length)}? ${shown(proposition.left)} <= ${shown(proposition.right)}`);
    try {
      for (const measure of [undefined, ...this.measures(proposition), undefined]) {
        entry.measure = measure;
        entry.isHasty = entry.measure === undefined && !this.wanting.has(entry);
        entry.isMisfit = false;
        entry.uses.clear();
        entry.proof = this.attempt(entry);
        if (entry.proof !== undefined || !this.wanting.has(entry)) break;
      }
    } finally {
      this.open.pop();
    }
    entry.state = entry.proof === undefined ? "failed" : "proved";
    this.say(
      `${"  ".repeat(this.open.length + 1)}${entry.state === "proved" ? "+" : "-"} ${shown(proposition.left)} <= ${shown(proposition.right)}`,
    );
    if (entry.state === "failed") this.forget(entry);
    return entry.state === "proved" ? entry : undefined;
  }

  private attempt(entry: Entry): ProofTree | undefined {
    const { proposition } = entry;
    const steps: Step[] = this.outermost(proposition).map((call) => ({ kind: "unfold", call }));
    const start = this.splitter.assumptions();
    for (const premise of proposition.premises) start.equate(premise, this.tools.terms.truth(true));
    const way: Way = {
      entry,
      assumptions: start,
      unfolded: new Set(),
      pending: [],
      returning: [],
      args: [],
      cases: [],
      unfoldings: 0,
      depth: 0,
    };
    try {
      return this.after(way, steps, (next) => this.way(next));
    } catch (error) {
      if (!(error instanceof Beyond) || error.what === "effort") throw error;
      this.say(`${"  ".repeat(this.open.length)}beyond: ${error.what}`);
      if (entry.index === 0) this.beyond = error.what;
      return undefined;
    }
  }

  /** Those that would have been of use for themselves, but the left side was not computed. */
  private readonly wanting = new Set<Entry>();

  /** Why the lemma that is proved could not be used for itself. */
  private unmet: "wanting" | "misfit" | undefined;

  private measures({ vars }: Proposition): readonly Candidate[] {
    return candidates(this.tools, vars).slice(0, MEASURES_MAX);
  }

  private readonly failures = new Set<string>();

  /** Those that would have been of use for what is not known to be of the types of their variables. */
  private readonly mistyped = new Set<Proposition>();

  /** What was proved with its help is not proved. */
  private forget(entry: Entry): void {
    this.failures.add(`${entry.proposition.left.id} ${entry.proposition.right.id}`);
    for (const each of this.entries)
      if (each.state === "proved" && each.uses.has(entry)) {
        each.state = "failed";
        for (const other of this.entries) if (other.state === "proved" && other.uses.has(each)) other.uses.add(entry);
      }
  }

  /** The lemmas that a proof rests on, itself last; before it, if it is given, that the left side ends. */
  lemmasFor(goal: Entry, ending: EndEntry | undefined): readonly Lemma[] {
    return lemmasFor(goal, ending, this.entries, this.endings);
  }

  private say(text: string): void {
    if (this.trace) this.log.push(text);
  }

  private apart({ vars, left, right }: Proposition): Entry["pattern"] {
    const { terms } = this.tools;
    const own = new Map<Term, Term>(vars.map((each, i) => [each, terms.variable(`?${i}:${each.name}`, each.type)]));
    return { vars: [...own.values()], left: substitute(terms, left, own), right: substitute(terms, right, own) };
  }

  /** What is gone into first on each side: a call that waits for no other. */
  private outermost({ left, right }: Proposition): readonly Term[] {
    return [left, right].flatMap((side) => innermostCall(side) ?? []);
  }

  /** Goes on after some steps, which are written down. */
  private after(way: Way, steps: readonly Step[], rest: (way: Way) => ProofTree | undefined): ProofTree | undefined {
    const assumptions = way.assumptions.copy();
    const unfolded = new Set(way.unfolded);
    const returning = [...way.returning];
    for (const step of steps) {
      if (assumptions.contradictory) break;
      if (step.kind === "unfold") {
        unfolded.add(step.call);
        assumptions.unfold(step.call);
      } else if (step.kind === "returns") returning.push(instanceOf(this.tools.terms, step));
      else {
        const { left, right } = this.instance(step.entry, step.values);
        assumptions.equate(right, left);
      }
    }
    const pending = [...way.pending, ...steps.filter((step) => step.kind === "use" && step.bound !== undefined)];
    return withSteps(rest({ ...way, assumptions, unfolded, pending, returning }), steps);
  }

  private instance({ pattern }: Entry, values: readonly Term[]): { readonly left: Term; readonly right: Term } {
    const { terms } = this.tools;
    const by: Substitution = new Map(pattern.vars.map((each, i) => [each, values[i] ?? each]));
    return { left: substitute(terms, pattern.left, by), right: substitute(terms, pattern.right, by) };
  }

  private way(way: Way): ProofTree | undefined {
    if (this.nodes++ > LIMITS.nodes || way.depth > LIMITS.depth) return undefined;
    const { entry, assumptions } = way;
    if (assumptions.contradictory) return { kind: "absurd" };
    const left = this.run(assumptions, entry.proposition.left, way.args, () => undefined);
    if (left.kind === "raised") return { kind: "raises" };
    if (left.kind === "stuck") return this.split(way, left.on, left.ctor);
    const found: Step[] = [];
    const opaque = new Map<Term, Finder["unmet"]>();
    const right = this.run(assumptions, entry.proposition.right, way.args, (call) => {
      if (left.made.has(call)) return undefined;
      this.unmet = undefined;
      const use = this.useful(way, left.made, call);
      if (use !== undefined) found.push(...use.steps);
      else opaque.set(call, this.unmet);
      return use?.value;
    });
    const isMade = (call: Term): boolean => right.made.has(call) || right.behind.has(call);
    const unmet = [...opaque].flatMap(([call, why]) => (isMade(call) ? (why ?? []) : []));
    if (unmet.includes("wanting")) this.wanting.add(entry);
    if (unmet.includes("misfit")) entry.isMisfit = true;
    if (entry.isMisfit || (entry.isHasty && this.wanting.has(entry))) return undefined;
    if (found.length > 0) return this.after(way, found, (next) => this.way(next));
    const returning = new Set(way.returning.map((call) => exactly(this.tools.terms, call, assumptions)));
    const unjustified = [...opaque.keys()].filter(
      (call) => isMade(call) && call.kind === "call" && call.fn.kind !== "var" && !returning.has(call),
    );
    return this.closed(way, left, right, unjustified) ?? this.stayedOpen(way, left.value, right);
  }

  private closed(
    way: Way,
    left: Extract<Ran, { kind: "value" }>,
    right: Ran,
    unjustified: readonly Term[],
  ): ProofTree | undefined {
    if (right.kind === "stuck") return this.decideRight(way, left, right, unjustified);
    if (right.kind === "raised") return this.splitter.impossible(way.assumptions);
    if (left.value === right.value && unjustified.length === 0) return { kind: "same" };
    return this.differing(way, way.assumptions, left, right, unjustified);
  }

  private stayedOpen({ entry, cases }: Way, left: Term, right: Ran): undefined {
    if (entry.index !== 0) return;
    const other = right.kind === "value" ? right.value : right.kind === "stuck" ? right.on : undefined;
    this.openLeaf = { cases, left: written(left), kind: right.kind, right: other && written(other) };
  }

  private run(assumptions: Assumptions, term: Term, args: readonly Term[], known: Course["known"]): Ran {
    const made: Course["made"] = new Map();
    const evaluation = assumptions.looking(made, known);
    const { behind, stuck } = evaluation.course;
    try {
      const value = evaluation.term(term);
      return { kind: "value", value: evaluation.apply(value, args), made, behind, stuck };
    } catch (error) {
      if (error instanceof Raised) return { kind: "raised", made, behind };
      if (error instanceof Stuck) return { kind: "stuck", on: error.on, ctor: error.ctor, made, behind };
      throw error;
    }
  }

  // ---- splitting ----

  private split(way: Way, on: Term, ctor: Name | undefined): ProofTree | undefined {
    const gone = [];
    for (const { is, value } of this.splitter.cases(on, ctor)) {
      const assumptions = way.assumptions.copy();
      assumptions.equate(on, value);
      const impossible = is.kind === "truth" ? this.splitter.ruledOut(on, assumptions) : undefined;
      const cases = [...way.cases, { on: written(on), is }];
      const rest = impossible ?? this.way({ ...way, assumptions, cases, depth: way.depth + 1 });
      if (rest === undefined) return undefined;
      gone.push({ is, rest });
    }
    return { kind: "split", on: written(on), cases: gone };
  }

  // ---- lemmas ----

  /** A lemma that says what a call of the right side is. */
  private useful(
    way: Way,
    made: Course["made"],
    call: TermOf<"call">,
  ): { readonly steps: readonly Step[]; readonly value: Term } | undefined {
    const { entry: current } = way;
    for (const entry of [...this.open].reverse().concat(this.entries.filter(({ state }) => state === "proved"))) {
      const { pattern } = entry;
      if (pattern.right.kind !== "call" || pattern.right.fn.kind !== call.fn.kind) continue;
      const vars = new Set(pattern.vars);
      const by = new Map<Term, Term>();
      if (!matching(this.tools.terms, vars, pattern.right, call, by)) continue;
      for (const full of this.completed(entry, by, made)) {
        const values = pattern.vars.map((each) => full.get(each) ?? each);
        const usable = this.usable(way, entry, values, made);
        if (usable === undefined || someIn(usable.value, (each) => each === call)) continue;
        if (entry.state === "open") current.uses.add(entry);
        for (const each of entry.uses) if (each.state === "open") current.uses.add(each);
        return { steps: [...usable.steps, { kind: "use", entry, values, bound: usable.bound }], value: usable.value };
      }
    }
    return undefined;
  }

  /** With the variables that only the left side has: the calls of the left side say what they are. */
  private *completed(entry: Entry, by: Map<Term, Term>, made: Course["made"]): Iterable<Substitution> {
    const { pattern } = entry;
    if (pattern.vars.every((each) => by.has(each))) {
      yield by;
      return;
    }
    const vars = new Set(pattern.vars);
    const calls = [...allIn(pattern.left)].filter(
      (term) => term.kind === "call" && someIn(term, (each) => vars.has(each) && !by.has(each)),
    );
    for (const call of calls)
      for (const candidate of made.keys()) {
        const extended = new Map(by);
        if (!matching(this.tools.terms, vars, call, candidate, extended)) continue;
        if (pattern.vars.every((each) => extended.has(each))) yield extended;
      }
  }

  /** What the left side of an instance is, if it was computed; for a lemma that is not proved yet, in less time. */
  private usable(
    { entry: current, assumptions, returning }: Way,
    entry: Entry,
    values: readonly Term[],
    made: Course["made"],
  ): { readonly value: Term; readonly bound: Sums | undefined; readonly steps: readonly Step[] } | undefined {
    const { terms } = this.tools;
    const by: Substitution = new Map(entry.proposition.vars.map((each, i) => [each, values[i] ?? each]));
    for (const premise of entry.proposition.premises) {
      const holds = assumptions.normal(substitute(terms, premise, by));
      if (holds !== terms.truth(true)) return undefined;
    }
    const isTyped = entry.proposition.vars.every(
      ({ type }, i) => type === undefined || values[i] === undefined || isOfType(this.tools, values[i], type),
    );
    if (!isTyped) {
      this.mistyped.add(entry.proposition);
      return undefined;
    }
    const own: Course["made"] = new Map();
    let value: Term;
    try {
      value = assumptions.looking(own).term(this.instance(entry, values).left);
    } catch (error) {
      if (error instanceof Stuck || error instanceof Raised) return undefined;
      throw error;
    }
    const needed = outermostIn(own);
    const known = new Set(returning.map((call) => exactly(terms, call, assumptions)));
    const missing = [...needed].filter((call) => !made.has(call) && !known.has(call));
    if (entry.measure !== undefined && entry.state === "open") {
      const bound = entry === current ? smallerBy(this.tools, entry.measure, by, assumptions) : undefined;
      if (bound === undefined && entry === current) this.unmet = "misfit";
      return bound && { value, bound, steps: this.ends(missing) ?? [] };
    }
    const isOpen = entry.state === "open" || [...entry.uses].some(({ state }) => state === "open");
    if (!isOpen) {
      const steps = this.ends(missing);
      return steps && { value, bound: undefined, steps };
    }
    if (missing.length === 0 && isLess(needed, made) && current.measure === undefined)
      return { value, bound: undefined, steps: [] };
    if (entry === current) this.unmet = "wanting";
    return undefined;
  }

  /** Why calls return; undefined if that is not known of all. */
  private ends(calls: readonly Term[]): readonly Step[] | undefined {
    const steps: Step[] = [];
    for (const call of calls) {
      const found = call.kind === "call" && call.fn.kind !== "var" ? this.endings.returns(call, false) : undefined;
      if (found === undefined) return undefined;
      steps.push({ kind: "returns", ...found });
    }
    return steps;
  }

  /** The right side has to know what is not known. */
  private decideRight(
    way: Way,
    left: Extract<Ran, { kind: "value" }>,
    { on, ctor }: Extract<Ran, { kind: "stuck" }>,
    unjustified: readonly Term[],
  ): ProofTree | undefined {
    const inside = allIn(on);
    const calls = unjustified.filter((call) => inside.has(call));
    const [call] = innermostFirst(calls);
    const asReturning = (): ProofTree | undefined => {
      const steps = this.ends(unjustified);
      return steps && this.after(way, steps, (next) => this.split(next, on, ctor));
    };
    if (call === undefined) return asReturning();
    const tree = this.related(way, left.made, call) ?? this.goInto(way, ripe(left), true);
    return tree ?? (ctor === undefined ? asReturning() : undefined) ?? this.goInto(way, [call]);
  }

  /** By a lemma that a call of the right side is one of the left side's. */
  private related(way: Way, made: Course["made"], call: Term): ProofTree | undefined {
    const candidates = [...made.keys()]
      .filter((each): each is TermOf<"call"> => each.kind === "call" && each.fn.kind === "fun")
      .reverse()
      .sort((a, b) => Number(hasArgsOf(call, b)) - Number(hasArgsOf(call, a)))
      .slice(0, 8);
    for (const candidate of candidates) {
      const tree = this.byLemma(way, candidate, call);
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  private byLemma(way: Way, left: Term, right: Term): ProofTree | undefined {
    const { terms, primitives } = this.tools;
    const typed = (term: Term): Type | undefined => typeIn(this.tools, term);
    const named = (term: Term): Type | undefined => primitives.typeOf(term);
    const counted = primitives.isInteger(left) ? accumulating(terms, left, right, typed) : [];
    const kinds = { typeOf: typed, isInteger: (term: Term): boolean => primitives.isInteger(term) };
    const turned = grown(terms, kinds, way.entry.proposition, left, right);
    const tried = [...turned, ...counted, ...generalisations(terms, left, right, typed)];
    const all = tried.length;
    for (const { proposition, values } of tried) {
      const entry = this.prove(proposition);
      if (entry === undefined && this.mistyped.has(proposition) && tried.length === all)
        tried.push(...generalisations(terms, left, right, named));
      if (entry === undefined) continue;
      for (const each of entry.uses) if (each.state === "open" && each !== way.entry) way.entry.uses.add(each);
      const steps: Step[] = [{ kind: "use", entry, values, bound: undefined }, ...way.pending];
      const tree = this.after({ ...way, pending: [] }, steps, (next) => this.way({ ...next, depth: way.depth + 1 }));
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  private goInto(way: Way, calls: readonly Term[], free = false): ProofTree | undefined {
    if (!free && way.unfoldings >= LIMITS.unfoldings) return undefined;
    for (const call of calls) {
      if (way.unfolded.has(call)) continue;
      const step: Step = { kind: "unfold", call };
      const unfoldings = way.unfoldings + (free ? 0 : 1);
      const tree = this.after(way, [step], (next) => this.way({ ...next, unfoldings, depth: way.depth + 1 }));
      if (tree !== undefined) return tree;
      if (free) return undefined;
    }
    return undefined;
  }

  // ---- results that are not the same yet ----

  private differing(
    way: Way,
    assumptions: Assumptions,
    left: Extract<Ran, { kind: "value" }>,
    right: Extract<Ran, { kind: "value" }>,
    unjustified: readonly Term[],
  ): ProofTree | undefined {
    const [l, r] = [left.value, right.value];
    if (l.kind === "fun" || r.kind === "fun") return this.applied(way, l, r);
    const pairs = mismatches(this.tools, l, r);
    if (pairs === undefined) return this.splitter.impossible(assumptions);
    for (const [a, b] of pairs) {
      if (someIn(b, (each) => each.kind === "call") || someIn(a, (each) => each.kind === "call")) continue;
      const compared = [a, b].find(isComparison);
      if (compared !== undefined) return this.split(way, compared, undefined);
      return this.splitter.impossible(assumptions) ?? this.goInto(way, assumedIn(assumptions));
    }
    const [first] = pairs;
    if (first === undefined) {
      const steps = this.ends(unjustified);
      if (steps !== undefined) return this.after(way, steps, () => ({ kind: "same" }));
      const [call] = innermostFirst(unjustified);
      return call === undefined ? undefined : this.related(way, left.made, call);
    }
    const [a, b] = first;
    this.say(`${"  ".repeat(this.open.length + 1)}at ${shown(a)} =/= ${shown(b)}`);
    const inside = allIn(b);
    const calls = innermostFirst(unjustified.filter((call) => inside.has(call) && call !== b));
    for (const call of calls) {
      const tree = this.related(way, left.made, call);
      if (tree !== undefined) return tree;
    }
    if (someIn(b, (each) => each.kind === "call")) {
      const tree = this.byLemma(way, a, b) ?? (unjustified.includes(b) ? this.related(way, left.made, b) : undefined);
      if (tree !== undefined) return tree;
    }
    const further = [...ripeIn(assumptions), ...recursiveIn(b), ...recursiveIn(a)];
    return this.goInto(way, ripe(left), true) ?? this.goInto(way, further);
  }

  private applied(way: Way, l: Term, r: Term): ProofTree | undefined {
    const waiting = (term: Term): number => (term.kind === "fun" ? term.code.lam.params.length - term.held.length : 1);
    const count = Math.min(waiting(l), waiting(r));
    const args = Array.from({ length: count }, () => this.splitter.variable(undefined));
    const rest = this.way({ ...way, args: [...way.args, ...args], depth: way.depth + 1 });
    return rest && { kind: "apply", vars: args.map(({ name }) => name), rest };
  }
}
