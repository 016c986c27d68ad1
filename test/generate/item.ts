// Top-level items: values, functions, state, statements, modules. Each takes the scope and
// gives the scope after it. Values must not raise while the program loads; statements may,
// inside a handler.
import { at, atom, type Code, indented, Level, many, node, type Part, text } from "./code.js";
import { call, tryWith } from "./compose.js";
import {
  bind,
  type Context,
  type Entry,
  entry,
  freshName,
  helper,
  mayRaise,
  mustNotRaise,
  newName,
  variable,
} from "./context.js";
import { operatorLevel } from "./control.js";
import { declareException, declareTypes } from "./declare.js";
import type { Feature } from "./feature.js";
import { defineFunction } from "./function.js";
import { smallest } from "./introduce.js";
import { hintFor, irrefutable } from "./pattern.js";
import { baseType, dataType, functionType, valueType } from "./pick-type.js";
import { mutualFunctions } from "./recursion.js";
import { scene } from "./scenario.js";
import { array, BOOL, fn, INT, isCon, list, option, ref, STRING, type Type, tuple, typeVar, UNIT } from "./type.js";

export type Step = { readonly items: readonly Code[]; readonly ctx: Context };
type Kind = (ctx: Context) => Step | undefined;

const ITEM_FUEL = 26;
const ITEM_COST = 20_000;

const KINDS: readonly (readonly [number, Kind])[] = [
  [1.2, types],
  [0.6, (ctx) => ({ items: [declareException(ctx)], ctx })],
  [4, value],
  [1, values],
  [0.8, taken],
  [1.2, caught],
  [2, state],
  [6, functions],
  [17, played],
  [0.7, mutual],
  [0.7, operator],
  [5, statement],
  [1, closure],
  [0.6, polymorphicValue],
  [0.4, recursiveValue],
  [0.6, redefined],
  [1, weak],
  [0.4, comment],
  [2.4, module],
  [3.2, opened],
  [10, aliased],
  [3, included],
];

/** Any item; nothing where the chosen kind has nothing to work with. */
export function writeItem(ctx: Context): Step {
  const fresh = { ...ctx, fuel: ctx.rand.int(3, ITEM_FUEL), cost: { left: ITEM_COST } };
  return ctx.rand.weighted(KINDS)(fresh) ?? { items: [], ctx };
}

export function types(ctx: Context): Step {
  return { items: declareTypes(ctx), ctx };
}

// ---- values ----

function letItem(parts: readonly Part[], ...features: Feature[]): Code {
  return node(undefined, Level.open, ["let ", ...parts], "let", ...features);
}

function named(ctx: Context, type: Type): { readonly name: string; readonly features: readonly Feature[] } {
  const { name, shadows } = newName(ctx, hintFor(type));
  return { name, features: shadows ? ["shadowing"] : [] };
}

function value(ctx: Context): Step {
  const type = valueType(ctx);
  const { name, features } = named(ctx, type);
  const body = ctx.world.write(mustNotRaise(ctx), type);
  return {
    items: [letItem([`${name} = `, indented(at(Level.open, body))], ...features)],
    ctx: bind(ctx, [variable(name, type)]),
  };
}

function values(ctx: Context): Step {
  const made = [dataType(ctx, 1), dataType(ctx, 1)].map((type) => ({
    name: freshName(ctx.world, hintFor(type)),
    type,
    body: ctx.world.write(mustNotRaise({ ...ctx, fuel: ctx.fuel / 2 }), type),
  }));
  const parts = made.flatMap(({ name, body }, i): Part[] => [
    i > 0 ? "\nand " : "",
    `${name} = `,
    indented(at(Level.open, body)),
  ]);
  return {
    items: [letItem(parts, "let and")],
    ctx: bind(
      ctx,
      made.map(({ name, type }) => variable(name, type)),
    ),
  };
}

/** let (a, b) = e */
function taken(ctx: Context): Step {
  const type = tuple(dataType(ctx, 1), dataType(ctx, 1));
  const pattern = irrefutable(ctx, type, 2);
  const body = ctx.world.write(mustNotRaise(ctx), type);
  return {
    items: [letItem([at(Level.tuple, pattern.code), " = ", indented(at(Level.open, body))], "let pattern")],
    ctx: bind(ctx, pattern.bound),
  };
}

/** let x = try e with _ -> e' */
function caught(ctx: Context): Step {
  const type = dataType(ctx, 2);
  const { name, features } = named(ctx, type);
  const body = ctx.world.write(mayRaise(ctx), type);
  const fallback = smallest(mustNotRaise(ctx), type);
  const whole = tryWith(type, body, [{ pattern: atom(undefined, "_"), guard: undefined, body: fallback }]);
  return {
    items: [letItem([`${name} = `, indented(at(Level.open, whole))], ...features)],
    ctx: bind(ctx, [variable(name, type)]),
  };
}

/** A cell or array that later items change. */
function state(ctx: Context): Step {
  const inner = ctx.rand.chance(0.6) ? baseType(ctx) : dataType(ctx, 1);
  const type = ctx.rand.chance(0.65) ? ref(inner) : array(inner);
  const name = freshName(ctx.world, hintFor(type));
  const safe = mustNotRaise({ ...ctx, fuel: 4 });
  const body = isCon(type, "ref")
    ? call(type, atom(undefined, "ref"), [ctx.world.write(safe, inner)], [], "ref")
    : call(
        type,
        atom(undefined, "Array.make"),
        [atom(INT, String(ctx.rand.int(1, 5))), ctx.world.write(safe, inner)],
        [],
        "Array",
        "array",
      );
  return { items: [letItem([`${name} = `, at(Level.open, body)])], ctx: bind(ctx, [variable(name, type)]) };
}

/** A value of a polymorphic type. */
function polymorphicValue(ctx: Context): Step {
  const a = freshName(ctx.world, "'q");
  const [words, type] = ctx.rand.pick<readonly [string, Type]>([
    ["[]", list(typeVar(a))],
    ["None", option(typeVar(a))],
    ["fun x -> x", fn(typeVar(a), typeVar(a))],
    ["fun x y -> (y, x)", fn(typeVar(a), fn(INT, tuple(INT, typeVar(a))))],
    ["fun x -> [x; x]", fn(typeVar(a), list(typeVar(a)))],
  ]);
  const name = freshName(ctx.world, "poly");
  return {
    items: [letItem([`${name} = ${words}`], "polymorphic let")],
    ctx: bind(ctx, [entry(name, { vars: [a], type })]),
  };
}

/** A value that contains itself. Only ever asked for: walking it would not end. */
function recursiveValue(ctx: Context): Step {
  const name = freshName(ctx.world, "loop");
  const words = ctx.rand.pick([
    `1 :: ${name}`,
    `"a" :: "b" :: ${name}`,
    `(1, true) :: ${name}`,
    `[] :: [1] :: ${name}`,
  ]);
  const known = entry(name, { vars: [], type: list(INT) }, { uses: { left: 0 } });
  return { items: [letItem([`rec ${name} = ${words}`], "recursive value", "let rec")], ctx: bind(ctx, [known]) };
}

/** A function of the library with a meaning of our own, at its old type. */
function redefined(ctx: Context): Step {
  const [name, from, to] = ctx.rand.pick<readonly [string, Type, Type]>([
    ["abs", INT, INT],
    ["succ", INT, INT],
    ["pred", INT, INT],
    ["not", BOOL, BOOL],
    ["string_of_bool", BOOL, STRING],
    ["string_of_int", INT, STRING],
    ["print_endline", STRING, UNIT],
    ["print_int", INT, UNIT],
  ]);
  const inner = bind(mustNotRaise({ ...ctx, fuel: 4, cost: { left: 15 } }), [variable("arg", from)]);
  const body = ctx.world.write(inner, to);
  return {
    items: [letItem([`${name} arg = `, indented(at(Level.open, body))], "library name redefined", "shadowing")],
    ctx,
  };
}

/** What the value restriction leaves without a type until it is used, if it is. */
function weak(ctx: Context): Step {
  const inner = baseType(ctx);
  const [words, type, feature] = ctx.rand.pick<readonly [string, Type, Feature]>([
    ["ref []", ref(list(inner)), "weak type variable"],
    ["ref None", ref(option(inner)), "weak type variable"],
    ["List.map (fun x -> x)", fn(list(inner), list(inner)), "value restriction"],
    ["Fun.id (fun x -> x)", fn(inner, inner), "value restriction"],
    ["let r = ref None in fun x -> let old = !r in r := Some x; old", fn(inner, option(inner)), "value restriction"],
    ["List.rev []", list(inner), "polymorphic let"],
    ["[||]", array(inner), "polymorphic let"],
  ]);
  const name = freshName(ctx.world, "weak");
  const hidden = ctx.rand.chance(0.5);
  const known = entry(name, { vars: [], type }, { uses: hidden ? { left: 0 } : undefined });
  return { items: [letItem([`${name} = ${words}`], feature)], ctx: bind(ctx, [known]) };
}

/** A function with a cell of its own. */
function closure(ctx: Context): Step {
  const inner = dataType(ctx, 1);
  const cell = freshName(ctx.world, "c");
  const name = freshName(ctx.world, "next");
  const safe = mustNotRaise({ ...ctx, fuel: 5 });
  const start = ctx.world.write(safe, inner);
  const body = ctx.world.write(bind({ ...safe, cost: { left: 50 } }, [variable(cell, ref(inner))]), UNIT);
  const parts: Part[] = [
    `${name} =\n  let ${cell} = ref `,
    at(Level.dot, start),
    " in\n  fun () ->\n    ",
    indented(at(Level.if, body), 4),
    `;\n    !${cell}`,
  ];
  const type = fn(UNIT, inner);
  return {
    items: [letItem(parts, "closure with state", "ref", "sequence")],
    ctx: bind(ctx, [entry(name, { vars: [], type }, { cost: 50 })]),
  };
}

// ---- functions ----

function functions(ctx: Context): Step {
  const { name, features } = functionName(ctx);
  const { code, entry: made, recursive } = defineFunction(ctx, name);
  return { items: [letItem([recursive ? "rec " : "", at(Level.open, code)], ...features)], ctx: bind(ctx, [made]) };
}

function played(ctx: Context): Step | undefined {
  if (ctx.opened.some((path) => path.startsWith("?"))) return undefined; // its types would have to be named from outside
  const { code, entries } = scene(ctx);
  return { items: [code], ctx: bind(ctx, entries) };
}

function functionName(ctx: Context): { readonly name: string; readonly features: readonly Feature[] } {
  return ctx.rand.chance(0.9) ? { name: freshName(ctx.world, "f"), features: [] } : named(ctx, functionType(ctx));
}

function mutual(ctx: Context): Step {
  const inner = ctx.rand.chance(0.4) ? mayRaise(ctx) : mustNotRaise(ctx);
  const pair = mutualFunctions(inner, [freshName(ctx.world, "even"), freshName(ctx.world, "odd")]);
  const parts: Part[] = ["rec ", at(Level.open, pair[0].code), "\nand ", at(Level.open, pair[1].code)];
  const cost = 15 * Math.max(...pair.map((d) => d.entry.cost));
  return {
    items: [letItem(parts, "let rec and")],
    ctx: bind(
      ctx,
      pair.map((d) => ({ ...d.entry, cost })),
    ),
  };
}

const SYMBOLS = ["+++", "|+|", "<=>", "^^^", "--", "*@", "@+", "%%", "=/", "&+", "**|", "|>>", ">>=", "<|>"];

/** An infix or prefix operator, called by its name in the scope. */
function operator(ctx: Context): Step {
  const prefix = ctx.rand.chance(0.25);
  const symbol = prefix ? ctx.rand.pick(["!!", "~~", "?!", "!+"]) : ctx.rand.pick(SYMBOLS);
  const [a, b, c] = [dataType(ctx, 1), dataType(ctx, 1), dataType(ctx, 1)];
  const inner = bind(mustNotRaise({ ...ctx, fuel: 6, cost: { left: 40 } }), [
    variable("p", a),
    ...(prefix ? [] : [variable("q", b)]),
  ]);
  const body = ctx.world.write(inner, c);
  const words = `( ${symbol} )`;
  const made = entry(words, { vars: [], type: prefix ? fn(a, c) : fn(a, fn(b, c)) }, { cost: 45, names: [words] });
  const definition = letItem([`${words} p${prefix ? "" : " q"} = `, indented(at(Level.open, body))], "user operator");
  const example = prefix ? [] : [infixUse(ctx, symbol, a, b, c)];
  return {
    items: [definition, ...example.map(({ code }) => code)],
    ctx: bind(ctx, [made, ...example.map(({ made: e }) => e)]),
  };
}

function infixUse(
  ctx: Context,
  symbol: string,
  a: Type,
  b: Type,
  c: Type,
): { readonly code: Code; readonly made: Entry } {
  const name = freshName(ctx.world, hintFor(c));
  const level = operatorLevel(symbol);
  const safe = mustNotRaise({ ...ctx, fuel: 2 });
  const parts = [at(Level.apply, ctx.world.write(safe, a)), ` ${symbol} `, at(Level.apply, ctx.world.write(safe, b))];
  return {
    code: letItem([`${name} = `, at(Level.open, node(c, level, parts))], "user operator"),
    made: variable(name, c),
  };
}

// ---- statements ----

function statement(ctx: Context): Step {
  const raising = ctx.rand.chance(0.7);
  const inner = raising ? mayRaise(ctx) : mustNotRaise(ctx);
  const count = ctx.rand.int(1, 3);
  const effects = Array.from({ length: count }, () =>
    ctx.world.write({ ...inner, fuel: Math.ceil(ctx.fuel / count) }, UNIT),
  );
  const body = node(
    UNIT,
    Level.seq,
    [
      many(
        effects.map((e, i) => at(i < count - 1 ? Level.if : Level.open, e)),
        ";\n",
        1,
      ),
    ],
    ...(count > 1 ? (["sequence"] as const) : []),
  );
  const whole = raising
    ? node(UNIT, Level.apply, [`${helper(ctx, "attempt")} (fun () ->\n  `, indented(at(Level.open, body)), ")"], "fun")
    : body;
  return { items: [ctx.rand.chance(0.75) ? letItem(["() =\n  ", indented(at(Level.open, whole))]) : bare(whole)], ctx };
}

/** An expression on its own, which needs `;;` before it. */
function bare(code: Code): Code {
  return node(undefined, Level.open, [";; ", at(Level.if, code), "\n;;"], ";;");
}

function comment(ctx: Context): Step {
  const words = ctx.rand.pick([
    "(* plain *)",
    "(* nested (* inside *) *)",
    '(* "a string *)" *)',
    "(** documentation *)",
    "(* 'c' don't *)",
    "(*\n * lines\n *)",
    "(* {| *) |} *)",
  ]);
  return { items: [text(undefined, Level.open, words, "comment")], ctx };
}

// ---- modules ----

/** module M = struct ... end: what it defines is outside known as M.x. */
function module(ctx: Context): Step | undefined {
  const depth = ctx.opened.filter((path) => path.startsWith("?")).length;
  if (depth > 1) return undefined;
  const name = freshName(ctx.world, "M");
  const before = {
    types: new Set(ctx.world.types.keys()),
    abbreviations: ctx.world.abbreviations.length,
    exceptions: ctx.world.exceptions.length,
    modules: ctx.world.modules.length,
  };
  let inner: Context = { ...ctx, opened: [...ctx.opened, `?${name}`] };
  const items: Code[] = ctx.rand.chance(0.7) ? declareTypes(inner) : [];
  for (let i = ctx.rand.int(2, 4); i > 0; i--) {
    const step = writeItem(inner);
    items.push(...step.items);
    inner = step.ctx;
  }
  const foreign = new Set([...ctx.scope, ...ctx.world.modules.flatMap((m) => m.entries)]); // open does not export
  const own = inner.scope.filter((e) => !foreign.has(e));
  prefixDefinitions(ctx, name, before);
  ctx.world.modules.push({ path: name, entries: own.filter((e) => !e.words.includes(".")) });
  const outer = own.map((e): Entry => ({ ...e, words: prefixed(name, e.words), names: [prefixed(name, e.words)] }));
  const holes = items.map((item) => indented(at(Level.open, item)));
  const code = node(
    undefined,
    Level.open,
    [`module ${name} = struct\n  `, many(holes, "\n  "), "\nend"],
    "module",
    ...(depth > 0 ? (["nested module"] as const) : []),
  );
  return { items: [code], ctx: bind(ctx, outer) };
}

/** M.( +++ ) for an operator. */
const prefixed = (module: string, words: string): string => `${module}.${words}`;

type Before = {
  readonly types: ReadonlySet<string>;
  readonly abbreviations: number;
  readonly exceptions: number;
  readonly modules: number;
};

/** What was defined inside is from now on reached through the module. */
function prefixDefinitions({ world }: Context, name: string, before: Before): void {
  for (const def of world.types.values()) if (!before.types.has(def.name)) def.path = [name, ...def.path];
  for (const def of world.abbreviations.slice(before.abbreviations)) def.path = [name, ...def.path];
  for (const def of world.exceptions.slice(before.exceptions)) def.path = [name, ...def.path];
  for (const def of world.modules.slice(before.modules)) def.path = `${name}.${def.path}`;
}

function opened(ctx: Context): Step | undefined {
  if (ctx.world.modules.length === 0) return undefined;
  const { path, entries } = ctx.rand.pick(ctx.world.modules);
  return {
    items: [text(undefined, Level.open, `open ${path}`, "open")],
    ctx: { ...bind(ctx, entries), opened: [...ctx.opened, path] },
  };
}

/**
 * Modules that define no types. OCaml prints a type that is reached through an alias or an include
 * with the new module's name; Elenchus keeps the first name, which is another word for the same type.
 */
function modulesWithoutTypes({ world }: Context): typeof world.modules {
  const definitions = [...world.types.values(), ...world.abbreviations];
  const isIn = (inner: readonly string[], path: string): boolean => `${inner.join(".")}.`.startsWith(`${path}.`);
  return world.modules.filter(({ path }) => !definitions.some((def) => isIn(def.path, path)));
}

function aliased(ctx: Context): Step | undefined {
  const modules = modulesWithoutTypes(ctx);
  if (modules.length === 0) return undefined;
  const { path, entries } = ctx.rand.pick(modules);
  const name = freshName(ctx.world, "N");
  ctx.world.modules.push({ path: name, entries });
  const outer = entries.map((e): Entry => ({ ...e, words: prefixed(name, e.words), names: [prefixed(name, e.words)] }));
  return { items: [text(undefined, Level.open, `module ${name} = ${path}`, "module alias")], ctx: bind(ctx, outer) };
}

/** A module that has all of another, and more. */
function included(ctx: Context): Step | undefined {
  const modules = modulesWithoutTypes(ctx);
  if (modules.length === 0) return undefined;
  const { path, entries } = ctx.rand.pick(modules);
  const name = freshName(ctx.world, "I");
  const outer = entries.map((e): Entry => ({ ...e, words: prefixed(name, e.words), names: [prefixed(name, e.words)] }));
  const extra = freshName(ctx.world, "n");
  const code = text(
    undefined,
    Level.open,
    `module ${name} = struct\n  include ${path}\n  let ${extra} = ${ctx.rand.int(0, 9)}\nend`,
    "include",
    "module",
  );
  return { items: [code], ctx: bind(ctx, [...outer, variable(prefixed(name, extra), INT)]) };
}
