// Whether a family of data of a submission can be one of the reference, as far as their constructors' names tell, and which
// constructors correspond then.

import { nth } from "../basis/known.js";
import { type Across, correspondingOnly, spelled, unqualified } from "./across.js";
import { LIST } from "./build.js";
import { type Name, shownName } from "./expr.js";
import type { CtorDecl, DataDecl } from "./program.js";

export type CtorPair = { readonly reference: Name; readonly submission: Name };

export type ClashReason =
  | { readonly kind: "different" } // int and string, a function and a pair
  | { readonly kind: "infinite" } // a type would have to be a part of itself
  | { readonly kind: "constructors" } // two data types that share too few of the reference's constructors
  | { readonly kind: "fields"; readonly ctor: CtorPair } // of one name, with another number of fields
  | { readonly kind: "labels" } // records with other labels, or in another order
  | { readonly kind: "ambiguous"; readonly earlier: Name } // the submission's type is also this one of the reference
  | { readonly kind: "unknown" }; // any type in the reference, and in the submission one that the reference has not

/** undefined: in one language. */
type Linking = { readonly across: Across | undefined };

/** A constructor of each program. */
export type MatchedCtors = { readonly wanted: CtorDecl; readonly given: CtorDecl };

export function pairCtors({ across }: Linking, family: DataDecl, other: DataDecl): readonly MatchedCtors[] {
  if (across !== undefined && correspondingOnly(family, other))
    return family.ctors.map((wanted, i) => ({ wanted, given: nth(other.ctors, i) }));
  const key = across === undefined ? ctorKey : ({ name }: CtorDecl) => unqualified(shownName(name));
  const byKey = new Map(other.ctors.map((ctor) => [key(ctor), ctor]));
  return family.ctors.flatMap((wanted) => {
    const given = byKey.get(key(wanted));
    return given === undefined ? [] : [{ wanted, given }];
  });
}

/** A record is known by its labels: what its constructor is called is its type's affair. */
function ctorKey({ name, labels }: CtorDecl): string {
  return labels === undefined ? shownName(name) : `{${labels.join(";")}}`;
}

/** Why a family of the submission is not this one of the reference, as far as their constructors' names tell. */
export function problemOf(
  l: Linking,
  family: DataDecl,
  other: DataDecl,
  pairs = pairCtors(l, family, other),
): ClashReason | undefined {
  const named = ({ name }: DataDecl): string => (l.across === undefined ? shownName(name) : spelled(shownName(name)));
  const sameName = named(family) === named(other);
  if (family.abstract || other.abstract)
    return sameName && family.abstract === other.abstract ? undefined : { kind: "different" };
  if (l.across === undefined && isLibrarysList(other) && !isLibrarysList(family)) return { kind: "different" };
  if (2 * pairs.length <= family.ctors.length) {
    if (isRecord(family) && isRecord(other)) return { kind: "labels" };
    return { kind: pairs.length > 0 || sameName ? "constructors" : "different" };
  }
  const odd = pairs.find(({ wanted, given }) => wanted.fields.length !== given.fields.length);
  return odd && { kind: "fields", ctor: { reference: odd.wanted.name, submission: odd.given.name } };
}

/** It is never the reference's own: what is added to both programs, to write calls down, makes lists of the library. */
function isLibrarysList({ name }: DataDecl): boolean {
  return name === LIST;
}

function isRecord({ ctors }: DataDecl): boolean {
  return ctors[0]?.labels !== undefined;
}
