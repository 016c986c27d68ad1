// Scala's types as core types: classes and traits are sets of constructors, functions are curried.
import type { Name } from "../../../core/expr.js";
import { con, fn, type Label, type Type } from "../../../core/type.js";
import type { ClassSymbol, Ty, TypeParam } from "../typed.js";
import { linearization, markOf } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { madeInLibrary, madeName } from "./names.js";
import { representedName } from "./types.js";

const PLAIN: ReadonlyMap<string, string> = new Map([
  ["Byte", "i32"],
  ["Short", "i32"],
  ["Int", "i32"],
  ["Char", "char16"],
  ["Long", "i64"],
  ["Float", "f64"],
  ["Double", "f64"],
  ["BigInt", "big"],
  ["Boolean", "bool"],
  ["String", "str16"],
  ["Unit", "tuple0"],
]);

type Names = ReadonlyMap<TypeParam, string>;
const OWN_NAMES: Names = new Map();

/** `names`: what type parameters are called, where not by their own names. */
export function coreType(l: Lowering, type: Ty, names: Names = OWN_NAMES): Type {
  const go = (inner: Ty): Type => coreType(l, inner, names);
  switch (type.kind) {
    case "class":
      return classType(l, type.of, type.args.map(go));
    case "param":
      return { kind: "var", name: names.get(type.of) ?? type.of.name };
    case "fn":
      return functionType(type.params.map(go), go(type.result));
    case "tuple":
      return con(`tuple${type.items.length}`, ...type.items.map(go));
    case "both": {
      const [first] = type.parts;
      return first === undefined ? anything(l) : go(first);
    }
    case "wildcard":
      return type.high === undefined ? anything(l) : go(type.high);
    default:
      return anything(l);
  }
}

/** Nothing is known of it: each is a variable of its own. */
function anything(l: Lowering): Type {
  return { kind: "var", name: `any${l.serial++}` };
}

/** Without parameters it is a function of unit. */
export function functionType(params: readonly Type[], result: Type, labels: readonly Label[] = []): Type {
  const all = params.length === 0 ? [con("tuple0")] : params;
  return all.reduceRight((to, from, i) => fn(from, to, labels[i]), result);
}

function classType(l: Lowering, of: ClassSymbol, inner: readonly Type[]): Type {
  const name = representedName(of);
  if (name === undefined) {
    if (isThrowable(l, of)) return con("exn");
    return con(familyName(l, of), ...inner);
  }
  const plain = PLAIN.get(name);
  if (plain !== undefined) return con(plain);
  if (name === "Array") return con("array", ...inner);
  if (name === "PartialFunction") return con("PartialFunction", ...inner);
  const [result, ...params] = [...inner].reverse();
  if (name.startsWith("Function") && result !== undefined) return functionType(params.reverse(), result);
  if (name.startsWith("Tuple")) return con(`tuple${inner.length}`, ...inner);
  return anything(l);
}

export function isThrowable(l: Lowering, of: ClassSymbol): boolean {
  return linearization(l, of).some((each) => each.inLibrary && each.name === "Throwable");
}

/** The set of constructors of a class or trait. Those of the library are the same for all programs: so are their declarations. */
export function familyName(l: Lowering, of: ClassSymbol): Name {
  const known = markOf(of, "family") as Name | undefined;
  return known ?? (of.inLibrary ? madeInLibrary(l, "type", of) : madeName(l, "type", of));
}
