// What is left of types when a program runs: two methods of one name must differ in that.
import type { DefSymbol, Ty } from "../typed.js";
import { hasError } from "./ty.js";

export function isSameWhenErased(a: DefSymbol, b: DefSymbol): boolean {
  const types = (def: DefSymbol): readonly Ty[] => [...def.params.flat().map(({ type }) => type), def.result];
  const [mine, theirs] = [types(a), types(b)];
  if ([...mine, ...theirs].some(hasError) || mine.length !== theirs.length) return false;
  const isLazy = (def: DefSymbol): string =>
    def.params
      .flat()
      .map(({ byName }) => (byName ? "=>" : ""))
      .join();
  return isLazy(a) === isLazy(b) && mine.every((type, i) => isSameErased(type, theirs[i]));
}

function isSameErased(a: Ty, b: Ty | undefined): boolean {
  if (b === undefined) return false;
  const [x, y] = [erased(a), erased(b)];
  if (x.kind === "class" && y.kind === "class") {
    if (x.of !== y.of) return false;
    return x.of.name !== "Array" || x.args.every((arg, i) => isSameErased(arg, y.args[i]));
  }
  if (x.kind === "fn" && y.kind === "fn") return x.params.length === y.params.length;
  if (x.kind === "tuple" && y.kind === "tuple") return x.items.length === y.items.length;
  return x.kind === y.kind;
}

function erased(type: Ty): Ty {
  if (type.kind === "param") return type.of.high === undefined ? { kind: "any" } : erased(type.of.high);
  if (type.kind === "both") return type.parts[0] === undefined ? type : erased(type.parts[0]);
  if (type.kind === "wildcard") return type.high === undefined ? { kind: "any" } : erased(type.high);
  return type.kind === "any-ref" || type.kind === "any-val" ? { kind: "any" } : type;
}
