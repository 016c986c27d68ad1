// One value for two programs: the constructors that a submission takes over from its
// reference, as objects. A program run with them does what it does alone, on values of both.
import type { Name } from "../core/expr.js";
import type { Link } from "../core/link.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import type { Ctor } from "../core/value.js";
import { rankedException, type SharedCtors } from "./unit.js";

/** For the submission's unit; `referenceCtor` is that of the reference's. */
export function sharedCtors(
  link: Link,
  referenceCtor: (name: Name) => Ctor,
  reference: Program,
  submission: Program,
): SharedCtors {
  const families = new Map(reference.data.map((family) => [family.name, family]));
  const shared = new Map<Name, Ctor>();
  for (const family of submission.data) {
    const linked = link.types.get(family.name);
    if (linked !== undefined || families.get(family.name) === family)
      shareFamily(shared, link, referenceCtor, family, families.get(linked ?? family.name));
  }
  shareExceptions(shared, link, referenceCtor, reference.exceptions, submission.exceptions);
  return shared;
}

/** What only the submission has is new, with a tag that no constructor of the reference's family has. */
function shareFamily(
  shared: Map<Name, Ctor>,
  link: Link,
  referenceCtor: (name: Name) => Ctor,
  family: DataDecl,
  original: DataDecl | undefined,
): void {
  let nextTag = original?.ctors.length ?? 0;
  for (const decl of family.ctors) {
    const linked = family === original ? decl.name : link.ctors.get(decl.name);
    shared.set(decl.name, linked === undefined ? newCtor(decl, nextTag++) : referenceCtor(linked));
  }
}

function newCtor(decl: CtorDecl, tag: number): Ctor {
  return { decl, tag, arity: decl.fields.length };
}

/**
 * A handler for the submission's own Failure does not catch the library's, though both are what the
 * reference calls Failure: then one has the reference's constructor, the other a new one that is declared alike.
 */
function shareExceptions(
  shared: Map<Name, Ctor>,
  link: Link,
  referenceCtor: (name: Name) => Ctor,
  reference: readonly CtorDecl[],
  submission: readonly CtorDecl[],
): void {
  const common = new Set(reference);
  const taken = new Set(submission.filter((decl) => common.has(decl)).map((decl) => decl.name));
  let nextTag = reference.length;
  for (const decl of submission) {
    const linked = common.has(decl) ? decl.name : link.ctors.get(decl.name);
    const original = linked === undefined ? undefined : referenceCtor(linked);
    if (original !== undefined && (common.has(decl) || !taken.has(original.decl.name))) shared.set(decl.name, original);
    else shared.set(decl.name, newCtor(original?.decl ?? rankedException(decl), nextTag++));
  }
}

/** Whether an exception raised by the submission, run with shared constructors, counts as this one of the reference. */
export function sameException(link: Link, reference: Ctor, submission: Ctor): boolean {
  if (reference === submission || reference.decl === submission.decl) return true;
  return link.ctors.get(submission.decl.name) === reference.decl.name;
}
