// Classes that inherit from a case class: they have its equality and hash code, which compare its parameters and ask
// `canEqual`. `new D == C(5)` is true where D extends C(5).
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, ValueSymbol } from "../typed.js";
import { callMember, readField, wholePattern } from "./dispatch.js";
import { concreteClasses, linearization } from "./hierarchy.js";
import { kindTest } from "./kind.js";
import { anyPattern, arm, bool, type Lowering, match, newScope } from "./lowering.js";
import { both } from "./operate.js";

/** The case class that the class is or inherits from, where it has heirs. */
export function caseWithHeirs(l: Lowering, of: ClassSymbol): ClassSymbol | undefined {
  const base = linearization(l, of).find((each) => each.isCase && each.kind === "class" && !each.inLibrary);
  return base !== undefined && concreteClasses(l, base).some((each) => each !== base) ? base : undefined;
}

/** The parameters that count: those of its first list. */
export function comparedParams(of: ClassSymbol): readonly ValueSymbol[] {
  return of.params.slice(0, of.params.length - (of.later ?? 0));
}

export function paramOf(l: Lowering, at: Span, base: ClassSymbol, object: Core, param: ValueSymbol): Core {
  return readField(l, newScope({}), at, object, param, base);
}

/** What the case class generates: the other is one too, has equal parameters, and can equal this one. */
export function equalHeirs(
  l: Lowering,
  at: Span,
  base: ClassSymbol,
  left: () => Core,
  right: () => Core,
  equal: (param: ValueSymbol, a: Core, b: Core) => Core,
): Core {
  const params = comparedParams(base).map((param) =>
    equal(param, paramOf(l, at, base, left(), param), paramOf(l, at, base, right(), param)),
  );
  const all = [kindTest(l, at, right(), concreteClasses(l, base)), ...params, canEqual(l, at, base, left, right)];
  return all.reduceRight((rest, first) => both(l, at, first, rest));
}

function canEqual(l: Lowering, at: Span, base: ClassSymbol, left: () => Core, right: () => Core): Core {
  const arms = concreteClasses(l, base).flatMap((inClass) => {
    const found = linearization(l, inClass).flatMap((owner) => {
      const of = owner.methods.find(({ name, params }) => name === "canEqual" && params.flat().length === 1);
      return of === undefined || owner.inLibrary ? [] : [{ kind: "method" as const, of, owner }];
    })[0];
    if (found === undefined) return [];
    return [arm(wholePattern(l, at, inClass), callMember(l, newScope({}), at, found, inClass, right(), [left()]))];
  });
  if (arms.length === 0) return bool(l, at, true);
  return match(l, at, right(), [...arms, arm(anyPattern(at), bool(l, at, true))]);
}
