// Who inherits from whom, and whose member a name is in a class: the facts about classes that need the whole program.
import { isSameMethod } from "../infer/member.js";
import type { ClassSymbol, DefSymbol, ValueSymbol } from "../typed.js";
import { type Lowering, remembered, rememberedOf } from "./lowering.js";

/** From the class itself to its furthest base, in the order in which members are looked up. */
export function linearization(l: Lowering, of: ClassSymbol): readonly ClassSymbol[] {
  return rememberedOf(l, "linearization", of, () => {
    let rest: readonly ClassSymbol[] = [];
    for (const { type } of [...of.parents].reverse()) {
      const above = linearization(l, type.of);
      rest = [...rest.filter((each) => !above.includes(each)), ...above];
    }
    return [of, ...rest];
  });
}

export function inherits(l: Lowering, of: ClassSymbol, from: ClassSymbol): boolean {
  return linearization(l, of).includes(from);
}

/** The classes and objects below it that have values of their own, itself included, in order of definition. */
export function concreteClasses(l: Lowering, of: ClassSymbol): readonly ClassSymbol[] {
  return remembered(l, "concrete", of, () => [...concreteInLibrary(l, of), ...(ownConcrete(l).get(of) ?? [])]);
}

const indexed = new WeakMap<Lowering, { readonly count: number; readonly below: Map<ClassSymbol, ClassSymbol[]> }>();

/** The program's own below each class, found by going up from each: there may be thousands. */
function ownConcrete(l: Lowering): ReadonlyMap<ClassSymbol, readonly ClassSymbol[]> {
  const known = indexed.get(l);
  if (known?.count === l.own.length) return known.below;
  const below = new Map<ClassSymbol, ClassSymbol[]>();
  for (const each of l.own.filter(isConcrete)) {
    for (const above of new Set([each, ...linearization(l, each)])) {
      const some = below.get(above) ?? [];
      some.push(each);
      below.set(above, some);
    }
  }
  indexed.set(l, { count: l.own.length, below });
  return below;
}

function concreteInLibrary(l: Lowering, of: ClassSymbol): readonly ClassSymbol[] {
  if (!of.inLibrary || l.inLibrary) return [];
  return rememberedOf(l, "concrete", of, () =>
    l.library.filter((each) => isConcrete(each) && linearization(l, each).includes(of)),
  );
}

function isConcrete(of: ClassSymbol): boolean {
  return !of.isAbstract && of.kind !== "trait";
}

export type Member =
  | { readonly kind: "method"; readonly of: DefSymbol; readonly owner: ClassSymbol }
  | { readonly kind: "field"; readonly of: ValueSymbol; readonly owner: ClassSymbol };

/** What a method is in a class below: its own body, one that overrides it, or a field. */
export function methodIn(l: Lowering, of: DefSymbol, inClass: ClassSymbol): Member | undefined {
  return methodAmong(linearization(l, inClass), of, inClass);
}

/** The first of these classes, a part of the linearization, that has code for the method. */
export function methodAmong(classes: readonly ClassSymbol[], of: DefSymbol, inClass: ClassSymbol): Member | undefined {
  for (const owner of classes) {
    for (const method of owner.methods)
      if (isSameMethod(method, of, inClass) && hasCode(method)) return { kind: "method", of: method, owner };
  }
  return undefined;
}

/** Bodies of the library's methods are not there when programs are read; abstract ones say so. */
function hasCode(method: DefSymbol): boolean {
  if (method.body !== undefined || method.primitive !== undefined) return true;
  return method.owner?.symbol === "class" && method.owner.inLibrary && !isMarked(method, "deferred");
}

export function isMarked(of: { readonly annotations: DefSymbol["annotations"] }, name: string): boolean {
  return of.annotations.some(({ type }) => type.kind === "name" && type.path.at(-1)?.name === name);
}

/** The text that an annotation carries: `@core("::")`. */
export function markOf(of: { readonly annotations: DefSymbol["annotations"] }, name: string): string | undefined {
  const mark = of.annotations.find(({ type }) => type.kind === "name" && type.path.at(-1)?.name === name);
  const value = mark?.args[0]?.[0]?.value;
  return value?.kind === "constant" && value.value.kind === "string" ? value.value.value : undefined;
}

/** What a field that may be abstract is in a class below it. */
export function fieldIn(l: Lowering, of: ValueSymbol, inClass: ClassSymbol): Member | undefined {
  for (const owner of linearization(l, inClass)) {
    if (owner.params.includes(of) || (owner.fields.includes(of) && !of.isAbstract)) return { kind: "field", of, owner };
    for (const field of [...owner.params, ...owner.fields])
      if (field.name === of.name && overridesField(field, of)) return { kind: "field", of: field, owner };
    for (const method of owner.methods)
      if (of.isAbstract && method.name === of.name && method.params.length === 0 && hasCode(method))
        return { kind: "method", of: method, owner };
  }
  return undefined;
}

/** A parameter of a class hides one of its parents unless both are members; only `override` and abstract ones are one. */
function overridesField(field: ValueSymbol, of: ValueSymbol): boolean {
  return !field.isAbstract && (of.isAbstract || field.isOverride);
}

/** Whether all its members are found without an object: of an object that is not inside a class or a block. */
export function isStatic(of: ClassSymbol): boolean {
  if (of.kind !== "object") return false;
  return of.owner === undefined || (of.owner.symbol === "class" && isStatic(of.owner));
}
