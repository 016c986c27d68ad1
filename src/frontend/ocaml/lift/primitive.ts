// Primitives as the operators and functions of OCaml's library that they are.
import { nth } from "../../../basis/known.js";
import type { Expr as Core, Name } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { apply, type CoreOf, constant, construct, ident, isVar, type Lifting, library } from "./lifting.js";
import { liftCellOfField } from "./record.js";
import { spellingOf } from "./spelling.js";

export function liftPrimitive(l: Lifting, e: CoreOf<"prim">): Expr {
  const field = liftCellOfField(l, e);
  if (field !== undefined) return field;
  const args = e.args.map(l.lift);
  switch (e.op) {
    case "array.of":
      return { kind: "array", at: NOWHERE, items: args };
    case "str.of_array":
      return apply(stringOfArray(l), args);
    case "str.join":
      return joined(l, args);
    case "f64.format":
      return formatted(l, e, args);
    case "f64.parses":
      return apply(library(l, "<>"), [apply(library(l, "float_of_string_opt"), args), construct("None")]);
    default:
      return apply(library(l, spellingOf(e.op)), args);
  }
}

/** fun chars -> String.init (Array.length chars) (Array.get chars) */
function stringOfArray(l: Lifting): Expr {
  const path = { modules: [], name: "chars", at: NOWHERE };
  const param: Pattern = { kind: "var", at: NOWHERE, name: path.name };
  const [length, get] = ["Array.length", "Array.get"].map((words) => apply(library(l, words), [ident(path)]));
  if (length === undefined || get === undefined) throw new Error("two functions of arrays");
  return { kind: "fun", at: NOWHERE, params: [param], body: apply(library(l, "String.init"), [length, get]) };
}

function joined(l: Lifting, [separator, strings]: readonly Expr[]): Expr {
  if (separator === undefined || strings === undefined) throw new Error("str.join has two operands");
  return apply(library(l, "String.concat"), [separator, apply(library(l, "Array.to_list"), [strings])]);
}

/** A format that is only known when the program runs has to be read then. */
function formatted(l: Lifting, e: CoreOf<"prim">, [format, value]: readonly Expr[]): Expr {
  if (format === undefined || value === undefined) throw new Error("f64.format has two operands");
  const example = constant({ kind: "string", value: "%f" });
  const known = e.args[0]?.kind === "lit" ? format : apply(library(l, "Scanf.format_from_string"), [format, example]);
  return apply(library(l, "Printf.sprintf"), [known, value]);
}

/** `( + )`, `not` or `raise`: what lowering makes of a primitive that stands on its own. */
export function liftAlone(l: Lifting, e: CoreOf<"lam">): Expr | undefined {
  const words = aloneWords(e.body, e.params);
  return words === undefined ? undefined : library(l, words);
}

function aloneWords(body: Core, params: readonly Name[]): string | undefined {
  switch (body.kind) {
    case "prim":
      if (body.op === "array.of" || body.op === "str.of_array" || body.op === "str.join") return undefined;
      if (body.op === "f64.format" || body.op === "f64.parses") return undefined;
      return passesOn(body.args, params) ? spellingOf(body.op) : undefined;
    case "raise":
      return passesOn([body.exn], params) ? "raise" : undefined;
    case "force":
      return passesOn([body.value], params) ? "Lazy.force" : undefined;
    default:
      return undefined;
  }
}

/** The parameters in order, as variables that nobody wrote. */
function passesOn(args: readonly Core[], params: readonly Name[]): boolean {
  return args.length === params.length && args.every((arg, i) => !arg.written && isVar(arg, nth(params, i)));
}
