// The predicates on the inputs of one function. Several become one, which holds where all of them hold.
import { nth } from "../basis/known.js";
import { call, choose, FREE_IDS, inventing, lambda, lit, variable } from "../core/build.js";
import { type Expr, makeName, type Name } from "../core/expr.js";
import type { Program } from "../core/program.js";
import type { Type } from "../core/type.js";
import type { Loaded } from "../language/language.js";
import type { Exercise, Precondition } from "./exercise.js";
import { arityOf, nameInReference } from "./names.js";
import type { Predicate, Side } from "./subject.js";

/** Of a function under the name that users know. */
export function preconditionsOf({ given }: Exercise, name: string): readonly Precondition[] {
  return given.filter(({ of }) => of === undefined || of === name);
}

/** A predicate in the file that it was said to be in: others may have one of the same name. */
export function predicateSide(
  read: { readonly exercise: Exercise; readonly reference: Loaded; readonly submission?: Loaded },
  { source, function: name }: Precondition,
): Side | undefined {
  const { exercise, reference } = read;
  const meant = nameInReference(read, name);
  const files = new Set(exercise.given.map((each) => each.source?.name));
  const own = new Set([exercise.reference.name, exercise.prelude?.name, exercise.observe?.source?.name]);
  const isThere = (file: string): boolean =>
    source === undefined ? own.has(file) || !files.has(file) : file === source.name;
  const value = reference.values.findLast((each) => each.name === meant && isThere(each.source));
  return value && { program: reference.comparable, name: value.core, type: value.type };
}

/** Whether a predicate can be asked about the first arguments of a function. */
export function takesArguments(predicate: Type, fn: Type): boolean {
  if (predicate.kind !== "fn") return predicate.kind === "con" && predicate.name === "bool";
  return fn.kind === "fn" && couldBeSame(predicate.from, fn.from) && takesArguments(predicate.to, fn.to);
}

/** Type variables may stand for anything. */
export function couldBeSame(a: Type, b: Type): boolean {
  if (a.kind === "var" || b.kind === "var") return true;
  if (a.kind === "fn" || b.kind === "fn")
    return a.kind === "fn" && b.kind === "fn" && couldBeSame(a.from, b.from) && couldBeSame(a.to, b.to);
  return a.name === b.name && a.args.every((arg, i) => couldBeSame(arg, nth(b.args, i)));
}

export type Preconditioned = { readonly program: Program; readonly given: Predicate | undefined };

/** All predicates of a function as one, in a program that has it. */
export function together(program: Program, all: readonly (Side & { readonly shown: string })[]): Preconditioned {
  const [first, ...more] = all;
  if (first === undefined) return { program, given: undefined };
  const shown = all.map((each) => each.shown);
  const arity = Math.max(...all.map(arityOf));
  if (more.length === 0) return { program, given: { name: first.name, arity, shown } };
  const key = all.map(({ name }) => name).join(" ");
  const programs = known.get(program) ?? new Map<string, Program>();
  known.set(program, programs);
  const whole = programs.get(key) ?? withPredicate(program, all, arity);
  programs.set(key, whole);
  return { program: whole, given: { name: ALL, arity, shown } };
}

const known = new WeakMap<Program, Map<string, Program>>();
const ALL = makeName("all-given", 0);
/** Beyond the ids of every program, and of what disguises and other languages add. */
const FIRST_ID = 3 * FREE_IDS;

function withPredicate(program: Program, all: readonly Side[], arity: number): Program {
  const params = Array.from({ length: arity }, (_, i) => makeName("all-given-x", i));
  const asked = (side: Side): Expr => applied(side.name, params.slice(0, arityOf(side)));
  const body = all.map(asked).reduceRight((rest, each) => choose(each, rest, FALSE));
  const bound = inventing(FIRST_ID)(arity === 0 ? body : lambda(params, body));
  return { ...program, defs: [...program.defs, { kind: "one", name: ALL, bound }] };
}

const FALSE = lit({ kind: "bool", value: false });

function applied(name: Name, params: readonly Name[]): Expr {
  return params.length === 0 ? variable(name) : call(variable(name), params.map(variable));
}
