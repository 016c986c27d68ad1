// A function that is no `fun` but is computed, as `let next = let n = ref 0 in fun () -> incr n; !n`: it is computed under another
// name, once, and the contract is that of a function which calls it.
import { expandHead, type Ty } from "../infer/ty.js";
import type { Binding, Expr, Item } from "../syntax.js";
import { nameOf } from "./attached.js";
import { ident, variable } from "./build.js";
import type { Spec } from "./function.js";

export type ComputedFunction = { readonly computed: Binding; readonly calling: Binding };

/** Undefined where it is no function, or has labels. */
export function computedFunction(binding: Binding, spec: Spec, type: Ty | undefined): ComputedFunction | undefined {
  const name = nameOf(binding.pattern);
  const labels = labelsOf(type);
  const arity = spec.header?.args.length ?? labels.length;
  const taken = labels.slice(0, arity);
  if (name === undefined || arity === 0 || taken.length < arity || taken.some((label) => label !== undefined))
    return undefined;
  const { at } = binding.bound;
  const own = `Itself_${name}`;
  const params = taken.map((_, i) => `Given_${i + 1}`);
  const body: Expr = { kind: "apply", at, fn: ident(at, own), args: params.map((param) => ident(at, param)) };
  const bound: Expr = { kind: "fun", at, params: params.map((param) => variable(at, param)), body };
  return { computed: { ...binding, pattern: variable(binding.pattern.at, own) }, calling: { ...binding, bound } };
}

export function itemOf(binding: Binding): Item {
  return { kind: "value", at: binding.at, recursive: false, bindings: [binding] };
}

/** Of the arguments that a function of this type takes. */
function labelsOf(type: Ty | undefined): readonly (string | undefined)[] {
  const labels: (string | undefined)[] = [];
  for (let desc = type && expandHead(type).desc; desc?.kind === "arrow"; desc = expandHead(desc.to).desc)
    labels.push(desc.label);
  return labels;
}
