// Programs as the thesis counts their paths (Baartman 2022, figure C.2). It charges for a path as a whole before the
// calls on it are looked into, so all calls of an expression are paid for before the first of them is made; a pattern
// whose guard does not hold is paid for as well; and an abstract class has values that are none of its case classes.
import { call, lambda, lit, make, variable } from "../../src/core/build.js";
import {
  type Arm,
  type Binding,
  type Expr,
  makeName,
  type Name,
  type Pattern,
  shownName,
  tupleCtor,
} from "../../src/core/expr.js";
import { idsBeyond, withOwnIds } from "../../src/core/ids.js";
import { type Def, mapBound, type Program } from "../../src/core/program.js";
import { NOWHERE } from "../../src/core/span.js";
import { children, mapChildren, subpatterns } from "../../src/core/traverse.js";
import { makeUnit } from "../../src/eval/unit.js";
import type { Costs } from "../../src/questions/cover/costs.js";
import type { Pair } from "../../src/subject/pair.js";
import { allCtors } from "../../src/subject/subject.js";
import type { Which } from "./cover-function.js";

/** A program in which `class` has a value that no pattern names. */
export function withOther(scala: string, name: string): string {
  return scala.replace(`abstract class ${name}\n`, `abstract class ${name}\ncase class Other() extends ${name}\n`);
}

/** What entering functions costs is to be paid at calls instead. */
export function countedCosts(matches: ReadonlyMap<string, number>): Partial<Costs> {
  const patterns = [...matches].map(([ctor, cost]) => [shownName(payment(ctor)), cost] as const);
  return { call: 0, matches, calls: new Map([[shownName(CALL), 1], ...patterns]) };
}

/** `ctors`: those whose matching costs something. */
export function asCounted(pair: Pair, side: Which, ctors: readonly string[]): Pair {
  const { unit } = pair[side];
  const paying = makeUnit(new Paying(unit.program, ctors).program(), new Map(), allCtors(unit));
  return { ...pair, [side]: { ...pair[side], unit: paying } };
}

const SERIAL = 999_999_999;
const CALL = makeName("pay for call", SERIAL);
const UNIT = make(tupleCtor(0), []);

function payment(ctor: string): Name {
  return makeName(`pay for ${ctor}`, SERIAL);
}

function pay(name: Name): Expr {
  return call(variable(name), [UNIT]);
}

function inOrder(items: readonly Expr[]): Expr {
  return { kind: "seq", id: 0, at: NOWHERE, written: false, items };
}

/** Knows which names are functions that somebody wrote. */
class Paying {
  private readonly functions: ReadonlySet<Name>;

  constructor(
    private readonly original: Program,
    private readonly ctors: readonly string[],
  ) {
    const bindings = original.defs.flatMap((def): readonly Binding[] => (def.kind === "one" ? [def] : def.bindings));
    const written = bindings.filter(({ bound }) => bound.kind === "lam" && bound.written);
    this.functions = new Set(written.map(({ name }) => name));
  }

  program(): Program {
    const payments = [CALL, ...this.ctors.map(payment)].map((name, i): Def => {
      const bound = lambda([makeName("unit", SERIAL + i)], UNIT);
      return { kind: "one", name, bound };
    });
    const defs = [...payments, ...this.original.defs.map((def) => mapBound(def, (bound) => this.paid(bound)))];
    const ids = idsBeyond(defs);
    return { ...this.original, defs: defs.map((def) => mapBound(def, (bound) => withOwnIds(ids, bound))) };
  }

  private paid(e: Expr): Expr {
    if (this.isCall(e)) {
      const payments = Array.from({ length: this.callsIn(e) }, () => pay(CALL));
      return inOrder([...payments, this.withoutPaying(e)]);
    }
    const inner = mapChildren(e, (child) => this.paid(child));
    return inner.kind === "match" ? { ...inner, arms: inner.arms.map((arm) => this.paidArm(arm)) } : inner;
  }

  /** What was paid for with the call around it. */
  private withoutPaying(e: Expr): Expr {
    return isStraight(e) ? mapChildren(e, (child) => this.withoutPaying(child)) : this.paid(e);
  }

  /** Calls of an expression that are made whatever comes of the others. */
  private callsIn(e: Expr): number {
    if (!isStraight(e)) return 0;
    return children(e).reduce((sum, child) => sum + this.callsIn(child), this.isCall(e) ? 1 : 0);
  }

  private isCall(e: Expr): boolean {
    return e.kind === "app" && e.fn.kind === "var" && this.functions.has(e.fn.name);
  }

  private paidArm(arm: Arm): Arm {
    if (arm.guard === undefined) return arm;
    const payments = ctorsIn(arm.pattern).flatMap((ctor) => (this.ctors.includes(ctor) ? [pay(payment(ctor))] : []));
    const no = inOrder([...payments, lit({ kind: "bool", value: false })]);
    const yes = lit({ kind: "bool", value: true });
    return { ...arm, guard: { kind: "if", id: 0, at: NOWHERE, written: false, cond: arm.guard, yes, no } };
  }
}

function isStraight(e: Expr): boolean {
  return e.kind === "app" || e.kind === "make" || e.kind === "prim";
}

function ctorsIn(pattern: Pattern): readonly string[] {
  const inner = subpatterns(pattern).flatMap(ctorsIn);
  return pattern.kind === "ctor" ? [shownName(pattern.ctor), ...inner] : inner;
}
