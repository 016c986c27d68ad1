// A reference and a submission made ready: both loaded with the same constructors, so that
// one input can be given to both, concretely and with unknowns.
import type { Name } from "../../core/expr.js";
import { type Link, link, type TypeClash } from "../../core/link.js";
import type { Program } from "../../core/program.js";
import { con, type Type } from "../../core/type.js";
import { type Limits, USUAL_DEPTH } from "../../eval/outcome.js";
import { loadUnit, type Machine } from "../../eval/run.js";
import { sharedCtors } from "../../eval/share.js";
import { makeUnit, type SharedCtors, type Unit } from "../../eval/unit.js";
import { type Shapes, shapesOf, substitute } from "../../explore/shape.js";

/** A function of a program. */
export type Side = { readonly program: Program; readonly name: Name; readonly type: Type };

export type Pair = {
  readonly reference: Loaded;
  readonly submission: Loaded;
  readonly link: Link;
  readonly params: readonly Type[];
  readonly result: Type;
  /** Type variables were left: they stand for integers. */
  readonly polymorphic: boolean;
  readonly shapes: Shapes;
  /** For programs of ours that work on the same values. */
  readonly ctors: SharedCtors;
};

export type Loaded = { readonly side: Side; readonly unit: Unit; readonly machine: Machine };

export type Pairing = { readonly ok: true; readonly pair: Pair } | { readonly ok: false; readonly why: Mismatch };

export type Mismatch =
  | { readonly kind: "types"; readonly clash: TypeClash }
  | { readonly kind: "lacks"; readonly type: Name; readonly ctor: Name }
  | { readonly kind: "loading"; readonly which: "reference" | "submission"; readonly machine: Machine };

/** For loading a program: what it may do before its functions are asked. */
const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

export function pairUp(reference: Side, submission: Side, memoryIsLow: () => boolean): Pairing {
  const linked = link(reference, submission);
  if (!linked.ok) return { ok: false, why: { kind: "types", clash: linked.why } };
  const [lacking] = linked.link.lacks;
  if (lacking !== undefined) return { ok: false, why: { kind: "lacks", ...lacking } };
  const { unit, machine, shapes, ctors } = readyReference(reference.program, memoryIsLow);
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "reference", machine } };
  const shared = sharedCtors(linked.link, unit.ctor, reference.program, submission.program);
  const submissionUnit = makeUnit(submission.program, new Map(), shared);
  const other = loadUnit(submissionUnit, LOADING, { memoryIsLow, repeatsDeep: false });
  if (other.outcome.kind !== "value")
    return { ok: false, why: { kind: "loading", which: "submission", machine: other } };
  const { type, polymorphic } = atIntegers(linked.type);
  return {
    ok: true,
    pair: {
      reference: { side: reference, unit, machine },
      submission: { side: submission, unit: submissionUnit, machine: other },
      link: linked.link,
      ...uncurried(type),
      polymorphic,
      shapes,
      ctors,
    },
  };
}

type Ready = { readonly unit: Unit; readonly machine: Machine; readonly shapes: Shapes; readonly ctors: SharedCtors };

const ready = new WeakMap<Program, Ready>();

/** Once for all submissions that are compared with it. */
function readyReference(program: Program, memoryIsLow: () => boolean): Ready {
  const known = ready.get(program);
  if (known !== undefined) return known;
  const unit = makeUnit(program, new Map());
  const machine = loadUnit(unit, LOADING, { memoryIsLow, repeatsDeep: false });
  const made = { unit, machine, shapes: shapesOf(program, unit.ctor), ctors: allCtors(unit) };
  ready.set(program, made);
  return made;
}

function allCtors({ program, ctor }: Unit): SharedCtors {
  const names = [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions].map(({ name }) => name);
  return new Map(names.map((name) => [name, ctor(name)]));
}

/** An unknown of any type behaves as an integer that is only compared. */
export function atIntegers(type: Type): { readonly type: Type; readonly polymorphic: boolean } {
  const variables = new Map<string, Type>();
  const collect = (inner: Type): void => {
    if (inner.kind === "var") variables.set(inner.name, con("i63"));
    else if (inner.kind === "fn") [inner.from, inner.to].forEach(collect);
    else inner.args.forEach(collect);
  };
  collect(type);
  return { type: substitute(type, variables), polymorphic: variables.size > 0 };
}

function uncurried(type: Type): { readonly params: readonly Type[]; readonly result: Type } {
  const params: Type[] = [];
  let result = type;
  for (; result.kind === "fn"; result = result.to) params.push(result.from);
  return { params, result };
}
