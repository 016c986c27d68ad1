// npm run bench:suite -- FOLDER [--part PART]... [--quick]: the tables of the thesis on budgeted symbolic execution
// (Baartman 2022) from its own Scala programs, in the folder's delft.jsonl: interpreter (figure 8.3, C.1 and C.2), lists
// and bst (suites against the manual ones). Then examples: suites of our own ones. --quick: small budgets only.
import { parseArgs } from "node:util";
import { openTestLanguage, openTestScala } from "../language.js";
import { openTestSolver } from "../laws/test-solver.js";
import { benchAlone } from "./bench-alone.js";
import { benchExamples } from "./bench-examples.js";
import { benchExercise } from "./bench-exercises.js";
import { benchInterpreter } from "./bench-interpreter.js";
import { readDelft } from "./delft.js";

const PARTS = ["interpreter", "lists", "bst", "examples"];

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { part: { type: "string", multiple: true }, quick: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const delft = readDelft(positionals[0] ?? "");
  const parts = values.part ?? PARTS;
  if (delft === undefined || parts.some((part) => !PARTS.includes(part))) {
    process.stderr.write(
      `usage: npm run bench:suite -- FOLDER [--part ${PARTS.join("|")}]... [--quick]\nThe folder must hold delft.jsonl.\n`,
    );
    return 2;
  }
  const language = await openTestScala();
  const solver = openTestSolver();
  if (parts.includes("interpreter")) {
    process.stdout.write(await benchInterpreter(language, solver, delft.interpreter, values.quick));
    process.stdout.write(await benchAlone(language, solver, delft.interpreter, values.quick));
  }
  for (const part of ["lists", "bst"] as const)
    if (parts.includes(part)) process.stdout.write(await benchExercise(language, solver, delft[part]));
  if (parts.includes("examples")) process.stdout.write(await benchExamples(await openTestLanguage(), solver));
  return 0;
}

process.exitCode = await main();
