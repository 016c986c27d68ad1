// The mutation operators: what may stand in the place of an expression if somebody made a small mistake there.
import type { App, Arm, Expr, If, Make, Match, Name, Pattern, Prim, Var } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import type { PrimName } from "../../core/primitive.js";
import { INTEGERS } from "../../core/primitive-types.js";
import { freeNames, patternNames } from "../../core/traverse.js";
import { isImplied } from "../cover/instrument.js";
import type { LocalTypes } from "./local-types.js";

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

export type Place = {
  readonly types: LocalTypes | undefined;
  /** Local names that can be used here, the nearest first. */
  readonly scope: readonly Name[];
  /** The names of the definition around it: calling one of them is a recursive call. */
  readonly self: readonly Name[];
};

const OTHER_VARIABLES_MAX = 2;

export function variantsOf(e: Expr, place: Place): readonly Variant[] {
  switch (e.kind) {
    case "lit":
      return literals(e.value).map((value) => ({ operator: "constant", now: { ...e, value } }));
    case "var":
      return [
        ...otherVariables(e.name, place).map((name): Variant => ({ operator: "wrong variable", now: { ...e, name } })),
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
      return [1n, -1n].map((by) => ({ ...value, value: value.value + by }));
  }
}

function otherVariables(name: Name, { types, scope }: Place): readonly Name[] {
  const type = types?.ofName(name);
  if (types === undefined || type === undefined) return [];
  return [...new Set(scope)]
    .filter((other) => other !== name && types.ofName(other) === type)
    .slice(0, OTHER_VARIABLES_MAX);
}

/** A constant instead of what was computed; of an integer also what is left of it without its sign. */
function plainInstead(e: Var, { types }: Place): readonly Variant[] {
  const type = types?.ofName(e.name);
  const constant = (value: Literal): Expr => ({ ...e, kind: "lit", value }) as Expr;
  if (type === "bool")
    return [true, false].map((value) => ({ operator: "constant", now: constant({ kind: "bool", value }) }));
  const kind = type === undefined ? undefined : INTEGERS.get(type)?.literal;
  if (kind === undefined || kind === "char") return [];
  const zero = constant({ kind, value: 0n });
  const isNegative: Expr = { ...e, kind: "prim", op: `${kind}.lt`, args: [e, zero] } as Expr;
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
  const named = (other: string): Prim => ({ ...e, op: `${kind}.${other}` as PrimName });
  const [a, b] = e.args;
  const variants: Variant[] = [
    ...(COMPARISONS[op] ?? []).map((other): Variant => ({ operator: "condition", now: named(other) })),
    ...(kind === "bool" ? [] : (ARITHMETIC[op] ?? [])).map(
      (other): Variant => ({ operator: "operator", now: named(other) }),
    ),
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
  const truth = (value: boolean): Expr => ({ ...e.cond, kind: "lit", value: { kind: "bool", value } }) as Expr;
  if (isTruth(e.no, false))
    return [
      { operator: "condition", now: { ...e, yes: truth(true), no: e.yes } },
      { operator: "dropped part", now: e.cond },
      { operator: "dropped part", now: e.yes },
    ];
  if (isTruth(e.yes, true))
    return [
      { operator: "condition", now: { ...e, yes: e.no, no: truth(false) } },
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
  const [a, b] = [arms[i] as Arm, arms[i + 1] as Arm];
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

function ofCall(e: App, { types, self }: Place): readonly Variant[] {
  if (types === undefined) return [];
  const swaps = swappedArguments(e.args, types).map(
    (args): Variant => ({ operator: "swapped arguments", now: { ...e, args } }),
  );
  const isRecursive = e.fn.kind === "var" && self.includes(e.fn.name);
  const result = types.ofNode(e);
  const missing = isRecursive ? e.args.filter((arg) => types.ofNode(arg) === result) : [];
  return [...swaps, ...missing.map((now): Variant => ({ operator: "missing recursive call", now }))];
}

function ofBlock(e: Make, { types }: Place): readonly Variant[] {
  if (types === undefined) return [];
  const swaps = swappedArguments(e.args, types).map(
    (args): Variant => ({ operator: "swapped arguments", now: { ...e, args } }),
  );
  const own = types.ofNode(e);
  const parts = e.args.filter((arg) => types.ofNode(arg) === own);
  return [...swaps, ...parts.map((now): Variant => ({ operator: "dropped part", now }))];
}

/** Each two neighbours of one type. */
function swappedArguments(args: readonly Expr[], types: LocalTypes): readonly (readonly Expr[])[] {
  return args.flatMap((arg, i) => {
    const later = args.findIndex((other, at) => at > i && types.ofNode(other) === types.ofNode(arg));
    if (later < 0 || types.ofNode(arg) === undefined) return [];
    const swapped = args.map((each, at) => (at === i ? (args[later] as Expr) : at === later ? arg : each));
    return [swapped];
  });
}
