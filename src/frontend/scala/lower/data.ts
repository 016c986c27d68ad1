// Classes and traits as core types: each is the set of the constructors below it. The types of their fields are written
// with the parameters of the set.

import type { Name } from "../../../core/expr.js";
import type { CtorDecl, DataDecl, FieldAccess } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { con } from "../../../core/type.js";
import type { ClassSymbol, TypeParam } from "../typed.js";
import { coreType, familyName, functionType, isThrowable } from "./core-type.js";
import { isGuarded, isUnmakeable } from "./guard.js";
import { concreteClasses, isMarked, markOf } from "./hierarchy.js";
import { layoutOf, type Slot } from "./layout.js";
import { type Lowering, rememberedOf } from "./lowering.js";
import { madeInLibrary, madeName } from "./names.js";
import { baseArgs, representedName, selfArgs } from "./types.js";

/** The sets of all classes that core does not have itself, and the constructors of exceptions. */
export function declarations(l: Lowering): { data: readonly DataDecl[]; exceptions: readonly CtorDecl[] } {
  const classes = l.classes.filter((of) => representedName(of) === undefined);
  const throwables = classes.filter((of) => isThrowable(l, of));
  const data = classes
    .filter((of) => !isThrowable(l, of) && !isAnotherName(of))
    .flatMap((of): readonly DataDecl[] => {
      const whole = wholeOf(l, of);
      return isGuarded(l, of) ? guarded(whole, madeName(l, "values", of)) : [whole];
    });
  const exceptions = throwables
    .filter((of) => !of.isAbstract && of.kind !== "trait")
    .map((of) => declaration(l, of, of));
  return { data, exceptions };
}

/** A set that is all the library's is one and the same in all programs: so two of them share its values. */
function wholeOf(l: Lowering, of: ClassSymbol): DataDecl {
  const classes = concreteClasses(l, of);
  const made = (): DataDecl => ({
    name: isMarked(of, "united") ? madeInLibrary(l, "type", of) : familyName(l, of), // all are told apart by a match
    params: of.typeParams.map(({ name }) => name),
    ctors: classes.map((each) => declaration(l, each, of)),
    abstract: isMarked(of, "hidden") || isUnmakeable(l, of),
  });
  return of.inLibrary && classes.every((each) => each.inLibrary) ? rememberedOf(l, "set", of, made) : made();
}

/** Only its constructors make values of it, but everybody may look into them. */
function guarded(whole: DataDecl, seen: Name): readonly DataDecl[] {
  return [
    { ...whole, abstract: true, behind: con(seen, ...whole.params.map((name): Type => ({ kind: "var", name }))) },
    { ...whole, name: seen },
  ];
}

/** A trait of the library whose unknown values are those of one class below it. */
function isAnotherName(of: ClassSymbol): boolean {
  return of.kind === "trait" && markOf(of, "family") !== undefined && !isMarked(of, "united");
}

/** A constructor as part of a set; those of the library are made once. */
function declaration(l: Lowering, of: ClassSymbol, set: ClassSymbol): CtorDecl {
  if (!of.inLibrary || !set.inLibrary) return newDeclaration(l, of, set);
  const known = rememberedOf(l, "declarations", of, () => new Map<ClassSymbol, CtorDecl>());
  const decl = known.get(set) ?? newDeclaration(l, of, set);
  known.set(set, decl);
  return decl;
}

function newDeclaration(l: Lowering, of: ClassSymbol, set: ClassSymbol): CtorDecl {
  const { ctor, slots } = layoutOf(l, of);
  const names = variableNames(l, of, set);
  const fields = slots.map((slot) => slotType(l, slot, names));
  const result = resultTypes(l, of, set, names);
  const compared = of.isCase && slots.length > of.params.length ? { compared: of.params.length } : {};
  const identity = of.kind === "object" ? {} : of.isCase ? ({ anew: true } as const) : ({ identity: true } as const);
  const rank = l.classes.indexOf(of);
  const called = of.inLibrary ? {} : { called: of.params.map(({ name }) => name) };
  const access = slots.map((slot, i) => accessTo(of, slot, fields[i]));
  return {
    name: ctor,
    fields,
    labels: undefined,
    rank,
    ...(result && { result }),
    ...compared,
    ...identity,
    ...(access.every((each) => each === "open") ? {} : { access }),
    ...called,
  };
}

/** What the library stores in arrays and cells is nobody's to change, but for its collections that change, which are hidden. */
function accessTo({ inLibrary }: ClassSymbol, slot: Slot, type: Type | undefined): FieldAccess {
  if (slot.kind === "capture") return "own";
  if (inLibrary) return type?.kind === "con" && (type.name === "cell" || type.name === "array") ? "frozen" : "open";
  if (!slot.of.isOpen) return "own";
  return slot.store === "late" ? "frozen" : "open";
}

/** What the type parameters of a class are called in the set: like those of the set that they are. */
function variableNames(l: Lowering, of: ClassSymbol, set: ClassSymbol): ReadonlyMap<TypeParam, string> {
  const names = new Map<TypeParam, string>();
  const args = baseArgs(l, of, selfArgs(of), set) ?? [];
  args.forEach((arg, i) => {
    const name = set.typeParams[i]?.name;
    if (arg.kind === "param" && name !== undefined && !names.has(arg.of)) names.set(arg.of, name);
  });
  for (const param of of.typeParams) if (!names.has(param)) names.set(param, `${param.name}_${of.name}`);
  return names;
}

/** What the parameters of the set are in its values, where it does not make all, or has parameters of its own beside. */
function resultTypes(
  l: Lowering,
  of: ClassSymbol,
  set: ClassSymbol,
  names: ReadonlyMap<TypeParam, string>,
): readonly Type[] | undefined {
  const args = baseArgs(l, of, selfArgs(of), set) ?? [];
  const isNamed = (param: TypeParam): boolean => args.some((arg) => arg.kind === "param" && arg.of === param);
  const isPlain = args.every((arg) => arg.kind === "param" || arg.kind === "nothing");
  if (isPlain && of.typeParams.every(isNamed)) return undefined;
  return args.map((arg, i) =>
    arg.kind === "nothing" ? { kind: "var", name: set.typeParams[i]?.name ?? "a" } : coreType(l, arg, names),
  );
}

function slotType(l: Lowering, slot: Slot, names: ReadonlyMap<TypeParam, string>): Type {
  if (slot.kind === "capture") return { kind: "var", name: `captured${l.serial++}` };
  const value = coreType(l, slot.of.type, names);
  const type = slot.of.byName ? functionType([], value) : value;
  switch (slot.store) {
    case "plain":
      return type;
    case "cell":
    case "late":
      return con("cell", type);
    case "delay":
      return con("lazy", type);
  }
}
