// The mutation operators: what may stand in the place of an expression if somebody made a small mistake there.
import { nth } from "../../basis/known.js";
import type { App, Arm, Expr, If, Make, Match, Name, NodeId, Pattern, Prim, Var } from "../../core/expr.js";
import { sameType } from "../../core/instance.js";
import type { Literal } from "../../core/literal.js";
import { isPrimitive } from "../../core/primitive.js";
import { INTEGERS, isInRange } from "../../core/primitive-types.js";
import { freeNames, patternNames } from "../../core/traverse.js";
import type { Facts } from "../../language/facts.js";
import { isImplied } from "../cover/instrument.js";

export const OPERATORS = [
  "condition",
  "constant",
  "operator",
  "swapped arguments",
  "dropped branch",
  "swapped branches",
  "wrong variable",
  "missing recursive call",
  "dropped part",
  "lost sign",
] as const;
export type Operator = (typeof OPERATORS)[number];

export type Variant = { readonly operator: Operator; readonly now: Expr };

export type EditPlace = {
  readonly facts: Facts;
  /** The names of the definition around it: calling one of them is a recursive call. */
  readonly self: readonly Name[];
};

const OTHER_VARIABLES_MAX = 2;

export function variantsOf(e: Expr, place: EditPlace): readonly Variant[] {
  switch (e.kind) {
    case "lit":
      return literals(e.value).map((value) => ({ operator: "constant", now: { ...e, value } }));
    case "var":
      return [
        ...otherVariables(e, place).map((name): Variant => ({ operator: "wrong variable", now: { ...e, name } })),
        ...plainInstead(e, place),
      ];
    case "prim":
      return ofPrimitive(e);
    case "if":
      return ofCondition(e);
    case "match":
      return ofMatch(e);
    case "app":
      return ofCall(e, place);
    case "make":
      return ofBlock(e, place);
    default:
      return [];
  }
}

function literals(value: Literal): readonly Literal[] {
  switch (value.kind) {
    case "bool":
      return [{ kind: "bool", value: !value.value }];
    case "str":
      return [{ kind: "str", value: value.value === "" ? "x" : "" }];
    case "char":
      return [{ kind: "char", value: value.value === 255 ? 254 : value.value + 1 }];
    case "f64":
      return [{ kind: "f64", value: value.value + 1 }];
    default:
      return [1n, -1n].map((by) => ({ ...value, value: value.value + by })).filter(isPossible);
  }
}

function isPossible({ kind, value }: Extract<Literal, { value: bigint }>): boolean {
  const integers = INTEGERS.get(kind);
  return integers === undefined || isInRange(integers, value);
}

function otherVariables(e: Var, { facts }: EditPlace): readonly Name[] {
  const type = facts.typeOf(e.id);
  if (type === undefined) return [];
  return facts
    .scopeAt(e.id)
    .filter((other) => other.name !== e.name && sameType(other.type, type))
    .slice(0, OTHER_VARIABLES_MAX)
    .map(({ name }) => name);
}

/** Whether one may stand where the other stands. */
function areAlike({ facts }: EditPlace, a: NodeId, b: NodeId): boolean {
  const [one, other] = [facts.typeOf(a), facts.typeOf(b)];
  return one !== undefined && other !== undefined && sameType(one, other);
}

/** A constant instead of what was computed; of an integer also what is left of it without its sign. */
function plainInstead(e: Var, { facts }: EditPlace): readonly Variant[] {
  const type = facts.typeOf(e.id);
  const name = type?.kind === "con" ? type.name : undefined;
  const constant = (value: Literal): Expr => ({ ...e, kind: "lit", value }) as Expr;
  if (name === "bool")
    return [true, false].map((value) => ({ operator: "constant", now: constant({ kind: "bool", value }) }));
  const kind = name === undefined ? undefined : INTEGERS.get(name)?.literal;
  if (kind === undefined || kind === "char") return [];
  const zero = constant({ kind, value: 0n });
  const less = `${kind}.lt`;
  if (!isPrimitive(less)) return [{ operator: "constant", now: zero }];
  const isNegative: Expr = { ...e, kind: "prim", op: less, args: [e, zero] } as Expr;
  return [
    { operator: "constant", now: zero },
    { operator: "lost sign", now: { ...e, kind: "if", cond: isNegative, yes: zero, no: e } as Expr },
  ];
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  lt: ["le", "ge"],
  le: ["lt", "gt"],
  gt: ["ge", "le"],
  ge: ["gt", "lt"],
  eq: ["ne"],
  ne: ["eq"],
};
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  add: ["sub", "mul"],
  sub: ["add", "mul"],
  mul: ["add", "sub"],
  div: ["mul"],
  mod: ["div"],
  and: ["or"],
  or: ["and"],
  lsl: ["lsr"],
  lsr: ["lsl"],
  asr: ["lsl"],
};
/** Where the order of the operands matters, and both are of one type. */
const ORDERED = new Set(["sub", "div", "mod", "lt", "le", "gt", "ge", "compare", "concat"]);
/** What they give is of the type of each operand. */
const CLOSED = new Set(["add", "sub", "mul", "div", "mod", "concat"]);

function ofPrimitive(e: Prim): readonly Variant[] {
  const [kind, op] = e.op.split(".") as [string, string];
  const named = (operator: Operator, other: string): readonly Variant[] => {
    const op = `${kind}.${other}`;
    return isPrimitive(op) ? [{ operator, now: { ...e, op } }] : [];
  };
  const [a, b] = e.args;
  const variants: Variant[] = [
    ...(COMPARISONS[op] ?? []).flatMap((other) => named("condition", other)),
    ...(kind === "bool" ? [] : (ARITHMETIC[op] ?? [])).flatMap((other) => named("operator", other)),
  ];
  if (e.op === "bool.not" && a !== undefined) variants.push({ operator: "condition", now: a });
  if (a === undefined || b === undefined) return variants;
  if (ORDERED.has(op)) variants.push({ operator: "swapped arguments", now: { ...e, args: [b, a] } });
  if (CLOSED.has(op)) variants.push({ operator: "dropped part", now: a }, { operator: "dropped part", now: b });
  return variants;
}

function isTruth(e: Expr, value: boolean): boolean {
  return e.kind === "lit" && e.value.kind === "bool" && e.value.value === value;
}

/** `a && b` is `if a then b else false`, `a || b` is `if a then true else b`. */
function ofCondition(e: If): readonly Variant[] {
  const truth = (known: Expr, value: boolean): Expr => ({ ...known, value: { kind: "bool", value } }) as Expr;
  if (isTruth(e.no, false))
    return [
      { operator: "condition", now: { ...e, yes: truth(e.no, true), no: e.yes } },
      { operator: "dropped part", now: e.cond },
      { operator: "dropped part", now: e.yes },
    ];
  if (isTruth(e.yes, true))
    return [
      { operator: "condition", now: { ...e, yes: e.no, no: truth(e.yes, false) } },
      { operator: "dropped part", now: e.cond },
      { operator: "dropped part", now: e.no },
    ];
  return [
    { operator: "swapped branches", now: { ...e, yes: e.no, no: e.yes } },
    { operator: "dropped branch", now: e.yes },
    { operator: "dropped branch", now: e.no },
  ];
}

function ofMatch(e: Match): readonly Variant[] {
  const variants: Variant[] = [];
  const withArms = (operator: Operator, arms: readonly Arm[]): void => {
    variants.push({ operator, now: { ...e, arms } });
  };
  for (const [i, arm] of e.arms.entries()) {
    const others = e.arms.filter((_, at) => at !== i);
    if (isImplied(arm)) continue;
    if (others.length > 0) withArms("dropped branch", others);
    const next = e.arms[i + 1];
    if (next !== undefined && !isImplied(next) && isClosed(arm) && isClosed(next))
      withArms("swapped branches", swappedBodies(e.arms, i));
    if (arm.guard !== undefined) withArms("condition", changedArm(e.arms, i, { ...arm, guard: undefined }));
    for (const pattern of otherPatterns(arm.pattern)) withArms("constant", changedArm(e.arms, i, { ...arm, pattern }));
  }
  return variants;
}

/** Uses nothing that its pattern names. */
function isClosed({ pattern, body }: Arm): boolean {
  const used = freeNames(body);
  return patternNames(pattern).every((name) => !used.has(name));
}

function swappedBodies(arms: readonly Arm[], i: number): readonly Arm[] {
  const [a, b] = [nth(arms, i), nth(arms, i + 1)];
  return changedArm(changedArm(arms, i, { ...a, body: b.body }), i + 1, { ...b, body: a.body });
}

function changedArm(arms: readonly Arm[], i: number, arm: Arm): readonly Arm[] {
  return arms.map((other, at) => (at === i ? arm : other));
}

/** With one literal changed. */
function otherPatterns(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind === "lit") return literals(pattern.value).map((value) => ({ ...pattern, value }));
  if (pattern.kind !== "ctor") return [];
  return pattern.args.flatMap((arg, i) =>
    otherPatterns(arg).map((other) => ({
      ...pattern,
      args: pattern.args.map((each, at) => (at === i ? other : each)),
    })),
  );
}

function ofCall(e: App, place: EditPlace): readonly Variant[] {
  const swaps = swappedArguments(e.args, place).map(
    (args): Variant => ({ operator: "swapped arguments", now: { ...e, args } }),
  );
  const isRecursive = e.fn.kind === "var" && place.self.includes(e.fn.name);
  const missing = isRecursive ? e.args.filter((arg) => areAlike(place, arg.id, e.id)) : [];
  return [...swaps, ...missing.map((now): Variant => ({ operator: "missing recursive call", now }))];
}

function ofBlock(e: Make, place: EditPlace): readonly Variant[] {
  const swaps = swappedArguments(e.args, place).map(
    (args): Variant => ({ operator: "swapped arguments", now: { ...e, args } }),
  );
  const parts = e.args.filter((arg) => areAlike(place, arg.id, e.id));
  return [...swaps, ...parts.map((now): Variant => ({ operator: "dropped part", now }))];
}

/** Each two neighbours of one type. */
function swappedArguments(args: readonly Expr[], place: EditPlace): readonly (readonly Expr[])[] {
  return args.flatMap((arg, i) => {
    const later = args.findIndex((other, at) => at > i && areAlike(place, other.id, arg.id));
    if (later < 0) return [];
    const swapped = args.map((each, at) => (at === i ? nth(args, later) : at === later ? arg : each));
    return [swapped];
  });
}
