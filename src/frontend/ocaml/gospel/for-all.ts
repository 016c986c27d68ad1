// `ensures forall y. P` where nothing bounds y: a function of the parameters and of y, which calls the function that the
// contract belongs to, must give true.
import type { Span } from "../../../core/span.js";
import type { Expr, Item, Pattern } from "../syntax.js";
import { bind, call, construct, ident, inSequence, unitPattern, variable } from "./build.js";
import { condition, express, type Names, withLocals } from "./express.js";
import type { Record } from "./leaving-out.js";
import { outwards } from "./old.js";
import { namesIn, type Term, Unreadable } from "./term.js";

/** The function, and what its contract calls what it takes and gives. */
export type Asked = {
  readonly name: string;
  /** Undefined: unit. */
  readonly params: readonly (string | undefined)[];
  readonly result: (at: Span) => Pattern;
  readonly resultNames: readonly string[];
  readonly requires: readonly Term[];
  /** What the invariants of types demand of the parameters. */
  readonly demands: readonly ((value: Expr) => Expr)[][];
};

export function forAllItem(record: Record, names: Names, asked: Asked, term: Term & { kind: "quantified" }): Item {
  const { at, variables } = term;
  const known = withLocals(
    names,
    asked.params.flatMap((name) => name ?? []),
  );
  const kept: (readonly [string, Expr])[] = [];
  const before = (inner: Term, inside: Names): Expr => {
    const own = new Set([...asked.resultNames, ...variables.map(({ name }) => name)]);
    if ([...inside.locals].some((name) => own.has(name) && namesIn(inner).has(name)))
      throw new Unreadable(inner.at, "`old` of what is not there when the function begins is not supported");
    const e = express({ ...inside, before: undefined }, inner);
    record.remembered.push({ e, at: inner.at });
    kept.push([`Old_${kept.length + 1}`, e]);
    return ident(inner.at, `Old_${kept.length}`);
  };
  const said = condition(
    withLocals({ ...known, before }, [...asked.resultNames, ...variables.map(({ name }) => name)]),
    outwards(term.body),
  );
  const args = asked.params.map((name) => (name === undefined ? construct(at, "()") : ident(at, name)));
  const given: Expr = { kind: "apply", at, fn: ident(at, asked.name), args };
  const bindings = [{ pattern: asked.result(at), bound: given, at }];
  const called: Expr = { kind: "let", at, recursive: false, bindings, body: call(at, "hold", said) };
  const start = [
    ...asked.demands.flatMap((all, i) =>
      all.map((keeps) => call(at, "require", keeps(ident(at, asked.params[i] ?? "")))),
    ),
    ...asked.requires.map((each) => call(each.at, "require", express(known, each))),
  ];
  const body = inSequence(at, [...start, kept.reduceRight<Expr>((inner, one) => bind(at, [one], inner), called)]);
  const params: readonly Pattern[] = [
    ...asked.params.map((name): Pattern => (name === undefined ? unitPattern(at) : variable(at, name))),
    ...variables.map(({ name, at: where, type }): Pattern => {
      const inner = variable(where, name);
      return type === undefined ? inner : { kind: "typed", at: where, inner, type };
    }),
  ];
  const name = `${asked.name}_for_all_${variables.map((each) => each.name).join("_")}`;
  const bound: Expr = { kind: "fun", at, params, body };
  return { kind: "value", at, recursive: false, bindings: [{ pattern: variable(at, name), bound, at }] };
}
