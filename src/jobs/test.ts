// Tries the functions of a program against what the program says about them.
import { shownName, tupleCtor } from "../core/expr.js";
import { con, fn, type Type } from "../core/type.js";
import { Unsupported } from "../explore/type-key.js";
import type { ContractFacts } from "../language/contract.js";
import type { Language } from "../language/language.js";
import { type Tried, tryContract } from "../questions/contract/contract.js";
import { claimOf } from "../questions/refute/claim.js";
import type { BrokenPart, ContractVerdict, ContractWitness, FunctionContract } from "../report/contract.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedSubject, type WantedFunction } from "../subject/asked.js";
import { type Contract, type Contracted, contractedProgram } from "../subject/contracts.js";
import { uncurried } from "../subject/hidden/operation.js";
import { unsupportedInput } from "../subject/mismatch.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { besideVariant } from "../subject/pair.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { atIntegers, type Subject } from "../subject/subject.js";
import type { Bound } from "../witness/by-contract.js";
import { contractShower } from "../witness/shown-contract.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import type { TestRequest } from "./test-request.js";
import type { Emit, SearchTools } from "./tools.js";

export type TestedPrograms = {
  readonly answers: readonly FunctionContract[];
  readonly unchecked: readonly NotChecked[];
};

export async function testProgram(
  language: Language,
  request: TestRequest,
  tools: SearchTools,
  emit: Emit<"test"> = () => undefined,
): Promise<Checked<TestedPrograms>> {
  const read = readExercise(language, request.exercise);
  if (!read.ok) return read;
  const { reference, asked } = read.value;
  const called = reference.values.flatMap(({ core, itself }) => (itself === undefined ? [] : [core]));
  const inputs = new Set([...reference.entries.map(({ name }) => name), ...called]);
  const contracted = contractedProgram(
    reference.comparable,
    reference.language.contracts,
    reference.contracts ?? NO_FACTS,
    inputs,
  );
  const answers: FunctionContract[] = [];
  for (const each of asked.filter((one) => isMeant(read.value, contracted, one, request))) {
    const answer = await testFunction(read.value, contracted, each, request, tools);
    emit({ kind: "tested", answer });
    answers.push(answer);
  }
  return { ok: true, value: { answers, unchecked: notSupported(reference.unchecked) } };
}

const NO_FACTS: ContractFacts = { makers: new Set(), overridden: new Map() };

/** It was named, or has something to see to. */
function isMeant(
  read: ReadExercise,
  { obligations }: Contracted,
  { shown }: AskedFunction,
  request: TestRequest,
): boolean {
  const core = referenceSide(read, shown)?.name;
  const name = read.reference.values.find((value) => value.core === core)?.itself ?? core;
  return request.robust || request.exercise.functions.length > 0 || obligations.some(({ owner }) => owner === name);
}

async function testFunction(
  read: ReadExercise,
  contracted: Contracted,
  asked: AskedFunction,
  { search }: TestRequest,
  tools: SearchTools,
): Promise<FunctionContract> {
  const { language } = read.reference;
  const start = tools.now();
  const answered = (verdict: ContractVerdict, explored = NOTHING_EXPLORED): FunctionContract => ({
    function: asked.shown,
    verdict,
    explored: { ...explored, ms: tools.now() - start },
  });
  if (tools.isCancelled())
    return answered({ kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "stopped" }] });
  try {
    let contract: Contract | undefined;
    let result: Type = UNIT;
    const made = askedSubject(read, asked, tools.memoryIsLow, undefined, (own) => {
      contract = contracted.contracts.get(own.side.name);
      result = uncurried(atIntegers(own.side.type, language.integer).type).result;
      return underContract(own, contracted, contract);
    });
    if (!made.ok) return made.verdict.kind === "differs" ? answered(NOT_TESTED) : answered(made.verdict);
    const bound: Bound = { subject: made.subject, may: contract && mayOf(contract) };
    const tried = await tryContract(bound, search, {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: tools.isCancelled,
      onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    });
    const { paths, runs, steps, solverCalls } = tried.searched;
    return answered(verdictOf(read, contracted, asked, { subject: made.subject, result }, tried), {
      paths,
      runs,
      steps,
      solverCalls,
      ms: 0,
    });
  } catch (error) {
    if (error instanceof Unsupported) return answered(unsupportedInput(error.type) as ContractVerdict);
    throw error;
  }
}

const NOT_TESTED: ContractVerdict = { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "untested" }] };

/** What a function gives is for its contract to look at, and for nobody else. */
function withoutResult(type: Type): Type {
  return uncurried(type).params.reduceRight<Type>((to, from) => fn(from, to), UNIT);
}

const UNIT = con(tupleCtor(0));

/** The function in the program that asks about contracts, on inputs of which its precondition holds. */
function underContract(
  { side }: WantedFunction,
  { program }: Contracted,
  contract: Contract | undefined,
): WantedFunction {
  const given = contract?.pre && { name: contract.pre, arity: contract.arity, shown: [] };
  const type = withoutResult(side.type);
  return { side: { ...side, program, type, name: contract?.body ?? side.name }, given };
}

function mayOf({ may, arity }: Contract): Bound["may"] {
  return may && { name: may, arity, shown: [] };
}

function verdictOf(
  read: ReadExercise,
  contracted: Contracted,
  asked: AskedFunction,
  { subject, result: type }: { readonly subject: Subject; readonly result: Type },
  tried: Tried,
): ContractVerdict {
  const { searched, seen, keeping } = tried;
  const result = { witnesses: [], byWidth: undefined, foundAfter: undefined, agreeing: keeping, searched, seen };
  const { verdict, covered, conditions } = claimOf(besideVariant(subject, subject), read.exercise, result);
  const show = contractShower(read, asked, subject, type, (number) => partOf(read, contracted, asked, number));
  const [first, ...others] = tried.witnesses.map(show);
  if (first === undefined) return verdict.kind === "differs" ? NOT_TESTED : verdict;
  return { kind: "broken", witness: first, others, ...smallestOf(first, covered, keeping), conditions };
}

function smallestOf(
  { size }: ContractWitness,
  covered: number,
  keeping: readonly number[],
): { readonly smallest: boolean; readonly smaller: number } {
  const smaller = keeping.slice(0, size).reduce((sum, count = 0) => sum + count, 0);
  return { smallest: covered >= size - 1, smaller };
}

/** Of an exception that no contract knows of, the function itself is to blame. */
function partOf(read: ReadExercise, { obligations }: Contracted, asked: AskedFunction, number: number): BrokenPart {
  const obligation = obligations[number];
  if (obligation === undefined) return { kind: "exception", function: asked.shown, of: undefined, at: undefined };
  const shown = (name: typeof obligation.owner): string =>
    read.reference.values.find(({ core, itself = core }) => itself === name)?.name ?? shownName(name);
  const { kind, owner, of, at } = obligation;
  return { kind, function: shown(owner), of: of && shown(of), at };
}
