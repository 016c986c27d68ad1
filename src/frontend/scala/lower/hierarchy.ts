// Who inherits from whom, and whose member a name is in a class: the facts about classes that need the whole program.
import { isMade } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, Stat, ValueSymbol } from "../typed.js";
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
  for (const owner of linearization(l, inClass)) {
    for (const method of owner.methods)
      if (isSameMethod(method, of) && hasCode(method)) return { kind: "method", of: method, owner };
    if (of.params.flat().length > 0) continue;
    for (const field of [...owner.params, ...owner.fields])
      if (field.name === of.name && !field.isAbstract) return { kind: "field", of: field, owner };
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

function isSameMethod(method: DefSymbol, of: DefSymbol): boolean {
  return method === of || method.overrides.includes(of) || method.overrides.some((above) => isSameMethod(above, of));
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

/** A step of making an object of a class. */
export type Init =
  | { readonly kind: "field"; readonly of: ValueSymbol; readonly value: Expr; readonly owner: ClassSymbol }
  | { readonly kind: "stat"; readonly stat: Stat; readonly owner: ClassSymbol };

/** What making an object does after its own parameters are known: its parents from the furthest base on, then itself. */
export function initialization(l: Lowering, of: ClassSymbol): readonly Init[] {
  return rememberedOf(l, "initialization", of, () => {
    const line = linearization(l, of);
    const steps = [...line]
      .reverse()
      .flatMap((owner): Init[] => [
        ...(owner === of ? [] : inheritedParams(line, owner)),
        ...owner.body.map(
          (stat): Init =>
            stat.kind === "val"
              ? { kind: "field", of: stat.of, value: stat.value, owner }
              : { kind: "stat", stat, owner },
        ),
      ]);
    return l.contracts ? [...steps.filter((step) => !isOfWhole(step)), ...steps.filter(isOfWhole)] : steps;
  });
}

/** What nobody wrote into the body of a class is an invariant: it is asked of the whole object. */
function isOfWhole(step: Init): boolean {
  return step.kind === "stat" && step.stat.kind === "expr" && !step.owner.inLibrary && isMade(step.stat.at);
}

function inheritedParams(line: readonly ClassSymbol[], owner: ClassSymbol): readonly Init[] {
  for (const child of line) {
    const parent = child.parents.find(({ type }) => type.of === owner);
    if (parent === undefined) continue;
    if (child.inLibrary)
      return owner.params.map((of) => ({ kind: "field", of, value: sameNamed(child, of), owner: child }));
    return owner.params.flatMap((of, i): Init[] => {
      const arg = parent.args[i];
      const value = arg === undefined || arg.kind === "default" ? of.default : arg;
      return value === undefined ? [] : [{ kind: "field", of, value, owner: child }];
    });
  }
  return [];
}

/** The library's classes pass on what they are given under the same name, or null: their code is not there. */
function sameNamed(child: ClassSymbol, of: ValueSymbol): Expr {
  const { at, type } = of;
  const param = child.params.find(({ name }) => name === of.name);
  if (param === undefined) return { kind: "constant", at, type: { kind: "null" }, value: { kind: "null" } };
  const self: Expr = { kind: "this", at, type: { kind: "class", of: child, args: [] }, of: child };
  return { kind: "field", at, type, from: self, of: param };
}

/** Whether all its members are found without an object: of an object that is not inside a class or a block. */
export function isStatic(of: ClassSymbol): boolean {
  if (of.kind !== "object") return false;
  return of.owner === undefined || (of.owner.symbol === "class" && isStatic(of.owner));
}
