// npm run bench:prove-lemmas -- FOLDER [--every N] [--only PROBLEM]: every lemma of accepted certificates, tried on up to 1,000
// enumerated values of its variables: wherever its premises are true and its left side returns, its right side has to
// return the same. Those that hold only where a relation does are counted and not tried: that is for all values of others. So
// are those with variables whose types are not known: values that do not fit each other would say nothing.
import { parseArgs } from "node:util";
import type { Program } from "../../../src/core/program.js";
import type { Type } from "../../../src/core/type.js";
import type { Value } from "../../../src/core/value.js";
import { fun } from "../../../src/eval/apply.js";
import { USUAL_DEPTH } from "../../../src/eval/outcome.js";
import { load, type Machine } from "../../../src/eval/run.js";
import type { Refines } from "../../../src/questions/equate/certificate.js";
import { equate } from "../../../src/questions/equate/equate.js";
import { type Statement, statementOf } from "../../../src/questions/equate/statement.js";
import { askedPair } from "../../../src/subject/asked.js";
import { readAttempt } from "../../../src/subject/read.js";
import { both, openTestLanguage } from "../../language.js";
import { inputsOf, type Leaves, NotEnumerable } from "../audit/inputs.js";
import { made, sameResult } from "../audit/subject.js";
import { nameOf, type Task, tasksOf } from "../check/task.js";
import { readCorpus } from "../read.js";
import { NotConcrete, programOf } from "./concrete.js";

const INPUTS_MAX = 1_000;
const SIZE_MAX = 14;
const FUEL = { fuel: 100_000, depth: USUAL_DEPTH, outputBytes: 100_000 };
const MORE = { ...FUEL, fuel: 5_000_000 };

const FUNCTIONS = 4;
const LEAVES: Leaves = {
  ints: [-2, -1, 0, 1, 2, 3],
  chars: [97, 98],
  strings: ["", "x", "y"],
  functions: (type) =>
    type.kind === "fn" && type.to.kind === "con" ? Array.from({ length: FUNCTIONS }, () => 2) : undefined,
};

const NUMBERS: readonly ((x: number) => Value)[] = [(x) => x, (x) => x + 1, () => 0, (x) => x * x];
const TRUTHS: readonly ((x: number) => Value)[] = [(x) => x > 0, () => false, (x) => x === 1, () => true];

const { values, positionals } = parseArgs({
  options: { every: { type: "string", default: "1" }, only: { type: "string", default: "" } },
  allowPositionals: true,
});
const language = await openTestLanguage();
const corpus = readCorpus(positionals[0] ?? "");
if (corpus === undefined) throw new Error("usage: npm run bench:prove-lemmas -- FOLDER [--every N]");
const counts = { proofs: 0, lemmas: 0, untyped: 0, tried: 0, inputs: 0, returned: 0 };
const wrong: string[] = [];
const isWanted = ({ problem, label }: { readonly problem: string; readonly label: string }): boolean =>
  label === "unrefuted" && (values.only === "" || problem === values.only);
for (const [i, task] of tasksOf(corpus, { strategy: "prove", solver: "embedded" }, isWanted).entries())
  if (i % Number(values.every) === 0) tryTask(task);
for (const each of wrong) process.stdout.write(`does not hold: ${each}\n`);
const { proofs, lemmas, untyped, tried, inputs, returned } = counts;
process.stdout.write(
  `${proofs} proofs, ${lemmas} lemmas (${untyped} with variables of no known type, left out), ${tried} tried on ${inputs} inputs (${returned} where the left side returns), ${wrong.length} false\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

function tryTask(task: Task): void {
  const read = readAttempt(both(language), task.request);
  const [asked] = read.ok ? read.value.asked : [];
  if (!read.ok || asked === undefined) return;
  const paired = askedPair(read.value, asked, () => false);
  if (!paired.ok) return;
  const statement = statementOf(paired.pair, read.value.exercise.exceptions);
  const found = equate(statement);
  if (!found.proved) return;
  counts.proofs++;
  for (const [i, lemma] of found.certificate.lemmas.entries())
    if (lemma.kind === "refines") tryLemma(statement, lemma, `${nameOf(task)}, lemma ${i}`);
  process.stdout.write(`${nameOf(task)}: ${JSON.stringify(counts)}, ${wrong.length} false\n`);
}

function tryLemma(statement: Statement, lemma: Refines, name: string): void {
  counts.lemmas++;
  if (lemma.relations.length > 0) return;
  const types = lemma.vars.flatMap(({ type }) => type ?? []);
  if (types.length < lemma.vars.length) {
    counts.untyped++;
    return;
  }
  try {
    if (tryAt(statement, lemma, types, name)) counts.tried++;
  } catch (error) {
    if (!(error instanceof NotEnumerable || error instanceof NotConcrete)) throw error;
  }
}

function tryAt(statement: Statement, lemma: Refines, types: readonly Type[], name: string): boolean {
  const { program, names } = programOf(statement, lemma.vars, [lemma.left, lemma.right, ...lemma.premises]);
  const machine = loaded(program);
  if (machine.outcome.kind !== "value") return false;
  const [left, right, ...premises] = names;
  if (left === undefined || right === undefined) return false;
  let count = 0;
  for (let size = 0; size <= SIZE_MAX; size++)
    for (const input of inputsOf(program, LEAVES).list(types, size)) {
      if (++count > INPUTS_MAX) return true;
      counts.inputs++;
      const args = (): readonly Value[] =>
        types.length === 0
          ? [0]
          : input.map((each, i) => made({ program: statement, machine, function: functionOf }, types[i] as Type, each));
      const isTrue = premises.every((each) => {
        const { outcome } = machine.call(each, args(), FUEL);
        return outcome.kind === "value" && outcome.value === true;
      });
      if (!isTrue) continue;
      const expected = machine.call(left, args(), FUEL).outcome;
      if (expected.kind !== "value") continue;
      counts.returned++;
      const got = machine.call(right, args(), MORE).outcome;
      if (got.kind === "value" && sameResult(expected.value, got.value)) continue;
      wrong.push(`${name} on ${JSON.stringify(input)}: ${got.kind}`);
      return true;
    }
  return true;
}

/** A function that occurs twice in a lemma has the same names twice, which not every program can have. */
function loaded(program: Program): Machine {
  try {
    return load(program, MORE);
  } catch (error) {
    throw new NotConcrete(String(error));
  }
}

/** Of one integer, to integers or truths. */
function functionOf(type: Type, index: number): Value {
  const to = type.kind === "fn" && type.to.kind === "con" ? String(type.to.name) : "";
  const from = type.kind === "fn" && type.from.kind === "con" ? String(type.from.name) : "";
  const all = from !== "i63" ? [] : to === "i63" ? NUMBERS : to === "bool" ? TRUTHS : [];
  const found = all[index];
  if (found === undefined) throw new NotEnumerable("functions of another type");
  return fun(1, (x) => {
    if (typeof x !== "number") throw new NotEnumerable("a function of integers on something else");
    return found(x);
  });
}
