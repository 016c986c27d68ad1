// The items of a structure that a definition of modules is.
import type { Ident, Item, ModuleExpr, ModuleParam } from "../syntax.js";
import { type ModuleBinding, misplaced, type Part, type Reading, refuse, spanOfPart } from "./part.js";

export function functorOf(params: readonly (ModuleParam | undefined)[], body: ModuleExpr, at: Ident["at"]): ModuleExpr {
  return params.reduceRight<ModuleExpr>((inner, param) => ({ kind: "functor", at, param, body: inner }), body);
}

export function moduleItems(r: Reading, part: Part): readonly Item[] {
  const { piece } = part;
  if (piece.sort !== "module-bindings") return [];
  const at = spanOfPart(r, part);
  if (!piece.recursive) return piece.bindings.flatMap((binding) => moduleItem(r, binding, at));
  const bindings = piece.bindings.flatMap((binding) => {
    const { name, type } = binding;
    if (name.name === "_") refuse(r, name.at, "recursive modules without a name");
    if (type === undefined) misplaced(r, binding.first + 1);
    const body = bodyOf(r, binding);
    if (type === undefined || body === undefined) return [];
    return [{ name, type, body: functorOf(binding.params, body, at), at: spanOfPart(r, binding) }];
  });
  return [{ kind: "rec-modules", at, bindings }];
}

function moduleItem(r: Reading, binding: ModuleBinding, at: Ident["at"]): readonly Item[] {
  const body = bodyOf(r, binding);
  if (body === undefined) return [];
  const { name, params, type } = binding;
  const inner: ModuleExpr = type === undefined ? body : { kind: "sealed", at, body, type };
  return [{ kind: "module", at, name, body: functorOf(params, inner, at) }];
}

function bodyOf(r: Reading, { body, substitution, last }: ModuleBinding): ModuleExpr | undefined {
  if (substitution !== undefined) misplaced(r, substitution);
  else if (body === undefined) misplaced(r, last + 1);
  return body;
}
