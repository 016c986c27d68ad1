// How sets and maps are made of what is in them, and back: for those who compare functions and do not look into them.
import type { Name } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import type { Operation } from "../../../language/language.js";
import type { ClassSymbol, DefSymbol, Expr } from "../typed.js";
import { coreType, familyName, functionType } from "./core-type.js";
import type { Lowering } from "./lowering.js";

/** Of the classes of the library that say so; others that are hidden have none. */
export function operationsOf(l: Lowering, family: Name): readonly Operation[] {
  const of = l.library.find((each) => each.kind === "class" && familyName(l, each) === family);
  const make = of && methodOf(of, "ofList");
  const content = of && methodOf(of, "content");
  if (of === undefined || make === undefined || content === undefined) return [];
  const base = { path: of.name, mutable: false } as const;
  return [
    { ...base, role: "make", text: `scala.${of.name}.ofList _`, type: methodType(l, make) },
    { ...base, role: "content", text: `scala.${of.name}.content _`, type: methodType(l, content) },
  ];
}

function methodOf(of: ClassSymbol, name: string): DefSymbol | undefined {
  return of.companion?.methods.find((method) => method.name === name);
}

function methodType(l: Lowering, of: DefSymbol): Type {
  return functionType(
    of.params.flat().map((param) => coreType(l, param.type)),
    coreType(l, of.result),
  );
}

/** A method as a function is of the type of the method, for all types that it has parameters for. */
export function genericType(l: Lowering, e: Expr): Type | undefined {
  if (e.kind !== "lambda" || e.body.kind !== "call" || e.body.of.typeParams.length === 0) return undefined;
  const { args, of } = e.body;
  const isWhole =
    args.length === e.params.length && args.every((arg, i) => arg.kind === "value" && arg.of === e.params[i]);
  return isWhole ? methodType(l, of) : undefined;
}
