// The finder: proves that one term refines another, by going through the ways in which the left one can be evaluated, and by
// lemmas that it makes of what is left open. All lemmas together are one induction on how long the left side runs.
import type { Name } from "../../core/expr.js";
import type { Type } from "../../core/type.js";
import type { Assumptions, Tools } from "./assumptions.js";
import { beforehand, firstCalls } from "./beforehand.js";
import { assumedIn, hasArgsOf, innermostFirst, recursiveIn, ripe, ripeIn } from "./calls.js";
import type { Held, Lemma, OpenLeaf, ProofTree } from "./certificate.js";
import { Beyond, type Course } from "./evaluate.js";
import { grown } from "./grown.js";
import { generalisations, matching, type Proposition, type Substitution, substitute } from "./lemma.js";
import { candidates } from "./measure.js";
import { type Ran, runOf } from "./ran.js";
import { byOther, byParting, lookedUp, relatingSteps, relationAt, searching, settled, strays } from "./relating.js";
import { isAlike } from "./relations.js";
import { mismatches } from "./results.js";
import { type EndEntry, Endings } from "./returns.js";
import { isComparison, Splitter } from "./split.js";
import { mayBeAlike, startingFrom } from "./starts.js";
import { type About, type Entry, exactly, instanceOf, lemmasFor, openEntry, type Step, withSteps } from "./steps.js";
import { allIn, shown, someIn, type Term, type TermOf } from "./term.js";
import { typeIn } from "./types.js";
import { areImplied, completed, given, readying, usable } from "./using.js";
import { keyOf, PLAIN, STRAYING, type Way } from "./way.js";
import { written } from "./written.js";

const MEASURES_MAX = 6;
const LIMITS = { depth: 14, lemmas: 60, nested: 5, unfoldings: 2, nodes: 4000 };

export class Finder {
  readonly entries: Entry[] = [];
  readonly open: Entry[] = [];
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
  prove(proposition: Proposition, about: About = PLAIN): Entry | undefined {
    const entry = this.considered(proposition, about);
    return entry?.state === "proved" ? entry : undefined;
  }

  /** It is tried, if it was not before. */
  considered(proposition: Proposition, about: About): Entry | undefined {
    const key = keyOf(proposition, about);
    const before =
      this.entries.find((entry) => entry.state !== "failed" && entry.key === key) ?? this.failures.get(key);
    if (before !== undefined) return before;
    if (this.entries.length >= LIMITS.lemmas || this.open.length >= LIMITS.nested) return undefined;
    const entry = openEntry(this.tools.terms, { key, index: this.entries.length, proposition, about });
    this.entries.push(entry);
    this.open.push(entry);
    this.say("", () => `? ${shown(proposition.left)} <= ${shown(proposition.right)}`);
    try {
      for (const measure of [
        undefined,
        ...candidates(this.tools, proposition.vars).slice(0, MEASURES_MAX),
        undefined,
      ]) {
        entry.measure = measure;
        entry.isHasty = entry.measure === undefined && !this.wanting.has(entry);
        entry.isMisfit = false;
        entry.uses.clear();
        entry.relations.splice(about.relations.length);
        entry.proof = this.attempt(entry);
        if (entry.proof !== undefined || !this.wanting.has(entry)) break;
      }
    } finally {
      this.open.pop();
    }
    entry.state = entry.proof === undefined ? "failed" : "proved";
    const sign = entry.state === "proved" ? "+" : "-";
    this.say("  ", () => `${sign} ${shown(proposition.left)} <= ${shown(proposition.right)}`);
    if (entry.state === "failed") this.forget(entry);
    return entry;
  }

  private attempt(entry: Entry): ProofTree | undefined {
    const { proposition } = entry;
    const start = this.splitter.assumptions();
    for (const premise of proposition.premises) start.equate(premise, this.tools.terms.truth(true));
    const steps: Step[] = firstCalls(proposition, start).map((call) => ({ kind: "unfold", call }));
    const way: Way = {
      entry,
      assumptions: start,
      unfolded: new Set(),
      pending: [],
      returning: [],
      implied: [],
      related: new Set(),
      args: [],
      cases: [],
      unfoldings: 0,
      depth: 0,
    };
    try {
      const tree = beforehand(this, way) ?? this.after(way, steps, (next) => this.way(next));
      return tree && settled(this, entry, tree);
    } catch (error) {
      if (!(error instanceof Beyond) || error.what === "effort") throw error;
      this.say("", () => `beyond: ${error.what}`);
      if (entry.index === 0) this.beyond = error.what;
      return undefined;
    }
  }

  /** Those that would have been of use for themselves, but the left side was not computed. */
  private readonly wanting = new Set<Entry>();

  /** Why the lemma that is proved could not be used for itself. */
  unmet: "wanting" | "misfit" | undefined;

  private readonly failures = new Map<string, Entry>();

  /** Those that would have been of use for what is not known to be of the types of their variables. */
  readonly mistyped = new Set<Proposition>();

  /** What was proved with its help is not proved. */
  private forget(entry: Entry): void {
    this.failures.set(entry.key, entry);
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

  say(indent: string, text: () => string): void {
    if (this.trace) this.log.push(`${"  ".repeat(this.open.length)}${indent}${text()}`);
  }

  /** Goes on after some steps, which are written down. */
  private after(way: Way, steps: readonly Step[], rest: (way: Way) => ProofTree | undefined): ProofTree | undefined {
    const assumptions = way.assumptions.copy();
    const unfolded = new Set(way.unfolded);
    const returning = [...way.returning];
    const implied = [...way.implied];
    for (const step of steps) {
      if (assumptions.contradictory) break;
      if (step.kind === "unfold") {
        unfolded.add(step.call);
        assumptions.unfold(step.call);
      } else if (step.kind === "returns") returning.push(instanceOf(this.tools.terms, step));
      else if (step.kind === "relate") {
        const { left, right } = relationAt(this.tools.terms, way.entry, step);
        returning.push(right);
        assumptions.equate(right, left);
      } else {
        const { left, right } = this.instance(step.entry, step.values);
        if (right.kind === "call" && right.fn.kind === "call") returning.push(right.fn);
        implied.push(right);
        assumptions.equate(right, left);
      }
    }
    const pending = [...way.pending, ...steps.filter((step) => step.kind === "use" && step.bound !== undefined)];
    return withSteps(rest({ ...way, assumptions, unfolded, pending, returning, implied }), steps);
  }

  instance({ pattern }: Entry, values: readonly Term[]): { readonly left: Term; readonly right: Term } {
    const { terms } = this.tools;
    const by: Substitution = new Map(pattern.vars.map((each, i) => [each, values[i] ?? each]));
    return { left: substitute(terms, pattern.left, by), right: substitute(terms, pattern.right, by) };
  }

  way(way: Way): ProofTree | undefined {
    const { entry, assumptions } = way;
    if (this.nodes++ > LIMITS.nodes || way.depth > LIMITS.depth || this.isGivenUp(entry)) return undefined;
    if (assumptions.contradictory) return { kind: "absurd" };
    const left = runOf(assumptions, entry.proposition.left, way.args);
    if (left.kind === "raised") return { kind: "raises" };
    if (left.kind === "stuck") return this.split(way, left.on, left.ctor);
    const relating = relatingSteps(this, way, left.made);
    if (relating !== undefined) return this.after(relating.way, relating.steps, (next) => this.way(next));
    const found: Step[] = [];
    const opaque = new Map<Term, Finder["unmet"]>();
    const right = runOf(assumptions, entry.proposition.right, way.args, (call) => {
      if (left.made.has(call)) return undefined;
      this.unmet = undefined;
      const use = this.useful(way, left.made, call);
      if (use !== undefined) found.push(...use.steps);
      else opaque.set(call, this.unmet);
      return use?.value;
    });
    const isMade = (call: Term): boolean => right.made.has(call) || right.behind.has(call);
    const unmet = [...opaque].flatMap(([call, why]) => (isMade(call) ? (why ?? []) : []));
    if (strays(this.tools.terms, way, left.made, opaque)) return undefined;
    if (unmet.includes("wanting")) this.wanting.add(entry);
    if (unmet.includes("misfit")) entry.isMisfit = true;
    if (this.isGivenUp(entry)) return undefined;
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
    if (left.value === right.value && areImplied(way, unjustified)) return withSteps({ kind: "same" }, way.pending);
    return this.differing(way, way.assumptions, left, right, unjustified);
  }

  private stayedOpen({ entry, cases }: Way, left: Term, right: Ran): undefined {
    if (entry.index !== 0) return;
    const other = right.kind === "value" ? right.value : right.kind === "stuck" ? right.on : undefined;
    this.openLeaf = { cases, left: written(left), kind: right.kind, right: other && written(other) };
  }

  /** Whatever is tried: this attempt comes to nothing. */
  private isGivenUp(entry: Entry): boolean {
    return entry.isMisfit || entry.strayed !== undefined || (entry.isHasty && this.wanting.has(entry));
  }

  // ---- splitting ----

  split(
    way: Way,
    on: Term,
    ctor: Name | undefined,
    goOn = (next: Way): ProofTree | undefined => this.way(next),
  ): ProofTree | undefined {
    const gone = [];
    for (const { is, value } of this.splitter.cases(on, ctor)) {
      const assumptions = way.assumptions.copy();
      assumptions.equate(on, value);
      const impossible = is.kind === "truth" ? this.splitter.ruledOut(on, assumptions) : undefined;
      const cases = [...way.cases, { on: written(on), is }];
      const rest = impossible ?? goOn({ ...way, assumptions, cases, depth: way.depth + 1 });
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
      if (entry !== current && (entry.relations.length > 0 || entry.about.apart !== undefined)) continue;
      if ([...entry.uses].some((each) => each.state === "open" && !this.open.includes(each))) continue;
      const vars = new Set(pattern.vars);
      const by = new Map<Term, Term>();
      if (!matching(this.tools.terms, vars, pattern.right, call, by)) continue;
      for (const full of completed(this.tools.terms, entry, by, made)) {
        const values = pattern.vars.map((each) => full.get(each) ?? each);
        const ready = usable(this, way, entry, values, made);
        if (ready === undefined || someIn(ready.value, (each) => each === call)) continue;
        if (entry.state === "open") current.uses.add(entry);
        for (const each of entry.uses) if (each.state === "open") current.uses.add(each);
        const before = given(this, way, values, made);
        if (before === undefined) continue;
        const held = this.promise(way, entry, values);
        return {
          steps: [...before, ...ready.steps, { kind: "use", entry, values, bound: ready.bound, held }],
          value: ready.value,
        };
      }
    }
    return undefined;
  }

  /** What is to be said of the relations of a lemma that is used for itself, when all of them are known. */
  readonly promised = new Map<
    readonly Held[],
    { readonly held: Held[]; readonly way: Way; readonly values: readonly Term[] }
  >();

  private promise(way: Way, entry: Entry, values: readonly Term[]): readonly Held[] {
    const held: Held[] = [];
    if (entry.about.apart !== undefined || entry.relations.length > 0) this.promised.set(held, { held, way, values });
    return held;
  }

  /** Something that nothing which is being proved may be used for. */
  apartFromAll<T>(prove: () => T): T {
    const open = this.open.splice(0);
    this.apartness++;
    try {
      return prove();
    } finally {
      this.apartness--;
      this.open.push(...open);
    }
  }

  apartness = 0;

  /** Why calls return; undefined if that is not known of all. */
  ends(calls: readonly Term[]): readonly Step[] | undefined {
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
    const assumed = lookedUp(this, way, left.made, [...recursiveIn(on), ...searching(this.tools.terms, way, on)]);
    if (assumed !== undefined) return assumed;
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
      .filter(
        (each): each is TermOf<"call"> =>
          each.kind === "call" && each.fn.kind === "fun" && mayBeAlike(this.tools, each, call),
      )
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
    const { proposition: own, about } = way.entry;
    if (this.isGivenUp(way.entry)) return undefined;
    if (about.mayStray && isAlike(left, own.left) && isAlike(right, own.right) && !isAlike(left, right)) {
      way.entry.strayed = { from: [own.left, own.right], to: [left, right] };
      return undefined;
    }
    const typed = (term: Term): Type | undefined => typeIn(this.tools, term);
    const named = (term: Term): Type | undefined => primitives.typeOf(term);
    const kinds = { typeOf: typed, isInteger: (term: Term): boolean => primitives.isInteger(term) };
    const turned = grown(terms, kinds, own, left, right);
    const starting = startingFrom(this.tools, left, right);
    const tried = [...turned, ...starting, ...generalisations(terms, left, right, typed)];
    const all = tried.length;
    for (const { proposition, values } of tried) {
      const entry = this.considered(proposition, this.apartness > 0 ? PLAIN : STRAYING);
      const strayed = entry?.strayed && byParting(this, way, [left, right], entry.strayed);
      if (strayed !== undefined) return strayed;
      const plain = entry?.strayed === undefined ? entry : this.considered(proposition, PLAIN);
      if (plain?.state !== "proved" && this.mistyped.has(proposition) && tried.length === all)
        tried.push(...generalisations(terms, left, right, named));
      const tree = plain?.state === "proved" ? this.withLemma(way, plain, values, []) : undefined;
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  /** Goes on with a lemma that was proved. */
  withLemma(way: Way, entry: Entry, values: readonly Term[], held: readonly Held[]): ProofTree | undefined {
    for (const each of entry.uses) if (each.state === "open" && each !== way.entry) way.entry.uses.add(each);
    const { made } = runOf(way.assumptions, way.entry.proposition.left, way.args);
    const before = given(this, way, [...values, this.instance(entry, values).left], made) ?? [];
    const steps: Step[] = [...before, { kind: "use", entry, values, bound: undefined, held }, ...way.pending];
    return this.after({ ...way, pending: [] }, steps, (next) => this.way({ ...next, depth: way.depth + 1 }));
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

  private goIntoAll(way: Way, calls: readonly Term[]): ProofTree | undefined {
    if (calls.length === 0) return undefined;
    const steps = calls.map((call): Step => ({ kind: "unfold", call }));
    return this.after(way, steps, (next) => this.way({ ...next, depth: way.depth + 1 }));
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
    const [parting] = pairs;
    if (parting === undefined) {
      const steps = this.ends(unjustified);
      if (steps !== undefined) return this.after(way, steps, () => ({ kind: "same" }));
      const [call] = innermostFirst(unjustified);
      return call === undefined ? undefined : this.related(way, left.made, call);
    }
    const [a, b] = parting;
    this.say("  ", () => `at ${shown(a)} =/= ${shown(b)}`);
    const excluded = assumptions.disequalities().length > 1 ? this.splitter.excluded(assumptions) : undefined;
    if (excluded !== undefined) return excluded;
    const first =
      lookedUp(this, way, left.made, [b]) ??
      this.nearby(way, right, a, b) ??
      this.goIntoAll(way, readying(this, way, left));
    if (first !== undefined) return first;
    const observed = isAlike(a, b) && a.kind === "call" ? this.byLemma(way, a, b) : undefined;
    if (observed !== undefined) return observed;
    const inside = allIn(b);
    const calls = innermostFirst(unjustified.filter((call) => inside.has(call) && call !== b));
    for (const call of calls) {
      const tree = this.related(way, left.made, call);
      if (tree !== undefined) return tree;
    }
    if (someIn(b, (each) => each.kind === "call")) {
      const tree =
        this.byLemma(way, a, b) ??
        byOther(this, way, a, b) ??
        (unjustified.includes(b) ? this.related(way, left.made, b) : undefined);
      if (tree !== undefined) return tree;
    }
    const further = [...ripeIn(assumptions), ...recursiveIn(b), ...recursiveIn(a)];
    return this.goInto(way, ripe(left), true) ?? this.goInto(way, further);
  }

  /** A call of the right side that only some inputs have to be decided for, and no call. */
  private nearby(way: Way, { stuck }: Extract<Ran, { kind: "value" }>, a: Term, b: Term): ProofTree | undefined {
    const waits = stuck.get(b);
    const isEasy = a.kind === "lit" || this.apartness > 0;
    if (!isEasy || waits === undefined || waits.kind === "var" || someIn(waits, (each) => each.kind === "call"))
      return undefined;
    return this.goInto(way, [b], true);
  }

  private applied(way: Way, l: Term, r: Term): ProofTree | undefined {
    const waiting = (term: Term): number => (term.kind === "fun" ? term.code.lam.params.length - term.held.length : 1);
    const count = Math.min(waiting(l), waiting(r));
    const args = Array.from({ length: count }, () => this.splitter.variable(undefined));
    const rest = this.way({ ...way, args: [...way.args, ...args], depth: way.depth + 1 });
    return rest && { kind: "apply", vars: args.map(({ name }) => name), rest };
  }
}
