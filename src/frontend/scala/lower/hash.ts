// Hash codes (`##`) of what may be anything: those of numbers, truths and texts, of tuples, case classes and collections
// by their parts, and those that a class defines. Other objects have one by their address.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { ClassSymbol } from "../typed.js";
import { caseWithHeirs, comparedParams, paramOf } from "./case-heirs.js";
import { callMember, wholePattern } from "./dispatch.js";
import { linearization, type Member } from "./hierarchy.js";
import { layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  lit,
  match,
  newScope,
  prim,
  stop,
  str,
  variable,
} from "./lowering.js";
import { NULL } from "./null.js";
import { representedName } from "./types.js";

export const HASH_ANY = fixedName("hash/any");

const LEAVES = ["int", "float", "bool", "str"];
const NOTHING = [NULL, "tuple0"];
/** Wider tuples are no keys that people use. */
const TUPLES = [2, 3, 4, 5, 6];
const PRODUCT_SEED = 0xcafebaben;
/** What the library's own collections are hashed by, the nearest first. */
const COLLECTIONS: readonly (readonly [string, string])[] = [
  ["scala.Seq", "ofSeq"],
  ["scala.Set", "ofSet"],
  ["scala.Map", "ofMap"],
];

export function hashAnyBody(l: Lowering, at: Span): Core {
  const x = fresh(l, "x");
  const value = (): Core => variable(l, at, x);
  const ofKind = (kind: string, body: Core): Arm => arm({ kind: "lit", at, value: { kind: "str", value: kind } }, body);
  const tuples = TUPLES.map((width) =>
    ofKind(`tuple${width}`, match(l, at, value(), [productArm(l, at, tupleCtor(width), width)])),
  );
  const classes = l.classes.flatMap((of): readonly Arm[] => {
    const found = isConcrete(of) ? classArm(l, at, of, x) : undefined;
    return found === undefined ? [] : [ofKind(layoutOf(l, of).ctor, match(l, at, value(), [found]))];
  });
  const arms = [
    ...LEAVES.map((kind) => ofKind(kind, prim(l, at, "any.hash_java", [value()]))),
    ...NOTHING.map((kind) => ofKind(kind, int(l, at, 0n))),
    ...tuples,
    ...classes,
    arm(anyPattern(at), stop(l, at, "the hash code of this object, which is that of its address")),
  ];
  return lambda(l, at, [x], match(l, at, prim(l, at, "any.kind", [value()]), arms));
}

export function isConcrete(of: ClassSymbol): boolean {
  return !of.isAbstract && of.kind !== "trait" && representedName(of) === undefined;
}

function int(l: Lowering, at: Span, value: bigint): Core {
  return lit(l, at, { kind: "i32", value: BigInt.asIntN(32, value) }, false);
}

function order(l: Lowering, at: Span, name: string, args: readonly Core[]): Core {
  return callNamed(l, at, fixedName(`${name}/scala.HashOrder.object`), args);
}

/** A case class that inherits a hash code has that one. Undefined: the class has none. */
function classArm(l: Lowering, at: Span, of: ClassSymbol, x: Name): Arm | undefined {
  const whole = (body: Core): Arm => arm(wholePattern(l, at, of), body);
  const self = variable(l, at, x);
  const own = ownHash(l, of);
  if (own !== undefined) return whole(callMember(l, newScope({}), at, own, of, self, []));
  const collection = COLLECTIONS.find(([path]) =>
    linearization(l, of).some((each) => each.inLibrary && each.path === path),
  );
  if (collection !== undefined) return whole(order(l, at, collection[1], [self]));
  const base = caseWithHeirs(l, of);
  if (base !== undefined) {
    const parts = comparedParams(base).map((param) => paramOf(l, at, base, self, param));
    return whole(parts.length === 0 ? nameHash(l, at, base) : productHash(l, at, parts));
  }
  if (!of.isCase) return undefined;
  const { ctor, slots } = layoutOf(l, of);
  if (of.params.length === 0) return whole(nameHash(l, at, of));
  return productArm(
    l,
    at,
    ctor,
    of.params.length - (of.later ?? 0),
    slots.length,
    of.params.map(({ isMutable }) => isMutable),
  );
}

/** By the parts that are parameters, in order. */
function productArm(
  l: Lowering,
  at: Span,
  ctor: Name,
  width: number,
  slots = width,
  cells: readonly boolean[] = [],
): Arm {
  const names = Array.from({ length: width }, (_, i) => fresh(l, `_${i + 1}`));
  const pattern = ctorPattern(
    at,
    ctor,
    Array.from({ length: slots }, (_, i) => (i < width ? bindPattern(at, nth(names, i)) : anyPattern(at))),
  );
  const parts = names.map((name, i) => {
    const part = variable(l, at, name);
    return cells[i] === true ? prim(l, at, "cell.get", [part]) : part;
  });
  return arm(pattern, productHash(l, at, parts));
}

function productHash(l: Lowering, at: Span, parts: readonly Core[]): Core {
  const mixed = parts.reduce(
    (hash, part) => order(l, at, "mix", [hash, callNamed(l, at, HASH_ANY, [part])]),
    int(l, at, PRODUCT_SEED),
  );
  return order(l, at, "finished", [mixed, int(l, at, BigInt(parts.length))]);
}

function nameHash(l: Lowering, at: Span, of: ClassSymbol): Core {
  return prim(l, at, "any.hash_java", [str(l, at, of.name)]);
}

export function ownHash(l: Lowering, of: ClassSymbol): Member | undefined {
  for (const owner of linearization(l, of)) {
    if (owner.inLibrary) continue;
    const method = owner.methods.find(({ name, params }) => name === "hashCode" && params.flat().length === 0);
    if (method !== undefined) return { kind: "method", of: method, owner };
  }
  return undefined;
}
