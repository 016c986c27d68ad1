// The contract of a function as code at the beginning and the end of its body.
import { nth } from "../../../basis/known.js";
import { alignment } from "../../../core/align.js";
import type { Span } from "../../../core/span.js";
import type { Label } from "../../../core/type.js";
import type { Binding, Case, Expr, Item, Pattern } from "../syntax.js";
import {
  bind,
  call,
  conditional,
  delayed,
  ident,
  inSequence,
  lambda,
  namesPattern,
  standard,
  truth,
  variable,
} from "./build.js";
import { condition, express, type Names, variablesOf, withLocals } from "./express.js";
import { type Asked, forAllItem } from "./for-all.js";
import { attempt, isSame, leaveOut, type Record } from "./leaving-out.js";
import { outwards } from "./old.js";
import type { Clause, Header, HeaderArgument, Raise } from "./parse-comment.js";
import { conjuncts, namesIn, type Term, Unreadable } from "./term.js";

export type Spec = { readonly at: Span; readonly header: Header | undefined; readonly clauses: readonly Clause[] };

/** A condition that is written out already: what a type's invariant demands of a parameter, or of the result. */
export type Demand = { readonly at: Span; readonly condition: (value: Expr) => Expr };
export type Demands = {
  readonly params: readonly (Demand | undefined)[];
  /** Of parameters that may change: it holds again in the end. */
  readonly after: readonly (Demand | undefined)[];
  readonly result: Demand | undefined;
};

export type Owner = {
  readonly record: Record;
  readonly names: Names;
  /** With its modules, for those who read of it. */
  readonly definition: string | undefined;
  /** Where functions beside it can be put that must give true; undefined: nowhere that they are seen. */
  readonly beside: Item[] | undefined;
};

/** What was kept at the beginning of the function for its loops. */
export type Remembered = (readonly [string, Expr])[];

/**
 * `body` gives the body of the function with the contracts inside it, and takes what those ask about its beginning;
 * `muted`: the precondition is not known, so nothing can be said.
 */
export type InBody = (body: Expr, names: Names, muted: boolean) => Expr;

export function contracted(
  owner: Owner,
  binding: Binding,
  spec: Spec | undefined,
  demands: Demands | undefined,
  inBody: InBody,
): Binding {
  if (spec !== undefined) owner.record.owned.push({ contract: spec.at, by: binding.at });
  const made = intoFunction(binding.bound, (e) => functionBody(owner, e, spec, demands, inBody));
  return { ...binding, bound: made };
}

/** Inside of `fun (type a) ->` and a type that is written on all of it. */
function intoFunction(e: Expr, f: (e: Expr) => Expr): Expr {
  if (e.kind === "newtype") return { ...e, body: intoFunction(e.body, f) };
  if (e.kind === "typed" && isFunction(e.value)) return { ...e, value: intoFunction(e.value, f) };
  return f(e);
}

export function isFunction(e: Expr): boolean {
  if (e.kind === "newtype") return isFunction(e.body);
  return e.kind === "fun" || e.kind === "function" || (e.kind === "typed" && isFunction(e.value));
}

/** A parameter; `taken`: what it is taken apart into, once what is demanded of it is known. */
type Slot = { readonly pattern: Pattern; readonly name: string | undefined; readonly taken?: Pattern };

function functionBody(
  owner: Owner,
  e: Expr,
  spec: Spec | undefined,
  demands: Demands | undefined,
  inBody: InBody,
): Expr {
  const header = spec?.header && inPlaces(spec.header, takeParameters(e, parameterCount(e)).slots);
  const taken = takeParameters(e, header?.args.length ?? parameterCount(e));
  const own = spec && { ...spec, header };
  const frame = own && attempt(owner.record, owner.definition, own.header?.at ?? own.at, () => frameOf(own, taken));
  return wrapped(owner, taken, frame, demands, inBody, spec !== undefined && frame === undefined);
}

/** Labelled arguments may stand elsewhere than in the function, and optional ones not at all. */
function inPlaces(header: Header, slots: readonly Slot[]): Header {
  const { args, at } = header;
  const own = slots.map(({ pattern }) => labelIn(pattern));
  const labels = args.map(({ label }) => label);
  if (labels.every((label) => label === undefined)) return header;
  for (let count = args.length; count <= own.length; count++) {
    const found = alignment(labels, own.slice(0, count));
    if (found === undefined || found.byPlace || found.leftOut.length > 0) continue;
    const placed = found.slots.map(
      (slot): HeaderArgument =>
        slot.kind === "given" ? nth(args, slot.at) : { kind: "name", name: "_", at, label: undefined },
    );
    return { ...header, args: placed };
  }
  return header;
}

function labelIn(pattern: Pattern): Label {
  return pattern.kind === "labelled" ? pattern.label : undefined;
}

// ---- parameters ----

type Taken = { readonly at: Span; readonly slots: readonly Slot[]; readonly body: Expr };

function parameterCount(e: Expr): number {
  if (e.kind === "function") return 1;
  return e.kind === "fun" ? e.params.length + parameterCount(e.body) : 0;
}

/** The first parameters of a function, each with a name that contracts can use; those of `function` become a match. */
function takeParameters(e: Expr, wanted: number): Taken {
  const slots: Slot[] = [];
  let body = e;
  while (slots.length < wanted && (body.kind === "fun" || body.kind === "function")) {
    if (body.kind === "function") {
      const name = `Arg_${slots.length + 1}`;
      const { at, cases }: { at: Span; cases: readonly Case[] } = body;
      slots.push({ pattern: variable(at, name), name });
      body = { kind: "match", at, on: ident(at, name), cases };
    } else {
      const params: readonly Pattern[] = body.params;
      const now = params.slice(0, wanted - slots.length);
      for (const param of now) slots.push(slotOf(param, `Arg_${slots.length + 1}`));
      const later = params.slice(now.length);
      body = later.length === 0 ? body.body : { ...body, params: later };
    }
  }
  return { at: e.at, slots, body };
}

function slotOf(pattern: Pattern, hidden: string): Slot {
  switch (pattern.kind) {
    case "var":
      return { pattern, name: pattern.name };
    case "any":
      return { pattern: variable(pattern.at, hidden), name: hidden };
    case "typed": {
      const inner = slotOf(pattern.inner, hidden);
      return { ...inner, pattern: { ...pattern, inner: inner.pattern } };
    }
    case "labelled": {
      if (pattern.default !== undefined) return { pattern, name: nameIn(pattern.inner) }; // with its default
      const inner = slotOf(pattern.inner, hidden);
      return { ...inner, pattern: { ...pattern, inner: inner.pattern } };
    }
    case "unpack":
      return { pattern, name: undefined };
    default:
      return { pattern: variable(pattern.at, hidden), name: hidden, taken: pattern };
  }
}

function nameIn(pattern: Pattern): string | undefined {
  if (pattern.kind === "typed") return nameIn(pattern.inner);
  return pattern.kind === "var" ? pattern.name : undefined;
}

function namesOf({ pattern, taken }: Slot): readonly string[] {
  return [...variablesOf(pattern), ...(taken === undefined ? [] : variablesOf(taken))];
}

function takenApart(slots: readonly Slot[], body: Expr): Expr {
  return slots.reduceRight((inner, { name, taken }) => {
    if (taken === undefined || name === undefined) return inner;
    const { at } = taken;
    return { kind: "match", at, on: ident(at, name), cases: [{ pattern: taken, guard: undefined, body: inner, at }] };
  }, body);
}

// ---- what clauses may speak of ----

type Frame = {
  readonly spec: Spec;
  /** Names of the header, and what they are in the code. */
  readonly renamed: readonly (readonly [string, string])[];
  readonly locals: readonly string[];
  readonly result: (at: Span) => Pattern;
  readonly resultNames: readonly string[];
};

function frameOf(spec: Spec, { slots }: Taken): Frame {
  const { header } = spec;
  const results = header === undefined || header.results.length === 0 ? ["result"] : header.results;
  const result = (at: Span): Pattern => namesPattern(at, results);
  const own = slots.flatMap(namesOf);
  if (header === undefined) return { spec, renamed: [], locals: own, result, resultNames: results };
  const ghost = header.args.find(({ kind }) => kind === "ghost");
  if (ghost !== undefined) throw new Unreadable(ghost.at, "arguments that only the contract has are not supported");
  if (header.args.length > slots.length)
    throw new Unreadable(header.at, "the function is written with fewer parameters than its contract has");
  const renamed = header.args.flatMap(({ kind, name, at }, i): readonly (readonly [string, string])[] => {
    const slot = slots[i];
    if (kind === "unit" || name === "_" || slot === undefined) return [];
    if (slot.name === undefined)
      throw new Unreadable(at, "contracts of optional parameters that are taken apart are not supported");
    return [[name, slot.name]];
  });
  return { spec, renamed, locals: renamed.map(([name]) => name), result, resultNames: results };
}

// ---- the code ----

function wrapped(
  owner: Owner,
  { at, slots, body }: Taken,
  frame: Frame | undefined,
  demands: Demands | undefined,
  inBody: InBody,
  unread: boolean,
): Expr {
  const remembered: Remembered = [];
  const params = slots.flatMap(namesOf);
  const before = rememberer(owner, remembered, frame, new Set(params));
  const names = { ...withLocals(owner.names, frame?.locals ?? params) };
  const requires = frame === undefined ? [] : requirements(owner, names, frame);
  const muted = unread || requires === undefined;
  if (muted && requires === undefined)
    leaveOut(
      owner.record,
      owner.definition,
      frame?.spec.at ?? at,
      "its precondition is not known, so the whole contract is left out",
    );
  const atEnd = { ...names, before };
  const inside = takenApart(slots, inBody(body, { ...withLocals(owner.names, params), before }, muted));
  if (muted) return rebuilt(at, slots, letRemembered(at, remembered, inside));
  const held =
    frame === undefined
      ? inside
      : promises(owner, atEnd, frame, allowances(owner, atEnd, frame, inside), askedOf(owner, slots, frame, demands));
  const demanded = demands === undefined ? [] : demandsOn(demands, slots);
  const ensured = demands === undefined ? held : ensuredBy(demands, slots, held);
  const start = [...demanded, ...(requires ?? []), ...(frame === undefined ? [] : decreases(owner, names, frame))];
  const whole = inSequence(at, [...start, letRemembered(at, remembered, ensured)]);
  return rebuilt(at, slots, whole);
}

function rebuilt(at: Span, slots: readonly Slot[], body: Expr): Expr {
  return slots.length === 0 ? body : { kind: "fun", at, params: slots.map(({ pattern }) => pattern), body };
}

function letRemembered(at: Span, remembered: Remembered, body: Expr): Expr {
  return remembered.reduceRight((inner, kept) => bind(at, [kept], inner), body);
}

function demandsOn({ params }: Demands, slots: readonly Slot[]): readonly Expr[] {
  return slots.flatMap(({ name }, i) => {
    const demand = params[i];
    if (demand === undefined || name === undefined) return [];
    return [call(demand.at, "require", demand.condition(ident(demand.at, name)))];
  });
}

function ensuredBy({ after, result }: Demands, slots: readonly Slot[], value: Expr): Expr {
  const conditions = slots.flatMap(({ name }, i) => {
    const demand = after[i];
    return demand === undefined || name === undefined ? [] : [{ ...demand, name }];
  });
  const all = result === undefined ? conditions : [...conditions, { ...result, name: "Result" }];
  return all.reduce(
    (inner, { at, condition: keeps, name }) =>
      call(at, "ensure", inner, lambda(at, variable(at, "Result"), keeps(ident(at, name)))),
    value,
  );
}

/** With the names of the header. */
function inFrame(frame: Frame, term: Term, e: Expr): Expr {
  const used = namesIn(term);
  const renamed = frame.renamed.filter(([name, code]) => name !== code && used.has(name));
  return bind(
    term.at,
    renamed.map(([name, code]) => [name, ident(term.at, code)] as const),
    e,
  );
}

function clausesOf(frame: Frame, ...keywords: readonly string[]): readonly Clause[] {
  return frame.spec.clauses.filter(({ keyword }) => keywords.includes(keyword));
}

/** Undefined: some precondition is not known. */
function requirements(owner: Owner, names: Names, frame: Frame): readonly Expr[] | undefined {
  const made = clausesOf(frame, "requires").map((clause) =>
    attempt(owner.record, owner.definition, clause.at, () => {
      const term = clause.term();
      return call(term.at, "require", inFrame(frame, term, express(names, term)));
    }),
  );
  return made.some((each) => each === undefined)
    ? undefined
    : made.flatMap((each) => (each === undefined ? [] : [each]));
}

function decreases(owner: Owner, names: Names, frame: Frame): readonly Expr[] {
  const terms: Term[] = [];
  const made = clausesOf(frame, "variant").flatMap((clause) => {
    const items = attempt(owner.record, owner.definition, clause.at, () => {
      const term = clause.term();
      const parts = term.kind === "tuple" ? term.items : [term];
      terms.push(term);
      return parts.map((part) => measured(owner.record, part, inFrame(frame, part, express(names, part)), true));
    });
    return items ?? [];
  });
  const [first] = terms;
  if (first === undefined) return [];
  const parts = terms.flatMap((term) => (term.kind === "tuple" ? term.items : [term]));
  const isSized = parts.some(({ at }) => owner.record.sized.some((each) => isSame(each, at)));
  return [call(first.at, isSized ? "shrink" : "decrease", { kind: "list", at: first.at, items: made })];
}

/** The type of a variant is not to decide that of the function: what has no measure does not fit, and no more. */
export function measured(record: Record, { at }: Term, e: Expr, canBeData: boolean): Expr {
  record.measured.push({ e, at, canBeData });
  return call(at, "measure", e);
}

/** One `ensure` for each condition that a result has to keep, so that it can be told which one it does not. */
function promises(owner: Owner, names: Names, frame: Frame, value: Expr, asked: Asked | undefined): Expr {
  const inner = withLocals(names, frame.resultNames);
  const conditions = clausesOf(frame, "ensures").flatMap((clause) =>
    (termsOf(owner, clause) ?? []).flatMap((term) => {
      const made = attempt(owner.record, owner.definition, term.at, () => {
        if (asked !== undefined && isForAll(term) && !canExpress(inner, term)) {
          owner.beside?.push(forAllItem(owner.record, { ...owner.names, own: undefined }, asked, term));
          return undefined;
        }
        const e = condition(inner, outwards(term));
        return { at: term.at, e: lambda(term.at, frame.result(term.at), inFrame(frame, term, e)) };
      });
      return made === undefined ? [] : [made];
    }),
  );
  // A contract that promises nothing of the result still says what may be raised.
  const { at: all } = frame.spec;
  const isSilent = clausesOf(frame, "ensures").length === 0;
  const some = !isSilent ? conditions : [{ at: all, e: lambda(all, { kind: "any", at: all }, truth(all, true)) }];
  return some.reduce((inside, { at, e }) => call(at, "ensure", inside, e), value);
}

function isForAll(term: Term): term is Term & { kind: "quantified" } {
  return term.kind === "quantified" && term.all;
}

function canExpress(names: Names, term: Term): boolean {
  try {
    express({ ...names, before: (inner) => ident(inner.at, "Old") }, outwards(term));
    return true;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** Undefined: it cannot be called as its contract says, or may raise. */
function askedOf(owner: Owner, slots: readonly Slot[], frame: Frame, demands: Demands | undefined): Asked | undefined {
  const name = owner.names.own;
  const { spec } = frame;
  if (name === undefined || owner.beside === undefined || clausesOf(frame, "raises", "checks").length > 0)
    return undefined;
  if (slots.some(({ pattern }) => pattern.kind === "labelled" || pattern.kind === "unpack")) return undefined;
  const params = slots.map((slot, i) => {
    const arg = spec.header?.args[i];
    return arg === undefined || arg.name === "_" ? slot.name : arg.kind === "unit" ? undefined : arg.name;
  });
  return {
    name,
    params,
    result: frame.result,
    resultNames: frame.resultNames,
    requires: clausesOf(frame, "requires").map((clause) => clause.term()),
    demands: slots.map((_, i) => {
      const demand = demands?.params[i];
      return demand === undefined ? [] : [demand.condition];
    }),
  };
}

function termsOf(owner: Owner, clause: Clause): readonly Term[] | undefined {
  return attempt(owner.record, owner.definition, { ...clause.at, end: clause.at.start }, () =>
    conjuncts(clause.term()),
  );
}

/** What may be raised, and what holds then; and that what is not allowed by `checks` is refused. */
function allowances(owner: Owner, names: Names, frame: Frame, body: Expr): Expr {
  const read = clausesOf(frame, "raises").map((clause) =>
    attempt(owner.record, owner.definition, { ...clause.at, end: clause.at.start }, clause.raises),
  );
  const written = read.flatMap((each) => each ?? []);
  const raises = written.flatMap((raise) => attempt(owner.record, owner.definition, raise.at, () => raise) ?? []);
  // What cannot be read may allow any exception.
  const unread = read.includes(undefined) || written.length > raises.length;
  const checks = clausesOf(frame, "checks").flatMap((clause) => checkOf(owner, names, clause) ?? []);
  const refused = checks.map(({ at, name }) => invalid(at, name));
  const cases = [...raises.map((raise) => allowedCase(owner, names, frame, raise)), ...refused];
  if (cases.length === 0 && !unread) return body;
  const { at } = cases[0] ?? body;
  const none: Case = { pattern: { kind: "any", at }, guard: undefined, body: truth(at, unread), at };
  const pattern = variable(at, "Raised");
  const asked: Expr = { kind: "match", at, on: ident(at, "Raised"), cases: [...cases, none] };
  const allowed = call(at, "allow", delayed(at, body), lambda(at, pattern, asked));
  return checks.reduce((inner, check) => {
    const kept = lambda(check.at, { kind: "any", at: check.at }, ident(check.at, check.name));
    return call(check.at, "ensure", inner, kept);
  }, allowed);
}

/** Several cases may be of one exception, so each says as a guard when it is allowed. */
function allowedCase(owner: Owner, names: Names, frame: Frame, raise: Raise): Case {
  const { exception, arg, at } = raise;
  const patternArg = arg?.kind === "construct" && arg.ctor.name === "()" ? undefined : arg;
  const pattern: Pattern = { kind: "construct", at: exception.at, ctor: exception, arg: patternArg };
  const inner = withLocals(names, patternArg === undefined ? [] : variablesOf(patternArg));
  const kept = (raise.condition === undefined ? [] : conjuncts(raise.condition)).flatMap((term) => {
    const made = attempt(owner.record, owner.definition, term.at, () =>
      inFrame(frame, term, condition(inner, outwards(term))),
    );
    return made === undefined ? [] : [made];
  });
  const guard = kept.length === 0 ? undefined : kept.reduce((left, right) => standard(at, "&&", left, right));
  return { pattern, guard, body: truth(at, true), at };
}

type Check = { readonly at: Span; readonly name: string };

/** Computed when the function begins. */
function checkOf(owner: Owner, names: Names, clause: Clause): Check | undefined {
  return attempt(owner.record, owner.definition, clause.at, () => {
    const term = clause.term();
    const e = names.before?.(term, { ...names, before: undefined });
    if (e?.kind !== "ident") throw new Unreadable(clause.at, "`checks` is not supported here");
    return { at: clause.at, name: e.path.name };
  });
}

function invalid(at: Span, name: string): Case {
  const ctor = { modules: ["Stdlib"], name: "Invalid_argument", at };
  const pattern: Pattern = { kind: "construct", at, ctor, arg: { kind: "any", at } };
  return { pattern, guard: undefined, body: conditional(at, ident(at, name), truth(at, false), truth(at, true)), at };
}

// ---- old ----

function rememberer(
  owner: Owner,
  remembered: Remembered,
  frame: Frame | undefined,
  params: ReadonlySet<string>,
): (term: Term, names: Names) => Expr {
  return (term, names) => {
    const atEntry = new Set([...owner.names.locals, ...params, ...(frame?.locals ?? [])]);
    const unknown = [...namesIn(term)].find((name) => names.locals.has(name) && !atEntry.has(name));
    if (unknown !== undefined)
      throw new Unreadable(
        term.at,
        `\`${unknown}\` is not there when the function begins, so \`old\` is not supported`,
      );
    const name = `Old_${remembered.length + 1}`;
    const inner = express({ ...names, before: undefined }, term);
    const e = frame === undefined ? inner : inFrame(frame, term, inner);
    owner.record.remembered.push({ e, at: term.at });
    remembered.push([name, e]);
    return ident(term.at, name);
  };
}
