// Turning values into strings inside the generated program, so that it can print what it
// computes: ready-made helpers for OCaml's own types, a `show_t` for each type it defines.
import { type Code, Level, node } from "./code.js";
import { call } from "./compose.js";
import { type Context, helper, qualified, typeDef } from "./context.js";
import { libraryShower } from "./library-types.js";
import { argument, fn, STRING, type Type } from "./type.js";

/** A string expression that shows a value. */
export function shown(ctx: Context, value: Code, type: Type): Code {
  return call(STRING, shower(ctx, type), [value]);
}

/** A function from the type to string. */
export function shower(ctx: Context, type: Type): Code {
  return node(fn(type, STRING), Level.atom, [showerText(ctx, type, new Map())]);
}

/** `vars` says which functions show the type variables. */
export function showerText(ctx: Context, type: Type, vars: ReadonlyMap<string, string>): string {
  switch (type.kind) {
    case "var":
      return vars.get(type.name) ?? '(fun _ -> "_")';
    case "fun":
      return '(fun _ -> "<fun>")';
    case "tuple":
      return tupleShower(ctx, type.items, vars);
    case "con":
      return builtinShower(ctx, type, vars) ?? ownShower(ctx, type, vars) ?? '(fun _ -> "?")';
  }
}

type Vars = ReadonlyMap<string, string>;

function tupleShower(ctx: Context, items: readonly Type[], vars: Vars): string {
  const names = items.map((_, i) => "abcdefgh"[i] ?? "z");
  const shown = items.map((item, i) => `${showerText(ctx, item, vars)} ${names[i]}`);
  return `(fun (${names.join(", ")}) -> "(" ^ ${shown.join(' ^ ", " ^ ')} ^ ")")`;
}

function builtinShower(ctx: Context, type: Type, vars: Vars): string | undefined {
  if (type.kind !== "con") return undefined;
  const inner = (index = 0) => showerText(ctx, argument(type, index), vars);
  switch (type.name) {
    case "int":
      return ctx.rand.pick(["string_of_int", "string_of_int", '(Printf.sprintf "%d")', "Int.to_string"]);
    case "bool":
      return "string_of_bool";
    case "char":
      return ctx.rand.pick(["(String.make 1)", '(Printf.sprintf "%C")']);
    case "string":
      return ctx.rand.pick(['(Printf.sprintf "%S")', "String.escaped", "(fun s -> s)"]);
    case "float":
      return ctx.rand.pick(["string_of_float", '(Printf.sprintf "%g")', "Float.to_string", '(Printf.sprintf "%.3f")']);
    case "unit":
      return '(fun () -> "()")';
    case "exn":
      return helper(ctx, "show_exn");
    case "list":
    case "option":
    case "array":
      return `(${helper(ctx, `show_${type.name}`)} ${inner()})`;
    case "result":
      return `(${helper(ctx, "show_result")} ${inner()} ${inner(1)})`;
    case "ref":
      return `(fun r -> ${inner()} !r)`;
    case "Lazy.t":
      return `(fun z -> ${inner()} (Lazy.force z))`;
    default:
      return libraryShower(ctx, type, (part) => showerText(ctx, part, vars));
  }
}

function ownShower(ctx: Context, type: Type, vars: Vars): string | undefined {
  const def = typeDef(ctx, type);
  if (def === undefined || type.kind !== "con") return undefined;
  const name = qualified(ctx, def.path, `show_${def.name}`);
  return type.args.length === 0 ? name : `(${name} ${type.args.map((arg) => showerText(ctx, arg, vars)).join(" ")})`;
}
