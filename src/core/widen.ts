// Results of a narrower type than the other program's. Where a language gives each constructor a type of its own, a
// function whose result nobody wrote down gives a Leaf in one program and a Tree in the other: they are compared as trees.
import { nth } from "../basis/known.js";
import { type Name, shownName, tupleWidth } from "./expr.js";
import type { CtorDecl, DataDecl, Program } from "./program.js";
import type { Type } from "./type.js";

type Typed = { readonly program: Program; readonly type: Type };

/** The type of a function with results as wide as those of the other one, as far as its own program has such a type. */
export function asWideAs({ program, type }: Typed, other: Typed): Type {
  const own = new Map(program.data.map((family) => [family.name, family]));
  const others = new Map(other.program.data.map((family) => [family.name, family]));
  const widen = (given: Type, wanted: Type): Type => {
    if (given.kind === "fn" && wanted.kind === "fn") return { ...given, to: widen(given.to, wanted.to) };
    if (given.kind !== "con" || wanted.kind !== "con") return given;
    if (holdsOnly(given.name) && given.name === wanted.name)
      return { ...given, args: given.args.map((arg, i) => widen(arg, wanted.args[i] ?? arg)) };
    const [narrow, wide] = [own.get(given.name), others.get(wanted.name)];
    const found = narrow && wide && program.data.find((family) => isAbove(family, narrow, wide));
    return found === undefined ? given : { ...given, name: found.name };
  };
  return widen(type, other.type);
}

/** Tuples and lists never change: one of narrower values is one of wider values. */
function holdsOnly(name: Name): boolean {
  return name === "list" || tupleWidth(name) !== undefined;
}

/** Called as the wider type of the other program, with the constructors of the narrower one and more. */
function isAbove(family: DataDecl, narrow: DataDecl, wide: DataDecl): boolean {
  if (family.abstract || narrow.abstract || shownName(family.name) !== shownName(wide.name)) return false;
  if (family.ctors.length <= narrow.ctors.length || family.params.length !== narrow.params.length) return false;
  const renamed = new Map(narrow.params.map((param, i) => [param, nth(family.params, i)]));
  return narrow.ctors.every((ctor) => family.ctors.some((each) => isSameCtor(each, ctor, renamed)));
}

function isSameCtor(a: CtorDecl, b: CtorDecl, renamed: ReadonlyMap<string, string>): boolean {
  if (a.name !== b.name || a.fields.length !== b.fields.length) return false;
  return a.fields.every((field, i) => isSameType(field, nth(b.fields, i), renamed));
}

function isSameType(a: Type, b: Type, renamed: ReadonlyMap<string, string>): boolean {
  if (a.kind === "var") return b.kind === "var" && renamed.get(b.name) === a.name;
  if (a.kind === "fn") return b.kind === "fn" && isSameType(a.from, b.from, renamed) && isSameType(a.to, b.to, renamed);
  if (b.kind !== "con" || a.name !== b.name || a.args.length !== b.args.length) return false;
  return a.args.every((arg, i) => isSameType(arg, nth(b.args, i), renamed));
}
