// The tables of the thesis on interpreters (Baartman 2022: figures 8.3a, 8.3b, C.1, C.2) from its own programs: for every
// budget and its costs, and every program, what we need beside what it needed. One input for each path.
import type { Language } from "../../src/language/language.js";
import type { Covered } from "../../src/questions/cover/cover.js";
import { withCommas } from "../../src/report/words/english/phrases.js";
import type { Solver } from "../../src/smt/solver.js";
import type { Pair } from "../../src/subject/pair.js";
import { judgeByReference } from "../../src/witness/by-reference.js";
import { condemned, type Input } from "../../src/witness/judge.js";
import { PATIENT } from "../../src/witness/limits.js";
import { asCounted, countedCosts, withOther } from "./as-counted.js";
import { coverChosen, coverPair, pairOf, type Which } from "./cover-function.js";
import { type Configuration, type Figure, type Interpreter, isSameConfiguration } from "./delft.js";
import { heading, markdownTable } from "./markdown.js";

type Subject = {
  readonly program: Interpreter;
  readonly side: Which;
  readonly pair: Pair; // the reference and this program
  readonly counted: Pair; // the same, as the thesis counts
};

type Measured = {
  readonly ms: number;
  readonly questions: number;
  readonly toZ3: number; // of them, without those that the choice to compose took
  readonly paths: number;
  readonly ways: number;
  readonly asCounted: number;
};

type Round = {
  readonly configuration: Configuration;
  readonly measured: readonly Measured[]; // of each program
  readonly refSelf: readonly boolean[]; // of each faulty one
  readonly all: readonly boolean[];
};

/** Times are of code that has run before. */
const WARM_UP = 5;
const QUICK_MAX = 4;
const COSTLY = ["AddC", "NumC"];

export async function benchInterpreter(
  language: Language,
  solver: Solver,
  programs: readonly Interpreter[],
  isQuick: boolean,
): Promise<string> {
  const [reference] = programs;
  if (reference === undefined) throw new Error("no interpreter");
  const subjects = programs.map((program) => subjectOf(language, reference, program));
  const configurations = reference.paper.tests.filter(({ budget }) => !isQuick || budget <= QUICK_MAX);
  for (const { pair, side } of subjects) await coverPair(pair, solver, WARM_UP, {}, { side });
  const rounds: Round[] = [];
  for (const configuration of configurations) {
    rounds.push(await roundOf(subjects, solver, configuration));
    process.stderr.write(`${nameOf(configuration)}: ${JSON.stringify(rounds.at(-1)?.measured[0])}\n`);
  }
  return tables(programs, rounds);
}

function subjectOf(language: Language, reference: Interpreter, program: Interpreter): Subject {
  const side = program === reference ? "reference" : "submission";
  const { pair } = pairOf(language, reference.source, program.source, program.entry);
  const [wanted, open] = [reference, program].map(({ source }) => withOther(source, "ExprC")) as [string, string];
  const { pair: counted } = pairOf(language, wanted, open, program.entry);
  return { program, side, pair, counted: asCounted(counted, side, COSTLY) };
}

async function roundOf(subjects: readonly Subject[], solver: Solver, configuration: Configuration): Promise<Round> {
  const measured: Measured[] = [];
  const tests: (readonly Input[])[] = [];
  const costs = { matches: matchesOf(configuration) };
  for (const subject of subjects) {
    const start = process.cpuUsage();
    const { covered, questions } = await coverChosen(subject.pair, solver, configuration.budget, costs, {
      side: subject.side,
    });
    const { user, system } = process.cpuUsage(start);
    if (!covered.complete) throw new Error(`${subject.program.label}: not every way was seen`);
    tests.push(covered.paths.flatMap(({ inputs }) => inputs.map(({ input }) => input)));
    measured.push({
      ms: (user + system) / 1_000,
      questions,
      toZ3: covered.searched.solverCalls,
      paths: covered.paths.length,
      ways: waysOf(covered),
      asCounted: await counted(subject, solver, configuration),
    });
  }
  const faulty = subjects.slice(1);
  const refSelf = faulty.map(({ pair }, i) => notices(pair, [tests[0] ?? [], tests[i + 1] ?? []]));
  const all = faulty.map(({ pair }, i) => refSelf[i] === true || notices(pair, tests));
  return { configuration, measured, refSelf, all };
}

async function counted(
  { counted: pair, side }: Subject,
  solver: Solver,
  configuration: Configuration,
): Promise<number> {
  const costs = countedCosts(matchesOf(configuration));
  return waysOf(await coverPair(pair, solver, configuration.budget, costs, { side, inputsPerPath: 0 }));
}

function waysOf({ paths }: Covered): number {
  return new Set(paths.map(({ way }) => way)).size;
}

function matchesOf({ matchAddC, matchNumC }: Configuration): ReadonlyMap<string, number> {
  return new Map([
    ["AddC", matchAddC ?? 0],
    ["NumC", matchNumC ?? 0],
  ]);
}

function notices(pair: Pair, suites: readonly (readonly Input[])[]): boolean {
  const judge = judgeByReference(pair, "same", undefined);
  return suites.some((inputs) => inputs.some((input) => condemned(judge, input, PATIENT) !== undefined));
}

function nameOf({ budget, matchAddC, matchNumC }: Configuration): string {
  return `${budget}${matchAddC ? `, AddC ${matchAddC}` : ""}${matchNumC ? `, NumC ${matchNumC}` : ""}`;
}

function tables(programs: readonly Interpreter[], rounds: readonly Round[]): string {
  const head = ["budget", ...programs.map(({ figure, label }) => `${figure} ${label}`)];
  const faulty = ["budget", "tests of", ...head.slice(2)];
  const rows = (cell: (measured: Measured, program: Interpreter, configuration: Configuration) => string) =>
    rounds.map(({ configuration, measured }) => [
      nameOf(configuration),
      ...measured.map((each, i) => cell(each, programs[i] as Interpreter, configuration)),
    ]);
  const beside = (text: string, figures: readonly Figure[], configuration: Configuration): string => {
    const value = figureOf(figures, configuration);
    return `${text} / ${value === undefined ? "–" : withCommas(value)}`;
  };
  return [
    heading("Figure 8.3a, milliseconds: ours (of the processor) / thesis (–: no end in two hours)"),
    markdownTable(
      head,
      rows((m, { paper }, c) => beside(withCommas(Math.round(m.ms)), paper.timeMs, c)),
    ),
    heading("Figure C.1, questions to solvers: ours / thesis"),
    markdownTable(
      head,
      rows((m, { paper }, c) => beside(withCommas(m.questions), paper.solverCalls, c)),
    ),
    heading("Figure C.2, tests: our paths (different sequences of arms, where there are fewer) / thesis"),
    markdownTable(
      head,
      rows((m, { paper }, c) => beside(pathsText(m), paper.tests, c)),
    ),
    heading("Figure C.2 again, paths as the thesis counts them: ours, and the thesis's where they differ"),
    markdownTable(
      head,
      rows((m, { paper }, c) => differing(m, paper.tests, c)),
    ),
    heading("Figure 8.3b, noticed (X) or not (–): ours / thesis (?: no end in two hours)"),
    markdownTable(
      faulty,
      rounds.flatMap((round) => detections(programs.slice(1), round)),
    ),
    summary(programs, rounds),
  ].join("");
}

function pathsText({ paths, ways }: Measured): string {
  return paths === ways ? withCommas(paths) : `${withCommas(paths)} (${withCommas(ways)})`;
}

function figureOf(figures: readonly Figure[], configuration: Configuration): number | undefined {
  return figures.find((figure) => isSameConfiguration(figure, configuration))?.value ?? undefined;
}

function differing({ asCounted: ours }: Measured, figures: readonly Figure[], configuration: Configuration): string {
  const thesis = figureOf(figures, configuration);
  if (thesis === undefined) return `${withCommas(ours)} / –`;
  return thesis === ours ? withCommas(ours) : `**${withCommas(ours)}** / ${withCommas(thesis)}`;
}

function detections(faulty: readonly Interpreter[], { configuration, refSelf, all }: Round): readonly string[][] {
  const mark = (detected: boolean | undefined): string => (detected === undefined ? "?" : detected ? "X" : "–");
  const row = (suite: "Ref + Self" | "All", ours: readonly boolean[]): string[] => {
    const cells = faulty.map(({ paper }, i) => {
      const theirs = paper.detection?.find((each) => each.suite === suite && isSameConfiguration(each, configuration));
      return `${mark(ours[i])} / ${mark(theirs?.detected)}`;
    });
    return [nameOf(configuration), suite, ...cells];
  };
  return [row("Ref + Self", refSelf), row("All", all)];
}

/** How many of the counts are the thesis's, the slowest program of each configuration, and all times together. */
function summary(programs: readonly Interpreter[], rounds: readonly Round[]): string {
  const cells = rounds.flatMap(({ configuration, measured }) =>
    measured.map((each, i) => ({
      ours: each.asCounted,
      thesis: figureOf((programs[i] as Interpreter).paper.tests, configuration),
    })),
  );
  const known = cells.filter(({ thesis }) => thesis !== undefined);
  const same = known.filter(({ ours, thesis }) => ours === thesis);
  const slowest = rounds.map(({ configuration, measured }) => {
    const ms = Math.max(...measured.map((each) => each.ms));
    return `${nameOf(configuration)}: ${(ms / 1_000).toFixed(1)} s`;
  });
  const every = rounds.flatMap(({ measured }) => measured);
  const total = every.reduce((sum, { ms }) => sum + ms, 0);
  const toZ3 = every.reduce((sum, each) => sum + each.toZ3, 0);
  return [
    `\nWays as the thesis counts them: ${same.length} of ${known.length} counts are the thesis's.`,
    `The slowest program: ${slowest.join("; ")}. All together: ${Math.round(total / 1_000)} s.`,
    `Questions to Z3: ${toZ3}.\n`,
  ].join("\n");
}
