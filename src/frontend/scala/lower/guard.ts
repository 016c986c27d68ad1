// Classes that check what they are made of (`require(d != 0)`): a value that no constructor makes is no input.
import type { ClassSymbol } from "../typed.js";
import { concreteClasses } from "./hierarchy.js";
import { capturesOf, layoutOf } from "./layout.js";
import { type Lowering, remembered } from "./lowering.js";
import { isPure } from "./purity.js";
import { isTotal } from "./total.js";
import { baseArgs, selfArgs } from "./types.js";

/** Whether making some value of the class, or of one below it, does more than to put its parts together. */
export function isGuarded(l: Lowering, of: ClassSymbol): boolean {
  if (of.inLibrary) return false;
  return remembered(l, "guarded", of, () => {
    const made = concreteClasses(l, of);
    return made.every((each) => isPlainlyMade(l, each, of)) && made.some((each) => doesMore(l, each));
  });
}

/** Whether making it does more, and it cannot be made by its constructors either. */
export function isUnmakeable(l: Lowering, of: ClassSymbol): boolean {
  return (
    !of.inLibrary &&
    !isGuarded(l, of) &&
    concreteClasses(l, of).some((each) => !each.inLibrary && (keepsMore(l, each) || l.outers.has(each)))
  );
}

function doesMore(l: Lowering, of: ClassSymbol): boolean {
  return checksParts(l, of) || keepsMore(l, of);
}

/** Fields of the body: what they hold follows from the parameters, or from what was done to the object since. */
function keepsMore(l: Lowering, of: ClassSymbol): boolean {
  return layoutOf(l, of).slots.some((slot) => slot.kind === "field" && !of.params.includes(slot.of));
}

/** For all types alike, if for any. */
function isPlainlyMade(l: Lowering, of: ClassSymbol, set: ClassSymbol): boolean {
  const args = baseArgs(l, of, selfArgs(of), set) ?? [];
  const isOwn =
    args.length === of.typeParams.length && args.every((arg, i) => arg.kind === "param" && arg.of === of.typeParams[i]);
  const isFree = of.typeParams.every(({ low, high }) => low === undefined && high === undefined);
  return !of.inLibrary && isOwn && isFree && capturesOf(l, of).length === 0;
}

function checksParts(l: Lowering, of: ClassSymbol): boolean {
  const { steps, late } = layoutOf(l, of);
  return [...steps, ...late].some(
    (step) =>
      step.kind === "stat" && step.stat.kind === "expr" && !(isPure(l, step.stat.value) && isTotal(l, step.stat.value)),
  );
}
