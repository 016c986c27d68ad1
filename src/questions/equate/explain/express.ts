// Terms of a proof as core expressions, so that the languages can print them: sums as users write them, functions by their
// names, the submission's under a mark where the reference has one of the same name.
import { nth } from "../../../basis/known.js";
import { call, letIn, lit, make, prim, variable } from "../../../core/build.js";
import { type Expr, fixedName, type Name, shownName } from "../../../core/expr.js";
import type { IntKind, Literal } from "../../../core/literal.js";
import { isPrimitive } from "../../../core/primitive.js";
import { mapChildren } from "../../../core/traverse.js";
import type { ProofTerm } from "../certificate.js";
import { isAdded, isMarked, type KnownFunctions, ownName } from "./functions.js";
import { type Compared, comparison, isSum, lessExpr, sumExpr, sumOf } from "./sums.js";
import type { VariableNames } from "./variables.js";

export type Expressing = {
  readonly functions: KnownFunctions;
  /** The integers of the language that it is printed in. */
  readonly integer: IntKind;
};

const MARK = "Submission.";

export function expressed(how: Expressing, names: VariableNames, term: ProofTerm): Expr {
  const go = (each: ProofTerm): Expr => expressed(how, names, each);
  switch (term.kind) {
    case "var":
      return variable(variableName(names, term.name));
    case "lit":
      return lit(ownLiteral(how, term.value));
    case "global":
      return variable(functionName(how, term.name));
    case "make":
      return make(ownName(term.ctor), term.args.map(go));
    case "fun":
      return held(functionExpr(how, names, term), term.held.map(go));
    case "call":
      return passedOn(how, term, go) ?? calling(go(term.fn), term.args.map(go));
    case "prim":
      return isSum(term) ? sumExpr(how.integer, sumOf(term), go) : operation(how, go, term);
  }
}

/** What is known in a case: that a condition is true, or is not. */
export function expressedTruth(how: Expressing, names: VariableNames, term: ProofTerm, value: boolean): Expr {
  const go = (each: ProofTerm): Expr => expressed(how, names, each);
  if (term.kind === "prim" && term.op === "not" && term.args[0] !== undefined)
    return expressedTruth(how, names, term.args[0], !value);
  if (term.kind === "prim" && term.op === "any.eq") return prim(value ? "any.eq" : "any.ne", ...term.args.map(go));
  const compared = comparedBy(term);
  if (compared !== undefined) return comparison(how.integer, compared, value, go);
  if (term.kind === "prim" && term.op === "lt") return less(how, go, term, value);
  return value ? go(term) : prim("bool.not", go(term));
}

function comparedBy(term: ProofTerm): Compared | undefined {
  if (term.kind !== "prim" || (term.op !== "ge0" && term.op !== "eq0")) return undefined;
  const [of] = term.args;
  return of && { op: term.op, sum: sumOf(of) };
}

function operation(how: Expressing, go: (term: ProofTerm) => Expr, term: Operation): Expr {
  const args = term.args.map(go);
  const compared = comparedBy(term);
  if (compared !== undefined) return comparison(how.integer, compared, true, go);
  if (term.op === "lt") return less(how, go, term, true);
  if (term.op === "not") return prim("bool.not", ...args);
  const op = term.op === "div" || term.op === "mod" ? `${how.integer}.${term.op}` : term.op;
  if (op === "str.concat") return joined(args);
  return isPrimitive(op) ? prim(op, ...args) : call(variable(fixedName(op)), args);
}

type Operation = Extract<ProofTerm, { kind: "prim" }>;

function less(how: Expressing, go: (term: ProofTerm) => Expr, { args }: Operation, value: boolean): Expr {
  return lessExpr(how.integer, nth(args, 0), nth(args, 1), value, go);
}

function joined([first, ...others]: readonly Expr[]): Expr {
  return others.reduce((whole, part) => prim("str.concat", whole, part), first ?? lit({ kind: "str", value: "" }));
}

/** A call of what stands around a function, to pass its arguments on as the function takes them: what it does with them. */
function passedOn(
  how: Expressing,
  { fn, args }: Extract<ProofTerm, { kind: "call" }>,
  go: (term: ProofTerm) => Expr,
): Expr | undefined {
  const name = fn.kind === "global" ? fn.name : fn.kind === "fun" ? fn.code : undefined;
  const known = typeof name === "string" && isAdded(name) ? how.functions.function(name) : undefined;
  if (known === undefined || known.lam.params.length !== args.length) return undefined;
  const by = new Map(known.lam.params.map((param, i) => [param, go(nth(args, i))]));
  return inOwnWords(how, by, opened(known.lam.body, by));
}

/** What is passed where no call leaves it out: it is called as what it is part of. */
function opened(body: Expr, by: Map<Name, Expr>): Expr {
  const given = body.kind === "match" ? body.arms[0] : undefined;
  if (body.kind !== "match" || given?.pattern.kind !== "ctor" || given.pattern.ctor !== "Some") return body;
  const [part] = given.pattern.args;
  const whole = body.on.kind === "var" ? by.get(body.on.name) : undefined;
  if (part?.kind === "bind" && whole !== undefined) by.set(part.name, whole);
  return opened(given.body, by);
}

/** One application, however the arguments were given. */
function calling(fn: Expr, args: readonly Expr[]): Expr {
  return fn.kind === "app" ? { ...fn, args: [...fn.args, ...args] } : call(fn, args);
}

function held(fn: Expr, args: readonly Expr[]): Expr {
  return args.length === 0 ? fn : calling(fn, args);
}

/** No program has names with such numbers. */
export function variableName(names: VariableNames, name: string): Name {
  return fixedName(`${names.get(name) ?? "x"}/-7`);
}

function functionName({ functions }: Expressing, name: Name): Name {
  if (!isMarked(name)) return name;
  const own = ownName(name);
  return functions.shared.has(shownName(own)) ? fixedName(`${MARK}${shownName(own)}/-8`) : own;
}

/** A function that has a name is called by it, with what it captured where that is called otherwise here. */
function functionExpr(how: Expressing, names: VariableNames, term: Extract<ProofTerm, { kind: "fun" }>): Expr {
  const known = how.functions.function(term.code);
  if (known === undefined) return variable(fixedName("f/-9"));
  const values = term.env.map((each) => expressed(how, names, each));
  const captured = known.captures.map((name, i) => ({ name, value: values[i] ?? variable(name) }));
  if (known.name === undefined) {
    const by = new Map(captured.map(({ name, value }) => [name, value]));
    return inOwnWords(how, by, known.lam);
  }
  if (!known.written && known.within !== undefined) return variable(libraryName(known.within, known.name));
  const others = captured.filter(
    ({ name, value }) => value.kind !== "var" || shownName(value.name) !== shownName(ownName(name)),
  );
  const named: Expr = variable(functionName(how, known.name));
  return others.reduceRight((body: Expr, { name, value }) => letIn(ownName(name), value, body), named);
}

/** A loop inside a function of the library: nobody knows it but by that, and what it captured is what that was given. */
function libraryName(within: Name, name: Name): Name {
  const [, last = ""] = /([^.]*)$/.exec(shownName(within)) ?? [];
  return fixedName(`${last}_${shownName(name)}/-10`);
}

/** A piece of a program, with values for what it captures. */
function inOwnWords(how: Expressing, by: ReadonlyMap<Name, Expr>, e: Expr): Expr {
  const inside = mapChildren(e, (child) => inOwnWords(how, by, child));
  switch (inside.kind) {
    case "var":
      return by.get(inside.name) ?? { ...inside, name: functionName(how, inside.name) };
    case "lam":
      return { ...inside, params: inside.params.map(ownName) };
    case "let":
      return { ...inside, name: ownName(inside.name) };
    case "letrec":
      return { ...inside, bindings: inside.bindings.map((each) => ({ ...each, name: ownName(each.name) })) };
    default:
      return inside;
  }
}

/** Numbers in a proof have no width. */
function ownLiteral({ integer }: Expressing, value: Literal): Literal {
  return typeof value.value === "bigint" ? { kind: integer, value: value.value } : (value as Literal);
}
