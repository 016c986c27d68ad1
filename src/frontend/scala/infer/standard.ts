// The classes of the library that the language itself speaks of.

import type { BuiltinName } from "../builtin-names.js";
import type { ClassSymbol, Ty } from "../typed.js";
import { type Context, type Entity, infoOf, type PackageSymbol } from "./context.js";
import { packageTerms, packageType } from "./member.js";
import { ANY, classTy, HOLE } from "./ty.js";

export function builtin(cx: Context, name: BuiltinName): Ty {
  return classTy(cx.builtins.classes[name]);
}

/** A class of package scala, undefined in a library that has not got it. */
export function scalaClass(cx: Context, name: string): ClassSymbol | undefined {
  const found = packageType(scalaPackage(cx), name);
  if (found?.symbol === "alias") return found.type.kind === "class" ? found.type.of : undefined;
  return found?.symbol === "class" ? found : undefined;
}

/** The options of a library, Scala's own first: extractors give those of any. */
export function optionClasses(cx: Context): readonly { readonly option: ClassSymbol; readonly some: ClassSymbol }[] {
  const scala = { option: scalaClass(cx, "Option"), some: scalaClass(cx, "Some") };
  const others = OTHER_OPTIONS.map((path) => ({
    option: libraryClass(cx, path, "Option"),
    some: libraryClass(cx, path, "Some"),
  }));
  return [scala, ...others].flatMap(({ option, some }) =>
    option === undefined || some === undefined ? [] : [{ option, some }],
  );
}

const OTHER_OPTIONS = [["stainless", "lang"], ["leon"]] as const;

function scalaPackage(cx: Context): PackageSymbol | undefined {
  const isPackage = (each: Entity): each is PackageSymbol => each.symbol === "package";
  return packageTerms(cx.root, "scala").find(isPackage);
}

/** Of repeated parameters. */
export function seqOf(cx: Context, item: Ty): Ty {
  const seq = scalaClass(cx, "Seq") ?? scalaClass(cx, "List");
  return seq === undefined ? ANY : classTy(seq, [item]);
}

export function throwable(cx: Context): Ty {
  const found = scalaClass(cx, "Throwable") ?? libraryClass(cx, ["java", "lang"], "Throwable");
  return found === undefined ? HOLE : classTy(found);
}

function libraryClass(cx: Context, path: readonly string[], name: string): ClassSymbol | undefined {
  let within: PackageSymbol | undefined = cx.root;
  for (const part of path) {
    within = packageTerms(within, part).find((each): each is PackageSymbol => each.symbol === "package");
  }
  const found = packageType(within, name);
  return found?.symbol === "class" ? found : undefined;
}

/** Classes of the library that are functions too: a Set can be passed where A => Boolean is wanted. */
export function isFunctionClass(cx: Context, of: ClassSymbol): boolean {
  return (
    of.inLibrary &&
    ["PartialFunction", "Set", "Map", "Seq", "List", "Vector"].some((name) => scalaClass(cx, name) === of)
  );
}

export function isPartialFunction(type: Ty): type is Ty & { readonly kind: "class" } {
  return type.kind === "class" && type.of.inLibrary && type.of.name === "PartialFunction";
}

export function isSynthetic(cx: Context, of: ClassSymbol): boolean {
  return infoOf(cx, of).isSynthetic;
}
