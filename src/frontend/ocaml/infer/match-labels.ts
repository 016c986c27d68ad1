// Which argument of an application is for which parameter of the function, as far as its type is known.
import { isOptional, type Label, labelName } from "../../../core/type.js";
import type { Expr } from "../syntax.js";
import { labelsOf } from "./label.js";
import { expandHead, type Ty } from "./ty.js";

export type Given = { readonly label: Label; readonly value: Expr; readonly index: number };
export type Parameter = { readonly label: Label; readonly from: Ty; readonly to: Ty };

/** What becomes of a parameter: it gets an argument, is left at its default, or stays a parameter of the result. */
export type Match =
  | { readonly kind: "given"; readonly param: Parameter; readonly arg: Given }
  | { readonly kind: "default" | "omitted"; readonly param: Parameter };

export type Matching = {
  readonly matches: readonly Match[]; // in the order of the parameters
  readonly left: readonly Given[]; // arguments for what the result turns out to be
  readonly result: Ty;
};

export function matchLabels(fn: Ty, args: readonly Given[]): Matching {
  const byPlace = mayOmitLabels(fn, args);
  const matches: Match[] = [];
  let left = args;
  let result = fn;
  while (left.length > 0) {
    const { desc } = expandHead(result);
    if (desc.kind !== "arrow" || desc.unsure === true) break;
    const match = matchOne(desc, left, byPlace && !isOptional(desc.label));
    if (match.kind === "given") left = left.filter((arg) => arg !== match.arg);
    matches.push(match);
    result = desc.to;
  }
  return { matches, left, result };
}

function matchOne(param: Parameter, left: readonly Given[], first: boolean): Match {
  const arg = first ? left[0] : left.find(({ label }) => labelName(label) === labelName(param.label));
  if (arg !== undefined) return { kind: "given", param, arg };
  // An argument without a label, now or later, says that the optional ones before it are not coming.
  const passed = isOptional(param.label) && left.some(({ label }) => label === undefined);
  return { kind: passed ? "default" : "omitted", param };
}

/** A function that is given all it takes need not be told the labels, apart from optional ones. */
function mayOmitLabels(fn: Ty, args: readonly Given[]): boolean {
  const { labels, open } = labelsOf(fn);
  const required = labels.filter((label) => !isOptional(label));
  return !open && required.length === args.length && args.every(({ label }) => label === undefined);
}
