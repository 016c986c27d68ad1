// A submission's own evaluations that fail when it is loaded, and are left out of the comparison.
import { shownName } from "../core/expr.js";
import { definedNames } from "../core/library.js";
import { boundIn } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import type { Loaded } from "../language/language.js";
import type { FailsWhenLoaded } from "../report/not-checked.js";
import { type Failure, failuresIn } from "./loadable.js";
import { loadFailureOf } from "./mismatch.js";

export function leftOutOf(submission: Loaded): readonly FailsWhenLoaded[] {
  return failuresIn(submission.comparable).map((failure) => failsWhenLoaded(submission, failure));
}

function failsWhenLoaded(submission: Loaded, { def, machine }: Failure): FailsWhenLoaded {
  const [definition] = definedNames(def).flatMap((core) => (shownName(core) === "_" ? [] : [shownName(core)]));
  const at = boundIn(def)[0]?.at ?? NOWHERE;
  return { kind: "fails-when-loaded", definition, at, how: loadFailureOf(submission, machine.outcome) };
}
