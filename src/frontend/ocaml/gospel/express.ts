// A term of Gospel as an expression of OCaml that computes it. What it mentions is found where Gospel would find it: its
// own definitions first, which programs do not see; what cannot be computed is unreadable.
import type { Span } from "../../../core/span.js";
import { subpatterns } from "../subpatterns.js";
import type { Expr, Path, Pattern } from "../syntax.js";
import { chooseVariable, type Domain, guardsOf, type Limit } from "./bounds.js";
import { bind, call, conditional, construct, HIDDEN, ident, lambda, standard, truth } from "./build.js";
import { conjuncts, namesIn, subterms, type Term, Unreadable, type Variable } from "./term.js";

/** What a name of logic stands for: a value of the program that only contracts can name, or nothing. */
export type Logic =
  /** `exact`: what computes the same, and notices where integers end. */
  | { readonly kind: "value"; readonly path: readonly string[]; readonly exact: readonly string[] | undefined }
  | { readonly kind: "nothing"; readonly why: string };

export type Names = {
  /** Variables of the program or the contract. */
  readonly locals: ReadonlySet<string>;
  readonly logic: ReadonlyMap<string, Logic>;
  readonly modules: ReadonlyMap<string, ReadonlyMap<string, Logic>>;
  /** What the program says is for contracts too: `let[@logic] f`. */
  readonly shared: ReadonlySet<string>;
  /** The function that the contract belongs to: it says nothing to mention it there. */
  readonly own: string | undefined;
  /** Whether it matters that Gospel's integers do not end where OCaml's do. */
  readonly exact: boolean;
  /** What a term was when the function began; undefined: that is now. */
  readonly before: ((term: Term, names: Names) => Expr) | undefined;
};

export function withLocals(names: Names, more: Iterable<string>): Names {
  return { ...names, locals: new Set([...names.locals, ...more]) };
}

/** The variables of a pattern. */
export function variablesOf(pattern: Pattern): readonly string[] {
  const own = pattern.kind === "var" ? [pattern.name] : pattern.kind === "alias" ? [pattern.name.name] : [];
  return [...own, ...subpatterns(pattern).flatMap(variablesOf)];
}

/**
 * What has to be true. Gospel's integers have no bounds, so what is false is computed once more: where an integer would be
 * beyond OCaml's, the input is no test.
 */
export function condition(names: Names, term: Term): Expr {
  const plain = express(names, term);
  return counts(names, term) ? standard(term.at, "||", plain, express({ ...names, exact: true }, term)) : plain;
}

/** Whether integers may leave their bounds in it. */
export function counts(names: Names, term: Term): boolean {
  if (term.kind === "name" && INTEGERS.has(term.path.name)) return true;
  if (term.kind === "name") {
    const logic = logicOf(names, term.path);
    return logic?.kind === "value" && logic.exact !== undefined;
  }
  return term.kind !== "old" && subterms(term).some((inner) => counts(names, inner));
}

export function express(names: Names, term: Term): Expr {
  const { at } = term;
  const go = (inner: Term): Expr => express(names, inner);
  switch (term.kind) {
    case "constant":
      return { kind: "constant", at, value: term.value };
    case "name":
      return named(names, term.path);
    case "construct":
      return { kind: "construct", at, ctor: term.ctor, arg: argumentOf(at, term.args.map(go)) };
    case "apply":
      return { kind: "apply", at, fn: go(term.fn), args: term.args.map(go) };
    case "labelled":
      return { kind: "labelled", at, label: term.label, value: go(term.body) };
    case "compare":
      return compared(names, term);
    case "and":
      return standard(at, "&&", go(term.left), go(term.right));
    case "or":
      return standard(at, "||", go(term.left), go(term.right));
    case "implies":
      return conditional(at, go(term.left), go(term.right), truth(at, true));
    case "iff":
      return call(at, "iff", go(term.left), go(term.right));
    case "not":
      return standard(at, "not", go(term.body));
    case "old":
      return names.before === undefined ? go(term.body) : names.before(term.body, { ...names, exact: false });
    case "if":
      return conditional(at, go(term.cond), go(term.yes), go(term.no));
    case "let": {
      const body = express(withLocals(names, variablesOf(term.pattern)), term.body);
      const bindings = [{ pattern: structuredClone(term.pattern), bound: go(term.bound), at }];
      return { kind: "let", at, recursive: false, bindings, body };
    }
    case "match":
      return matched(names, term);
    case "quantified":
      return quantified(names, term);
    case "fun": {
      const body = express(withLocals(names, term.params.flatMap(variablesOf)), term.body);
      return { kind: "fun", at, params: structuredClone(term.params), body };
    }
    case "tuple":
      return { kind: "tuple", at, items: term.items.map(go) };
    case "list":
      return term.items.length === 0 ? construct(at, "[]") : { kind: "list", at, items: term.items.map(go) };
    case "record":
      return {
        kind: "record",
        at,
        base: undefined,
        fields: term.fields.map(({ field, value }) => ({ field, value: go(value), at: field.at })),
      };
    case "field":
      return { kind: "field", at, record: go(term.record), field: term.field };
    case "typed":
      return { kind: "typed", at, value: go(term.body), type: term.type };
  }
}

function argumentOf(at: Span, args: readonly Expr[]): Expr | undefined {
  return args.length > 1 ? { kind: "tuple", at, items: args } : args[0];
}

/** a <= b < c is a <= b && b < c. */
function compared(names: Names, { first, rest, at }: Term & { kind: "compare" }): Expr {
  const parts = rest.map(({ op, term, at: mark }, i) => {
    const left = rest[i - 1]?.term ?? first;
    const where = { ...mark, start: left.at.start, end: term.at.end };
    return standard(where, op, express(names, left), express(names, term));
  });
  return parts.reduceRight((after, part) => standard(at, "&&", part, after));
}

function matched(names: Names, { on, cases, at }: Term & { kind: "match" }): Expr {
  return {
    kind: "match",
    at,
    on: express(names, on),
    cases: cases.map((each) => {
      const inner = withLocals(names, variablesOf(each.pattern));
      const guard = each.guard === undefined ? undefined : express(inner, each.guard);
      return { pattern: structuredClone(each.pattern), guard, body: express(inner, each.body), at: each.at };
    }),
  };
}

// ---- names ----

/** What Gospel's own library has, by what computes it here. */
const LIBRARY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mod: ["Stdlib", "mod"],
    div: ["Stdlib", "/"],
    max: ["Stdlib", "max"],
    min: ["Stdlib", "min"],
    abs: ["Stdlib", "abs"],
    succ: ["Stdlib", "succ"],
    pred: ["Stdlib", "pred"],
    fst: ["Stdlib", "fst"],
    snd: ["Stdlib", "snd"],
    mem: ["List", "mem"],
    length: ["List", "length"],
  }),
);

/** Gospel's integers have no bounds: where ours come to theirs, nothing is known. */
const INTEGERS: ReadonlyMap<string, string> = new Map([
  ["+", "sum"],
  ["-", "difference"],
  ["*", "product"],
  ["~-", "negation"],
]);

const OPERATORS: ReadonlySet<string> = new Set([
  "+",
  "-",
  "*",
  "/",
  "~-",
  "+.",
  "-.",
  "*.",
  "/.",
  "~-.",
  "@",
  "^",
  "!",
]);

/** What speaks about all values of a type. */
const UNBOUNDED: ReadonlySet<string> = new Set(["is_pre_order"]);

function named(names: Names, path: Path): Expr {
  const { modules, name, at } = path;
  const logic = logicOf(names, path);
  if (logic?.kind === "nothing") throw new Unreadable(at, logic.why);
  if (logic !== undefined) {
    const found = names.exact ? (logic.exact ?? logic.path) : logic.path;
    return ident(at, found.at(-1) ?? name, found.slice(0, -1));
  }
  if (modules.length > 0 || names.locals.has(name) || names.shared.has(name)) return ident(at, name, modules);
  const counted = names.exact ? INTEGERS.get(name) : undefined;
  if (counted !== undefined) return ident(at, counted, [HIDDEN]);
  if (OPERATORS.has(name)) return ident(at, name, ["Stdlib"]);
  if (UNBOUNDED.has(name))
    throw new Unreadable(at, `\`${name}\` speaks of all values of a type, which is not supported`);
  const known = LIBRARY.get(name);
  if (known !== undefined) return ident(at, known.at(-1) ?? name, known.slice(0, -1));
  if (name === names.own) throw new Unreadable(at, `\`${name}\` is the function itself, and not \`[@logic]\``);
  return ident(at, name);
}

function logicOf(names: Names, { modules, name }: Path): Logic | undefined {
  return modules.length === 0 ? ownLogic(names, name) : moduleLogic(names, modules, name);
}

function ownLogic(names: Names, name: string): Logic | undefined {
  return names.locals.has(name) ? undefined : names.logic.get(name);
}

function moduleLogic(names: Names, modules: readonly string[], name: string): Logic | undefined {
  const found = names.modules.get(modules.join("."))?.get(name);
  if (found?.kind !== "value") return found;
  return { ...found, path: [...modules, ...found.path], exact: found.exact && [...modules, ...found.exact] };
}

// ---- quantifiers ----

type Quantified = Term & { kind: "quantified" };

function quantified(names: Names, term: Quantified): Expr {
  const inner = withLocals(
    names,
    term.variables.map(({ name }) => name),
  );
  const isMember = (guard: Term): Term => asMember(inner, guard);
  return loops({ names, term, inner, isMember }, term.variables, term.body, []);
}

type Looping = {
  readonly names: Names;
  readonly term: Quantified;
  readonly inner: Names;
  readonly isMember: (guard: Term) => Term;
};

/** `mem x l` alone is of lists, unless a contract has defined it. */
function asMember(names: Names, guard: Term): Term {
  if (guard.kind !== "apply" || guard.fn.kind !== "name" || guard.fn.path.name !== "mem") return guard;
  const { fn } = guard;
  const isOwn =
    fn.path.modules.length > 0 || names.locals.has("mem") || names.logic.has("mem") || names.shared.has("mem");
  return isOwn ? guard : { ...guard, fn: { ...fn, path: { ...fn.path, modules: ["List"] } } };
}

/** `assumed`: what holds of the values that are tried, beyond what the body says. */
function loops(l: Looping, variables: readonly Variable[], body: Term, assumed: readonly Term[]): Expr {
  const { all, at } = l.term;
  if (variables.length === 0) return express(l.inner, body);
  if (body.kind === (all ? "and" : "or")) {
    const [left, right] = [loops(l, variables, body.left, assumed), loops(l, variables, body.right, assumed)];
    return standard(at, all ? "&&" : "||", left, right);
  }
  const guards = [...assumed, ...guardsOf(all, body)].map(l.isMember);
  const choice = chooseVariable(variables, guards);
  if (choice === undefined) return either(l, variables, body, guards);
  const rest = variables.filter((each) => each !== choice.variable);
  const looped = loop(l, choice.variable, choice.domain, loops(l, rest, body, assumed));
  // Bounds are computed before the rest of the body is, so what guards them comes first; once is enough.
  const before = variables === l.term.variables ? choice.before.filter((guard) => !assumed.includes(guard)) : [];
  const known = withoutVariables(l, variables);
  return before.reduceRight((after, guard) => conditional(at, express(known, guard), after, truth(at, all)), looped);
}

/** The variables that are not bound yet where a guard is looked at early. */
function withoutVariables(l: Looping, variables: readonly Variable[]): Names {
  const outer = l.names.locals;
  const unbound = new Set(variables.map(({ name }) => name).filter((name) => !outer.has(name)));
  return { ...l.inner, locals: new Set([...l.inner.locals].filter((name) => !unbound.has(name))) };
}

/** Where a guard is a disjunction, its sides may have bounds of their own. */
function either(l: Looping, variables: readonly Variable[], body: Term, guards: readonly Term[]): Expr {
  const { all, at } = l.term;
  const names = new Set(variables.map(({ name }) => name));
  const split = guards.find((guard) => guard.kind === "or" && [...namesIn(guard)].some((name) => names.has(name)));
  const [first] = variables;
  if (split?.kind !== "or" || first === undefined)
    throw new Unreadable(first?.at ?? at, "a quantifier without bounds is not supported");
  const sides = [split.left, split.right].map((side) => {
    const assumed = [...conjuncts(side), ...guards.filter((guard) => guard !== split)];
    const choice = chooseVariable(variables, assumed);
    if (choice === undefined) throw new Unreadable(first.at, "a quantifier without bounds is not supported");
    const rest = variables.filter((each) => each !== choice.variable);
    return loop(l, choice.variable, choice.domain, loops(l, rest, body, assumed));
  });
  return sides.reduce((left, right) => standard(at, all ? "&&" : "||", left, right));
}

function loop(l: Looping, { name, at, type }: Variable, domain: Domain, body: Expr): Expr {
  const { all } = l.term;
  const param: Pattern = { kind: "var", at, name };
  const each = lambda(at, type === undefined ? param : { kind: "typed", at, inner: param, type }, body);
  const go = (term: Term): Expr => express(l.inner, term);
  const which = all ? "for_all" : "exists";
  switch (domain.kind) {
    case "range": {
      const suffix = domain.high.outside ? "below" : "up_to";
      return call(l.term.at, `${which}_${suffix}`, firstOf(go, domain.low), go(domain.high.term), each);
    }
    case "members":
      return call(l.term.at, `${which}_${domain.of}`, go(domain.term), each);
    case "one":
      return bind(l.term.at, [[name, go(domain.term)]], body);
    case "booleans":
      return call(l.term.at, `${which}_bool`, each);
  }
}

function firstOf(go: (term: Term) => Expr, { term, outside }: Limit): Expr {
  const one: Expr = { kind: "constant", at: term.at, value: { kind: "int", value: 1n } };
  return outside ? standard(term.at, "+", go(term), one) : go(term);
}
