// Functions of a program with their contracts, made ready for questions.
import { type Expr, shownName, tupleCtor } from "../core/expr.js";
import { boundAs } from "../core/needs.js";
import type { CtorDecl } from "../core/program.js";
import { visit } from "../core/traverse.js";
import { con, fn, type Type } from "../core/type.js";
import { isData } from "../core/value.js";
import type { ContractFacts } from "../language/contract.js";
import { BAD_ARGUMENT } from "../language/language.js";
import type { BrokenPart } from "../report/contract.js";
import { type AskedSubject, askedSubject, type WantedFunction } from "../subject/asked.js";
import { type Contracted, contractedProgram } from "../subject/contracts.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { afterRun, type Bound } from "../witness/by-contract.js";

/** The program of an exercise, in which its contracts are asked about. */
export function contractedOf({ reference }: ReadExercise): Contracted {
  const called = reference.values.flatMap(({ core, itself }) => (itself === undefined ? [] : [core]));
  const inputs = new Set([...reference.entries.map(({ name }) => name), ...called]);
  const { comparable, language, contracts = NO_FACTS } = reference;
  return contractedProgram(comparable, language.contracts, contracts, inputs);
}

export const NO_FACTS: ContractFacts = { makers: new Set(), dispatchers: new Map(), overridden: new Map() };

/** A function on inputs of which its precondition holds, which does not ask for that itself. What it gives and leaves is for
 * its contract to look at, and for nobody else: an operation that looks may raise an exception of its own. */
export function subjectUnderContract(
  read: ReadExercise,
  { program, contracts }: Contracted,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
  changed: (own: WantedFunction) => WantedFunction = (own) => own,
): AskedSubject {
  return askedSubject(read, asked, memoryIsLow, undefined, ({ side }) => {
    const { pre, body = side.name, arity = 0 } = contracts.get(side.name) ?? {};
    const type = withoutResult(side.type);
    return changed({
      side: { ...side, program, type, name: body, leavesUnseen: true },
      given: pre && { name: pre, arity, shown: [] },
    });
  });
}

function withoutResult(type: Type): Type {
  return uncurried(type).params.reduceRight<Type>((to, from) => fn(from, to), con(tupleCtor(0)));
}

/**
 * Of a function without a contract: an exception that says that an argument was bad, and that its own text raises, is its
 * precondition. What it calls may not raise it. Undefined: it has a contract.
 */
export function ownRefusals(
  read: ReadExercise,
  { contracts }: Contracted,
  { shown }: AskedFunction,
): readonly CtorDecl[] | undefined {
  const side = referenceSide(read, shown);
  if (side === undefined || contracts.has(side.name)) return undefined;
  const { exceptionMeaning } = read.reference.language;
  const named = namesIn(boundAs(side.program, side.name));
  return side.program.exceptions.filter((ctor) => {
    const name = shownName(ctor.name);
    return exceptionMeaning(name) === BAD_ARGUMENT && (named.has(name) || named.has("invalid_arg"));
  });
}

/** As users wrote them. */
function namesIn(e: Expr | undefined): ReadonlySet<string> {
  const named = new Set<string>();
  if (e === undefined) return named;
  visit(e, (each) => {
    if (each.kind === "make") named.add(shownName(each.ctor));
    if (each.kind === "var") named.add(shownName(each.name));
    return true;
  });
  return named;
}

/** A run that ends in one of these is no test. */
export function refusing(refusals: readonly CtorDecl[]): NonNullable<Bound["judged"]> {
  const names = new Set(refusals.map(({ name }) => name));
  return (report) => {
    const { outcome } = report;
    const isRefusal = outcome.kind === "raised" && isData(outcome.exn) && names.has(outcome.exn.k.decl.name);
    return isRefusal ? "no-test" : afterRun(report, () => false);
  };
}

/** What its contract allows it to raise. */
export function mayOf(read: ReadExercise, { contracts }: Contracted, { shown }: AskedFunction): Bound["may"] {
  const name = referenceSide(read, shown)?.name;
  const { may, arity = 0 } = (name && contracts.get(name)) ?? {};
  return may && { name: may, arity, shown: [] };
}

/** Of an exception that no contract knows of, the function itself is to blame. */
export function partOf(
  read: ReadExercise,
  { obligations }: Contracted,
  asked: AskedFunction,
  number: number,
): BrokenPart {
  const obligation = obligations[number];
  if (obligation === undefined) return { kind: "exception", function: asked.shown, of: undefined, at: undefined };
  const shown = (name: typeof obligation.owner): string =>
    read.reference.values.find(({ core, itself = core }) => itself === name)?.name ?? shownName(name);
  const { kind, owner, of, at } = obligation;
  return { kind, function: shown(owner), of: of && shown(of), at };
}
