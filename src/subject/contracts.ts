// A program in which contracts are asked about. Each check of a contract becomes a condition of the program, and one that
// fails raises an exception that tells which. What a function demands of its arguments is asked by those who call it: they
// are to blame. So the function itself is asked about without that, on inputs of which it holds.
import { nth } from "../basis/known.js";
import { call, choose, inTurn, int, lambda, letIn, lit, make, prim, raise, variable } from "../core/build.js";
import { type App, type Expr, fixedName, type Lam, makeName, type Name, shownName } from "../core/expr.js";
import { type Ids, idsBeyond, UNNUMBERED } from "../core/ids.js";
import { inOrder } from "../core/in-order.js";
import type { CtorDecl, Def, Program } from "../core/program.js";
import { wellFormed } from "../core/self-check.js";
import type { Span } from "../core/span.js";
import { freshCopy, type Supply, supplyOfNames } from "../core/supply.js";
import { mapChildren, visit } from "../core/traverse.js";
import { con } from "../core/type.js";
import { IN_ANY_ORDER } from "../core/validate.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { ContractFacts, ContractRoles } from "../language/contract.js";
import { applied, bodyOf, conjunction, type RoleCall, roleCallIn, saidAtStart, UNIT } from "./at-start.js";
import { inheriting } from "./inherited.js";
import { getsSmaller, lengthOf, type Measure, measureList } from "./measures.js";

/** A condition that contracts put into a program, and where that is. */
export type Obligation = {
  readonly kind: "precondition" | "postcondition" | "invariant" | "assertion" | "loop" | "measure";
  /** Who has to see to it. */
  readonly owner: Name;
  /** Of a precondition, or a measure: of whom, unless it is one of the owner's own. */
  readonly of: Name | undefined;
  readonly at: Span;
};

/** The contract of a function. */
export type Contract = {
  /** What it demands of its arguments, as a predicate. */
  readonly pre: Name | undefined;
  /** The function itself, which does not ask for that. */
  readonly body: Name;
  /** Whether it may raise, as a predicate on its arguments and an exception. */
  readonly may: Name | undefined;
  readonly arity: number;
};

export type Contracted = {
  readonly program: Program;
  /** Of the functions that have one, by their own names. */
  readonly contracts: ReadonlyMap<Name, Contract>;
  /** In the order of their numbers. */
  readonly obligations: readonly Obligation[];
};

/** A check that failed: its number, and of a postcondition the result. */
export const BROKEN = makeName("contract-broken", 0);
/** The input is no test. */
export const ASSUMED = makeName("contract-assumed", 0);
/** Behind all that programs declare. */
const FIRST_RANK = 1_000_000_000;

const EXCEPTIONS: readonly CtorDecl[] = [
  { name: BROKEN, fields: [con("i63"), { kind: "var", name: "result" }], labels: undefined, rank: FIRST_RANK },
  { name: ASSUMED, fields: [], labels: undefined, rank: FIRST_RANK + 1 },
];

/** What an exception says of a contract: which obligation was not kept; or that its input is no test. */
export type Said = { readonly broken: number; readonly result: Value } | "assumed";

export function saidBy(exn: Value): Said | undefined {
  if (!isData(exn)) return undefined;
  if (exn.k.decl.name === ASSUMED) return "assumed";
  const [number, result] = exn.k.decl.name === BROKEN ? fieldsOf(exn) : [];
  return number === undefined || result === undefined ? undefined : { broken: Number(number), result };
}

/** Once for everybody who asks about the program. `inputs`: functions that make inputs, or take them
 * for others; what they cannot make or take is none. */
export function contractedProgram(
  program: Program,
  roles: ContractRoles,
  facts: ContractFacts,
  inputs: ReadonlySet<Name>,
): Contracted {
  const before = known.get(program);
  if (before !== undefined) return before;
  const made = new Contracts(inheriting(program, roles, facts), roles, facts, inputs).contracted();
  known.set(program, made);
  return made;
}

const known = new WeakMap<Program, Contracted>();

/** The names that it uses. */
function namesIn(e: Expr): ReadonlySet<Name> {
  const before = mentioned.get(e);
  if (before !== undefined) return before;
  const names = new Set<Name>();
  visit(e, (each) => {
    if (each.kind === "var") names.add(each.name);
    return true;
  });
  mentioned.set(e, names);
  return names;
}

const mentioned = new WeakMap<Expr, ReadonlySet<Name>>();

/** Where an expression stands: in which function, in which one of that, and whether the first has only begun. */
type Place = {
  readonly owner: Name;
  readonly local?: Name;
  readonly isStart: boolean;
  /** Of the functions around that have one. */
  readonly measures?: readonly Measure[];
};

class Contracts {
  private readonly obligations: Obligation[] = [];
  private readonly contracts = new Map<Name, Contract>();
  private readonly supply: Supply = supplyOfNames("contract");
  private readonly ids: Ids;

  constructor(
    private readonly source: Program,
    private readonly roles: ContractRoles,
    private readonly facts: ContractFacts,
    private readonly inputs: ReadonlySet<Name>,
  ) {
    this.ids = idsBeyond(source.defs);
  }

  contracted(): Contracted {
    const { source } = this;
    const bindings = source.defs.flatMap(bindingsOf);
    for (const { name, bound } of bindings) this.note(name, bound);
    while (bindings.some(({ name, bound }) => this.notePassing(name, bound)));
    const kept = source.defs.flatMap((def) => this.definition(def));
    const isMixed = this.facts.dispatchers.size > 0 || this.facts.overridden.size > 0;
    const defs = isMixed ? inOrder(kept.flatMap(bindingsOf)) : kept; // others are mentioned before they are defined
    return {
      program: wellFormed(
        "contracts",
        { ...source, exceptions: [...source.exceptions, ...EXCEPTIONS], defs },
        IN_ANY_ORDER,
      ),
      contracts: this.contracts,
      obligations: this.obligations,
    };
  }

  /** What it demands and allows, before anybody who calls it is looked at. */
  private note(name: Name, bound: Expr): void {
    if (bound.kind !== "lam" || this.roles.has(name) || !this.speaksOfContracts(bound.body)) return;
    const pre = this.demanded(bound.body) === undefined ? undefined : contractName(name, "pre");
    const may = this.allowed(bound.body) === undefined ? undefined : contractName(name, "may");
    const body = pre === undefined ? name : contractName(name, "body");
    this.contracts.set(name, { pre, body, may, arity: bound.params.length });
  }

  /** Whether it now demands what those demand that it passes its arguments on to, and did not before. */
  private notePassing(name: Name, bound: Expr): boolean {
    if (bound.kind !== "lam" || bound.written || this.contracts.has(name) || this.inputs.has(name)) return false;
    const passes = passesOn(bound.body, (to) => this.contracts.get(to)?.pre !== undefined);
    if (!passes && this.stoodFor(name, bound) === undefined) return false;
    const [pre, body] = [contractName(name, "pre"), contractName(name, "body")];
    this.contracts.set(name, { pre, body, may: undefined, arity: bound.params.length });
    return true;
  }

  /** What is demanded of those who call a function that stands for others which override one. */
  private stoodFor(name: Name, { params }: Lam): Expr | undefined {
    const of = this.facts.dispatchers.get(name);
    const { pre, arity } = (of && this.contracts.get(of)) ?? {};
    return pre !== undefined && arity === params.length ? call(variable(pre), params.map(variable)) : undefined;
  }

  private speaksOfContracts(e: Expr): boolean {
    return [...namesIn(e)].some((name) => this.roles.has(name));
  }

  /** Nothing in it has to do with contracts: most of a library, which is the same in every program that is tried. */
  private isUntouched(owner: Name, bound: Expr): boolean {
    const isAsked = (name: Name): boolean => this.roles.has(name) || this.contracts.get(name)?.pre !== undefined;
    return !this.inputs.has(owner) && ![...namesIn(bound)].some(isAsked);
  }

  private definition(def: Def): readonly Def[] {
    if (def.kind === "rec") {
      const bindings = def.bindings.flatMap(({ name, bound }) => this.binding(name, bound));
      return [{ kind: "rec", bindings }];
    }
    return this.binding(def.name, def.bound).map(({ name, bound }): Def => ({ kind: "one", name, bound }));
  }

  /** The predicates first, then the function: who comes later may call both. */
  private binding(name: Name, bound: Expr): readonly { readonly name: Name; readonly bound: Expr }[] {
    if (this.roles.has(name)) return [{ name, bound }];
    const contract = this.contracts.get(name);
    const inside = { owner: name, isStart: false };
    if (contract === undefined || bound.kind !== "lam")
      return [{ name, bound: this.isUntouched(name, bound) ? bound : this.expr(bound, inside) }];
    const { pre, may, body } = contract;
    const all: { name: Name; bound: Expr }[] = [];
    const general = this.stoodFor(name, bound);
    const passed = (): Expr => this.passedOn(bound.body);
    const demanded = this.demanded(bound.body) ?? (general ? conjunction(general, passed()) : passed());
    if (pre !== undefined) all.push({ name: pre, bound: this.predicate(bound, demanded, inside) });
    if (may !== undefined) all.push({ name: may, bound: this.predicate(bound, this.allowed(bound.body), inside) });
    const own = this.measured(name, bound, { owner: name, isStart: true });
    all.push({ name: body, bound: own });
    if (pre !== undefined) all.push({ name, bound: this.asking(contract, name, bound) });
    return all;
  }

  /** A predicate on the arguments of a function, and perhaps more. */
  private predicate({ params, at }: Lam, holds: Expr | undefined, place: Place): Expr {
    if (holds === undefined) throw new Error("a predicate that says nothing");
    const [more, said] = holds.kind === "lam" ? [holds.params, holds.body] : [[], holds];
    return this.anew(freshCopy(this.supply, lambda([...params, ...more], this.expr(said, place))), at);
  }

  /** Nodes of its own, since the function has the others. */
  private anew(e: Expr, at: Span): Expr {
    return {
      ...mapChildren(e, (child) => this.anew(child, at)),
      id: this.ids.next(),
      at: e.id === UNNUMBERED ? at : e.at,
      written: false,
    };
  }

  /** For those who do not call it by its name. */
  private asking({ pre, body }: Contract, name: Name, { params, at }: Lam): Expr {
    const names = params.map((param) => this.supply.name(param));
    const args = names.map(variable);
    const broken = this.broken({ kind: "precondition", owner: name, of: undefined, at });
    const asked = choose(call(variable(pre ?? name), args), call(variable(body), args), broken);
    return this.made(at, lambda(names, asked));
  }

  /** What is demanded by those that a function, which nobody wrote, passes its arguments on to. */
  private passedOn(e: Expr): Expr {
    switch (e.kind) {
      case "if":
        return { ...e, yes: this.passedOn(e.yes), no: this.passedOn(e.no) };
      case "match":
        return { ...e, arms: e.arms.map((arm) => ({ ...arm, body: this.passedOn(arm.body) })) };
      default: {
        const pre = e.kind === "app" && e.fn.kind === "var" ? this.contracts.get(e.fn.name)?.pre : undefined;
        return e.kind === "app" && pre !== undefined ? call(variable(pre), e.args) : TRUE;
      }
    }
  }

  /** What a body demands first of all; undefined: nothing. */
  private demanded(e: Expr): Expr | undefined {
    return this.atStart(e, (found) => (found.role === "require" ? found.args[0] : undefined), conjunction);
  }

  /** What it may raise, as a function of an exception. */
  private allowed(e: Expr): Expr | undefined {
    return this.atStart(e, (found) => (found.role === "allow" ? found.args[1] : undefined), first);
  }

  private atStart(
    e: Expr,
    said: (found: RoleCall) => Expr | undefined,
    both: (first: Expr, second: Expr) => Expr,
  ): Expr | undefined {
    return saidAtStart(this.roles, e, said, both);
  }

  private roleCall(e: Expr): RoleCall | undefined {
    return roleCallIn(this.roles, e);
  }

  private expr(e: Expr, place: Place): Expr {
    const found = this.roleCall(e);
    if (found !== undefined) return this.made(found.at, this.checked(found, place));
    const later = { ...place, isStart: false };
    if (e.kind === "app" && e.fn.kind === "var") {
      const { name } = e.fn;
      const contract = this.contracts.get(name);
      const measure = place.measures?.find(({ of, arity }) => of === name && e.args.length >= arity);
      if ((contract?.pre !== undefined && e.args.length >= contract.arity) || measure !== undefined)
        return this.siteOf(e, name, contract ?? { ...PLAIN, body: name, arity: e.args.length }, measure, later);
    }
    switch (e.kind) {
      case "let": {
        const bound = e.bound.kind === "lam" ? this.local(e.name, e.bound, later) : this.expr(e.bound, place);
        return { ...e, bound, body: this.expr(e.body, place) };
      }
      case "letrec": {
        const bindings = e.bindings.map(({ name, bound }) => ({
          name,
          bound: this.local(name, bound, later),
        }));
        return { ...e, bindings, body: this.expr(e.body, place) };
      }
      case "seq":
        return { ...e, items: e.items.map((item) => this.expr(item, place)) };
      case "raise":
        if (this.inputs.has(place.owner)) return this.made(e.at, raise(make(ASSUMED, [])));
        return { ...e, exn: this.expr(e.exn, later) };
      default:
        return mapChildren(e, (child) => this.expr(child, later));
    }
  }

  private local(name: Name, bound: Expr, place: Place): Expr {
    const inside = { ...place, local: name };
    return bound.kind === "lam" ? this.measured(name, bound, inside) : this.expr(bound, inside);
  }

  /** A function that knows its measure while it runs, if it has one. */
  private measured(name: Name, bound: Lam, place: Place): Lam {
    const integers = this.atStart(bound.body, measureList("integers"), first);
    const list = integers ?? this.atStart(bound.body, measureList("sizes"), first);
    const count = list && lengthOf(list);
    if (list !== undefined && count === undefined) throw new Error(`a measure of ${name} that cannot be counted`);
    if (list === undefined || count === undefined || count === 0)
      return { ...bound, body: this.expr(bound.body, place) };
    const [by, now] = [this.supply.name(MEASURE), this.supply.name(MEASURE)];
    const kind = integers === undefined ? "sizes" : "integers";
    const measure: Measure = { of: name, arity: bound.params.length, by, now, count, kind };
    const later = { ...place, isStart: false };
    const inside = this.expr(bound.body, { ...place, measures: [...(place.measures ?? []), measure] });
    const whole = letIn(
      by,
      this.predicate(bound, list, later),
      letIn(now, call(variable(by), bound.params.map(variable)), inside),
    );
    return { ...bound, body: this.made(bound.at, whole) };
  }

  private checked({ role, fn, args, at }: RoleCall, place: Place): Expr {
    const later = { ...place, isStart: false };
    const first = nth(args, 0);
    const said = role === "ensure" || role === "ensure-that" || role === "loop" ? nth(args, 1) : first;
    const owned = (kind: Obligation["kind"], of?: Name): Obligation => ({
      kind,
      owner: place.owner,
      of,
      at: said.id === UNNUMBERED ? at : said.at,
    });
    switch (role) {
      case "require":
        return place.isStart ? UNIT : this.unless(this.expr(first, later), owned("precondition", place.local));
      case "assert":
        return this.unless(this.expr(first, later), owned("assertion"));
      case "loop":
        return inTurn([this.expr(first, later), this.unless(this.expr(said, later), owned("loop"))]);
      case "unknown":
        return prim("sys.unsupported", lit({ kind: "str", value: shownName(fn) }));
      case "assume":
        return choose(this.expr(first, later), UNIT, raise(make(ASSUMED, [])));
      case "hold": {
        const broken = this.broken(owned("postcondition"), lit({ kind: "bool", value: false }));
        return choose(this.expr(first, place), TRUE, broken);
      }
      case "ensure":
      case "ensure-that": {
        const result = this.supply.name(RESULT);
        const holds = role === "ensure" ? applied(said, variable(result)) : said;
        const broken = this.broken(owned("postcondition"), variable(result));
        const asked = choose(this.expr(holds, later), variable(result), broken);
        return letIn(result, this.expr(first, place), asked);
      }
      case "allow":
        return this.expr(bodyOf(first), place);
      case "decrease":
      case "decrease-each":
      case "shrink":
      case "shrink-each":
        return UNIT;
    }
  }

  /** A call by somebody who has to see to what the function demands. */
  private siteOf(e: App, name: Name, { pre, body, arity }: Contract, measure: Measure | undefined, place: Place): Expr {
    const names = e.args.map(() => this.supply.name(ARGUMENT));
    const given = names.map(variable);
    const first = given.slice(0, arity);
    const direct = call(variable(body), first);
    const whole = given.length > arity ? call(direct, given.slice(arity)) : direct;
    const { owner } = place;
    const smaller = (of: Measure): Expr => {
      const broken = this.broken({ kind: "measure", owner, of: name === owner ? undefined : name, at: e.at });
      return choose(getsSmaller(this.supply, of, MEASURE, given.slice(0, of.arity)), whole, broken);
    };
    const measured = measure === undefined ? whole : smaller(measure);
    const demanding = (demanded: Name): Expr => {
      const kind = this.facts.makers.has(name) ? "invariant" : "precondition";
      return choose(call(variable(demanded), first), measured, this.broken({ kind, owner, of: name, at: e.at }));
    };
    const asked = pre === undefined ? measured : demanding(pre);
    return this.made(
      e.at,
      e.args.reduceRight((rest, arg, i) => letIn(nth(names, i), this.expr(arg, place), rest), asked),
    );
  }

  private unless(condition: Expr, obligation: Obligation): Expr {
    return choose(condition, UNIT, this.broken(obligation));
  }

  private broken(obligation: Obligation, result: Expr = UNIT): Expr {
    if (this.inputs.has(obligation.owner)) return raise(make(ASSUMED, []));
    this.obligations.push(obligation);
    return raise(make(BROKEN, [lit(int(this.obligations.length - 1)), result]));
  }

  /** A part of the program that nobody wrote; what it is made of stays what it is. */
  private made(at: Span, e: Expr): Expr {
    if (e.id !== UNNUMBERED) return e;
    return { ...mapChildren(e, (child) => this.made(at, child)), id: this.ids.next(), at, written: false };
  }
}

function bindingsOf(def: Def): readonly { readonly name: Name; readonly bound: Expr }[] {
  return def.kind === "one" ? [def] : def.bindings;
}

/** Whether it does nothing but to choose whom to call, and some of them are `those`. */
function passesOn(e: Expr, those: (name: Name) => boolean): boolean {
  const called: Name[] = [];
  return onlyCalls(e, called) && called.some(those);
}

function onlyCalls(e: Expr, called: Name[]): boolean {
  switch (e.kind) {
    case "if":
      return isSimple(e.cond) && onlyCalls(e.yes, called) && onlyCalls(e.no, called);
    case "match":
      return isSimple(e.on) && e.arms.every(({ guard, body }) => guard === undefined && onlyCalls(body, called));
    case "app":
      if (e.fn.kind === "var") called.push(e.fn.name);
      return e.fn.kind === "var" && e.args.every(isSimple);
    default:
      return e.kind === "prim" || e.kind === "raise" || e.kind === "make";
  }
}

function isSimple(e: Expr): boolean {
  return e.kind === "var" || e.kind === "lit";
}

const TRUE = lit({ kind: "bool", value: true });
const RESULT = makeName("result", 0);
const ARGUMENT = makeName("argument", 0);
const MEASURE = makeName("measure", 0);
const PLAIN = { pre: undefined, may: undefined } as const;
const first = <T>(one: T): T => one;

function contractName(name: Name, part: string): Name {
  return fixedName(`${shownName(name)}/${name.slice(shownName(name).length + 1)}.${part}`);
}
