// Labels of arguments. That of an optional argument begins with `?`, and its type is an option.
import { isOptional, type Label } from "../../../core/type.js";
import { builtinTy } from "./builtin.js";
import type { Context } from "./context.js";
import { expandHead, newVar, type Ty } from "./ty.js";

/** As it is written in front of an argument. */
export function shownLabel(label: string): string {
  return isOptional(label) ? label : `~${label}`;
}

export function optionTy(ctx: Context, item: Ty): Ty {
  return builtinTy(ctx.builtins, "option", item);
}

/** The type of the argument itself, of an optional parameter's type. */
export function optionItem(type: Ty): Ty {
  const { desc } = expandHead(type);
  return (desc.kind === "con" ? desc.args[0] : undefined) ?? newVar();
}

/** The labels of all parameters, and whether there may be more: the result is not known yet. */
export function labelsOf(type: Ty): { readonly labels: readonly Label[]; readonly open: boolean } {
  const labels: Label[] = [];
  let { desc } = expandHead(type);
  for (; desc.kind === "arrow"; { desc } = expandHead(desc.to)) labels.push(desc.label);
  return { labels, open: desc.kind === "var" };
}
