// Type parameters marked + stand only where values come out of a class, those marked - only where values go in.
import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, DefSymbol, Ty, TypeParam } from "../typed.js";
import { type Context, force, infoOf, report } from "./context.js";
import { within } from "./leave-out.js";

/** 1: values come out; -1: they go in; 0: both. */
type Side = 1 | -1 | 0;

export function checkVariance(cx: Context, of: ClassSymbol, written: readonly syntax.Param[]): void {
  const marked = markedAround(of);
  if (cx.inLibrary || marked.length === 0) return;
  const look = (type: Ty, side: Side, at: Span): void => checkType(cx, marked, type, side, at);
  of.params.forEach((param, i) => {
    const isMember = of.isCase || written[i]?.field !== undefined;
    if (isMember && !isOfThis(cx, param)) look(param.type, param.isMutable ? 0 : 1, param.at);
  });
  for (const field of of.fields) {
    if (isOfThis(cx, field) || force(cx, field)) continue;
    within(cx, cx.units.get(field), () => look(field.type, field.isMutable ? 0 : 1, field.at));
  }
  for (const def of of.methods) {
    if (isOfThis(cx, def) || force(cx, def)) continue;
    within(cx, cx.units.get(def), () => checkMethod(def, look));
  }
  for (const { type } of of.parents) look(type, 1, of.at);
  for (const alias of infoOf(cx, of).types.values()) {
    if (alias.symbol === "alias" && !force(cx, alias)) look(alias.type, 0, alias.at);
  }
}

/** Its own parameters with a mark, and those of the classes around it. */
function markedAround(of: ClassSymbol): readonly TypeParam[] {
  const own = of.typeParams.filter(({ variance }) => variance !== undefined);
  return of.owner?.symbol === "class" ? [...own, ...markedAround(of.owner)] : own;
}

/** private[this]: of another object, nobody can use it. */
function isOfThis(cx: Context, member: object): boolean {
  return cx.access.get(member)?.within === "this";
}

function checkMethod(def: DefSymbol, look: (type: Ty, side: Side, at: Span) => void): void {
  for (const { low, high, at } of def.typeParams) {
    if (low !== undefined) look(low, 1, at);
    if (high !== undefined) look(high, -1, at);
  }
  for (const param of def.params.flat()) look(param.type, -1, param.at);
  look(def.result, 1, def.at);
}

function checkType(cx: Context, marked: readonly TypeParam[], type: Ty, side: Side, at: Span): void {
  const wrong = misplaced(marked, type, side);
  if (wrong === undefined) return;
  const [sign, place] = wrong.variance === "covariant" ? ["+", "goes in"] : ["-", "comes out"];
  const label = `\`${wrong.name}\` is marked \`${sign}\`, but here a value of it ${place}`;
  report(cx, "E209", "Variance", at, label, {
    also: [{ at: wrong.at, label: "marked here" }],
    hint: `leave the \`${sign}\` out, or take another type here.`,
  });
}

function misplaced(marked: readonly TypeParam[], type: Ty, side: Side): TypeParam | undefined {
  const go = (inner: Ty, next: Side): TypeParam | undefined => misplaced(marked, inner, next);
  const first = (types: readonly Ty[], next: Side): TypeParam | undefined => {
    for (const each of types) {
      const found = go(each, next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  switch (type.kind) {
    case "param": {
      const wants = type.of.variance === "covariant" ? 1 : -1;
      return marked.includes(type.of) && side !== wants ? type.of : undefined;
    }
    case "class":
      for (const [i, arg] of type.args.entries()) {
        const found = go(arg, turned(type.of.typeParams[i]?.variance, side));
        if (found !== undefined) return found;
      }
      return undefined;
    case "fn":
      return first(type.params, turned("contravariant", side)) ?? go(type.result, side);
    case "tuple":
      return first(type.items, side);
    case "both":
      return first(type.parts, side);
    case "wildcard":
      return type.high && go(type.high, side);
    default:
      return undefined;
  }
}

function turned(variance: TypeParam["variance"], side: Side): Side {
  if (variance === undefined || side === 0) return 0;
  return variance === "covariant" ? side : side === 1 ? -1 : 1;
}
