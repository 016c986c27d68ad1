// A value that implements methods which are inherited without code: methods of our own read it, and assign a `var`, so that
// all calls find it.
import { madeAt } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import type { Context } from "./context.js";
import { isAbstractDef, objectExpr, seenFrom, thisExpr } from "./member.js";
import { builtin } from "./standard.js";
import { newDef, newValue } from "./symbols.js";
import { substitute, thisTy } from "./ty.js";

/** `counts`: which of the inherited methods. */
export function accessors(
  cx: Context,
  of: ClassSymbol,
  field: ValueSymbol,
  inherited: readonly ClassSymbol[],
  counts: (def: DefSymbol) => boolean = () => true,
): readonly DefSymbol[] {
  const methods = inherited.flatMap((each) => each.methods.filter((def) => counts(def) && def.typeParams.length === 0));
  const read = methods.filter((def) => def.name === field.name && def.params.flat().length === 0);
  const set = methods.filter(
    (def) => field.isMutable && def.name === `${field.name}_=` && def.params.flat().length === 1,
  );
  return [...getter(of, field, read), ...setter(cx, of, field, set)];
}

function getter(of: ClassSymbol, field: ValueSymbol, found: readonly DefSymbol[]): readonly DefSymbol[] {
  const [first] = found;
  if (first === undefined) return [];
  const made = newDef(field.name, of, madeAt(field.at), []);
  made.params = first.params;
  made.overrides = found;
  made.result = substitute(first.result, seenFrom(thisTy(of), first.owner));
  made.body = { kind: "field", at: made.at, type: made.result, from: whole(of, made), of: field };
  return [made];
}

/** A method that has code is replaced by none that is not written. */
function setter(cx: Context, of: ClassSymbol, field: ValueSymbol, found: readonly DefSymbol[]): readonly DefSymbol[] {
  const [first] = found;
  const [own] = first?.params.flat() ?? [];
  if (first === undefined || own === undefined || !isAbstractDef(cx, first)) return [];
  const made = newDef(first.name, of, madeAt(field.at), []);
  const { at } = made;
  const type = substitute(own.type, seenFrom(thisTy(of), first.owner));
  const param = newValue({ kind: "param", name: own.name, at, owner: made, type });
  made.params = [[param]];
  made.overrides = found;
  made.result = builtin(cx, "Unit");
  const value: Expr = { kind: "value", at, type, of: param };
  made.body = { kind: "assign", at, type: made.result, to: field, from: whole(of, made), value };
  return [made];
}

function whole(of: ClassSymbol, { at }: DefSymbol): Expr {
  return of.kind === "object" ? objectExpr(of, at) : thisExpr(of, at);
}
