// The invariants and the variant of a loop: looked at when a round begins, and when the loop has ended.
import { NOWHERE, type Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { bind, call, conditional, construct, ident, inSequence, standard } from "./build.js";
import { condition, express, variablesOf, withLocals } from "./express.js";
import { measured, type Owner } from "./function.js";
import { attempt } from "./leaving-out.js";
import { outwards } from "./old.js";
import type { Clause } from "./parse-comment.js";
import { conjuncts, type Term } from "./term.js";

export type Loop = Extract<Expr, { kind: "while" | "for" }>;

/** `loop` has its own body already worked over. */
export function contractedLoop(owner: Owner, loop: Loop, clauses: readonly Clause[]): Expr {
  const inner = loop.kind === "for" ? inRound(owner, loop.index) : owner;
  const terms = invariants(inner, clauses);
  const variant = loop.kind === "while" ? variantOf(inner, clauses) : undefined;
  const claims = (): readonly Expr[] =>
    terms.map((term) => call(term.at, "claim", condition(inner.names, outwards(term))));
  const round = [
    ...claims(),
    ...(variant === undefined ? [] : [goesOn(inner, variant, "goes_on"), kept(inner, variant)]),
  ];
  const { at, body } = loop;
  const within = { ...loop, body: inSequence(body.at, [...round, body]) };
  if (loop.kind === "for") return countedLoop({ ...within, kind: "for" } as typeof loop, claims());
  const after = [...claims(), ...(variant === undefined ? [] : [goesOn(inner, variant, "has_gone")])];
  const whole = inSequence(at, [within, ...after]);
  if (variant === undefined) return whole;
  return bind(at, [["Before", standard(at, "ref", construct(at, "[]"))]], whole);
}

function inRound(owner: Owner, index: Pattern): Owner {
  return { ...owner, names: withLocals(owner.names, variablesOf(index)) };
}

function invariants(owner: Owner, clauses: readonly Clause[]): readonly Term[] {
  return clauses
    .filter(({ keyword }) => keyword === "invariant")
    .flatMap(
      (clause) => attempt(owner.record, owner.definition, empty(clause.at), () => conjuncts(clause.term())) ?? [],
    )
    .filter(
      (term) =>
        attempt(owner.record, owner.definition, term.at, () => express(owner.names, outwards(term))) !== undefined,
    );
}

function empty(at: Span): Span {
  return { ...at, end: at.start };
}

function variantOf(owner: Owner, clauses: readonly Clause[]): readonly Term[] | undefined {
  const found = clauses.filter(({ keyword }) => keyword === "variant");
  if (found.length === 0) return undefined;
  const terms = found.map((clause) =>
    attempt(owner.record, owner.definition, clause.at, () => {
      const term = clause.term();
      express(owner.names, term);
      return term.kind === "tuple" ? term.items : [term];
    }),
  );
  return terms.some((each) => each === undefined) ? undefined : terms.flatMap((each) => each ?? []);
}

function valuesOf(owner: Owner, variant: readonly Term[]): Expr {
  const at = variant[0]?.at ?? NOWHERE;
  return {
    kind: "list",
    at,
    items: variant.map((term) => measured(owner.record, term, express(owner.names, term), false)),
  };
}

function goesOn(owner: Owner, variant: readonly Term[], how: "goes_on" | "has_gone"): Expr {
  const values = valuesOf(owner, variant);
  const { at } = values;
  return call(at, "claim", call(at, how, standard(at, "!", ident(at, "Before")), values));
}

function kept(owner: Owner, variant: readonly Term[]): Expr {
  const values = valuesOf(owner, variant);
  return standard(values.at, ":=", ident(values.at, "Before"), values);
}

/** The invariant holds once more after the last round, of the index that would have come next. */
function countedLoop(loop: Extract<Expr, { kind: "for" }>, after: readonly Expr[]): Expr {
  const { at, low, high, index, down } = loop;
  const one: Expr = { kind: "constant", at, value: { kind: "int", value: 1n } };
  const next = (): Expr => standard(at, down ? "-" : "+", ident(at, "Last"), one);
  const within = { ...loop, low: ident(low.at, "First"), high: ident(high.at, "Last") };
  if (after.length === 0) return loop;
  const name = variablesOf(index)[0];
  const claims = inSequence(at, after);
  const ending = conditional(
    at,
    standard(at, down ? ">=" : "<=", ident(at, "First"), next()),
    name === undefined ? claims : bind(at, [[name, next()]], claims),
    construct(at, "()"),
  );
  return bind(at, [["First", low]], bind(at, [["Last", high]], inSequence(at, [within, ending])));
}
