// A function that its contract judges. Its own contract is not changed, and nothing outside of it is.
import { type Expr, type Name, shownName } from "../../core/expr.js";
import { idsBeyond } from "../../core/ids.js";
import { inOrder } from "../../core/in-order.js";
import { definedNames } from "../../core/library.js";
import { boundAs, neededBy } from "../../core/needs.js";
import type { Program } from "../../core/program.js";
import { supplyOfNames } from "../../core/supply.js";
import { visit } from "../../core/traverse.js";
import type { Ctor } from "../../core/value.js";
import type { SharedCtors } from "../../eval/ctors.js";
import { bindingsOf } from "../../eval/generate/analyse.js";
import type { Chooser } from "../../eval/generate/program.js";
import { loadUnit } from "../../eval/run.js";
import { makeUnit, type Unit } from "../../eval/unit.js";
import type { ContractRoles } from "../../language/contract.js";
import type { Contracted } from "../../subject/contracts.js";
import { type Bound, judgeByContract } from "../../witness/by-contract.js";
import type { Fuel, Input } from "../../witness/judge.js";
import { limitsOf } from "../../witness/limits.js";
import { isWritten, type Written } from "./by-reference.js";
import { armDonorsOf, donorsOf } from "./donors.js";
import { exploredUnder } from "./explored.js";
import { CONTRACT_FUEL, LOADING } from "./limits.js";
import type { Patient, Trial } from "./patient.js";
import { withWideTypes } from "./types.js";

export type ContractSide = {
  /** Without what its contracts become. */
  readonly program: Program;
  /** The function as users call it. */
  readonly name: Name;
  readonly bound: Bound;
  /** A program with its contracts. */
  readonly contracted: (program: Program) => Contracted;
  /** The constructors that inputs are made of. */
  readonly ctors: SharedCtors;
};

/** For the inputs of another version of a program, in which nothing but a function is another; undefined: its data are others. */
export function ctorsFor({ program: now }: Unit, { program: before, ctor }: Unit): SharedCtors | undefined {
  const declared = (program: Program) => [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions];
  const [all, known] = [declared(now), declared(before)];
  const shared = new Map<Name, Ctor>();
  for (const [i, { name, fields }] of all.entries()) {
    const same = known[i];
    const isAlike = shownName(same?.name ?? name) === shownName(name) && same?.fields.length === fields.length;
    if (same === undefined || !isAlike) return undefined;
    shared.set(name, ctor(same.name));
  }
  return all.length === known.length ? shared : undefined;
}

export function patientByContract(side: ContractSide, roles: ContractRoles, { facts: own, source }: Written): Patient {
  const { program, name } = side;
  const facts = withWideTypes(own, program);
  const defined = new Set(program.defs.flatMap(definedNames));
  const words = {
    ctor: (each: Name) => each,
    type: <T>(each: T) => each,
    global: (each: Name) => (defined.has(each) ? each : undefined),
  };
  const giver = { program, facts, file: source.name, from: "own" } as const;
  const root = boundAs(program, name);
  const fixed = new Set(root === undefined ? [] : contractParts(root, roles));
  const load = loaderFor(side);
  const original = load(program);
  return {
    program,
    ids: idsBeyond(program.defs),
    names: supplyOfNames("repair"),
    facts,
    source,
    globals: new Set(program.defs.filter(isWritten).flatMap(definedNames)),
    entry: name,
    roots: root === undefined ? [] : [root],
    isFixed: (e) => fixed.has(e),
    load,
    caseOf: (input) => {
      const known = original?.stepsOn(input) ?? original?.stepsWithoutEnd(input);
      return known === undefined ? undefined : { input, known };
    },
    donors: donorsOf(giver, words),
    arms: armDonorsOf(giver, words),
    solution: undefined,
  };
}

function loaderFor({ bound, contracted, ctors }: ContractSide) {
  const { subject } = bound;
  const { given, side } = subject;
  const asked = [side.name, ...[given, bound.may].flatMap((each) => each?.name ?? [])];
  return (changed: Program, chooser?: Chooser): ContractTrial | undefined => {
    const { program: checking } = contracted(changed);
    // A change may mention what stands further below. What is not asked for takes time to compile.
    const needed = new Set(asked.flatMap((each) => neededBy(checking, each)));
    const made = { ...checking, defs: inOrder([...needed].flatMap(bindingsOf)) };
    const unit = makeUnit(made, new Map(), ctors);
    const machine = loadUnit(unit, LOADING, { repeatsDeep: false, ...(chooser && { chooser }) });
    if (machine.outcome.kind !== "value") return undefined;
    return trialOf({
      ...bound,
      subject: { ...subject, side: { ...subject.side, program: made }, unit, machine },
    });
  };
}

/** Whether a program is right wherever an input is a test of it; also where it does not end at first: a search takes no notice
 * of that. */
export function keepsOn(side: ContractSide, inputs: readonly Input[]): boolean {
  const trial = loaderFor(side)(side.program);
  return trial === undefined || inputs.every((input) => trial.isKept(input));
}

/** `stepsOn`: what an input takes; undefined: it is no test, or does not end; then `stepsWithoutEnd`, if it is one. */
type ContractTrial = Trial & {
  readonly stepsOn: (input: Input) => number | undefined;
  readonly stepsWithoutEnd: (input: Input) => number | undefined;
  /** It is right on an input, or that is no test of it. */
  readonly isKept: (input: Input) => boolean;
};

function trialOf(bound: Bound): ContractTrial {
  const judge = judgeByContract(bound);
  const isKept = (input: Input): boolean => {
    const soon = judge.judge(input, CONTRACT_FUEL);
    if (soon !== undefined) return soon.verdict === "right";
    if (!isValid(bound, input)) return true;
    return judge.judge(input, fuelAfter(CONTRACT_FUEL.reference))?.verdict === "right";
  };
  return {
    isKept,
    subject: bound.subject,
    stepsOn: (input) => {
      const before = judge.steps();
      return judge.judge(input, CONTRACT_FUEL) === undefined ? undefined : judge.steps() - before;
    },
    stepsWithoutEnd: (input) => (isValid(bound, input) ? CONTRACT_FUEL.reference : undefined),
    // Where nothing is known, a change has not helped: the same input was a test before.
    verdict: ({ input, known }) => judge.judge(input, fuelAfter(known as number))?.verdict ?? "unfinished",
    steps: judge.steps,
    explored: (program, { input, known }) => exploredUnder(bound, program, input, fuelAfter(known as number).reference),
  };
}

/** What is demanded of the arguments holds. */
function isValid({ subject: { given, machine } }: Bound, { args }: Input): boolean {
  if (given === undefined) return true;
  machine.reset();
  const { outcome } = machine.call(
    given.name,
    args("reference").slice(0, given.arity),
    limitsOf(CONTRACT_FUEL.reference),
  );
  return outcome.kind === "value" && outcome.value === true;
}

function fuelAfter(steps: number): Fuel {
  const reference = 5 * steps + CONTRACT_FUEL.reference; // where a contract is broken early, little was run
  return { reference, submission: () => reference };
}

/** What a function says of itself: conditions and predicates, and not the values that they are about. */
function contractParts(root: Expr, roles: ContractRoles): readonly Expr[] {
  const parts: Expr[] = [];
  visit(root, (e) => {
    const role = e.kind === "app" && e.fn.kind === "var" ? roles.get(e.fn.name) : undefined;
    if (e.kind !== "app" || role === undefined) return true;
    const holdsValue = role === "ensure" || role === "ensure-that" || role === "loop" || role === "allow";
    parts.push(e.fn, ...e.args.slice(holdsValue ? 1 : 0));
    return true;
  });
  return parts;
}
