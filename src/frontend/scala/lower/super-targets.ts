// Which method `super.m` is, by the class of the object.
import type { Above, ClassSymbol, DefSymbol } from "../typed.js";
import { concreteClasses, linearization, type Member, methodAmong } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";

/** `member` is undefined where only what every object has is left: `super.toString`. */
export type SuperTarget = { readonly of: ClassSymbol; readonly member: Member | undefined };

/** Behind a class, the same for all objects; behind a trait, one for each class that it is mixed into. */
export function superTargets(l: Lowering, of: DefSymbol, above: Above): readonly SuperTarget[] {
  const by = above.of;
  if (above.kind === "parent") return [{ of: by, member: methodAmong(linearization(l, by), of, by) }];
  const objects = by.kind === "trait" ? concreteClasses(l, by) : [by];
  return objects.map((each) => {
    const line = linearization(l, each);
    return { of: each, member: methodAmong(line.slice(line.indexOf(by) + 1), of, each) };
  });
}
