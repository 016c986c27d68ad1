// TestML (Song, Lee, Oh: Automatic and scalable detection of logical errors in functional
// programming assignments, OOPSLA 2019), its algorithm 1: symbolic test cases by size; both programs
// executed symbolically on each; one verification condition for the solver; and its model, if it
// has one, tried on both. For comparison only.
//
// Where this is not the paper's: work is counted in steps instead of seconds, and our solvers take
// conjunctions, so the disjuncts of the condition are put to them one after the other, the quick
// solver first. The first that holds answers for the whole.
import { int, lit } from "../../../../src/core/build.js";
import { type Expr, makeName, type Name } from "../../../../src/core/expr.js";
import { withDefinitions } from "../../../../src/core/extend.js";
import { con } from "../../../../src/core/type.js";
import type { Value } from "../../../../src/core/value.js";
import { load } from "../../../../src/eval/run.js";
import { sharedCtors } from "../../../../src/eval/share.js";
import { sizeOf } from "../../../../src/explore/express.js";
import { type ExploredWorld, newWorld, unknownOf } from "../../../../src/explore/unknown.js";
import { type Model, termValue, USUAL } from "../../../../src/smt/model.js";
import type { QuickSolver, Solver } from "../../../../src/smt/solver.js";
import type { Constant, Term } from "../../../../src/smt/term.js";
import type { Policy } from "../../../../src/subject/exercise.js";
import type { Pair } from "../../../../src/subject/pair.js";
import type { Subject } from "../../../../src/subject/subject.js";
import type { Both } from "../../../../src/witness/both.js";
import { judgeByReference } from "../../../../src/witness/by-reference.js";
import { condemned, type Judge } from "../../../../src/witness/judge.js";
import { limitsOf, PATIENT } from "../../../../src/witness/limits.js";
import type { CoreWitness } from "../../../../src/witness/witness.js";
import { type Condition, verificationCondition } from "./condition.js";
import { substituted } from "./evaluate.js";
import { executor } from "./execute.js";
import { type SymbolKind, type TestCase, testCases } from "./test-case.js";

export type TestmlTools = { readonly quick: QuickSolver; readonly solver: Solver };

export type TestmlResult = {
  readonly witness: CoreWitness<Both> | undefined;
  readonly tests: number;
  readonly steps: number;
  /** How many verification conditions needed the big solver. */
  readonly solverCalls: number;
  /** Every test case up to this size was looked at. */
  readonly covered: number;
};

const STEPS_PER_TEST = 10;
const STEPS_PER_QUERY = 10_000; // to the big solver, as in the explorer
const SOLVER_EFFORT = 30_000;

export async function testml(pair: Pair, policy: Policy, budget: number, tools: TestmlTools): Promise<TestmlResult> {
  const { shapes, params, ctors } = pair.reference;
  const world = newWorld(shapes);
  const symbolFor = symbolsOf(world);
  const [reference, submission] = [pair.reference.side, pair.submission.side];
  const { ctor } = pair.reference.unit;
  const runReference = executor(world, reference, ctors, ctor);
  const shared = sharedCtors(pair.link, ctor, reference.program, submission.program);
  const runSubmission = executor(world, submission, shared, ctor);
  const judge = judgeByReference(pair, policy, undefined);
  const counted = { tests: 0, steps: 0, solverCalls: 0 };
  for (const test of testCases(shapes, params)) {
    const result = (witness?: CoreWitness<Both>): TestmlResult => ({ witness, covered: test.size - 1, ...counted });
    if (counted.steps + judge.steps() > budget) return result();
    counted.tests++;
    const symbols = new Map(test.symbols.map(({ name, kind }, i) => [name, symbolFor(kind, i)]));
    const expected = runReference(test, symbols);
    counted.steps += STEPS_PER_TEST + expected.steps;
    if (expected.paths.every(({ value }) => value === undefined)) continue;
    const got = runSubmission(test, symbols);
    counted.steps += got.steps;
    const condition = verificationCondition(world.terms, expected.paths, got.paths);
    const model = await solve(condition, tools, () => {
      counted.solverCalls++;
      counted.steps += STEPS_PER_QUERY;
    });
    const witness = model && confirmed(pair.reference, judge, test, valuesIn(model, symbols));
    if (witness !== undefined) return result(witness);
  }
  return { witness: undefined, covered: Number.POSITIVE_INFINITY, ...counted };
}

/** The same in every test case: the i-th symbol of a kind. */
function symbolsOf(world: ExploredWorld): (kind: SymbolKind, index: number) => Value {
  const made = new Map<string, Value>();
  return (kind, index) => {
    const key = `${kind} ${index}`;
    const known = made.get(key) ?? unknownOf(world, con(kind), []);
    made.set(key, known);
    return known;
  };
}

async function solve(
  condition: Condition,
  { quick, solver }: TestmlTools,
  onQuery: () => void,
): Promise<Model | undefined> {
  const open = [];
  for (const clauses of condition) {
    const answer = quick(clauses, USUAL);
    if (answer.kind === "sat") return answer.model;
    if (answer.kind === "unknown") open.push(clauses);
  }
  if (open.length > 0) onQuery();
  for (const clauses of open) {
    const answer = await solver(clauses, USUAL, SOLVER_EFFORT);
    if (answer.kind === "sat") return answer.model;
  }
  return undefined;
}

function valuesIn(model: Model, symbols: ReadonlyMap<Name, Value>): ReadonlyMap<Name, Constant> {
  return new Map([...symbols].map(([name, symbol]) => [name, termValue(model, symbol as unknown as Term)]));
}

/** The paper's CounterExample: both are run on the test case with the model's values. */
function confirmed(
  reference: Subject,
  judge: Judge<Both>,
  { args, symbols }: TestCase,
  values: ReadonlyMap<Name, Constant>,
): CoreWitness<Both> | undefined {
  const bound = new Map(symbols.map(({ name, kind }) => [name, literal(kind, values.get(name) as Constant)]));
  const whole = args.map((arg) => substituted(arg, bound));
  const input = { args: () => valuesOf(reference, whole), further: [] };
  const seen = condemned(judge, input, PATIENT);
  const size = whole.reduce((sum, arg) => sum + sizeOf(arg), 0);
  return seen && { args: whole, further: [], size, seen, input };
}

function literal(kind: SymbolKind, value: Constant): Expr {
  if (kind === "str") return lit({ kind, value: value as string });
  return kind === "char" ? lit({ kind, value: Number(value) }) : lit(int(value as number | bigint));
}

function valuesOf({ side, ctors }: Subject, args: readonly Expr[]): readonly Value[] {
  const names = args.map((_, i) => makeName("argument", i));
  const defs = args.map((bound, i) => ({ kind: "one", name: names[i] as Name, bound }) as const);
  const { program } = side;
  const whole = withDefinitions("arguments", { ...program, defs: [], types: new Map() }, defs);
  const machine = load(whole, limitsOf(1_000_000), { ctors });
  return names.map((name) => machine.global(name) as Value);
}
