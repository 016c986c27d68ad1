// Fields that are looked at before they are set: they are null then, which other programs need not reckon with.
import { visitDef, visitStat } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import { type Init, inherits, initialization } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { numberKind } from "./types.js";

/** Whether making an object of the class may look at one of its own fields that is null then. */
export function seesDefaults(l: Lowering, of: ClassSymbol): boolean {
  if (of.isAbstract || of.kind === "trait") return false;
  const inits = initialization(l, of);
  const later = new Set(inits.flatMap(fieldsOf).filter(isObject));
  return inits.some((init) => {
    const found = later.size > 0 && looksAt(l, of, init, later);
    for (const field of fieldsOf(init)) later.delete(field);
    return found;
  });
}

function fieldsOf(init: Init): readonly ValueSymbol[] {
  if (init.kind === "field") return init.of.isLazy ? [] : [init.of];
  return init.stat.kind === "vals" ? init.owner.fields : [];
}

function isObject({ type }: ValueSymbol): boolean {
  const kind = numberKind(type);
  return kind === undefined || kind === "BigInt";
}

/** Itself, or a method of the object that it calls; an abstract field is the one that it is below. */
function looksAt(l: Lowering, of: ClassSymbol, init: Init, later: ReadonlySet<ValueSymbol>): boolean {
  const names = new Set([...later].map(({ name }) => name));
  const seen = new Set<DefSymbol>();
  let found = false;
  const isOwn = (owner: DefSymbol["owner"]): boolean => owner?.symbol === "class" && inherits(l, of, owner);
  const enter = (e: Expr): void => {
    if (e.kind === "field" || e.kind === "value")
      found ||= later.has(e.of) || (isOwn(e.of.owner) && e.of.isAbstract && names.has(e.of.name));
    if (e.kind !== "call" || found || seen.has(e.of) || !isOwn(e.of.owner)) return;
    seen.add(e.of);
    found ||= names.has(e.of.name);
    visitDef(e.of, enter, () => {});
  };
  if (init.kind === "stat") visitStat(init.stat, enter, () => {});
  else if (!init.of.isLazy && init.value.kind !== "lambda")
    visitStat({ kind: "expr", at: init.value.at, value: init.value }, enter, () => {});
  return found;
}
