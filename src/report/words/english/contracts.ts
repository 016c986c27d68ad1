// What is said of contracts, in English.
import { absurd } from "../../../basis/absurd.js";
import type { BrokenPart } from "../../contract.js";
import type { ContractWords } from "../words.js";
import { count, seconds, withCommas } from "./phrases.js";

export const CONTRACTS: ContractWords = {
  broken: "broken",
  proved: (terminates) => (terminates ? "proved" : "proved wherever it ends"),
  holds: (upTo, rounds) =>
    upTo === Number.POSITIVE_INFINITY ? "holds on every input" : `holds ${upToSize(upTo, rounds)}`,
  soFar: (upTo, rounds) => (upTo === 0 ? "holds so far" : `holds so far, ${upToSize(upTo, rounds)}`),
  notAsked: "not asked",
  cannotTest: "cannot be tested",
  found: (smallest, smaller, ms) =>
    `${smallest ? `smallest${kept(smaller)}` : "perhaps not the smallest"}, ${seconds(ms)}`,
  limit: (limit) => {
    if (limit === "untested") return "no run on an input that the precondition admits came to its end";
    if (limit === "state") return "contracts were not asked after calls that change what the program remembers";
    return limit === "slow" ? "on some inputs the function takes very long, and was stopped" : undefined;
  },
  inputs: (valid, upTo) => {
    const all = valid.reduce((sum, { inputs }) => sum + inputs, 0);
    const told = valid.slice(0, SIZES_MAX).map(({ size, inputs }) => `${withCommas(inputs)} of size ${size}`);
    const sizes = [...told, ...(valid.length > SIZES_MAX ? ["..."] : [])].join(", ");
    const many = `${count(all, "valid input")}${upTo === undefined ? "" : ` up to size ${withCommas(upTo)}`}`;
    return sizes === "" ? many : `${many}: ${sizes}`;
  },
  guess: "a guess, to be pasted in if it is meant:",
  guessed: (from, upTo) => {
    const held =
      from === "calls" ? "in the calls that the file makes" : `of ${count(from, "input")} on which it does not fail`;
    const size = upTo === undefined ? "at any size" : `up to size ${withCommas(upTo)}`;
    return `It holds ${held}; with it no failure is found ${size}.`;
  },
  noGuess: "no precondition that was tried holds where it does not fail and excludes this",
  breaks,
};

/** More than a few lines of counts nobody reads; --json has all. */
const SIZES_MAX = 8;

function upToSize(upTo: number, rounds: number | undefined): string {
  return `up to size ${withCommas(upTo)}${rounds === undefined ? "" : ` and ${count(rounds, "round")}`}`;
}

function kept(smaller: number): string {
  if (smaller === 0) return "";
  return smaller === 1 ? ": the only smaller shape keeps it" : `: all ${withCommas(smaller)} smaller shapes keep it`;
}

function breaks(kind: BrokenPart["kind"], name: string, of: string | undefined, where: string | undefined): string {
  const place = where === undefined ? "" : ` at ${where}`;
  switch (kind) {
    case "precondition":
      return of === undefined
        ? `the precondition of ${name}${place} does not hold in a call`
        : `${name} calls ${of}${place}, whose precondition does not hold`;
    case "postcondition":
      return `the postcondition of ${name}${place} does not hold`;
    case "invariant":
      return `the invariant of ${of ?? "a class"} does not hold of what ${name} makes or changes${place}`;
    case "assertion":
      return `the assertion in ${name}${place} does not hold`;
    case "loop":
      return `the invariant of the loop in ${name}${place} does not hold`;
    case "measure":
      return `${of === undefined ? name : `${of} in ${name}`} calls itself${place} with a measure that is no smaller`;
    case "exception":
      return `no contract allows ${name} to raise it`;
    default:
      return absurd(kind);
  }
}
