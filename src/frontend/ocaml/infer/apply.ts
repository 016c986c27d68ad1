// Applications: the function first, then each argument against the parameter it is for, by
// label where it has one and by place otherwise.
import { isOptional } from "../../../core/type.js";
import type { Expr } from "../syntax.js";
import { expectArgument } from "./argument.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer, type Why } from "./context.js";
import type { Scope } from "./entities.js";
import { optionItem, optionTy } from "./label.js";
import { type Given, type Match, type Matching, matchLabels, type Parameter } from "./match-labels.js";
import { type Apply, beginsLine, reportLeftOver, whyExpected } from "./misapplied.js";
import { arrow, arrows, dropKeptNames, expandHead, newTy, newVar, type Ty } from "./ty.js";

/** A parameter of the function that is applied, and what it gets. */
export type Slot =
  | { readonly kind: "given"; readonly value: Expr; readonly optional: boolean; readonly wrapped: boolean }
  | { readonly kind: "default"; readonly optional: boolean }
  | { readonly kind: "omitted"; readonly optional: boolean };

/** `fn` in the order of its parameters; not the function as written where that is an operator for application. */
export type Application = { readonly fn: Expr; readonly slots: readonly Slot[] };

export function inferApply(ctx: Context, scope: Scope, e: Apply, expected: Ty): Ty {
  const written = infer(ctx, scope, e.fn);
  if (e.binding) return inferOperator(ctx, scope, e, written);
  const plain = withoutOperator(ctx, e);
  const takes = plain === e ? written : infer(ctx, scope, plain.fn);
  dropKeptNames(takes);
  const matching = matchLabels(takes, plain.args.map(given));
  for (const match of matching.matches) expectMatch(ctx, scope, plain, match);
  const rest = expectUnknown(ctx, scope, plain, matching, takes);
  if (rest === undefined) return expected;
  noteApplication(ctx, e, plain.fn, matching);
  return matching.matches.reduceRight(
    (to, { kind, param }) => (kind === "omitted" ? arrow(param.from, to, param.label) : to),
    rest,
  );
}

/** let* and and* take two arguments, and no labels. */
function inferOperator(ctx: Context, scope: Scope, e: Apply, takes: Ty): Ty {
  const params = e.args.map(() => newVar());
  const result = newVar();
  dropKeptNames(takes);
  if (!unifyAt(ctx, e.fn.at, takes, arrows(params, result))) return newVar();
  for (const [index, value] of e.args.entries()) {
    expect(ctx, scope, value, params[index] ?? newVar(), whyExpected(e, { label: undefined, value, index }));
  }
  return result;
}

/** x |> f and f @@ x are typed as f x. */
function withoutOperator(ctx: Context, e: Apply): Apply {
  const access = ctx.facts.idents.get(e.fn)?.info.access;
  const [first, second, ...more] = e.args;
  if (access?.kind !== "special" || first === undefined || second === undefined || more.length > 0) return e;
  if (e.args.some((arg) => arg.kind === "labelled")) return e;
  if (access.what === "apply") return { ...e, fn: first, args: [second] };
  const isInferred = second.kind === "ident" || second.kind === "apply" || second.kind === "field";
  return access.what === "pipe" && isInferred ? { ...e, fn: second, args: [first] } : e;
}

function given(arg: Expr, index: number): Given {
  return arg.kind === "labelled"
    ? { label: arg.label, value: arg.value, index }
    : { label: undefined, value: arg, index };
}

function expectMatch(ctx: Context, scope: Scope, e: Apply, match: Match): void {
  if (match.kind !== "given") return;
  const { param, arg } = match;
  const type = isWrapped(param, arg) ? optionItem(param.from) : param.from;
  expectArgument(ctx, scope, arg.value, type, whyExpected(e, arg));
}

/** ~x:e for a parameter ?x is Some e. */
function isWrapped(param: Parameter, arg: Given): boolean {
  return isOptional(param.label) && !isOptional(arg.label);
}

/** Arguments for what the function gives back, in the order they are written; gives the type of the whole. */
function expectUnknown(ctx: Context, scope: Scope, e: Apply, matching: Matching, takes: Ty): Ty | undefined {
  let type = matching.result;
  for (const [i, arg] of matching.left.entries()) {
    const param = nextParameter(ctx, e, type, arg);
    if (param === undefined) {
      const left = matching.left.slice(i);
      reportLeftOver(ctx, e, { ...matching, left, result: type }, takes);
      if (!beginsLine(ctx, arg)) for (const { value } of left) infer(ctx, scope, value);
      return undefined;
    }
    const why: Why = whyExpected(e, arg);
    expect(ctx, scope, arg.value, param.from, why);
    if (isOptional(arg.label)) unifyAt(ctx, arg.value.at, param.from, optionTy(ctx, newVar()), why);
    type = param.to;
  }
  return type;
}

/** What a function takes next; an unknown function takes what it is given, with the label it is given. */
function nextParameter(ctx: Context, e: Apply, type: Ty, { label }: Given): Parameter | undefined {
  const { desc } = expandHead(type);
  if (desc.kind === "arrow") return desc.label === label ? desc : undefined;
  if (desc.kind !== "var" || desc.rigid !== undefined) return undefined;
  const [from, to] = [newVar(), newVar()];
  unifyAt(ctx, e.fn.at, type, newTy({ kind: "arrow", label, from, to, unsure: true }));
  return { label, from, to };
}

function noteApplication(ctx: Context, e: Apply, fn: Expr, { matches, left }: Matching): void {
  const known = matches.map(slotOf);
  const unknown = left.map(({ label, value }): Slot => {
    return { kind: "given", value, optional: isOptional(label), wrapped: false };
  });
  const slots = [...known, ...unknown];
  const args = fn === e.fn ? e.args : undefined;
  const inPlace = slots.every(
    (slot, i) => slot.kind === "given" && !slot.wrapped && (args?.[i] ?? slot.value) === slot.value,
  );
  if (!inPlace) ctx.facts.applications.set(e, { fn, slots });
}

function slotOf(match: Match): Slot {
  const { param } = match;
  const optional = isOptional(param.label);
  if (match.kind !== "given") return { kind: match.kind, optional };
  return { kind: "given", value: match.arg.value, optional, wrapped: isWrapped(param, match.arg) };
}
