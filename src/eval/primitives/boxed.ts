// Integers of 32 and 64 bits, which OCaml keeps in a block of their own. Here a value does not say how wide it is: whoever has to
// know asks whether the program has any.
import type { Expr } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { NOWHERE } from "../../core/span.js";
import { visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";

export const BOXED: ReadonlySet<string> = new Set(["i32", "i64", "native"]);

/** Few programs ask, so they are looked through when the first question comes: what was written in them, not their library. */
export function boxedIntegersIn(program: Program): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= typesOf(program).some(isBoxed) || ownDefs(program).flatMap(boundIn).some(computesWithBoxed);
    return known;
  };
}

function ownDefs({ defs }: Program): readonly Def[] {
  return defs.filter((def) => boundIn(def).some(({ at }) => at.file !== NOWHERE.file));
}

function typesOf(program: Program): readonly Type[] {
  const declared = [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions].flatMap(
    ({ fields }) => fields,
  );
  return [
    ...declared,
    ...ownDefs(program)
      .flatMap(definedNames)
      .flatMap((name) => program.types.get(name) ?? []),
  ];
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
