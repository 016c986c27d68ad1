// Suites of tests in English: how many and how strong they are, and whom they catch.
import { absurd } from "../../../basis/absurd.js";
import type { LearnedSuite, Strength } from "../../suite/suite.js";
import type { NotWritten } from "../../suite/written.js";
import type { RanOnTests, Share, SuiteWords } from "../words.js";
import { code, inWords, seconds } from "./phrases.js";

export const SUITES: SuiteWords = {
  tests: (n) => counted(n, "test"),
  strength,
  round: (budget, complete, ways) => `; budget ${budget}${complete ? "" : ", not all paths"}, ${counted(ways, "path")}`,
  severalRight: (tests) => `${counted(tests, "test")} with several right outcomes: the references differ`,
  untested: (ways) => `${counted(ways, "path")} without a test: the run does not end, or no test can observe it`,
  unreachable: (line) => `the branch in line ${line} is reached by no input`,
  refused: (why) => `no tests: ${why}`,
  leftOut: (tests, why) => `${tests} ${tests === 1 ? "test is" : "tests are"} left out: ${notWritten(why)}.`,
  learned,
  notRun: (why) => `not run: ${why}`,
  ran,
  unusable: (call, why) => `left out: ${code(call)}: ${why}`,
  add: (call, { now, before, line }) => {
    const mutant = now === "" ? `without ${code(before)}` : `with ${code(now)} instead of ${code(before)}`;
    return `add ${code(call)}: it kills the mutant ${mutant} in line ${line}`;
  },
  andMore: (mutants) => `, and ${mutants} more`,
  moreCalls: (n) => `and ${counted(n, "more call")} for the others`,
  budget: (budget) => `budget ${String(budget).padStart(2)}`,
  ways: (n) => `${String(n).padStart(7)} path${n === 1 ? " " : "s"}`,
  seconds: (ms) => seconds(ms).padStart(10),
  covers: (branches, mutants) => `${partOf(branches, "branches")}, ${partOf(mutants, "mutants")}`,
  guessed: (long) => `estimated${long ? ", long" : ""}`,
  noMoreWays: "There are no more paths.",
};

function strength({ branches, mutants }: Strength): string {
  const could = mutants.all - mutants.equivalent;
  const open = mutants.undecided > 0 ? ` (${mutants.undecided} undecided)` : "";
  const told = could > 0 ? `, ${partOf({ some: mutants.killed, all: could }, "mutants")}${open}` : "";
  return `${branches.all === 0 ? "no branches" : partOf({ some: branches.taken, all: branches.all }, "branches")}${told}`;
}

function learned({ submissions, wrong, caught, costs, budget }: LearnedSuite): string {
  const from = `learned from ${counted(submissions, "submission")}`;
  if (wrong === 0) return `${from}, none of which fails any test`;
  const whom = `the tests fail ${caught} of ${wrong} that some test fails`;
  return `${from}: ${whom}; budget ${budget} is enough${costs.length === 0 ? "" : ` at the costs call=1, ${costs.join(", ")}`}`;
}

function ran({ fails, branches, missing }: RanOnTests): string {
  const passes = missing.length > 0 ? "passes the others" : "passes";
  const taken = branches === undefined || branches.all === 0 ? "" : `, ${partOf(branches, "branches")}`;
  const left = missing.map(({ function: name, why }) => `; ${name} not run: ${why}`);
  return `${fails === 0 ? passes : `fails ${counted(fails, "test")}`}${taken}${left.join("")}`;
}

function notWritten(why: NotWritten): string {
  switch (why.kind) {
    case "no-expression":
      return "the result cannot be written as an expression";
    case "identity":
      return "the result depends on physical equality";
    case "remembers":
      return "the result depends on the tests that ran before";
    case "unseen-breach":
      return "what is broken does not show in a run of the program without its contracts";
    case "too-many-arguments":
      return `${why.form} tests functions of up to ${inWords(why.most)} arguments`;
    case "other-than-results":
      return `${why.form} can only compare results with those of one solution`;
    case "changed-arguments":
      return `${why.form} gives the same arguments to the solution and to the student, and the function may change them`;
    case "labels":
      return `${why.form} has no arguments with labels`;
    case "own-types":
      return `${why.form} cannot mention the types of the solution: those that come before everything else are given to students`;
    default:
      return absurd(why);
  }
}

function partOf({ some, all }: Share, what: string): string {
  return `${some} of ${all} ${what}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
