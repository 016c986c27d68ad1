// npm run corpus -- FOLDER [--cache FILE]: compares us with the real OCaml on a corpus of
// assignments: the type of each submission's function, and what each of the teachers' tests
// gives. Prints the counts and every disagreement. Real answers are kept in the cache.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ocamlVersion } from "../oracle/ocaml.js";
import { type Ours, openOurs } from "../oracle/ours.js";
import { type Answer, type Reply, sameAnswer, showAnswer } from "../oracle/outcome.js";
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

type Found = { readonly types: string[]; readonly signatures: string[]; readonly tests: string[] };

function report(
  { problems, submissions }: Corpus,
  asked: readonly Asked[],
  real: readonly Reply[],
  ours: Ours,
): number {
  const found: Found = { types: [], signatures: [], tests: [] };
  for (const [i, submission] of submissions.entries()) {
    const [types, tests, realTypes, realTests] = [asked[2 * i], asked[2 * i + 1], real[2 * i], real[2 * i + 1]];
    if (types === undefined || tests === undefined || realTypes === undefined || realTests === undefined)
      throw new Error("unanswered");
    const label = `${submission.problem}/${submission.id}`;
    compareTypes(
      label,
      problems.get(submission.problem)?.function ?? "",
      ours(types.question, { fuel: 0, apart: true }),
      realTypes,
      found,
    );
    found.tests.push(...compareTests(tests, realTests, ours).map((words) => `${label}: ${words}`));
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${submissions.length} `);
  }
  for (const words of [...found.types, ...found.tests]) process.stdout.write(`${words}\n`);
  const outcomes = real.filter((_, i) => i % 2 === 1).flatMap((reply) => reply.answers);
  print("types of the function", submissions.length, found.types, "");
  print(
    "whole signatures, letter by letter (not required)",
    submissions.length,
    found.signatures,
    found.signatures.join(" "),
  );
  print("outcomes of tests", outcomes.length, found.tests, kinds(outcomes));
  return found.types.length + found.tests.length === 0 ? 0 : 1;
}

function compareTypes(
  label: string,
  name: string,
  { types: mine }: Reply,
  { types: theirs }: Reply,
  found: Found,
): void {
  const letters = (signature: Answer | undefined): string =>
    signature?.kind === "value" ? signature.text.trim() : "rejected";
  if (letters(mine) !== letters(theirs)) found.signatures.push(label);
  if (sameFunctionType(name, mine, theirs)) return;
  found.types.push(`${label}: ${name}\n  ours   ${typeOf(name, mine)}\n  OCaml  ${typeOf(name, theirs)}`);
}

/** How many of each: a corpus that only ever raises would prove little. */
function kinds(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of answers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  // Nothing is asked of a program that does not load.
  return [...counts].map(([kind, n]) => `${n} ${kind === "skipped" ? "not loaded" : kind}`).join(", ");
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

function print(what: string, total: number, wrong: readonly string[], more: string): void {
  process.stdout.write(`${what}: ${total - wrong.length} of ${total} agree${more === "" ? "" : ` (${more})`}\n`);
}

process.exitCode = await main();
