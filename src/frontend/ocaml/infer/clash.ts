// Saying that two types do not fit, in the user's words.

import type { Span } from "../../../core/span.js";
import { isOptional, type Label } from "../../../core/type.js";
import { newTypePrinter, printTy } from "../show/type.js";
import { type Context, report, type Why } from "./context.js";
import { shownLabel } from "./label.js";
import { lackAt } from "./lacking.js";
import { expandHead, type Ty, undoingOnFailure } from "./ty.js";
import { type Clash, unify } from "./unify.js";

/** Makes the types equal, or reports that the expression at `at` does not have the type that its place needs. */
export function unifyAt(ctx: Context, at: Span, actual: Ty, expected: Ty, why: Why = undefined): boolean {
  const clash = undoingOnFailure(() => unify(actual, expected));
  if (clash?.kind === "lacking") lackAt(ctx, at, clash);
  else if (clash !== undefined) reportClash(ctx, at, actual, expected, clash, why);
  return clash === undefined || clash.kind === "lacking";
}

export function reportClash(ctx: Context, at: Span, actual: Ty, expected: Ty, clash: Clash, why: Why): void {
  const printer = newTypePrinter();
  const has = printTy(actual, printer);
  const wants = printTy(expected, printer);
  report(ctx, "E204", "Types clash", at, `this has type \`${has}\`, but \`${wants}\` is expected here`, {
    also: why === undefined || why.at.start === at.start ? [] : [{ at: why.at, label: why.label }],
    hint: why?.hint ?? hintFor(actual, expected, clash),
  });
}

function hintFor(actual: Ty, expected: Ty, clash: Clash): string | undefined {
  if (clash.kind === "cyclic") {
    const printer = newTypePrinter();
    const [variable, within] = [printTy(clash.variable, printer), printTy(clash.within, printer)];
    return `\`${variable}\` would have to be the same as \`${within}\`, a type that contains itself.`;
  }
  if (clash.kind === "ambiguous")
    return "what a constructor tells about types holds in its own branch: write the type that is meant around the match.";
  if (clash.kind === "escapes" && clash.local)
    return `the type \`${clash.name}\` is defined inside and must not be known outside.`;
  if (clash.kind === "escapes")
    return `the type \`${clash.name}\` is defined after what is used here, whose type is fixed by its first use.`;
  const has = expandHead(actual).desc;
  const wants = expandHead(expected).desc;
  const rigid = [has, wants].find((desc) => desc.kind === "var" && desc.rigid !== undefined);
  if (rigid?.kind === "var") return `\`'${rigid.name}\` stands for every type here, as the annotation says.`;
  if (has.kind === "arrow" && wants.kind === "arrow")
    return has.label === wants.label ? undefined : labelHint(has.label, wants.label);
  if (has.kind === "arrow" && wants.kind !== "var") return missingHint(actual, expected);
  if (has.kind === "con" && wants.kind === "con") return conversionHint(has.info.name, wants.info.name);
  return undefined;
}

/** Whether the types could be equal; nothing is changed. */
function fits(one: Ty, other: Ty): boolean {
  let fit = false;
  undoingOnFailure(() => {
    fit = unify(one, other) === undefined;
    return true;
  });
  return fit;
}

/** The arguments that are missing, if with them it is what is expected. */
function missingHint(actual: Ty, expected: Ty): string | undefined {
  const printer = newTypePrinter();
  const missing: string[] = [];
  for (let { desc } = expandHead(actual); desc.kind === "arrow"; { desc } = expandHead(desc.to)) {
    if (!isOptional(desc.label))
      missing.push(
        `${desc.label === undefined ? "" : `\`~${desc.label}\` of type `}\`${printTy(desc.from, printer)}\``,
      );
    if (fits(desc.to, expected) && expandHead(desc.to).desc.kind !== "var") return missingWords(missing);
  }
  return undefined;
}

function missingWords([first, ...more]: readonly string[]): string {
  if (first === undefined) return "an optional parameter gets its default only when a later argument is given.";
  if (more.length === 0) return `an argument is missing: ${first.replace(/^`(?!~)/, "one of type `")}.`;
  return `${more.length + 1} arguments are missing: ${[first, ...more].join(", ")}.`;
}

function labelHint(has: Label, wants: Label): string {
  if (has === undefined) return `the first parameter needs the label \`${shownLabel(wants ?? "")}\`.`;
  if (wants === undefined) return `the first parameter is \`${shownLabel(has)}\`, but one without a label is expected.`;
  return `the first parameter is \`${shownLabel(has)}\`, but \`${shownLabel(wants)}\` is expected.`;
}

const CONVERSIONS: Readonly<Record<string, string>> = {
  "int float": "use `float_of_int`.",
  "float int": "use `int_of_float`.",
  "int string": "use `string_of_int`.",
  "string int": "use `int_of_string`.",
  "char string": "use `String.make 1 c`.",
};

function conversionHint(has: string, wants: string): string | undefined {
  return CONVERSIONS[`${has} ${wants}`];
}
