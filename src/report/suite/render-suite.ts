// What was made, in words: how many tests, how strong they are, and which submissions they catch.
import { decodeBytes, decoded, displayUnicode } from "../display.js";
import type { NotRun, UnusableTest } from "../reason.js";
import type { Share, SuiteWords, Words } from "../words/words.js";
import type { NamedTest } from "./names.js";
import type { FunctionScore, FunctionSuite, LearnedSuite, Refused, Round, Strength, Survivor } from "./suite.js";
import type { NotWritten } from "./written.js";

export type MadeSuite = {
  readonly functions: readonly FunctionSuite[];
  readonly refused: readonly Refused[];
  readonly tests: readonly NamedTest[];
  readonly submissions: readonly {
    readonly name: string;
    readonly fails: number | undefined;
    readonly why: NotRun | undefined;
    readonly missing: readonly { readonly function: string; readonly why: UnusableTest }[];
    readonly branches: Strength["branches"] | undefined;
  }[];
  /** Tests that could not be written, and why. */
  readonly left: readonly LeftOut[];
  readonly learned: readonly LearnedSuite[];
};

export type LeftOut = { readonly tests: number; readonly why: NotWritten };

export function renderSuite(words: Words, made: MadeSuite): string {
  const { functions, refused, submissions, left } = made;
  const lines = [
    ...functions.flatMap((each) => functionLines(words.suites, each, made.tests)),
    ...refused.map((each) => refusedLine(words, each)),
    ...made.learned.map(words.suites.learned),
    ...submissions.map((each) => submissionLine(words, each)),
    ...left.filter(({ tests }) => tests > 0).map(({ tests, why }) => words.suites.leftOut(tests, why)),
  ];
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

function functionLines(words: SuiteWords, each: FunctionSuite, tests: readonly NamedTest[]): readonly string[] {
  const own = tests.filter((test) => test.function === each.function);
  const taken = new Set(own.flatMap(({ branches }) => branches)).size;
  const killed = new Set(own.flatMap(({ kills }) => kills)).size;
  const strength: Strength = {
    branches: { ...each.strength.branches, taken },
    mutants: { ...each.strength.mutants, killed },
  };
  const open = own.filter(({ alsoRight }) => alsoRight.length > 0).length;
  const counts = `${words.tests(own.length)}, ${words.strength(strength)}`;
  return [
    `${decodeBytes(each.function)}  ${counts}${roundWords(words, each, each.rounds.at(-1))}`,
    ...(open > 0 ? [`  ${words.severalRight(open)}`] : []),
    ...each.unreachable.map((line) => `  ${words.unreachable(line)}`),
    ...(each.untested > 0 ? [`  ${words.untested(each.untested)}`] : []),
  ];
}

function roundWords(words: SuiteWords, { complete }: FunctionSuite, last: Round | undefined): string {
  return last === undefined ? "" : words.round(last.budget, complete, last.paths);
}

function refusedLine({ reasons, suites }: Words, refused: Refused): string {
  const { function: name, why } = decoded(refused);
  return `${name}  ${suites.refused(reasons.untestable(why).why)}`;
}

function submissionLine({ reasons, suites }: Words, submission: MadeSuite["submissions"][number]): string {
  const { name, fails, why, branches } = submission;
  const shown = displayUnicode(name);
  if (why !== undefined) return `${shown}  ${suites.notRun(reasons.notRun(why))}`;
  const run = {
    fails: fails ?? 0,
    branches: branches && partOf(branches),
    missing: submission.missing.map((each) => ({ ...each, why: reasons.unusableTest(each.why) })),
  };
  return `${shown}  ${suites.ran(run)}`;
}

function partOf({ taken, all }: Strength["branches"]): Share {
  return { some: taken, all };
}

/** Of tests that were there before: what they do not tell, and what would. */
export function renderScores(words: Words, scores: readonly FunctionScore[]): string {
  const { reasons, suites } = words;
  const lines = scores.flatMap(({ function: name, tests, strength, unusable }) => [
    `${decodeBytes(name)}  ${suites.tests(tests)}${strength === undefined ? "" : `, ${suites.strength(strength)}`}`,
    ...adviceLines(suites, strength?.mutants.survivors ?? []),
    ...unusable.map(({ call, why }) => `  ${suites.unusable(inline(call), reasons.unusableTest(decoded(why)))}`),
  ]);
  return `${lines.join("\n")}\n`;
}

const ADVICE_MAX = 5;

/** The calls that would tell most of the mutants that are left, each with one of those. */
function adviceLines(words: SuiteWords, survivors: readonly Survivor[]): readonly string[] {
  const calls = new Map<string, Survivor[]>();
  for (const each of survivors) calls.set(each.call, [...(calls.get(each.call) ?? []), each]);
  const ordered = [...calls].sort(([, a], [, b]) => b.length - a.length);
  const left = ordered.length - ADVICE_MAX;
  return [
    ...ordered.slice(0, ADVICE_MAX).map(([call, told]) => {
      const { line, now, before } = shortest(told);
      const advice = words.add(inline(call), { now: inline(now), before: inline(before), line });
      return `  ${advice}${told.length > 1 ? words.andMore(told.length - 1) : ""}`;
    }),
    ...(left > 0 ? [`  ${words.moreCalls(left)}`] : []),
  ];
}

function shortest(survivors: readonly Survivor[]): Survivor {
  const length = ({ now, before }: Survivor): number => now.length + before.length;
  return survivors.reduce((best, each) => (length(each) < length(best) ? each : best));
}

const INLINE_MAX = 48;

/** Code on one line, cut if need be. */
function inline(code: string): string {
  const flat = decodeBytes(code).replaceAll(/\s+/g, " ");
  return flat.length <= INLINE_MAX ? flat : `${flat.slice(0, INLINE_MAX - 3)}...`;
}
