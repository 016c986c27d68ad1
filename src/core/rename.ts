// Expressions, types and values of one program in the words of another that is linked with it: other names of
// constructors and types, and integers of another width.
import { lastOf } from "../basis/known.js";
import { type Expr, fixedName, type Name, type Pattern } from "./expr.js";
import type { IntKind, Literal } from "./literal.js";
import { isPrimitive, type PrimName } from "./primitive.js";
import type { CtorDecl } from "./program.js";
import { mapChildren } from "./traverse.js";
import type { Type } from "./type.js";
import { Cell, type Ctor, D0, type Data, fieldsOf, isData, makeData, type Value } from "./value.js";

export type Renaming = {
  readonly ctor: (name: Name) => Name;
  readonly type: (name: Name) => Name;
  /** Of integers: i32 to i63. */
  readonly kind: (name: Name) => Name;
};

export function renamedType(names: Renaming, type: Type): Type {
  if (type.kind === "var") return type;
  if (type.kind === "fn") return { ...type, from: renamedType(names, type.from), to: renamedType(names, type.to) };
  const args = type.args.map((arg) => renamedType(names, arg));
  return { kind: "con", name: names.kind(names.type(type.name)), args };
}

export function renamedExpr(names: Renaming, e: Expr): Expr {
  const inside = mapChildren(e, (child) => renamedExpr(names, child));
  switch (inside.kind) {
    case "lit":
      return { ...inside, value: renamedLiteral(names, inside.value) };
    case "make":
    case "chain":
      return { ...inside, ctor: names.ctor(inside.ctor) };
    case "prim":
      return { ...inside, op: renamedPrimitive(names, inside.op) };
    case "match":
    case "try":
      return { ...inside, arms: inside.arms.map((arm) => ({ ...arm, pattern: renamedPattern(names, arm.pattern) })) };
    default:
      return inside;
  }
}

function renamedLiteral({ kind }: Renaming, value: Literal): Literal {
  if (typeof value.value !== "bigint") return value;
  return { kind: kind(value.kind as string as Name) as string as IntKind, value: value.value };
}

/** Of the same operation on other integers, where there is one. */
function renamedPrimitive({ kind }: Renaming, op: PrimName): PrimName {
  const [integers = "", operation = ""] = op.split(".");
  const renamed = `${kind(fixedName(integers))}.${operation}`;
  return isPrimitive(renamed) ? renamed : op;
}

function renamedPattern(names: Renaming, pattern: Pattern): Pattern {
  switch (pattern.kind) {
    case "lit":
      return { ...pattern, value: renamedLiteral(names, pattern.value) };
    case "range":
      return { ...pattern, low: renamedLiteral(names, pattern.low), high: renamedLiteral(names, pattern.high) };
    case "ctor":
      return {
        ...pattern,
        ctor: names.ctor(pattern.ctor),
        args: pattern.args.map((arg) => renamedPattern(names, arg)),
      };
    case "as":
    case "cell":
      return { ...pattern, inner: renamedPattern(names, pattern.inner) };
    case "or":
      return { ...pattern, options: pattern.options.map((option) => renamedPattern(names, option)) };
    case "array":
      return { ...pattern, items: pattern.items.map((item) => renamedPattern(names, item)) };
    default:
      return pattern;
  }
}

/** The value with the constructors of a program whose declarations these are; what it holds of others stays. */
export function renamedValue(names: Renaming, declared: (name: Name) => CtorDecl | undefined, whole: Value): Value {
  const known = new Map<Ctor, Ctor>();
  const ctorOf = (ctor: Ctor): Ctor => {
    const decl = declared(names.ctor(ctor.decl.name));
    const own = known.get(ctor) ?? (decl === undefined ? ctor : { ...ctor, decl });
    known.set(ctor, own);
    return own;
  };
  const rename = (value: Value): Value => {
    if (value instanceof Cell) return new Cell(rename(value.v));
    if (Array.isArray(value)) return value.map(rename);
    return isData(value) ? alongLast(value) : value;
  };
  /** A list can be long: it is made again from its end. */
  const alongLast = (start: Data): Value => {
    const spine: Data[] = [];
    let end: Value = start;
    while (isData(end) && !(end instanceof D0)) {
      spine.push(end);
      end = lastOf(fieldsOf(end));
    }
    const last = end instanceof D0 ? makeData(ctorOf(end.k), []) : rename(end);
    return spine.reduceRight<Value>(
      (tail, data) => makeData(ctorOf(data.k), [...fieldsOf(data).slice(0, -1).map(rename), tail]),
      last,
    );
  };
  return rename(whole);
}
