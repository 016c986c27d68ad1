// Definitions that both programs have, as those of an observer or of a helper that was copied: each need be there only once.
import { type Expr, fixedName, type Name, shownName } from "../../core/expr.js";
import { definedNames, neededNames } from "../../core/library.js";
import { isPure } from "../../core/needs.js";
import { printDef } from "../../core/print.js";
import { boundIn, type Def, mapBound, type Program } from "../../core/program.js";
import { type Names, renamed } from "../../core/supply.js";
import { binders, mapChildren, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";

export type Asked = {
  readonly reference: Pick<Program, "types"> & { readonly defs: readonly Def[] };
  readonly submission: Pick<Program, "types"> & { readonly defs: readonly Def[] };
  /** Names that mean the same in both. */
  readonly isCommon: (name: Name) => boolean;
  /** Whether anything in the two programs catches an exception. */
  readonly mayCatch: boolean;
  /** What constructors and types of the submission are in the reference. */
  readonly ctor: (name: Name) => Name;
  readonly type: (type: Type) => Type;
};

/** What names of the submission are called in the reference, where they are defined alike there: functions with the same
 * text and types, but for the names that they bind, which need nothing else but such functions and what is common. What is
 * no function may be a cell, and each program has its own. Where nobody catches anything, it makes no difference which
 * exception is raised: nothing is asked of the submission where the reference raises. */
export function alikeNames({ reference, submission, isCommon, mayCatch, ctor, type }: Asked): ReadonlyMap<Name, Name> {
  const found = new Map<Name, Name>();
  const seen = mayCatch ? (def: Def): Def => def : withoutNames;
  const known = (name: Name): Name | undefined => found.get(name) ?? (isCommon(name) ? name : undefined);
  const isAlike = (own: Def, other: Def): boolean =>
    haveTypes(own, other) && textOf(seen(own)) === textOf(seen(other), { name: (name) => known(name) ?? name, ctor });
  const haveTypes = (own: Def, other: Def): boolean =>
    definedNames(own).every((name, i) => {
      const its = submission.types.get(definedNames(other)[i] as Name);
      return JSON.stringify(reference.types.get(name)) === JSON.stringify(its && type(its));
    });
  const candidates = new Map(reference.defs.filter(isOfFunctions).map((def) => [calledOf(def), def]));
  const open = new Set(submission.defs.filter(isOfFunctions));
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const def of open) {
      const own = definedNames(def);
      if (!neededNames(def).every((name) => own.includes(name) || known(name) !== undefined)) continue;
      const same = candidates.get(calledOf(def));
      open.delete(def);
      if (same === undefined || !isAlike(same, def)) continue;
      for (const [i, name] of definedNames(same).entries()) found.set(own[i] as Name, name);
    }
  }
  return found;
}

function isOfFunctions(def: Def): boolean {
  return boundIn(def).every(({ kind, written }) => kind === "lam" && written);
}

function calledOf(def: Def): string {
  return definedNames(def).map(shownName).join(" ");
}

const AS_THEY_ARE: Pick<Names, "name" | "ctor"> = { name: (name) => name, ctor: (name) => name };

/** Whether it catches exceptions. */
export function catches(def: Def): boolean {
  let found = false;
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      found ||= e.kind === "try";
      return !found;
    });
  return found;
}

/** Without the names of exceptions where they are raised, and without what they carry if nothing is computed for that. */
function withoutNames(def: Def): Def {
  return mapBound(def, unnamed);
}

function unnamed(e: Expr): Expr {
  const inside = mapChildren(e, unnamed);
  if (inside.kind !== "raise" || inside.exn.kind !== "make") return inside;
  return { ...inside, exn: { ...inside.exn, ctor: SOME, args: isPure(inside.exn) ? [] : inside.exn.args } };
}

const SOME = fixedName("exn");

/** With numbers for the names that it binds, in their order. */
function textOf(def: Def, { name, ctor } = AS_THEY_ARE): string {
  const own = new Map(definedNames(def).map((each, i) => [each, fixedName(`own${i}`)] as const));
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      for (const each of binders(e)) if (!own.has(each)) own.set(each, fixedName(`own${own.size}`));
      return true;
    });
  const names: Names = { name: (each) => own.get(each) ?? name(each), ctor, id: (id) => id };
  const bound = boundIn(def).map((each) => renamed(names, each));
  return printDef({
    kind: "rec",
    bindings: bound.map((each, i) => ({ name: names.name(definedNames(def)[i] as Name), bound: each })),
  });
}
