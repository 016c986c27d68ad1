// How values are made by those who compare functions and cannot put them together themselves: sets and maps of what is in
// them, and back; values of classes that check their parts by the constructors.
import type { Name } from "../../../core/expr.js";
import { con, type Type } from "../../../core/type.js";
import type { OperationText } from "../../../language/language.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Expr, Ty } from "../typed.js";
import { coreType, familyName, functionType } from "./core-type.js";
import { isGuarded } from "./guard.js";
import { concreteClasses } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { selfArgs, substitute } from "./types.js";

/** Of the classes of the library that say so, and of guarded ones; others that are hidden have none. */
export function operationsOf(l: Lowering, family: Name): readonly OperationText[] {
  const guarded = l.own.find((each) => familyName(l, each) === family && isGuarded(l, each));
  if (guarded !== undefined) return concreteClasses(l, guarded).map((each) => constructorOf(l, each, guarded));
  const of = l.library.find((each) => each.kind === "class" && familyName(l, each) === family);
  if (of === undefined) return [];
  const roles = { make: methodOf(of, "ofList"), content: methodOf(of, "content"), write: methodOf(of, "write") };
  if (roles.make === undefined || roles.content === undefined) return [];
  return (["make", "content", "write"] as const).flatMap((role): readonly OperationText[] => {
    const method = roles[role];
    if (method === undefined) return [];
    const text = `${of.path}.${method.name} _`;
    return [{ path: of.path, mutable: roles.write !== undefined, role, text, type: methodType(l, method) }];
  });
}

/** (lo: Int, hi: Int) => new Range(lo, hi): Range. What is made for all types alike is written at one of them. */
function constructorOf(l: Lowering, of: ClassSymbol, set: ClassSymbol): OperationText {
  const anything = new Map(of.typeParams.map((param) => [param, ANY] as const));
  const params = of.params.map(({ name, type }) => `${name}: ${showTy(substitute(type, anything), byPath)}`);
  const names = of.params.map(({ name }) => name);
  const types = of.typeParams.length === 0 ? "" : `[${of.typeParams.map(() => showTy(ANY)).join(", ")}]`;
  const made = of.kind === "object" ? of.path : `new ${of.path}${types}(${names.join(", ")})`;
  const typed = `${made}: ${set.path}${types}`;
  const result = con(familyName(l, set), ...selfArgs(of).map((arg) => coreType(l, arg)));
  return {
    path: of === set ? of.path : `${of.path}: ${set.path}`,
    mutable: false,
    role: "operation",
    text: of.kind === "object" ? typed : `(${params.join(", ")}) => ${typed}`,
    type:
      of.kind === "object"
        ? result
        : functionType(
            of.params.map((param) => coreType(l, param.type)),
            result,
          ),
  };
}

const ANY: Ty = { kind: "any" };

function byPath({ path }: ClassSymbol): string {
  return path;
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
