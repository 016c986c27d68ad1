// Applications: the function first, then each argument against the parameter it is for, by
// label where it has one and by place otherwise.

import { printTy } from "../show/type.js";
import type { Expr } from "../syntax.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer, report } from "./context.js";
import type { Scope } from "./entities.js";
import { arrow, dropKeptNames, expandHead, newVar, type Ty } from "./ty.js";

type Apply = Expr & { kind: "apply" };
type Given = { readonly label: string | undefined; readonly value: Expr; readonly index: number };
type Omitted = { readonly label: string | undefined; readonly from: Ty };

export function inferApply(ctx: Context, scope: Scope, e: Apply, expected: Ty): Ty {
  const takes = infer(ctx, scope, e.fn);
  dropKeptNames(takes);
  const left = e.args.map(given);
  const byPlace = left.every((arg) => arg.label === undefined) && left.length >= arityOf(takes);
  const slots: (Expr | undefined)[] = [];
  const omitted: Omitted[] = [];
  let type = takes;
  while (left.length > 0) {
    const param = parameterOf(ctx, e, type, left[0]);
    if (param === undefined) {
      reportLeftOver(ctx, e, left, slots.length, takes);
      for (const arg of left) infer(ctx, scope, arg.value);
      return expected;
    }
    const at = byPlace ? 0 : left.findIndex((arg) => arg.label === param.label);
    const [arg] = at === -1 ? [] : left.splice(at, 1);
    if (arg === undefined) omitted.push(param);
    else expect(ctx, scope, arg.value, param.from, { at: e.fn.at, label: `${ordinal(arg, e)} of ${called(e)}` });
    slots.push(arg?.value);
    type = param.to;
  }
  if (slots.some((slot, i) => slot !== e.args[i])) ctx.facts.applications.set(e, slots);
  return omitted.reduceRight((to, { label, from }) => arrow(from, to, label), type);
}

function given(arg: Expr, index: number): Given {
  return arg.kind === "labelled"
    ? { label: arg.label, value: arg.value, index }
    : { label: undefined, value: arg, index };
}

/** How many arguments a function surely takes in all: labels may be left out when all are given. */
function arityOf(type: Ty): number {
  const { desc } = expandHead(type);
  if (desc.kind === "arrow") return 1 + arityOf(desc.to);
  return desc.kind === "var" ? Number.POSITIVE_INFINITY : 0;
}

type Parameter = { readonly label: string | undefined; readonly from: Ty; readonly to: Ty };

/** What a function takes next; an unknown function takes what it is given. */
function parameterOf(ctx: Context, e: Apply, type: Ty, next: Given | undefined): Parameter | undefined {
  const { desc } = expandHead(type);
  if (desc.kind === "arrow") return desc;
  if (desc.kind !== "var") return undefined;
  const [from, to] = [newVar(), newVar()];
  unifyAt(ctx, e.fn.at, type, arrow(from, to, next?.label));
  return { label: next?.label, from, to };
}

function reportLeftOver(ctx: Context, e: Apply, left: readonly Given[], taken: number, type: Ty): void {
  const is = `\`${printTy(type)}\``;
  const [first] = left;
  if (first?.label !== undefined && taken > 0) {
    report(
      ctx,
      "E206",
      "No such label",
      first.value.at,
      `${called(e)} has type ${is}: it has no argument \`~${first.label}\``,
    );
  } else if (taken === 0) {
    report(ctx, "E206", "Not a function", e.fn.at, `this has type ${is}: it cannot be applied`, {
      hint: "is an operator, a `;` or a `,` missing before the next expression?",
    });
  } else {
    const takes = `it takes ${taken} argument${taken === 1 ? "" : "s"}`;
    report(ctx, "E206", "Too many arguments", first?.value.at ?? e.at, `${called(e)} has type ${is}: ${takes}`, {
      also: [{ at: e.fn.at, label: "applied here" }],
      hint: "is a `;` missing, or parentheses around an argument?",
    });
  }
}

function called(e: Apply): string {
  return e.fn.kind === "ident" ? `\`${[...e.fn.path.modules, e.fn.path.name].join(".")}\`` : "this function";
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

function ordinal(arg: Given, e: Apply): string {
  if (arg.label !== undefined) return `the argument \`~${arg.label}\``;
  if (e.args.length === 1) return "the argument";
  return `the ${ORDINALS[arg.index] ?? `${arg.index + 1}th`} argument`;
}
