// Two subjects that fit each other: a reference and a submission, loaded with the same constructors, so that one input can
// be given to both, concretely and with unknowns.
import type { Across } from "../core/across.js";
import type { Manner } from "../core/align.js";
import { type Common, commonType } from "../core/common-type.js";
import type { Expr, Name } from "../core/expr.js";
import { type Link, link, type TypeClash } from "../core/link.js";
import type { CtorDecl, Program } from "../core/program.js";
import { con } from "../core/type.js";
import { asWideAs } from "../core/widen.js";
import { sharedCtors } from "../eval/share.js";
import { shapesOf } from "../explore/shape.js";
import {
  type Aligned,
  alignedAcross,
  alignedSides,
  type Calls,
  SAME_CALLS,
  unlabelled,
  withAlignedOperations,
} from "./aligned.js";
import { withCommonTags } from "./common-tags.js";
import { fitOf, fitted, fittedArguments } from "./fit.js";
import { disguisedIn } from "./hidden/disguise.js";
import { linkOperations } from "./hidden/link-operations.js";
import { uncurried } from "./hidden/operation.js";
import { withIgnoredResults } from "./ignored.js";
import { onlyInstance } from "./instances.js";
import { isUnit, recordedType, recordingOf } from "./recording.js";
import {
  atIntegers,
  type Loading,
  type OfferedSide,
  type Predicate,
  type Running,
  readyProgram,
  running,
  type Subject,
  subjectAt,
  type Unfit,
  wearing,
} from "./subject.js";

/** How two programs are compared, which may be in two languages. Type variables stand for integers that both have. */
export type Between = Loading & {
  readonly across: Across | undefined;
  /** Exceptions that are the same whatever they carry. */
  readonly placed: readonly Name[];
  /** What says which parameters correspond. */
  readonly manner: Manner;
};

export type Pair = {
  readonly reference: Subject;
  /** It takes the reference's inputs, and its results are looked at in the same way. */
  readonly submission: Subject;
  readonly link: Link;
  readonly calls: Calls;
  /** Of programs in two languages: what is called what. */
  readonly common: Common | undefined;
};

export type Pairing = { readonly ok: true; readonly pair: Pair } | { readonly ok: false; readonly why: Mismatch };

export type Mismatch =
  | Unfit
  | { readonly kind: "types"; readonly clash: TypeClash }
  | { readonly kind: "lacks"; readonly type: Name; readonly ctor: Name };

/** `given` is disguised as the functions are. */
export function pairUp(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  return between.across === undefined
    ? pairInOneLanguage(reference, submission, given, between)
    : pairAcross(reference, submission, given, between, between.across);
}

/** What a type hides stays hidden: how it is made in one language is no business of the other. */
function pairAcross(
  plain: OfferedSide,
  submission: OfferedSide,
  asked: Predicate | undefined,
  between: Between,
  across: Across,
): Pairing {
  const sides = { reference: plain, submission, given: asked, calls: SAME_CALLS };
  const { reference, given, calls, submission: aligned } = alignedAcross(plain, submission, asked) ?? sides;
  const fit = fitOf(reference.type, aligned.type);
  const tried = fit === undefined ? aligned : fitted(aligned, fit);
  const linked = link(reference, tried, undefined, across);
  if (!linked.ok) return { ok: false, why: { kind: "types", clash: linked.why } };
  const [lacking] = linked.link.lacks;
  if (lacking !== undefined) return { ok: false, why: { kind: "lacks", ...lacking } };
  const common = commonType(linked.link, linked.type, reference, tried, across);
  const { type, polymorphic } = atIntegers(common.type, between.integer);
  const recording = recordingOf(type, reference.program, given?.arity ?? 0, between);
  const side = wearing(reference, undefined, recording);
  const { unit, machine, ctors } = readyProgram(side.program, between);
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "reference", machine } };
  const subject: Subject = {
    side,
    unit,
    machine,
    ...uncurried(recording === undefined ? type : recordedType(recording)),
    effects: isUnit(uncurried(type).result),
    printed: between.printed,
    disguise: undefined,
    recording,
    given,
    polymorphic,
    instances: onlyInstance(type),
    shapes: shapesOf({ ...reference.program, data: common.data }, unit.ctor, con(between.integer)),
    ctors,
  };
  const shared = sharedCtors(linked.link, unit.ctor, reference.program, tried.program);
  const other = running(wearing(tried, undefined, recording), shared, between.memoryIsLow);
  const own = (args: readonly Expr[]) => {
    const given = fit === undefined ? args : fittedArguments(fit, args);
    return given && calls.own(given);
  };
  return beside(subject, other, { link: linked.link, calls: { ...calls, own, isCommon: false }, common });
}

/** Operations of hidden types correspond by their labels, as functions do. */
function pairInOneLanguage(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  const [wanted, tried] = withCommonTags(reference, submission);
  if (reference.operations.size === 0) return pairByLabels(wanted, tried, given, between);
  const aligned = withAlignedOperations(wanted, tried);
  const paired = pairByLabels(wanted, aligned.submission, given, between);
  if (!paired.ok || !aligned.isByPlace) return paired;
  return { ok: true, pair: { ...paired.pair, calls: unlabelled(paired.pair.calls) } };
}

/** Where the types part, or one lacks constructors of the other: perhaps one program says less of its results. */
function pairByLabels(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  const paired = pairAsTyped(reference, submission, given, between);
  if (paired.ok || (paired.why.kind !== "types" && paired.why.kind !== "lacks")) return paired;
  const aligned = alignedSides(reference, submission, given, between.manner);
  if (aligned !== undefined) return pairAligned(aligned, between);
  const [wanted, wide] = [asWideAs(reference, submission), asWideAs(submission, reference)];
  const again = pairAsTyped({ ...reference, type: wanted }, { ...submission, type: wide }, given, between);
  return again.ok ? again : paired;
}

function pairAligned({ reference, submission, given, calls }: Aligned, between: Between): Pairing {
  const paired = pairAsTyped(reference, submission, given, between);
  return paired.ok ? { ok: true, pair: { ...paired.pair, calls } } : paired;
}

function pairAsTyped(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  const { linked, operations, counterpart } = linkOperations(reference, submission);
  if (!linked.ok) return { ok: false, why: { kind: "types", clash: linked.why } };
  const [lacking] = linked.link.lacks;
  if (lacking !== undefined) return { ok: false, why: { kind: "lacks", ...lacking } };
  const common = withIgnoredResults(linked.type, [reference, submission]);
  const made = subjectWithCommonExceptions(
    linked.link,
    submission.program,
    (wanted) => subjectAt(wanted, common, operations, given, between),
    reference,
  );
  if (!made.ok) return made;
  const { disguise, recording, unit, side } = made.subject;
  const home = { entry: counterpart, ctor: nameIn(linked.link) };
  const disguised = disguise && disguisedIn(disguise, { ...submission, given: undefined }, home);
  const tried = wearing(submission, disguised, recording);
  const shared = sharedCtors(linked.link, unit.ctor, side.program, tried.program);
  const other = running(tried, shared, between.memoryIsLow);
  const alike = new Map(between.placed.map((name) => [name, name]));
  return beside(made.subject, other, { link: { ...linked.link, alike }, calls: SAME_CALLS, common: undefined });
}

/** An exception that the reference alone has cannot be given to the submission. */
function subjectWithCommonExceptions(
  link: Link,
  submission: Program,
  subjectOf: (side: OfferedSide) => ReturnType<typeof subjectAt>,
  reference: OfferedSide,
): ReturnType<typeof subjectAt> {
  const made = subjectOf(reference);
  const holdsExceptions = made.ok && made.subject.params.some(made.subject.shapes.holdsExceptions);
  const side = holdsExceptions ? withCommonInputs(reference, submission, link) : reference;
  return side === reference ? made : subjectOf(side);
}

function withCommonInputs(side: OfferedSide, submission: Program, { ctors }: Link): OfferedSide {
  const linked = new Set(ctors.values());
  const own = new Set(submission.exceptions);
  const isCommon = (decl: CtorDecl): boolean => decl.input !== true || own.has(decl) || linked.has(decl.name);
  const { exceptions } = side.program;
  if (exceptions.every(isCommon)) return side;
  const common = exceptions.map((decl) => (isCommon(decl) ? decl : noInput(decl)));
  return { ...side, program: { ...side.program, exceptions: common } };
}

function noInput({ input: _, ...decl }: CtorDecl): CtorDecl {
  return decl;
}

function beside(reference: Subject, submission: Running, rest: Pick<Pair, "link" | "calls" | "common">): Pairing {
  const { machine } = submission;
  if (machine.outcome.kind !== "value") return { ok: false, why: { kind: "loading", which: "submission", machine } };
  return { ok: true, pair: { reference, submission: { ...reference, ...submission }, ...rest } };
}

/** What a constructor of the reference is called in the submission. */
export function nameIn({ ctors }: Link): (name: Name) => Name {
  const names = new Map([...ctors].map(([given, wanted]) => [wanted, given]));
  return (name) => names.get(name) ?? name;
}

/** A subject beside a variant of itself: both have the same types, so nothing needs to be linked. */
export function besideVariant(reference: Subject, variant: Running): Pair {
  return { reference, submission: { ...reference, ...variant }, link: SAME, calls: SAME_CALLS, common: undefined };
}

const SAME: Link = { ctors: new Map(), types: new Map(), lacks: [], extra: [], alike: new Map() };
