// Which argument is for which parameter: by position, by name, repeated, left to the default.

import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type * as syntax from "../syntax.js";
import type { Expr, Ty, ValueSymbol } from "../typed.js";
import type { Context } from "./context.js";
import { inheritsDefault } from "./defaults.js";
import { suggestion } from "./scope.js";

/** An argument as written, or one that has been typed already. */
export type ArgIn = {
  readonly name: syntax.Ident | undefined;
  readonly value: syntax.Expr | Typed;
  readonly spread: boolean;
  readonly at: Span;
};
export type Typed = { readonly kind: "typed-already"; readonly expr: Expr };
/** `upTo`: what is applied, up to and with this list. */
export type ArgList = { readonly args: readonly ArgIn[]; readonly at: Span; readonly upTo: Span };

export function typedArg(expr: Expr): ArgIn {
  return { name: undefined, value: { kind: "typed-already", expr }, spread: false, at: expr.at };
}

export type Slot = { readonly param: ValueSymbol; readonly args: readonly ArgIn[]; readonly isDefault: boolean };
/** What does not fit, in words. */
export type Misfit = {
  readonly problem: string;
  readonly at: Span;
  readonly hint: string | undefined;
};

export function isMisfit(result: readonly Slot[] | Misfit): result is Misfit {
  return "problem" in result;
}

export function hasDefault(cx: Context, param: ValueSymbol): boolean {
  return param.default !== undefined || cx.given.has(param) || inheritsDefault(cx, param);
}

export function assign(cx: Context, params: readonly ValueSymbol[], list: ArgList): readonly Slot[] | Misfit {
  const given = new Map<ValueSymbol, ArgIn[]>();
  let position = 0;
  let isMoved = false;
  for (const arg of list.args) {
    if (arg.name === undefined && isMoved) return afterNamed(arg);
    const param = arg.name === undefined ? params[position] : params.find(({ name }) => name === arg.name?.name);
    if (param === undefined) return arg.name === undefined ? tooMany(params, list, arg) : noSuchName(params, arg.name);
    const before = given.get(param);
    if (before !== undefined && !(param.isRepeated && arg.name === undefined)) return twice(param, arg);
    given.set(param, [...(before ?? []), arg]);
    if (arg.name === undefined && !param.isRepeated) position++;
    else if (arg.name !== undefined && param === params[position]) position++;
    else if (arg.name !== undefined) isMoved = true;
  }
  const missing = params.filter((param) => !given.has(param) && !param.isRepeated && !hasDefault(cx, param));
  if (missing.length > 0) return tooFew(params, list, missing);
  return params.map((param) => {
    const args = given.get(param) ?? [];
    return { param, args, isDefault: args.length === 0 && !param.isRepeated };
  });
}

function count(n: number): string {
  return n === 0 ? "no arguments" : n === 1 ? "one argument" : `${n} arguments`;
}

function tooMany(params: readonly ValueSymbol[], list: ArgList, arg: ArgIn): Misfit {
  const problem = `it takes ${count(params.length)}, but ${list.args.length} are given`;
  const tuple = params.length === 1 && params[0]?.type.kind === "tuple";
  return { problem, at: arg.at, hint: tuple ? "for a tuple, write another pair of parentheses." : undefined };
}

function tooFew(params: readonly ValueSymbol[], list: ArgList, missing: readonly ValueSymbol[]): Misfit {
  const names = missing.map(({ name }) => `\`${name}\``).join(", ");
  const given = list.args.length === 0 ? "none" : `only ${list.args.length}`;
  const are = list.args.length === 1 ? "is" : "are";
  return {
    problem: `it takes ${count(params.length)}, but ${given} ${are} given: ${names} is missing`,
    at: list.at,
    hint: undefined,
  };
}

function noSuchName(params: readonly ValueSymbol[], name: syntax.Ident): Misfit {
  const hint = suggestion(
    name.name,
    params.map((param) => param.name),
  );
  return { problem: `it has no parameter \`${name.name}\``, at: name.at, hint };
}

function afterNamed(arg: ArgIn): Misfit {
  return { problem: "after an argument that is named out of order, all are named", at: arg.at, hint: undefined };
}

function twice(param: ValueSymbol, arg: ArgIn): Misfit {
  return { problem: `\`${param.name}\` is given twice`, at: arg.at, hint: undefined };
}

/** The arguments as one tuple, if something of the type may be one. */
export function tupled(list: ArgList, type: Ty): ArgList | undefined {
  const fits =
    (type.kind === "tuple" && type.items.length === list.args.length) ||
    (type.kind === "param" && type.of.high === undefined) ||
    ["any", "any-ref"].includes(type.kind);
  const items = list.args.flatMap(({ name, value, spread }) =>
    name === undefined && !spread && value.kind !== "typed-already" ? [value] : [],
  );
  const [first, last] = [items[0], items.at(-1)];
  if (!fits || items.length < list.args.length || first === undefined || last === undefined) return undefined;
  const at = madeAt({ file: first.at.file, start: first.at.start, end: last.at.end });
  return {
    ...list,
    args: [{ name: undefined, value: { kind: "tuple", at, items, isWrapped: true }, spread: false, at }],
  };
}

/** What one argument for the parameter must be. */
export function formalOf(param: ValueSymbol, arg: ArgIn | undefined): Ty {
  if (!param.isRepeated || arg?.spread) return param.type;
  return param.type.kind === "class" ? (param.type.args[0] ?? param.type) : param.type;
}

/** Its parameters have types only if those are expected. */
export function needsParamTypes({ value }: ArgIn): boolean {
  if (value.kind === "fun") return value.params.some((param) => param.type === undefined);
  return value.kind === "cases";
}
