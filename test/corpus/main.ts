// npm run corpus -- FOLDER [--cache FILE]: compares us with the real OCaml on a corpus of
// assignments: the type of each submission's function, and what each of the teachers' tests
// gives. Prints the counts and every disagreement. Real answers are kept in the cache.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ocamlVersion } from "../oracle/ocaml.js";
import { type Ours, openOurs } from "../oracle/ours.js";
import { type Reply, sameAnswer, showAnswer } from "../oracle/outcome.js";
import { type Corpus, type Problem, readCorpus, type Submission } from "./read.js";
import { type Asked, realAnswers } from "./real-answers.js";
import { sameFunctionType, typeOf } from "./signature.js";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { cache: { type: "string" } }, allowPositionals: true });
  const corpus = positionals[0] === undefined ? undefined : readCorpus(positionals[0]);
  if (corpus === undefined) {
    process.stderr.write(
      "usage: npm run corpus -- FOLDER [--cache FILE]\nThe folder must hold problems.json and submissions.jsonl.\n",
    );
    return 2;
  }
  const version = ocamlVersion();
  const asked = corpus.submissions.flatMap((submission) => questionsFor(corpus, submission));
  const cache = values.cache ?? join(tmpdir(), `elenchus-corpus-${version ?? "recorded"}.json`);
  const real = await realAnswers(asked, version, cache);
  const ours = await openOurs();
  return report(corpus, asked, real, ours);
}

/** One question for the type, one for the tests, which an observer may change. */
function questionsFor({ problems }: Corpus, submission: Submission): Asked[] {
  const problem = problems.get(submission.problem);
  if (problem === undefined) throw new Error(`no problem ${submission.problem}`);
  const file = `${submission.problem}-${submission.id}.ml`;
  const observed =
    problem.observer === undefined ? submission.source : `${submission.source}\n${problem.observer.source}`;
  return [
    { settings: "types", question: { file, source: submission.source, expressions: [] } },
    { settings: "tests", question: { file, source: observed, expressions: testsOf(problem) } },
  ];
}

function testsOf({ function: name, observer, tests }: Problem): string[] {
  return tests.map(({ inputs }) => `${observer?.function ?? name} ${inputs.map((input) => `(${input})`).join(" ")}`);
}

// Out of fuel counts as not finished only after far more steps than usual.
const FUELS = [20_000_000, 1_000_000_000] as const;

type Counts = { readonly total: number; readonly wrong: number };

function report(
  { problems, submissions }: Corpus,
  asked: readonly Asked[],
  real: readonly Reply[],
  ours: Ours,
): number {
  const found = { types: [] as string[], tests: [] as string[], signatures: 0 };
  let tests = 0;
  for (const [i, submission] of submissions.entries()) {
    const name = problems.get(submission.problem)?.function ?? "";
    const [typeAsked, testAsked, typeReal, testReal] = [asked[2 * i], asked[2 * i + 1], real[2 * i], real[2 * i + 1]];
    if (typeAsked === undefined || testAsked === undefined || typeReal === undefined || testReal === undefined)
      throw new Error("unanswered");
    const label = `${submission.problem}/${submission.id}`;
    const typed = ours(typeAsked.question, { fuel: 0, apart: true });
    if (!sameFunctionType(name, typed.types, typeReal.types))
      found.types.push(
        `${label}: ${name}\n  ours   ${typeOf(name, typed.types)}\n  OCaml  ${typeOf(name, typeReal.types)}`,
      );
    if (typed.types?.text.trim() === typeReal.types?.text.trim() || typeReal.types?.kind === "rejected")
      found.signatures += 1;
    const differences = compareTests(testAsked, testReal, ours);
    tests += testAsked.question.expressions.length;
    found.tests.push(...differences.map((words) => `${label}: ${words}`));
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${submissions.length} `);
  }
  for (const words of [...found.types, ...found.tests]) process.stdout.write(`${words}\n`);
  print("types of the function", { total: submissions.length, wrong: found.types.length });
  print("whole signatures, letter by letter", {
    total: submissions.length,
    wrong: submissions.length - found.signatures,
  });
  print("outcomes of tests", { total: tests, wrong: found.tests.length });
  return found.types.length + found.tests.length === 0 ? 0 : 1;
}

function compareTests({ question }: Asked, real: Reply, ours: Ours): string[] {
  const mine = patient(question, real, ours);
  const compared = [
    { what: "loading", a: mine.load, b: real.load },
    ...question.expressions.map((what, i) => ({ what, a: mine.answers[i], b: real.answers[i] })),
  ];
  return compared.flatMap(({ what, a, b }) =>
    a === undefined || b === undefined || sameAnswer(a, b)
      ? []
      : [`${what}\n  ours   ${showAnswer(a)}\n  OCaml  ${showAnswer(b)}`],
  );
}

/** Asks again with more fuel where ours alone does not finish. */
function patient(question: Asked["question"], real: Reply, ours: Ours): Reply {
  const first = ours(question, { fuel: FUELS[0], apart: true });
  const slow = [first.load, ...first.answers].some(
    (answer, i) => answer.text === "fuel" && [real.load, ...real.answers][i]?.kind !== "unfinished",
  );
  return slow ? ours(question, { fuel: FUELS[1], apart: true }) : first;
}

function print(what: string, { total, wrong }: Counts): void {
  process.stdout.write(`${what}: ${total - wrong} of ${total} agree\n`);
}

process.exitCode = await main();
