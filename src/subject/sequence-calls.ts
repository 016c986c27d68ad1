// The function that makes all calls of a list, one after the other, and gives what came of each; and the types of calls.
import { nth } from "../basis/known.js";
import { CONS, call, cases, fieldsAs, inTurn, LIST, lambda, letIn, make, NIL, raise, variable } from "../core/build.js";
import { type Expr, makeName, type Name } from "../core/expr.js";
import type { CtorDecl, DataDecl } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import { UNMADE } from "./hidden/disguise.js";
import type { Places } from "./sequence-places.js";

/** The functions of a sequence, at the types that they have in common. */
export type SequencedFunction = {
  readonly name: Name; // in the reference
  readonly params: readonly Type[];
  readonly result: Type;
  /** What is chosen for its parameters, and what is seen of its result: other types where these cannot be looked into. */
  readonly taken: readonly Type[];
  readonly came: Type;
  /** Arguments that cannot be looked into, and can be changed: what is left of them is seen, too. */
  readonly left: readonly number[];
  /** It is inside of what the only function of the sequence gives: first comes where. */
  readonly inside?: { readonly of: Type; readonly type: Type };
  readonly call: Name;
  readonly seen: Name;
};

/** Something that whoever made the calls still has, and can write to: what the last call of a function gave, or was given. */
export type Handle = {
  /** Undefined: what all calls share. */
  readonly of: number | undefined;
  readonly at: number | "result";
  readonly type: Type;
  /** The step that writes to it. */
  readonly write: Name;
};

export const [CALL, SEEN] = [makeName("a-call", 0), makeName("what-came-of-a-call", 0)];
export const CALLS: Type = con(LIST, con(CALL));

/** How the i-th function is called with its own arguments; `chosen`: what they were made of, after what says where it is. */
export type CallOf = (i: number, args: readonly Expr[], chosen: readonly Expr[]) => Expr;

export type Steps = {
  readonly callOf: CallOf;
  /** What is made of what was chosen for a parameter. */
  readonly made: (type: Type, e: Expr) => Expr;
  /** At a place of a value of a type; undefined: nothing is written. */
  readonly write: ((type: Type, place: Expr, value: Expr) => Expr) | undefined;
  readonly handles?: readonly Handle[];
};

/** The types of calls, of what comes of them, and of what is at hand. */
export function familiesOf(
  functions: readonly SequencedFunction[],
  handles: readonly Handle[],
  placeOf?: Places,
): readonly DataDecl[] {
  const ctor = (name: Name, fields: readonly Type[], rank: number): CtorDecl => ({
    name,
    fields,
    labels: undefined,
    rank,
  });
  const family = (name: Name, ctors: readonly CtorDecl[]): DataDecl => ({ name, params: [], ctors, abstract: false });
  const seenOf = ({ came, left, params }: SequencedFunction): readonly Type[] => [
    came,
    ...left.map((at) => placeOf?.standIns.standIn("seen", nth(params, at)) ?? nth(params, at)),
  ];
  const place = (type: Type): Type => con(placeOf?.of(type)?.decl.name ?? CALL);
  return [
    family(CALL, [
      ...functions.map((each, i) => ctor(each.call, each.taken, i)),
      ...handles.map((each, i) => ctor(each.write, [place(each.type)], functions.length + i)),
    ]),
    family(
      SEEN,
      functions.map((each, i) => ctor(each.seen, seenOf(each), i)),
    ),
    ...handles.map((each) => family(at(each), [ctor(none(each), [], 0), ctor(some(each), [each.type], 1)])),
  ];
}

/** Whether something is at hand, and what. */
function at({ write }: Handle): Name {
  return makeName(`at-hand ${write}`, 0);
}

export function none({ write }: Handle): Name {
  return makeName(`none-at-hand ${write}`, 0);
}

export function some({ write }: Handle): Name {
  return makeName(`some-at-hand ${write}`, 0);
}

/** `shared`: parameters before the list of calls, which `callOf` may mention. */
export function callingAll(
  name: Name,
  functions: readonly SequencedFunction[],
  shared: readonly Name[],
  { callOf, made, write, handles = [] }: Steps,
): Expr {
  const [calls, first, rest] = ["calls", "first", "rest"].map((shown) => makeName(`sequence-${shown}`, 1)) as [
    Name,
    Name,
    Name,
  ];
  const atHand = handles.map((_, i) => makeName("sequence-at-hand", i));
  const again = (now: readonly Expr[]): Expr => call(variable(name), [...shared.map(variable), ...now, variable(rest)]);
  const callArms = functions.map(({ call: ctor, seen, params, taken, left }, i) => {
    const came = makeName("sequence-came", i);
    const chosen = taken.map((_, k) => makeName(`sequence-chosen-${i}`, k));
    const own = chosen.slice(taken.length - params.length);
    const values = params.map((_, k) => makeName(`sequence-argument-${i}`, k));
    const valueAt = (k: number | "result"): Expr => variable(k === "result" ? came : nth(values, k));
    const now = handles.map((each, j) =>
      each.of === i ? make(some(each), [valueAt(each.at)]) : variable(nth(atHand, j)),
    );
    const told = make(seen, [variable(came), ...left.map(valueAt)]);
    const all = letIn(came, callOf(i, values.map(variable), chosen.map(variable)), make(CONS, [told, again(now)]));
    const body = params.reduceRight(
      (inner, type, k) => letIn(nth(values, k), made(type, variable(nth(own, k))), inner),
      all,
    );
    return { pattern: fieldsAs(ctor, chosen), body };
  });
  const writeArms = handles.map((each, j) => {
    const [place, value] = [makeName("sequence-place", j), makeName("sequence-value", j)];
    const written = write?.(each.type, variable(place), variable(value)) ?? variable(value);
    const body = cases(variable(nth(atHand, j)), [
      { pattern: fieldsAs(some(each), [value]), body: inTurn([written, again(atHand.map(variable))]) },
      { pattern: fieldsAs(none(each), []), body: raise(make(UNMADE, [])) },
    ]);
    return { pattern: fieldsAs(each.write, [place]), body };
  });
  const body = cases(variable(calls), [
    { pattern: fieldsAs(NIL, []), body: make(NIL, []) },
    { pattern: fieldsAs(CONS, [first, rest]), body: cases(variable(first), [...callArms, ...writeArms]) },
  ]);
  return lambda([...shared, ...atHand, calls], body);
}
