// A finished path as text: what of the input was decided, what was assumed of the rest, an input that goes this way, and
// how each program ended on it. Unknown integers and strings are a0, a1 ... as in the queries to solvers.

import { absurd } from "../basis/absurd.js";
import { nth } from "../basis/known.js";
import type { Expr } from "../core/expr.js";
import type { Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { complete } from "../explore/complete.js";
import { expressionOf } from "../explore/express.js";
import { simpleLambdas } from "../explore/lambda.js";
import { itemsOf, type Run } from "../explore/run.js";
import type { Path } from "../explore/search.js";
import { tabledLambdas } from "../explore/tabled.js";
import { asValue, type UnknownFunction } from "../explore/unknown.js";
import { applicationText, litText, type Names, namesFor, termText } from "../smt/smtlib.js";
import type { Atom, Lit } from "../smt/term.js";
import { eachAtomOfCond, eachAtomOfTerm } from "../smt/unknowns.js";
import type { Subject } from "../subject/subject.js";
import { functionsIn } from "../witness/witness.js";
import { nameText, newNumbering } from "./core-text.js";
import { treeText } from "./tree-text.js";
import { outcomeText, type Reader, valueText } from "./value-text.js";
import type { AnyStep, Question } from "./work.js";

/** Writing an input as its language does takes longer than to find it, where it is large. */
const SHOWN_MAX = 50;

export function pathText(
  { subject, shown }: Question<unknown>,
  number: number,
  path: Path<AnyStep>,
  args: readonly Value[],
): string {
  const { run, level } = path;
  const condition = itemsOf(run.position().condition);
  const { names, defined } = namesOf(run, condition, path.taken, args);
  const reader = readerOf(run, names);
  const ended = path.taken.flatMap((step) => stepRows(reader, step));
  run.restoreInputs(); // what the last program left in them belongs to its result
  return [
    `path ${number}: size ${run.size}, level ${level}`,
    ...args.map((arg) => row("decided", valueText(reader, arg))),
    ...condition.map((lit) => row("assumed", litText(names, lit))),
    ...defined.map((atom) => row("where", `${names.atoms.get(atom)} = ${applicationText(names, atom)}`)),
    ...itemsOf(run.position().inexact).map((reason) => row("inexact", treeText(reason))),
    row("input", run.size <= SHOWN_MAX ? shown(inputOf(run, subject, args)) : `of size ${run.size}`),
    ...ended,
  ].join("\n");
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(10)} ${text}`;
}

function readerOf(run: Run, names: Names): Reader {
  const number = newNumbering();
  return {
    name: (name) => nameText(number(name)),
    decided: (unknown) => (run.isDecided(unknown) ? unknown.chosen : undefined),
    term: (term) => termText(names, term),
    function: ({ id }) => names.functions.get(id) ?? "<unknown function>",
  };
}

type Named = { readonly names: Names; readonly defined: readonly Atom[] };

/** Of all that is in the conditions and values; `defined` are those that are computed from others. */
function namesOf(run: Run, condition: readonly Lit[], steps: readonly AnyStep[], args: readonly Value[]): Named {
  const found = new Set<Atom>();
  const ignore = (): void => undefined;
  for (const { cond } of condition) eachAtomOfCond(cond, found, ignore);
  const collecting: Reader = {
    ...readerOf(run, namesFor([])),
    term: (term) => {
      eachAtomOfTerm(term, found, ignore);
      return "";
    },
  };
  for (const arg of args) valueText(collecting, arg);
  for (const step of steps) stepRows(collecting, step);
  const atoms = [...found].sort((a, b) => a.id - b.id);
  return { names: namesFor(atoms), defined: atoms.filter(({ op }) => op.kind !== "var") };
}

/** What a stage came to. */
function stepRows(reader: Reader, step: AnyStep): readonly string[] {
  switch (step.kind) {
    case "made":
      return [row("whole", "decided")];
    case "given":
      return [row("given", "report" in step ? reportText(reader, step.report) : String(step.holds))];
    case "reference":
    case "submission":
      return [row(step.kind, reportText(reader, step.report))];
    case "compared":
      return [row("compared", step.compared)];
    case "called":
      return [row("ended", treeText(step.ended)), row("gives", reportText(reader, step.report))];
    default:
      return absurd(step);
  }
}

function reportText(reader: Reader, { outcome, steps }: Report): string {
  return `${outcomeText(reader, outcome)}  in ${steps} ${steps === 1 ? "step" : "steps"}`;
}

/** The input of the path's own model; an unknown function is one that does what it did on the path. */
function inputOf(run: Run, { shapes, params, side }: Subject, args: readonly Value[]): readonly Expr[] {
  const functions = new Map<Value, Expr>();
  const functionOf = (fn: UnknownFunction): Expr => {
    const tabled = tabledLambdas(shapes, run, fn, side.program.faults.divide);
    return (tabled.at(-1) ?? simpleLambdas(shapes, fn)[0]) as Expr; // there is a simple one of every type
  };
  for (const fn of functionsIn(run, args)) functions.set(asValue(fn), functionOf(fn));
  const whole = complete(run, run.model, args, asValue);
  return whole.map((value, i) => expressionOf(shapes, value, nth(params, i), functions));
}
