// What commands say in English besides their answers: that and why they were stopped, how far they have come, and what
// they have written.
import { absurd } from "../../../basis/absurd.js";
import type { StopReason } from "../../answer.js";
import type { CommandWords, Share, StopLimits } from "../words.js";
import { noSolver } from "./claims.js";
import { pointsText, withCommas } from "./phrases.js";

export const COMMANDS: CommandWords = {
  wroteAutograder: (system, folder, files) => `Wrote ${files.join(", ")} to ${folder}. ${AUTOGRADER_NEXT[system]}`,
  notInWorksheet: (file, students) => `Note: ${file} has no row of ${students}. Their points are in grades.csv.`,
  leftInWorksheet: (file, students) =>
    `Note: the cells of ${students} in ${file} are as they were: look at these yourself, since not everything could be compared or run.`,
  otherMaximum: (file, there, here) =>
    `Note: ${file} is for ${pointsText(there)} points, and the assignment gives ${pointsText(here)}. Points are written as they are; Moodle leaves out those above its maximum.`,
  stopped: (what, reason, limits) => `${what}: stopped: ${because(reason, limits)}.`,
  unsupported: (what, why) => `${what}: stopped: ${why}.`,
  exited: (what, code) => `${what}: called exit ${code}.`,
  noFunction: (file) => `${file}: there is no function to compare.`,
  watching: (files) => `Waiting until ${files.join(" or ")} changes. Ctrl-C ends this.`,
  nothingOnLine: (file, line) =>
    line === undefined
      ? `${file}: there is nothing to reach.`
      : `${file}:${line}: nothing is computed on this line, or the condition cannot be asked there.`,
  noContract: (file) =>
    `${file}: no function has a contract. Try --robust, which tries functions without one, or elenchus test --help.`,
  interrupted: "Stopped by Ctrl-C.",
  interruptedSuite: "Stopped by Ctrl-C: this is what is known so far.",
  interruptedClass: (folder) =>
    `Stopped by Ctrl-C. The results so far are in ${folder}. The same command continues from there.`,
  timeout: (seconds) => `Stopped after ${withCommas(seconds)} s (--timeout). A faster machine may find more.`,
  written: (folder, files) => `Written to ${folder}: ${files.join(", ")}`,
  wrote: (file) => `Wrote ${file}.`,
  checking: (name, paths, size, seconds) => `${name}: ${withCommas(paths)} paths, inputs of size ${size}, ${seconds} s`,
  exploring: (name, ways, size, seconds) => `${name}: ${withCommas(ways)} paths, inputs of size ${size}, ${seconds} s`,
  classProgress: (phase, done, wrong) =>
    `${CLASS_PHASES[phase]}: ${soMany(done)}${wrong === 0 ? "" : `, ${withCommas(wrong)} wrong so far`}`,
  suiteProgress: (phase, done) => `${SUITE_PHASES[phase]}: ${soMany(done)}`,
};

const AUTOGRADER_NEXT = {
  gradescope:
    "Next: set points in assignment.yaml, zip these files again if you do, and upload autograder.zip to Gradescope.",
  github:
    "Next: put all but classroom.yml into a repository that students cannot read, and classroom.yml into .github/workflows/ of the template.",
} as const;

const CLASS_PHASES = {
  reading: "reading",
  checking: "checking each submission",
  comparing: "trying counterexamples",
  repairing: "looking for repairs",
} as const;

const SUITE_PHASES = {
  ways: "exploring the programs",
  tests: "running the tests on the submissions",
} as const;

function soMany({ some, all }: Share): string {
  return `${withCommas(some)} of ${withCommas(all)}`;
}

function because(reason: StopReason, { language, memoryMb, timeMaxMs }: StopLimits): string {
  switch (reason) {
    case "fuel":
      return "too many steps; it may never end. --fuel N allows N steps";
    case "depth":
      return `recursion too deep (${language ?? "the language"}'s own stack has a similar limit); it may never end`;
    case "memory":
      return `ran out of memory (limit ${memoryMb} MB)`;
    case "output":
      return "it printed too much; it may never end";
    case "time":
      return `no answer within ${timeMaxMs / 1_000} s, the time limit`;
    case "no-solver":
    case "broken-solver":
      return noSolver(reason);
    default:
      return absurd(reason);
  }
}
