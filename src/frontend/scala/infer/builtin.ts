// The classes that no source text defines: numbers, texts and arrays, and what every value can do.

import { NOWHERE } from "../../../core/span.js";
import { BUILTIN_NAMES, type BuiltinName } from "../builtin-names.js";
import type { ClassSymbol, DefSymbol, NumberKind, Ty, TypeParam, ValueSymbol } from "../typed.js";
import { ANY, classTy } from "./ty.js";

const NUMBERS: readonly NumberKind[] = ["Byte", "Short", "Char", "Int", "Long", "Float", "Double", "BigInt"];
const VALUES: readonly string[] = ["Byte", "Short", "Char", "Int", "Long", "Float", "Double", "Boolean", "Unit"];
export type Builtins = {
  readonly classes: Readonly<Record<BuiltinName, ClassSymbol>>;
  /** The owner of what every value has: toString, hashCode and equals, which classes override. */
  readonly any: ClassSymbol;
};

/** Made once for a library; programs share those of their library. */
export function newBuiltins(): Builtins {
  const made = BUILTIN_NAMES.map((name) => [name, builtinClass(name, `scala.${name}`)] as const);
  const classes = Object.fromEntries(made) as Record<BuiltinName, ClassSymbol>;
  classes.Array.typeParams = [typeParam("A")];
  const any = builtinClass("Any", "scala.Any");
  const type = (name: BuiltinName): Ty => classTy(classes[name]);
  any.methods = [
    method(any, "toString", [[]], type("String")),
    method(any, "hashCode", [[]], type("Int")),
    method(any, "equals", [[param("that", ANY)]], type("Boolean")),
  ];
  return { classes, any };
}

function builtinClass(name: string, path: string): ClassSymbol {
  return {
    symbol: "class",
    kind: "class",
    name,
    path,
    owner: undefined,
    at: NOWHERE,
    annotations: [],
    isCase: false,
    isAbstract: true,
    isSealed: true,
    inLibrary: true,
    typeParams: [],
    parents: [],
    params: [],
    fields: [],
    methods: [],
    body: [],
    companion: undefined,
    isAnonymous: false,
  };
}

function typeParam(name: string): TypeParam {
  return { name, variance: undefined, low: undefined, high: undefined, at: NOWHERE };
}

function method(owner: ClassSymbol, name: string, params: readonly (readonly ValueSymbol[])[], result: Ty): DefSymbol {
  return {
    symbol: "def",
    name,
    owner,
    at: NOWHERE,
    annotations: [],
    typeParams: [],
    params,
    result,
    body: undefined,
    primitive: undefined,
    overrides: [],
    isOpen: true,
    isPrivate: false,
  };
}

function param(name: string, type: Ty): ValueSymbol {
  return {
    symbol: "value",
    kind: "param",
    name,
    owner: undefined,
    at: NOWHERE,
    type,
    isMutable: false,
    isLazy: false,
    byName: false,
    isRepeated: false,
    isImplicit: false,
    isOverride: false,
    isAbstract: false,
    isOpen: true,
    default: undefined,
  };
}

function isBuiltin(of: ClassSymbol): boolean {
  return of.inLibrary && of.kind === "class" && of.at.file === NOWHERE.file;
}

/** Values that are not references: numbers, truths and (). */
export function isValueClass(of: ClassSymbol): boolean {
  return isBuiltin(of) && VALUES.includes(of.name);
}

/** Which numbers the type is, if any; those that widen into each other and BigInt. */
export function numberKind(type: Ty): NumberKind | undefined {
  if (type.kind === "param" || type.kind === "wildcard") {
    const high = type.kind === "param" ? type.of.high : type.high;
    return high && numberKind(high);
  }
  return type.kind === "class" && isBuiltin(type.of) ? NUMBERS.find((name) => name === type.of.name) : undefined;
}

/** Of the numbers that the machine has: not BigInt. */
export function isNumber(type: Ty): boolean {
  const kind = numberKind(type);
  return kind !== undefined && kind !== "BigInt";
}

export function isBuiltinTy(type: Ty, name: BuiltinName): boolean {
  return type.kind === "class" && type.of.name === name && isBuiltin(type.of);
}
