// What may be claimed after a search: up to which size, under which conditions, and what
// stood in the way of more.

import { nth } from "../../basis/known.js";
import { bitsOf } from "../../core/across.js";
import { narrowedIn } from "../../core/common-type.js";
import { fixedName, shownName } from "../../core/expr.js";
import { type Loss, roundsAt, type Searched } from "../../explore/search.js";
import type { Condition, Limit, PinnedOperation, Verdict } from "../../report/verdict.js";
import type { Exercise } from "../../subject/exercise.js";
import { uncurried } from "../../subject/hidden/operation.js";
import type { Con } from "../../subject/hidden/stand-ins.js";
import { mayWrite } from "../../subject/memory.js";
import type { Pair } from "../../subject/pair.js";
import { isKeptAt, mayCallLater, mayCatch, takenAt, writtenTypes } from "../../subject/recording.js";
import { roundsOf } from "../../witness/by-reference.js";
import { REFERENCE_FUEL } from "./limits.js";
import type { Refutation } from "./refute.js";

export type Claim = {
  readonly covered: number;
  readonly conditions: readonly Condition[];
  /** For programs that were not told apart. */
  readonly verdict: Verdict;
};

/** What was shown at one instance of the function's type. */
export type InstanceClaim = Omit<Claim, "verdict"> & {
  readonly limits: readonly Limit[];
  readonly tested: boolean;
  /** The size of the smallest input. */
  readonly smallest: number;
};

/** Of a function at the first instance of its type alone. */
export function claimOf(pair: Pair, exercise: Exercise, result: Refutation): Claim {
  return claimOfAll([instanceClaim(pair, exercise, result)], elsewhere(pair));
}

/** The smallest input at another instance, which was not asked about. */
function elsewhere({ reference: { instances } }: Pair): number {
  return Math.min(instances.others, ...instances.sizes.slice(1));
}

export function instanceClaim(pair: Pair, exercise: Exercise, result: Refutation): InstanceClaim {
  const { searched, seen } = result;
  const { params, shapes } = pair.reference;
  const within = Math.min(searched.covered, seen.longArraysAt - 1, shapes.leastLeftOut(params) - 1);
  const limits = limitsOf(pair, result, within);
  const covered = limits.reduce((least, { level }) => Math.min(least, level - 1), within);
  return {
    covered,
    conditions: conditionsOf(pair, exercise, result, covered),
    limits: limits.map(({ limit }) => limit),
    tested: seen.tested,
    smallest: params.reduce((sum, type) => sum + shapes.least(type), 0),
  };
}

/** What was shown at several instances; inputs at others are at least as large as `others`. */
export function claimOfAll(claims: readonly InstanceClaim[], others: number): Claim {
  const covered = Math.min(others - 1, ...claims.map((claim) => claim.covered));
  const upTo = covered < Math.min(...claims.map(({ smallest }) => smallest)) ? 0 : covered;
  const isTested = claims.some(({ tested }) => tested);
  const small: readonly Condition[] = Number.isFinite(others) ? [{ kind: "small-indices" }] : [];
  const conditions = eachOnce([...claims.flatMap((claim) => claim.conditions), ...small]);
  const reached = eachOnce(claims.flatMap(({ limits }) => limits));
  const reasons: readonly Limit[] = !isTested
    ? [{ kind: "untested" }, ...reached]
    : upTo === 0 && reached.length === 0
      ? [{ kind: conditions.some(({ kind }) => kind === "small-indices") ? "indices" : "budget" }]
      : reached;
  const verdict: Verdict =
    reasons.length === 0
      ? { kind: "agrees", upTo, conditions }
      : { kind: "agrees-so-far", upTo: isTested ? upTo : 0, conditions, limits: reasons };
  return { covered, conditions, verdict };
}

function eachOnce<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

type Reached = { readonly limit: Limit; readonly level: number };

/** A difference of unknown functions for which no function was found, or one that the solver's integers do not have. */
function unconfirmed({ reference: { params } }: Pair, level: number | undefined): readonly Reached[] {
  if (level === undefined) return [];
  return [{ limit: { kind: params.some(({ kind }) => kind === "fn") ? "functions" : "solver" }, level }];
}

function limitsOf(pair: Pair, { searched, seen }: Refutation, within: number): readonly Reached[] {
  const inexact = [...searched.inexact.values()]
    .filter(({ level }) => level <= searched.covered)
    .map(({ reason, level }): Reached => ({ limit: limitOf(reason), level }));
  const stopped: Reached[] = searched.stopped ? [{ limit: { kind: "stopped" }, level: lowest(searched) }] : [];
  const slow: Reached[] = seen.slowAt === undefined ? [] : [{ limit: { kind: "slow" }, level: seen.slowAt }];
  const drawn: Reached[] = seen.drawnAt === undefined ? [] : [{ limit: { kind: "chance" }, level: seen.drawnAt }];
  const large: Reached[] = seen.largeAt === undefined ? [] : [{ limit: { kind: "memory" }, level: seen.largeAt }];
  const { unsupported } = seen;
  const lacking: Reached[] =
    unsupported === undefined
      ? []
      : [{ limit: { kind: "unsupported", what: unsupported.what }, level: unsupported.level }];
  return [
    ...lacking,
    ...inexact,
    ...stopped,
    ...slow,
    ...drawn,
    ...large,
    ...unconfirmed(pair, seen.unconfirmedAt),
    ...(seen.aliasedAt === undefined ? [] : [{ limit: { kind: "sharing" } as const, level: seen.aliasedAt }]),
    ...kept(pair, within),
    ...unwritten(pair),
    ...unchanged(pair),
    ...unmade(pair),
  ];
}

/** What an operation is given may be kept in what it makes, or be given away, and be written to later: nobody does. */
function kept({ reference: { disguise, side, shapes } }: Pair, within: number): readonly Reached[] {
  if (disguise === undefined || side.leavesUnseen === true) return [];
  const { standIns } = disguise;
  const hidden = [...disguise.params, disguise.result].flatMap((type) => standIns.hiddenIn(type));
  const isPassed = hidden.flatMap((type) => standIns.passed(type)).some(shapes.holdsMutable);
  const level = Number.isFinite(within) ? within + 1 : 1;
  return isPassed ? [{ limit: { kind: "sharing" }, level }] : [];
}

/** Values that only constructors make, and that programs can change then: as they are made, and no other ones. */
function unchanged({ reference: { disguise, shapes } }: Pair): readonly Reached[] {
  const hidden = disguise?.params.flatMap((type) => disguise.standIns.hiddenIn(type)) ?? [];
  const behind = hidden.flatMap((type) => disguise?.standIns.behind(type) ?? []);
  return behind.some(shapes.holdsMutable) ? [{ limit: { kind: "mutable" }, level: 0 }] : [];
}

/** Parts of inputs: of an option, say, only `None` is an input then. */
function unmade({ reference: { disguise, params, shapes } }: Pair): readonly Reached[] {
  const hidden = new Map([...(disguise?.standIns.terms ?? [])].map(([key, { decl }]) => [decl.name, key]));
  const lacking = new Set<string>();
  for (const param of params)
    shapes.holds(param, (part) => {
      const type = part.kind === "con" ? hidden.get(part.name) : undefined;
      if (type !== undefined && !Number.isFinite(shapes.least(part))) lacking.add(shownName(fixedName(type))); // of its key
      return false;
    });
  return [...lacking].map((type) => ({ limit: { kind: "unmade", type }, level: 0 }));
}

/** What a function does that is given to another one, and what becomes of arrays, is not seen in calls that are written down. */
function unwritten({ reference: { recording, shapes } }: Pair): readonly Reached[] {
  const types = recording === undefined ? [] : writtenTypes(recording);
  const isLost = types.some((type) => shapes.holdsFunction(type) || shapes.holdsMutable(type));
  return isLost ? [{ limit: { kind: "calls" }, level: 0 }] : [];
}

/** Functions whose calls are written down raise nothing: a program may see that. */
function needReturning({ reference: { recording, side } }: Pair, { exceptions }: Exercise): boolean {
  const isWritten = recording !== undefined && recording.at.length > recording.kept.length;
  return isWritten && (exceptions === "same" || mayCatch(side));
}

function limitOf(reason: Loss): Limit {
  return reason.kind === "pinned" ? { ...reason, operation: operationOf(reason.what) } : reason;
}

/** What users know a primitive of core as; whatever is none was all that was chosen beforehand. */
function operationOf(what: string): PinnedOperation {
  const [kind = "", op = ""] = what.split(".", 2);
  if (op === "") return "everything";
  if (kind === "exn") return "exception-text";
  if (op === "hash") return "hash-key";
  if (op === "show" || op === "format") return "number-text";
  if (kind === "str" || kind === "bytes") return op === "make" ? "repeated-character" : "part-of-string";
  if (kind === "char") return "character-of-code";
  if (kind === "array") return "array-length";
  if (kind === "f64") return "float-arithmetic";
  return /^(and|or|xor|not|lsl|lsr|asr)$/.test(op) ? "bit-arithmetic" : "arithmetic";
}

function lowest(searched: Searched): number {
  return searched.covered + 1;
}

/** What a claim about types that cannot be looked into is about. */
function hiddenConditions({ reference, submission }: Pair): readonly Condition[] {
  const { disguise } = reference;
  if (disguise === undefined) return [];
  const writes = [reference, submission].some(({ side }) => mayWrite(side));
  const hidden = [...disguise.params, disguise.result].flatMap((type) => disguise.standIns.hiddenIn(type));
  const isContainer = (type: Con): boolean => disguise.standIns.content(type) !== undefined;
  const abstract = hidden.filter((type) => !isContainer(type) && type.name !== "lazy");
  const isSeen = (type: Con): boolean => disguise.standIns.behind(type) !== undefined;
  const [seen, unseen] = [namesOf(abstract.filter(isSeen)), namesOf(abstract.filter((type) => !isSeen(type)))];
  return [
    ...(seen.length === 0 ? [] : [{ kind: "made", types: seen } as const]),
    ...(unseen.length === 0 ? [] : [{ kind: "operations", types: unseen } as const]),
    ...(disguise.params.some((type) => disguise.standIns.hiddenIn(type).some(({ name }) => name === "lazy"))
      ? [{ kind: "lazies" } as const]
      : []),
    ...(hidden.some(isContainer) ? [{ kind: "contents" } as const] : []),
    // What was inside of an argument before the call is not looked at where the call took it out.
    ...(writes && disguise.params.some((type) => disguise.standIns.keepsContainers(type))
      ? [{ kind: "containers-inside" } as const]
      : []),
  ];
}

function namesOf(types: readonly Con[]): readonly string[] {
  return [...new Set(types.map(({ name }) => shownName(name)))];
}

/** In one language both programs overflow alike; with integers of different widths they do not. */
function haveOtherIntegers({ common }: Pair): boolean {
  return common !== undefined && narrowedIn(common).some((name) => bitsOf(name) !== undefined);
}

/** Programs in two languages are compared on what both have. */
function acrossConditions({ common, reference: { params } }: Pair): readonly Condition[] {
  if (common === undefined) return [];
  const narrowed = narrowedIn(common);
  const bits = narrowed.flatMap((name) => bitsOf(name) ?? []);
  const isText = narrowed.some((name) => name === "str" || name === "char");
  return [
    ...(bits.length > 0 && params.length > 0 ? [{ kind: "width", bits: Math.min(...bits) } as const] : []),
    ...(isText ? [{ kind: "bytes" } as const] : []),
  ];
}

/** What was not seen of functions among the inputs. */
function callConditions({ reference }: Pair): readonly Condition[] {
  const { params, shapes, recording, side } = reference;
  const others =
    recording === undefined ? params : params.filter((_, i) => !isKeptAt(recording, takenAt(recording)[i]));
  const conditions: (Condition | false)[] = [
    others.some((type) => shapes.holdsFunction(type)) && { kind: "pure-functions" },
    recording?.kept.some((i) => uncurried(nth(recording.params, i)).params.length > 1) === true && {
      kind: "whole-calls",
    },
    recording !== undefined && mayCallLater(side.program, recording.result) && { kind: "calls-later" },
  ];
  return conditions.filter((condition) => condition !== false);
}

/** What a claim assumes of inputs whatever was seen of the programs. */
export function inputConditions(pair: Pair): readonly Condition[] {
  const { params, shapes, polymorphic, given } = pair.reference;
  const conditions: (Condition | false)[] = [
    ...(given?.shown ?? []).map((predicate) => ({ kind: "given", predicate }) as const),
    ...pair.calls.conditions,
    ...hiddenConditions(pair),
    params.some(shapes.leavesOut) && { kind: "small-indices" },
    ...acrossConditions(pair),
    polymorphic && { kind: "type-instances" },
  ];
  return conditions.filter((condition) => condition !== false);
}

function conditionsOf(
  pair: Pair,
  exercise: Exercise,
  { searched, seen }: Refutation,
  covered: number,
): readonly Condition[] {
  const { params, shapes, polymorphic, given } = pair.reference;
  const rounds = roundsOf(pair);
  // A small input on which a path was not exact stands higher than its size where it drove many rounds.
  const driven = searched.parked || [...searched.inexact.values()].some(({ size }) => size <= covered);
  const conditions: (Condition | false)[] = [
    driven && seen.index && { kind: "index" },
    seen.raised && exercise.exceptions === "undefined" && { kind: "reference-returns" },
    seen.unfinished && { kind: "reference-finishes", steps: REFERENCE_FUEL },
    ...(given?.shown ?? []).map((predicate) => ({ kind: "given", predicate }) as const),
    ...pair.calls.conditions,
    (seen.arithmetic || haveOtherIntegers(pair)) && { kind: "no-overflow" },
    driven && { kind: "rounds", most: roundsAt(covered) },
    ...hiddenConditions(pair),
    params.some(shapes.leavesOut) && { kind: "small-indices" },
    ...acrossConditions(pair),
    ...callConditions(pair),
    needReturning(pair, exercise) && { kind: "returning" },
    polymorphic && { kind: seen.kind ? "any-integer" : "type-instances" },
    rounds > 1 && shapes.holdsFunction(pair.reference.result) && { kind: "applications", most: rounds },
    (seen.physical || seen.mutable) && { kind: "no-sharing" },
    seen.prints && !seen.printsOther && { kind: "prints" },
    seen.printsOther && { kind: "prints-other" },
  ];
  return conditions.filter((condition) => condition !== false);
}
