// Operators on the base types, comparisons, and taking values out of cells, records, arrays
// and suspensions.
import { at, atom, type Code, Level, node, type Part, tagged, text } from "./code.js";
import { binary, call, type Operator } from "./compose.js";
import { type Context, type Entry, helper, isAvailable, isComparable, share, withFuel } from "./context.js";
import type { Feature } from "./feature.js";
import { formatted } from "./format.js";
import { fieldsOf } from "./pattern.js";
import { dataType, functionType } from "./pick-type.js";
import { argument, array, BOOL, CHAR, FLOAT, INT, isCon, list, STRING, sameType, type Type } from "./type.js";

const op = (words: string, level: Level, right = false): Operator => ({ words, level, right });

/** An operator of the type applied to generated operands. */
export function operation(ctx: Context, type: Type): Code | undefined {
  if (type.kind !== "con") return undefined;
  switch (type.name) {
    case "int":
      return intOperation(ctx);
    case "bool":
      return boolOperation(ctx);
    case "string":
      return stringOperation(ctx);
    case "float":
      return floatOperation(ctx);
    case "char":
      return charOperation(ctx);
    case "list":
      return listOperation(ctx, type);
    default:
      return isComparable(ctx, type) && ctx.rand.chance(0.3) ? extreme(ctx, type) : functionalUpdate(ctx, type);
  }
}

function two(ctx: Context, type: Type): readonly [Code, Code] {
  return [ctx.world.write(share(ctx, 2), type), ctx.world.write(share(ctx, 2), type)];
}

const one = (ctx: Context, type: Type): Code => ctx.world.write(share(ctx, 1), type);

function intOperation(ctx: Context): Code {
  const plain = (o: Operator, ...features: Feature[]) => binary(INT, o, ...two(ctx, INT), ...features);
  return ctx.rand.weighted<() => Code>([
    [5, () => plain(op("+", Level.add))],
    [4, () => plain(op("-", Level.add))],
    [3, () => plain(op("*", Level.mul))],
    [3, () => division(ctx)],
    [0.7, () => negated(one(ctx, INT))],
    [0.7, () => plain(op(ctx.rand.pick(["land", "lor", "lxor"]), Level.mul), "bitwise operator")],
    [0.7, () => shifted(ctx)],
    [0.4, () => call(INT, atom(undefined, helper(ctx, "to_int")), [one(ctx, FLOAT)], [], "float")],
    [
      0.4,
      () => binary(INT, op(ctx.rand.pick(["+", "*", "-"]), Level.add), bigInt(ctx), one(ctx, INT), "integer overflow"),
    ],
    [1, () => folded(ctx, INT, ["+", "-", "*", "land", "lxor"])],
    [0.5, () => call(INT, atom(undefined, "compare"), two(ctx, comparableType(ctx)), [], "compare")],
  ])();
}

/** With a space where the minus could run into another operator: `-!r` is a word of its own. */
function negated(operand: Code): Code {
  return node(INT, Level.minus, [operand.level === Level.atom ? "-" : "- ", at(Level.apply, operand)]);
}

/** List.fold_left (+) 0 l and the like. */
function folded(ctx: Context, type: Type, operators: readonly string[]): Code {
  const first = ctx.world.write(share(ctx, 3), type);
  const operator = atom(undefined, `( ${ctx.rand.pick(operators)} )`, "operator as function");
  if (ctx.rand.chance(0.7))
    return call(
      type,
      atom(undefined, "List.fold_left"),
      [operator, first, ctx.world.write(share(ctx, 2), list(type))],
      [],
      "List",
      "higher-order function",
    );
  return call(
    type,
    atom(undefined, "Array.fold_right"),
    [operator, ctx.world.write(share(ctx, 2), array(type)), first],
    [],
    "Array",
    "higher-order function",
  );
}

const bigInt = (ctx: Context): Code =>
  text(INT, Level.minus, ctx.rand.pick(["max_int", "min_int", "4611686018427387903", "4611686018427387000"]));

/** By a constant, or by anything where it may fail. */
function division(ctx: Context): Code {
  const o = op(ctx.rand.pick(["/", "mod"]), Level.mul);
  const by =
    ctx.partial && ctx.rand.chance(0.5)
      ? ctx.world.write(share(ctx, 2), INT)
      : text(INT, Level.minus, ctx.rand.pick(["2", "3", "7", "10", "-2", "-3", "-1"]));
  return binary(INT, o, ctx.world.write(share(ctx, 2), INT), by, "division");
}

function shifted(ctx: Context): Code {
  const amount = atom(INT, String(ctx.rand.pick([0, 1, 2, 3, 4, 10, 31, 32, 52, 60, 62])));
  return binary(
    INT,
    op(ctx.rand.pick(["lsl", "lsr", "asr"]), Level.pow, true),
    one(ctx, INT),
    amount,
    "bitwise operator",
  );
}

export function comparableType(ctx: Context): Type {
  const near = ctx.scope.map((e) => e.scheme).filter((s) => s.vars.length === 0 && isComparable(ctx, s.type));
  const picked = near.length > 0 && ctx.rand.chance(0.5) ? ctx.rand.pick(near).type : dataType(ctx, 1);
  return isComparable(ctx, picked) ? picked : INT;
}

function boolOperation(ctx: Context): Code {
  const ordering = () => ctx.rand.pick(["=", "<>", "<", ">", "<=", ">="]);
  return ctx.rand.weighted<() => Code>([
    [5, () => binary(BOOL, op(ordering(), Level.compare), ...two(ctx, INT), "comparison")],
    [3, () => binary(BOOL, op(ordering(), Level.compare), ...two(ctx, comparableType(ctx)), "comparison")],
    [2, () => binary(BOOL, op(ctx.rand.pick(["&&", "&&", "&"]), Level.and, true), ...two(ctx, BOOL), "&& and ||")],
    [2, () => binary(BOOL, op(ctx.rand.pick(["||", "||", "or"]), Level.or, true), ...two(ctx, BOOL), "&& and ||")],
    [1, () => call(BOOL, atom(undefined, "not"), [one(ctx, BOOL)])],
    [0.5, () => folded(ctx, BOOL, ["&&", "||", "=", "<>"])],
    [1.3, () => physical(ctx)],
    [ctx.partial ? 2 : 0, () => functional(ctx)],
  ])();
}

/** Only where OCaml says what comes out: immediate values, and a variable with itself. */
function physical(ctx: Context): Code {
  const o = op(ctx.rand.pick(["==", "!="]), Level.compare);
  const names = ctx.scope.filter(
    (e) =>
      e.scheme.vars.length === 0 && e.uses === undefined && e.level === Level.atom && !isCon(e.scheme.type, "float"),
  );
  if (names.length > 0 && ctx.rand.chance(0.5)) {
    const { words, scheme } = ctx.rand.pick(names);
    return binary(BOOL, o, atom(scheme.type, words), atom(scheme.type, words), "physical equality");
  }
  const type = ctx.rand.pick([INT, BOOL, CHAR]);
  return binary(BOOL, o, ...two(ctx, type), "physical equality");
}

/** Comparing functions raises, except where compare sees that they are one. */
function functional(ctx: Context): Code {
  const type = functionType(ctx);
  const [left, right] = two(withFuel(ctx, 3), type);
  if (ctx.rand.chance(0.5))
    return binary(BOOL, op(ctx.rand.pick(["=", "<", "<>"]), Level.compare), left, right, "comparing functions");
  const compared = call(INT, atom(undefined, "compare"), [left, right], [], "compare", "comparing functions");
  return binary(BOOL, op("=", Level.compare), compared, atom(INT, "0"));
}

function extreme(ctx: Context, type: Type): Code {
  return call(type, atom(undefined, ctx.rand.pick(["min", "max"])), two(ctx, type), [], "min and max", "comparison");
}

function stringOperation(ctx: Context): Code {
  return ctx.rand.weighted<() => Code>([
    [4, () => binary(STRING, op("^", Level.concat, true), ...two(ctx, STRING), "string")],
    [3, () => formatted(ctx)],
    [0.6, () => rounded(ctx)],
    [0.6, () => folded(ctx, STRING, ["^"])],
    [0.4, () => extreme(ctx, STRING)],
  ])();
}

/** The transcendental functions: mathematical libraries differ in the last digits, so only the first are shown. */
function rounded(ctx: Context): Code {
  const name = ctx.rand.pick(["exp", "log", "sin", "cos", "atan", "tan", "log10", "Float.log2", "tanh"]);
  const small = atom(FLOAT, ctx.rand.pick(["0.5", "1.", "2.", "3.", "0.1", "10.", "0.", "(-1.)", "nan"]));
  const power = binary(FLOAT, op("**", Level.pow, true), small, atom(FLOAT, ctx.rand.pick(["2.", "0.5", "3.", "10."])));
  const value = ctx.rand.chance(0.3) ? power : call(FLOAT, atom(undefined, name), [small]);
  return call(
    STRING,
    atom(undefined, `Printf.sprintf "${ctx.rand.pick(["%.5g", "%.4f", "%.3e"])}"`),
    [value],
    [],
    "float",
    "Printf",
    "Printf floats",
  );
}

function floatOperation(ctx: Context): Code {
  return ctx.rand.weighted<() => Code>([
    [4, () => binary(FLOAT, op(ctx.rand.pick(["+.", "-."]), Level.add), ...two(ctx, FLOAT), "float")],
    [4, () => binary(FLOAT, op(ctx.rand.pick(["*.", "/."]), Level.mul), ...two(ctx, FLOAT), "float")],
    [1, () => node(FLOAT, Level.minus, ["-. ", at(Level.apply, one(ctx, FLOAT))], "float")],
    [0.5, () => extreme(ctx, FLOAT)],
    [0.5, () => folded(ctx, FLOAT, ["+.", "-.", "*.", "/."])],
  ])();
}

function charOperation(ctx: Context): Code {
  const code = binary(INT, op("land", Level.mul), one(ctx, INT), atom(INT, "127"), "bitwise operator");
  return call(CHAR, atom(undefined, "Char.chr"), [code], [], "Char");
}

function listOperation(ctx: Context, type: Type): Code {
  return ctx.rand.chance(0.7) || !isAvailable(ctx, argument(type))
    ? binary(type, op("@", Level.concat, true), ...two(ctx, type), "list")
    : node(type, Level.cons, consParts(ctx, type), "list");
}

function consParts(ctx: Context, type: Type): Part[] {
  const [head, tail] = [
    ctx.world.write(share(ctx, 2), argument(type)),
    ctx.world.write(share(ctx, 2), list(argument(type))),
  ];
  return [at(Level.add, head), " :: ", at(Level.cons, tail)];
}

/** {r with field = e} */
function functionalUpdate(ctx: Context, type: Type): Code | undefined {
  const fields = fieldsOf(ctx, type);
  if (fields === undefined || fields.length < 2) return undefined;
  const chosen = ctx.rand.shuffle(fields).slice(0, ctx.rand.int(1, fields.length - 1));
  const base = ctx.world.write(share(ctx, 2), type);
  const parts = chosen.flatMap((field, i): Part[] => [
    i > 0 ? "; " : "",
    `${field.name} = `,
    at(Level.or, ctx.world.write(share(ctx, 2 * chosen.length), field.type)),
  ]);
  return node(type, Level.atom, ["{", at(Level.dot, base), " with ", ...parts, "}"], "functional update", "record");
}

/** Out of a cell, a field, an array or a suspension that a variable holds. */
export function projection(ctx: Context, type: Type): Code | undefined {
  const ways = ctx.scope
    .filter((e) => e.scheme.vars.length === 0 && e.uses === undefined)
    .flatMap((e) => projectionsOf(ctx, e, type));
  return ways.length === 0 ? undefined : ctx.rand.pick(ways)();
}

function projectionsOf(ctx: Context, e: Entry, type: Type): (() => Code)[] {
  const held = e.scheme.type;
  const holder = text(held, e.level, e.words);
  const gives = (inner: Type) => sameType(inner, type);
  if (isCon(held, "ref"))
    return gives(argument(held)) ? [() => node(type, Level.prefix, ["!", at(Level.prefix, holder)], "ref")] : [];
  if (isCon(held, "array")) return gives(argument(held)) && ctx.partial ? [() => element(ctx, type, holder)] : [];
  if (isCon(held, "string")) return isCon(type, "char") && ctx.partial ? [() => letter(ctx, holder)] : [];
  if (isCon(held, "Lazy.t"))
    return gives(argument(held)) ? [() => call(type, atom(undefined, "Lazy.force"), [holder], [], "Lazy", "lazy")] : [];
  const fields = fieldsOf(ctx, held)?.filter((field) => gives(field.type)) ?? [];
  return fields.map((field) => () => node(type, Level.dot, [at(Level.dot, holder), `.${field.name}`], "record"));
}

function element(ctx: Context, type: Type, holder: Code): Code {
  return node(type, Level.dot, [at(Level.dot, holder), ".(", at(Level.if, index(ctx)), ")"], "array");
}

function letter(ctx: Context, holder: Code): Code {
  return node(CHAR, Level.dot, [at(Level.dot, holder), ".[", at(Level.if, index(ctx)), "]"], "string");
}

export function index(ctx: Context): Code {
  return ctx.rand.chance(0.6) ? atom(INT, String(ctx.rand.int(0, 3))) : tagged(ctx.world.write(share(ctx, 1), INT));
}
