// Values of types that library modules define: how they are written, and shown as strings.
import { at, atom, type Code, type Hole, Level, node, text } from "./code.js";
import { call, construct } from "./compose.js";
import { type Context, helper, share } from "./context.js";
import type { Feature } from "./feature.js";
import type { Rand } from "./random.js";
import { argument, con, list, type Type } from "./type.js";

const SUFFIXES: Readonly<Record<string, readonly [suffix: string, module: Feature]>> = {
  int32: ["l", "Int32"],
  int64: ["L", "Int64"],
  nativeint: ["n", "Nativeint"],
};

/** Types of this file, for where any type will do. */
export const LIBRARY_TYPES: readonly Type[] = [...Object.keys(SUFFIXES), "bytes", "Complex.t", "Complex.t"].map(
  (name) => con(name),
);

/** A value written out, with generated parts. */
export function libraryValue(ctx: Context, type: Type): Code | undefined {
  if (type.kind !== "con") return undefined;
  const inner = (part: Type): Code => ctx.world.write(share(ctx, 1), part);
  switch (type.name) {
    case "int32":
    case "int64":
    case "nativeint":
      return wideLiteral(ctx.rand, type);
    case "bytes":
      return call(type, atom(undefined, "Bytes.of_string"), [inner(con("string"))], [], "Bytes");
    case "Seq.t":
      return call(type, atom(undefined, "List.to_seq"), [inner(list(argument(type)))], [], "Seq");
    case "Complex.t":
      return complexValue(ctx, type);
    case "Uchar.t":
      return call(type, atom(undefined, "Uchar.of_char"), [inner(con("char"))], [], "Uchar");
    case "Either.t": {
      const left = ctx.rand.chance(0.5);
      const name = left ? "Either.Left" : "Either.Right";
      return construct(type, name, [inner(argument(type, left ? 0 : 1))], "Either");
    }
    default:
      return undefined;
  }
}

function complexValue(ctx: Context, type: Type): Code {
  const part = (): Hole => at(Level.or, ctx.world.write(share(ctx, 2), con("float")));
  const words = ctx.rand.pick([
    ["{Complex.re = ", "; im = ", "}"],
    ["Complex.{re = ", "; im = ", "}"],
  ] as const);
  return node(type, Level.atom, [words[0], part(), words[1], part(), words[2]], "Complex", "record");
}

function wideLiteral(rand: Rand, type: Type & { kind: "con" }): Code {
  const [suffix, module] = SUFFIXES[type.name] ?? ["", "Int64"];
  return rand.weighted<() => Code>([
    [8, () => atom(type, `${rand.int(0, 9)}${suffix}`, module)],
    [3, () => text(type, Level.minus, `-${rand.int(1, 120)}${suffix}`, module)],
    [1, () => atom(type, `${module}.${rand.pick(["max_int", "min_int", "minus_one"])}`, module)],
    [
      1,
      () => atom(type, `${rand.pick(["0x7F", "0b101", "0o17", "1_000", "0xFFFFFFFF", "2147483647"])}${suffix}`, module),
    ],
  ])();
}

/** A function from the type to string, in the words of the generated program. */
export function libraryShower(ctx: Context, type: Type, shower: (part: Type) => string): string | undefined {
  if (type.kind !== "con") return undefined;
  switch (type.name) {
    case "int32":
      return ctx.rand.pick(["Int32.to_string", '(Printf.sprintf "%ld")', '(Printf.sprintf "%lx")']);
    case "int64":
      return ctx.rand.pick(["Int64.to_string", '(Printf.sprintf "%Ld")', '(Printf.sprintf "%Lu")']);
    case "nativeint":
      return ctx.rand.pick(["Nativeint.to_string", '(Printf.sprintf "%nd")']);
    case "bytes":
      return "Bytes.to_string";
    case "Complex.t":
      return '(fun {Complex.re; im} -> Printf.sprintf "%g+%gi" re im)';
    case "Uchar.t":
      return "(fun u -> string_of_int (Uchar.to_int u))";
    case "Seq.t":
      return `(fun s -> ${helper(ctx, "show_list")} ${shower(argument(type))} (List.of_seq s))`;
    case "Either.t":
      return `(function Either.Left x -> "L" ^ ${shower(argument(type))} x | Either.Right x -> "R" ^ ${shower(argument(type, 1))} x)`;
    default:
      return undefined;
  }
}
