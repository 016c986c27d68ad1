// Questions about types that lowering asks: what a type is at a base class, and what represents its values in core.
import { nth } from "../../../basis/known.js";
import { BUILTIN_NAMES } from "../builtin-names.js";
import type { ClassSymbol, Expr, NumberKind, Ty, TypeParam } from "../typed.js";
import { linearization } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";

/** Classes of the library whose values core has itself. */
const REPRESENTED: ReadonlySet<string> = new Set([
  ...BUILTIN_NAMES,
  "Any",
  "AnyRef",
  "AnyVal",
  "Object",
  "Null",
  "Nothing",
  "PartialFunction",
]);

const NUMBERS: ReadonlySet<string> = new Set(["Byte", "Short", "Char", "Int", "Long", "Float", "Double", "BigInt"]);

/** The name of the class if core has its values itself. */
export function representedName(of: ClassSymbol): string | undefined {
  if (!of.inLibrary || of.kind === "object") return undefined;
  if (REPRESENTED.has(of.name) || /^(Function|Tuple)\d+$/.test(of.name)) return of.name;
  return undefined;
}

export function builtinName(type: Ty): string | undefined {
  return type.kind === "class" ? representedName(type.of) : undefined;
}

export function numberKind(type: Ty): NumberKind | undefined {
  const name = builtinName(type);
  return name !== undefined && NUMBERS.has(name) ? (name as NumberKind) : undefined;
}

/** The class whose members a value of the type has, if its values are made by constructors. */
export function classOf(type: Ty): ClassSymbol | undefined {
  switch (type.kind) {
    case "class":
      return type.of;
    case "param":
      return type.of.high === undefined ? undefined : classOf(type.of.high);
    case "both":
      return type.parts.map(classOf).find((of) => of !== undefined);
    case "wildcard":
      return type.high === undefined ? undefined : classOf(type.high);
    default:
      return undefined;
  }
}

export type Substitution = ReadonlyMap<TypeParam, Ty>;

export function substitute(type: Ty, by: Substitution): Ty {
  const go = (inner: Ty): Ty => substitute(inner, by);
  switch (type.kind) {
    case "param":
      return by.get(type.of) ?? type;
    case "class":
      return type.args.length === 0 ? type : { ...type, args: type.args.map(go) };
    case "fn":
      return { ...type, params: type.params.map(go), result: go(type.result) };
    case "tuple":
      return { ...type, items: type.items.map(go) };
    case "both":
      return { ...type, parts: type.parts.map(go) };
    case "wildcard":
      return { ...type, low: type.low && go(type.low), high: type.high && go(type.high) };
    default:
      return type;
  }
}

export function bindParams(params: readonly TypeParam[], args: readonly Ty[]): Substitution {
  return new Map(params.flatMap((param, i) => (args[i] === undefined ? [] : [[param, nth(args, i)] as const])));
}

/** The arguments of a base class, for objects of a class with these arguments. */
export function baseArgs(
  l: Lowering,
  of: ClassSymbol,
  args: readonly Ty[],
  base: ClassSymbol,
): readonly Ty[] | undefined {
  if (of === base) return args;
  const by = bindParams(of.typeParams, args);
  for (const { type } of of.parents) {
    if (!linearization(l, type.of).includes(base)) continue;
    const above = type.args.map((arg) => substitute(arg, by));
    return baseArgs(l, type.of, above, base);
  }
  return undefined;
}

export function selfArgs(of: ClassSymbol): readonly Ty[] {
  return of.typeParams.map((param) => ({ kind: "param", of: param }));
}

export function classType(of: ClassSymbol): Ty {
  return { kind: "class", of, args: selfArgs(of) };
}

/** The type of an expression where it was expected to be anything: that of what it comes to, if that is one type. */
export function staticType(e: Expr): Ty {
  if (e.type.kind !== "any" && e.type.kind !== "any-val") return e.type;
  const results = resultsOf(e);
  const types = results.map(staticType).filter(({ kind }) => kind !== "nothing");
  const [first] = types;
  return first !== undefined && results.length > 0 && types.every((type) => isSame(type, first)) ? first : e.type;
}

function resultsOf(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "block":
      return [e.result];
    case "if":
      return [e.yes, e.no];
    case "match":
      return e.cases.map(({ body }) => body);
    case "try":
      return [e.body, ...e.cases.map(({ body }) => body)];
    default:
      return [];
  }
}

function isSame(a: Ty, b: Ty): boolean {
  if (a.kind === "class" && b.kind === "class")
    return a.of === b.of && a.args.every((arg, i) => isSame(arg, b.args[i] ?? { kind: "any" }));
  if (a.kind === "tuple" && b.kind === "tuple")
    return a.items.length === b.items.length && a.items.every((item, i) => isSame(item, b.items[i] ?? { kind: "any" }));
  return a.kind === "param" && b.kind === "param" && a.of === b.of;
}
