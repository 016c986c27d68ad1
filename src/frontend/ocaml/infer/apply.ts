// Applications: the function first, then each argument against what the function takes.

import { printTy } from "../show/type.js";
import type { Expr } from "../syntax.js";
import { unifyAt } from "./clash.js";
import { type Context, report } from "./context.js";
import type { Scope } from "./entities.js";
import { expect, infer } from "./expr.js";
import { arrow, expandHead, newVar, type Ty } from "./ty.js";

type Apply = Expr & { kind: "apply" };

export function inferApply(ctx: Context, scope: Scope, e: Apply, expected: Ty): Ty {
  let type = infer(ctx, scope, e.fn);
  const takes = type;
  for (const [i, arg] of e.args.entries()) {
    const { desc } = expandHead(type);
    if (desc.kind === "arrow") {
      expect(ctx, scope, arg, desc.from, { at: e.fn.at, label: `${ordinal(i, e)} of ${called(e)}` });
      type = desc.to;
    } else if (desc.kind === "var") {
      const [from, to] = [newVar(), newVar()];
      unifyAt(ctx, e.fn.at, type, arrow(from, to));
      expect(ctx, scope, arg, from);
      type = to;
    } else {
      reportTooMany(ctx, e, i, takes);
      for (const rest of e.args.slice(i)) infer(ctx, scope, rest);
      return expected;
    }
  }
  return type;
}

function reportTooMany(ctx: Context, e: Apply, taken: number, type: Ty): void {
  const is = `\`${printTy(type)}\``;
  if (taken === 0) {
    report(ctx, "E206", "Not a function", e.fn.at, `this has type ${is}: it cannot be applied`, {
      hint: "is an operator, a `;` or a `,` missing before the next expression?",
    });
    return;
  }
  const arg = e.args[taken];
  report(
    ctx,
    "E206",
    "Too many arguments",
    arg?.at ?? e.at,
    `${called(e)} has type ${is}: it takes ${taken} argument${taken === 1 ? "" : "s"}`,
    {
      also: [{ at: e.fn.at, label: "applied here" }],
      hint: "is a `;` missing, or parentheses around an argument?",
    },
  );
}

function called(e: Apply): string {
  return e.fn.kind === "ident" ? `\`${[...e.fn.path.modules, e.fn.path.name].join(".")}\`` : "this function";
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

function ordinal(i: number, e: Apply): string {
  if (e.args.length === 1) return "the argument";
  return `the ${ORDINALS[i] ?? `${i + 1}th`} argument`;
}
