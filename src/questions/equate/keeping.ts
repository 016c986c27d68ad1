// The finder of proofs that a call raises nothing: each way through a function is followed, and of the calls on it a lemma
// says the same. What these have shown of their results is known then, which is why the next ones raise nothing either.
import { nth } from "../../basis/known.js";
import { type Name, tupleWidth } from "../../core/expr.js";
import { promisedBy } from "../../core/guarded.js";
import type { Type } from "../../core/type.js";
import { variablesIn } from "../../explore/index-types.js";
import { Assumptions } from "./assumptions.js";
import { recursiveIn } from "./calls.js";
import { Equalities } from "./equalities.js";
import { Beyond, type Course, Excluded, Raised, Stuck, Untold } from "./evaluate.js";
import { givenBy, hasPromised, isBuilt, raises, waitingFor } from "./gone-into.js";
import {
  type Draft,
  draftsIn,
  type Found,
  type KeepEntry,
  type Numbers,
  type Step,
  writtenDraft,
} from "./keeping-draft.js";
import { substitute } from "./lemma.js";
import type { Splitter } from "./split.js";
import { allIn, isTruth, someIn, type Term, type TermOf } from "./term.js";
import { fitsType, typeIn } from "./types.js";
import { written } from "./written.js";

/** Where the search has come to. */
type Way = {
  readonly entry: KeepEntry;
  readonly assumptions: Assumptions;
  readonly depth: number;
  readonly unfoldings: number;
  readonly ripened: number;
  /** How often calls were told that others had made. */
  readonly told: number;
  /** What was decided last of what the function itself asks for. */
  readonly doubted: Term | undefined;
};

type Followed = {
  readonly made: Course["made"];
  /** Calls that nothing but a lemma can answer for. */
  readonly own: readonly TermOf<"call">[];
} & (
  | { readonly kind: "value" | "raised" | "excluded" }
  | { readonly kind: "stuck"; readonly on: Term; readonly ctor: Name | undefined; readonly isTold: boolean }
);

type StuckOn = { readonly on: Term; readonly ctor: Name | undefined; readonly isTold: boolean };

const LIMITS = { depth: 24, nested: 6, entries: 40, nodes: 1500, unfoldings: 2, ripened: 8, told: 2 };

/** What is spent on one lemma, without those that it needs having any more. */
const FUEL = { left: 80_000, terms: 300_000 };

/** What has cases of its own for each promise takes so many times as much. */
export const LATE_EFFORT = 8;

/** Functions of which it may be taken for granted that they keep their promises; whether there is a proof of that. */
export type Granted = ReadonlyMap<Name, "proved" | "open">;

/** A proof that was not found, or not looked for, is not worth as much. */
const OPEN_EFFORT = 0.5;
const LATE_OPEN_EFFORT = 2;

/** What is known of the functions of a program beforehand. */
export type Around = {
  /** What a function demands, by its name. */
  readonly premises: ReadonlyMap<Name, Name>;
  readonly granted: Granted;
  /** What a call has promised is looked at only where something would be raised: it may take many cases of its own. */
  readonly tellsLate: boolean;
};

export class Keeping {
  private readonly entries = new Map<Term, KeepEntry>();
  private nested = 0;
  private nodes = 0;
  readonly log: string[] = [];

  readonly equalities: Equalities;

  constructor(
    private readonly splitter: Splitter,
    private readonly around: Around,
  ) {
    this.equalities = new Equalities(splitter.tools);
  }

  /** That these calls of variables raise nothing: the lemmas that it takes, at last those themselves, in this order. */
  prove(calls: readonly TermOf<"call">[]): Found | undefined {
    const entries: KeepEntry[] = [];
    for (const call of calls) {
      const entry = this.considered(this.generalised(call).call, call, call.args.filter(isVariable));
      if (entry.state !== "proved") return undefined;
      entries.push(entry);
    }
    return entries.every(({ state }) => state === "proved") ? this.lemmasFor(entries) : undefined;
  }

  private considered(key: Term, call: TermOf<"call">, vars: readonly TermOf<"var">[]): KeepEntry {
    const entry: KeepEntry = {
      vars,
      call,
      premises: this.premisesOf(call),
      state: "open",
      proof: undefined,
      uses: new Set(),
    };
    this.entries.set(key, entry);
    this.nested++;
    const { fuel } = this.splitter.tools;
    const before = { ...fuel };
    const [usual, open] = this.around.tellsLate ? [LATE_EFFORT, LATE_OPEN_EFFORT] : [1, OPEN_EFFORT];
    const most = this.grantOf(call) === "open" ? open : usual;
    const own = { left: Math.min(fuel.left, FUEL.left * most), terms: Math.min(fuel.terms, FUEL.terms * most) };
    Object.assign(fuel, own);
    try {
      const assumptions = new Assumptions(this.splitter.tools, true);
      this.nodes = 0;
      entry.proof = this.follow({
        entry,
        assumptions,
        depth: 0,
        unfoldings: 0,
        ripened: 0,
        told: 0,
        doubted: undefined,
      });
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      this.log.push(error.what);
    } finally {
      this.nested--;
      fuel.left += before.left - own.left;
      fuel.terms += before.terms - own.terms;
    }
    entry.state = entry.proof === undefined ? "failed" : "proved";
    if (entry.state === "failed") this.forget(entry);
    return entry;
  }

  /** What was proved with its help has to be proved again. */
  private forget(failed: KeepEntry): void {
    for (const [key, entry] of [...this.entries])
      if (entry.state === "proved" && entry.uses.has(failed)) {
        this.entries.delete(key);
        entry.state = "failed";
        this.forget(entry);
      }
  }

  private premisesOf(call: TermOf<"call">): readonly Term[] {
    const { terms, world } = this.splitter.tools;
    const name = call.fn.kind === "fun" && typeof call.fn.code.id === "string" ? call.fn.code.id : undefined;
    const premise = name && this.around.premises.get(name);
    const code = premise === undefined ? undefined : world.global(premise);
    if (code === undefined || !("lam" in code)) return [];
    return [terms.call(terms.fun(code, [], []), call.args.slice(0, code.lam.params.length))];
  }

  // ---- lemmas ----

  /** A lemma that the call is an instance of, where its premises are known to hold. */
  private lemmaFor({ entry: user, assumptions }: Way, call: TermOf<"call">): Step | undefined {
    const { tools } = this.splitter;
    const own = this.generalised(call);
    const wider = this.entries.has(own.call) ? undefined : this.wider(call);
    const general = wider === undefined ? own : { ...wider, values: call.args };
    const entry = wider ?? this.entries.get(own.call) ?? this.tried(own);
    if (entry === undefined || entry.state === "failed") return undefined;
    const by = new Map<Term, Term>(entry.vars.map((each, i) => [each, general.values[i] ?? each]));
    const holds = entry.premises.every(
      (premise) => assumptions.normal(substitute(tools.terms, premise, by)) === tools.terms.truth(true),
    );
    const isTyped = entry.vars.every(
      ({ type }, i) => type === undefined || fitsType(tools, general.values[i] ?? call, type),
    );
    if (!holds || !isTyped) return undefined;
    user.uses.add(entry);
    return { kind: "keep", call, entry, values: general.values };
  }

  /** A lemma about the same function with variables for all arguments, which these are of the types of. */
  private wider({ fn, args }: TermOf<"call">): KeepEntry | undefined {
    const { tools } = this.splitter;
    return [...this.entries.values()].find(
      ({ call, vars, state }) =>
        state !== "failed" &&
        call.fn === fn &&
        call.args.every((each, i) => each === vars[i]) &&
        vars.every(({ type }, i) => type === undefined || fitsType(tools, nth(args, i), type)),
    );
  }

  private tried(general: ReturnType<Keeping["generalised"]>): KeepEntry | undefined {
    if (this.nested >= LIMITS.nested || this.entries.size >= LIMITS.entries) return undefined;
    const before = this.nodes;
    const entry = this.considered(general.call, general.call, general.vars);
    this.nodes = before;
    if (entry.state === "failed" && this.grantOf(entry.call) !== undefined) entry.state = "granted";
    return entry;
  }

  private grantOf({ fn }: TermOf<"call">): "proved" | "open" | undefined {
    return fn.kind === "fun" && typeof fn.code.id === "string" ? this.around.granted.get(fn.code.id) : undefined;
  }

  /** Variables for everything but tuples and functions of the programs. */
  private generalised(call: TermOf<"call">) {
    const { terms } = this.splitter.tools;
    const places: Term[] = [];
    const vars: TermOf<"var">[] = [];
    const apart = (term: Term, declared: Type | undefined): Term => {
      if (term.kind === "make" && tupleWidth(term.ctor) !== undefined)
        return terms.make(
          term.ctor,
          term.args.map((each, i) => apart(each, declared?.kind === "con" ? declared.args[i] : undefined)),
        );
      if (term.kind === "fun") return terms.fun(term.code, term.env.map(untyped), term.held.map(untyped));
      const type = this.typeOf(term, declared);
      const variable = terms.variable(`e${vars.length}${type === undefined ? "" : `:${JSON.stringify(type)}`}`, type);
      vars.push(variable as TermOf<"var">);
      places.push(term);
      return variable;
    };
    const untyped = (term: Term): Term => apart(term, undefined);
    const declared = this.declaredTypes(call);
    const general = terms.call(
      untyped(call.fn),
      call.args.map((each, i) => apart(each, declared[i])),
    ) as TermOf<"call">;
    return { vars, call: general, values: places };
  }

  /** What is declared, where it is known to be of that type; each call of a function has the same lemma then. */
  private typeOf(term: Term, declared: Type | undefined): Type | undefined {
    const { tools } = this.splitter;
    if (declared !== undefined && fitsType(tools, term, declared)) return declared;
    const type = typeIn(tools, term);
    return type !== undefined && fitsType(tools, term, type) ? type : undefined;
  }

  private declaredTypes({ fn }: TermOf<"call">): readonly (Type | undefined)[] {
    const { statement } = this.splitter.tools.world;
    let type = fn.kind === "fun" && typeof fn.code.id === "string" ? statement.types.get(fn.code.id) : undefined;
    const found: (Type | undefined)[] = [];
    for (; type?.kind === "fn"; type = type.to) found.push(variablesIn(type.from).length > 0 ? undefined : type.from);
    return found;
  }

  // ---- ways ----

  private followed({ entry: { call, premises }, assumptions }: Way): Followed {
    const made: Course["made"] = new Map();
    const evaluation = assumptions.telling(made);
    const { stayed, answered } = evaluation.course;
    const own = (): readonly TermOf<"call">[] =>
      [...new Set([...stayed, ...answered])].filter(
        (each): each is TermOf<"call"> => each.kind === "call" && each.fn.kind === "fun" && made.has(each),
      );
    try {
      for (const premise of premises) evaluation.shielded((inner) => inner.mustHold(() => inner.term(premise)));
      if (call.fn.kind !== "fun") throw new Beyond("a function");
      const now = (terms: readonly Term[]): readonly Term[] => terms.map((each) => evaluation.term(each));
      evaluation.body(call.fn.code, now(call.fn.env), now(call.args));
      return { kind: "value", made, own: own() };
    } catch (error) {
      if (error instanceof Stuck)
        return { kind: "stuck", on: error.on, ctor: error.ctor, isTold: error instanceof Untold, made, own: own() };
      if (error instanceof Raised) return { kind: "raised", made, own: own() };
      if (error instanceof Excluded) return { kind: "excluded", made, own: own() };
      throw error;
    }
  }

  private follow(way: Way): Draft | undefined {
    const { assumptions } = way;
    if (assumptions.contradictory) return { kind: "tree", tree: { kind: "absurd" } };
    if (way.depth > LIMITS.depth || this.nodes++ > LIMITS.nodes) return undefined;
    const found = this.followed(way);
    const next = this.nextStep(way, found);
    if (next === "none") return undefined;
    if (next !== undefined) return this.after(next.way, next.step);
    switch (found.kind) {
      case "value":
        return { kind: "tree", tree: { kind: "kept" } };
      case "excluded":
        return { kind: "tree", tree: { kind: "excluded" } };
      case "stuck":
        return this.split(way, found);
      case "raised": {
        const impossible = this.splitter.impossible(assumptions);
        if (impossible !== undefined) return { kind: "tree", tree: impossible };
        const kept = this.keptLate(way, found.made);
        if (kept !== undefined) return this.after(way, kept);
        const equated = this.equated(way);
        if (equated !== undefined) return equated;
        return (
          this.told(way, found.made) ??
          this.toldLate(way, found.made) ??
          this.goInto(way, this.assumedCalls(assumptions))
        );
      }
    }
  }

  /** A call that a lemma has to answer for; or one of which it is not told yet what it has shown. */
  private nextStep(way: Way, { own, made }: Followed): { readonly way: Way; readonly step: Step } | "none" | undefined {
    const { assumptions } = way;
    for (const call of own) {
      const step = this.lemmaFor(way, call);
      if (step !== undefined) return { way, step };
      if (assumptions.unfolded.has(call) || way.unfoldings >= LIMITS.unfoldings) return "none";
      return { way: { ...way, unfoldings: way.unfoldings + 1 }, step: { kind: "unfold", call } };
    }
    for (const call of made.keys()) {
      if (call.kind !== "call" || call.fn.kind !== "fun" || assumptions.told.has(call)) continue;
      const promised = promisedBy(call.fn.code.lam);
      if (promised === undefined) continue;
      if (assumptions.kept.has(call) && !this.around.tellsLate) return { way, step: { kind: "tell", call } };
      if (promised.kind === "truth" || way.told >= LIMITS.told) continue;
      return { way: { ...way, told: way.told + 1 }, step: { kind: "tell", call } };
    }
    return undefined;
  }

  private after(way: Way, step: Step): Draft | undefined {
    const assumptions = way.assumptions.copy();
    assumptions.say(step.call, step.kind === "unfold" ? "unfolded" : step.kind === "tell" ? "told" : "kept");
    const rest = this.follow({ ...way, assumptions });
    return rest && { kind: "step", step, rest };
  }

  /** What waits for a comparison alone, and is given data that are known, is gone into first. */
  private split(way: Way, { on, ctor, isTold }: StuckOn): Draft | undefined {
    const elements = this.splitter.tools.primitives.sets.undecided(on, way.assumptions.looking());
    if (elements[0] !== undefined) return this.splitCases(way, { on: elements[0], ctor: undefined, isTold });
    const calls = recursiveIn(on).filter((each) => !way.assumptions.unfolded.has(each));
    const ripe = calls.find((each) => isBuilt(each) && way.assumptions.waiting(each)?.kind === "prim");
    if (ripe !== undefined && way.ripened < LIMITS.ripened)
      return this.after({ ...way, ripened: way.ripened + 1 }, { kind: "unfold", call: ripe as TermOf<"call"> });
    const { doubted } = way;
    const isAsked = isTold && ctor !== undefined && doubted !== undefined && someIn(doubted, (each) => each === on);
    const found = isAsked ? this.goInto(way, calls.slice(0, 1)) : undefined;
    return found ?? this.splitCases(way, { on, ctor, isTold }) ?? this.goInto(way, calls);
  }

  private splitCases(way: Way, { on, ctor, isTold }: StuckOn): Draft | undefined {
    const cases = [];
    const doubted = isTold || ctor !== undefined ? way.doubted : on;
    const depth = isTold && ctor === undefined ? way.depth : way.depth + 1; // the opposite of what was shown cannot be
    for (const { is, value } of this.splitter.cases(on, ctor)) {
      const assumptions = way.assumptions.copy();
      assumptions.equate(on, value);
      const impossible = is.kind === "truth" ? this.splitter.ruledOut(on, assumptions) : undefined;
      const rest: Draft | undefined =
        impossible === undefined
          ? this.follow({ ...way, assumptions, depth, doubted })
          : { kind: "tree", tree: impossible };
      if (rest === undefined) return undefined;
      cases.push({ is, rest });
    }
    return { kind: "split", on, cases };
  }

  /** What is said not to be the same is, by a lemma. */
  private equated({ assumptions }: Way): Draft | undefined {
    for (const [condition, value] of [...assumptions.rewrites].reverse()) {
      const equality = isTruth(value) === false ? this.equalities.refuting(condition) : undefined;
      if (equality === undefined) continue;
      const next = assumptions.copy();
      next.equate(equality.right, equality.left);
      if (next.contradictory) return { kind: "use", equality, rest: { kind: "tree", tree: { kind: "absurd" } } };
    }
    return undefined;
  }

  /** It is gone into what calls are known to have given: first where that is not what comes out, then where it waits for a
   * comparison alone, then where it is about what was assumed last. */
  private told(way: Way, made: Course["made"]): Draft | undefined {
    const { assumptions } = way;
    if (way.ripened >= LIMITS.ripened) return undefined;
    const known = [...assumptions.rewrites].flatMap(([call, value]) =>
      call.kind === "call" &&
      call.fn.kind === "fun" &&
      isBuilt(call) &&
      isTruth(value) !== undefined &&
      made.has(call) &&
      !assumptions.told.has(call)
        ? [call]
        : [],
    );
    const isOther = (call: TermOf<"call">): boolean =>
      givenBy(assumptions.looking(), call) === !isTruth(assumptions.rewrites.get(call) ?? call);
    const isRipe = (call: TermOf<"call">): boolean => waitingFor(assumptions.looking(), call)?.kind === "prim";
    const call = known.find(isOther) ?? known.find(isRipe) ?? nearest(known, way);
    return call && this.after({ ...way, ripened: way.ripened + 1 }, { kind: "tell", call });
  }

  /** A call that was gone into, and has perhaps raised: a lemma may say that it does not. */
  private keptLate(way: Way, made: Course["made"]): Step | undefined {
    for (const call of [...made.keys()].reverse()) {
      const isOpen = call.kind === "call" && call.fn.kind === "fun" && !way.assumptions.kept.has(call);
      const isRaising = isOpen && hasPromised(call) && raises(way.assumptions.telling(new Map()), call);
      const step = isRaising ? this.lemmaFor(way, call) : undefined;
      if (step !== undefined) return step;
    }
    return undefined;
  }

  /** What a call has promised, if nothing else is known: first of those that the last assumptions are about. */
  private toldLate(way: Way, made: Course["made"]): Draft | undefined {
    const { kept, told, rewrites } = way.assumptions;
    const isUntold = (call: Term): call is TermOf<"call"> =>
      call.kind === "call" && kept.has(call) && !told.has(call) && made.has(call) && hasPromised(call);
    const assumed = [...rewrites].reverse().flatMap(([from, to]) => [...allIn(from), ...allIn(to)]);
    const next = assumed.find(isUntold) ?? [...made.keys()].find(isUntold);
    return next && this.after(way, { kind: "tell", call: next });
  }

  /** Calls of which something is assumed, what was assumed last first. */
  private assumedCalls(assumptions: Assumptions): readonly Term[] {
    const all = [...assumptions.rewrites].reverse().flatMap(([from, to]) => [...allIn(from), ...allIn(to)]);
    const calls = all.filter(
      (each) => each.kind === "call" && each.fn.kind === "fun" && !assumptions.rewrites.has(each),
    );
    return [...new Set(calls)].slice(0, 3);
  }

  private goInto(way: Way, calls: readonly Term[]): Draft | undefined {
    if (way.unfoldings >= LIMITS.unfoldings) return undefined;
    for (const call of calls) {
      if (call.kind !== "call" || call.fn.kind !== "fun" || way.assumptions.unfolded.has(call)) continue;
      const tree = this.after(
        { ...way, unfoldings: way.unfoldings + 1, depth: way.depth + 1 },
        { kind: "unfold", call },
      );
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  // ---- writing down ----

  private lemmasFor(goals: readonly KeepEntry[]): Found {
    const needed = new Set(goals);
    const groups = new Set<number>();
    for (const entry of needed)
      for (const draft of draftsIn(entry.proof)) {
        if (draft.kind === "step" && draft.step.kind === "keep") needed.add(draft.step.entry);
        if (draft.kind === "use") groups.add(draft.equality.group);
      }
    const order = [...[...needed].filter((each) => !goals.includes(each)), ...goals];
    const used = [...groups];
    const numbers: Numbers = { entry: (entry) => order.indexOf(entry), group: (group) => used.indexOf(group) };
    const lemmas = order.map(({ vars, premises, call, proof, state }) => ({
      vars: vars.map(({ name, type }) => ({ name, type })),
      premises: premises.map(written),
      call: written(call),
      proof: proof === undefined || state === "granted" ? undefined : writtenDraft(proof, numbers),
    }));
    return { lemmas, equalities: used.map((group) => nth(this.equalities.groups, group)) };
  }
}

/** The call that has most to do with what was decided last; first what the function asked for itself. */
function nearest(calls: readonly TermOf<"call">[], { assumptions, doubted }: Way): TermOf<"call"> | undefined {
  const variables = (term: Term | undefined): readonly Term[] =>
    term === undefined ? [] : [...allIn(term)].filter(isVariable);
  const last = variables([...assumptions.rewrites.keys()].at(-1));
  const asked = variables(doubted);
  let best: { readonly call: TermOf<"call">; readonly score: number } | undefined;
  for (const call of calls) {
    const own = new Set(variables(call));
    const shared = (all: readonly Term[]): number => all.filter((each) => own.has(each)).length;
    const isAsked = [...assumptions.told].some((each) => each.kind === "call" && each.fn === call.fn);
    const score = call === doubted ? Number.POSITIVE_INFINITY : shared(last) * 8 + shared(asked) * 2 + Number(isAsked);
    if (score > (best?.score ?? 0)) best = { call, score };
  }
  return best?.call;
}

function isVariable(term: Term): term is TermOf<"var"> {
  return term.kind === "var";
}
