// Labels of arguments. That of an optional argument begins with `?`, and its type is an option.
import { builtinTy } from "./builtin.js";
import type { Context } from "./context.js";
import { expandHead, newVar, type Ty } from "./ty.js";

export type Label = string | undefined;

export function isOptional(label: Label): boolean {
  return label?.startsWith("?") === true;
}

/** What an argument and its parameter have in common, be they optional or not. */
export function labelName(label: Label): string | undefined {
  return isOptional(label) ? label?.slice(1) : label;
}

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
