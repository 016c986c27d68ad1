// Inference around what we lack. A type that we lack equals itself alone. Where it meets another type OCaml may know
// better, or not: no error is told, and the definition is left out, so that no value passes from one to the other.
import { fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { isWithin, type Lack } from "../lack.js";
import type { Path } from "../syntax.js";
import { type Context, freshName } from "./context.js";
import type { TypeInfo } from "./entities.js";
import { childrenOf, con, expandHead, GENERIC, link, newTy, newVar, somePart, type Ty, tuple } from "./ty.js";

/** What is said of it. */
export type LackWords = Pick<Lack, "what" | "many" | "error">;

export function lackingType(
  name: string,
  modules: readonly string[],
  core: Name,
  arity: number,
  lacking: LackWords,
): TypeInfo {
  return {
    name,
    modules,
    core,
    params: Array.from({ length: arity }, () => newTy({ kind: "var", name: undefined }, GENERIC)),
    variance: Array.from({ length: arity }, () => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
    lacking,
  };
}

/** A type of which not even the name is known: there are no values of it. */
const UNKNOWN = "_";

export function unknownType(lacking: LackWords): Ty {
  return con(lackingType(UNKNOWN, [], fixedName("lacking"), 0, lacking));
}

/** A type of a module that we lack, by the name that it has there. */
export function lackingNamed(ctx: Context, path: Path, args: readonly Ty[], lacking: LackWords): Ty {
  const key = `${[...path.modules, path.name].join(".")} ${args.length}`;
  const known =
    ctx.lackingTypes.get(key) ?? lackingType(path.name, path.modules, freshName(ctx, path.name), args.length, lacking);
  ctx.lackingTypes.set(key, known);
  return con(known, args);
}

/** What is said where a type is one that we lack, or has one in it. */
export function lackOf(type: Ty, seen: Set<Ty> = new Set()): LackWords | undefined {
  const node = expandHead(type);
  if (seen.has(node)) return undefined;
  seen.add(node);
  if (node.desc.kind === "con" && node.desc.info.lacking !== undefined) return node.desc.info.lacking;
  for (const child of childrenOf(node)) {
    const found = lackOf(child, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same of what a type is defined as. */
export function lackInBody({ body, manifest }: TypeInfo): LackWords | undefined {
  const types =
    body.kind === "variant"
      ? body.ctors.flatMap(({ args }) => args)
      : body.kind === "record"
        ? body.fields.map(({ type }) => type)
        : [];
  return lackOf(tuple(manifest === undefined ? types : [...types, manifest]));
}

/** Two types that do not fit, one of them because we lack it. */
export function lackAt(ctx: Context, at: Span, { what, many, error }: LackWords): void {
  lack(ctx, at, what, { many, whole: true, error }).whole = true; // also if it was known as something less
}

type Kind = Pick<Lack, "many" | "whole" | "error">;

export function lack(ctx: Context, at: Span, what: string, { many, whole, error }: Kind): Lack {
  const known = ctx.lacks.find((each) => each.at.start === at.start && isWithin(each.at, at) && each.what === what);
  if (known !== undefined) return known;
  const made: Lack = { at, what, many, whole, error };
  ctx.lacks.push(made);
  return made;
}

/** The first thing in a part of the program that we lack. */
export function lackIn(ctx: Context, at: Span): Lack | undefined {
  return ctx.lacks.find((each) => isWithin(each.at, at));
}

/** What is left open in the type of a definition that was not checked: nobody else is to decide it. */
export function loosen(type: Ty, lacking: LackWords): void {
  somePart(type, (node) => {
    if (node.desc.kind === "var" && node.level !== GENERIC && node.desc.rigid === undefined)
      link(node, unknownType(lacking));
    return false;
  });
}

/** A value of a type that is not known may be used as one of any type. */
export function usable(type: Ty): Ty {
  return type.desc.kind === "con" && isUnknown(type.desc.info) ? newVar() : type;
}

function isUnknown({ name, lacking }: TypeInfo): boolean {
  return name === UNKNOWN && lacking !== undefined;
}
