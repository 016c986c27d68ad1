// f"$x%5.2f": each value must be of a kind that its format can show.
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { Expr } from "../typed.js";
import { convert } from "./adapt.js";
import { isBuiltinTy, isNumber, numberKind } from "./builtin.js";
import { type Context, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { lookupTerm } from "./scope.js";
import { ERROR } from "./ty.js";

/** "%d".format(1) and printf("%d", 1), where the format can be read, as a string with values in it. */
export function literalFormat(cx: Context, scope: Scope, e: syntax.Expr): syntax.Expr | undefined {
  if (e.kind !== "apply") return undefined;
  const { fn, args, at } = e;
  if (fn.kind === "select" && fn.name.name === "format") return interpolated(fn.from, args, at);
  const isPrintf = fn.kind === "ident" && fn.name === "printf" && lookupTerm(cx, scope, "printf", fn.at) === undefined;
  const [format, ...values] = args;
  const text = isPrintf && format !== undefined ? interpolated(format.value, values, at) : undefined;
  if (text === undefined) return undefined;
  const path = ["scala", "Predef", "print"].map((name) => ({ name, at: fn.at }));
  const print = path.slice(1).reduce<syntax.Expr>((from, name) => ({ kind: "select", at: fn.at, from, name }), {
    kind: "ident",
    at: fn.at,
    name: "scala",
  });
  return { kind: "apply", at, fn: print, args: [{ name: undefined, value: text, spread: false, at }] };
}

const CONVERSION = /%[-#+ 0,(]*\d*(?:\.\d+)?[a-zA-Z%]/g;

function interpolated(format: syntax.Expr, args: readonly syntax.Arg[], at: Span): syntax.Expr | undefined {
  if (format.kind !== "constant" || format.value.kind !== "string") return undefined;
  if (args.some(({ name, spread }) => name !== undefined || spread)) return undefined;
  const { value } = format.value;
  const starts = [...value.matchAll(CONVERSION)].filter(([text]) => !/[n%]$/.test(text)).map(({ index }) => index);
  const rest = value.replaceAll(CONVERSION, "");
  if (rest.includes("%") || starts.length !== args.length) return undefined;
  const texts = [0, ...starts].map((start, i) => value.slice(start, starts[i]));
  const how = { name: FORMAT, at: format.at };
  const places = texts.map(() => format.at);
  return { kind: "interpolated", at, how, texts, places, args: args.map((arg) => arg.value) };
}

/** What says how the values are shown: as `f` does, but nothing is looked at before the program runs. */
export const FORMAT = "format";

/** The value as a format that is read when the program runs takes it. */
export function formattedLater(cx: Context, e: Expr, after: string): Expr {
  const conversion = /^%[-#+ 0,(]*\d*(?:\.\d+)?([a-zA-Z])/.exec(after)?.[1] ?? "s";
  const isFraction = "feEgG".includes(conversion);
  if (e.type === ERROR || (isFraction ? isBuiltinTy(e.type, "Double") : fits(conversion, e))) return e;
  unsupported(cx, e.at, `whether \`%${conversion}\` shows \`${showTy(e.type)}\` is not known`);
  return errorExpr(e.at);
}

/** The value as its format takes it; `after` is the text behind it. */
export function formatted(cx: Context, e: Expr, after: string): Expr {
  const conversion = /^%[-#+ 0,(]*\d*(?:\.\d+)?([a-zA-Z])/.exec(after)?.[1];
  if (conversion === undefined || e.type === ERROR) return e;
  if ("feEgG".includes(conversion) && isNumber(e.type)) return convert(cx, e, "Double");
  if (fits(conversion, e)) return e;
  const label = `this has type \`${showTy(e.type)}\`, which \`%${conversion}\` does not show`;
  report(cx, "E210", "Bad format", e.at, label, { hint: "`%s` shows values of all types." });
  return errorExpr(e.at);
}

function fits(conversion: string, { type }: Expr): boolean {
  const kind = numberKind(type);
  const isWhole = kind !== undefined && !["Float", "Double", "Char"].includes(kind);
  if ("doxX".includes(conversion)) return isWhole;
  if (conversion === "c") return isBuiltinTy(type, "Char") || kind === "Byte" || kind === "Short" || kind === "Int";
  return !"feEgG".includes(conversion);
}
