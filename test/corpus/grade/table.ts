// What grading a corpus found, per assignment: verdicts, what the class added, clusters, what the
// teachers' tests miss, and the fewest inputs that catch everybody.
import type { Graded } from "./main.js";

const COLUMNS = [
  "problem",
  "subs",
  "right",
  "wrong",
  "other",
  "class",
  "alike",
  "mistakes",
  "tests miss",
  "idle tests",
  "inputs",
  "seconds",
];

export function printTable(all: readonly Graded[]): void {
  const rows = all.map(({ problem, results: { summary, submissions, mistakes, tests, covering }, seconds }) => [
    problem,
    summary.submissions,
    summary.right,
    summary.wrong,
    summary.submissions - summary.right - summary.wrong,
    submissions.filter(({ functions }) => functions.some(({ foundBy }) => foundBy === "class")).length,
    submissions.filter(({ sameAs }) => sameAs !== null).length,
    mistakes.length,
    tests?.missed.length ?? 0,
    tests?.tests.filter(({ caught }) => caught.length === 0).length ?? 0,
    covering.map(({ inputs, smallest }) => `${inputs.length}${smallest ? "" : " or less"}`).join(),
    seconds.toFixed(1),
  ]);
  const text = [COLUMNS, ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? String(cell).padEnd(10) : String(cell).padStart((COLUMNS[i] ?? "").length + 2)))
      .join(""),
  );
  process.stdout.write(`${text.join("\n")}\n\n`);
  for (const { problem, results } of all) {
    for (const { id, functions } of results.submissions)
      for (const result of functions)
        if (result.foundBy === "class" && result.verdict === "differs")
          process.stdout.write(`Found through the class: ${problem}/${id}  ${result.counterexample.call}\n`);
    for (const { text: words } of results.notices) process.stdout.write(`Notice: ${problem}: ${words}\n`);
  }
}
