// Declarations of types and exceptions, each type with a function that shows its values.
import { absurd } from "../../src/basis/absurd.js";
import { type Code, Level, text } from "./code.js";
import {
  type Context,
  type CtorDef,
  type FieldDef,
  freshName,
  type InlineField,
  qualified,
  type TypeDef,
  typeText,
} from "./context.js";
import type { Feature } from "./feature.js";
import { dataType } from "./pick-type.js";
import { showerText } from "./show.js";
import { con, fn, INT, list, option, someType, type Type, tuple, typeVar } from "./type.js";

const PARAMS = ["'a", "'b"];

/** One or two types that may mention each other; they are entered into the world. */
export function declareTypes(ctx: Context): Code[] {
  const { rand } = ctx;
  const kind = rand.weighted([
    [6, "variant"],
    [4, "record"],
    [2, "mutual"],
    [1.5, "open"],
    [2, "abbreviation"],
  ] as const);
  if (kind === "abbreviation") return [abbreviation(ctx)];
  const defs = kind === "mutual" ? mutualDefs(ctx) : [oneDef(ctx, kind)];
  for (const def of defs) ctx.world.types.set(def.name, def);
  const words = defs.map((def, i) => `${i === 0 ? "type" : "and"} ${declaration(ctx, def)}`).join("\n");
  return [
    text(
      undefined,
      Level.open,
      words,
      ...defs.flatMap(featuresOf),
      ...(kind === "mutual" ? (["mutually recursive types"] as const) : []),
    ),
    showFunctions(ctx, defs),
  ];
}

function oneDef(ctx: Context, kind: "variant" | "record" | "open"): TypeDef {
  switch (kind) {
    case "variant":
      return variantDef(ctx);
    case "record":
      return recordDef(ctx);
    case "open":
      return openDef(ctx);
    default:
      return absurd(kind);
  }
}

function featuresOf(def: TypeDef): Feature[] {
  const generic = def.params.length > 0;
  if (def.body.kind === "record")
    return [
      generic ? "parametric record" : "record",
      ...(def.body.fields.some((f) => f.mutable) ? (["mutable field"] as const) : []),
    ];
  if (def.body.open)
    return def.body.base === undefined
      ? ["polymorphic variant type"]
      : ["polymorphic variant type", "polymorphic variant that adds to another"];
  return [
    "variant",
    ...(def.body.ctors.some((ctor) => ctor.inline !== undefined) ? (["inline record"] as const) : []),
    ...(generic ? (["parametric variant"] as const) : []),
    ...(def.body.recursive ? (["recursive variant"] as const) : []),
  ];
}

function variantDef(ctx: Context): TypeDef {
  const name = freshName(ctx.world, "t");
  const params = PARAMS.slice(
    0,
    ctx.rand.weighted([
      [5, 0],
      [3, 1],
      [1, 2],
    ]),
  );
  const self = con(name, ...params.map(typeVar));
  const recursive = ctx.rand.chance(0.55);
  const ctors = ctorsFor(ctx, params, recursive ? [self, self, list(self)] : []);
  return { name, path: [], params, body: { ...PLAIN, ctors, recursive: mentions(ctors, name) } };
}

const PLAIN = { kind: "variant", open: false, base: undefined } as const;

/** [ `A | `B of int ], or one that has all of another and more. */
function openDef(ctx: Context): TypeDef {
  const name = freshName(ctx.world, "t");
  const bases = [...ctx.world.types.values()].filter(
    (def) => def.body.kind === "variant" && def.body.open && def.params.length === 0 && !def.body.recursive,
  );
  const base = bases.length > 0 && ctx.rand.chance(0.7) ? ctx.rand.pick(bases) : undefined;
  const params = base === undefined && ctx.rand.chance(0.25) ? ["'a"] : [];
  const self = con(name, ...params.map(typeVar));
  const written = ctorsFor(ctx, params, ctx.rand.chance(0.3) ? [self, list(self)] : []).map((ctor) => ({
    ...ctor,
    name: `\`${ctor.name}`,
    inline: undefined,
  }));
  // Where nothing uses the parameter, OCaml prints the type sometimes by its name and sometimes written out.
  const isUsed = written.some(({ args }) => args.some((arg) => someType(arg, (part) => part.kind === "var")));
  const last = { name: `\`${freshName(ctx.world, "Use")}`, args: params.map(typeVar), inline: undefined };
  const own = isUsed || params.length === 0 ? written : [...written, last];
  const ctors = [...(base?.body.kind === "variant" ? base.body.ctors : []), ...own];
  const body = { kind: "variant", ctors, recursive: mentions(ctors, name), open: true, base: base?.name } as const;
  return { name, path: [], params, body };
}

const mentions = (ctors: readonly CtorDef[], name: string): boolean =>
  ctors.some((ctor) => ctor.args.some((arg) => someType(arg, (part) => part.kind === "con" && part.name === name)));

/** The first constructor never mentions the types being defined, so that there is a value. */
function ctorsFor(ctx: Context, params: readonly string[], selves: readonly Type[]): CtorDef[] {
  const count = ctx.rand.int(selves.length > 0 ? 2 : 1, 4);
  return Array.from({ length: count }, (_, i) => {
    const name = freshName(ctx.world, ctx.rand.pick(["A", "B", "C", "Leaf", "Node", "Add", "Tag", "Pair"]));
    const own = i === 0 ? [] : selves;
    const width =
      i === 0
        ? ctx.rand.int(0, 1)
        : ctx.rand.weighted([
            [own.length > 0 ? 1 : 3, 0],
            [4, 1],
            [3, 2],
            [1, 3],
          ]);
    const args = Array.from({ length: width }, () => partType(ctx, params, own));
    return { name, args, inline: width > 0 && ctx.rand.chance(0.1) ? inlineFields(ctx, width) : undefined };
  });
}

const inlineFields = (ctx: Context, count: number): InlineField[] =>
  Array.from({ length: count }, () => ({
    name: freshName(ctx.world, ctx.rand.pick(["x", "y", "name", "left"])),
    mutable: ctx.rand.chance(0.3),
  }));

function partType(ctx: Context, params: readonly string[], selves: readonly Type[]): Type {
  const { rand } = ctx;
  return rand.weighted<() => Type>([
    [4, () => dataType(ctx, 1)],
    [selves.length > 0 ? 6 : 0, () => rand.pick(selves)],
    [params.length > 0 ? 5 : 0, () => typeVar(rand.pick(params))],
    [params.length > 0 ? 1 : 0, () => rand.pick([list, option])(typeVar(rand.pick(params)))],
    [0.5, () => tuple(dataType(ctx, 0), dataType(ctx, 0))],
    [0.2, () => fn(INT, dataType(ctx, 0))],
  ])();
}

function recordDef(ctx: Context): TypeDef {
  const name = freshName(ctx.world, "t");
  const params = PARAMS.slice(
    0,
    ctx.rand.weighted([
      [5, 0],
      [2, 1],
    ]),
  );
  return { name, path: [], params, body: { kind: "record", fields: fieldsFor(ctx, params, []) } };
}

function fieldsFor(ctx: Context, params: readonly string[], selves: readonly Type[]): FieldDef[] {
  return Array.from({ length: ctx.rand.int(1, 4) }, () => ({
    name: freshName(ctx.world, ctx.rand.pick(["x", "y", "name", "size", "left", "key"])),
    type: partType(ctx, params, selves),
    mutable: ctx.rand.chance(0.3),
  }));
}

/** A variant and a variant or record that mention each other. */
function mutualDefs(ctx: Context): TypeDef[] {
  const [one, two] = [freshName(ctx.world, "t"), freshName(ctx.world, "t")];
  const ctors = ctorsFor(ctx, [], [con(two), con(one), list(con(two))]);
  const first: TypeDef = {
    name: one,
    path: [],
    params: [],
    body: { ...PLAIN, ctors, recursive: mentions(ctors, one) || mentions(ctors, two) },
  };
  if (ctx.rand.chance(0.4))
    return [
      first,
      {
        name: two,
        path: [],
        params: [],
        body: { kind: "record", fields: fieldsFor(ctx, [], [list(con(one)), option(con(one))]) },
      },
    ];
  const others = ctorsFor(ctx, [], [con(one), con(two)]);
  return [
    first,
    {
      name: two,
      path: [],
      params: [],
      body: { ...PLAIN, ctors: others, recursive: mentions(others, one) || mentions(others, two) },
    },
  ];
}

function abbreviation(ctx: Context): Code {
  const name = freshName(ctx.world, "alias");
  const params = PARAMS.slice(
    0,
    ctx.rand.weighted([
      [3, 0],
      [1, 1],
    ]),
  );
  const type =
    params.length > 0
      ? ctx.rand.pick([
          list(tuple(typeVar("'a"), INT)),
          tuple(typeVar("'a"), typeVar("'a")),
          option(list(typeVar("'a"))),
        ])
      : dataType(ctx, 2);
  ctx.world.abbreviations.push({ name, path: [], params, type });
  return text(
    undefined,
    Level.open,
    `type ${params.map((p) => `${p} `).join("")}${name} = ${typeText(ctx, type)}`,
    "type abbreviation",
  );
}

function declaration(ctx: Context, def: TypeDef): string {
  const params =
    def.params.length === 0 ? "" : def.params.length === 1 ? `${def.params[0]} ` : `(${def.params.join(", ")}) `;
  if (def.body.kind === "record") {
    const fields = def.body.fields.map((f) => `${f.mutable ? "mutable " : ""}${f.name} : ${typeText(ctx, f.type)}`);
    return `${params}${def.name} = { ${fields.join("; ")} }`;
  }
  const { base } = def.body;
  const old = new Set(base === undefined ? [] : ctorNames(ctx.world.types.get(base)));
  const ctors = def.body.ctors.filter((ctor) => !old.has(ctor.name)).map((ctor) => ctorText(ctx, ctor));
  if (!def.body.open) return `${params}${def.name} =\n${ctors.map((ctor) => `  | ${ctor}`).join("\n")}`;
  const basePath = base === undefined ? [] : (ctx.world.types.get(base)?.path ?? []);
  const cases = [...(base === undefined ? [] : [qualified(ctx, basePath, base)]), ...ctors];
  return `${params}${def.name} = [ ${cases.join(" | ")} ]`;
}

const ctorNames = (def: TypeDef | undefined): readonly string[] =>
  def?.body.kind === "variant" ? def.body.ctors.map((ctor) => ctor.name) : [];

function ctorText(ctx: Context, { name, args, inline }: CtorDef): string {
  if (args.length === 0) return name;
  if (inline === undefined) return `${name} of ${args.map((arg) => argumentText(ctx, arg)).join(" * ")}`;
  const fields = inline.map((f, i) => `${f.mutable ? "mutable " : ""}${f.name} : ${typeText(ctx, args[i] ?? INT)}`);
  return `${name} of { ${fields.join("; ")} }`;
}

/** In parentheses where it would otherwise read as several arguments. */
function argumentText(ctx: Context, type: Type): string {
  const words = typeText(ctx, type);
  return type.kind === "tuple" || type.kind === "fun" ? `(${words})` : words;
}

function showFunctions(ctx: Context, defs: readonly TypeDef[]): Code {
  const words = defs.map((def, i) => `${i === 0 ? "let rec" : "and"} ${showFunction(ctx, def)}`).join("\n");
  return text(undefined, Level.open, words, "let rec", ...(defs.length > 1 ? (["let rec and"] as const) : []));
}

function showFunction(ctx: Context, def: TypeDef): string {
  const vars = new Map(def.params.map((param) => [param, `show_${param.slice(1)}`] as const));
  const head = [`show_${def.name}`, ...vars.values()].join(" ");
  return def.body.kind === "record"
    ? showRecord(ctx, head, def.body.fields, vars)
    : showVariant(ctx, head, def.body.ctors, vars);
}

function showRecord(
  ctx: Context,
  head: string,
  fields: readonly FieldDef[],
  vars: ReadonlyMap<string, string>,
): string {
  const shown = fields.map((f) => `"${f.name}=" ^ ${showerText(ctx, f.type, vars)} r.${f.name}`);
  return `${head} r =\n  "{" ^ ${shown.join(' ^ "; " ^ ')} ^ "}"`;
}

function showVariant(ctx: Context, head: string, ctors: readonly CtorDef[], vars: ReadonlyMap<string, string>): string {
  const arms = ctors.map((ctor) => {
    const names = ctor.args.map((_, i) => `x${i}`);
    const pattern = casePattern(ctor, names);
    const args = ctor.args.map((arg, i) => `${showerText(ctx, arg, vars)} x${i}`).join(' ^ ", " ^ ');
    return `  | ${pattern} -> ${names.length === 0 ? `"${ctor.name}"` : `"${ctor.name}(" ^ ${args} ^ ")"`}`;
  });
  return `${head} = function\n${arms.join("\n")}`;
}

function casePattern({ name, inline }: CtorDef, names: readonly string[]): string {
  if (names.length === 0) return name;
  if (inline === undefined) return `${name} (${names.join(", ")})`;
  return `${name} { ${inline.map((field, i) => `${field.name} = ${names[i]}`).join("; ")} }`;
}

export function declareException(ctx: Context): Code {
  const name = freshName(ctx.world, ctx.rand.pick(["E", "Stop", "Bad", "Found"]));
  const args = Array.from(
    {
      length: ctx.rand.weighted([
        [3, 0],
        [4, 1],
        [2, 2],
      ]),
    },
    () => dataType(ctx, 1),
  );
  ctx.world.exceptions.push({ name, path: [], args });
  const of = args.length === 0 ? "" : ` of ${args.map((arg) => argumentText(ctx, arg)).join(" * ")}`;
  return text(
    undefined,
    Level.open,
    `exception ${name}${of}`,
    "exception",
    ...(args.length > 0 ? (["exception with argument"] as const) : []),
  );
}
