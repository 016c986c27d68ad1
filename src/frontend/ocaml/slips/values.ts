// Another value in the place of one: made of it by a conversion or a constructor, what it is made of, or another literal.
import { literalsLike, sliced } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import { isAtomic } from "../infer/advice/change-text.js";
import type { Expr } from "../syntax.js";

export const CONVERSIONS = [
  "string_of_int",
  "float_of_int",
  "int_of_float",
  "int_of_string",
  "string_of_float",
  "String.make 1",
  "fst",
  "snd",
];

export function* valueSlips(text: string, e: Expr, parent: Expr | undefined): Generator<SourceChange> {
  if (e.kind === "labelled") return yield* valueSlips(text, e.value, e);
  const own = sliced(text, e.at);
  const arg = parenthesised(own);
  const call = (fn: string): SourceChange => ({
    at: e.at,
    text: isArgument(parent) ? `(${fn} ${arg})` : `${fn} ${arg}`,
  });
  yield* plainSlips(text, e);
  yield call("Some");
  yield { at: e.at, text: `[${own}]` };
  if (e.kind !== "constant") for (const conversion of CONVERSIONS) yield call(conversion);
  yield { at: e.at, text: `!${arg}` };
  yield* unwrapped(text, e);
  for (const nothing of NOTHING) yield { at: e.at, text: `(${own} <> ${nothing})` };
}

/** What is no condition in OCaml, though it is one elsewhere. */
const NOTHING = ["None", "[]", "0", '""'];

export function parenthesised(own: string): string {
  return isAtomic(own) ? own : `(${own})`;
}

/** Where a call would be taken for several arguments. */
function isArgument(parent: Expr | undefined): boolean {
  switch (parent?.kind) {
    case "apply":
      return operatorOf(parent.fn) === undefined || parent.args.length < 2;
    case "construct":
      return parent.ctor.name !== "::";
    case "field":
    case "labelled":
      return true;
    default:
      return false;
  }
}

/** Undefined: it is no operator. */
export function operatorOf(fn: Expr): string | undefined {
  const isOne = fn.kind === "ident" && fn.path.modules.length === 0 && /^[^\w']|^mod$/.test(fn.path.name);
  return isOne ? fn.path.name : undefined;
}

/** Without what is around it: x for f x, C x and [x]. */
export function* unwrapped(text: string, e: Expr): Generator<SourceChange> {
  const [only, ...more] = e.kind === "apply" ? e.args : e.kind === "list" ? e.items : [];
  const inner = e.kind === "construct" ? e.arg : more.length === 0 ? only : undefined;
  if (inner !== undefined) yield instead(text, e, sliced(text, inner.at));
}

/** Parentheses belong to the span of what they enclose. */
export function instead(text: string, { at }: Expr, now: string): SourceChange {
  return { at, text: isAtomic(sliced(text, at)) && !isAtomic(now) ? `(${now})` : now };
}

export const PLAIN = ["0", "1", "0.", "1.", '""', "[]", "None", "false", "true", "()"];

/** Another literal, of the same content if there is one. */
function* plainSlips(text: string, e: Expr): Generator<SourceChange> {
  if (e.kind !== "constant" && (e.kind !== "construct" || e.arg !== undefined)) return;
  if (e.kind === "constant") for (const other of literalsLike(sliced(text, e.at), ".")) yield { at: e.at, text: other };
  for (const other of PLAIN) yield { at: e.at, text: other };
}
