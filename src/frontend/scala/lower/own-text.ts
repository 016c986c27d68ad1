// A value together with its text, where only the program can tell it: its classes have a toString of their own, or a set or
// map has the order of a hash table.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { DataDecl } from "../../../core/program.js";
import { con } from "../../../core/type.js";
import type { Expr, Ty } from "../typed.js";
import { type Lowering, make, named, newScope } from "./lowering.js";
import { ownText, shown } from "./show.js";

export const WITH_TEXT = fixedName("text/scala");

export const WITH_TEXT_FAMILY: DataDecl = {
  name: WITH_TEXT,
  params: ["a"],
  ctors: [{ name: WITH_TEXT, fields: [{ kind: "var", name: "a" }, con("str16")], labels: undefined, rank: 0 }],
  abstract: false,
};

/** Whether it takes the program to tell what a value of the type looks like. */
export function hasOwnTexts(l: Lowering, type: Ty): boolean {
  const isOwn = (each: Ty): boolean => each.kind !== "class" || !each.of.inLibrary;
  if (partsOf(type).some(hasOrder)) return true;
  return partsOf(type).some(isOwn) && l.own.some((of) => ownText(l, of)?.owner.inLibrary === false);
}

function hasOrder(type: Ty): boolean {
  return type.kind === "class" && type.of.inLibrary && ["scala.Set", "scala.Map"].includes(type.of.path);
}

/** A type that is no tuple, and those that it is made of. */
function partsOf(type: Ty): readonly Ty[] {
  if (type.kind === "class") return [type, ...type.args.flatMap(partsOf)];
  return type.kind === "tuple" ? type.items.flatMap(partsOf) : [type];
}

export function withText(l: Lowering, { at, type }: Pick<Expr, "at" | "type">, value: Core): Core {
  return named(l, at, "value", value, (again) =>
    make(l, at, WITH_TEXT, [again(), shown(l, newScope({}), at, type, again())], false),
  );
}
