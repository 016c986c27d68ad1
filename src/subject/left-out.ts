// What is said of a submission's own evaluations that fail when it is loaded, and are left out of the comparison.
import { shownName } from "../core/expr.js";
import { definedNames } from "../core/library.js";
import { boundIn } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import type { Loaded } from "../language/language.js";
import type { Notice } from "../report/diagnostic.js";
import { type Failure, failuresIn } from "./loadable.js";
import { loadingWords } from "./mismatch.js";

export function leftOutOf(submission: Loaded): readonly Notice[] {
  return failuresIn(submission.comparable).map((failure) => noticeOf(submission, failure));
}

function noticeOf(submission: Loaded, { def, machine }: Failure): Notice {
  const [name] = definedNames(def).flatMap((core) => (shownName(core) === "_" ? [] : [shownName(core)]));
  return {
    code: "E501",
    title: name === undefined ? "Left out" : `Left out: ${name}`,
    at: boundIn(def)[0]?.at ?? NOWHERE,
    label: loadingWords(submission, machine.outcome),
    also: [],
    hint: undefined,
    definition: name,
  };
}
