// Every concrete input of a type and an exact size, over a few literals and functions. It shares no
// code with the explorer, whose claims it is to audit.
import { shownName, tupleWidth } from "../../../src/core/expr.js";
import type { Program } from "../../../src/core/program.js";
import type { Type } from "../../../src/core/type.js";

export type Input =
  | { readonly kind: "int" | "char"; readonly value: number }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "function"; readonly index: number } // among those of its type
  | { readonly kind: "tuple"; readonly fields: readonly Input[] }
  | { readonly kind: "data"; readonly ctor: string; readonly fields: readonly Input[] }; // as the user calls it

/** What stands for all the rest; a function counts its nodes, every other literal 1. */
export type Leaves = {
  readonly ints: readonly number[];
  readonly chars: readonly number[];
  readonly strings: readonly string[];
  /** Sizes of the functions of a type; undefined where there are none. */
  readonly functions: (type: Type) => readonly number[] | undefined;
};

export type Inputs = {
  /** How many there are of exactly this size. */
  readonly count: (types: readonly Type[], size: number) => number;
  readonly list: (types: readonly Type[], size: number) => Iterable<readonly Input[]>;
};

/** A type that these inputs do not reach. */
export class NotEnumerable extends Error {}

type Form =
  | { readonly kind: "leaf"; readonly size: number; readonly input: Input }
  | { readonly kind: "node"; readonly fields: readonly Type[]; readonly make: (fields: readonly Input[]) => Input };

/** Types have no variables; a tuple is free, every other node counts 1. */
export function inputsOf(program: Program, leaves: Leaves): Inputs {
  const forms = memo((type: Type) => formsOf(program, leaves, type), JSON.stringify);
  const weight = (type: Type): number => (isTuple(type) ? 0 : 1);
  const keyOf = (type: Type, size: number): string => `${size} ${JSON.stringify(type)}`;

  const countOne = memo((type: Type, size: number): number => {
    const each = forms(type).map((form) => {
      if (form.kind === "leaf") return form.size === size ? 1 : 0;
      return countAll(form.fields, size - weight(type));
    });
    return each.reduce((sum, n) => sum + n, 0);
  }, keyOf);
  const countAll = (types: readonly Type[], size: number): number => {
    const [first, ...rest] = types;
    if (size < 0) return 0;
    if (first === undefined) return size === 0 ? 1 : 0;
    return upTo(size).reduce((sum, k) => {
      const here = countOne(first, k);
      return here === 0 ? sum : sum + here * countAll(rest, size - k);
    }, 0);
  };

  const listOne = memo((type: Type, size: number): readonly Input[] => {
    return forms(type).flatMap((form) => {
      if (form.kind === "leaf") return form.size === size ? [form.input] : [];
      return [...listAll(form.fields, size - weight(type))].map(form.make);
    });
  }, keyOf);
  function* listAll(types: readonly Type[], size: number): Generator<readonly Input[]> {
    const [first, ...rest] = types;
    if (first === undefined) {
      if (size === 0) yield [];
      return;
    }
    for (const k of upTo(size)) {
      if (countOne(first, k) === 0 || countAll(rest, size - k) === 0) continue;
      for (const here of listOne(first, k)) for (const others of listAll(rest, size - k)) yield [here, ...others];
    }
  }
  return { count: countAll, list: listAll };
}

const upTo = (size: number): number[] => Array.from({ length: Math.max(0, size + 1) }, (_, k) => k);

const isTuple = (type: Type): boolean => type.kind === "con" && tupleWidth(type.name) !== undefined;

function memo<A extends readonly unknown[], R>(
  make: (...args: A) => R,
  keyOf: (...args: A) => string,
): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = keyOf(...args);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(...args);
    known.set(key, value);
    return value;
  };
}

function formsOf(program: Program, leaves: Leaves, type: Type): readonly Form[] {
  const leaf = (input: Input, size = 1): Form => ({ kind: "leaf", size, input });
  if (type.kind === "var") throw new NotEnumerable("a type variable");
  if (type.kind === "fn") {
    const sizes = leaves.functions(type);
    if (sizes === undefined) throw new NotEnumerable("functions of this type");
    return sizes.map((size, index) => leaf({ kind: "function", index }, size));
  }
  switch (type.name as string) {
    case "i63":
      return leaves.ints.map((value) => leaf({ kind: "int", value }));
    case "char":
      return leaves.chars.map((value) => leaf({ kind: "char", value }));
    case "str":
      return leaves.strings.map((value) => leaf({ kind: "string", value }));
    case "bool":
      return [false, true].map((value) => leaf({ kind: "bool", value }));
  }
  if (isTuple(type)) return [{ kind: "node", fields: type.args, make: (fields) => ({ kind: "tuple", fields }) }];
  return familyForms(program, type);
}

function familyForms(program: Program, type: Extract<Type, { kind: "con" }>): readonly Form[] {
  const family = program.data.find((decl) => decl.name === type.name);
  if (family === undefined || family.abstract || type.name === "cell") throw new NotEnumerable(shownName(type.name));
  return family.ctors.map(({ name }) => {
    const ctor = shownName(name);
    const fields = fieldsOf(program, type, ctor);
    return { kind: "node", fields, make: (inside) => ({ kind: "data", ctor, fields: inside }) };
  });
}

/** The types of a constructor's fields at an instance of its type. */
export function fieldsOf(
  program: Pick<Program, "data">,
  type: Extract<Type, { kind: "con" }>,
  ctor: string,
): readonly Type[] {
  const family = program.data.find((decl) => decl.name === type.name);
  const decl = family?.ctors.find(({ name }) => shownName(name) === ctor);
  if (family === undefined || decl === undefined) throw new NotEnumerable(`no constructor ${ctor}`);
  const bound = new Map(family.params.map((param, i) => [param, type.args[i]]));
  return decl.fields.map((field) => instance(field, bound));
}

export function instance(type: Type, bound: ReadonlyMap<string, Type | undefined>): Type {
  if (type.kind === "var") return bound.get(type.name) ?? type;
  if (type.kind === "fn") return { ...type, from: instance(type.from, bound), to: instance(type.to, bound) };
  return { ...type, args: type.args.map((arg) => instance(arg, bound)) };
}
