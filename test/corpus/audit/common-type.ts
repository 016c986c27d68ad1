// The type at which two programs are compared: that of both, as far as an audit can enumerate it.
// Types are told apart by the names that users gave them.
import { shownName } from "../../../src/core/expr.js";
import { con, type Type } from "../../../src/core/type.js";
import { instance, NotEnumerable } from "./inputs.js";

/** In the terms of the first program. What stays unknown in both becomes an integer. */
export function commonType(a: Type, b: Type): Type {
  const bound = new Map<string, Type>();
  meet(a, b, bound);
  return ground(instance(a, bound));
}

/** Finds what the first type's variables stand for in the second. */
function meet(a: Type, b: Type, bound: Map<string, Type>): void {
  if (b.kind === "var") return;
  if (a.kind === "var") {
    const before = bound.get(a.name);
    if (before === undefined) bound.set(a.name, everywhere(b));
    else meet(before, b, bound);
  } else if (a.kind === "fn" && b.kind === "fn") {
    meet(a.from, b.from, bound);
    meet(a.to, b.to, bound);
  } else if (a.kind === "con" && b.kind === "con" && shownName(a.name) === shownName(b.name)) {
    a.args.forEach((arg, i) => {
      const other = b.args[i];
      if (other !== undefined) meet(arg, other, bound);
    });
  } else throw new NotEnumerable("no common type");
}

/** A type that means the same in every program: one whose names nobody declared. */
function everywhere(type: Type): Type {
  const isOwn = type.kind === "con" && type.name.includes("/");
  if (isOwn) throw new NotEnumerable(`a type of the submission's own, ${shownName(type.name)}`);
  return type.kind === "con" ? { ...type, args: type.args.map(everywhere) } : type;
}

function ground(type: Type): Type {
  if (type.kind === "var") return con("i63");
  if (type.kind === "fn") return { ...type, from: ground(type.from), to: ground(type.to) };
  return { ...type, args: type.args.map(ground) };
}

/** Every argument until a result that is no function. */
export function parametersOf(type: Type): readonly Type[] {
  return type.kind === "fn" ? [type.from, ...parametersOf(type.to)] : [];
}
