// Gospel's terms: what the clauses of a contract say. They are OCaml's expressions as far as those have no effects, with
// the connectives of logic, quantifiers and `old`.
import type { Span } from "../../../core/span.js";
import type { Constant, Path, Pattern, TypeExpr } from "../syntax.js";

type Node<K extends string> = { readonly kind: K; readonly at: Span };

export type Term =
  | (Node<"constant"> & { readonly value: Constant })
  | (Node<"name"> & { readonly path: Path }) // operators are names applied to two arguments
  | (Node<"construct"> & { readonly ctor: Path; readonly args: readonly Term[] })
  | (Node<"apply"> & { readonly fn: Term; readonly args: readonly Term[] })
  | (Node<"labelled"> & { readonly label: string; readonly body: Term }) // ~x:e, ?x:e, only as an argument
  | (Node<"compare"> & { readonly first: Term; readonly rest: readonly Comparison[] }) // a <= b < c
  | (Node<"and" | "or" | "implies" | "iff"> & { readonly left: Term; readonly right: Term })
  | (Node<"not" | "old"> & { readonly body: Term })
  | (Node<"if"> & { readonly cond: Term; readonly yes: Term; readonly no: Term })
  | (Node<"let"> & { readonly pattern: Pattern; readonly bound: Term; readonly body: Term })
  | (Node<"match"> & { readonly on: Term; readonly cases: readonly TermCase[] })
  | (Node<"quantified"> & { readonly all: boolean; readonly variables: readonly Variable[]; readonly body: Term })
  | (Node<"fun"> & { readonly params: readonly Pattern[]; readonly body: Term })
  | (Node<"tuple" | "list"> & { readonly items: readonly Term[] })
  | (Node<"record"> & { readonly fields: readonly { readonly field: Path; readonly value: Term }[] })
  | (Node<"field"> & { readonly record: Term; readonly field: Path })
  | (Node<"typed"> & { readonly body: Term; readonly type: TypeExpr });

export type Comparison = { readonly op: "=" | "<>" | "<" | "<=" | ">" | ">="; readonly at: Span; readonly term: Term };
export type TermCase = {
  readonly pattern: Pattern;
  readonly guard: Term | undefined;
  readonly body: Term;
  readonly at: Span;
};
export type Variable = { readonly name: string; readonly at: Span; readonly type: TypeExpr | undefined };

/** Thrown where something in a contract cannot be read or computed, and caught where its clause is. */
export class Unreadable extends Error {
  constructor(
    readonly at: Span,
    readonly why: string,
  ) {
    super(why);
  }
}

export function subterms(term: Term): readonly Term[] {
  switch (term.kind) {
    case "constant":
    case "name":
      return [];
    case "construct":
      return term.args;
    case "apply":
      return [term.fn, ...term.args];
    case "compare":
      return [term.first, ...term.rest.map((each) => each.term)];
    case "and":
    case "or":
    case "implies":
    case "iff":
      return [term.left, term.right];
    case "not":
    case "old":
    case "quantified":
    case "fun":
    case "typed":
    case "labelled":
      return [term.body];
    case "if":
      return [term.cond, term.yes, term.no];
    case "let":
      return [term.bound, term.body];
    case "match":
      return [term.on, ...term.cases.flatMap(({ guard, body }) => (guard === undefined ? [body] : [guard, body]))];
    case "tuple":
    case "list":
      return term.items;
    case "record":
      return term.fields.map(({ value }) => value);
    case "field":
      return [term.record];
  }
}

/** The names without a module that occur in a term, bound or not. */
export function namesIn(term: Term): ReadonlySet<string> {
  const found = new Set<string>();
  const go = (each: Term): void => {
    if (each.kind === "name" && each.path.modules.length === 0) found.add(each.path.name);
    subterms(each).forEach(go);
  };
  go(term);
  return found;
}

/** The parts of a conjunction. */
export function conjuncts(term: Term): readonly Term[] {
  return term.kind === "and" ? [...conjuncts(term.left), ...conjuncts(term.right)] : [term];
}
