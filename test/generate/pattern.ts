// Patterns of a type, with the variables they bind.
import { at, type Code, featuresOf, Level, many, node, type Part, tagged, text } from "./code.js";
import {
  type Context,
  type CtorDef,
  type Entry,
  type FieldDef,
  freshName,
  type InlineField,
  newName,
  qualified,
  type TypeDef,
  typeDef,
  typeText,
  variable,
} from "./context.js";
import type { Feature } from "./feature.js";
import { charLiteral } from "./literal.js";
import { argument, con, isCon, isPolymorphic, sameType, substitute, type Type } from "./type.js";

export type Pattern = { readonly code: Code; readonly bound: readonly Entry[] };

// Patterns use the levels of expressions: or < tuple (comma) < cons < apply < atom.
const OR = Level.open;

/** One that matches every value of the type. */
export function irrefutable(ctx: Context, type: Type, depth: number): Pattern {
  return maybeAliased(
    ctx,
    type,
    depth > 0 && ctx.rand.chance(0.75)
      ? (structured(ctx, type, depth, irrefutable) ?? leaf(ctx, type))
      : leaf(ctx, type),
  );
}

/** One that may fail. */
export function refutable(ctx: Context, type: Type, depth: number): Pattern {
  const simple = ctx.rand.weighted<() => Pattern>([
    [2, () => leaf(ctx, type)],
    [depth > 0 ? 7 : 0, () => choice(ctx, type, depth, refutable) ?? leaf(ctx, type)],
    [3, () => constant(ctx, type) ?? leaf(ctx, type)],
  ])();
  return ctx.rand.chance(0.12) ? withAlternative(ctx, type, depth, simple) : maybeAliased(ctx, type, simple);
}

/** For each constructor of the type one pattern, or undefined if it has none to speak of. */
export function constructorPatterns(ctx: Context, type: Type, depth: number): readonly Pattern[] | undefined {
  const below = (part: Type) => irrefutable(ctx, part, depth - 1);
  if (isCon(type, "bool")) return [constantOf(type, "true"), constantOf(type, "false")];
  if (isCon(type, "list")) return [constantOf(type, "[]"), consPattern(ctx, type, below)];
  if (isCon(type, "option")) return [constantOf(type, "None"), applied("Some", [below(argument(type))])];
  if (isCon(type, "result"))
    return [applied("Ok", [below(argument(type))]), applied("Error", [below(argument(type, 1))])];
  const ctors = constructorsOf(ctx, type);
  const base = ctx.rand.chance(0.7) ? baseOf(ctx, type) : undefined;
  if (base === undefined) return ctors?.map((ctor) => ctorPattern(ctx, ctor, below));
  const old = new Set(constructorsOf(ctx, con(base.name))?.map((ctor) => ctor.name));
  const added = ctors?.filter((ctor) => !old.has(ctor.name)) ?? [];
  return [ofBase(ctx, base), ...added.map((ctor) => ctorPattern(ctx, ctor, below))];
}

/** The type whose constructors a polymorphic variant has too. */
export function baseOf(ctx: Context, type: Type): TypeDef | undefined {
  const body = typeDef(ctx, type)?.body;
  return body?.kind === "variant" && body.base !== undefined ? ctx.world.types.get(body.base) : undefined;
}

/** #t, or #t as x */
function ofBase(ctx: Context, base: TypeDef): Pattern {
  const words = `#${qualified(ctx, base.path, base.name)}`;
  const name = freshName(ctx.world, "t");
  const bound = ctx.rand.chance(0.7) ? [variable(name, con(base.name))] : [];
  const code = text(undefined, OR, bound.length > 0 ? `(${words} as ${name})` : words, "#type pattern");
  return { code: { ...code, level: Level.atom }, bound };
}

type Recur = (ctx: Context, type: Type, depth: number) => Pattern;

function leaf(ctx: Context, type: Type): Pattern {
  if (isCon(type, "unit") && ctx.rand.chance(0.5)) return { code: text(undefined, Level.atom, "()"), bound: [] };
  if (ctx.rand.chance(0.15)) return { code: text(undefined, Level.atom, "_"), bound: [] };
  return named(ctx, type);
}

export function named(ctx: Context, type: Type): Pattern {
  const { name, shadows } = newName(ctx, hintFor(type));
  const bound = [variable(name, type)];
  const features: Feature[] = shadows ? ["shadowing"] : [];
  const typed = ctx.rand.chance(0.07) && !isPolymorphic(type); // 'a there would mean one type in the whole definition
  if (!typed) return { code: text(undefined, Level.atom, name, ...features), bound };
  return {
    code: text(undefined, Level.atom, `(${name} : ${typeText(ctx, type)})`, "typed pattern", ...features),
    bound,
  };
}

export function hintFor(type: Type): string {
  if (type.kind === "fun") return "f";
  if (type.kind === "tuple") return "p";
  if (type.kind === "var") return "v";
  const hints: Record<string, string> = {
    int: "n",
    bool: "b",
    char: "c",
    string: "s",
    float: "x",
    unit: "u",
    list: "l",
    option: "o",
    array: "a",
    ref: "r",
  };
  return hints[type.name] ?? "t";
}

/** A pattern that takes apart a type with one constructor. */
function structured(ctx: Context, type: Type, depth: number, recur: Recur): Pattern | undefined {
  const below = (part: Type) => recur(ctx, part, depth - 1);
  if (type.kind === "tuple") return tuplePattern(distinct(type.items.map(below)));
  const def = typeDef(ctx, type);
  if (def?.body.kind === "record") return recordPattern(ctx, type, def.body.fields, below);
  if (isCon(type, "Lazy.t")) return tag(applied("lazy", [below(argument(type))]), "lazy pattern", "lazy");
  const ctors = constructorsOf(ctx, type);
  const [only] = ctors ?? [];
  return ctors?.length === 1 && only !== undefined ? ctorPattern(ctx, only, below) : undefined;
}

/** A pattern with one of the type's constructors. */
function choice(ctx: Context, type: Type, depth: number, recur: Recur): Pattern | undefined {
  const below = (part: Type) => recur(ctx, part, depth - 1);
  if (isCon(type, "list") && ctx.rand.chance(0.5)) return listPattern(ctx, type, below);
  if (isCon(type, "array")) return arrayPattern(ctx, type, below);
  const ctor = constructorsOf(ctx, type);
  if (ctor !== undefined && ctor.length > 0) return ctorPattern(ctx, ctx.rand.pick(ctor), below);
  const all = constructorPatterns(ctx, type, depth);
  return all !== undefined ? ctx.rand.pick(all) : structured(ctx, type, depth, recur);
}

export function constructorsOf(ctx: Context, type: Type): readonly CtorDef[] | undefined {
  const def = typeDef(ctx, type);
  if (def?.body.kind !== "variant" || type.kind !== "con") return undefined;
  const subst = new Map(def.params.map((param, i) => [param, type.args[i] ?? type] as const));
  const { open } = def.body;
  return def.body.ctors.map((ctor) => ({
    ...ctor,
    name: open ? ctor.name : qualified(ctx, def.path, ctor.name),
    args: ctor.args.map((arg) => substitute(arg, subst)),
  }));
}

/** The fields of a record type at its arguments, with the names to write. */
export function fieldsOf(ctx: Context, type: Type): readonly FieldDef[] | undefined {
  const def = typeDef(ctx, type);
  if (def?.body.kind !== "record" || type.kind !== "con") return undefined;
  const subst = new Map(def.params.map((param, i) => [param, type.args[i] ?? type] as const));
  return def.body.fields.map((field) => ({
    ...field,
    name: qualified(ctx, def.path, field.name),
    type: substitute(field.type, subst),
  }));
}

function ctorPattern(ctx: Context, ctor: CtorDef, below: (part: Type) => Pattern): Pattern {
  if (ctor.inline !== undefined) return inlinePattern(ctx, ctor, ctor.inline, below);
  if (ctor.name.startsWith("`")) return tag(applied(ctor.name, distinct(ctor.args.map(below))), "polymorphic variant");
  if (ctor.args.length > 1 && ctx.rand.chance(0.1))
    return { code: text(undefined, Level.apply, `${ctor.name} _`, "variant"), bound: [] };
  const inner = applied(ctor.name, distinct(ctor.args.map(below)));
  const path = ctor.name.split(".").slice(0, -1).join(".");
  if (path === "" || !ctx.rand.chance(0.8)) return tag(inner, "variant");
  const { code } = applied(ctor.name.slice(path.length + 1), inner.parts);
  return {
    code: node(undefined, Level.atom, [`${path}.(`, at(OR, code), ")"], "variant", "open pattern"),
    bound: inner.bound,
  };
}

/** C { x = p; _ }, or C r, after which its fields are r.x. */
function inlinePattern(
  ctx: Context,
  ctor: CtorDef,
  inline: readonly InlineField[],
  below: (part: Type) => Pattern,
): Pattern {
  if (ctx.rand.chance(0.3)) {
    const name = freshName(ctx.world, "it");
    const fields = ctor.args.map((arg, i) => fieldEntry(name, inline[i]?.name ?? "", arg));
    return { code: text(undefined, Level.apply, `${ctor.name} ${name}`, "inline record"), bound: fields };
  }
  const inner = distinct(ctor.args.map(below));
  const kept = inner.map((pattern, i) => ({ pattern, field: inline[i]?.name })).filter(() => ctx.rand.chance(0.7));
  if (kept.length === 0) return { code: text(undefined, Level.apply, `${ctor.name} _`, "inline record"), bound: [] };
  const holes = kept.map(({ pattern, field }) =>
    at(OR, node(undefined, Level.atom, [`${field} = `, at(Level.tuple, pattern.code)])),
  );
  const rest = kept.length === inner.length ? "}" : "; _}";
  return {
    code: node(undefined, Level.apply, [`${ctor.name} {`, many(holes, "; ", 1), rest], "inline record"),
    bound: kept.flatMap(({ pattern }) => pattern.bound),
  };
}

const fieldEntry = (record: string, field: string, type: Type): Entry => ({
  ...variable(`${record}.${field}`, type),
  level: Level.dot,
  names: [record],
});

function recordPattern(ctx: Context, type: Type, defs: readonly FieldDef[], below: (part: Type) => Pattern): Pattern {
  const fields = fieldsOf(ctx, type) ?? defs;
  const kept = fields.filter(() => ctx.rand.chance(0.6));
  const chosen = kept.length === 0 ? fields.slice(0, 1) : kept;
  const inner = distinct(chosen.map((field) => (ctx.rand.chance(0.3) ? punned(field) : below(field.type))));
  const holes = inner.map(({ code }, i) => {
    const field = `${chosen[i]?.name} = `;
    return at(OR, isPun(code) ? code : node(undefined, Level.atom, [field, at(Level.tuple, code)]));
  });
  const rest = chosen.length < fields.length ? "; _}" : "}";
  return {
    code: node(undefined, Level.atom, ["{", many(holes, "; ", 1), rest], "record pattern"),
    bound: inner.flatMap((p) => p.bound),
  };
}

/** {x} for {x = x} */
function punned({ name, type }: FieldDef): Pattern {
  return { code: text(undefined, Level.atom, name, "field punning"), bound: [variable(baseName(name), type)] };
}

const isPun = (code: Code): boolean => code.features.includes("field punning");

/** Without the modules before it. */
export const baseName = (name: string): string => name.split(".").at(-1) ?? name;

function tuplePattern(items: readonly Pattern[]): Pattern {
  const holes = items.map(({ code }) => at(Level.cons, code));
  return {
    code: node(undefined, Level.tuple, [many(holes, ", ", items.length)], "tuple pattern", ...nesting(items)),
    bound: items.flatMap((p) => p.bound),
  };
}

function consPattern(ctx: Context, type: Type, below: (part: Type) => Pattern): Pattern {
  const [head, tail] = distinct([below(argument(type)), leaf(ctx, type)]) as [Pattern, Pattern];
  const parts: Part[] = [at(Level.apply, head.code), " :: ", at(Level.cons, tail.code)];
  return {
    code: node(undefined, Level.cons, parts, "list pattern", ...nesting([head])),
    bound: [...head.bound, ...tail.bound],
  };
}

function listPattern(ctx: Context, type: Type, below: (part: Type) => Pattern): Pattern {
  const items = distinct(Array.from({ length: ctx.rand.int(1, 3) }, () => below(argument(type))));
  const bound = items.flatMap((p) => p.bound);
  if (ctx.rand.chance(0.5)) return { code: bracketed("[", items, "]", "list pattern"), bound };
  const tail = distinct([...items, leaf(ctx, type)]).at(-1) ?? leaf(ctx, type);
  const parts = [...items.flatMap(({ code }) => [at(Level.apply, code), " :: "]), at(Level.cons, tail.code)];
  return {
    code: node(undefined, Level.cons, parts, "list pattern", ...nesting(items)),
    bound: [...bound, ...tail.bound],
  };
}

function arrayPattern(ctx: Context, type: Type, below: (part: Type) => Pattern): Pattern {
  const items = distinct(Array.from({ length: ctx.rand.int(0, 3) }, () => below(argument(type))));
  return { code: bracketed("[|", items, "|]", "array pattern"), bound: items.flatMap((p) => p.bound) };
}

function bracketed(open: string, items: readonly Pattern[], close: string, feature: Feature): Code {
  const holes = items.map(({ code }) => at(Level.tuple, code));
  return node(undefined, Level.atom, [open, many(holes, "; ", items.length), close], feature);
}

function applied(ctor: string, args: readonly Pattern[]): Pattern & { readonly parts: readonly Pattern[] } {
  const bound = args.flatMap((arg) => arg.bound);
  const parts = args;
  const [only] = args;
  if (only === undefined) return { code: text(undefined, Level.atom, ctor), bound, parts };
  if (args.length === 1)
    return {
      code: node(undefined, Level.apply, [`${ctor} `, at(Level.dot, only.code)], ...nesting(args)),
      bound,
      parts,
    };
  const inner = args.map(({ code }) => at(Level.cons, code));
  return {
    code: node(undefined, Level.apply, [`${ctor} (`, many(inner, ", ", args.length), ")"], ...nesting(args)),
    bound,
    parts,
  };
}

/** Says so when a pattern with parts sits inside another. */
function nesting(parts: readonly Pattern[]): readonly Feature[] {
  return parts.some(({ code }) => code.parts.length > 1) ? ["nested pattern"] : [];
}

const constantOf = (_type: Type, words: string): Pattern => ({ code: text(undefined, Level.atom, words), bound: [] });

function constant(ctx: Context, type: Type): Pattern | undefined {
  const words = constantText(ctx, type);
  if (words === undefined) return undefined;
  const level = words.startsWith("-") ? Level.minus : Level.atom;
  return {
    code: text(undefined, level, words, words.includes("..") ? "char range pattern" : "constant pattern"),
    bound: [],
  };
}

function constantText(ctx: Context, type: Type): string | undefined {
  const { rand } = ctx;
  if (type.kind !== "con") return undefined;
  switch (type.name) {
    case "int":
      return rand.weighted([
        [6, String(rand.int(0, 5))],
        [1, `-${rand.int(1, 3)}`],
        [0.5, rand.pick(["0x10", "4611686018427387903", "100"])],
      ]);
    case "char":
      return rand.weighted([
        [1, charLiteral(rand).parts[0] as string],
        [1, rand.pick(["'a' .. 'z'", "'A'..'Z'", "'0' .. '9'", "'a' .. 'm'", "'\\000' .. '\\031'", "'n'..'z'"])],
      ]);
    case "string":
      return rand.pick(['""', '"a"', '"ab"', '"abc"', '"x"', '"foo"', '"\\n"', '"12"']);
    case "float":
      return rand.pick(["0.", "1.5", "1.", "2.", "-1."]);
    case "bool":
      return rand.pick(["true", "false"]);
    case "list":
      return "[]";
    case "option":
      return "None";
    default:
      return undefined;
  }
}

function maybeAliased(ctx: Context, type: Type, pattern: Pattern): Pattern {
  if (pattern.bound.length > 4 || !ctx.rand.chance(0.06)) return pattern;
  const { name } = newName(ctx, hintFor(type));
  if (pattern.bound.some((e) => e.words === name)) return pattern;
  const code = node(undefined, Level.atom, ["(", at(OR, pattern.code), ` as ${name})`], "as pattern");
  return { code, bound: [...pattern.bound, variable(name, type)] };
}

/** `p | q`, where q binds the same variables as p, if one can be found. */
function withAlternative(ctx: Context, type: Type, depth: number, first: Pattern): Pattern {
  // Elenchus refuses lazy patterns under `|`.
  const isLazy = ({ code }: Pattern): boolean => featuresOf(code).has("lazy pattern");
  const hasFields = first.bound.some((e) => e.level !== Level.atom); // of an inline record
  if (isLazy(first) || hasFields) return first;
  for (let tries = 0; tries < 4; tries++) {
    const other = refutable({ ...ctx, world: ctx.world }, type, depth);
    const renamed = renameTo(first.bound, other);
    if (renamed === undefined || isLazy(other) || other.bound.some((e) => e.level !== Level.atom)) continue;
    const features: Feature[] = first.bound.length > 0 ? ["or-pattern", "or-pattern that binds"] : ["or-pattern"];
    const code = node(undefined, OR, [at(OR, first.code), " | ", at(OR, renamed)], ...features);
    return { code, bound: first.bound };
  }
  return first;
}

/** The other pattern's code with its variables renamed to the wanted ones, if their types pair up. */
function renameTo(wanted: readonly Entry[], other: Pattern): Code | undefined {
  if (wanted.length !== other.bound.length) return undefined;
  const left = [...wanted];
  const names = new Map<string, string>();
  for (const { words, scheme } of other.bound) {
    const found = left.findIndex((e) => sameType(e.scheme.type, scheme.type));
    const target = left[found];
    if (target === undefined) return undefined;
    names.set(words, target.words);
    left.splice(found, 1);
  }
  return renamed(other.code, names);
}

function renamed(code: Code, names: ReadonlyMap<string, string>): Code {
  if (isPun(code)) {
    const [field] = code.parts;
    return text(undefined, Level.atom, `${field} = ${names.get(baseName(String(field))) ?? baseName(String(field))}`);
  }
  const words = (s: string) => s.replace(/(?<![\w'".])[a-z_]\w*/g, (name) => names.get(name) ?? name);
  const parts = code.parts.map((part): Part => {
    if (typeof part === "string") return /["']/.test(part) ? part : words(part);
    if (part.kind === "hole") return { ...part, code: renamed(part.code, names) };
    return { ...part, holes: part.holes.map((hole) => ({ ...hole, code: renamed(hole.code, names) })) };
  });
  return { ...code, parts };
}

/** The patterns with every variable that an earlier one binds replaced by `_`: none may be bound twice. */
function distinct(patterns: readonly Pattern[]): readonly Pattern[] {
  const seen = new Set<string>();
  return patterns.map((pattern) => {
    const clash = pattern.bound.some((e) => seen.has(e.words));
    for (const e of pattern.bound) seen.add(e.words);
    return clash ? { code: text(undefined, Level.atom, "_"), bound: [] } : pattern;
  });
}

function tag(pattern: Pattern, ...features: Feature[]): Pattern {
  return { ...pattern, code: tagged(pattern.code, ...features) };
}
