// Random programs: some declarations and statements, and expressions to ask of them. All of
// them are well typed, end soon, and do the same on every run.
import { at, type Code, codeSize, featuresOf, Level, many, node, render, text } from "./code.js";
import { call } from "./compose.js";
import { type Context, contextOf, type Entry, mayRaise, type World } from "./context.js";
import { writeExpression } from "./expression.js";
import type { Feature } from "./feature.js";
import { helperItems } from "./helpers.js";
import { types, writeItem } from "./item.js";
import { dataType, valueType } from "./pick-type.js";
import type { Rand } from "./random.js";
import { params, resultOf } from "./type.js";

export type Program = { readonly items: Code; readonly questions: Code };

export function writeProgram(rand: Rand): Program {
  const world = newWorld(rand);
  let ctx = contextOf(world, { fuel: 14, cost: 20_000 });
  const items: Code[] = [];
  const add = (step: { readonly items: readonly Code[]; readonly ctx: Context }) => {
    items.push(...step.items);
    ctx = { ...step.ctx, fuel: 14 };
  };
  for (
    let i = rand.weighted([
      [2, 0],
      [4, 1],
      [2, 2],
    ]);
    i > 0;
    i--
  )
    add(types(ctx));
  for (let i = rand.int(3, 6); i > 0; i--) add(writeItem(ctx));
  const questions = Array.from({ length: rand.int(2, 5) }, () => question(ctx));
  const all = [...helperItems(rand, world.helpers), ...items];
  return {
    items: listed(all),
    questions: listed(
      rand.chance(0.02) ? [...questions, text(undefined, Level.apply, `exit ${rand.int(0, 3)}`, "exit")] : questions,
    ),
  };
}

const listed = (codes: readonly Code[]): Code =>
  node(undefined, Level.open, [
    many(
      codes.map((code) => at(Level.open, code)),
      "\n\n",
    ),
  ]);

function newWorld(rand: Rand): World {
  return {
    rand,
    types: new Map(),
    abbreviations: [],
    exceptions: [],
    modules: [],
    helpers: new Set(),
    nextName: 0,
    write: writeExpression,
  };
}

/** Something to ask: a name, a call, or any expression. */
function question(ctx: Context): Code {
  const inner = mayRaise({ ...ctx, fuel: ctx.rand.int(2, 9), cost: { left: 5000 } });
  const named = ctx.scope.filter((e) => e.level === Level.atom);
  return ctx.rand.weighted<() => Code>([
    [named.length > 0 ? 3 : 0, () => nameOf(ctx.rand.pick(named))],
    [named.length > 0 ? 3 : 0, () => callOf(inner, named)],
    [0.25, () => longValue(ctx)],
    [4, () => inner.world.write(inner, ctx.rand.chance(0.5) ? valueType(ctx) : dataType(ctx, 2))],
  ])();
}

/** More than the prompt prints: it stops after 300 items, 100 levels, or so many characters. */
function longValue(ctx: Context): Code {
  const n = ctx.rand.pick([20, 60, 150, 299, 300, 301, 400]);
  const words = ctx.rand.pick([
    `List.init ${n} (fun i -> i * i)`,
    `Array.init ${n} string_of_int`,
    `String.make ${n} 'x'`,
    `List.init ${n} (fun i -> (i, String.make (i mod 7) 'a'))`,
    `List.init ${n} (fun i -> List.init (i mod 5) (fun j -> float_of_int j /. 4.))`,
    `List.fold_left (fun acc i -> Some (i :: (match acc with Some l -> l | None -> []))) None (List.init ${n} Fun.id)`,
    `Array.make_matrix ${n} 3 'c'`,
    `(fun a b c -> List.init ${n} (fun i -> (i, a, b, c))) true "word" 'c'`,
  ]);
  return text(undefined, Level.open, words, "long value", "List");
}

const nameOf = (e: Entry): Code =>
  text(e.scheme.type, e.level, e.words, ...(e.feature === undefined ? [] : [e.feature]));

function callOf(ctx: Context, named: readonly Entry[]): Code {
  const functions = named.filter(
    (e) => e.scheme.vars.length === 0 && e.uses === undefined && params(e.scheme.type).length > 0,
  );
  if (functions.length === 0) return ctx.world.write(ctx, dataType(ctx, 1));
  const e = ctx.rand.pick(functions);
  const all = params(e.scheme.type);
  const count = ctx.rand.chance(0.9) ? all.length : ctx.rand.int(1, all.length);
  const args = all.slice(0, count).map((type) => ctx.world.write({ ...ctx, fuel: 3 }, type));
  return call(
    resultOf(e.scheme.type, count),
    nameOf(e),
    args,
    [],
    ...(count < all.length ? (["partial application"] as const) : []),
  );
}

export const sourceOf = (program: Program): string => `${render(program.items)}\n`;

export function questionsOf(program: Program): string[] {
  const [part] = program.questions.parts;
  if (part === undefined || typeof part === "string" || part.kind !== "many") return [];
  return part.holes.map((hole) => render(hole.code));
}

export function programFeatures(program: Program): Set<Feature> {
  return featuresOf(program.questions, featuresOf(program.items));
}

export const programSize = (program: Program): number => codeSize(program.items) + codeSize(program.questions);
