// Format strings of Printf, Format and Scanf: their pieces, read from the literal.

export type FormatSize =
  | { readonly kind: "none" }
  | { readonly kind: "fixed"; readonly value: number }
  | { readonly kind: "star" };

export type FormatPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "layout"; readonly text: string } // @ and what belongs to it, which only Format and Scanf understand
  | {
      readonly kind: "conversion";
      readonly flags: string; // of %[: the characters between the brackets
      readonly width: FormatSize;
      readonly precision: FormatSize;
      readonly letter: string; // as in C, or one of OCaml's: S C B a t ! [
      readonly of: "" | "l" | "L" | "n"; // for integers of another width
    };

export type FormatResult =
  | { readonly ok: true; readonly pieces: readonly FormatPiece[] }
  | { readonly ok: false; readonly at: number; readonly why: string };

/** What each conversion takes: `a` takes a printer and its argument, `t` a printer; `!` takes nothing. */
export const CONVERSION_ARGUMENTS: Readonly<
  Record<string, "int" | "string" | "char" | "float" | "bool" | "printer" | "thunk" | "nothing">
> = {
  d: "int",
  i: "int",
  u: "int",
  x: "int",
  X: "int",
  o: "int",
  s: "string",
  S: "string",
  c: "char",
  C: "char",
  f: "float",
  F: "float",
  e: "float",
  E: "float",
  g: "float",
  G: "float",
  h: "float",
  H: "float",
  B: "bool",
  b: "bool",
  a: "printer",
  t: "thunk",
  l: "int",
  n: "int",
  L: "int",
  N: "int",
  "[": "string",
  "!": "nothing",
};

const CONVERSION =
  /%([-+0 #_]*)(\d+|\*)?(?:\.(\d+|\*)?)?(?:([lLn])(?=[diuxXo]))?(?:\[(\^?\]?[^\]]*)\]|([a-zA-Z%!,@]))/y;
const LAYOUT = /@(?:%%|\[(?:<[^>%]*>)?|\{(?:<[^>%]*>)?|;(?:< *-?\d+(?: +-?\d+)? *>)?|<\d+>|[^%])/y;

export function parseFormat(format: string): FormatResult {
  const pieces: FormatPiece[] = [];
  let text = "";
  const add = (piece: FormatPiece): void => {
    if (text !== "") pieces.push({ kind: "text", text });
    text = "";
    pieces.push(piece);
  };
  for (let at = 0; at < format.length; ) {
    const found = matchAt(format[at] === "%" ? CONVERSION : LAYOUT, format, at);
    if (found === undefined) {
      if (format[at] === "%") return badFormat(format, at);
      text += format[at];
      at++;
      continue;
    }
    const letter = found[5] === undefined ? (found[6] ?? "") : "[";
    if (found[0].startsWith("@")) add({ kind: "layout", text: found[0] === "@%%" ? "@%" : found[0] });
    else if (letter === "%" || letter === "@") add({ kind: "text", text: letter });
    else if (letter !== ",") {
      const unknown = checkLetter(letter, at);
      if (unknown !== undefined) return unknown;
      add(conversion(found, letter));
    }
    at += found[0].length;
  }
  if (text !== "") pieces.push({ kind: "text", text });
  return { ok: true, pieces };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function conversion(found: RegExpExecArray, letter: string): FormatPiece {
  const hasPoint = found[0].includes(".");
  const precision = found[3] === undefined && hasPoint ? "0" : found[3];
  const [flags, width, of] = [(found[1] ?? "") + (found[5] ?? ""), size(found[2]), found[4] ?? ""] as const;
  return { kind: "conversion", flags, width, precision: size(precision), letter, of: of as "" | "l" | "L" | "n" };
}

function size(written: string | undefined): FormatSize {
  if (written === undefined) return { kind: "none" };
  return written === "*" ? { kind: "star" } : { kind: "fixed", value: Number(written) };
}

function checkLetter(letter: string, at: number): FormatResult | undefined {
  if (letter in CONVERSION_ARGUMENTS && Object.hasOwn(CONVERSION_ARGUMENTS, letter)) return undefined;
  return { ok: false, at, why: `\`%${letter}\` is not a conversion that is supported` };
}

function badFormat(format: string, at: number): FormatResult {
  return { ok: false, at, why: `\`${format.slice(at, at + 4)}\` is not a conversion; write \`%%\` for a percent sign` };
}
