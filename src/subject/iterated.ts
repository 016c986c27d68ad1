// Iterators as inputs: functions of nothing that give the next element, or nothing when there is none. Such a function is
// called for what it gives next, so one that gives the same each time tells little. A function that takes iterators is
// asked about once more as a function of the lists that they go through.
import { nth } from "../basis/known.js";
import {
  CONS,
  call,
  cases,
  fieldsAs,
  LIST,
  lambda,
  letIn,
  make,
  NIL,
  NO_PARAMETER,
  prim,
  variable,
} from "../core/build.js";
import { type Expr, makeName, type Name, tupleWidth } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { substituteTypes } from "../core/instance.js";
import type { Def, Program } from "../core/program.js";
import { con, fn, type Type } from "../core/type.js";
import { uncurried } from "./hidden/operation.js";
import type { OfferedSide, Side } from "./subject.js";

/** What an iterator gives: nothing more, or an element. */
export type Steps = { readonly family: Name; readonly item: Type; readonly none: Name; readonly some: Name };

/** The parameters of a function that are iterators. */
export function iteratorsOf({ program, type }: Pick<Side, "program" | "type">): ReadonlyMap<number, Steps> {
  const found = uncurried(type).params.map((param, i) => [i, stepsOf(program, param)] as const);
  return new Map(found.flatMap(([i, steps]) => (steps === undefined ? [] : [[i, steps] as const])));
}

/** Of a function of nothing that gives an option, or what is declared as options are. */
function stepsOf({ data }: Program, type: Type): Steps | undefined {
  if (type.kind !== "fn" || type.from.kind !== "con" || tupleWidth(type.from.name) !== 0) return undefined;
  const { to } = type;
  const family = to.kind === "con" ? data.find(({ name }) => name === to.name) : undefined;
  const [item, ...others] = to.kind === "con" ? to.args : [];
  if (family === undefined || item === undefined || others.length > 0 || family.ctors.length !== 2) return undefined;
  const none = family.ctors.find(({ fields }) => fields.length === 0);
  const some = family.ctors.find(({ fields }) => fields.length === 1 && nth(fields, 0).kind === "var");
  if (none === undefined || some === undefined) return undefined;
  return { family: family.name, item, none: none.name, some: some.name };
}

/** A function that works for whatever is given next, with iterators where another has them. */
export function withIterators<T extends Side>(side: T, wanted: ReadonlyMap<number, Steps>): T {
  const bound = new Map<string, Type>();
  uncurried(side.type).params.forEach((param, i) => {
    const steps = wanted.get(i);
    if (steps === undefined || param.kind !== "fn" || param.to.kind !== "var") return;
    bound.set(param.to.name, con(steps.family, param.to));
  });
  return bound.size === 0 ? side : { ...side, type: substituteTypes(side.type, bound) };
}

/** Through a list. */
export function iteratorOf({ none, some }: Pick<Steps, "none" | "some">, list: Expr, n: number): Expr {
  const [rest, first, others] = ["rest", "x", "others"].map((shown) => makeName(shown, n)) as [Name, Name, Name];
  const next: Expr = {
    ...list,
    kind: "seq",
    items: [prim("cell.set", variable(rest), variable(others)), make(some, [variable(first)])],
  };
  const body = cases(prim("cell.get", variable(rest)), [
    { pattern: fieldsAs(NIL, []), body: make(none, []) },
    { pattern: fieldsAs(CONS, [first, others]), body: next },
  ]);
  return letIn(rest, prim("cell.new", list), lambda([NO_PARAMETER], body));
}

const ITERATING = makeName("elenchus-iterating", 0);

/** The function of lists in the place of its iterators. */
export function iterating(side: OfferedSide): OfferedSide {
  const { params, result } = uncurried(side.type);
  const iterators = iteratorsOf(side);
  const names = params.map((_, i) => makeName("elenchus-iterated", i));
  const args = names.map((name, i) => {
    const steps = iterators.get(i);
    return steps === undefined ? variable(name) : iteratorOf(steps, variable(name), i);
  });
  const taken = params.map((param, i) => {
    const steps = iterators.get(i);
    return steps === undefined ? param : con(LIST, steps.item);
  });
  const def: Def = { kind: "one", name: ITERATING, bound: lambda(names, call(variable(side.name), args)) };
  const type = taken.reduceRight((to, from) => fn(from, to), result);
  return { ...side, name: ITERATING, type, program: withDefinitions("iterators", side.program, [def]) };
}
