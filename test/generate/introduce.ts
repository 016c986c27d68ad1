// Values written out: literals, constructors, records, lists, lambdas; and the smallest
// expression of a type, with which every branch of the generator ends.
import { forcedCall, variableOf } from "./apply.js";
import { at, atom, type Code, Level, many, node, tagged, text } from "./code.js";
import { arrayOf, call, construct, constructCase, funOf, listOf, tupleOf } from "./compose.js";
import {
  type Context,
  type CtorDef,
  type FieldDef,
  isAvailable,
  qualified,
  share,
  type TypeDef,
  typeDef,
  withFuel,
} from "./context.js";
import { lambda } from "./function.js";
import { libraryValue } from "./library-types.js";
import { boolLiteral, charLiteral, floatLiteral, intLiteral, stringLiteral } from "./literal.js";
import { baseName, baseOf, constructorsOf, fieldsOf } from "./pattern.js";
import { argument, con, sameType, someType, type Type } from "./type.js";

/** A value of the type written out, with generated parts. */
export function whole(ctx: Context, type: Type): Code | undefined {
  switch (type.kind) {
    case "var":
      return undefined;
    case "fun":
      return lambda(ctx, type);
    case "tuple":
      if (!isAvailable(ctx, type)) return undefined;
      return tupleOf(type.items.map((item) => ctx.world.write(share(ctx, type.items.length), item)));
    case "con":
      return constantOf(ctx, type) ?? builtin(ctx, type) ?? libraryValue(ctx, type) ?? ofUserType(ctx, type);
  }
}

export function smallest(ctx: Context, type: Type): Code {
  const none = withFuel(ctx, 0);
  const found = ctx.rand.chance(0.75) || type.kind === "var" ? variableOf(none, type) : undefined;
  if (found !== undefined) return found;
  const called = type.kind === "var" ? forcedCall(none, type) : undefined;
  if (called !== undefined) return called;
  if (type.kind === "fun") return funOf(type, [atom(undefined, "_")], smallest(none, type.to));
  const hollow = type.kind === "con" && EMPTY.has(type.name) && (ctx.fuel < -2 || ctx.rand.chance(0.4));
  const written = hollow ? empty(type) : whole({ ...none, fuel: Math.min(0, ctx.fuel) }, type);
  // Only a type variable without a variable of that type gets here.
  return (
    written ??
    variableOf(none, type) ??
    call(type, atom(undefined, "failwith"), [atom(undefined, '"none"')], [], "failwith or invalid_arg")
  );
}

const EMPTY: ReadonlyMap<string, string> = new Map([
  ["list", "[]"],
  ["option", "None"],
  ["array", "[||]"],
  ["unit", "()"],
]);
const FEATURE_OF = { list: "list", option: "option", array: "array" } as const;

function empty(type: Type): Code {
  const name = type.kind === "con" ? type.name : "";
  const feature = name === "list" || name === "option" || name === "array" ? [FEATURE_OF[name]] : [];
  return atom(type, EMPTY.get(name) ?? "()", ...feature);
}

function constantOf(ctx: Context, type: Type): Code | undefined {
  if (type.kind !== "con") return undefined;
  switch (type.name) {
    case "int":
      return intLiteral(ctx.rand);
    case "bool":
      return boolLiteral(ctx.rand);
    case "char":
      return charLiteral(ctx.rand);
    case "string":
      return stringLiteral(ctx.rand);
    case "float":
      return floatLiteral(ctx.rand);
    case "unit":
      return atom(type, "()");
    default:
      return undefined;
  }
}

function builtin(ctx: Context, type: Type): Code | undefined {
  if (type.kind !== "con") return undefined;
  const { rand } = ctx;
  const inner = (part: Type, n = 1) => ctx.world.write(share(ctx, n), part);
  switch (type.name) {
    case "list":
      if (!isAvailable(ctx, argument(type))) return empty(type);
      return rand.chance(0.25) ? consed(ctx, type) : listOf(type, items(ctx, argument(type)));
    case "array":
      if (!isAvailable(ctx, argument(type))) return empty(type);
      return arrayOf(type, items(ctx, argument(type)));
    case "option":
      return rand.chance(0.25) || !isAvailable(ctx, argument(type))
        ? empty(type)
        : construct(type, "Some", [inner(argument(type))], "option");
    case "result": {
      if (!isAvailable(ctx, type)) return undefined;
      const ok = isAvailable(ctx, argument(type)) && (rand.chance(0.6) || !isAvailable(ctx, argument(type, 1)));
      return construct(type, ok ? "Ok" : "Error", [inner(argument(type, ok ? 0 : 1))], "result");
    }
    case "ref":
      return call(type, atom(undefined, "ref"), [inner(argument(type))], [], "ref");
    case "Lazy.t":
      return node(type, Level.apply, ["lazy ", at(Level.dot, inner(argument(type)))], "lazy");
    case "exn":
      return exception(ctx);
    default:
      return undefined;
  }
}

function items(ctx: Context, type: Type): Code[] {
  const count = ctx.rand.weighted([
    [1, 0],
    [2, 1],
    [3, 2],
    [3, 3],
    [1, 4],
    [0.5, 6],
  ]);
  return Array.from({ length: count }, () => ctx.world.write(share(ctx, count), type));
}

function consed(ctx: Context, type: Type): Code {
  const [head, tail] = [ctx.world.write(share(ctx, 2), argument(type)), ctx.world.write(share(ctx, 2), type)];
  return node(type, Level.cons, [at(Level.add, head), " :: ", at(Level.cons, tail)], "list");
}

/** An exception value: OCaml's own or one of the program's. */
export function exception(ctx: Context): Code {
  const exn: Type = { kind: "con", name: "exn", args: [] };
  const string: Type = { kind: "con", name: "string", args: [] };
  const own = ctx.world.exceptions;
  if (own.length > 0 && ctx.rand.chance(0.65)) {
    const def = ctx.rand.pick(own);
    const args = def.args.map((arg) => ctx.world.write(share(ctx, def.args.length + 1), arg));
    return construct(
      exn,
      qualified(ctx, def.path, def.name),
      args,
      "exception",
      ...(args.length > 0 ? (["exception with argument"] as const) : []),
    );
  }
  const name = ctx.rand.pick(["Not_found", "Exit", "Division_by_zero", "Failure", "Invalid_argument", "End_of_file"]);
  const args = name === "Failure" || name === "Invalid_argument" ? [ctx.world.write(share(ctx, 2), string)] : [];
  return construct(exn, name, args);
}

function ofUserType(ctx: Context, type: Type): Code | undefined {
  const def = typeDef(ctx, type);
  if (def?.body.kind === "record") return record(ctx, type);
  const base = ctx.rand.chance(0.4) ? baseOf(ctx, type) : undefined;
  if (base !== undefined && def !== undefined) return coerced(ctx, type, base, def);
  const ctors = constructorsOf(ctx, type);
  if (def === undefined || ctors === undefined) return undefined;
  const ctor = ctx.fuel > 1 ? ctx.rand.pick(ctors) : (baseCtor(ctx, def, ctors) ?? ctx.rand.pick(ctors));
  return constructed(ctx, type, def, ctor);
}

/** (e : base :> t), or without the base where e says what it is. */
function coerced(ctx: Context, type: Type, base: TypeDef, def: TypeDef): Code {
  const [from, to] = [base, def].map((of) => qualified(ctx, of.path, of.name));
  const value = ctx.world.write(share(ctx, 1), con(base.name));
  const known = ctx.rand.chance(0.3) ? [`(`, at(Level.tuple, value), ` : ${from})`] : [at(Level.tuple, value)];
  const words = known.length > 1 ? ` :> ${to})` : ` : ${from} :> ${to})`;
  return node(type, Level.atom, ["(", ...known, words], "coercion");
}

function constructed(ctx: Context, type: Type, def: TypeDef, ctor: CtorDef): Code {
  const args = ctor.args.map((arg) => ctx.world.write(share(ctx, ctor.args.length), arg));
  const code = constructCase(type, ctor, args);
  const parametric = def.params.length > 0 ? tagged(code, "parametric variant") : code;
  return def.body.kind === "variant" && def.body.recursive ? tagged(parametric, "recursive variant") : parametric;
}

/** One that ends: no argument of a type that the program defines, or at least not a recursive one. */
function baseCtor(ctx: Context, def: TypeDef, ctors: readonly CtorDef[]): CtorDef | undefined {
  const group = (type: Type) =>
    someType(type, (part) => part.kind === "con" && (ctx.world.types.has(part.name) || part.name === def.name));
  const simple = ctors.filter((ctor) => !ctor.args.some(group));
  return simple.length > 0 ? ctx.rand.pick(simple) : undefined;
}

/** x = e, or just x where a variable has the field's name and type. */
function fieldValue(ctx: Context, { name, type }: FieldDef): Code {
  const fits = ctx.scope.some(
    ({ words, scheme }) => words === baseName(name) && scheme.vars.length === 0 && sameType(scheme.type, type),
  );
  if (fits && ctx.rand.chance(0.6)) return text(undefined, Level.open, name, "field punning");
  return node(undefined, Level.open, [`${name} = `, at(Level.or, ctx.world.write(ctx, type))]);
}

function record(ctx: Context, type: Type): Code {
  const fields = fieldsOf(ctx, type) ?? [];
  const holes = fields.map((field) => at(Level.open, fieldValue(share(ctx, fields.length), field)));
  const features =
    type.kind === "con" && type.args.length > 0 ? (["record", "parametric record"] as const) : (["record"] as const);
  return node(
    type,
    Level.atom,
    ["{", many(ctx.rand.chance(0.2) ? holes.toReversed() : holes, "; ", fields.length), "}"],
    ...features,
  );
}
