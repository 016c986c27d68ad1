// Invariants of types: a function that only contracts can name says whether a value keeps it. Functions demand it of what
// they take, and promise it of what they give, also inside of tuples, lists and options.
import { NOWHERE, type Span } from "../../../core/span.js";
import type { TypeInfo } from "../infer/entities.js";
import { rowTypes } from "../infer/row.js";
import { expandHead, repr, type Ty } from "../infer/ty.js";
import type { Expr, Item, Pattern, TypeDecl } from "../syntax.js";
import { call, ident, lambda, standard, variable } from "./build.js";
import { express, type Names, withLocals } from "./express.js";
import type { Demand, Demands } from "./function.js";
import { attempt, type Record } from "./leaving-out.js";
import { mayChange } from "./may-change.js";
import type { Clause } from "./parse-comment.js";
import { conjuncts } from "./term.js";

export type Invariant = {
  readonly decl: TypeDecl;
  readonly at: Span;
  /** The function that says whether a value keeps it; undefined: it is not known. */
  readonly name: string | undefined;
};

/** `self`: what the contract calls the value. */
export function typeInvariant(
  record: Record,
  names: Names,
  decl: TypeDecl,
  self: string,
  clauses: readonly Clause[],
  at: Span,
): { readonly invariant: Invariant; readonly item: Item | undefined } {
  const fields = decl.body.kind === "record" ? decl.body.fields.map(({ name }) => name.name) : [];
  const inner = withLocals(names, [self, ...fields]);
  const made = clauses.flatMap((clause) => {
    const terms = attempt(record, decl.name.name, { ...clause.at, end: clause.at.start }, () =>
      conjuncts(clause.term()),
    );
    return (terms ?? [undefined]).map(
      (term) => term && attempt(record, decl.name.name, term.at, () => express(inner, term)),
    );
  });
  const known = made.flatMap((each) => (each === undefined ? [] : [each]));
  // An invariant that is known in part would let values in that are none.
  if (known.length < made.length || known.length === 0)
    return { invariant: { decl, at, name: undefined }, item: undefined };
  const name = `Invariant_${decl.name.name}_${decl.at.start}`;
  const body = known.reduce((left, right) => standard(at, "&&", left, right));
  const bound = lambda(at, selfPattern(decl, self, fields, at), body);
  const item: Item = { kind: "value", at, recursive: false, bindings: [{ pattern: variable(at, name), bound, at }] };
  return { invariant: { decl, at, name }, item };
}

/** ({ front; rear } as self): its fields can be named alone. */
function selfPattern(decl: TypeDecl, self: string, fields: readonly string[], at: Span): Pattern {
  const wanted: Pattern =
    fields.length === 0
      ? variable(at, self)
      : {
          kind: "record",
          at,
          open: false,
          fields: fields.map((name) => ({ field: { modules: [], name, at }, pattern: variable(at, name), at })),
        };
  const whole: Pattern =
    fields.length === 0 || fields.includes(self)
      ? wanted
      : { kind: "alias", at, inner: wanted, name: { name: self, at } };
  const args = decl.params.map(() => ({ kind: "any", at }) as const);
  const path = { modules: [], name: decl.name.name, at };
  return { kind: "typed", at, inner: whole, type: { kind: "constr", at, path, args } };
}

/** What is demanded of the values of a type: a condition; nothing; or something that cannot be said. */
type Condition = ((value: Expr) => Expr) | undefined | "unknown";

/** "unknown": something is demanded of its arguments that is not known. */
export function demandsOf(invariants: readonly Invariant[], type: Ty): Demands | "unknown" | undefined {
  const params: (Demand | undefined)[] = [];
  const after: (Demand | undefined)[] = [];
  let rest = expandHead(type);
  for (; rest.desc.kind === "arrow"; rest = expandHead(rest.desc.to)) {
    const condition = conditionOf(invariants, rest.desc.from);
    if (condition === "unknown") return "unknown";
    const demand = condition && { at: placeIn(invariants, rest.desc.from), condition };
    params.push(demand);
    after.push(mayChange(rest.desc.from) ? demand : undefined);
  }
  const given = conditionOf(invariants, rest);
  const result =
    given === undefined || given === "unknown" ? undefined : { at: placeIn(invariants, rest), condition: given };
  if (result === undefined && params.every((each) => each === undefined)) return undefined;
  return { params, after, result };
}

/** Where the invariant is written that values of a type have to keep. */
function placeIn(invariants: readonly Invariant[], type: Ty): Span {
  return invariants.find((each) => holdsSome([each], type, new Set()))?.at ?? NOWHERE;
}

function conditionOf(invariants: readonly Invariant[], type: Ty): Condition {
  const { desc } = repr(type);
  const invariant = desc.kind === "con" ? invariantOf(invariants, desc.info) : undefined;
  if (invariant !== undefined) {
    const { name, at } = invariant;
    return name === undefined ? "unknown" : (value) => ({ kind: "apply", at, fn: ident(at, name), args: [value] });
  }
  const head = expandHead(type).desc;
  if (head.kind === "tuple") return inTuple(invariants, head.items);
  const [element] = head.kind === "con" ? head.args : [];
  const inner = element === undefined ? undefined : conditionOf(invariants, element);
  const name = head.kind === "con" && head.info.at === undefined ? head.info.name : "";
  if (typeof inner === "function" && (name === "list" || name === "option"))
    return (value) => call(value.at, `for_all_${name}`, value, each(value.at, inner));
  return holdsSome(invariants, type, new Set()) ? "unknown" : undefined;
}

function invariantOf(invariants: readonly Invariant[], info: TypeInfo): Invariant | undefined {
  return invariants.find(({ decl }) => decl.at.file === info.at?.file && decl.at.start === info.at.start);
}

function each(at: Span, condition: (value: Expr) => Expr): Expr {
  return lambda(at, variable(at, "Each"), condition(ident(at, "Each")));
}

function inTuple(invariants: readonly Invariant[], items: readonly Ty[]): Condition {
  const inner = items.map((item) => conditionOf(invariants, item));
  if (inner.includes("unknown")) return "unknown";
  if (inner.every((one) => one === undefined)) return undefined;
  return (value) => {
    const { at } = value;
    const parts = inner.flatMap((one, i) => (typeof one === "function" ? [one(ident(at, `Part_${i}`))] : []));
    const body = parts.reduce((left, right) => standard(at, "&&", left, right));
    const pattern: Pattern = { kind: "tuple", at, items: items.map((_, i) => variable(at, `Part_${i}`)) };
    return { kind: "match", at, on: value, cases: [{ pattern, guard: undefined, body, at }] };
  };
}

/** Whether values of a type with an invariant may be somewhere inside, functions and arrays included. */
function holdsSome(invariants: readonly Invariant[], type: Ty, seen: ReadonlySet<TypeInfo>): boolean {
  const { desc } = expandHead(type);
  const go = (inner: Ty): boolean => holdsSome(invariants, inner, seen);
  switch (desc.kind) {
    case "var":
    case "link":
      return false;
    case "arrow":
      return go(desc.from) || go(desc.to);
    case "tuple":
      return desc.items.some(go);
    case "variant":
      return rowTypes(desc.row).some(go);
    case "con": {
      if (invariantOf(invariants, desc.info) !== undefined || desc.args.some(go)) return true;
      if (seen.has(desc.info)) return false;
      const deeper = new Set([...seen, desc.info]);
      const { body } = desc.info;
      const parts =
        body.kind === "variant"
          ? body.ctors.flatMap(({ args }) => args)
          : body.kind === "record"
            ? body.fields.map((field) => field.type)
            : [];
      return parts.some((part) => holdsSome(invariants, part, deeper));
    }
  }
}
