// Scenes that print and read: Format with random boxes and breaks, printers made of printers,
// sscanf with random formats and texts that mostly fit.
import { at, Level, type Part } from "./code.js";
import { type Context, freshName, variable } from "./context.js";
import { format } from "./format.js";
import type { Rand } from "./random.js";
import type { Gap, SceneWriter, Script } from "./script.js";
import { BOOL, CHAR, FLOAT, INT, list, option, STRING, type Type, tuple } from "./type.js";

export const PRINT_SCENES: readonly SceneWriter[] = [boxes, boxes, printers, formattedAs, scanned, scanned];

// ---- Format ----

const CONVERSIONS: readonly (readonly [string, Type])[] = [
  ["%d", INT],
  ["%s", STRING],
  ["%S", STRING],
  ["%c", CHAR],
  ["%b", BOOL],
  ["%5d", INT],
  ["%-4s", STRING],
  ["%.2f", FLOAT],
];

type Layout = { readonly words: string; readonly args: readonly Type[] };

/** A format with boxes inside boxes, breaks and conversions between them. */
function layout(rand: Rand, depth: number): Layout {
  const box = rand.pick(["@[", "@[<v>", "@[<v 2>", "@[<hv 1>", "@[<hov 2>", "@[<hov>", "@[<h>", "@[<b 3>", "@[<2>"]);
  const pieces = Array.from({ length: rand.int(1, 4) }, () => {
    if (depth > 0 && rand.chance(0.45)) return layout(rand, depth - 1);
    const [words, type] = rand.pick(CONVERSIONS);
    return rand.chance(0.7)
      ? { words, args: [type] }
      : { words: rand.pick(["word", "let x =", "a longer piece of text", "in", "(", "@@", "%%"]), args: [] };
  });
  const breaks = ["@ ", "@ ", "@,", "@;", "@;<1 2>", "@;<0 -1>", " ", "", "@;<3 0>", "@\\n", "@ "];
  const words = pieces.map((piece, i) => (i === 0 ? piece.words : `${rand.pick(breaks)}${piece.words}`)).join("");
  return { words: `${box}${words}@]`, args: pieces.flatMap((piece) => piece.args) };
}

function boxes(ctx: Context, gap: Gap): Script {
  const t = freshName(ctx.world, "laid");
  const { words, args } = layout(ctx.rand, 2);
  const given = args.flatMap((type): Part[] => [" ", gap(type, [], 2)]);
  const margin = ctx.rand.pick([10, 15, 20, 30, 50, 78]);
  const ways: readonly (() => Part[])[] = [
    () => [`Format.asprintf "${words}"`, ...given],
    () => [
      `(let b = Buffer.create 80 in\n  let ppf = Format.formatter_of_buffer b in\n  Format.pp_set_margin ppf ${margin};\n  Format.fprintf ppf "${words}@?"`,
      ...given,
      ";\n  Buffer.contents b)",
    ],
    () => [
      `(let b = Buffer.create 80 in\n  let ppf = Format.formatter_of_buffer b in\n  Format.pp_set_margin ppf ${margin};\n  ${ctx.rand.chance(0.5) ? `Format.pp_set_max_indent ppf ${ctx.rand.int(2, 9)};\n  ` : ""}Format.fprintf ppf "${words}@."`,
      ...given,
      ";\n  Buffer.contents b)",
    ],
  ];
  const printed = ctx.rand.chance(0.4);
  const parts: Part[] = [
    `let ${t} = `,
    ...ctx.rand.pick(ways)(),
    ...(printed ? [`\nlet () = Format.printf "${words}@."`, ...given] : []),
  ];
  return { parts, entries: [variable(t, STRING)], features: ["Format", "Format boxes", "string"] };
}

/** Printers of parts make a printer of the whole. */
function printers(ctx: Context, gap: Gap): Script {
  const p = freshName(ctx.world, "pp");
  const separator = ctx.rand.pick([
    '(fun ppf () -> Format.fprintf ppf ";@ ")',
    '(fun ppf () -> Format.pp_print_string ppf ","; Format.pp_print_space ppf ())',
    "Format.pp_print_space",
    '(fun ppf () -> Format.fprintf ppf " |@,")',
    "Format.pp_print_cut",
  ]);
  const [open, close] = ctx.rand.pick([
    ["@[<hov 1>[", "]@]"],
    ["@[<v>", "@]"],
    ["@[<hv 2>{ ", "@;<1 -2>}@]"],
  ] as const);
  const pair = ctx.rand.pick(['"(%d, %S)"', '"@[<2>%d ->@ %s@]"', '"%d@;<1 2>%s"']);
  const item = tuple(INT, STRING);
  const parts: Part[] = [
    `let ${p}_pair ppf (n, s) = Format.fprintf ppf ${pair} n s\n`,
    `let ${p} ppf l = Format.fprintf ppf "${open}%a${close}" (Format.pp_print_list ~pp_sep:${separator} ${p}_pair) l\n`,
    `let ${p}_text = Format.asprintf "%s:@ %a" `,
    gap(STRING, [], 2),
    ` ${p} (`,
    gap(list(item)),
    " @ List.init ",
    String(ctx.rand.int(0, 14)),
    " (fun i -> (i, ",
    gap(STRING, [variable("i", INT)], 3),
    `)))\nlet () = Format.printf "@[%a@ (%t)@]@." ${p} `,
    gap(list(item)),
    ` (fun ppf -> Format.pp_print_option Format.pp_print_int ppf `,
    gap(option(INT), [], 3),
    ")",
  ];
  return {
    parts,
    entries: [variable(`${p}_text`, STRING)],
    features: ["Format", "Format boxes", "higher-order function", "labelled argument"],
  };
}

/** Format's conversions are Printf's. */
function formattedAs(ctx: Context, _gap: Gap): Script {
  const t = freshName(ctx.world, "formatted");
  const inner = { ...ctx, partial: false, fuel: 4, cost: { left: 60 } };
  const { words, args, features } = format(inner);
  const plain = words.replaceAll("@ ", " ");
  const name = /%[at]/.test(plain) ? "Format.sprintf" : ctx.rand.pick(["Format.sprintf", "Format.asprintf"]);
  const parts: Part[] = [`let ${t} = ${name} "${plain}"`, ...args.flatMap((arg): Part[] => [" ", at(Level.dot, arg)])];
  return { parts, entries: [variable(t, STRING)], features: ["Format", ...features] };
}

// ---- Scanf ----

type Field = { readonly format: string; readonly texts: readonly string[]; readonly type: Type };

const FIELDS: readonly Field[] = [
  { format: "%d", texts: ["12", "-5", "0", "+7", "1_000", "x"], type: INT },
  { format: "%i", texts: ["0x1F", "17", "0b11", "-0o7"], type: INT },
  { format: "%x", texts: ["ff", "1A", "0"], type: INT },
  { format: "%3d", texts: ["12345", "1", "999"], type: INT },
  { format: "%s", texts: ["word", "a,b", "", "x1"], type: STRING },
  { format: "%2s", texts: ["word", "ab", "c"], type: STRING },
  { format: "%[a-z]", texts: ["abc", "aB", "x1", ""], type: STRING },
  { format: "%[^,]", texts: ["some text", "a", "12"], type: STRING },
  { format: "%S", texts: ['\\"quoted\\"', '\\"a\\\\nb\\"', "plain"], type: STRING },
  { format: "%c", texts: ["c", "?", " "], type: CHAR },
  { format: "%C", texts: ["'c'", "'\\\\n'", "c"], type: CHAR },
  { format: "%f", texts: ["1.5", "-2", "3e2", ".5", "0.125"], type: FLOAT },
  { format: "%B", texts: ["true", "false", "maybe"], type: BOOL },
];

function scanned(ctx: Context, gap: Gap): Script {
  const s = freshName(ctx.world, "read");
  const { rand } = ctx;
  const fields = Array.from({ length: rand.int(1, 3) }, () => rand.pick(FIELDS));
  const separator = rand.pick([" ", ", ", ",", ":", " - "]);
  const wanted = fields.map(({ format }) => format).join(rand.chance(0.9) ? separator : " ");
  const text = fields.map(({ texts }) => rand.pick(rand.chance(0.85) ? texts.slice(0, 2) : texts)).join(separator);
  const names = fields.map((_, i) => `x${i}`);
  const bound = fields.map(({ type }, i) => variable(`x${i}`, type));
  const type = baseTypeFor(rand);
  const end = rand.pick(["", "%!", " %n", ""]);
  const counted = end === " %n";
  const parts: Part[] = [
    `let ${s} text =\n  try Ok (Scanf.sscanf text "${rand.chance(0.2) ? " " : ""}${wanted}${end}" (fun ${names.join(" ")}${counted ? " n" : ""} -> (`,
    gap(type, counted ? [...bound, variable("n", INT)] : bound, 4),
    `, ${names.join(", ")})))\n  with\n  | Scanf.Scan_failure m -> Error ("scan: " ^ m)\n  | Failure m -> Error ("failure: " ^ m)\n  | End_of_file -> Error "end"\n`,
    `let ${s}_fits = ${s} "${text}"\nlet ${s}_results = List.map (fun t -> Result.is_ok (${s} t)) ["${text}"; "${text} more"; "${text.slice(0, rand.int(0, 2)).replaceAll(/[\\"]/g, "")}"; `,
    gap(STRING, [], 3),
    "]",
  ];
  const fitting = tuple(type, ...fields.map((field) => field.type));
  return {
    parts,
    entries: [
      variable(`${s}_results`, list(BOOL)),
      variable(`${s}_fits`, { kind: "con", name: "result", args: [fitting, STRING] }),
    ],
    features: ["Scanf", "try", "result"],
  };
}

const baseTypeFor = (rand: Rand): Type => rand.pick([INT, STRING, BOOL]);
