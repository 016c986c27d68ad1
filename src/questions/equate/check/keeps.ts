// The checker of contracts: that a function raises nothing, and so breaks no contract, wherever its precondition holds. All
// lemmas are one induction on how long a call runs: what is called inside of it runs shorter, so that every lemma may be used
// for that; nothing has to get smaller. A call that never ends raises nothing either.
import type { Name } from "../../../core/expr.js";
import { definedNames } from "../../../core/library.js";
import { boundIn } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import type { ContractCertificate, Instance, Keeps, ProofTerm, ProofTree } from "../certificate.js";
import type { Statement } from "../statement.js";
import { splitOfNumbers } from "./asked-for.js";
import { Assumed, type Unassuming } from "./assumed.js";
import { Excluded, type Run, Thrown } from "./evaluate.js";
import { Functions } from "./functions.js";
import { checkEnding, checkLemmas } from "./lemmas.js";
import { widthIn } from "./machine.js";
import { mentionsChance, mentionsFloats } from "./mentioned.js";
import { neededToReturn, type Origins, originsIn } from "./origins.js";
import { Open, Prims } from "./primitives.js";
import { callOf, readTerm, sortedKeys } from "./read-term.js";
import { Refused } from "./refused.js";
import { contradict } from "./sums.js";
import { Store, type Term, truthIn } from "./terms.js";
import { Typing } from "./typing.js";
import { Uses } from "./uses.js";

/** `granted`: the functions of which it is taken for granted that they keep what they promise. */
export type CheckedContract =
  | { readonly ok: true; readonly granted: readonly Name[] }
  | { readonly ok: false; readonly why: string };

const FUEL = 4_000_000;

export function checkContract(statement: Statement, certificate: ContractCertificate): CheckedContract {
  try {
    return { ok: true, granted: new KeepsChecker(statement, certificate).check() };
  } catch (error) {
    const refused = error instanceof RangeError ? new Refused("too deep to check") : error; // the host's stack is at its end
    if (refused instanceof Refused) return { ok: false, why: refused.message };
    throw refused;
  }
}

/** Where a proof has come to. */
type Place = {
  readonly lemma: number;
  readonly assumed: Assumed;
  readonly names: ReadonlyMap<string, Term>;
  readonly origins: Origins;
};

type Course = {
  readonly run: Run;
  readonly open: Open | undefined;
  readonly came: "value" | "open" | "thrown" | "excluded";
};

class KeepsChecker {
  private readonly tools: Unassuming;
  private readonly floats: boolean;
  private readonly typing: Typing;
  private readonly uses = new Uses();

  constructor(
    private readonly statement: Statement,
    private readonly certificate: ContractCertificate,
  ) {
    const width = certificate.integers === "machine" ? widthIn(statement) : undefined;
    if (width === undefined && certificate.integers !== "unbounded") throw new Refused("integers of no width");
    if (width === undefined && mayOverflow(statement)) throw new Refused("integers that overflow");
    const store = new Store(width);
    if (mentionsChance(statement)) throw new Refused("what nobody can foretell");
    this.floats = mentionsFloats(statement);
    const prims = new Prims(store, this.floats, statement);
    this.tools = { functions: new Functions(statement), store, prims, fuel: { left: FUEL } };
    this.typing = new Typing(statement, this.tools);
  }

  check(): readonly Name[] {
    const names = this.statement.defs.flatMap(definedNames);
    if (new Set(names).size < names.length) throw new Refused("two definitions of one name");
    this.mustState();
    this.mustEnd();
    this.mustBeEqual();
    const granted = this.certificate.lemmas.flatMap((lemma, i) => this.prove(i, lemma) ?? []);
    this.uses.check();
    return granted;
  }

  /** The last lemma is what is claimed; the one before it says that asking for the precondition raises nothing. */
  private mustState(): void {
    const { params, given, reference } = this.statement;
    const { lemmas } = this.certificate;
    const vars = params.map((type, i) => ({ name: `p${i}`, type }));
    if (params.length === 0) throw new Refused("no inputs");
    const premises = given === undefined ? [] : [callOf(given.name, given.arity)];
    mustSay(lemmas.at(-1), { vars, premises, call: callOf(reference, params.length) });
    for (const call of premises) mustSay(lemmas.at(-2), { vars: vars.slice(0, given?.arity), premises: [], call });
  }

  private mustBeEqual(): void {
    const { equalities, integers } = this.certificate;
    for (const lemmas of equalities) {
      const checked = checkLemmas(this.statement, { lemmas, integers });
      if (!checked.ok) throw new Refused(checked.why);
    }
  }

  /** Where it is said that the function ends, on whichever input, perhaps by an exception. */
  private mustEnd(): void {
    const { ends, integers } = this.certificate;
    if (ends === undefined) return;
    const { reference, params } = this.statement;
    const checked = checkEnding(this.statement, { lemmas: ends, integers }, callOf(reference, params.length));
    if (!checked.ok) throw new Refused(checked.why);
  }

  /** The function that is taken to keep its promise, if there is no proof of that. */
  private prove(index: number, lemma: Keeps): Name | undefined {
    const names = new Map<string, Term>();
    for (const { name, type } of lemma.vars) names.set(name, this.fresh(names, name, type));
    const { fn } = this.headOf(lemma, names);
    if (lemma.proof === undefined) {
      if (typeof fn.id === "number") throw new Refused("a function without a name");
      return fn.id;
    }
    const origins = new Map([...names].map(([name, term]) => [term, new Set([name])] as const));
    this.tree(lemma.proof, { lemma: index, assumed: new Assumed(this.tools, this.floats, true), names, origins });
    return undefined;
  }

  private headOf({ call }: Keeps, names: ReadonlyMap<string, Term>) {
    const term = this.raw(call, names);
    const [head, ...args] = term.is === "call" ? term.of : [];
    if (head?.is !== "fun" || head.held > 0 || args.length !== head.fn.lam.params.length)
      throw new Refused("no call of a function with all its arguments");
    return { fn: head.fn, captured: head.of, args };
  }

  private fresh(names: ReadonlyMap<string, Term>, name: string, type: Type | undefined): Term {
    if (names.has(name)) throw new Refused(`${name} is not new`);
    return this.tools.store.variable(name, type);
  }

  private tree(tree: ProofTree, place: Place): void {
    const { assumed, names } = place;
    switch (tree.kind) {
      case "split":
        return this.split(tree, place);
      case "unfold":
        return this.tree(tree.rest, this.said(place, this.raw(tree.call, names), "unfolded"));
      case "tell":
        return this.tree(tree.rest, this.said(place, this.raw(tree.call, names), "told"));
      case "keep":
        return this.tree(tree.rest, this.said(place, this.kept(tree.instance, place), "kept"));
      case "use":
        return this.tree(tree.rest, { ...place, assumed: this.equated(tree.use.instance, place) });
      case "kept":
      case "excluded":
        return this.ended(tree.kind, place);
      case "absurd":
        if (!assumed.absurd) throw new Refused("what is assumed may be");
        return;
      case "adds-up":
        return contradict({ ...this.tools, assumed, raw: (term) => this.raw(term, names) }, tree.sums, undefined);
      default:
        throw new Refused("no step of such a proof");
    }
  }

  private said(place: Place, call: Term, is: "unfolded" | "told" | "kept"): Place {
    const assumed = place.assumed.copy();
    assumed.say(call, is);
    return { ...place, assumed };
  }

  // ---- the call ----

  /** The function that a lemma is about is gone into, where its premises are true. */
  private course({ lemma: index, assumed, names }: Place): Course {
    const lemma = this.lemma(index);
    const { fn, captured, args } = this.headOf(lemma, names);
    const run = assumed.run();
    try {
      for (const premise of lemma.premises)
        run.shielded((inner) => inner.mustHold(() => inner.again(this.raw(premise, names))));
      const now = (terms: readonly Term[]): readonly Term[] => terms.map((each) => run.again(each));
      run.body(fn, now(captured), now(args));
      return { run, open: undefined, came: "value" };
    } catch (error) {
      if (error instanceof Open) return { run, open: error, came: "open" };
      if (error instanceof Thrown) return { run, open: undefined, came: "thrown" };
      if (error instanceof Excluded) return { run, open: undefined, came: "excluded" };
      throw error;
    }
  }

  private ended(kind: "kept" | "excluded", place: Place): void {
    const { run, came } = this.course(place);
    if (came !== (kind === "kept" ? "value" : "excluded")) throw new Refused("another end");
    this.mustBeKept(run, place);
  }

  /** Every call that was made up to here, and was not gone into, gives something: it is known to raise nothing, or it is one of
   * an input that returns, whoever uses the lemma. So all that follows is about values that there are. */
  private mustBeKept({ stayed, answered }: Run, { lemma, origins }: Place): void {
    for (const call of [...stayed, ...answered]) {
      const needed = neededToReturn(call, origins, this.tools.prims.plain);
      if (needed === undefined) throw new Refused("a call that may raise");
      for (const name of needed) this.uses.trust(lemma, name);
    }
  }

  // ---- cases ----

  private split(tree: Extract<ProofTree, { kind: "split" }>, place: Place): void {
    const { assumed, names } = place;
    const on = this.term(tree.on, place);
    const decided = truthIn(on);
    if (decided !== undefined) return this.truths(tree, on, [decided], place);
    const { run, open } = this.course(place);
    this.mustBeKept(run, place);
    const asked = open !== undefined && assumed.now(open.term) === on ? open : undefined;
    if (asked === undefined && !this.isOfElements(on, run, open))
      splitOfNumbers(this.tools.prims, on, assumed, (call) => run.made.has(call));
    if (asked?.ctor === undefined) return this.truths(tree, on, [true, false], place);
    const type = this.tools.prims.typeOf(on);
    const decls = this.typing.family(asked.ctor as Name, type);
    if (tree.cases.length !== decls.length) throw new Refused("cases are missing");
    for (const { ctor, fields } of decls) {
      const found = tree.cases.find(({ is }) => is.kind === "make" && is.ctor === ctor);
      if (found?.is.kind !== "make" || found.is.fields.length !== fields.length)
        throw new Refused(`no case for ${ctor}`);
      const inner = new Map(names);
      const origins = new Map(place.origins);
      const parts = found.is.fields.map((name, i) => {
        const part = this.fresh(inner, name, this.typing.fieldType(type, ctor, fields, i));
        inner.set(name, part);
        origins.set(part, originsIn(on, place.origins) as Set<string>);
        return part;
      });
      this.assuming(found.rest, on, this.tools.store.make(ctor, parts), { ...place, names: inner, origins });
    }
  }

  /** Before a question about sets, two of their elements may be compared. */
  private isOfElements(on: Term, run: Run, open: Open | undefined): boolean {
    const { prims } = this.tools;
    const equal = (x: Term, y: Term): Term | undefined => prims.compared(x, y, run);
    return open !== undefined && prims.sets.isOfElements(on, open.term, equal);
  }

  private truths(
    tree: Extract<ProofTree, { kind: "split" }>,
    on: Term,
    values: readonly boolean[],
    place: Place,
  ): void {
    for (const value of values) {
      const found = tree.cases.find(({ is }) => is.kind === "truth" && is.value === value);
      if (found === undefined) throw new Refused("a case is missing");
      this.assuming(found.rest, on, this.tools.store.truth(value), place);
    }
  }

  private assuming(tree: ProofTree, on: Term, value: Term, place: Place): void {
    const assumed = place.assumed.copy();
    assumed.equate(on, value);
    this.tree(tree, { ...place, assumed });
  }

  // ---- lemmas ----

  /** The call of which a lemma says that it raises nothing, as its premises hold: they were asked for, and gave true. */
  private kept({ lemma: index, values }: Instance, place: Place): Term {
    const lemma = this.lemma(index);
    const { made } = this.course(place).run;
    const own = this.instance(lemma.vars, values, place);
    for (const premise of lemma.premises) {
      const found = place.assumed.computed(this.raw(premise, own));
      if (found?.value !== this.tools.store.truth(true)) throw new Refused("a premise that is not known");
      if ([...found.made].some((call) => !made.has(call))) throw new Refused("a premise that was not asked for");
    }
    const origins = new Map([...own].map(([name, value]) => [name, originsIn(value, place.origins)]));
    this.uses.add({ from: place.lemma, to: index, size: "less", by: "calls", values: origins });
    return this.raw(lemma.call, own);
  }

  /** Two terms are the same, as the last lemma of a group says: what the first takes was computed. */
  private equated({ lemma: index, values }: Instance, place: Place): Assumed {
    const lemma = this.certificate.equalities[index]?.at(-1);
    if (lemma?.kind !== "refines" || lemma.premises.length + lemma.relations.length > 0)
      throw new Refused("no equality");
    const own = this.instance(lemma.vars, values, place);
    for (const value of own.values()) this.trustValue(value, place);
    const { made } = this.course(place).run;
    const left = place.assumed.computed(this.raw(lemma.left, own));
    if (left === undefined || left.made.some((call) => !made.has(call))) throw new Refused("what was not computed");
    const assumed = place.assumed.copy();
    assumed.equate(this.raw(lemma.right, own), left.value);
    return assumed;
  }

  /** That lemma may take it for granted of functions that they return: then they are inputs, whoever uses this one. */
  private trustValue(value: Term, { lemma, origins }: Place): void {
    if (this.tools.prims.plain.isKnown(value)) return;
    const needed = originsIn(value, origins);
    if (needed === undefined) throw new Refused("a function that may not return");
    for (const name of needed) this.uses.trust(lemma, name);
  }

  private instance(vars: Keeps["vars"], values: readonly ProofTerm[], place: Place): ReadonlyMap<string, Term> {
    if (values.length !== vars.length) throw new Refused("a lemma with other variables");
    return new Map(
      vars.map(({ name, type }, i) => {
        const value = this.term(values[i] as ProofTerm, place);
        if (type !== undefined && !this.typing.hasType(value, type)) throw new Refused("a value of another type");
        return [name, value] as const;
      }),
    );
  }

  private lemma(index: number): Keeps {
    const lemma = this.certificate.lemmas[index];
    if (lemma === undefined) throw new Refused("no such lemma");
    return lemma;
  }

  // ---- terms ----

  private term(term: ProofTerm, { names, assumed }: Place): Term {
    const raw = this.raw(term, names);
    return assumed.now(raw) ?? raw;
  }

  private raw(term: ProofTerm, names: ReadonlyMap<string, Term>): Term {
    return readTerm(this.tools, term, names, (name) => new Assumed(this.tools, this.floats).run().global(name));
  }
}

function mustSay(lemma: Keeps | undefined, wanted: Omit<Keeps, "proof">): void {
  if (lemma?.proof === undefined) throw new Refused("no lemma");
  const { proof, ...said } = lemma;
  if (JSON.stringify(sortedKeys(said)) !== JSON.stringify(sortedKeys(wanted))) throw new Refused("another statement");
}

const MACHINE = ["i63", "i32", "i64", "native"];
const COMPARISONS = ["eq", "ne", "lt", "le", "gt", "ge", "compare"];

/** Whether machine integers are computed with, or loops were changed as if there were no largest one. */
function mayOverflow({ defs, unbounded }: Statement): boolean {
  let found = unbounded;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      const [kind = "", name = ""] = e.kind === "prim" ? e.op.split(".") : [];
      found ||= MACHINE.includes(kind) && !COMPARISONS.includes(name);
      return !found;
    });
  return found;
}
