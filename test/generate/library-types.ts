// Values of types that library modules define: how they are written, and shown as strings.
import { atom, type Code, Level, text } from "./code.js";
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
export const LIBRARY_TYPES: readonly Type[] = [...Object.keys(SUFFIXES), "bytes"].map((name) => con(name));

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
    case "Either.t": {
      const left = ctx.rand.chance(0.5);
      const name = left ? "Either.Left" : "Either.Right";
      return construct(type, name, [inner(argument(type, left ? 0 : 1))], "Either");
    }
    default:
      return undefined;
  }
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
    case "Seq.t":
      return `(fun s -> ${helper(ctx, "show_list")} ${shower(argument(type))} (List.of_seq s))`;
    case "Either.t":
      return `(function Either.Left x -> "L" ^ ${shower(argument(type))} x | Either.Right x -> "R" ^ ${shower(argument(type, 1))} x)`;
    default:
      return undefined;
  }
}
