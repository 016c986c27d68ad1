// The checker: goes through a proof as it is written down and searches for nothing. All lemmas are one induction on the calls
// that the left side makes: a lemma may be used on the way to itself only where fewer or smaller calls are left.
import type { Name } from "../../../core/expr.js";
import { definedNames } from "../../../core/library.js";
import type { Type } from "../../../core/type.js";
import type {
  Certificate,
  Ending,
  Instance,
  Lemma,
  ProofTerm,
  ProofTree,
  Refines,
  Returns,
  Sums,
} from "../certificate.js";
import type { Statement } from "../statement.js";
import { splitOfNumbers, unfoldHead } from "./asked-for.js";
import { Assumed, type Unassuming } from "./assumed.js";
import { type Run, Thrown } from "./evaluate.js";
import { Functions } from "./functions.js";
import { widthIn } from "./machine.js";
import { mentionsChance, mentionsFloats } from "./mentioned.js";
import { neededToReturn, originsIn } from "./origins.js";
import type { Place, Side, Whole } from "./place.js";
import { Open, Prims } from "./primitives.js";
import { readTerm } from "./read-term.js";
import { Refused } from "./refused.js";
import { type Checking, checkRelations, ownRelation } from "./relations.js";
import { type Bounds, mustNotExceed } from "./sizes.js";
import { mustBeSmaller } from "./smaller.js";
import { mustState } from "./stated.js";
import { contradict, type Reading } from "./sums.js";
import { contains, holdsFunction, Store, type Term, truthIn } from "./terms.js";
import { Typing } from "./typing.js";
import { type OnSame, outermost, sizeOf, type Use, Uses, withApplications } from "./uses.js";

export type Checked = { readonly ok: true } | { readonly ok: false; readonly why: string };

const FUEL = 20_000_000;

export function checkCertificate(statement: Statement, certificate: Certificate, onSame?: OnSame): Checked {
  return refusedOr(() => new Checker(statement, certificate, onSame).check());
}

export function refusedOr(check: () => void): Checked {
  try {
    check();
    return { ok: true };
  } catch (error) {
    const refused = error instanceof RangeError ? new Refused("too deep to check") : error; // the host's stack is at its end
    if (refused instanceof Refused) return { ok: false, why: refused.message };
    throw refused;
  }
}

export class Checker {
  private readonly tools: Unassuming;
  private readonly floats: boolean;
  private readonly typing: Typing;
  private readonly uses = new Uses();
  private readonly widened = new Set<Use>();
  /** Lemmas about functions: what is equal is only known for what the left side did with it. */
  private functional = false;
  private functionsOfFunctions = false;

  constructor(
    private readonly statement: Statement,
    private readonly certificate: Certificate,
    private readonly onSame?: OnSame,
  ) {
    const width = certificate.integers === "machine" ? widthIn(statement) : undefined;
    if (width === undefined && certificate.integers !== "unbounded") throw new Refused("integers of no width");
    const store = new Store(width);
    if (mentionsChance(statement)) throw new Refused("what nobody can foretell");
    this.floats = mentionsFloats(statement);
    this.tools = {
      functions: new Functions(statement),
      store,
      prims: new Prims(store, this.floats, statement),
      fuel: { left: FUEL },
    };
    this.typing = new Typing(statement, this.tools);
  }

  check(): void {
    const names = this.statement.defs.flatMap(definedNames);
    if (new Set(names).size < names.length) throw new Refused("two definitions of one name");
    mustState(this.statement, this.certificate);
    this.checkLemmas();
  }

  checkLemmas(): void {
    for (const [i, lemma] of this.certificate.lemmas.entries()) this.prove(i, lemma);
    this.uses.check();
    if (this.functional && this.functionsOfFunctions) throw new Refused("a function of functions");
  }

  private prove(index: number, lemma: Lemma): void {
    const assumed = new Assumed(this.tools, this.floats);
    const names = new Map<string, Term>();
    for (const { name, type } of lemma.vars) names.set(name, this.fresh(names, name, type));
    const origins = new Map([...names].map(([name, term]) => [term, new Set([name])] as const));
    if (lemma.kind === "returns") unfoldHead(this.tools.store, this.raw(lemma.call, names), assumed);
    else
      for (const premise of lemma.premises)
        assumed.equate(this.term(premise, names, assumed), this.tools.store.truth(true));
    this.tree(lemma.proof, { lemma: index, assumed, args: [], names, origins, watched: [] });
  }

  private fresh(names: ReadonlyMap<string, Term>, name: string, type: Type | undefined): Term {
    if (names.has(name)) throw new Refused(`${name} is not new`);
    return this.tools.store.variable(name, type);
  }

  private tree(tree: ProofTree, place: Place): void {
    const { assumed, names } = place;
    this.watch(place);
    switch (tree.kind) {
      case "split":
        return this.split(tree, place);
      case "unfold": {
        const next = assumed.copy();
        next.unfold(this.raw(tree.call, names));
        return this.tree(tree.rest, { ...place, assumed: next });
      }
      case "use":
        return this.tree(tree.rest, this.used(tree.use, place));
      case "relate":
        return this.tree(tree.rest, { ...place, assumed: this.related(tree, place) });
      case "apply": {
        const args = tree.vars.map((name) => this.fresh(names, name, undefined));
        const inner = new Map([...names, ...tree.vars.map((name, i) => [name, args[i] as Term] as const)]);
        const origins = new Map([
          ...place.origins,
          ...tree.vars.map((name, i) => [args[i] as Term, new Set([name])] as const),
        ]);
        if (inner.size !== names.size + args.length) throw new Refused("arguments that are not new");
        const [left, right] = [this.left(place), this.right(place)];
        if (!("value" in left) || !("value" in right)) throw new Refused("arguments for what is no function");
        this.justified(left, right, place);
        if (left.value.is !== "fun" && right.value.is !== "fun") throw new Refused("arguments for what is no function");
        this.functional = true;
        return this.tree(tree.rest, { ...place, args: [...place.args, ...args], names: inner, origins });
      }
      case "returns":
        return this.tree(tree.rest, { ...place, assumed: this.returning(tree.instance, place) });
      case "ends":
        return this.ended(tree.calls, place);
      case "same":
        return this.same(tree, place);
      case "raises":
        if (this.isReturns(place) || !("thrown" in this.left(place))) throw new Refused("the left side does not raise");
        return;
      case "absurd":
        if (!assumed.absurd) throw new Refused("what is assumed may be");
        return;
      case "adds-up":
        return contradict(this.reading(names, assumed), tree.sums, undefined);
      default:
        throw new Refused("no step of a proof");
    }
  }

  // ---- the two sides ----

  /** Of a lemma that something returns, that alone. */
  private left(place: Place): Side {
    const lemma = this.certificate.lemmas[place.lemma];
    return this.side(lemma?.kind === "returns" ? lemma.call : this.lemma(place.lemma).left, place);
  }

  private right(place: Place): Side {
    return this.side(this.lemma(place.lemma).right, place);
  }

  private side(term: ProofTerm, { assumed, names, args }: Place): Side {
    const run = assumed.run();
    try {
      return { run, value: run.apply(run.again(this.raw(term, names)), args) };
    } catch (error) {
      if (error instanceof Open) return { run, open: error };
      if (error instanceof Thrown) return { run, thrown: error.exn };
      throw error;
    }
  }

  private lemma(index: number): Refines {
    const lemma = this.certificate.lemmas[index];
    if (lemma?.kind !== "refines") throw new Refused("no such lemma");
    return lemma;
  }

  /** Nothing that the right side calls is without a value: the left side called it as well, a lemma says so, or it is an
   * input that is a function. */
  private justified(left: Side, right: Side, place: Place): void {
    for (const call of right.run.stayed) {
      if (left.run.made.has(call) || place.assumed.returning.has(call)) continue;
      this.trust(call, place);
      if (
        call.is === "call" &&
        call.of.slice(1).some((arg) => contains(arg, ({ is }) => is === "call" || is === "fun"))
      )
        this.functionsOfFunctions = true;
    }
  }

  private trust(call: Term, place: Place): void {
    if (!this.isTrusted(call, place)) throw new Refused("a call that may not return");
  }

  /** Whether it is a call of an input that returns, whoever uses the lemma: the variables that are needed have to be inputs.
   * Arguments that both sides are given are no variables of it, so such a lemma is for nobody else. */
  private isTrusted(call: Term, { lemma, origins }: Place): boolean {
    const needed = neededToReturn(call, origins, this.tools.prims.plain);
    for (const name of needed ?? []) this.uses.trust(lemma, name);
    return needed !== undefined;
  }

  private isReturns({ lemma }: Place): boolean {
    return this.certificate.lemmas[lemma]?.kind === "returns";
  }

  private same(leaf: ProofTree, place: Place): void {
    const [left, right] = [this.left(place), this.right(place)];
    if (!("value" in left) || !("value" in right) || left.value !== right.value)
      throw new Refused("two results that are not the same");
    if (holdsFunction(left.value)) this.functional = true;
    this.justified(left, right, place);
    this.onSame?.(leaf, left.value);
  }

  // ---- cases ----

  /** On what one of the sides waits for, or on a sum of what is known to be numbers. */
  private split(tree: Extract<ProofTree, { kind: "split" }>, place: Place): void {
    const { assumed, names } = place;
    const on = this.term(tree.on, names, assumed);
    const decided = truthIn(on);
    if (decided !== undefined) return this.oneTruth(tree, on, decided, place);
    const left = this.left(place);
    const isLeft = "open" in left && assumed.now(left.open.term) === on;
    const right = isLeft || this.isReturns(place) ? left : this.right(place);
    const open = "open" in right && (isLeft || assumed.now(right.open.term) === on) ? right.open : undefined;
    const isComputed = (call: Term): boolean => this.isComputed(call, left.run.made, place);
    if (open === undefined) splitOfNumbers(this.tools.prims, on, assumed, isComputed);
    else if (!isLeft) this.justified(left, right, place);
    if (open?.ctor === undefined) return this.bothTruths(tree, on, place);
    const decls = this.typing.family(open.ctor as Name, this.tools.prims.typeOf(on));
    if (tree.cases.length !== decls.length) throw new Refused("cases are missing");
    for (const { ctor, fields } of decls) {
      const found = tree.cases.find(({ is }) => is.kind === "make" && is.ctor === ctor);
      if (found?.is.kind !== "make" || found.is.fields.length !== fields.length)
        throw new Refused(`no case for ${ctor}`);
      const inner = new Map(names);
      const parts = found.is.fields.map((name, i) => {
        const part = this.fresh(inner, name, this.typing.fieldType(this.tools.prims.typeOf(on), ctor, fields, i));
        inner.set(name, part);
        return part;
      });
      const next = assumed.copy();
      next.equate(on, this.tools.store.make(ctor, parts));
      const origins = new Map([
        ...place.origins,
        ...parts.map((part) => [part, originsIn(on, place.origins)] as const),
      ]);
      this.tree(found.rest, { ...place, assumed: next, names: inner, origins });
    }
  }

  private bothTruths(tree: Extract<ProofTree, { kind: "split" }>, on: Term, place: Place): void {
    for (const value of [true, false]) this.oneTruth(tree, on, value, place);
  }

  private oneTruth(tree: Extract<ProofTree, { kind: "split" }>, on: Term, value: boolean, place: Place): void {
    const found = tree.cases.find(({ is }) => is.kind === "truth" && is.value === value);
    if (found === undefined) throw new Refused("a case is missing");
    const next = place.assumed.copy();
    next.equate(on, this.tools.store.truth(value));
    this.tree(found.rest, { ...place, assumed: next });
  }

  private reading(names: ReadonlyMap<string, Term>, assumed: Assumed): Reading {
    return { ...this.tools, assumed, raw: (term) => this.raw(term, names) };
  }

  // ---- lemmas ----

  /** Where it has come to after a lemma was used; nowhere else, if its left side or one of the values was not computed. */
  private used({ instance: { lemma: index, values }, at, bound, relations }: Ending, place: Place): Place {
    const { assumed } = place;
    const lemma = this.lemma(index);
    const own = this.instance(lemma, values, place);
    this.premises(lemma, own, place);
    const { made } = this.left(place).run;
    const left = this.computed(lemma.left, own, made, place);
    if (left === undefined || !this.areComputed(values, made, place)) return place;
    checkRelations(this.relating, lemma, own, relations, place);
    const current = this.lemma(place.lemma);
    const isMeasured = at >= 0 && this.isSmaller(current, lemma, own, at, bound, place);
    const use: Use = {
      from: place.lemma,
      to: index,
      size: isMeasured ? "less" : current.measure.length > 0 ? "any" : sizeOf(withApplications(left.calls, made), made),
      by: isMeasured ? "measure" : "calls",
      values: this.originsOf(own, place),
    };
    this.uses.add(use);
    const watched = isMeasured ? place.watched : [...place.watched, { value: left.value, use }];
    return { ...place, assumed: this.withRight(lemma.right, own, left.value, assumed), watched };
  }

  /** The right side returns as well, and the same; so do all calls that it makes. */
  private withRight(right: ProofTerm, names: ReadonlyMap<string, Term>, value: Term, assumed: Assumed): Assumed {
    const next = assumed.copy();
    for (const call of this.whole(right, names, assumed)?.made ?? []) next.returns(call);
    next.equate(this.raw(right, names), value);
    return next;
  }

  /** What is assumed with a relation of the lemma itself; nothing more, if its left side was not computed. It is no use of a
   * lemma: nothing of the induction is in it, whatever is done with what it gives. */
  private related(tree: Extract<ProofTree, { kind: "relate" }>, place: Place): Assumed {
    const { relation, names } = ownRelation(this.relating, tree, place);
    const left = this.computed(relation.left, names, this.left(place).run.made, place);
    return left === undefined ? place.assumed : this.withRight(relation.right, names, left.value, place.assumed);
  }

  private readonly relating: Checking<Place> = {
    lemma: (index) => this.lemma(index),
    raw: (term, names) => this.raw(term, names),
    fresh: (names, { name, type }) => this.fresh(names, name, type),
    instance: (vars, values, place) => {
      if (!this.areComputed(values, this.left(place).run.made, place)) throw new Refused("a value that may not return");
      return this.instance({ vars }, values, place);
    },
    premises: (lemma, own, place) => this.premises(lemma, own, place),
    used: (index, own, place) =>
      this.uses.add({ from: place.lemma, to: index, size: "any", by: "calls", values: this.originsOf(own, place) }),
  };

  private premises({ premises }: Refines, own: ReadonlyMap<string, Term>, { assumed }: Place): void {
    const truth = this.tools.store.truth(true);
    for (const premise of premises)
      if (assumed.now(this.raw(premise, own)) !== truth) throw new Refused("a premise that is not known");
  }

  /** What it gives, if all that takes was computed. */
  private computed(
    term: ProofTerm,
    names: ReadonlyMap<string, Term>,
    made: Run["made"],
    place: Place,
  ): Whole | undefined {
    const found = this.whole(term, names, place.assumed);
    const isThere = (calls: Whole["calls"]): boolean => [...calls].every((call) => this.isComputed(call, made, place));
    if (found === undefined || isThere(found.calls)) return found;
    this.functionsOfFunctions = true; // as of what a lemma says that it returns
    return isThere(found.ends) ? found : undefined;
  }

  private areComputed(values: readonly ProofTerm[], made: Run["made"], place: Place): boolean {
    return values.every((each) => this.computed(each, place.names, made, place) !== undefined);
  }

  /**
   * A lemma about functions is for all arguments, and applying one takes calls that the lemma's left side did not need. As
   * long as it is an open call, each application is a call as well, which the left side has to make too. Once it is known
   * which function it is, nothing tells what the right side applies it to: then the lemma may be used for anything.
   */
  private watch({ watched, assumed }: Place): void {
    for (const { value, use } of watched) {
      if (use.size === "any" || this.widened.has(use) || !holdsFunction(assumed.now(value) ?? value)) continue;
      this.widened.add(use);
      this.uses.add({ ...use, size: "any" });
    }
  }

  /** The left side did, or it is known to return; an input that is a function returns wherever it is applied to plain values. */
  private isComputed(call: Term, made: Run["made"], place: Place): boolean {
    if (made.has(call) || place.assumed.returning.has(call)) return true;
    const args = call.is === "call" ? call.of.slice(1) : [];
    return !args.some((arg) => contains(arg, ({ is }) => is === "fun" || is === "call")) && this.isTrusted(call, place);
  }

  private whole(term: ProofTerm, names: ReadonlyMap<string, Term>, assumed: Assumed): Whole | undefined {
    const run = assumed.run();
    try {
      const value = run.again(this.raw(term, names));
      const ends = new Set([...run.stayed, ...run.answered]);
      return { value, made: new Set(run.made.keys()), calls: outermost(run), ends };
    } catch (error) {
      if (error instanceof Open || error instanceof Thrown) return undefined;
      throw error;
    }
  }

  private originsOf(values: ReadonlyMap<string, Term>, place: Place): Use["values"] {
    return new Map([...values].map(([name, value]) => [name, originsIn(value, place.origins)]));
  }

  /** A lemma that a call returns, for the right side. */
  private returning({ lemma: index, values }: Instance, place: Place): Assumed {
    const lemma = this.certificate.lemmas[index];
    if (lemma?.kind !== "returns" || lemma.mayRaise) throw new Refused("no lemma that it returns");
    const own = this.instance(lemma, values, place);
    this.functionsOfFunctions = true; // it returns, but perhaps not what the left side's equal one would
    this.uses.add({ from: place.lemma, to: index, size: "any", by: "calls", values: this.originsOf(own, place) });
    const next = place.assumed.copy();
    next.returns(this.raw(lemma.call, own));
    return next;
  }

  private instance(
    { vars }: Pick<Lemma, "vars">,
    values: readonly ProofTerm[],
    place: Place,
  ): ReadonlyMap<string, Term> {
    if (values.length !== vars.length) throw new Refused("a lemma with other variables");
    return new Map(vars.map(({ name, type }, i) => [name, this.valueOf(values[i] as ProofTerm, type, place)] as const));
  }

  // ---- ends ----

  /** The evaluation is over, and every call that stays ends as well, those included of which a case was assumed. */
  private ended(endings: readonly Ending[], place: Place): void {
    const lemma = this.certificate.lemmas[place.lemma];
    if (lemma?.kind !== "returns") throw new Refused("an end of nothing");
    const side = this.left(place);
    if ("open" in side || ("thrown" in side && !lemma.mayRaise)) throw new Refused("no end");
    const covered = new Map<Term, readonly Term[] | undefined>();
    for (const ending of endings) covered.set(...this.ending(lemma, ending, place, known(covered)));
    if (lemma.size.length > 0 && "value" in side) {
      const given = lemma.size.map((each) => this.term(each, place.names, place.assumed));
      mustNotExceed(this.tools.prims, [side.value], given, { less: 0, bounds: known(covered) });
    }
    for (const call of [...side.run.stayed, ...side.run.answered]) if (!covered.has(call)) this.trust(call, place);
  }

  /** The call that ends, as a lemma says, and what bounds its size; `before`: of calls that were shown to end already. */
  private ending(
    current: Returns,
    { instance, at, bound }: Ending,
    place: Place,
    before: Bounds,
  ): readonly [Term, readonly Term[] | undefined] {
    const lemma = this.certificate.lemmas[instance.lemma];
    if (lemma?.kind !== "returns" || (lemma.mayRaise && !current.mayRaise))
      throw new Refused("no lemma that it returns");
    const own = this.instance(lemma, instance.values, place);
    const size = at >= 0 && this.isSmaller(current, lemma, own, at, bound, place, before) ? "less" : "any";
    this.uses.add({ from: place.lemma, to: instance.lemma, size, by: "measure", values: this.originsOf(own, place) });
    const call = place.assumed.exact(this.raw(lemma.call, own));
    if (call === undefined) throw new Refused("a call that is not known");
    const bounds = lemma.size.map((each) => this.term(each, own, place.assumed));
    return [call, bounds.length === 0 ? undefined : bounds];
  }

  private isSmaller(
    current: Lemma,
    lemma: Lemma,
    own: ReadonlyMap<string, Term>,
    at: number,
    bound: Sums,
    { names, assumed }: Place,
    sizes: Bounds = new Map(),
  ): true {
    const read = (of: ReadonlyMap<string, Term>) => (now: Assumed) => this.reading(of, now);
    mustBeSmaller({ lemma: current, names, read: read(names) }, { lemma, names: own, read: read(own) }, at, bound, {
      assumed,
      sizes,
    });
    return true;
  }

  private valueOf(value: ProofTerm, type: Type | undefined, { names, assumed }: Place): Term {
    const raw = this.raw(value, names);
    const term = assumed.now(raw) ?? raw;
    const isTyped = type === undefined || [term, raw].some((each) => this.typing.hasType(each, type));
    if (!isTyped) throw new Refused("a value of another type");
    return term;
  }

  // ---- terms ----

  /** A term of the proof under what is assumed. */
  private term(term: ProofTerm, names: ReadonlyMap<string, Term>, assumed: Assumed): Term {
    const raw = this.raw(term, names);
    return assumed.now(raw) ?? raw;
  }

  /** As it is written, nothing evaluated. */
  private raw(term: ProofTerm, names: ReadonlyMap<string, Term>): Term {
    return readTerm(this.tools, term, names, (name) => new Assumed(this.tools, this.floats).run().global(name));
  }
}

function known(covered: ReadonlyMap<Term, readonly Term[] | undefined>): Bounds {
  return new Map([...covered].flatMap(([call, bound]) => (bound === undefined ? [] : [[call, bound] as const])));
}
