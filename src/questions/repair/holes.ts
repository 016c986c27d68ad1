// Literals that may be others, and such that could be there: what would stand in a place, with the literal left open.
import { lit, prim, variable } from "../../core/build.js";
import { type Arm, type Expr, fixedName, type Match, type Name, type Pattern } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import { isPrimitive, type PrimName } from "../../core/primitive.js";
import { INTEGERS, TEXTS } from "../../core/primitive-types.js";
import { con, type Type } from "../../core/type.js";
import type { Variation } from "./candidate.js";
import type { Patient } from "./patient.js";
import type { Place } from "./places.js";
import { isNamed } from "./types.js";
import { comparing } from "./variations.js";

export type Hole = {
  readonly place: Place;
  /** Of the literal: one of integers, characters or strings. */
  readonly type: string;
  /** What is run, with an expression for the literal. */
  readonly run: (value: Expr) => Expr;
  readonly written: (value: Literal) => Variation;
  /** There is a literal already. */
  readonly isThere: boolean;
};

/** Literals that stand there, in patterns too. */
export function literalHoles({ facts }: Patient, place: Place): readonly Hole[] {
  const { node } = place;
  if (node.kind === "match") return patternHoles(place, node);
  const type = node.kind === "lit" ? solvable(facts.typeOf(node.id)) : undefined;
  return type === undefined ? [] : [holeOf(place, type, "constant", (value) => value)];
}

/** Definitions that are a literal. */
export function definedLiterals(patient: Patient): readonly Hole[] {
  return patient.roots.flatMap((root) =>
    root.kind === "lit" && root.written && root.at.file === patient.source.name
      ? literalHoles(patient, { node: root, top: root, operands: new Map(), size: 1, around: undefined, root })
      : [],
  );
}

/** Where nothing but a literal is new: instead of what stands there, beside it, or compared with a name. */
export function newLiteralHoles({ facts }: Patient, place: Place): readonly Hole[] {
  const { node } = place;
  const type = facts.typeOf(node.id);
  const name = solvable(type);
  if (name !== undefined && node.kind !== "lit")
    return [
      holeOf(place, name, "constant", (value) => value),
      ...BESIDE.flatMap((op) => besideIt(place, name, op)),
      ...(TEXTS.has(name) ? [holeOf(place, name, "operation", (value) => prim("str.concat", value, node))] : []),
    ];
  if (!isNamed(type, "bool")) return [];
  const names = facts.scopeAt(node.id).filter((each) => solvable(each.type) !== undefined);
  return names.slice(0, COMPARED_MAX).flatMap((each) => comparedHoles(place, each.name, each.type));
}

const COMPARED_MAX = 4;
const BESIDE = ["add", "mul", "concat"] as const;

function holeOf(place: Place, type: string, idea: Variation["idea"], made: (value: Expr) => Expr): Hole {
  const isThere = place.node.kind === "lit";
  return { place, type, run: made, written: (value) => ({ idea, now: made(lit(value)) }), isThere };
}

/** What stands there, and a number more or less. */
function besideIt(place: Place, type: string, op: (typeof BESIDE)[number]): readonly Hole[] {
  const [own, sub] = [TEXTS.has(type) ? `str.${op}` : `${type}.${op}`, `${type}.sub`];
  if (!isPrimitive(own)) return [];
  const hole = holeOf(place, type, "operation", (value) => prim(own, place.node, value));
  const written = (value: Literal): Variation => {
    const isLess = op === "add" && typeof value.value === "bigint" && value.value < 0n && isPrimitive(sub);
    return isLess
      ? { idea: "operation", now: prim(sub as PrimName, place.node, lit(opposite(value))) }
      : hole.written(value);
  };
  return [{ ...hole, written }];
}

function opposite(value: Literal): Literal {
  return typeof value.value === "bigint" ? ({ ...value, value: -value.value } as Literal) : value;
}

/** The other comparisons are these with another literal, or the other way round. */
function comparedHoles(place: Place, name: Name, type: Type): readonly Hole[] {
  const of = solvable(type);
  if (of === undefined) return [];
  const ops = INTEGERS.has(of) ? (["lt", "ge", "eq", "ne"] as const) : (["eq", "ne"] as const);
  return ops.map((op) => holeOf(place, of, "condition", (value) => prim(comparing(type, op), variable(name), value)));
}

// ---- in patterns ----

/** A pattern has no place for what is not known: it fits everything there, and what it was is a condition. */
function patternHoles(place: Place, e: Match): readonly Hole[] {
  return e.arms.flatMap((arm, i) =>
    literalsIn(arm.pattern).map(({ type, within }, j): Hole => {
      const open = fixedName(`open/hole${e.id}-${i}-${j}`); // nothing else in a program is called so
      const withArm = (now: Arm): Expr => ({ ...e, arms: e.arms.with(i, now) });
      return {
        place,
        type,
        isThere: true,
        run: (hole) => {
          const isSame = prim(comparing(con(fixedName(type)), "eq"), variable(open), hole);
          const guard = arm.guard === undefined ? isSame : both(isSame, arm.guard);
          return withArm({ ...arm, pattern: within({ kind: "bind", at: e.at, name: open }), guard });
        },
        written: (now) => ({
          idea: "constant",
          now: withArm({ ...arm, pattern: within({ kind: "lit", at: e.at, value: now }) }),
        }),
      };
    }),
  );
}

function both(a: Expr, b: Expr): Expr {
  return { ...a, kind: "if", cond: a, yes: b, no: lit({ kind: "bool", value: false }) } as Expr;
}

type LiteralIn = { readonly type: string; readonly within: (now: Pattern) => Pattern };

function literalsIn(pattern: Pattern): readonly LiteralIn[] {
  if (pattern.kind === "lit") {
    const type = solvable(con(fixedName(pattern.value.kind)));
    return type === undefined ? [] : [{ type, within: (now) => now }];
  }
  if (pattern.kind !== "ctor") return [];
  return pattern.args.flatMap((arg, i) =>
    literalsIn(arg).map((each) => ({
      ...each,
      within: (now: Pattern): Pattern => ({ ...pattern, args: pattern.args.with(i, each.within(now)) }),
    })),
  );
}

/** Whose literals can be unknown. */
function solvable(type: Type | undefined): string | undefined {
  return type?.kind === "con" && (INTEGERS.has(type.name) || TEXTS.has(type.name)) ? type.name : undefined;
}
