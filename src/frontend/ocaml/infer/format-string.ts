// Format strings of the Printf family: their pieces, read from the literal.

export type FormatSize =
  | { readonly kind: "none" }
  | { readonly kind: "fixed"; readonly value: number }
  | { readonly kind: "star" };

export type FormatPiece =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "conversion";
      readonly flags: string;
      readonly width: FormatSize;
      readonly precision: FormatSize;
      readonly letter: string; // as in C, or one of OCaml's: S C B a t
      readonly of: "" | "l" | "L" | "n"; // for integers of another width
    };

export type FormatResult =
  | { readonly ok: true; readonly pieces: readonly FormatPiece[] }
  | { readonly ok: false; readonly at: number; readonly why: string };

/** What each conversion takes: `a` takes a printer and its argument, `t` a printer. */
export const CONVERSION_ARGUMENTS: Readonly<
  Record<string, "int" | "string" | "char" | "float" | "bool" | "printer" | "thunk">
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
};

const CONVERSION = /%([-+0 #]*)(\d+|\*)?(?:\.(\d+|\*)?)?(?:([lLn])(?=[diuxXo]))?([a-zA-Z%!,@])/y;

export function parseFormat(format: string): FormatResult {
  const pieces: FormatPiece[] = [];
  let text = "";
  let at = 0;
  while (at < format.length) {
    const percent = format.indexOf("%", at);
    text += format.slice(at, percent === -1 ? format.length : percent);
    if (percent === -1) break;
    CONVERSION.lastIndex = percent;
    const found = CONVERSION.exec(format);
    const letter = found?.[5];
    if (found === null || letter === undefined) return badFormat(format, percent);
    at = CONVERSION.lastIndex;
    if (letter === "%" || letter === "@") text += letter;
    else if (letter !== "," && letter !== "!") {
      const unknown = checkLetter(letter, percent);
      if (unknown !== undefined) return unknown;
      if (text !== "") pieces.push({ kind: "text", text });
      text = "";
      pieces.push(conversion(found, letter));
    }
  }
  if (text !== "") pieces.push({ kind: "text", text });
  return { ok: true, pieces };
}

function conversion(found: RegExpExecArray, letter: string): FormatPiece {
  const hasPoint = found[0].includes(".");
  const precision = found[3] === undefined && hasPoint ? "0" : found[3];
  const [flags, width, of] = [found[1] ?? "", size(found[2]), found[4] ?? ""] as const;
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
