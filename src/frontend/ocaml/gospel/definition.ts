// What contracts define and state by themselves: functions that only contracts can name, and functions that must give true.
import type { Span } from "../../../core/span.js";
import type { Expr, Item, Pattern } from "../syntax.js";
import { call, ident, lambda, namesPattern, standard, unitPattern, variable } from "./build.js";
import { condition, counts, express, type Logic, type Names, variablesOf, withLocals } from "./express.js";
import type { Owner, Spec } from "./function.js";
import { attempt, attemptUnused, leaveUnused, type Record } from "./leaving-out.js";
import type { Comment } from "./parse-comment.js";
import { type Term, Unreadable } from "./term.js";

/** What contracts define is a function of the program that only contracts can name. */
export function definition(
  record: Record,
  known: Names,
  comment: Comment & { kind: "definition" },
): { readonly logic: Logic; readonly items: readonly Item[] } {
  const { name, body } = comment;
  const nothing = (why: string): { logic: Logic; items: readonly Item[] } => ({
    logic: { kind: "nothing", why },
    items: [],
  });
  if (body === undefined) return nothing(`\`${name.name}\` is not defined, only described, which is not supported`);
  const made = attemptUnused(record, name.name, comment.at, () => {
    const term = body();
    const path = [`Logic_${name.name}`];
    const exact = counts(withDefinition(known, comment, { kind: "value", path, exact: undefined }), term);
    const logic: Logic = { kind: "value", path, exact: exact ? [`Exact_${name.name}`] : undefined };
    const names = withDefinition(known, comment, logic);
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

function definitionItem(
  { at, name, params, result }: Comment & { kind: "definition" },
  path: readonly string[],
  e: Expr,
): Item {
  const value: Expr = result === undefined ? e : { kind: "typed", at: e.at, value: e, type: result };
  const bound: Expr = params.length === 0 ? value : { kind: "fun", at, params: structuredClone(params), body: value };
  const pattern = variable(name.at, path.at(-1) ?? "");
  return { kind: "value", at, recursive: params.length > 0, bindings: [{ pattern, bound, at }] };
}

/** A lemma is a function of its variables that must give true. */
export function statement(
  record: Record,
  names: Names,
  comment: Comment & { kind: "lemma" | "axiom" },
): Item | undefined {
  const { name, at } = comment;
  if (comment.kind === "axiom") {
    leaveUnused(record, undefined, at, `the axiom \`${name}\` is not used`);
    return undefined;
  }
  return attempt(record, lemmaName(name), at, () => lemma(names, name, at, comment.term()));
}

export function lemmaName(name: string): string {
  return `lemma_${name}`;
}

function lemma(names: Names, name: string, at: Span, term: Term): Item {
  const isOpen = term.kind === "quantified" && term.all;
  const params: readonly Pattern[] = isOpen
    ? term.variables.map((each): Pattern => {
        const inner = variable(each.at, each.name);
        return each.type === undefined ? inner : { kind: "typed", at: each.at, inner, type: each.type };
      })
    : [unitPattern(at)];
  const said = isOpen ? term.body : term;
  const body = call(said.at, "hold", condition(withLocals(names, params.flatMap(variablesOf)), said));
  const bound: Expr = { kind: "fun", at, params, body };
  const pattern = variable(at, lemmaName(name));
  return { kind: "value", at, recursive: false, bindings: [{ pattern, bound, at }] };
}

/** What is said of a value that is no function is a function of nothing that must give true: the value stays as it is. */
export function constantItem(
  { record, names, definition: definer }: Owner,
  name: string,
  spec: Spec,
): Item | undefined {
  const { at } = spec;
  const given = spec.header?.results ?? [];
  const results = given.length === 0 ? ["result"] : given;
  const held = spec.clauses.flatMap((clause) => {
    const made = attempt(record, definer, clause.at, () => {
      if (clause.keyword !== "ensures")
        throw new Unreadable(clause.at, `\`${clause.keyword}\` of a value is not supported`);
      const term = clause.term();
      const bindings = [{ pattern: namesPattern(term.at, results), bound: ident(term.at, name), at: term.at }];
      const body = condition(withLocals(names, results), term);
      return call(term.at, "hold", { kind: "let", at: term.at, recursive: false, bindings, body });
    });
    return made === undefined ? [] : [made];
  });
  if (held.length === 0) return undefined;
  const body = held.reduce((left, right) => standard(at, "&&", left, right));
  const bound = lambda(at, unitPattern(at), body);
  const pattern = variable(at, `contract_${name}`);
  return { kind: "value", at, recursive: false, bindings: [{ pattern, bound, at }] };
}
