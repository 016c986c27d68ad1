// Reports on a class in English: what teachers read, and what students are told.
import { absurd } from "../../../basis/absurd.js";
import { type ClassSummary, STATUSES, type Status } from "../../class-results.js";
import type { NotHandedIn } from "../../not-handed-in.js";
import type { NoVerdict } from "../../reason.js";
import type { Ended, FeedbackWords, GradingWords } from "../words.js";
import { notHandedIn, someFiles } from "./not-handed-in.js";
import { andMore, count, pointsOf, pointsText, withCommas } from "./phrases.js";
import { creditText, REVIEW } from "./points.js";
import { CANNOT_COMPARE } from "./verdicts.js";

export const GRADING: GradingWords = {
  status: (status) => status,
  proved: "right (proved)",
  explained: (status) => MEANINGS[status],
  leftOut: (names) => `left out: ${names.join(", ")}`,
  line: (line) => `line ${line}`,
  summary,
  lastLine: (whole, mistakes, throughClass) =>
    [
      summary(whole),
      ...(mistakes === 0 ? [] : [count(mistakes, "mistake")]),
      ...(throughClass === 0 ? [] : [`${withCommas(throughClass)} found through the class`]),
    ].join("; "),
  points: (points, outOf) => `${pointsText(points)}/${pointsText(outOf)}`,
  pointsOf,
  ...REVIEW,
  number: withCommas,
  submissions: (n) => count(n, "submission"),
  names: andMore,
  more: (n) => `and ${withCommas(n)} more`,
  moreNotes: (n) => `and ${count(n, "more note")}`,
  moreSubmissions: (n) => `and ${count(n, "more submission")}`,
  moreMistakes: (n) => `and ${count(n, "more mistake")}`,
  moreMistakesOf: (mistakes, submissions) =>
    `and ${count(mistakes, "more mistake")} of ${count(submissions, "submission")}`,
  note: "Note:",
  mistakes: "Mistakes",
  telling: { but: "but", right: "right", and: "and", on: "on" },
  columns: { submission: "submission", where: "where", points: "points" },
  program: "program",
  yourTests: "Your tests",
  missNobody: "miss no wrong submission",
  miss: (missed, wrong) => `miss ${withCommas(missed)} of ${count(wrong, "wrong submission")}:`,
  catchNobody: (tests) => `${count(tests, "test")} ${tests === 1 ? "catches" : "catch"} nobody:`,
  covering: "Inputs that catch every wrong submission found",
  cover: (inputs, submissions, smallest) =>
    `${count(inputs, "input")} for ${count(submissions, "submission")}${smallest ? "" : ", perhaps not the fewest"}`,
  sameAs: (id) => `the same as ${id} except for names and layout`,
  throughClass: "found through the class",
  throughInputs: "found on an input that points are given for",
  perhapsNotSmallest: "perhaps not the smallest",
};

const MEANINGS: Readonly<Partial<Record<Status, string>>> = {
  undecided: "nothing wrong was found, but too little could be looked at",
  incomparable: "a function is missing, has another type or a type error, or fails when the program is loaded",
  rejected: "not a program: it does not parse, cannot be read, or there is none",
  failed: "it used up its memory or time, or Elenchus has a bug",
};

function summary(whole: ClassSummary): string {
  const parts = STATUSES.filter((status) => whole[status] > 0).map(
    (status) => `${withCommas(whole[status])} ${status}`,
  );
  const all = count(whole.submissions, "submission");
  return parts.length === 0 ? all : `${all}: ${parts.join(", ")}`;
}

export const FEEDBACK: FeedbackWords = {
  status: statusForStudents,
  explained: (status) => MEANINGS_FOR_STUDENTS[status],
  failure: failureForStudents,
  result: (status) => `Result: ${statusForStudents(status)}.`,
  verdict: (kind) => VERDICTS_OF_FUNCTIONS[kind],
  aboutSize:
    "The size of an input is the number of its constructors and literals: a list of two numbers has size 5. Up to the size that is named, no input shows a difference; beyond it, nothing was looked at.",
  compared: (verdict) => `Compared with the reference, it ${verdict}.`,
  credit: creditText,
  toBeReviewed: "Not everything here could be compared or run; your teacher will look at these points.",
  input: (smallest) => (smallest ? "The smallest input on which it goes wrong:" : "An input on which it goes wrong:"),
  newest: (older) => `Your newest version counts. Not looked at: ${older.map((file) => `\`${file}\``).join(", ")}.`,
  through: (observer) => `Compared through \`${observer}\`, a function of your teacher's that calls it.`,
  reproduce: (start, enter) =>
    `To see it yourself, start \`${start}\` and enter ${enter.map((line) => `\`${line}\``).join(", then ")}.`,
  line: (line) => `line ${line}`,
  goesWrong: (size, expected, got) => `On an input of size ${size}, it ${howItGoesWrong(expected, got)}.`,
};

const MEANINGS_FOR_STUDENTS: Readonly<Partial<Record<Status, string>>> = {
  undecided: "Nothing wrong was found, but not everything could be looked at.",
  incomparable: "At least one function could not be compared with the reference; below is why.",
  rejected: "Nothing could be graded, since this is not a program that can be read.",
  failed: "Your program could not be graded. Your teacher sees this too.",
};

const NOT_YOUR_FAULT = "This is not your fault: something went wrong while it was graded.";

/** Teachers are told what to do about it elsewhere. */
function failureForStudents(why: NoVerdict | NotHandedIn): string {
  switch (why.kind) {
    case "several":
      return `You handed in several programs (${someFiles(why.files)}), and it is not clear which one to grade.`;
    case "none":
      return `You handed in no ${why.extension} file.`;
    case "empty":
      return "The file is empty.";
    case "unfinished":
      if (why.reason === "no-solver" || why.reason === "broken-solver") return NOT_YOUR_FAULT;
      return why.reason === "memory" ? "It needs too much memory." : "It runs for too long.";
    case "died":
    case "bug":
    case "stopped":
      return NOT_YOUR_FAULT;
    default:
      return `It could not be read: ${notHandedIn(why)}.`;
  }
}

const NOTHING_WRONG = "nothing wrong was found";

function statusForStudents(status: Status): string {
  switch (status) {
    case "right":
      return "right";
    case "undecided":
      return NOTHING_WRONG;
    case "wrong":
      return "wrong";
    case "incomparable":
      return CANNOT_COMPARE;
    case "rejected":
      return "cannot be run";
    case "failed":
      return "could not be graded";
    default:
      return absurd(status);
  }
}

const VERDICTS_OF_FUNCTIONS: Readonly<Record<Parameters<FeedbackWords["verdict"]>[0], string>> = {
  right: "right",
  wrong: "wrong",
  "nothing-wrong": NOTHING_WRONG,
  "cannot-compare": CANNOT_COMPARE,
  "not-looked-at": "not checked",
};

/** Continues "on this input, it ...". */
function howItGoesWrong(expected: Ended, got: Ended): string {
  switch (got) {
    case "unfinished":
      return "does not finish";
    case "exited":
      return expected === "exited" ? "exits with another code" : `exits where ${wanted(expected)} is expected`;
    case "value":
      return expected === "value" ? "returns another value" : `returns a value where ${wanted(expected)} is expected`;
    case "exception":
      return expected === "exception"
        ? "raises another exception"
        : `raises an exception where ${wanted(expected)} is expected`;
    default:
      return absurd(got);
  }
}

function wanted(expected: Ended): string {
  switch (expected) {
    case "value":
      return "a value";
    case "exception":
      return "an exception";
    case "exited":
      return "exit";
    case "unfinished":
      return "no end";
    default:
      return absurd(expected);
  }
}
