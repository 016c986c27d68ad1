// Contracts after sequences of calls. The function that makes the calls asks for the precondition of each, so a sequence in
// which one does not hold is no test. What breaks a contract ends the sequence: the last call is to blame.
import { nth } from "../basis/known.js";
import { anything, call, cases, catching, choose, make, raise, variable } from "../core/build.js";
import { type Expr, makeName, type Name, type Pattern, tupleCtor } from "../core/expr.js";
import type { CtorDecl } from "../core/program.js";
import { con, fn, type Type } from "../core/type.js";
import { ASSUMED, BROKEN, type Contracted } from "./contracts.js";
import { type Operations, uncurried } from "./hidden/operation.js";
import { aloneCalling, sequenced, sequenceSubject, together, typedAlike } from "./sequence.js";
import { CALLS, type SequencedFunction } from "./sequence-calls.js";
import { type Loading, type Side, type Subject, subjectOf } from "./subject.js";

/** A function that is called. What one that is not asked about raises makes the sequence no test. */
export type SequenceMember = {
  readonly side: Side;
  readonly isAsked: boolean;
  /** Exceptions by which it refuses its arguments: as if its precondition did not hold. */
  readonly refusals: readonly CtorDecl[];
};

export type ContractSequence = {
  readonly subject: Subject;
  readonly functions: readonly SequencedFunction[];
  /** The type of the object that all calls take first, if there is one. */
  readonly object: Type | undefined;
};

/** Undefined where the functions cannot be called in one sequence. */
export function contractSequence(
  members: readonly SequenceMember[],
  contracted: Contracted,
  loading: Loading,
): ContractSequence | undefined {
  const { program } = contracted;
  const typed = typedAlike(program, together(members.map(({ side }) => side)), members.length, loading);
  if (typed === undefined) return undefined;
  const functions = typed.types.map((type, i) => sequenced(nth(members, i).side.name, type, 0, i));
  const side = aloneCalling(program, functions, [], (i, args) => guarded(contracted, nth(members, i), args, i));
  const subject = sequenceSubject(side, { functions, shared: [] }, typed, loading);
  return subject && { subject, functions, object: undefined };
}

const OBJECT = makeName("sequence-object", 0);

/** The same of functions that take one object first, which is made by `operations` and shared by all calls. */
export function sequenceOnObject(
  members: readonly SequenceMember[],
  contracted: Contracted,
  operations: Operations,
  loading: Loading,
): ContractSequence | undefined {
  const { program } = contracted;
  const typed = typedAlike(program, together(members.map(({ side }) => side)), members.length, loading);
  const [object] = typed === undefined ? [] : uncurried(nth(typed.types, 0)).params;
  if (typed === undefined || object === undefined) return undefined;
  const functions = typed.types.map((type, i) => sequenced(nth(members, i).side.name, type, 1, i));
  const side = aloneCalling(program, functions, [OBJECT], (i, args) =>
    guarded(contracted, nth(members, i), [variable(OBJECT), ...args], i),
  );
  const type = fn(object, fn(CALLS, con(tupleCtor(0))));
  const made = subjectOf({ ...side, type, operations, leavesUnseen: true }, undefined, loading);
  return made.ok ? { subject: made.subject, functions, object } : undefined;
}

const NO_TEST = raise(make(ASSUMED, []));

/** A call where its precondition holds, and nothing else. */
function guarded(contracted: Contracted, member: SequenceMember, args: readonly Expr[], i: number): Expr {
  const { name } = member.side;
  const { pre, body = name, may, arity = 0 } = contracted.contracts.get(name) ?? {};
  const own = args.slice(0, arity);
  const raised = makeName("sequence-raised", i);
  const allows = may && call(variable(may), [...own, variable(raised)]);
  const made = judged(call(variable(body), args), member, raised, allows);
  if (pre === undefined) return made;
  const asked = makeName("sequence-raised-before", i);
  const broken = member.isAsked ? [{ pattern: madeBy(BROKEN, 2), body: raise(variable(asked)) }] : [];
  return choose(caught(call(variable(pre), own), asked, [...broken, OTHERWISE]), made, NO_TEST);
}

/** What a call raises: the same where it breaks a contract, otherwise that the sequence is no test. */
function judged(made: Expr, { isAsked, refusals }: SequenceMember, raised: Name, allows: Expr | undefined): Expr {
  if (!isAsked) return caught(made, raised, [OTHERWISE]);
  if (allows === undefined && refusals.length === 0) return made;
  const again = raise(variable(raised));
  return caught(made, raised, [
    { pattern: madeBy(BROKEN, 2), body: again },
    { pattern: madeBy(ASSUMED, 0), body: again },
    ...refusals.map(({ name, fields }) => ({ pattern: madeBy(name, fields.length), body: NO_TEST })),
    { pattern: anything, body: allows === undefined ? again : choose(allows, NO_TEST, again) },
  ]);
}

type Arm = { readonly pattern: Pattern; readonly body: Expr };

const OTHERWISE: Arm = { pattern: anything, body: NO_TEST };

function madeBy(ctor: Name, arity: number): Pattern {
  return { kind: "ctor", at: anything.at, ctor, args: Array.from({ length: arity }, () => anything) };
}

function caught(body: Expr, raised: Name, arms: readonly Arm[]): Expr {
  return catching(body, raised, cases(variable(raised), arms));
}
