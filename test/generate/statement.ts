// Expressions of type unit: printing, assignments, loops, checks, and blocks of them.
import { callOf, libraryCall, variableOf } from "./apply.js";
import { at, atom, type Code, indented, Level, node, tagged, text } from "./code.js";
import { call, ifThen, sequence } from "./compose.js";
import {
  bind,
  type Context,
  type Entry,
  entry,
  freshName,
  helper,
  repeated,
  share,
  spend,
  withFuel,
} from "./context.js";
import * as control from "./control.js";
import { format } from "./format.js";
import { index } from "./operate.js";
import { fieldsOf } from "./pattern.js";
import { dataType } from "./pick-type.js";
import { shown } from "./show.js";
import { argument, BOOL, fn, INT, isCon, list, mono, ref, STRING, type Type, UNIT } from "./type.js";

type Way = (ctx: Context) => Code | undefined;

const WAYS: readonly (readonly [weight: number, fuel: number, way: Way])[] = [
  [6, 1, printing],
  [2, 2, printingFormat],
  [4, 1, assignment],
  [1.5, 2, fieldAssignment],
  [1.5, 2, elementAssignment],
  [1.2, 4, forLoop],
  [1, 4, whileLoop],
  [1.5, 3, (ctx) => ifThen(ctx.world.write(share(ctx, 2), BOOL), ctx.world.write(share(ctx, 2), UNIT))],
  [1, 4, (ctx) => control.conditional(ctx, UNIT)],
  [1, 5, (ctx) => control.matching(ctx, UNIT)],
  [1, 4, (ctx) => control.binding(ctx, UNIT)],
  [0.7, 4, (ctx) => control.handled(ctx, UNIT)],
  [0.6, 4, iteration],
  [0.8, 3, block],
  [0.6, 2, asserted],
  [0.5, 2, (ctx) => call(UNIT, atom(undefined, "ignore"), [ctx.world.write(ctx, dataType(ctx, 1))], [], "Stdlib")],
  [0.8, 2, (ctx) => callOf(ctx, UNIT)],
  [0.3, 2, (ctx) => libraryCall(ctx, UNIT)],
  [0.2, 3, (ctx) => control.raising(ctx, UNIT)],
  [0.2, 3, (ctx) => control.localOpen(ctx, UNIT)],
];

export function unitStatement(ctx: Context): Code {
  const ways = WAYS.filter(([, fuel]) => fuel <= ctx.fuel).map(([weight, , way]) => [weight, way] as const);
  for (let tries = 0; tries < 5 && ways.length > 0; tries++) {
    const written = ctx.rand.weighted(ways)(spend(ctx));
    if (written !== undefined) return written;
  }
  return atom(UNIT, "()");
}

// ---- printing ----

export function printing(ctx: Context): Code {
  ctx.cost.left -= 5;
  const near = ctx.scope.filter(
    (e) => e.scheme.vars.length === 0 && e.scheme.type.kind !== "fun" && e.uses === undefined,
  );
  const type = near.length > 0 && ctx.rand.chance(0.7) ? ctx.rand.pick(near).scheme.type : dataType(ctx, 2);
  const value = (ctx.rand.chance(0.4) ? variableOf(ctx, type) : undefined) ?? ctx.world.write(spend(ctx), type);
  const direct = DIRECT.find(([of]) => isCon(type, of));
  if (direct !== undefined && ctx.rand.chance(0.4))
    return call(UNIT, atom(undefined, direct[1]), [value], [], "Stdlib");
  const printer = ctx.rand.pick(["print_endline", "print_endline", "print_string"]);
  return call(UNIT, atom(undefined, printer), [shown(ctx, value, type)], [], "Stdlib");
}

const DIRECT = [
  ["int", "print_int"],
  ["string", "print_string"],
  ["char", "print_char"],
  ["float", "print_float"],
  ["unit", "print_newline"],
] as const;

function printingFormat(ctx: Context): Code {
  // %a and %t want other functions here than in sprintf.
  const { words, args, features } = format(ctx);
  if (/%[at]/.test(words))
    return call(UNIT, atom(undefined, "print_endline"), [
      call(STRING, text(undefined, Level.apply, `Printf.sprintf "${words}"`), args, [], ...features),
    ]);
  const end = ctx.rand.pick(["\\n", "\\n", " ", "\\n%!"]);
  return call(UNIT, text(undefined, Level.apply, `Printf.printf "${words}${end}"`), args, [], ...features);
}

// ---- changing things ----

function changeable(ctx: Context, name: string): Entry[] {
  return ctx.scope.filter(
    (e) => e.writable && e.uses === undefined && e.scheme.vars.length === 0 && isCon(e.scheme.type, name),
  );
}

function assignment(ctx: Context): Code | undefined {
  const cells = changeable(ctx, "ref");
  if (cells.length === 0) return undefined;
  const { words, scheme } = ctx.rand.pick(cells);
  const type = argument(scheme.type);
  const cell = atom(scheme.type, words);
  if (isCon(type, "int") && ctx.rand.chance(0.35))
    return call(UNIT, atom(undefined, ctx.rand.pick(["incr", "decr"])), [cell], [], "ref", "Stdlib");
  return node(UNIT, Level.assign, [at(Level.tuple, cell), " := ", at(Level.or, tamed(ctx, type))], "ref");
}

/** What a loop may assign again and again must not grow each time. */
function tamed(ctx: Context, type: Type): Code {
  const value = ctx.world.write(spend(ctx), type);
  if (isCon(type, "string")) return call(type, atom(undefined, helper(ctx, "clip")), [value]);
  return isCon(type, "list") ? call(type, atom(undefined, helper(ctx, "take")), [value]) : value;
}

function fieldAssignment(ctx: Context): Code | undefined {
  const fields = ctx.scope
    .filter((e) => e.scheme.vars.length === 0 && e.uses === undefined)
    .flatMap((e) =>
      (fieldsOf(ctx, e.scheme.type) ?? []).filter((field) => field.mutable).map((field) => ({ e, field })),
    );
  if (fields.length === 0) return undefined;
  const { e, field } = ctx.rand.pick(fields);
  return node(
    UNIT,
    Level.assign,
    [`${e.words}.${field.name} <- `, at(Level.or, tamed(ctx, field.type))],
    "mutable field",
    "record",
  );
}

function elementAssignment(ctx: Context): Code | undefined {
  const arrays = changeable(ctx, "array");
  if (arrays.length === 0) return undefined;
  const { words, scheme } = ctx.rand.pick(arrays);
  const value = tamed(share(ctx, 2), argument(scheme.type));
  const set = (at_: Code) =>
    node(UNIT, Level.assign, [`${words}.(`, at(Level.if, at_), ") <- ", at(Level.or, value)], "array");
  if (ctx.partial) return set(index(ctx));
  const i = ctx.rand.int(0, 2);
  return ifThen(text(BOOL, Level.compare, `Array.length ${words} > ${i}`, "Array"), set(atom(INT, String(i))));
}

// ---- loops ----

function forLoop(ctx: Context): Code {
  const times = ctx.rand.int(1, 5);
  const i = freshName(ctx.world, "i");
  const down = ctx.rand.chance(0.35);
  const start = ctx.rand.int(-1, 3);
  const [from, to] = down ? [start + times - 1, start] : [start, start + times - 1];
  const body = repeated(bind(ctx, [entry(i, mono(INT))]), times, (inner) => loopBody(inner));
  const bounds = [bound(ctx, from, down ? "from" : "from"), bound(ctx, to, "to")] as const;
  const parts = [
    `for ${i} = `,
    at(Level.if, bounds[0]),
    down ? " downto " : " to ",
    at(Level.if, bounds[1]),
    " do\n  ",
    indented(at(Level.open, body)),
    "\ndone",
  ];
  return node(UNIT, Level.apply, parts, down ? "for downto" : "for");
}

/** A bound, now and then computed with a trace: both are computed once, the lower first. */
function bound(ctx: Context, n: number, _which: string): Code {
  const literal = n < 0 ? text(INT, Level.minus, String(n)) : atom(INT, String(n));
  if (!ctx.rand.chance(0.15)) return literal;
  return call(
    INT,
    atom(undefined, helper(ctx, "tr")),
    [atom(INT, String(ctx.rand.int(0, 99))), literal],
    [],
    "evaluation order",
  );
}

function loopBody(ctx: Context): Code {
  const count = ctx.rand.int(1, 2);
  const items = Array.from({ length: count }, () => ctx.world.write(share(ctx, count), UNIT));
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : sequence(UNIT, items);
}

/** A counter of its own, which nothing else changes. */
function whileLoop(ctx: Context): Code {
  const times = ctx.rand.int(1, 5);
  const i = freshName(ctx.world, "k");
  const counter = entry(i, mono(ref(INT)), { writable: false });
  const inner = bind(ctx, [counter]);
  const body = repeated(inner, times, (c) => loopBody(c));
  const extra = ctx.rand.chance(0.3)
    ? node(BOOL, Level.and, [" && ", at(Level.compare, ctx.world.write(withFuel(inner, 3), BOOL))])
    : text(BOOL, Level.and, "");
  const parts = [
    `let ${i} = ref ${times} in\nwhile !${i} > 0`,
    at(Level.and, extra),
    " do\n  ",
    indented(at(Level.if, body)),
    `;\n  decr ${i}\ndone`,
  ];
  return node(UNIT, Level.open, parts, "while", "ref", "let in");
}

function iteration(ctx: Context): Code {
  const item = dataType(ctx, 1);
  const f = ctx.world.write(share(ctx, 2), fn(item, UNIT));
  const l = ctx.world.write(share(ctx, 2), list(item));
  return call(UNIT, atom(undefined, "List.iter"), [f, l], [], "List", "higher-order function");
}

function block(ctx: Context): Code {
  const count = ctx.rand.int(2, 3);
  const inner = sequence(
    UNIT,
    Array.from({ length: count }, () => ctx.world.write(share(ctx, count), UNIT)),
  );
  return ctx.rand.chance(0.5)
    ? inner
    : node(UNIT, Level.atom, ["begin\n  ", indented(at(Level.open, inner)), "\nend"], "begin end");
}

/** True assertions everywhere, doubtful ones where they may fail. */
function asserted(ctx: Context): Code {
  const cond =
    ctx.partial && ctx.rand.chance(0.3)
      ? ctx.world.write(ctx, BOOL)
      : text(BOOL, Level.compare, ctx.rand.pick(["1 < 2", "true", "List.length [1] = 1", '"a" <> "b"']));
  return tagged(node(UNIT, Level.apply, ["assert ", at(Level.dot, cond)]), "assert");
}
