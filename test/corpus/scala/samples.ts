// Random inputs for a function of a Scala program, by its core type: as values of ours, and as words that the driver in
// Scala makes the same objects of.
import type { Name } from "../../../src/core/expr.js";
import { substituteTypes } from "../../../src/core/instance.js";
import type { CtorDecl, DataDecl, Program } from "../../../src/core/program.js";
import type { Type } from "../../../src/core/type.js";
import { makeData, Str, tupleOf, UNIT, type Value } from "../../../src/core/value.js";
import type { Machine } from "../../../src/eval/run.js";

export type Sample =
  | { readonly kind: "int" | "long" | "big" | "char"; readonly value: number }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "str"; readonly value: string }
  | { readonly kind: "tuple"; readonly items: readonly Sample[] }
  | { readonly kind: "make"; readonly ctor: Name; readonly args: readonly Sample[] };

export type Random = (below: number) => number;

/** Numbers from a seed, the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type World = { readonly data: ReadonlyMap<Name, DataDecl>; readonly random: Random };

export function worldOf(program: Program, random: Random): World {
  return { data: new Map(program.data.map((data) => [data.name, data])), random };
}

const INTS = [0, 1, -1, 2, 3, 4, 5, 7, -2, -3, 10, 42, 2147483647, -2147483648];

/** Undefined where there are none: of functions, for example. */
export function sample(w: World, type: Type, fuel: number): Sample | undefined {
  if (type.kind === "fn") return undefined;
  if (type.kind === "var") return { kind: "int", value: w.random(3) };
  const int = (): number => INTS[w.random(w.random(4) === 0 ? INTS.length : 7)] as number;
  switch (type.name as string) {
    case "i32":
      return { kind: "int", value: int() };
    case "i64":
      return { kind: "long", value: int() };
    case "big":
      return { kind: "big", value: int() };
    case "bool":
      return { kind: "bool", value: w.random(2) === 0 };
    case "char16":
      return { kind: "char", value: 97 + w.random(3) };
    case "str16":
      return { kind: "str", value: ["", "a", "ab", "b"][w.random(4)] as string };
    default:
      return type.name.startsWith("tuple") ? sampleTuple(w, type, fuel) : sampleData(w, type, fuel);
  }
}

function sampleTuple(w: World, type: Extract<Type, { kind: "con" }>, fuel: number): Sample | undefined {
  const items = type.args.map((arg) => sample(w, arg, fuel));
  return all(items) ? { kind: "tuple", items } : undefined;
}

function all(items: readonly (Sample | undefined)[]): items is readonly Sample[] {
  return items.every((item) => item !== undefined);
}

/** When the fuel is used up, a constructor with the fewest fields. */
function sampleData(w: World, type: Extract<Type, { kind: "con" }>, fuel: number): Sample | undefined {
  const data = w.data.get(type.name);
  if (data === undefined || data.ctors.length === 0) return undefined;
  const fewest = Math.min(...data.ctors.map(({ fields }) => fields.length));
  const small = data.ctors.filter(({ fields }) => fields.length === fewest);
  const among = fuel <= 0 ? small : data.ctors;
  const decl = among[w.random(among.length)] as CtorDecl;
  const by = new Map(data.params.map((param, i) => [param, type.args[i] as Type]));
  const share = Math.floor((fuel - 1) / Math.max(1, decl.fields.length));
  if (fuel < -20) return undefined;
  const args = decl.fields.map((field) => sample(w, substituteTypes(field, by), fuel <= 0 ? fuel - 1 : share));
  return all(args) ? { kind: "make", ctor: decl.name, args } : undefined;
}

export function asValue(machine: Machine, s: Sample): Value {
  switch (s.kind) {
    case "int":
    case "long":
    case "big":
    case "char":
    case "bool":
      return s.value;
    case "str":
      return new Str(s.value);
    case "tuple":
      return s.items.length === 0
        ? UNIT
        : makeData(
            tupleOf(s.items.length),
            s.items.map((item) => asValue(machine, item)),
          );
    case "make":
      return makeData(
        machine.ctor(s.ctor),
        s.args.map((arg) => asValue(machine, arg)),
      );
  }
}

/** In prefix order: C class number-of-arguments, O object, I 5, T number-of-items ... */
export function wordsOf(
  s: Sample,
  nameOf: (ctor: Name) => { readonly name: string; readonly isObject: boolean },
): string {
  const go = (inner: Sample): string => wordsOf(inner, nameOf);
  switch (s.kind) {
    case "int":
      return `I ${s.value}`;
    case "long":
      return `J ${s.value}`;
    case "big":
      return `G ${s.value}`;
    case "char":
      return `H ${s.value}`;
    case "bool":
      return `B ${s.value}`;
    case "str":
      return `S "${s.value}"`;
    case "tuple":
      return [`T ${s.items.length}`, ...s.items.map(go)].join(" ");
    case "make": {
      const { name, isObject } = nameOf(s.ctor);
      return isObject ? `O ${name}` : [`C ${name} ${s.args.length}`, ...s.args.map(go)].join(" ");
    }
  }
}
