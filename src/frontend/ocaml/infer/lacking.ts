// Inference around what we lack. A type that is not known goes with every other, so that nothing is told
// of the rest of the program that OCaml would not tell.
import { fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { isWithin, type Lack } from "../lack.js";
import type { Context } from "./context.js";
import type { TypeInfo } from "./entities.js";
import { con, GENERIC, link, newTy, newVar, somePart, type Ty } from "./ty.js";

/** The type of which nothing is known. */
const LACKING: TypeInfo = lackingType("_", [], fixedName("lacking"), 0);

export function lackingType(name: string, modules: readonly string[], core: Name, arity: number): TypeInfo {
  return {
    name,
    modules,
    core,
    params: Array.from({ length: arity }, () => newTy({ kind: "var", name: undefined }, GENERIC)),
    variance: Array.from({ length: arity }, () => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
    lacking: true,
  };
}

export function unknownType(): Ty {
  return con(LACKING);
}

type Kind = { readonly many: boolean; readonly whole: boolean };

export function lack(ctx: Context, at: Span, what: string, { many, whole }: Kind): Lack {
  const known = ctx.lacks.find((each) => each.at.start === at.start && isWithin(each.at, at) && each.what === what);
  if (known !== undefined) return known;
  const made: Lack = { at, what, many, whole };
  ctx.lacks.push(made);
  return made;
}

/** The first thing in a part of the program that we lack. */
export function lackIn(ctx: Context, at: Span): Lack | undefined {
  return ctx.lacks.find((each) => isWithin(each.at, at));
}

/** What is left open in the type of a definition that was not checked: nobody else is to decide it. */
export function loosen(type: Ty): void {
  somePart(type, (node) => {
    if (node.desc.kind === "var" && node.level !== GENERIC && node.desc.rigid === undefined) link(node, unknownType());
    return false;
  });
}

/** A value of a type that is not known may be used as one of any type. */
export function usable(type: Ty): Ty {
  return type.desc.kind === "con" && type.desc.info === LACKING ? newVar() : type;
}
