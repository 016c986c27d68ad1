// A program made ready to run by either engine: its constructors as objects, its shared
// constants as values, and which alternative of each choice is taken.

import { canonical } from "../basis/integer.js";
import { constantTest, type IsConstant } from "../core/constant.js";
import type { Expr, Name, NodeId } from "../core/expr.js";
import { tupleWidth } from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import { type CtorDecl, type Fault, isMadeAnew, type Program } from "../core/program.js";
import { wellFormed } from "../core/self-check.js";
import { IN_ANY_ORDER } from "../core/validate.js";
import { type Ctor, constantOf, Flt, makeData, Str, tupleOf, type Value } from "../core/value.js";
import { makeCtors, rankedException, type SharedCtors } from "./ctors.js";
import { boxedIntegersIn } from "./primitives/boxed.js";
import { makeRuntime, type Runtime } from "./runtime.js";

export type Unit = {
  readonly program: Program;
  readonly isConstant: IsConstant;
  ctor(name: Name): Ctor;
  /** How many constructors a value of the family may have; undefined for exceptions and where that is not known. */
  familySize(ctor: Name): number | undefined;
  /** The one value of a constant expression. */
  constant(e: Expr): Value;
  /** The value of a literal in a pattern. */
  literal(literal: Literal): Value;
  /** The one value of a constructor without arguments. */
  constantOf(ctor: Name): Value;
  /** The alternatives taken where not the first. */
  readonly picks: ReadonlyMap<NodeId, number>;
  /** Functions (by the number of their node) at whose entry explored code asks its host. */
  readonly hosted: ReadonlySet<NodeId>;
  /** Places in the structural order of shared constructors that have another where they come from; undefined if none. */
  readonly ranks: ReadonlyMap<Ctor, number> | undefined;
};

const NOTHING_SHARED: SharedCtors = new Map();
const NOTHING_HOSTED: ReadonlySet<NodeId> = new Set();

export function makeUnit(
  program: Program,
  picks: ReadonlyMap<NodeId, number>,
  shared: SharedCtors = NOTHING_SHARED,
  hosted: ReadonlySet<NodeId> = NOTHING_HOSTED,
): Unit {
  wellFormed("run", program, IN_ANY_ORDER); // what is not in order cannot be compiled
  const exceptions = program.exceptions.map(rankedException);
  const decls = [...program.data.flatMap((data) => data.ctors), ...exceptions];
  const { byName, sizes } = makeCtors(program, shared);
  const madeAnew = [...exceptions, ...decls.filter(isMadeAnew)];
  const ctor = (name: Name): Ctor => byName.get(name) ?? tuple(name);
  return {
    program,
    isConstant: constantTest(new Set(madeAnew.map(({ name }) => name))),
    ctor,
    familySize: (name) => sizes.get(name) ?? (tupleWidth(name) === undefined ? undefined : 1),
    constant: constantMaker(ctor),
    literal: literalValue,
    constantOf: (name) => constantOf(ctor(name)),
    picks,
    hosted,
    ranks: shared.size === 0 ? undefined : ranksOf(decls, shared),
  };
}

/** For runs of the program. */
export function runtimeOf(unit: Unit, memoryIsLow?: () => boolean): Runtime {
  const rt = makeRuntime(memoryIsLow);
  rt.faults = faultsOf(unit);
  rt.ranks = unit.ranks;
  rt.hasBoxedIntegers = boxedIntegersIn(unit.program);
  return rt;
}

function ranksOf(decls: readonly CtorDecl[], shared: SharedCtors): Unit["ranks"] {
  const ranks = new Map<Ctor, number>();
  for (const { name, rank } of decls) {
    const ctor = shared.get(name);
    if (ctor !== undefined && ctor.decl.rank !== rank) ranks.set(ctor, rank);
  }
  return ranks.size === 0 ? undefined : ranks;
}

function tuple(name: Name): Ctor {
  const width = tupleWidth(name);
  if (width === undefined) throw new Error(`no constructor ${name}`);
  return tupleOf(width);
}

function constantMaker(ctor: (name: Name) => Ctor): (e: Expr) => Value {
  const known = new WeakMap<Expr, Value>();
  const constant = (e: Expr): Value => {
    const value = known.get(e) ?? make(e);
    known.set(e, value);
    return value;
  };
  const make = (e: Expr): Value => {
    if (e.kind === "lit") return literalValue(e.value);
    if (e.kind === "make") return makeData(ctor(e.ctor), e.args.map(constant));
    if (e.kind !== "chain") throw new Error(`not a constant: ${e.kind}`);
    return chainOf(ctor(e.ctor), e.items.map(constant), constant(e.last));
  };
  return constant;
}

export function literalValue(literal: Literal): Value {
  switch (literal.kind) {
    case "f64":
      return new Flt(literal.value);
    case "str":
      return new Str(literal.value);
    case "char":
    case "bool":
      return literal.value;
    default:
      return canonical(literal.value);
  }
}

/** k(items[0], k(items[1], ... last)). */
export function chainOf(k: Ctor, items: readonly Value[], last: Value): Value {
  let result = last;
  for (let i = items.length - 1; i >= 0; i--) result = makeData(k, [items[i] as Value, result]);
  return result;
}

/** What primitives raise in this program's language. */
export function faultsOf({ program, constant }: Unit): Readonly<Record<Fault, Value>> {
  const { divide, bounds, incomparable, lazy, match, absent } = program.faults;
  return {
    divide: constant(divide),
    bounds: constant(bounds),
    incomparable: constant(incomparable),
    lazy: constant(lazy),
    match: constant(match),
    absent: constant(absent),
  };
}
