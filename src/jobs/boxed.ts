// Functions that tell objects apart (`==` and `!=` of OCaml, `eq` of Scala). A type variable stands for integers, of which
// equal ones are the same object. So such a function is asked about once more, with strings for type variables: equal
// strings need not be the same object. What holds is what holds of both.
import type { Name } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import { neededBy } from "../core/needs.js";
import { boundIn, type Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import { con, type Type } from "../core/type.js";
import { variablesIn } from "../explore/index-types.js";
import type { SeenInSearch } from "../questions/refute/refute.js";
import type { Verdict } from "../report/verdict.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { isAcross, type ReadAttempt } from "../subject/read.js";
import { isIdentity } from "../witness/identity.js";

/** The function's type with strings for its type variables; undefined: nothing else is to be learned there. */
export function atStrings(
  read: ReadAttempt,
  { compared }: AskedFunction,
  pair: Pair,
  { identity }: SeenInSearch,
): Type | undefined {
  const side = referenceSide(read, compared);
  const text = read.reference.language.kinds.find((kind) => kind === "str" || kind === "str16");
  if (side === undefined || text === undefined || !identity || isAcross(read) || !tellsApart(pair)) return undefined;
  const variables = variablesIn(side.type);
  if (variables.length === 0) return undefined;
  return substituteTypes(side.type, new Map(variables.map((name) => [name, con(text)])));
}

function tellsApart({ reference, submission }: Pair): boolean {
  return [reference, submission].some(({ side }) => usesIdentity(side.program, side.name));
}

function usesIdentity(program: Program, name: Name): boolean {
  return neededBy(program, name).flatMap(boundIn).some(holdsIdentity);
}

const known = new WeakMap<object, boolean>();

function holdsIdentity(bound: Parameters<typeof visit>[0]): boolean {
  let found = known.get(bound) ?? false;
  if (!known.has(bound))
    visit(bound, (e) => {
      found ||= isIdentity(e);
    });
  known.set(bound, found);
  return found;
}

/** Integers that are objects have no identity here: where one may be told from an equal one, nothing is claimed. */
export function aboutObjects(read: ReadAttempt, pair: Pair, { identity }: SeenInSearch, verdict: Verdict): Verdict {
  if (verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return verdict;
  const mayBe = identity && pair.reference.params.some((type) => holdsLargeInteger(read, pair, type));
  if (!mayBe || !tellsApart(pair)) return verdict;
  const limits = verdict.kind === "agrees" ? [] : verdict.limits;
  return { ...verdict, kind: "agrees-so-far", upTo: 0, limits: [...limits, { kind: "identity" }] };
}

/** Of another kind than the usual ones. */
function holdsLargeInteger({ reference: { language } }: ReadAttempt, { reference }: Pair, type: Type): boolean {
  const others = new Set<string>(language.kinds.filter((kind) => INTEGERS.has(kind) && kind !== language.integer));
  return reference.shapes.holds(type, (part) => part.kind === "con" && others.has(part.name));
}

const INTEGERS: ReadonlySet<string> = new Set(["i63", "i32", "i64", "native", "big"]);
