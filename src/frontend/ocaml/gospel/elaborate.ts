// Contracts in comments become code of the program, at the level of syntax: this finds what each comment belongs to.
import type { Source, Span } from "../../../core/span.js";
import { expandHead, type Ty } from "../infer/ty.js";
import { isWithin } from "../lack.js";
import { mapSubexpressions, patternsIn } from "../subexpressions.js";
import type { Binding, Expr, Item, ModuleExpr, ModuleTypeExpr, Pattern, Spec as SignatureSpec } from "../syntax.js";
import { call, ident, lambda } from "./build.js";
import { condition, counts, express, type Logic, type Names, variablesOf, withLocals } from "./express.js";
import { contracted, type Demands, isFunction, type Owner, type Spec } from "./function.js";
import { attempt, type Record } from "./leaving-out.js";
import { contractedLoop, type Loop } from "./loop.js";
import { type Clause, type Comment, readComment } from "./parse-comment.js";
import { demandsOf, type Invariant, typeInvariant } from "./type-invariant.js";
import { type Term, Unreadable } from "./term.js";

/** The types of expressions, as they are without any contract. */
export type TypeOf = (e: Expr) => Ty | undefined;

type State = {
  readonly source: Source;
  readonly record: Record;
  readonly typeOf: TypeOf;
  readonly comments: readonly Comment[];
  readonly used: Set<Comment>;
  readonly signatures: Map<string, Signature>;
};

/** Where we are. */
type Place = { readonly names: Names; readonly path: readonly string[]; readonly definition: string | undefined; readonly muted: boolean;
  /** Of the types that can be named here. */
  readonly invariants: readonly Invariant[];
};

type Signature = { readonly logic: ReadonlyMap<string, Logic> };

const NOTHING_YET: Names = {
  locals: new Set(),
  logic: new Map(),
  modules: new Map(),
  shared: new Set(),
  own: undefined,
  exact: false,
  before: undefined,
};

export function elaborate(
  source: Source,
  items: readonly Item[],
  spans: readonly Span[],
  record: Record,
  typeOf: TypeOf,
): readonly Item[] {
  const comments = spans.flatMap((at) => attempt(record, undefined, at, () => readComment(source, at)) ?? []);
  const s: State = { source, record, typeOf, comments, used: new Set(), signatures: new Map() };
  const whole = { file: source.name, start: 0, end: source.text.length };
  const start: Place = { names: NOTHING_YET, path: [], definition: undefined, muted: false, invariants: [] };
  const { items: made } = structure(s, start, items, whole);
  for (const comment of comments)
    if (!s.used.has(comment)) leaveOut(s, undefined, comment.at, "this contract stands where it belongs to nothing");
  return made;
}

function leaveOut(s: State, definition: string | undefined, at: Span, why: string): void {
  s.record.leftOut.push({ definition, at, why });
}

/** Comments inside a place, which nobody has taken. */
function commentsIn(s: State, at: Span): readonly Comment[] {
  return s.comments.filter((comment) => !s.used.has(comment) && isWithin(comment.at, at));
}

// ---- structures ----

type Made = { readonly items: readonly Item[]; readonly logic: ReadonlyMap<string, Logic> };

function structure(s: State, place: Place, items: readonly Item[], within: Span): Made {
  const made: Item[] = [];
  let { names, invariants } = place;
  const own = new Map<string, Logic>();
  const define = (name: string, logic: Logic): void => {
    own.set(name, logic);
    names = { ...names, logic: new Map([...names.logic, [name, logic]]) };
  };
  const first = items[0]?.at.start ?? within.end;
  takeLoose(s, { ...place, names }, { ...within, end: first }, made, define);
  items.forEach((item, i) => {
    const end = items[i + 1]?.at.start ?? within.end;
    const gap: Span = { ...within, start: item.at.end, end };
    const trailing = trailingClauses(s, gap);
    const now = { ...place, names, invariants };
    if (item.kind === "type") {
      const found = invariantItem(s, now, item, trailing);
      made.push(item, ...found.items);
      invariants = [...invariants, ...found.invariants];
    } else made.push(...elaborateItem(s, now, item, trailing, (module, logic) => {
      names = { ...names, modules: new Map([...names.modules, [module, logic]]) };
    }));
    for (const name of sharedNames(s, item)) names = { ...names, shared: new Set([...names.shared, name]) };
    takeLoose(s, { ...place, names }, gap, made, define);
  });
  return { items: made, logic: own };
}

/** What stands behind a type is about the last that was declared. */
function invariantItem(
  s: State,
  place: Place,
  item: Item & { kind: "type" },
  trailing: readonly Comment[],
): { readonly items: readonly Item[]; readonly invariants: readonly Invariant[] } {
  const decl = item.decls.at(-1);
  const spec = take(s, trailing);
  if (decl === undefined || spec === undefined) return { items: [], invariants: [] };
  const clauses = spec.clauses.filter(({ keyword }) => keyword === "invariant");
  for (const { keyword, at } of spec.clauses)
    if (keyword !== "invariant") leaveOut(s, decl.name.name, at, `\`${keyword}\` of a type is not supported`);
  if (clauses.length === 0) return { items: [], invariants: [] };
  const self = spec.header?.results[0] ?? "self";
  const { invariant, item: made } = typeInvariant(s.record, place.names, decl, self, clauses, spec.at);
  return { items: made === undefined ? [] : [made], invariants: [invariant] };
}

/** Clauses behind an item, up to the next definition of logic. */
function trailingClauses(s: State, gap: Span): readonly Comment[] {
  const all = commentsIn(s, gap);
  const end = all.findIndex(({ kind }) => kind === "definition" || kind === "lemma" || kind === "axiom");
  return (end === -1 ? all : all.slice(0, end)).filter(({ kind }) => kind === "clauses");
}

/** `let[@logic] f`: contracts may mention it. */
function sharedNames(s: State, item: Item): readonly string[] {
  if (item.kind !== "value") return [];
  return item.bindings.flatMap(({ pattern }, i) => {
    const from = item.bindings[i - 1]?.at.end ?? item.at.start;
    return /\[@\s*logic\s*\]/.test(s.source.text.slice(from, pattern.at.start)) ? variablesOf(pattern) : [];
  });
}

/** Definitions and statements between items. */
function takeLoose(
  s: State,
  place: Place,
  gap: Span,
  made: Item[],
  define: (name: string, logic: Logic) => void,
): void {
  let names = place.names;
  for (const comment of commentsIn(s, gap)) {
    s.used.add(comment);
    if (comment.kind === "definition") {
      const { logic, items } = definition(s, { ...place, names }, comment);
      made.push(...items);
      define(comment.name.name, logic);
      names = { ...names, logic: new Map([...names.logic, [comment.name.name, logic]]) };
    } else if (comment.kind === "lemma" || comment.kind === "axiom") {
      const item = statement(s, { ...place, names }, comment);
      if (item !== undefined) made.push(item);
    } else if (comment.kind === "other") {
      leaveOut(s, place.definition, comment.at, `${comment.what} is not supported`);
    } else if (comment.kind === "clauses" && comment.clauses.every(({ keyword }) => keyword === "variant" || keyword === "coercion")) {
      leaveOut(s, place.definition, comment.at, "that definitions of logic end is not checked");
    } else {
      leaveOut(s, place.definition, comment.at, "this contract stands where it belongs to nothing");
    }
  }
}

/** What contracts define is a function of the program that only contracts can name. */
function definition(
  s: State,
  place: Place,
  comment: Comment & { kind: "definition" },
): { readonly logic: Logic; readonly items: readonly Item[] } {
  const { name, body } = comment;
  const nothing = (why: string): { logic: Logic; items: readonly Item[] } => ({ logic: { kind: "nothing", why }, items: [] });
  if (body === undefined) return nothing(`\`${name.name}\` is not defined, only described, which is not supported`);
  const made = attempt(s.record, name.name, comment.at, () => {
    const term = body();
    const path = [`Logic_${name.name}`];
    const exact = counts(withDefinition(place.names, comment, { kind: "value", path, exact: undefined }), term);
    const logic: Logic = { kind: "value", path, exact: exact ? [`Exact_${name.name}`] : undefined };
    const names = withDefinition(place.names, comment, logic);
    const items = [definitionItem(comment, path, express(names, term))];
    if (logic.exact !== undefined)
      items.push(definitionItem(comment, logic.exact, express({ ...names, exact: true }, term)));
    return { logic, items };
  });
  return made ?? nothing(`the definition of \`${name.name}\` is not supported`);
}

function withDefinition(names: Names, { name, params }: Comment & { kind: "definition" }, logic: Logic): Names {
  return withLocals({ ...names, logic: new Map([...names.logic, [name.name, logic]]) }, params.flatMap(variablesOf));
}

function definitionItem({ at, name, params, result }: Comment & { kind: "definition" }, path: readonly string[], e: Expr): Item {
  const value: Expr = result === undefined ? e : { kind: "typed", at: e.at, value: e, type: result };
  const bound: Expr = params.length === 0 ? value : { kind: "fun", at, params: structuredClone(params), body: value };
  const pattern: Pattern = { kind: "var", at: name.at, name: path.at(-1) ?? "" };
  return { kind: "value", at, recursive: params.length > 0, bindings: [{ pattern, bound, at }] };
}

/** A lemma whose variables have types is a function of them that must give true. */
function statement(s: State, place: Place, comment: Comment & { kind: "lemma" | "axiom" }): Item | undefined {
  const { name, at } = comment;
  if (comment.kind === "axiom") {
    leaveOut(s, undefined, at, `the axiom \`${name}\` is not used`);
    return undefined;
  }
  return attempt(s.record, `lemma ${name}`, at, () => lemma(place, name, at, comment.term()));
}

function lemma(place: Place, name: string, at: Span, term: Term): Item {
  const isOpen = term.kind === "quantified" && term.all;
  const params: readonly Pattern[] = isOpen
    ? term.variables.map((each): Pattern => {
        const inner: Pattern = { kind: "var", at: each.at, name: each.name };
        return each.type === undefined ? inner : { kind: "typed", at: each.at, inner, type: each.type };
      })
    : [{ kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined }];
  const said = isOpen ? term.body : term;
  const body = call(said.at, "hold", condition(withLocals(place.names, params.flatMap(variablesOf)), said));
  const bound: Expr = { kind: "fun", at, params, body };
  const pattern: Pattern = { kind: "var", at, name: `lemma_${name}` };
  return { kind: "value", at, recursive: false, bindings: [{ pattern, bound, at }] };
}

// ---- items ----

type Note = (module: string, logic: ReadonlyMap<string, Logic>) => void;

function elaborateItem(s: State, place: Place, item: Item, trailing: readonly Comment[], note: Note): readonly Item[] {
  switch (item.kind) {
    case "value":
      return valueItem(s, place, item, take(s, trailing));
    case "eval":
      return [{ ...item, body: expression(s, place, item.body) }];
    case "module": {
      const body = moduleExpr(s, { ...place, path: [...place.path, item.name.name] }, item.body, (logic) =>
        note(item.name.name, logic),
      );
      return [{ ...item, body }];
    }
    case "rec-modules":
      return [{ ...item, bindings: item.bindings.map((each) => ({ ...each, body: moduleExpr(s, place, each.body) })) }];
    case "open":
    case "include":
      return [{ ...item, module: moduleExpr(s, place, item.module) }];
    case "module-type":
      if (item.type !== undefined) s.signatures.set(item.name.name, signature(s, place, item.type));
      return [item];
    default:
      return [item];
  }
}

function take(s: State, comments: readonly Comment[]): Spec | undefined {
  const found = comments.flatMap((comment) => (comment.kind === "clauses" ? [comment] : []));
  const [first] = found;
  if (first === undefined) return undefined;
  for (const comment of found) s.used.add(comment);
  return {
    at: first.at,
    header: found.find(({ header }) => header !== undefined)?.header,
    clauses: found.flatMap(({ clauses }) => clauses),
  };
}

function valueItem(s: State, place: Place, item: Item & { kind: "value" }, last: Spec | undefined): readonly Item[] {
  const more: Item[] = [];
  const bindings = item.bindings.map((binding, i) => {
    const next = item.bindings[i + 1];
    const spec = next === undefined ? last : take(s, commentsIn(s, between(binding.at, next.at)));
    if (spec !== undefined && !isFunction(binding.bound)) {
      const check = constantItem(s, place, binding, spec);
      if (check !== undefined) more.push(check);
      return bindingOf(s, place, binding, undefined);
    }
    return bindingOf(s, place, binding, spec);
  });
  return [{ ...item, bindings }, ...more];
}

function between(left: Span, right: Span): Span {
  return { ...left, start: left.end, end: right.start };
}

function nameOf(pattern: Pattern): string | undefined {
  return pattern.kind === "typed" ? nameOf(pattern.inner) : pattern.kind === "var" ? pattern.name : undefined;
}

function ownerOf(s: State, place: Place, binding: Binding): Owner {
  const name = nameOf(binding.pattern);
  const definition = place.definition ?? (name === undefined ? undefined : [...place.path, name].join("."));
  return { record: s.record, names: { ...place.names, own: name }, definition };
}

function bindingOf(s: State, place: Place, binding: Binding, spec: Spec | undefined): Binding {
  const owner = ownerOf(s, place, binding);
  const demands = demanded(s, place, binding);
  if (demands === "unknown") {
    const at = spec?.at ?? binding.pattern.at;
    leaveOut(s, owner.definition, at, "what it takes has an invariant that is not known, so its contracts are left out");
    for (const comment of commentsIn(s, binding.at)) s.used.add(comment);
    return binding;
  }
  if (isProperty(s, place, binding)) return contracted(owner, binding, spec, demands, (body) => call(body.at, "hold", body));
  if (place.muted || (spec === undefined && demands === undefined && commentsIn(s, binding.at).length === 0))
    return binding;
  if (spec === undefined && !isFunction(binding.bound))
    return { ...binding, bound: expression(s, { ...place, definition: owner.definition }, binding.bound) };
  if (spec !== undefined) noteUnchecked(s, owner, spec.clauses);
  return contracted(owner, binding, spec, demands, (body, names, muted) =>
    expression(s, { ...place, names, definition: owner.definition, muted }, body),
  );
}

/** A function whose name begins with `prop_` must give true. */
function isProperty(s: State, place: Place, { pattern, bound }: Binding): boolean {
  if (place.definition !== undefined || !nameOf(pattern)?.startsWith("prop_") || !isFunction(bound)) return false;
  let result = s.typeOf(bound);
  for (let desc = result && expandHead(result).desc; desc?.kind === "arrow"; desc = result && expandHead(result).desc)
    result = desc.to;
  const desc = result && expandHead(result).desc;
  return desc?.kind === "con" && desc.info.at === undefined && desc.info.name === "bool";
}

/** Of functions that are not inside of others. */
function demanded(s: State, place: Place, { bound }: Binding): Demands | "unknown" | undefined {
  if (place.definition !== undefined || place.invariants.length === 0 || !isFunction(bound)) return undefined;
  const type = s.typeOf(bound);
  return type === undefined ? "unknown" : demandsOf(place.invariants, type);
}

const SAYS_MORE: ReadonlySet<string> = new Set(["modifies", "consumes", "produces", "preserves", "equivalent", "pure"]);
const FUNCTION_CLAUSES: ReadonlySet<string> = new Set(["requires", "ensures", "raises", "variant", "checks", "diverges"]);

function noteUnchecked(s: State, { definition }: Owner, clauses: readonly Clause[]): void {
  for (const { keyword, at } of clauses) {
    if (SAYS_MORE.has(keyword)) leaveOut(s, definition, at, `\`${keyword}\` is not checked`);
    else if (!FUNCTION_CLAUSES.has(keyword)) leaveOut(s, definition, at, `\`${keyword}\` does not belong here`);
  }
}

/** What is said of a value that is no function is a function of nothing that must give true: the value stays as it is. */
function constantItem(s: State, place: Place, binding: Binding, spec: Spec): Item | undefined {
  const name = nameOf(binding.pattern);
  const owner = ownerOf(s, place, binding);
  noteUnchecked(s, owner, spec.clauses);
  const { at } = spec;
  if (name === undefined || (spec.header?.args.length ?? 0) > 0) {
    leaveOut(s, owner.definition, at, "the function is written with fewer parameters than its contract has");
    return undefined;
  }
  const results = spec.header?.results ?? [];
  const conditions = spec.clauses.flatMap((clause) => {
    const made = attempt(s.record, owner.definition, clause.at, () => {
      if (clause.keyword !== "ensures") throw new Unreadable(clause.at, `\`${clause.keyword}\` of a value is not supported`);
      const term = clause.term();
      const names = withLocals(owner.names, results.length === 0 ? ["result"] : results);
      return { term, e: condition(names, term) };
    });
    return made === undefined ? [] : [made];
  });
  if (conditions.length === 0) return undefined;
  const unit: Pattern = { kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined };
  const held = conditions.map(({ term, e }) => {
    const names = results.length === 0 ? ["result"] : results;
    const items = names.map((each): Pattern => ({ kind: "var", at: term.at, name: each }));
    const [only] = items;
    const pattern: Pattern = items.length === 1 && only !== undefined ? only : { kind: "tuple", at: term.at, items };
    const bindings = [{ pattern, bound: ident(term.at, name), at: term.at }];
    return call(term.at, "hold", { kind: "let", at: term.at, recursive: false, bindings, body: e });
  });
  const body = held.reduce((left, right): Expr => ({
    kind: "apply",
    at,
    fn: ident(at, "&&", ["Stdlib"]),
    args: [left, right],
  }));
  const bound = lambda(at, unit, body);
  return { kind: "value", at, recursive: false, bindings: [{ pattern: { kind: "var", at, name: `contract_${name}` }, bound, at }] };
}

// ---- modules ----

function moduleExpr(
  s: State,
  place: Place,
  module: ModuleExpr,
  note: (logic: ReadonlyMap<string, Logic>) => void = () => undefined,
): ModuleExpr {
  switch (module.kind) {
    case "structure": {
      const { items, logic } = structure(s, place, module.items, module.at);
      note(logic);
      return { ...module, items };
    }
    case "functor": {
      const { param } = module;
      const known = param && signature(s, place, param.type);
      const names =
        param === undefined || known === undefined
          ? place.names
          : { ...place.names, modules: new Map([...place.names.modules, [param.name.name, known.logic]]) };
      return { ...module, body: moduleExpr(s, { ...place, names }, module.body) };
    }
    case "apply": {
      const arg = module.arg === undefined ? undefined : moduleExpr(s, place, module.arg);
      return { ...module, fn: moduleExpr(s, place, module.fn), arg };
    }
    case "sealed":
      signature(s, place, module.type);
      return { ...module, body: moduleExpr(s, place, module.body) };
    case "path":
    case "unpack":
      return module;
  }
}

/** Contracts in signatures: functions that are only described, unless a value of the signature computes them. */
function signature(s: State, place: Place, type: ModuleTypeExpr): Signature {
  switch (type.kind) {
    case "path":
      return s.signatures.get(type.path.name) ?? { logic: new Map() };
    case "with":
      return signature(s, place, type.base);
    case "signature":
      return inSignature(s, place, type.at, type.specs);
    default:
      return { logic: new Map() };
  }
}

function inSignature(s: State, place: Place, at: Span, specs: readonly SignatureSpec[]): Signature {
  const logic = new Map<string, Logic>();
  const comments = commentsIn(s, at);
  for (const comment of comments) {
    s.used.add(comment);
    if (comment.kind === "definition") {
      logic.set(comment.name.name, { kind: "nothing", why: `\`${comment.name.name}\` is not defined, only described, which is not supported` });
    } else if (comment.kind === "lemma" || comment.kind === "axiom") {
      leaveOut(s, undefined, comment.at, `the ${comment.kind} \`${comment.name}\` is not used`);
    }
  }
  for (const comment of comments) {
    const spec = specs.findLast((each) => each.at.end <= comment.at.start);
    if (comment.kind !== "clauses") continue;
    const computed = spec?.kind === "value" ? computedBy(comment, logic) : undefined;
    if (spec?.kind === "value" && computed !== undefined) logic.set(computed, { kind: "value", path: [spec.name.name], exact: undefined });
    else leaveOut(s, spec?.kind === "value" ? spec.name.name : place.definition, comment.at, "contracts in signatures are not supported");
  }
  return { logic };
}

/** `val leq : t -> t -> bool` with `b = leq x y ensures b <-> le x y` says that `leq` computes `le`. */
function computedBy({ header, clauses }: Comment & { kind: "clauses" }, logic: ReadonlyMap<string, Logic>): string | undefined {
  const [only] = clauses;
  if (clauses.length !== 1 || only?.keyword !== "ensures" || header?.results.length !== 1) return undefined;
  try {
    const term = only.term();
    const [left, right] =
      term.kind === "iff" ? [term.left, term.right] : term.kind === "compare" && term.rest.length === 1 ? [term.first, term.rest[0]?.term] : [];
    if (term.kind === "compare" && term.rest[0]?.op !== "=") return undefined;
    if (left?.kind !== "name" || left.path.name !== header.results[0] || right?.kind !== "apply") return undefined;
    const args = right.args.map((arg) => (arg.kind === "name" && arg.path.modules.length === 0 ? arg.path.name : ""));
    const { fn } = right;
    if (fn.kind !== "name" || fn.path.modules.length > 0 || !logic.has(fn.path.name)) return undefined;
    return args.join(" ") === header.args.map(({ name }) => name).join(" ") ? fn.path.name : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

// ---- expressions ----

function expression(s: State, place: Place, e: Expr): Expr {
  const inside = commentsIn(s, e.at);
  if (inside.length === 0) return e;
  if (place.muted) {
    for (const comment of inside) s.used.add(comment);
    return e;
  }
  const names = withLocals(place.names, patternsIn(e).flatMap(variablesOf));
  const inner = { ...place, names };
  const go = (child: Expr): Expr => expression(s, inner, child);
  switch (e.kind) {
    case "let":
      return localBindings(s, place, inner, e);
    case "while":
    case "for":
      return loopOf(s, place, e, go);
    case "let-item": {
      const [item] = elaborateItem(s, place, e.item, [], () => undefined);
      return { ...e, item: item ?? e.item, body: go(e.body) };
    }
    case "pack":
      return { ...e, module: moduleExpr(s, place, e.module) };
    default:
      return mapSubexpressions(e, go);
  }
}

function localBindings(s: State, place: Place, inner: Place, e: Expr & { kind: "let" }): Expr {
  const bindings = e.bindings.map((binding, i) => {
    const gap = between(binding.at, e.bindings[i + 1]?.at ?? e.body.at);
    const spec = take(s, commentsIn(s, gap));
    return bindingOf(s, e.recursive ? inner : place, binding, spec);
  });
  return { ...e, bindings, body: expression(s, inner, e.body) };
}

/** Comments before the first expression of a loop's body. */
function loopOf(s: State, place: Place, e: Loop, go: (child: Expr) => Expr): Expr {
  const head = e.kind === "while" ? e.cond.at : e.high.at;
  const spec = take(s, commentsIn(s, between(head, e.body.at)));
  const made = mapSubexpressions(e, go);
  if (spec === undefined || (made.kind !== "while" && made.kind !== "for")) return made;
  const owner: Owner = { record: s.record, names: place.names, definition: place.definition };
  for (const { keyword, at } of spec.clauses)
    if (keyword !== "invariant" && (keyword !== "variant" || e.kind === "for"))
      leaveOut(s, place.definition, at, `\`${keyword}\` does not belong to this loop`);
  if (spec.header !== undefined) leaveOut(s, place.definition, spec.header.at, "this does not belong to a loop");
  return contractedLoop(owner, made, spec.clauses);
}

