// What the teacher of a class should know first, as data. All texts are Unicode: those of programs are decoded.
import type { Notice } from "./class-results.js";
import type { Incomparable, LoadFailure } from "./incomparable.js";
import type { NotHandedIn } from "./not-handed-in.js";
import type { UnusableTest } from "./reason.js";
import type { NoSolverLimit, Shown } from "./verdict.js";
import type { Words } from "./words/words.js";

export type ClassNotice =
  | { readonly kind: "references-differ"; readonly files: readonly [string, string]; readonly call: string }
  | ReferencesIncomparable
  | TestContradicts
  | { readonly kind: "test-unusable"; readonly call: string; readonly why: UnusableTest }
  | { readonly kind: "test-of-no-function"; readonly call: string; readonly functions: readonly string[] }
  /** In a reference, at a place: "sum.ml:3:1"; the words are its language's. */
  | { readonly kind: "not-checked"; readonly place: string; readonly title: string; readonly label: string }
  | FailsInReference
  | { readonly kind: "not-graded"; readonly function: string; readonly why: Incomparable }
  | Helpers
  /** Nobody asked for these by name, and nobody in the class is right on them; `graded`: the others. */
  | { readonly kind: "nobody-right"; readonly functions: readonly string[]; readonly graded: readonly string[] }
  /** Points are to be given for tests or inputs, and there are none. */
  | { readonly kind: "no-credit"; readonly function: string; readonly by: "tests" | "inputs" }
  | OlderVersions
  | { readonly kind: "skipped-files"; readonly files: readonly string[]; readonly why: NotHandedIn }
  | { readonly kind: "one-student-each"; readonly containers: readonly string[] } // folders and archives
  | { readonly kind: NoSolverLimit }; // and some functions need it

/** Students who handed in several versions: the newest counts. */
type OlderVersions = {
  readonly kind: "older-versions";
  readonly several: readonly { readonly student: string; readonly newest: string; readonly older: readonly string[] }[];
};

/** Functions of the solution that hardly anybody defines, and that are not graded; `graded`: the others. */
type Helpers = {
  readonly kind: "helpers";
  readonly helpers: readonly { readonly function: string; readonly definedBy: number }[];
  readonly submissions: number;
  readonly graded: readonly string[];
};

type ReferencesIncomparable = {
  readonly kind: "references-incomparable";
  readonly files: readonly [string, string];
  readonly function: string;
  readonly why: Incomparable;
};

type FailsInReference = {
  readonly kind: "fails-when-loaded";
  readonly place: string;
  readonly definition: string | undefined;
  readonly how: LoadFailure;
};

/** What a test says is right, and what the first reference gives instead. */
type TestContradicts = {
  readonly kind: "test-contradicts-reference";
  readonly call: string;
  readonly expectations: readonly string[];
  readonly given: Shown;
};

/** As results tell it, with fewer kinds. */
export function toldNotice({ reasons }: Words, notice: ClassNotice): Notice {
  return { kind: TOLD_AS[notice.kind], text: reasons.notice(notice) };
}

const TOLD_AS: Readonly<Record<ClassNotice["kind"], Notice["kind"]>> = {
  "references-differ": "references-differ",
  "references-incomparable": "references-differ",
  "test-contradicts-reference": "test-contradicts-reference",
  "test-unusable": "test-unusable",
  "test-of-no-function": "test-unusable",
  "not-checked": "not-checked",
  "fails-when-loaded": "not-checked",
  "not-graded": "other",
  helpers: "other",
  "nobody-right": "other",
  "no-credit": "other",
  "older-versions": "other",
  "skipped-files": "skipped-file",
  "one-student-each": "other",
  "no-solver": "other",
  "broken-solver": "other",
};
