// Why something cannot be compared, tested, run or graded, in English; and what teachers are told of it first.
import { absurd } from "../../../basis/absurd.js";
import type { ClassNotice } from "../../class-notice.js";
import type { NotChecked } from "../../not-checked.js";
import type { NotRun, NoVerdict, Unready, Untestable, UnusableTest } from "../../reason.js";
import type { Explained, ReasonWords } from "../words.js";
import { noSolver } from "./claims.js";
import { incomparable, loadFailure } from "./incomparable.js";
import { notHandedIn, someFiles } from "./not-handed-in.js";
import { code } from "./phrases.js";
import { whatCame } from "./verdicts.js";

export const REASONS: ReasonWords = {
  problem: (english) => english,
  incomparable,
  loadFailure,
  unusableTest,
  untestable,
  failure,
  notRun,
  notReady,
  notHandedIn,
  leftOut,
  consequence,
  notice,
  sentence: (phrase) => {
    const start = phrase.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
    return /[.!?:]$/.test(start) ? start : `${start}.`;
  },
};

function unusableTest(why: UnusableTest): string {
  switch (why.kind) {
    case "not-compared":
      return `${code(why.function)} is not compared`;
    case "rejected":
      return why.said;
    case "not-a-call":
      return "it is not a single call of the function with all its arguments";
    case "incomparable":
      return incomparable(why.why).why;
    case "needs-unsupported":
      return UNTESTABLE;
    case "pair-needs-unsupported":
      return "the two cannot be compared";
    case "observer-needs-arguments":
      return "the observer needs more arguments";
    case "no-value":
      return "it has no value";
    case "other-types":
      return "the submission takes arguments of other types";
    case "not-written":
      return "it cannot be written in the submission's language";
    case "other-argument-count":
      return "it has the wrong number of arguments";
    case "narrow-integers":
      return `the submission's integers have only ${why.bits} bits`;
    case "not-run":
      return "it cannot be run";
    case "no-outcome":
      return "the reference does not finish, or `given` excludes the input";
    case "nothing-expected":
      return "nothing is said of what should come of it, and there is no reference";
    case "no-value-of-reference":
      return "the reference returns no value there";
    default:
      return absurd(why);
  }
}

const UNTESTABLE = "it cannot be tested";

function untestable(why: Untestable): Explained {
  return why.kind === "incomparable" ? incomparable(why.why) : { why: UNTESTABLE, hint: undefined };
}

const STOPPED_BY = {
  fuel: "it takes too many steps",
  depth: "its recursion is too deep",
  output: "it prints too much",
} as const;

function failure(why: NoVerdict): string {
  switch (why.kind) {
    case "unfinished":
      if (why.reason === "memory") return "it needs more memory than a worker has";
      if (why.reason === "time") return "it ran into the time limit; a faster machine may decide it";
      if (why.reason === "no-solver" || why.reason === "broken-solver") return noSolver(why.reason);
      return STOPPED_BY[why.reason];
    case "died":
      return `it crashed its worker twice (${why.details})`;
    case "bug":
      return `a bug in elenchus, please report it: ${why.details}`;
    case "stopped":
      return `stopped by ${why.by}`;
    default:
      return absurd(why);
  }
}

function notRun(why: NotRun): string {
  switch (why.kind) {
    case "not-handed-in":
      return notHandedIn(why.why);
    case "rejected":
      return why.first === undefined ? "it is rejected" : `it is rejected: ${why.first.place}: ${why.first.title}`;
    case "failed":
      return failure(why.why);
    case "unusable":
      return unusableTest(why.why);
    default:
      return absurd(why);
  }
}

function notReady({ file, why }: Unready): string {
  const start = file === undefined ? "" : `${file}: `;
  if (why.kind === "incomparable") return `${start}${inOnePhrase(incomparable(why.why))}`;
  return `${start}${why.kind === "no-function" ? "it defines no function" : notRun(why)}`;
}

/** Without the full stop of the hint. */
function inOnePhrase({ why, hint }: Explained): string {
  return hint === undefined ? why : `${why}. ${hint.replace(/\.$/, "")}`;
}

function leftOut(definition: string | undefined): string {
  return definition === undefined ? "Left out" : `Left out: ${definition}`;
}

function consequence(kind: NotChecked["kind"]): string {
  switch (kind) {
    case "not-supported":
      return "The rest is checked. A run that reaches it stops there: what it would do is not known.";
    case "ill-typed":
      return "The rest is checked as if it were not there; what needs it cannot be.";
    case "fails-when-loaded":
      return "Functions that do not need it are compared as if it were not there.";
    default:
      return absurd(kind);
  }
}

const NO_CREDIT = { tests: "no test of the assignment calls it", inputs: "none can be made of it" } as const;

function notice(told: ClassNotice): string {
  switch (told.kind) {
    case "references-differ":
      return `The references ${told.files.join(" and ")} differ on ${told.call}. Either result counts as right.`;
    case "references-incomparable": {
      const { why } = incomparable(told.why, told.files[1]);
      return `The references ${told.files.join(" and ")} cannot be compared on ${told.function}: ${why}.`;
    }
    case "test-contradicts-reference":
      return `The test ${code(told.call)} expects ${told.expectations.join(" or ")}, but the reference gives ${whatCame(told.given)}. The reference is taken as right.`;
    case "test-unusable":
      return `The test ${code(told.call)} is left out: ${unusableTest(told.why)}.`;
    case "test-of-no-function":
      return `The test ${code(told.call)} calls none of the functions that are graded (${told.functions.join(", ")}).`;
    case "not-checked":
      return `${told.place}: ${told.title}: ${told.label}.`;
    case "fails-when-loaded":
      return `${told.place}: ${leftOut(told.definition)}: ${loadFailure(told.how)}.`;
    case "not-graded":
      return `${code(told.function)} is not graded: ${inOnePhrase(incomparable(told.why))}.`;
    case "helpers":
      return helpers(told);
    case "nobody-right":
      return `Nobody is right on ${told.functions.map(code).join(", ")}. If that is a helper of the solution and no part of the exercise, say in an assignment (elenchus init) what is to be graded: ${code(functionsLine(told.graded))}.`;
    case "no-credit":
      return `Points of ${code(told.function)} are to be given for ${told.by}, but ${NO_CREDIT[told.by]}: who is wrong gets none.`;
    case "older-versions":
      return `The newest version of a student counts: ${someFiles(told.several.map(newestVersion))}.`;
    case "skipped-files":
      return `Not read (${notHandedIn(told.why)}): ${someFiles(told.files)}.`;
    case "one-student-each":
      return `Each of these folders and archives was read as one student's work: ${someFiles(told.containers)}.`;
    case "no-solver":
    case "broken-solver":
      return `Some functions are not decided, and earn no points yet: ${noSolver(told.kind)}. Then grade again.`;
    default:
      return absurd(told);
  }
}

function newestVersion({ student, newest, older }: OlderVersions["several"][number]): string {
  return `${student}: ${newest}, not ${older.join(", ")}`;
}

type OlderVersions = Extract<ClassNotice, { readonly kind: "older-versions" }>;
type Helpers = Extract<ClassNotice, { readonly kind: "helpers" }>;

/** Where all of them are defined by as few, that is said once. */
function helpers({ helpers: all, submissions, graded }: Helpers): string {
  const names = all.map((each) => code(each.function)).join(", ");
  const most = Math.max(...all.map(({ definedBy }) => definedBy));
  const few = most === 0 ? "none" : `at most ${most}`;
  const every = functionsLine([...graded, ...all.map((each) => each.function)]);
  return `Not graded: ${names}, which ${few} of ${submissions} submissions ${most === 1 ? "defines" : "define"}. To grade ${all.length === 1 ? "it" : "them"}, say so in an assignment (elenchus init): ${code(every)}.`;
}

/** As an assignment has it. */
function functionsLine(names: readonly string[]): string {
  return `functions: [${names.join(", ")}]`;
}
