// The predicates on the inputs of one function. Several become one, which holds where all of them hold.
import { nth } from "../basis/known.js";
import { anything, call, cases, choose, fieldsAs, lambda, letIn, lit, make, variable } from "../core/build.js";
import { type Expr, fixedName, makeName, type Name, tupleCtor } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def, Program } from "../core/program.js";
import { fn as arrow, con, isOptional, type Label, type Type } from "../core/type.js";
import type { Loaded } from "../language/language.js";
import type { Exercise, Precondition } from "./exercise.js";
import { uncurried } from "./hidden/operation.js";
import { arityOf, labelsOf, nameInReference } from "./names.js";
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

/** A function and what it has where arguments are left out, if that is known. */
export type Defaulted = Side & { readonly defaults: readonly (Name | undefined)[] };

/**
 * Predicates on what a function has, where it is given options: what is left out is its default. Those that fit as they
 * are stay as they are. With the program that has them.
 */
export function atDefaults<P extends Side>(fn: Defaulted, predicates: readonly P[]): readonly [Program, readonly P[]] {
  let { program } = fn;
  const adapted = predicates.map((predicate, i) => {
    const made = takesArguments(predicate.type, fn.type) ? undefined : atDefault(fn, predicate, i);
    if (made === undefined) return predicate;
    program = withDefinitions("defaults", program, [made.def]);
    return { ...predicate, name: made.def.name, type: made.type };
  });
  return [program, adapted];
}

type AtDefault = { readonly def: Extract<Def, { kind: "one" }>; readonly type: Type };

/** undefined: it does not fit, or nobody knows what the function has. */
function atDefault(fn: Defaulted, predicate: Side, number: number): AtDefault | undefined {
  const [asked, given] = [uncurried(predicate.type).params, uncurried(fn.type).params];
  const names = asked.map((_, i) => makeName(`predicate given ${number}`, i));
  const values = asked.map((_, i) => makeName(`predicate value ${number}`, i));
  const bound = asked.map((type, i) => {
    const own = given[i];
    return (
      own && argumentOf(fn, labelsOf(predicate)[i], type, own, i, { name: nth(names, i), before: values.slice(0, i) })
    );
  });
  if (bound.includes(undefined)) return undefined;
  const body = bound.reduceRight<Expr>(
    (rest, value, i) => letIn(nth(values, i), value as Expr, rest), // all are there
    applied(predicate.name, values),
  );
  const name = makeName(`predicate at defaults ${number}`, 0);
  const def = { kind: "one", name, bound: lambda(names, body) } as const;
  return { def, type: given.slice(0, asked.length).reduceRight((to, from) => arrow(from, to), con("bool")) };
}

type Place = { readonly name: Name; readonly before: readonly Name[] };

/** What a predicate takes, of an argument of the function. */
function argumentOf(fn: Defaulted, label: Label, asked: Type, given: Type, i: number, place: Place): Expr | undefined {
  const argument = variable(place.name);
  if (couldBeSame(asked, given)) return argument;
  if (isOptional(label)) return couldBeSame(asked, con("option", given)) ? make(SOME, [argument]) : undefined;
  const other = fn.defaults[i];
  if (other === undefined || !couldBeSame(con("option", asked), given)) return undefined;
  const part = makeName("predicate part", i);
  const { before } = place;
  return cases(argument, [
    { pattern: fieldsAs(SOME, [part]), body: variable(part) },
    { pattern: anything, body: call(variable(other), before.length === 0 ? [UNIT] : before.map(variable)) },
  ]);
}

const SOME = fixedName("Some");

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
const UNIT = make(tupleCtor(0), []);

function withPredicate(program: Program, all: readonly Side[], arity: number): Program {
  const params = Array.from({ length: arity }, (_, i) => makeName("all-given-x", i));
  const asked = (side: Side): Expr => applied(side.name, params.slice(0, arityOf(side)));
  const body = all.map(asked).reduceRight((rest, each) => choose(each, rest, FALSE));
  const bound = arity === 0 ? body : lambda(params, body);
  return withDefinitions("preconditions", program, [{ kind: "one", name: ALL, bound }]);
}

const FALSE = lit({ kind: "bool", value: false });

function applied(name: Name, params: readonly Name[]): Expr {
  return params.length === 0 ? variable(name) : call(variable(name), params.map(variable));
}
