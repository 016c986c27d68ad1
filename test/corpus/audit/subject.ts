// A program whose function is to be run on enumerated inputs: makes the inputs of its own data, and
// compares what two programs give, whose constructors are known by the names that users gave them.
import { type Name, shownName } from "../../../src/core/expr.js";
import type { Program } from "../../../src/core/program.js";
import type { Source } from "../../../src/core/span.js";
import type { Type } from "../../../src/core/type.js";
import {
  Cell,
  fieldsOf as dataFields,
  Flt,
  isData,
  makeData,
  Str,
  tupleOf,
  type Value,
} from "../../../src/core/value.js";
import { USUAL_DEPTH } from "../../../src/eval/outcome.js";
import { load, type Machine } from "../../../src/eval/run.js";
import type { Language } from "../../../src/language/language.js";
import { FUNCTIONS, functionName, functionSource, kindOf } from "./functions.js";
import { fieldsOf, type Input, NotEnumerable } from "./inputs.js";

export type Subject = {
  readonly program: Program;
  readonly machine: Machine;
  readonly name: Name;
  readonly type: Type;
  readonly functions: ReadonlyMap<string, readonly Value[]>; // by the kind of their type
};

const LOAD = { fuel: 10_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

/** Undefined where the sources are rejected, do not load or lack the function. */
export function openSubject(language: Language, sources: readonly Source[], wanted: string): Subject | undefined {
  // In front, so that nothing a student defines changes what our functions mean.
  const read = language.read([functionSource(), ...sources], []);
  if (!read.ok) return undefined;
  const { program, values } = read.value;
  const machine = load(program, LOAD);
  const found = values.findLast(({ name }) => name === wanted);
  const type = found && program.types.get(found.core);
  if (found === undefined || type === undefined || machine.outcome.kind !== "value") return undefined;
  const global = (name: string): Value => {
    const value = values.find((each) => each.name === name);
    const made = value && machine.global(value.core);
    if (made === undefined) throw new Error(`${name} is not there`);
    return made;
  };
  const functions = new Map(
    Object.entries(FUNCTIONS).map(([kind, texts]) => [kind, texts.map((_, i) => global(functionName(kind, i)))]),
  );
  return { program, machine, name: found.core, type, functions };
}

/** A value of the subject's own, sharing nothing with any other; `type` is the subject's too. */
export function build(subject: Subject, type: Type, input: Input): Value {
  return made(
    {
      program: subject.program,
      machine: subject.machine,
      function: (at, index) => functionOf(subject, at, index),
    },
    type,
    input,
  );
}

/** What values of a program are made with. */
export type Making = {
  readonly program: Pick<Program, "data">;
  readonly machine: Machine;
  readonly function: (type: Type, index: number) => Value;
};

export function made(making: Making, type: Type, input: Input): Value {
  switch (input.kind) {
    case "int":
    case "char":
    case "bool":
      return input.value;
    case "string":
      return new Str(input.value);
    case "function":
      return making.function(type, input.index);
    case "tuple":
      return makeData(
        tupleOf(input.fields.length),
        input.fields.map((field, i) => made(making, argument(type, i), field)),
      );
    case "data": {
      if (type.kind !== "con") throw new NotEnumerable(`data of an unknown type, ${input.ctor}`);
      const types = fieldsOf(making.program, type, input.ctor);
      const fields = input.fields.map((field, i) => made(making, types[i] as Type, field));
      return makeData(making.machine.ctor(ctorName(making.program, type, input.ctor)), fields);
    }
  }
}

function functionOf(subject: Subject, type: Type, index: number): Value {
  const value = subject.functions.get(kindOf(type) ?? "")?.[index];
  if (value === undefined) throw new NotEnumerable("functions of this type");
  return value;
}

function argument(type: Type, index: number): Type {
  const arg = type.kind === "con" ? type.args[index] : undefined;
  return arg ?? { kind: "var", name: "a" };
}

function ctorName({ data }: Making["program"], type: Extract<Type, { kind: "con" }>, ctor: string): Name {
  const family = data.find((decl) => decl.name === type.name);
  const found = family?.ctors.find(({ name }) => shownName(name) === ctor);
  if (found === undefined) throw new NotEnumerable(`no constructor ${ctor}`);
  return found.name;
}

/** Functions and suspended values are not looked into. */
export function sameResult(a: Value, b: Value): boolean {
  const todo: (readonly [Value, Value])[] = [[a, b]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const parts = compareHeads(next[0], next[1]);
    if (parts === undefined) return false;
    todo.push(...parts);
  }
  return true;
}

/** What is left to compare; undefined when the two differ already. */
function compareHeads(a: Value, b: Value): readonly (readonly [Value, Value])[] | undefined {
  if (typeof a === "function" && typeof b === "function") return [];
  if (a instanceof Str) return b instanceof Str && a.s === b.s ? [] : undefined;
  if (a instanceof Flt) return b instanceof Flt && (a.f === b.f || Object.is(a.f, b.f)) ? [] : undefined;
  if (a instanceof Cell) return b instanceof Cell ? [[a.v, b.v]] : undefined;
  if (Array.isArray(a)) return Array.isArray(b) ? pairs(a, b) : undefined;
  if (typeof a !== "object") return a === b ? [] : undefined;
  if (!isData(a)) return [];
  if (typeof b !== "object" || !isData(b)) return undefined;
  return shownName(a.k.decl.name) === shownName(b.k.decl.name) ? pairs(dataFields(a), dataFields(b)) : undefined;
}

function pairs(a: readonly Value[], b: readonly Value[]): (readonly [Value, Value])[] | undefined {
  return a.length === b.length ? a.map((item, i) => [item, b[i] as Value] as const) : undefined;
}
