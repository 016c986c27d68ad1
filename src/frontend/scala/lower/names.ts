// Names of definitions at the top. Those of the library are made of their path, so that a compiled library and the
// programs that use it agree on them; all others are numbered.
import { fixedName, type Name } from "../../../core/expr.js";
import { isMade, libraryModule } from "../made.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, ValueSymbol } from "../typed.js";
import { isMarked } from "./hierarchy.js";
import { fresh, type Lowering, remembered } from "./lowering.js";

/** The function that shows what may be anything. */
export const SHOW_ANY = fixedName("text/any");

/** The function that a method, or a definition at the top, is. */
export function functionName(l: Lowering, of: DefSymbol): Name {
  const name = (): Name | undefined => libraryName(of.owner, of.name, overloadIndex(of)) ?? packageName(l, of);
  return named(l, of, () => name() ?? fresh(l, of.name));
}

/** The definition of a value of an object, or at the top. */
export function valueName(l: Lowering, of: ValueSymbol): Name {
  return named(l, of, () => libraryName(of.owner, of.name, 0) ?? fresh(l, of.name));
}

function named(l: Lowering, of: DefSymbol | ValueSymbol, make: () => Name): Name {
  const known = l.names.get(of);
  if (known !== undefined) return known;
  const name = make();
  l.names.set(of, name);
  return name;
}

function libraryName(owner: DefSymbol["owner"], name: string, index: number): Name | undefined {
  if (owner?.symbol !== "class" || !owner.inLibrary) return undefined;
  const where = owner.kind === "object" ? `${owner.path}.object` : owner.path;
  return fixedName(`${name}/${where}${index === 0 ? "" : `.${index}`}`);
}

/** A function of a package of the library: several of one name are told apart by what they take. */
function packageName(l: Lowering, { name, owner, at, params }: DefSymbol): Name | undefined {
  if (owner !== undefined || !(l.inLibrary || isMade(at))) return undefined;
  const takes = params.flat().map(({ type }) => showTy(type));
  return fixedName(`${name}/${libraryModule(at)}:${takes.join(",").replaceAll(" ", "")}`); // as names of libraries are
}

function overloadIndex(of: DefSymbol): number {
  if (of.owner?.symbol !== "class") return 0;
  return of.owner.methods.filter(({ name }) => name === of.name).indexOf(of);
}

/**
 * What lowering makes for a class, method or field: one for each purpose. What it makes of the library's depends on the
 * classes of the program where those may be extended, and is then known to the library by its name only.
 */
export function madeName(l: Lowering, purpose: string, of: DefSymbol | ValueSymbol | ClassSymbol): Name {
  if (isOfLibrary(of) && (l.inLibrary || isOpen(of))) return madeInLibrary(l, purpose, of);
  return remembered(l, `name ${purpose}`, of, () => fresh(l, of.name));
}

/** Whether programs may extend it: a class of the library that is neither sealed nor final, or a member of one. */
export function isOpen(of: DefSymbol | ValueSymbol | ClassSymbol): boolean {
  if (of.symbol !== "class") return of.owner?.symbol === "class" && isOpen(of.owner);
  return of.inLibrary && of.kind !== "object" && !of.isSealed && !of.isCase && !isMarked(of, "closed");
}

export function madeInLibrary(l: Lowering, purpose: string, of: DefSymbol | ValueSymbol | ClassSymbol): Name {
  const base = of.symbol === "class" ? ctorPath(of) : of.symbol === "def" ? functionName(l, of) : valueName(l, of);
  return fixedName(`${base}.${purpose}`);
}

function ctorPath(of: ClassSymbol): string {
  return `${of.name}/${of.path}${of.kind === "object" ? ".object" : ""}`;
}

export function isOfLibrary(of: DefSymbol | ValueSymbol | ClassSymbol): boolean {
  if (of.symbol === "class") return of.inLibrary;
  return of.owner?.symbol === "class" && of.owner.inLibrary;
}
