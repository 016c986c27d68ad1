// What a class does about the methods it inherits: overrides them, implements them, or forgets to.

import { isMade } from "../made.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Ty, ValueSymbol } from "../typed.js";
import { isPrivate } from "./access.js";
import { accessors } from "./accessors.js";
import { type Context, force, infoOf, report, unsupported } from "./context.js";
import { within } from "./leave-out.js";
import { isAbstractDef, isSameMethod, linear, overrides, seenFrom } from "./member.js";
import { checkReplaced } from "./replace.js";
import { isSubtype } from "./subtype.js";
import { paramTy, substitute, substOf, thisTy } from "./ty.js";

export function checkOverrides(cx: Context, of: ClassSymbol): void {
  const inherited = linear(cx, of).slice(1);
  checkReplaced(cx, of, inherited);
  for (const def of of.methods) {
    def.overrides = overridden(cx, of, def, inherited);
    if (!isMade(def.at)) within(cx, cx.units.get(def) ?? cx.unit, () => checkModifier(cx, of, def, inherited));
  }
  const fields = [...of.params, ...of.fields].filter((field) => !field.isAbstract && !isPrivate(cx, field));
  of.methods = [...of.methods, ...fields.flatMap((field) => accessors(cx, of, field, inherited))];
  if (of.parents.length > 1 && !of.isAbstract) of.methods = [...of.methods, ...mixedAccessors(cx, of, inherited)];
  if (!of.isAbstract && !cx.partial.has(of)) checkImplemented(cx, of, inherited);
}

function overridden(cx: Context, of: ClassSymbol, def: DefSymbol, from: readonly ClassSymbol[]): readonly DefSymbol[] {
  return [...from, cx.builtins.any].flatMap((each) =>
    each.methods.filter(
      (other) => other.name === def.name && other !== def && !other.isPrivate && overrides(def, other, of),
    ),
  );
}

function checkModifier(cx: Context, of: ClassSymbol, def: DefSymbol, inherited: readonly ClassSymbol[]): void {
  const says = cx.overriding.has(def);
  const [nearest] = def.overrides;
  const hidesField = inherited.some((each) => infoOf(cx, each).terms.get(def.name)?.[0]?.symbol === "value");
  if (says && nearest === undefined && cx.partial.has(of)) {
    unsupported(cx, def.at, "what it overrides is not known");
  } else if (says && nearest === undefined && !hidesField && !of.isAnonymous) {
    report(cx, "E209", "Overrides nothing", def.at, `\`${def.name}\` overrides nothing: no parent has such a method`);
  }
  const concrete = def.overrides.find((other) => !isAbstractDef(cx, other) || other.owner === cx.builtins.any);
  if (says || concrete === undefined) return;
  report(cx, "E209", "`override` is missing", def.at, `\`${def.name}\` replaces a method that is inherited`, {
    also: concrete.owner === cx.builtins.any ? [] : [{ at: concrete.at, label: "this one" }],
    hint: `write \`override def ${def.name}\`.`,
  });
}

/** A method gives at least what the method that it replaces gives. Asked when results that are not written can be found. */
export function checkResults(cx: Context, of: ClassSymbol): void {
  const above = new Set([...linear(cx, of), cx.builtins.any]);
  for (const def of of.methods) {
    const other = def.overrides.find(({ owner }) => owner?.symbol === "class" && above.has(owner));
    if (other === undefined || force(cx, def) || force(cx, other)) continue;
    const wants = inheritedResult(of, def, other);
    if (isSubtype(def.result, wants)) continue;
    const label = `\`${def.name}\` gives \`${showTy(def.result)}\`, but what it replaces gives \`${showTy(wants)}\``;
    const also = other.at.file === "" || of.inLibrary ? [] : [{ at: other.at, label: "this one" }];
    within(cx, cx.units.get(def), () => report(cx, "E204", "Types clash", def.at, label, { also }));
  }
}

/** What a method gives that a method of the class replaces, with the names of that method's type parameters. */
export function inheritedResult(of: ClassSymbol, def: DefSymbol, other: DefSymbol): Ty {
  const renamed = substOf(other.typeParams, def.typeParams.map(paramTy));
  return substitute(substitute(other.result, seenFrom(thisTy(of), other.owner)), renamed);
}

/** A value of one parent implements what another one declares as methods. */
function mixedAccessors(cx: Context, of: ClassSymbol, inherited: readonly ClassSymbol[]): readonly DefSymbol[] {
  const methods = [of, ...inherited].flatMap((each) => each.methods);
  const open = new Set(methods.filter((def) => isAbstractDef(cx, def) && !isImplemented(cx, of, methods, def)));
  if (open.size === 0) return [];
  const fields = inherited.flatMap((each) => [...each.params, ...each.fields]);
  return fields
    .filter((field) => !field.isAbstract && !cx.access.has(field))
    .flatMap((field) => accessors(cx, of, field, inherited, (def) => open.has(def)));
}

/** A method with code in one of these classes is what is called where this one, which has none, is asked for. */
function isImplemented(cx: Context, of: ClassSymbol, methods: readonly DefSymbol[], def: DefSymbol): boolean {
  return methods.some((other) => other.name === def.name && !isAbstractDef(cx, other) && isSameMethod(other, def, of));
}

/** An `abstract override` calls with `super` what must be behind it in the linearization, and itself be complete. */
function isIncomplete(cx: Context, of: ClassSymbol, line: readonly ClassSymbol[], def: DefSymbol): boolean {
  if (!cx.stackable.has(def)) return false;
  const behind = line.slice(line.findIndex(({ methods }) => methods.includes(def)) + 1);
  const next = behind
    .flatMap((each) => each.methods)
    .find((other) => !isAbstractDef(cx, other) && isSameMethod(def, other, of));
  return next === undefined || isIncomplete(cx, of, line, next);
}

function checkImplemented(cx: Context, of: ClassSymbol, inherited: readonly ClassSymbol[]): void {
  const line = [of, ...inherited];
  const methods = line.flatMap((each) => each.methods);
  const lacking = methods.filter((def) =>
    isAbstractDef(cx, def) ? !isImplemented(cx, of, methods, def) : isIncomplete(cx, of, line, def),
  );
  const fields = [of, ...inherited].flatMap((each) => each.fields);
  const values = fields.filter((field) => field.isAbstract && !implementsField(cx, of, field));
  const [first, ...more] = [...lacking, ...values];
  if (first === undefined) return;
  const names = [first, ...more].map(({ name }) => `\`${name}\``).join(", ");
  const at = of.kind === "object" && first.owner === of ? first.at : of.at;
  const what = of.isAnonymous ? "this class" : `\`${of.name}\``;
  report(cx, "E212", "Not implemented", at, `${what} has no implementation of ${names}`, {
    also: [{ at: first.at, label: "declared here" }],
    hint:
      of.kind === "class" && !of.isAnonymous && !of.isCase ? "implement it, or make the class `abstract`." : undefined,
  });
}

function implementsField(cx: Context, of: ClassSymbol, field: ValueSymbol): boolean {
  return linear(cx, of).some((each) => {
    const [own] = infoOf(cx, each).terms.get(field.name) ?? [];
    if (own === undefined || own === field || (own.symbol === "value" && own.isAbstract)) return false;
    return !field.isMutable || own.symbol !== "value" || own.isMutable;
  });
}
