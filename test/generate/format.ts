// Printf: formats with their arguments.
import { atom, type Code, Level, text } from "./code.js";
import { call } from "./compose.js";
import { type Context, share } from "./context.js";
import type { Feature } from "./feature.js";
import { BOOL, CHAR, FLOAT, fn, INT, STRING, type Type, UNIT } from "./type.js";

type Piece = { readonly words: string; readonly args: readonly Type[]; readonly features: readonly Feature[] };
export type Format = { readonly words: string; readonly args: readonly Code[]; readonly features: readonly Feature[] };

/** A format without its quotes, and the arguments it takes. */
export function format(ctx: Context): Format {
  const pieces = Array.from({ length: ctx.rand.int(1, 3) }, () => piece(ctx));
  const types = pieces.flatMap((p) => p.args);
  const between = ["", " ", ", ", "=", ":", "%%", "@ ", "[", "\\t", "|"];
  const words = pieces
    .map((p) => `${ctx.rand.chance(0.4) ? ctx.rand.pick(between) : ""}${p.words}`)
    .join(ctx.rand.pick([" ", "", "/", "; "]));
  const args = types.map((type) => (type === WIDTH ? starWidth(ctx) : ctx.world.write(share(ctx, types.length), type)));
  return { words, args, features: ["Printf", ...pieces.flatMap((p) => p.features)] };
}

/** Printf.sprintf "..." a b */
export function formatted(ctx: Context): Code {
  const { words, args, features } = format(ctx);
  const name = atom(undefined, `Printf.sprintf "${words}"`);
  return call(STRING, { ...name, level: 14 }, args, [], ...features);
}

function piece(ctx: Context): Piece {
  return ctx.rand.weighted<() => Piece>([
    [5, () => integer(ctx)],
    [4, () => string(ctx)],
    [3, () => floating(ctx)],
    [1, () => of(ctx.rand.pick(["%b", "%B"]), BOOL)],
    [1.5, () => of(ctx.rand.pick(["%c", "%C"]), CHAR, "Printf strings")],
    [1, () => callback(ctx)],
    [0.6, () => starred(ctx)],
  ])();
}

const of = (words: string, type: Type, ...features: Feature[]): Piece => ({ words, args: [type], features });

/** The type of an argument that stands for `*`: a small int. */
const WIDTH: Type = { kind: "con", name: "width", args: [] };

function starWidth(ctx: Context): Code {
  const n = ctx.rand.int(-4, 9);
  return n < 0 ? text(INT, Level.minus, String(n)) : atom(INT, String(n));
}

function width(ctx: Context): { readonly words: string; readonly args: readonly Type[] } {
  if (ctx.rand.chance(0.5)) return { words: "", args: [] };
  return { words: String(ctx.rand.pick([1, 2, 3, 5, 8, 10, 12])), args: [] };
}

function integer(ctx: Context): Piece {
  const { rand } = ctx;
  const conversion = rand.pick(["d", "d", "d", "d", "i", "x", "X", "o", "u"]);
  const size = width(ctx);
  const flags = rand.weighted([
    [6, ""],
    [size.words === "" ? 0 : 1, "-"],
    [size.words === "" ? 0 : 1, "0"],
    ["di".includes(conversion) ? 1 : 0, "+"],
    ["di".includes(conversion) ? 0.7 : 0, " "],
    [conversion === "x" || conversion === "X" || conversion === "d" ? 0.6 : 0, "#"],
  ]);
  const flagged: Feature[] = flags !== "" || size.words !== "" ? ["Printf flags and widths"] : [];
  return { words: `%${flags}${size.words}${conversion}`, args: [INT], features: ["Printf integers", ...flagged] };
}

function string(ctx: Context): Piece {
  const conversion = ctx.rand.pick(["s", "s", "s", "S"]);
  const size = width(ctx);
  const flag = size.words !== "" && ctx.rand.chance(0.4) ? "-" : "";
  const flagged: Feature[] = size.words !== "" ? ["Printf flags and widths"] : [];
  return { words: `%${flag}${size.words}${conversion}`, args: [STRING], features: ["Printf strings", ...flagged] };
}

function floating(ctx: Context): Piece {
  const { rand } = ctx;
  const conversion = rand.weighted([
    [5, "f"],
    [3, "g"],
    [2, "e"],
    [0.5, "E"],
    [0.5, "G"],
    [1, "F"],
    [0.4, "h"],
  ]);
  const precision = rand.chance(0.6) && conversion !== "h" ? `.${rand.pick([0, 1, 2, 3, 6, 10, 15])}` : "";
  const size = width(ctx).words;
  const flag = rand.weighted([
    [6, ""],
    [size === "" ? 0 : 1, "-"],
    [size === "" ? 0 : 0.7, "0"],
    [1, "+"],
    [0.4, " "],
  ]);
  const allowed = conversion === "F" || conversion === "h" ? "" : flag;
  const flagged: Feature[] = allowed !== "" || size !== "" || precision !== "" ? ["Printf flags and widths"] : [];
  return {
    words: `%${allowed}${size}${precision}${conversion}`,
    args: [FLOAT],
    features: ["Printf floats", "float", ...flagged],
  };
}

/** %*d and %.*f: the width or precision is an argument too. */
function starred(ctx: Context): Piece {
  const features: Feature[] = ["Printf * for a width", "Printf flags and widths"];
  const words = ctx.rand.pick(["%*d", "%-*d", "%0*d", "%*s", "%*x"]);
  if (ctx.rand.chance(0.7)) return { words, args: [WIDTH, words.endsWith("s") ? STRING : INT], features };
  return { words: "%8.2f", args: [FLOAT], features: ["Printf floats", "Printf flags and widths"] };
}

/** %t and %a: for sprintf the function gives a string. */
function callback(ctx: Context): Piece {
  const features: Feature[] = ["Printf %a and %t", "higher-order function"];
  if (ctx.rand.chance(0.5)) return { words: "%t", args: [fn(UNIT, STRING)], features };
  return { words: "%a", args: [fn(UNIT, fn(INT, STRING)), INT], features };
}
