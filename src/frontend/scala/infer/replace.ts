// What a member may replace that its class inherits: what is final stays, values stay values, what others may use they
// may use still, and what is replaced is said to be.

import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Ty, ValueSymbol } from "../typed.js";
import { type Context, force, infoOf, report } from "./context.js";
import { isSameMember } from "./inherit.js";
import { within } from "./leave-out.js";
import { isAbstractDef, linear, seenFrom } from "./member.js";
import { isSame, isSubtype } from "./subtype.js";
import { hasError, paramTy, substitute, substOf, thisTy } from "./ty.js";

export type Member = DefSymbol | ValueSymbol;

/** Members of the classes above that are the same as this one, the nearest first; nothing is the same as what is private. */
export function replacedBy(
  cx: Context,
  of: ClassSymbol,
  member: Member,
  inherited: readonly ClassSymbol[],
): readonly Member[] {
  return inherited.flatMap((each) =>
    (infoOf(cx, each).terms.get(member.name) ?? []).flatMap((other): readonly Member[] => {
      if (other.symbol !== "def" && other.symbol !== "value") return [];
      return cx.access.get(other)?.kind !== "private" && isSameMember(member, other, of) ? [other] : [];
    }),
  );
}

export function checkReplaced(cx: Context, of: ClassSymbol, inherited: readonly ClassSymbol[]): void {
  if (cx.inLibrary) return;
  for (const member of [...of.params, ...of.fields, ...of.methods]) {
    if (cx.access.get(member)?.within === "this") continue;
    const others = replacedBy(cx, of, member, inherited);
    const found = others.flatMap((other) => {
      const problem = problemOf(cx, member, other);
      return problem === undefined ? [] : [{ other, problem }];
    });
    const [first] = found;
    if (first !== undefined) refuse(cx, member, first.other, first.problem);
    else if (member.symbol === "value") checkOverride(cx, of, member, others);
  }
}

function refuse(cx: Context, member: Member, other: Member, problem: string): void {
  const also = other.owner?.symbol === "class" && other.owner.inLibrary ? [] : [{ at: other.at, label: "this one" }];
  within(cx, cx.units.get(member) ?? cx.unit, () =>
    report(cx, "E209", "Cannot be replaced", member.at, `\`${member.name}\` ${problem}`, { also }),
  );
}

function problemOf(cx: Context, member: Member, other: Member): string | undefined {
  const [mine, theirs] = [cx.access.get(member), cx.access.get(other)];
  if (cx.finals.has(other)) return "is final in a class above";
  if (mine?.kind === "private") return "is private, but others can use the one that it replaces";
  if (mine?.kind === "protected" && mine.within === undefined && theirs === undefined)
    return "is protected, but everybody can use the one that it replaces";
  if (other.symbol === "def") return member.symbol === "def" ? otherBounds(member, other) : undefined;
  if (member.symbol === "def") return "is a method, but what it replaces is a value";
  if (other.isAbstract) return undefined;
  if (other.isMutable) return "replaces a variable";
  if (member.isMutable) return "is a variable, but what it replaces is a value";
  if (member.isLazy && !other.isLazy) return "is lazy, but what it replaces is not";
  if (!member.isLazy && other.isLazy) return "is not lazy, but what it replaces is";
  return undefined;
}

function otherBounds(member: DefSymbol, other: DefSymbol): string | undefined {
  const renamed = substOf(other.typeParams, member.typeParams.map(paramTy));
  const isOther = (mine: Ty | undefined, theirs: Ty | undefined): boolean =>
    mine === undefined || theirs === undefined ? mine !== theirs : !isSame(mine, substitute(theirs, renamed));
  const differs = member.typeParams.some(({ low, high }, i) => {
    const theirs = other.typeParams[i];
    return isOther(low, theirs?.low) || isOther(high, theirs?.high);
  });
  return differs ? "has other bounds for its type parameters than what it replaces" : undefined;
}

/** Methods are looked at where their parents' methods are. */
function checkOverride(cx: Context, of: ClassSymbol, member: ValueSymbol, others: readonly Member[]): void {
  const { name, at, isOverride } = member;
  const unit = cx.units.get(member) ?? cx.unit;
  const concrete = others.find((other) => !isDeclared(cx, other));
  if (concrete !== undefined && !isOverride) {
    const also = concrete.owner?.symbol === "class" && concrete.owner.inLibrary ? [] : [concrete];
    within(cx, unit, () =>
      report(cx, "E209", "`override` is missing", at, `\`${name}\` replaces what is inherited`, {
        also: also.map((each) => ({ at: each.at, label: "this one" })),
        hint: `write \`override val ${name}\`.`,
      }),
    );
  }
  const isKnown = !cx.partial.has(of) && !of.isAnonymous && !cx.builtins.any.methods.some((each) => each.name === name);
  if (isOverride && others.length === 0 && isKnown) {
    const label = `\`${name}\` overrides nothing: no parent has such a value`;
    within(cx, unit, () => report(cx, "E209", "Overrides nothing", at, label));
  }
}

function isDeclared(cx: Context, other: Member): boolean {
  return other.symbol === "value" ? other.isAbstract : isAbstractDef(cx, other);
}

// ---- types ----

/** A value gives at least what the member that it replaces gives. */
export function checkValueTypes(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary) return;
  const self = thisTy(of);
  const inherited = linear(cx, of).slice(1);
  for (const member of [...of.params, ...of.fields]) {
    if (cx.access.get(member)?.within === "this" || force(cx, member)) continue;
    const [other] = replacedBy(cx, of, member, inherited);
    if (other === undefined || force(cx, other)) continue;
    const wants = substitute(other.symbol === "def" ? other.result : other.type, seenFrom(self, other.owner));
    if (hasError(wants) || isSubtype(member.type, wants)) continue;
    const has = showTy(member.type);
    const label = `\`${member.name}\` is \`${has}\`, but what it replaces is \`${showTy(wants)}\``;
    within(cx, cx.units.get(member) ?? cx.unit, () => report(cx, "E204", "Types clash", member.at, label));
  }
}

/** Of methods of one name, only one can leave arguments out. */
export function checkDefaults(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary) return;
  const names = of.methods
    .filter(({ params }) => params.flat().some((param) => cx.given.has(param)))
    .map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice === undefined) return;
  report(cx, "E209", "Two defaults", of.at, `several methods \`${twice}\` have parameters with defaults`);
}
