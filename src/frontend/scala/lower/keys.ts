// What may be wrong with a key of a hash table: values that equal it have other hash codes, or its own changes. Asked of
// each key when the program runs, and nothing to ask where the program has no class of which that may hold.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, fixedName, type Name, type Pattern, tupleCtor } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, ValueSymbol } from "../typed.js";
import { wholePattern } from "./dispatch.js";
import { ownEquals } from "./equal.js";
import { isConcrete, ownHash } from "./hash.js";
import { linearization } from "./hierarchy.js";
import { layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  bool,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  match,
  prim,
  variable,
} from "./lowering.js";
import { either } from "./operate.js";

export const ODD_HASH = fixedName("hash/odd");
export const CHANGING_HASH = fixedName("hash/changing");

const TUPLES = [2, 3, 4, 5, 6];

/** It, or a part of it, has an equality or a hash code that the program defines. */
export function oddHashBody(l: Lowering, at: Span): Core {
  const isOdd = (of: ClassSymbol): boolean =>
    ownHash(l, of) !== undefined || (!of.inLibrary && ownEquals(l, of) !== undefined);
  return somePart(l, at, ODD_HASH, l.own.some(isOdd) ? isOdd : undefined);
}

/** It, or a part of it, is hashed by what may be assigned: a variable of a case class, the elements of a collection. */
export function changingHashBody(l: Lowering, at: Span): Core {
  const isVariable = (of: ValueSymbol): boolean => l.assigned.has(of);
  const isHashed = (of: ClassSymbol): boolean => of.isCase || ownHash(l, of) !== undefined;
  const varies = (of: ClassSymbol): boolean =>
    isHashed(of) && linearization(l, of).some((each) => [...each.params, ...each.fields].some(isVariable));
  const changes = (of: ClassSymbol): boolean => (of.inLibrary ? isChanging(of) : varies(of));
  return somePart(l, at, CHANGING_HASH, l.keysChange || l.own.some(varies) ? changes : undefined);
}

function isChanging({ path }: ClassSymbol): boolean {
  return path.startsWith("scala.collection.mutable.") && !path.endsWith("Builder");
}

/** Whether a value or one of the parts that it is hashed by is of such a class. Undefined: there are none. */
function somePart(l: Lowering, at: Span, self: Name, isOne: ((of: ClassSymbol) => boolean) | undefined): Core {
  const x = fresh(l, "x");
  if (isOne === undefined) return lambda(l, at, [x], bool(l, at, false));
  const value = (): Core => variable(l, at, x);
  const ofKind = (kind: string, found: Arm): Arm =>
    arm({ kind: "lit", at, value: { kind: "str", value: kind } }, match(l, at, value(), [found]));
  const tuples = TUPLES.map((width) => {
    const of = partsOf(l, width);
    return ofKind(`tuple${width}`, arm(ctorPattern(at, tupleCtor(width), of.patterns(at)), of.asked(at, self)));
  });
  const classes = l.classes.filter(isConcrete).flatMap((of): readonly Arm[] => {
    const { ctor, slots } = layoutOf(l, of);
    if (isOne(of)) return [ofKind(ctor, arm(wholePattern(l, at, of), bool(l, at, true)))];
    if (!of.isCase || of.params.length === 0) return [];
    const parts = partsOf(
      l,
      of.params.length,
      slots.length,
      of.params.map(({ isMutable }) => isMutable),
    );
    return [ofKind(ctor, arm(ctorPattern(at, ctor, parts.patterns(at)), parts.asked(at, self)))];
  });
  const arms = [...tuples, ...classes, arm(anyPattern(at), bool(l, at, false))];
  return lambda(l, at, [x], match(l, at, prim(l, at, "any.kind", [value()]), arms));
}

type Parts = {
  readonly patterns: (at: Span) => readonly Pattern[];
  readonly asked: (at: Span, self: Name) => Core;
};

/** The first of what a constructor holds; those in cells are read. */
function partsOf(l: Lowering, width: number, slots = width, cells: readonly boolean[] = []): Parts {
  const names = Array.from({ length: width }, (_, i) => fresh(l, `_${i + 1}`));
  const patterns = (at: Span): readonly Pattern[] =>
    Array.from({ length: slots }, (_, i) => (i < width ? bindPattern(at, nth(names, i)) : anyPattern(at)));
  const asked = (at: Span, self: Name): Core =>
    names
      .map((name, i) => {
        const part = variable(l, at, name);
        return callNamed(l, at, self, [cells[i] === true ? prim(l, at, "cell.get", [part]) : part]);
      })
      .reduceRight((rest, first) => either(l, at, first, rest), bool(l, at, false));
  return { patterns, asked };
}
