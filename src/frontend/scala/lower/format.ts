// Strings with formats, f"${x}%5.2f": each value is made a text as its format says.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Expr } from "../typed.js";
import { bool, callNamed, type Lowering, lit, type Scope, stop, str } from "./lowering.js";
import { concatAll, shown } from "./show.js";
import { numberKind, staticType } from "./types.js";

type Format = {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly letter: string;
};

export function lowerFormat(l: Lowering, scope: Scope, e: Extract<Expr, { kind: "format" }>): Core {
  const parts = e.args.flatMap((arg, i): Core[] => {
    const [format, rest] = formatIn(e.texts[i + 1] ?? "");
    return [formatted(l, scope, arg, format), str(l, e.at, unescaped(rest))];
  });
  return concatAll(l, e.at, [str(l, e.at, unescaped(e.texts[0] ?? "")), ...parts]);
}

/** The format that a text begins with, %s where there is none, and what follows it. */
function formatIn(text: string): readonly [Format, string] {
  const found = /^%([-#+ 0,(]*)(\d*)(?:\.(\d+))?([a-zA-Z])/.exec(text);
  if (found === null) return [{ flags: "", width: 0, precision: undefined, letter: "s" }, text];
  const [whole, flags = "", width, precision, letter = "s"] = found;
  const format = {
    flags,
    width: Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    letter,
  };
  return [format, text.slice(whole.length)];
}

function unescaped(text: string): string {
  return text.replaceAll("%%", "%").replaceAll("%n", "\n");
}

function formatted(l: Lowering, scope: Scope, e: Expr, { flags, width, precision, letter }: Format): Core {
  const { at } = e;
  const isHex = letter === "x" && numberKind(staticType(e)) === "Int" && !flags.includes("+");
  if (!(isHex || "sdfcb".includes(letter)) || /[#,( ]/.test(flags)) return stop(l, at, `the format %${flags}${letter}`);
  if (letter !== "f" && precision !== undefined) return stop(l, at, `the format %.${precision}${letter}`);
  const value = l.lower(scope, e);
  const int = (n: number): Core => lit(l, at, { kind: "i32", value: BigInt(n) }, false);
  const whole = (): Core => (isHex ? helper(l, at, "hex", [value]) : shown(l, scope, at, staticType(e), value));
  const plain = letter === "f" ? helper(l, at, "fixed", [value, int(precision ?? 6)]) : whole();
  const text = flags.includes("+") ? helper(l, at, "signed", [plain]) : plain;
  if (width === 0) return text;
  return helper(l, at, "pad", [text, int(width), bool(l, at, flags.includes("-")), bool(l, at, flags.includes("0"))]);
}

function helper(l: Lowering, at: Expr["at"], name: string, args: readonly Core[]): Core {
  return callNamed(l, at, fixedName(`${name}/scala.Formats.object`), args);
}
