// Integers of 32 and 64 bits, which OCaml keeps in a block of their own. Here a value does not say how wide it is: whoever has to
// know asks whether the program has any.
import type { Expr } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";
import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";

export const BOXED: ReadonlySet<string> = new Set(["i32", "i64", "native"]);

/** Few programs ask, so they are looked through when the first question comes. */
export function boxedIntegersIn(program: Program): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= typesOf(program).some(isBoxed) || program.defs.flatMap(boundIn).some(computesWithBoxed);
    return known;
  };
}

function typesOf({ defs, types, data, exceptions }: Program): readonly Type[] {
  const declared = [...data.flatMap(({ ctors }) => ctors), ...exceptions].flatMap(({ fields }) => fields);
  return [...declared, ...defs.flatMap(definedNames).flatMap((name) => types.get(name) ?? [])];
}

function isBoxed(type: Type): boolean {
  if (type.kind === "fn") return isBoxed(type.from) || isBoxed(type.to);
  return type.kind === "con" && (BOXED.has(type.name) || type.args.some(isBoxed));
}

function computesWithBoxed(bound: Expr): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||=
      (e.kind === "lit" && BOXED.has(e.value.kind)) || (e.kind === "prim" && BOXED.has(e.op.split(".")[0] ?? ""));
    return !found;
  });
  return found;
}
