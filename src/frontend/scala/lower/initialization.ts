// The steps of making an object of a class, in the order in which Scala takes them: values and statements of its parents
// from the furthest base on, then its own.
import { isMade } from "../made.js";
import type { ClassSymbol, Expr, Stat, ValueSymbol } from "../typed.js";
import { fieldIn, linearization } from "./hierarchy.js";
import { type Lowering, rememberedOf } from "./lowering.js";
import { isPure } from "./purity.js";

/** A step of making an object of a class. */
export type Init =
  | { readonly kind: "field"; readonly of: ValueSymbol; readonly value: Expr; readonly owner: ClassSymbol }
  | { readonly kind: "stat"; readonly stat: Stat; readonly owner: ClassSymbol };

/**
 * What making an object does after its own parameters are known: the parameters of its parents, from the nearest to the
 * furthest base; then what the bodies do, from the furthest base to the class itself.
 */
export function initialization(l: Lowering, of: ClassSymbol): readonly Init[] {
  return rememberedOf(l, "initialization", of, () => {
    const line = linearization(l, of);
    const params = line.slice(1).flatMap((owner) => inheritedParams(line, owner));
    const steps = [...params, ...[...line].reverse().flatMap((owner) => stepsOf(l, of, owner))];
    return l.contracts ? [...steps.filter((step) => !isOfWhole(step)), ...steps.filter(isOfWhole)] : steps;
  });
}

function stepsOf(l: Lowering, of: ClassSymbol, owner: ClassSymbol): readonly Init[] {
  return owner.body.flatMap((stat): readonly Init[] => {
    if (stat.kind !== "val") return [{ kind: "stat", stat, owner }];
    if (fieldIn(l, stat.of, of)?.of !== stat.of) return hiddenField(l, stat, owner);
    return [{ kind: "field", of: stat.of, value: stat.value, owner }];
  });
}

/** The value of a field that the class overrides is computed, and nobody sees it: not even the code around it. */
function hiddenField(
  l: Lowering,
  { of, value, at }: Extract<Stat, { kind: "val" }>,
  owner: ClassSymbol,
): readonly Init[] {
  if (of.isLazy || isPure(l, value)) return [];
  return [{ kind: "stat", owner, stat: { kind: "expr", value, at } }];
}

/** What nobody wrote into the body of a class is an invariant: it is asked of the whole object. */
function isOfWhole(step: Init): boolean {
  return step.kind === "stat" && step.stat.kind === "expr" && !step.owner.inLibrary && isMade(step.stat.at);
}

function inheritedParams(line: readonly ClassSymbol[], owner: ClassSymbol): readonly Init[] {
  const child = line.find((each) => givesParams(each, owner));
  if (child === undefined) return owner.params.flatMap((of) => paramStep(of, of.default ?? absent(of), owner));
  if (child.inLibrary) return owner.params.flatMap((of) => paramStep(of, sameNamed(child, of), child));
  const args = child.parents.find(({ type }) => type.of === owner)?.args ?? [];
  const usual = (of: ValueSymbol): Expr | undefined => of.default ?? (owner.inLibrary ? absent(of) : undefined);
  return owner.params.flatMap((of, i) => {
    const arg = args[i];
    return paramStep(of, arg === undefined || arg.kind === "default" ? usual(of) : arg, child);
  });
}

/** A trait says of a class only that it is below it. Who has but traits as parents gives no arguments to their class. */
function givesParams(child: ClassSymbol, owner: ClassSymbol): boolean {
  if (child.kind === "trait" && owner.kind === "class") return false;
  return child.parents.some(({ type }) => type.of === owner);
}

function paramStep(of: ValueSymbol, value: Expr | undefined, owner: ClassSymbol): readonly Init[] {
  return value === undefined ? [] : [{ kind: "field", of, value, owner }];
}

/** The library's classes pass on what they are given under the same name, or null: their code is not there. */
function sameNamed(child: ClassSymbol, of: ValueSymbol): Expr {
  const { at, type } = of;
  const param = child.params.find(({ name }) => name === of.name);
  if (param === undefined) return absent(of);
  const self: Expr = { kind: "this", at, type: { kind: "class", of: child, args: [] }, of: child };
  return { kind: "field", at, type, from: self, of: param };
}

/** What the library's classes have by default, whose code is not there: exceptions have no message and no cause. */
function absent({ at }: ValueSymbol): Expr {
  return { kind: "constant", at, type: { kind: "null" }, value: { kind: "null" } };
}
