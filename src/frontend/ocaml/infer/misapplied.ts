// What is wrong with an application, in the user's words: too many arguments, labels that do not fit.

import { nearest } from "../../../basis/spelling.js";
import { isOptional, labelName } from "../../../core/type.js";
import { printTy } from "../show/type.js";
import type { Expr } from "../syntax.js";
import { type Context, report, type Why } from "./context.js";
import { labelsOf, shownLabel } from "./label.js";
import type { Given, Matching } from "./match-labels.js";
import { expandHead, type Ty } from "./ty.js";

export type Apply = Expr & { kind: "apply" };

/** The first argument that is left over cannot be given to what the function gives back. */
export function reportLeftOver(ctx: Context, e: Apply, matching: Matching, type: Ty): void {
  const [first] = matching.left;
  if (first === undefined) return;
  if (beginsLine(ctx, first)) return reportNotDefined(ctx, e, first);
  const taken = matching.matches.length + e.args.length - countGiven(matching) - matching.left.length;
  if (taken === 0 && expandHead(type).desc.kind !== "arrow") reportNoFunction(ctx, e, type);
  else if (first.label === undefined) reportTooMany(ctx, e, first, matching, type, taken);
  else reportLabel(ctx, e, first, first.label, matching, type);
}

/** What begins at the margin was surely meant as a phrase of its own. */
export function beginsLine(ctx: Context, { value: { at } }: Given): boolean {
  return ctx.texts.get(at.file)?.[at.start - 1] === "\n";
}

function reportNotDefined(ctx: Context, e: Apply, first: Given): void {
  const at = { ...first.value.at, end: e.at.end };
  const text = ctx.texts.get(at.file)?.slice(at.start, at.end) ?? "";
  const shown = /^[^\n]{1,40}$/.test(text) ? text : "...";
  report(ctx, "E206", "Not a definition", at, "this is read as arguments of what comes before it", {
    also: [{ at: e.fn.at, label: "applied to them" }],
    hint: `to have it run, write \`let () = ${shown}\`.`,
    change: { at: { ...at, end: at.start }, text: "let () = " },
  });
}

function countGiven({ matches }: Matching): number {
  return matches.filter((match) => match.kind === "given").length;
}

function reportNoFunction(ctx: Context, e: Apply, type: Ty): void {
  report(ctx, "E206", "Not a function", e.fn.at, `this has type \`${printTy(type)}\`: it cannot be applied`, {
    hint: "is an operator, a `;` or a `,` missing before the next expression?",
  });
}

function reportTooMany(ctx: Context, e: Apply, first: Given, matching: Matching, type: Ty, taken: number): void {
  const is = `${called(e)} has type \`${printTy(type)}\``;
  if (expandHead(matching.result).desc.kind === "arrow") return reportOrder(ctx, e, first, type);
  const waiting = matching.matches.find(({ kind, param }) => kind === "omitted" && !isOptional(param.label));
  if (waiting?.param.label !== undefined) {
    report(ctx, "E206", "Missing label", first.value.at, `${is}: this argument needs a label`, {
      hint: `write \`~${waiting.param.label}:...\`.`,
    });
    return;
  }
  const takes = `it takes ${taken} argument${taken === 1 ? "" : "s"}`;
  report(ctx, "E206", "Too many arguments", first.value.at, `${is}: ${takes}`, {
    also: [{ at: e.fn.at, label: "applied here" }],
    hint: "is a `;` missing, or parentheses around an argument?",
  });
}

function reportLabel(ctx: Context, e: Apply, arg: Given, label: string, matching: Matching, type: Ty): void {
  const name = labelName(label);
  const twice = matching.matches.find((match) => match.kind === "given" && labelName(match.arg.label) === name);
  if (twice?.kind === "given") {
    report(
      ctx,
      "E206",
      "Argument given twice",
      arg.value.at,
      `the argument \`${shownLabel(label)}\` is already given`,
      {
        also: [{ at: twice.arg.value.at, label: "the first one" }],
      },
    );
    return;
  }
  const { labels } = labelsOf(type);
  if (labels.some((other) => labelName(other) === name)) return reportOrder(ctx, e, arg, type);
  const is = `${called(e)} has type \`${printTy(type)}\``;
  const names = labels.flatMap((other) => labelName(other) ?? []);
  report(ctx, "E206", "No such label", arg.value.at, `${is}: it has no argument \`${shownLabel(label)}\``, {
    hint: labelHint(label, names, labels.includes(undefined)),
    change: relabelled(ctx, arg, name ?? "", nearest(name ?? "", names) ?? (names.length === 1 ? names[0] : undefined)),
  });
}

/** Where the label is written out. */
function relabelled(ctx: Context, { value: { at } }: Given, label: string, other: string | undefined) {
  const start = at.start - label.length - 2;
  const isThere = ctx.texts.get(at.file)?.slice(start, at.start) === `~${label}:`;
  return isThere && other !== undefined ? { at: { ...at, start, end: at.start }, text: `~${other}:` } : undefined;
}

function labelHint(label: string, names: readonly string[], bare: boolean): string | undefined {
  const near = nearest(labelName(label) ?? "", names);
  if (near !== undefined) return `did you mean \`~${near}\`?`;
  if (names.length === 1) return `its label is \`~${names[0]}\`.`;
  if (names.length > 0) return `its labels are ${names.map((name) => `\`~${name}\``).join(", ")}.`;
  return bare ? `give the argument without \`${shownLabel(label)}:\`.` : undefined;
}

/** A function of a type that is found only from its uses takes its arguments in the order of the first use. */
function reportOrder(ctx: Context, e: Apply, arg: Given, type: Ty): void {
  const label = `${called(e)} was used as \`${printTy(type)}\` before: its arguments come in that order`;
  report(ctx, "E206", "Arguments in another order", arg.value.at, label, {
    also: [{ at: e.fn.at, label: "its type is known only from how it is used" }],
    hint: "give labelled arguments in the same order everywhere, or annotate the function with its type.",
  });
}

function called(e: Apply): string {
  return e.fn.kind === "ident" ? `\`${[...e.fn.path.modules, e.fn.path.name].join(".")}\`` : "this function";
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Why an argument has to have its type. */
export function whyExpected(e: Apply, arg: Given): Why {
  const why = { at: e.fn.at, label: `${argumentName(e, arg)} of ${called(e)}` };
  if (arg.label === undefined || !isOptional(arg.label)) return why;
  return {
    ...why,
    hint: `\`${arg.label}:\` takes an option; the value itself is given with \`~${labelName(arg.label)}:\`.`,
  };
}

function argumentName(e: Apply, { label, index }: Given): string {
  if (label !== undefined) return `the argument \`${shownLabel(label)}\``;
  if (e.args.length === 1) return "the argument";
  return `the ${ORDINALS[index] ?? `${index + 1}th`} argument`;
}
