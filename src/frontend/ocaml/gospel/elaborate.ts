// Contracts in comments become code of the program, at the level of syntax: this finds what each comment belongs to.
import type { Source, Span } from "../../../core/span.js";
import { expandHead, type Ty } from "../infer/ty.js";
import { isWithin } from "../lack.js";
import { mapSubexpressions, patternsIn } from "../subexpressions.js";
import type { Binding, Expr, Item, ModuleExpr, ModuleTypeExpr } from "../syntax.js";
import { aboutBinding, isAhead, isClauses, nameOf } from "./attached.js";
import { call } from "./build.js";
import { computedFunction, itemOf } from "./computed-function.js";
import { constantItem, definition, lemmaName, statement } from "./definition.js";
import { type Logic, type Names, variablesOf, withLocals } from "./express.js";
import { contracted, type Demands, isFunction, type Owner, type Spec } from "./function.js";
import { attempt, leaveOut, leaveUnused, type Record } from "./leaving-out.js";
import { contractedLoop, type Loop } from "./loop.js";
import { type Clause, type Comment, readComment } from "./parse-comment.js";
import { type Clauses, inSignature, NO_SIGNATURE, type Signature } from "./signature.js";
import { Unreadable } from "./term.js";
import { demandsOf, type Invariant, typeInvariant } from "./type-invariant.js";

/** The types of expressions, as they are without any contract. */
export type TypeOf = (e: Expr) => Ty | undefined;

type State = {
  readonly source: Source;
  readonly record: Record;
  readonly typeOf: TypeOf;
  readonly comments: readonly Comment[];
  readonly used: Set<Comment>;
  readonly signatures: Map<string, Signature>;
  /** Contracts in signatures, and whether they belong to a function that is there. */
  readonly promised: Map<Comment, boolean>;
};

/** Where we are. */
type Place = {
  readonly names: Names;
  readonly path: readonly string[];
  readonly definition: string | undefined;
  readonly muted: boolean;
  /** What a signature says of the values of the module that we are in. */
  readonly signature: Signature;
  /** Whether a signature hides what it does not have. */
  readonly sealed: boolean;
  /** Of the types that can be named here. */
  readonly invariants: readonly Invariant[];
};

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
  const comments = spans.flatMap((at) => attempt(record, named(source, at), at, () => readComment(source, at)) ?? []);
  const s: State = { source, record, typeOf, comments, used: new Set(), signatures: new Map(), promised: new Map() };
  const whole = { file: source.name, start: 0, end: source.text.length };
  const start: Place = {
    names: NOTHING_YET,
    path: [],
    definition: undefined,
    muted: false,
    signature: NO_SIGNATURE,
    sealed: false,
    invariants: [],
  };
  const { items: made } = structure(s, start, items, whole);
  for (const comment of comments)
    if (!s.used.has(comment))
      leaveOut(s.record, undefined, comment.at, "this contract stands where it belongs to nothing");
  for (const [{ at }, isKept] of s.promised)
    if (!isKept)
      leaveUnused(
        record,
        undefined,
        at,
        "a contract in a signature is checked only of a module that is written with it",
      );
  return made;
}

/** The function that a comment is about, as far as it says so itself. */
function named(source: Source, at: Span): string | undefined {
  try {
    const comment = readComment(source, at);
    if (comment.kind === "lemma") return lemmaName(comment.name);
    return comment.kind === "clauses" ? comment.header?.name : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
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
  let leading = takeAhead(s, { ...within, end: first }, undefined, items[0]);
  takeLoose(s, { ...place, names }, { ...within, end: first }, made, define);
  items.forEach((item, i) => {
    const end = items[i + 1]?.at.start ?? within.end;
    const gap: Span = { ...within, start: item.at.end, end };
    const before = leading;
    leading = takeAhead(s, gap, item, items[i + 1]);
    const trailing = trailingClauses(s, gap);
    const now = { ...place, names, invariants };
    if (item.kind === "type") {
      const found = invariantItem(s, now, item, trailing);
      made.push(item, ...found.items);
      invariants = [...invariants, ...found.invariants];
    } else
      made.push(
        ...elaborateItem(s, now, item, { before, after: trailing }, (module, logic) => {
          names = { ...names, modules: new Map([...names.modules, [module, logic]]) };
        }),
      );
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
    if (keyword !== "invariant") leaveOut(s.record, decl.name.name, at, `\`${keyword}\` of a type is not supported`);
  if (clauses.length === 0) return { items: [], invariants: [] };
  const self = spec.header?.results[0] ?? "self";
  const { invariant, item: made } = typeInvariant(s.record, place.names, decl, self, clauses, spec.at);
  return { items: made === undefined ? [] : [made], invariants: [invariant] };
}

/** Clauses behind an item, up to the next definition of logic. */
function trailingClauses(s: State, gap: Span): readonly Clauses[] {
  const all = commentsIn(s, gap);
  const end = all.findIndex(({ kind }) => kind === "definition" || kind === "lemma" || kind === "axiom");
  return (end === -1 ? all : all.slice(0, end)).filter(isClauses);
}

/** Those between two items that are about the second. */
function takeAhead(s: State, gap: Span, item: Item | undefined, next: Item | undefined): readonly Clauses[] {
  const found = commentsIn(s, gap)
    .filter(isClauses)
    .filter((each) => isAhead(each, item, next));
  for (const comment of found) s.used.add(comment);
  return found;
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
      const { logic, items } = definition(s.record, names, comment);
      made.push(...items);
      define(comment.name.name, logic);
      names = { ...names, logic: new Map([...names.logic, [comment.name.name, logic]]) };
    } else if (comment.kind === "lemma" || comment.kind === "axiom") {
      const item = statement(s.record, names, comment);
      if (item !== undefined) made.push(item);
    } else if (comment.kind === "other") {
      leaveUnused(s.record, place.definition, comment.at, `${comment.what} is not supported`);
    } else if (
      comment.kind === "clauses" &&
      comment.clauses.every(({ keyword }) => keyword === "variant" || keyword === "coercion")
    ) {
      leaveUnused(s.record, place.definition, comment.at, "that definitions of logic end is not checked");
    } else {
      leaveOut(s.record, place.definition, comment.at, "this contract stands where it belongs to nothing");
    }
  }
}

// ---- items ----

type Note = (module: string, logic: ReadonlyMap<string, Logic>) => void;

/** Contracts of an item. */
type Around = { readonly before: readonly Clauses[]; readonly after: readonly Clauses[] };
const NOTHING_AROUND: Around = { before: [], after: [] };

function elaborateItem(s: State, place: Place, item: Item, around: Around, note: Note): readonly Item[] {
  switch (item.kind) {
    case "value":
      return valueItem(s, place, item, around);
    case "eval":
      return [{ ...item, body: expression(s, place, item.body) }];
    case "module": {
      const inner = { ...place, path: [...place.path, item.name.name], signature: NO_SIGNATURE };
      const body = moduleExpr(s, inner, item.body, (logic) => note(item.name.name, logic));
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
  for (const comment of found) s.used.add(comment);
  return specOf(found);
}

function specOf(found: readonly Clauses[]): Spec | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  return {
    at: first.at,
    header: found.find(({ header }) => header !== undefined)?.header,
    clauses: found.flatMap(({ clauses }) => clauses),
  };
}

function valueItem(s: State, place: Place, item: Item & { kind: "value" }, around: Around): readonly Item[] {
  const first: Item[] = [];
  const more: Item[] = [];
  const beside = place.sealed || place.definition !== undefined ? undefined : more;
  const bindings = item.bindings.map((binding, i) => {
    const next = item.bindings[i + 1];
    const ahead = aboutBinding(around.before, binding, next === undefined);
    const after = next === undefined ? around.after : commentsIn(s, between(binding.at, next.at));
    const spec = withSignature(s, place, binding, take(s, [...ahead, ...after]));
    if (spec === undefined || isFunction(binding.bound)) return bindingOf(s, place, binding, spec, beside);
    const made = item.recursive ? undefined : computedFunction(binding, spec, s.typeOf(binding.bound));
    const plain = bindingOf(s, place, binding, undefined);
    if (made !== undefined) {
      first.push(itemOf({ ...plain, pattern: made.computed.pattern }));
      return bindingOf(s, place, made.calling, spec, beside);
    }
    more.push(...constantItems(s, place, binding, spec));
    return plain;
  });
  return [...first, { ...item, bindings }, ...more];
}

/** What its signature says of it, unless it has a contract of its own. */
function withSignature(s: State, place: Place, { pattern }: Binding, own: Spec | undefined): Spec | undefined {
  const said = place.signature.values.get(nameOf(pattern) ?? "") ?? [];
  if (own !== undefined || said.length === 0) return own;
  for (const comment of said) s.promised.set(comment, true);
  return specOf(said);
}

function constantItems(s: State, place: Place, binding: Binding, spec: Spec): readonly Item[] {
  const name = nameOf(binding.pattern);
  const owner = ownerOf(s, place, binding, undefined);
  noteUnchecked(s, owner, spec.clauses);
  if (name === undefined || (spec.header?.args.length ?? 0) > 0) {
    const why = "the function is written with fewer parameters than its contract has";
    leaveOut(s.record, owner.definition, spec.at, why);
    return [];
  }
  const item = constantItem(owner, name, spec);
  return item === undefined ? [] : [item];
}

function between(left: Span, right: Span): Span {
  return { ...left, start: left.end, end: right.start };
}

function ownerOf(s: State, place: Place, binding: Binding, beside: Item[] | undefined): Owner {
  const name = nameOf(binding.pattern);
  const definition = place.definition ?? (name === undefined ? undefined : [...place.path, name].join("."));
  return { record: s.record, names: { ...place.names, own: name }, definition, beside };
}

function bindingOf(s: State, place: Place, binding: Binding, spec: Spec | undefined, beside?: Item[]): Binding {
  const owner = ownerOf(s, place, binding, beside);
  const demands = demanded(s, place, binding);
  if (demands === "unknown") {
    const at = spec?.at ?? binding.pattern.at;
    leaveOut(
      s.record,
      owner.definition,
      at,
      "what it takes has an invariant that is not known, so its contracts are left out",
    );
    for (const comment of commentsIn(s, binding.at)) s.used.add(comment);
    return binding;
  }
  const inBody = (body: Expr, names: Names, muted: boolean): Expr =>
    expression(s, { ...place, names, definition: owner.definition, muted }, body);
  if (isProperty(s, place, binding))
    return contracted(owner, binding, spec, demands, (body, names, muted) =>
      call(body.at, "hold", inBody(body, names, muted)),
    );
  if (place.muted || (spec === undefined && demands === undefined && commentsIn(s, binding.at).length === 0))
    return binding;
  if (spec === undefined && !isFunction(binding.bound))
    return { ...binding, bound: expression(s, { ...place, definition: owner.definition }, binding.bound) };
  if (spec !== undefined) noteUnchecked(s, owner, spec.clauses);
  return contracted(owner, binding, spec, demands, inBody);
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

const SAYS_MORE: ReadonlySet<string> = new Set(["consumes", "produces", "preserves", "equivalent", "pure"]);
const FUNCTION_CLAUSES: ReadonlySet<string> = new Set([
  "requires",
  "ensures",
  "raises",
  "variant",
  "checks",
  "diverges",
  "modifies", // what may change: that nothing else does is not asked
]);

function noteUnchecked(s: State, { definition }: Owner, clauses: readonly Clause[]): void {
  for (const { keyword, at } of clauses) {
    if (SAYS_MORE.has(keyword)) leaveOut(s.record, definition, at, `\`${keyword}\` is not checked`);
    else if (!FUNCTION_CLAUSES.has(keyword)) leaveOut(s.record, definition, at, `\`${keyword}\` does not belong here`);
  }
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
    case "sealed": {
      const said = signature(s, place, module.type);
      return { ...module, body: moduleExpr(s, { ...place, signature: said, sealed: true }, module.body) };
    }
    case "path":
    case "unpack":
      return module;
  }
}

function signature(s: State, place: Place, type: ModuleTypeExpr): Signature {
  switch (type.kind) {
    case "path":
      return s.signatures.get(type.path.name) ?? NO_SIGNATURE;
    case "with":
      return signature(s, place, type.base);
    case "signature": {
      const comments = commentsIn(s, type.at);
      for (const comment of comments) s.used.add(comment);
      const made = inSignature(s.record, type.specs, comments);
      for (const found of made.values.values()) for (const each of found) s.promised.set(each, false);
      return made;
    }
    default:
      return NO_SIGNATURE;
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
      const [item] = elaborateItem(s, place, e.item, NOTHING_AROUND, () => undefined);
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
  const owner: Owner = { record: s.record, names: place.names, definition: place.definition, beside: undefined };
  for (const { keyword, at } of spec.clauses)
    if (keyword !== "invariant" && (keyword !== "variant" || e.kind === "for"))
      leaveOut(s.record, place.definition, at, `\`${keyword}\` does not belong to this loop`);
  if (spec.header !== undefined) leaveOut(s.record, place.definition, spec.header.at, "this does not belong to a loop");
  return contractedLoop(owner, made, spec.clauses);
}
