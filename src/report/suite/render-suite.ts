// What was made, in words: how many tests, how strong they are, and which submissions they catch.
import { decodeBytes, displayUnicode } from "../display.js";
import type { NamedTest } from "./names.js";
import type { FunctionScore, FunctionSuite, Refused, Round, Strength, Survivor } from "./suite.js";

export type Made = {
  readonly functions: readonly FunctionSuite[];
  readonly refused: readonly Refused[];
  readonly tests: readonly NamedTest[];
  readonly submissions: readonly {
    readonly name: string;
    readonly fails: number | undefined;
    readonly why: string | undefined;
    readonly missing: readonly { readonly function: string; readonly why: string }[];
    readonly branches: Strength["branches"] | undefined;
  }[];
  /** Tests that could not be written, and why. */
  readonly left: readonly LeftOut[];
};

export type LeftOut = { readonly tests: number; readonly why: string };

export function renderSuite(made: Made): string {
  const { functions, refused, submissions, left } = made;
  const lines = [
    ...functions.flatMap((each) => functionLines(each, made.tests)),
    ...refused.map(({ function: name, why }) => `${name}  no tests: ${decodeBytes(why)}`),
    ...submissions.map(submissionLine),
    ...left
      .filter(({ tests }) => tests > 0)
      .map(({ tests, why }) => `${tests} ${tests === 1 ? "test is" : "tests are"} left out: ${why}.`),
  ];
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

function functionLines(each: FunctionSuite, tests: readonly NamedTest[]): readonly string[] {
  const own = tests.filter((test) => test.function === each.function);
  const taken = new Set(own.flatMap(({ branches }) => branches)).size;
  const killed = new Set(own.flatMap(({ kills }) => kills)).size;
  const strength: Strength = {
    branches: { ...each.strength.branches, taken },
    mutants: { ...each.strength.mutants, killed },
  };
  const last = each.rounds.at(-1);
  const open = own.filter(({ alsoRight }) => alsoRight.length > 0).length;
  return [
    `${each.function}  ${count(own.length, "test")}, ${strengthWords(strength)}${roundWords(each, last)}`,
    ...(open > 0 ? [`  ${count(open, "test")} with several right outcomes: the references part`] : []),
    ...(each.untested > 0 ? [`  ${count(each.untested, "way")} without a test: no end, or nothing to tell it by`] : []),
  ];
}

/** Of tests that were there before: what they do not tell, and what would. */
export function renderScores(scores: readonly FunctionScore[]): string {
  const lines = scores.flatMap((score) => [
    `${score.function}  ${count(score.tests, "test")}${score.strength === undefined ? "" : `, ${strengthWords(score.strength)}`}`,
    ...adviceLines(score.strength?.mutants.survivors ?? []),
    ...score.unusable.map(({ call, why }) => `  left out: ${inline(call)}: ${decodeBytes(why)}`),
  ]);
  return `${lines.join("\n")}\n`;
}

const ADVICE_MAX = 5;

/** The calls that would tell most of the mutants that are left, each with one of those. */
function adviceLines(survivors: readonly Survivor[]): readonly string[] {
  const calls = new Map<string, Survivor[]>();
  for (const each of survivors) calls.set(each.call, [...(calls.get(each.call) ?? []), each]);
  const ordered = [...calls].sort(([, a], [, b]) => b.length - a.length);
  const left = ordered.length - ADVICE_MAX;
  return [
    ...ordered.slice(0, ADVICE_MAX).map(([call, told]) => {
      const { line, now, before } = shortest(told);
      return `  add ${inline(call)}: tells ${inline(now)} from ${inline(before)} in line ${line}${told.length > 1 ? `, and ${told.length - 1} more` : ""}`;
    }),
    ...(left > 0 ? [`  and ${count(left, "more call")} for the others`] : []),
  ];
}

function shortest(survivors: readonly Survivor[]): Survivor {
  const length = ({ now, before }: Survivor): number => now.length + before.length;
  return survivors.reduce((best, each) => (length(each) < length(best) ? each : best));
}

const INLINE_MAX = 48;

function inline(code: string): string {
  const flat = decodeBytes(code).replaceAll(/\s+/g, " ");
  return `\`${flat.length <= INLINE_MAX ? flat : `${flat.slice(0, INLINE_MAX - 3)}...`}\``;
}

export function strengthWords({ branches, mutants }: Strength): string {
  const could = mutants.all - mutants.equivalent;
  const open = mutants.undecided > 0 ? ` (${mutants.undecided} undecided)` : "";
  const told = could > 0 ? `, ${mutants.killed} of ${could} mutants${open}` : "";
  return branches.all === 0 ? `no branches${told}` : `${branches.taken} of ${branches.all} branches${told}`;
}

function roundWords({ complete }: FunctionSuite, last: Round | undefined): string {
  if (last === undefined) return "";
  return `; budget ${last.budget}${complete ? "" : ", not all ways"}, ${count(last.paths, "way")}`;
}

function submissionLine({ name, fails, why, missing, branches }: Made["submissions"][number]): string {
  const shown = displayUnicode(name);
  if (why !== undefined) return `${shown}  not run: ${decodeBytes(why)}`;
  const taken = branches === undefined || branches.all === 0 ? "" : `, ${branches.taken} of ${branches.all} branches`;
  const left = missing.map(({ function: fn, why: reason }) => `; ${decodeBytes(fn)} not run: ${decodeBytes(reason)}`);
  const passes = missing.length > 0 && fails === 0 ? "passes the others" : "passes";
  return `${shown}  ${fails === 0 ? passes : `fails ${count(fails ?? 0, "test")}`}${taken}${left.join("")}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
