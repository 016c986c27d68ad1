// Where the generator stands: what is in scope, how much may still be written (fuel), how
// long the running program may take (cost), and whether it may raise.
import { absurd } from "../../src/basis/absurd.js";
import type { Code, Level } from "./code.js";
import type { Feature } from "./feature.js";
import type { Rand } from "./random.js";
import { isCon, mono, params, resultOf, type Scheme, sameType, someType, type Type, writeType } from "./type.js";

/** Something that may be written as an expression: mostly a variable, or a recursive call allowed here. */
export type Entry = {
  readonly words: string;
  readonly level: Level;
  readonly names: readonly string[]; // what it mentions: hidden when one of them is
  readonly scheme: Scheme;
  readonly cost: number; // of calling it with all its arguments, in steps
  readonly raises: boolean; // calling it may
  readonly uses: { left: number } | undefined; // undefined: as often as you like
  readonly writable: boolean; // a ref or array that may be changed (not a loop's counter)
  readonly feature: Feature | undefined;
};

export type CtorDef = {
  readonly name: string; // with a backquote before it if it is polymorphic
  readonly args: readonly Type[];
  readonly inline: readonly InlineField[] | undefined; // the names of the arguments: C of { x : int }
};
export type InlineField = { readonly name: string; readonly mutable: boolean };
export type FieldDef = { readonly name: string; readonly type: Type; readonly mutable: boolean };
export type TypeDef = {
  readonly name: string; // unique in the program
  path: readonly string[]; // the modules around it, once they are closed
  readonly params: readonly string[];
  readonly body:
    | {
        readonly kind: "variant";
        readonly ctors: readonly CtorDef[];
        readonly recursive: boolean;
        readonly open: boolean; // [ `A | `B ]: constructors belong to no type
        readonly base: string | undefined; // the type it adds to: [ base | `C ]
      }
    | { readonly kind: "record"; readonly fields: readonly FieldDef[] };
};
export type ExnDef = { readonly name: string; path: readonly string[]; readonly args: readonly Type[] };

/** `type pair = int * int`: only ever written in annotations. */
export type Abbreviation = {
  readonly name: string;
  path: readonly string[];
  readonly params: readonly string[];
  readonly type: Type;
};

/** A closed module and what it has, under the names it has them inside. */
export type ModuleDef = { path: string; readonly entries: readonly Entry[] };

/** Shared by everything in one program; grows as it is written. */
export type World = {
  readonly rand: Rand;
  readonly types: Map<string, TypeDef>;
  readonly abbreviations: Abbreviation[];
  readonly exceptions: ExnDef[];
  readonly modules: ModuleDef[];
  readonly helpers: Set<string>; // the ready-made functions that are mentioned
  nextName: number;
  /** Writes an expression; the one way back into the generator, so that its files need not import each other. */
  readonly write: (ctx: Context, type: Type) => Code;
};

export type Context = {
  readonly world: World;
  readonly rand: Rand;
  readonly scope: readonly Entry[];
  readonly fuel: number;
  readonly cost: { left: number };
  readonly partial: boolean; // may raise
  readonly opened: readonly string[]; // modules, as paths
  readonly tracing: boolean; // print something at every turn, to show the order of evaluation
};

export function entry(name: string, scheme: Scheme, more: Partial<Entry> = {}): Entry {
  const level = 17;
  return {
    words: name,
    level,
    names: [name],
    scheme,
    cost: 1,
    raises: false,
    uses: undefined,
    writable: true,
    feature: undefined,
    ...more,
  };
}

export const variable = (name: string, type: Type): Entry => entry(name, mono(type));

export function contextOf(world: World, settings: { readonly fuel: number; readonly cost: number }): Context {
  return {
    world,
    rand: world.rand,
    scope: [],
    fuel: settings.fuel,
    cost: { left: settings.cost },
    partial: false,
    opened: [],
    tracing: false,
  };
}

/** The scope with new entries, which hide what mentions their names. */
export function bind(ctx: Context, entries: readonly Entry[]): Context {
  const hidden = new Set(entries.map((e) => e.words));
  return { ...ctx, scope: [...ctx.scope.filter((e) => !e.names.some((name) => hidden.has(name))), ...entries] };
}

/** The scope without what mentions a name: inside its own definition the name means something else. */
export function hiding(ctx: Context, name: string): Context {
  return { ...ctx, scope: ctx.scope.filter((e) => !e.names.includes(name)) };
}

/** A fresh name, or now and then one that hides an older variable. */
export function newName(ctx: Context, hint: string): { readonly name: string; readonly shadows: boolean } {
  const old = ctx.scope.filter(
    (e) => /^[a-z]\w*$/.test(e.words) && e.uses === undefined && !someType(e.scheme.type, (t) => t.kind === "var"),
  );
  if (old.length > 2 && ctx.rand.chance(0.08)) return { name: ctx.rand.pick(old).words, shadows: true };
  return { name: freshName(ctx.world, hint), shadows: false };
}

export function freshName(world: World, hint: string): string {
  world.nextName += 1;
  return `${hint}${world.nextName}`;
}

export const spend = (ctx: Context, amount = 1): Context => ({ ...ctx, fuel: ctx.fuel - amount });
/** For one of n parts. */
export const share = (ctx: Context, n: number): Context => ({
  ...ctx,
  fuel: ctx.fuel <= 0 ? ctx.fuel - 1 : Math.floor((ctx.fuel - 1) / Math.max(1, n)),
});
export const withFuel = (ctx: Context, fuel: number): Context => ({ ...ctx, fuel: Math.min(fuel, ctx.fuel) });
export const mayRaise = (ctx: Context): Context => ({ ...ctx, partial: true });
export const mustNotRaise = (ctx: Context): Context => ({ ...ctx, partial: false });

/** What a function that is passed around may cost. */
export const CALLBACK_COST = 60;

/** Writes code that runs up to `times` times: its share of the cost is charged that often. */
export function repeated<T>(ctx: Context, times: number, write: (ctx: Context) => T): T {
  const allowed = Math.floor(ctx.cost.left / times);
  const cost = { left: allowed };
  const written = write({ ...ctx, cost });
  ctx.cost.left -= times * (allowed - cost.left + 1);
  return written;
}

/** The body of a function that others will call: it has a cost of its own, which is returned. */
export function costed<T>(
  ctx: Context,
  most: number,
  write: (ctx: Context) => T,
): { readonly value: T; readonly cost: number } {
  const cost = { left: most };
  const value = write({ ...ctx, cost });
  return { value, cost: most - cost.left + 1 };
}

export function helper(ctx: Context, name: string): string {
  ctx.world.helpers.add(name);
  return name;
}

export function typeDef(ctx: Context, type: Type): TypeDef | undefined {
  return type.kind === "con" ? ctx.world.types.get(type.name) : undefined;
}

/** How a name defined inside modules is written here. */
export function qualified(ctx: Context, path: readonly string[], name: string): string {
  if (path.length === 0 || (ctx.opened.includes(path.join(".")) && ctx.rand.chance(0.7))) return name;
  return `${path.join(".")}.${name}`;
}

export function typeText(ctx: Context, type: Type): string {
  return writeType(type, (name) => qualified(ctx, ctx.world.types.get(name)?.path ?? [], name));
}

/** Whether structural comparison is defined and interesting: no function and no suspension inside. */
export function isComparable(ctx: Context, type: Type): boolean {
  return !hasPart(
    ctx,
    type,
    (part) =>
      part.kind === "fun" || isCon(part, "Lazy.t") || isCon(part, "Seq.t") || (part.kind === "var" && !ctx.partial),
    new Set(),
  );
}

/** Looks into the definitions of named types too. */
export function hasPart(ctx: Context, type: Type, is: (part: Type) => boolean, seen: Set<string>): boolean {
  return someType(type, (part) => {
    if (is(part)) return true;
    const def = typeDef(ctx, part);
    if (def === undefined || seen.has(def.name)) return false;
    seen.add(def.name);
    return partsOf(def).some((inner) => hasPart(ctx, inner, is, seen));
  });
}

/** Whether the type is, or has inside, a polymorphic variant: such a match must not leave out a case. */
export function hasOpenVariant(ctx: Context, type: Type): boolean {
  const isOpen = (part: Type): boolean => {
    const body = typeDef(ctx, part)?.body;
    return body?.kind === "variant" && body.open;
  };
  return hasPart(ctx, type, isOpen, new Set());
}

function partsOf(def: TypeDef): readonly Type[] {
  return def.body.kind === "record"
    ? def.body.fields.map((field) => field.type)
    : def.body.ctors.flatMap((ctor) => ctor.args);
}

/** Whether a value can be written here: of an opaque type only if a variable has or gives one. */
export function isAvailable(ctx: Context, type: Type): boolean {
  switch (type.kind) {
    case "var":
      return ctx.scope.some(
        (e) => e.scheme.vars.length === 0 && e.uses === undefined && givesVariable(ctx, e.scheme.type, type),
      );
    case "fun":
      return isAvailable(ctx, type.to) || someType(type.from, (part) => sameType(part, type.to));
    case "tuple":
      return type.items.every((item) => isAvailable(ctx, item));
    case "con":
      if (type.name === "result") return type.args.some((arg) => isAvailable(ctx, arg));
      return ["list", "option", "array"].includes(type.name) || type.args.every((arg) => isAvailable(ctx, arg));
    default:
      return absurd(type);
  }
}

function givesVariable(ctx: Context, held: Type, wanted: Type): boolean {
  if (sameType(held, wanted)) return true;
  return (
    held.kind === "fun" &&
    sameType(resultOf(held), wanted) &&
    params(held).every((param) => !sameType(param, wanted) && isAvailable(ctx, param))
  );
}
