// Using what is in scope and what the library has: variables, calls, partial applications.
import { atom, type Code, Level, text } from "./code.js";
import { call } from "./compose.js";
import { CALLBACK_COST, type Context, type Entry, isAvailable, isComparable, share, withFuel } from "./context.js";
import type { Feature } from "./feature.js";
import { type LibraryUse, libraryUses, needsOrder } from "./library.js";
import { someTypeFor } from "./pick-type.js";
import {
  argument,
  arrows,
  hasFunction,
  INT,
  isCon,
  isPolymorphic,
  matchScheme,
  params,
  readType,
  resultOf,
  type Scheme,
  STRING,
  type Subst,
  sameType,
  someType,
  substitute,
  type Type,
} from "./type.js";

type Use = { readonly entry: Entry; readonly given: number; readonly subst: Subst };

/** A variable of the type, as it is. */
export function variableOf(ctx: Context, type: Type): Code | undefined {
  const uses = usesInScope(ctx, type).filter((use) => use.given === 0);
  return uses.length === 0 ? undefined : applyEntry(ctx, pickRecent(ctx, uses), type);
}

/** Something in scope called with some or all of its arguments. */
export function callOf(ctx: Context, type: Type): Code | undefined {
  const uses = usesInScope(ctx, type).filter((use) => use.given > 0);
  return uses.length === 0 ? undefined : applyEntry(ctx, pickRecent(ctx, uses), type);
}

/** For a value of an opaque type that no variable has: a function that gives one, whatever it costs. */
export function forcedCall(ctx: Context, type: Type): Code | undefined {
  const found = ctx.scope.find(
    ({ scheme: { vars, type: held }, uses }) =>
      vars.length === 0 &&
      uses === undefined &&
      sameType(resultOf(held), type) &&
      held.kind === "fun" &&
      !params(held).some((param) => sameType(param, type)),
  );
  return found && applyEntry(ctx, { entry: found, given: params(found.scheme.type).length, subst: new Map() }, type);
}

function usesInScope(ctx: Context, type: Type): Use[] {
  return ctx.scope.flatMap((entry) => usesOf(ctx, entry, type));
}

function usesOf(ctx: Context, entry: Entry, target: Type): Use[] {
  if ((entry.raises && !ctx.partial) || entry.uses?.left === 0) return [];
  const count = params(entry.scheme.type).length;
  const uses: Use[] = [];
  let type = entry.scheme.type;
  for (let given = 0; given <= count; given++) {
    const subst = matchScheme(entry.scheme, type, target);
    const fits = subst !== undefined && affordable(ctx, entry, given, count) && isTame(entry.scheme, subst);
    if (fits && hasArguments(ctx, entry.scheme, given, subst)) uses.push({ entry, given, subst });
    if (type.kind === "fun") type = type.to;
  }
  return uses;
}

/** A value of a type variable must be there already. */
function hasArguments(ctx: Context, scheme: Scheme, given: number, subst: Subst): boolean {
  const wanted = params(scheme.type)
    .slice(0, given)
    .map((param) => substitute(param, subst));
  return wanted.every((type) => hasArgument(ctx, scheme, type));
}

function hasArgument(ctx: Context, scheme: Scheme, type: Type): boolean {
  if (!isPolymorphic(type)) return true;
  return isAvailable(ctx, substitute(type, new Map(scheme.vars.map((name) => [name, INT] as const))));
}

/** A function passed on may be called often, and by those who expect it to be cheap. */
function affordable(ctx: Context, entry: Entry, given: number, count: number): boolean {
  if (count === 0) return true;
  return given === count ? entry.cost < ctx.cost.left : entry.cost <= CALLBACK_COST && entry.cost * 10 < ctx.cost.left;
}

/** Comparing suspensions depends on how they are represented, so none hides behind a type variable. */
function isTame(scheme: Scheme, subst: Subst): boolean {
  return (
    scheme.vars.length === 0 || ![...subst.values()].some((type) => someType(type, (part) => isCon(part, "Lazy.t")))
  );
}

/** Later entries are likelier: a program should use what it has just made. */
function pickRecent(ctx: Context, uses: readonly Use[]): Use {
  return ctx.rand.weighted(uses.map((use, i) => [1 + (4 * i) / uses.length, use] as const));
}

function applyEntry(ctx: Context, { entry, given, subst }: Use, type: Type): Code {
  if (entry.uses !== undefined) entry.uses.left -= 1;
  const all = params(entry.scheme.type);
  ctx.cost.left -= given === all.length ? entry.cost : entry.cost * 10;
  const whole = completed(ctx, entry.scheme, subst);
  const head = text(undefined, entry.level, entry.words, ...(entry.feature === undefined ? [] : [entry.feature]));
  const args = all.slice(0, given).map((param) => ctx.world.write(share(ctx, given), substitute(param, whole)));
  return call(type, head, args, [], ...callFeatures(given, all));
}

function callFeatures(given: number, all: readonly Type[]): Feature[] {
  if (given === 0) return [];
  const features: Feature[] = [];
  if (given < all.length) features.push("partial application");
  if (given > 1) features.push("currying");
  if (all.some((param) => param.kind === "fun")) features.push("higher-order function");
  return features;
}

/** The variables that the result does not decide are chosen now. */
function completed(ctx: Context, scheme: Scheme, subst: Subst): Subst {
  const missing = scheme.vars.filter((name) => !subst.has(name));
  return new Map([...subst, ...missing.map((name) => [name, someTypeFor(ctx)] as const)]);
}

/** A call of a library function that gives the type. */
export function libraryCall(ctx: Context, type: Type): Code | undefined {
  const uses = libraryUses(type).filter((use) => isAllowed(ctx, use));
  if (uses.length === 0) return undefined;
  return writeUse(ctx, pickUse(ctx, uses, type), type, (name) => name);
}

/** The same written as `List.(rev l)` or with `let open`: its arguments are simple, for the module hides names. */
export function libraryCallOpened(ctx: Context, type: Type): Code | undefined {
  const simple = withFuel(ctx, 0);
  const uses = libraryUses(type).filter(
    (use) => use.given > 0 && use.fn.name.includes(".") && use.fn.feature !== "Lazy" && isAllowed(ctx, use),
  );
  if (uses.length === 0) return undefined;
  const use = pickUse(ctx, uses, type);
  if (params(use.fn.scheme.type).some((param) => hasFunction(param) || needsOrder(param))) return undefined;
  // Inside them the constructors of lists and options are those of List.t and Option.t, and so is the result's type.
  const own = ["list", "option", "result"].some((name) => someType(type, (part) => isCon(part, name)));
  if (own && ["List", "Option", "Result"].includes(use.fn.feature)) return undefined;
  const inner = writeUse(simple, use, type, (name) => name.split(".").at(-1) ?? name);
  const module = use.fn.feature;
  if (ctx.rand.chance(0.6))
    return {
      ...inner,
      level: Level.atom,
      parts: [`${module}.(`, ...inner.parts, ")"],
      features: [...inner.features, "M.(...)"],
    };
  return {
    ...inner,
    level: Level.open,
    parts: [`let open ${module} in `, ...inner.parts],
    features: [...inner.features, "let open"],
  };
}

/** Functions that give any type at all (List.hd, Option.get ...) would crowd out the others. */
function pickUse(ctx: Context, uses: readonly LibraryUse[], type: Type): LibraryUse {
  const weight = type.kind === "fun" || type.kind === "var" ? 1 : 0.25;
  return ctx.rand.weighted(uses.map((use) => [use.general ? weight : 1, use] as const));
}

function isAllowed(ctx: Context, { fn, given, subst, args, ordered }: LibraryUse): boolean {
  if ((fn.raises && !ctx.partial) || ctx.cost.left < 20 * given || !isTame(fn.scheme, subst)) return false;
  if (ordered.some((type) => !isComparable(ctx, type) && !isFree(fn.scheme, type))) return false;
  return args.every((type) => hasArgument(ctx, fn.scheme, type));
}

const isFree = (scheme: Scheme, type: Type): boolean => type.kind === "var" && scheme.vars.includes(type.name);

function writeUse(
  ctx: Context,
  { fn: { name, scheme, labels, feature }, given, subst }: LibraryUse,
  type: Type,
  rename: (name: string) => string,
): Code {
  const whole = tamed(ctx, scheme, completed(ctx, scheme, subst));
  const all = params(scheme.type);
  ctx.cost.left -= 2;
  const args = all.slice(0, given).map((param) => writeArgument(share(ctx, given), substitute(param, whole)));
  const features = [feature, ...callFeatures(given, all)];
  if (labels.some((label) => label !== undefined)) features.push("labelled argument");
  if (name === "compare") features.push("compare");
  if (name === "min" || name === "max") features.push("min and max");
  return call(type, atom(undefined, rename(name), feature), args, labels, ...features);
}

/** Types chosen for what is compared must be comparable. */
function tamed(ctx: Context, scheme: Scheme, subst: Subst): Subst {
  const ordered = params(scheme.type)
    .filter(needsOrder)
    .map((param) => argument(param));
  return new Map(
    [...subst].map(([name, type]) => {
      const compared = ordered.some((t) => t.kind === "var" && t.name === name);
      return [name, compared && !isComparable(ctx, type) ? INT : type] as const;
    }),
  );
}

/** An argument of one of the table's narrow types, or of any other. */
function writeArgument(ctx: Context, type: Type): Code {
  const { rand } = ctx;
  if (type.kind !== "con") return ctx.world.write(ctx, type);
  switch (type.name) {
    case "small":
      return rand.chance(0.3) ? ctx.world.write(ctx, INT) : smallInt(ctx, ctx.partial ? -1 : 0);
    case "natural":
      return smallInt(ctx, 0);
    case "shift":
      return atom(INT, String(rand.pick([0, 1, 2, 3, 5, 8, 31, 32, 53, 61, 62])), "bitwise operator");
    case "narrow_shift":
      return atom(INT, String(rand.pick([0, 1, 2, 5, 8, 31])), "bitwise operator");
    case "cmp":
    case "exact_cmp":
      return comparator(ctx, argument(type), type.name === "exact_cmp");
    case "comparable":
      return ctx.world.write(ctx, argument(type));
    case "text_int":
      return numeral(ctx, [
        "12",
        "-5",
        "0x1F",
        "0b101",
        "0o17",
        "1_000",
        "",
        "abc",
        "12a",
        " 1",
        "4611686018427387904",
        "-4611686018427387904",
        "0u123",
        "+3",
      ]);
    case "text_float":
      return numeral(ctx, [
        "1.5",
        "3",
        "-0.25",
        "1e3",
        "nan",
        "inf",
        "0x1p4",
        "1_0.5",
        "",
        "x",
        "1.5.2",
        ".5",
        "infinity",
        " 2.",
      ]);
    case "text_bool":
      return numeral(ctx, ["true", "false", "True", "", "yes"]);
    case "regexp":
      return text(type, Level.apply, `Str.regexp${rand.chance(0.15) ? "_case_fold" : ""} "${rand.pick(REGEXPS)}"`);
    case "template":
      return atom(STRING, `"${rand.pick(["", "-", "<\\\\0>", "\\\\0\\\\0", "\\\\\\\\", "x"])}"`);
    default:
      return ctx.world.write(ctx, type);
  }
}

const REGEXPS = [
  "a",
  "[a-c]+",
  " +",
  "[ \\t,;]*",
  "[0-9]+",
  "b*",
  "[^a-z]",
  "a\\\\|o",
  "\\\\(a\\\\|b\\\\)*c?",
  "^[a-z]",
  "x?$",
  "\\\\b[a-z]+\\\\b",
  "\\\\([a-z]\\\\)\\\\1",
  "l.",
];

function smallInt(ctx: Context, least: number): Code {
  const n = ctx.rand.int(least, 5);
  return n < 0 ? text(INT, Level.minus, String(n)) : atom(INT, String(n));
}

function numeral(ctx: Context, samples: readonly string[]): Code {
  if (ctx.rand.chance(0.2)) return ctx.world.write(ctx, STRING);
  return atom(STRING, `"${ctx.rand.pick(samples)}"`);
}

/** A total order without effects: sorting algorithms differ in how often they ask. */
function comparator(ctx: Context, type: Type, exact: boolean): Code {
  const whole = arrows([type, type], INT);
  const keyed = exact ? [] : keys(type);
  const words = ctx.rand.weighted<string>([
    [4, "compare"],
    [2, "(fun a b -> compare b a)"],
    [isCon(type, "int") ? 2 : 0, "Int.compare"],
    [isCon(type, "string") ? 2 : 0, "String.compare"],
    ...keyed.map((key) => [1, `(fun a b -> compare (${key} a) (${key} b))`] as const),
  ]);
  return atom(whole, words, "compare");
}

function keys(type: Type): readonly string[] {
  if (isCon(type, "int")) return ["abs", "(fun x -> x mod 3)"];
  if (isCon(type, "string")) return ["String.length", "String.lowercase_ascii"];
  if (isCon(type, "list")) return ["List.length"];
  return type.kind === "tuple" && type.items.length === 2 ? ["fst", "snd"] : [];
}

/** `(+)`, `max`, `(^)` ... where a function of two arguments is wanted. */
export function operatorFunction(ctx: Context, type: Type): Code | undefined {
  if (type.kind !== "fun" || type.to.kind !== "fun") return undefined;
  const fits = OPERATORS.filter(([of]) => matchScheme(of, of.type, type) !== undefined);
  if (fits.length === 0) return undefined;
  const [, words] = ctx.rand.pick(fits);
  return atom(type, words, "operator as function");
}

const like = (words: readonly string[], text: string): [Scheme, string][] => words.map((op) => [readType(text), op]);
const OPERATORS: readonly (readonly [Scheme, string])[] = [
  ...like(["( + )", "( - )", "( * )", "(land)", "(lxor)", "(lor)"], "int -> int -> int"),
  ...like(["(^)"], "string -> string -> string"),
  ...like(["(+.)", "( *. )", "(-.)"], "float -> float -> float"),
  ...like(["(&&)", "(||)"], "bool -> bool -> bool"),
  ...like(["(@)"], "'a list -> 'a list -> 'a list"),
  ...like(["(=)", "(<)", "(<>)", "(>=)"], "int -> int -> bool"),
];
