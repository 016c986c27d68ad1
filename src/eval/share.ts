// One value for two programs: the constructors that a submission takes over from its reference, as objects; what is
// not linked is the submission's own. A program run with them does what it does alone, on values of both.
import type { Name } from "../core/expr.js";
import type { Link } from "../core/link.js";
import type { CtorDecl, Program } from "../core/program.js";
import type { Ctor } from "../core/value.js";
import type { SharedCtors } from "./ctors.js";

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
    const common = families.get(family.name) === family;
    for (const { name } of family.ctors) {
      // The library's own of both, unless it is a type of the reference's that the reference declares again.
      const linked = link.ctors.get(name) ?? (common ? name : undefined);
      if (linked !== undefined) shared.set(name, referenceCtor(linked));
    }
  }
  shareExceptions(shared, link, referenceCtor, reference, submission.exceptions);
  return shared;
}

function shareExceptions(
  shared: Map<Name, Ctor>,
  link: Link,
  referenceCtor: (name: Name) => Ctor,
  reference: Program,
  submission: readonly CtorDecl[],
): void {
  const common = new Set(reference.exceptions);
  for (const decl of submission) {
    const linked = common.has(decl) ? decl.name : link.ctors.get(decl.name);
    if (linked !== undefined) shared.set(decl.name, referenceCtor(linked));
  }
}

/** Whether an exception raised by the submission, run with shared constructors, counts as this one of the reference. */
export function sameException(link: Link, reference: Ctor, submission: Ctor): boolean {
  if (reference === submission || reference.decl === submission.decl) return true;
  return link.ctors.get(submission.decl.name) === reference.decl.name;
}

/** Whether it counts as this one of the reference whatever the two carry: they are exceptions of two languages. */
export function alikeException(link: Link, reference: Ctor, submission: Ctor): boolean {
  return link.alike.get(submission.decl.name) === reference.decl.name;
}
