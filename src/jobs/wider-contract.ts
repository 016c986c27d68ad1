// Contracts of functions that take more than the inputs that are made for them: a Vector where a Seq may be given. Only
// what breaks a contract is taken from there; a claim says what was tried.
import { makeName, type Name } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def } from "../core/program.js";
import { type ContractTools, type ExploringStrategy, tryContract } from "../questions/contract/contract.js";
import type { ContractVerdict } from "../report/contract.js";
import type { WantedFunction } from "../subject/asked.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import type { Bound } from "../witness/by-contract.js";
import { contractShower } from "../witness/shown-contract.js";
import type { ContractQuestion } from "./contract-sequences.js";
import { contractedOf, mayOf, ownRefusals, partOf, refusing, subjectUnderContract } from "./under-contract.js";
import { functionGiving, type Made, madeOf, otherOf, widerConditions, widerOf, withWider } from "./wider.js";

/** What holds of the inputs that were tried, and of others where a program looks as if it could tell them apart. */
export async function alsoWider(
  question: ContractQuestion,
  asked: AskedFunction,
  own: ContractVerdict,
  tools: ContractTools,
): Promise<ContractVerdict> {
  const { read, request } = question;
  const { language, tellsSequences } = read.reference;
  const { widerProgram } = language;
  const said = aboutWider(read, asked, own);
  if (said === own || widerProgram === undefined || tellsSequences !== true) return said;
  const again = readExercise(language, withWider(request.exercise, widerProgram));
  if (!again.ok || mayOf(read, question.contracted, asked) !== undefined) return said;
  const wider = widerOf(again.value.reference, referenceSide(again.value, asked.compared));
  for (const made of madeOf(wider, wider)) {
    const found = await brokenWith({ ...question, read: again.value }, asked, made, tools);
    if (found !== undefined) return found;
  }
  return said;
}

/** A claim names what was not tried. */
export function aboutWider(read: ReadExercise, asked: AskedFunction, verdict: ContractVerdict): ContractVerdict {
  if (verdict.kind !== "equal" && verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return verdict;
  const added = widerConditions(widerOf(read.reference, referenceSide(read, asked.compared)));
  return added.length === 0 ? verdict : { ...verdict, conditions: [...verdict.conditions, ...added] };
}

async function brokenWith(
  { read, request, tools: { memoryIsLow } }: ContractQuestion,
  asked: AskedFunction,
  made: Made,
  tools: ContractTools,
): Promise<ContractVerdict | undefined> {
  const contracted = contractedOf(read);
  const found = subjectUnderContract(read, contracted, asked, memoryIsLow, (own) => givingTo(own, made));
  if (!found.ok) return undefined;
  const { subject } = found;
  const refusals = request.robust ? ownRefusals(read, contracted, asked) : undefined;
  const bound: Bound = { subject, may: undefined, ...(refusals && { judged: refusing(refusals) }) };
  const strategy = request.search.strategy as ExploringStrategy; // what is drawn is never asked about here
  const { isDecided: _, ...searching } = tools;
  const tried = await tryContract(bound, { ...request.search, strategy }, searching);
  const show = contractShower(read, asked, subject, (number) => partOf(read, contracted, asked, number));
  const [first, ...others] = tried.witnesses.map((witness) =>
    show({ ...witness, args: witness.args.map((arg, i) => otherOf(made, i, arg)) }),
  );
  if (first === undefined) return undefined;
  const smaller = tried.keeping.slice(0, first.size).reduce((sum, count = 0) => sum + count, 0);
  const smallest = tried.searched.covered >= first.size - 1;
  return { kind: "broken", witness: first, others, smallest, smaller, conditions: [] };
}

const [GIVING, ASKING] = [makeName("elenchus-giving-others", 0), makeName("elenchus-asking-others", 0)];

/** The function and its precondition are given the same. */
function givingTo({ side, given }: WantedFunction, made: Made): WantedFunction {
  const giving = (name: Name, to: Name, arity: number): Def => functionGiving(name, to, arity, made);
  const defs = [
    giving(GIVING, side.name, uncurried(side.type).params.length),
    ...(given === undefined ? [] : [giving(ASKING, given.name, given.arity)]),
  ];
  const program = withDefinitions("wider", side.program, defs);
  return { side: { ...side, name: GIVING, program }, given: given && { ...given, name: ASKING } };
}
