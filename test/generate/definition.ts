// Definitions of functions as they are written: parameters, and the ways to put a name, its
// parameters, annotations and a body together.
import { at, atom, type Code, indented, Level, node, type Part, text } from "./code.js";
import { funOf } from "./compose.js";
import { CALLBACK_COST, type Context, type Entry, entry, freshName, typeText } from "./context.js";
import type { Feature } from "./feature.js";
import { hintFor, irrefutable, type Pattern } from "./pattern.js";
import { isCon, isPolymorphic, mono, resultOf, type Scheme, type Type } from "./type.js";

/** What follows `let` or `let rec`, and what it adds to the scope. */
export type Definition = { readonly code: Code; readonly entry: Entry; readonly recursive: boolean };

/** Patterns for parameters, no variable bound twice. */
export function parameters(ctx: Context, types: readonly Type[]): Pattern[] {
  const seen = new Set<string>();
  return types.map((type) => {
    const pattern =
      ctx.rand.chance(0.75) || type.kind === "var" ? plainParameter(ctx, type) : irrefutable(ctx, type, 1);
    const clash = pattern.bound.some((e) => seen.has(e.words));
    for (const e of pattern.bound) seen.add(e.words);
    return clash ? plainParameter(ctx, type) : pattern;
  });
}

/** A name that nothing else has. */
export function plainParameter(ctx: Context, type: Type): Pattern {
  if (isCon(type, "unit")) return { code: atom(undefined, "()"), bound: [] };
  const name = freshName(ctx.world, hintFor(type));
  return { code: atom(undefined, name), bound: [parameter(name, type)] };
}

/** A pair taken apart at once: its parts may be all that there is of their types. */
export function openParameter(ctx: Context, type: Type): Pattern {
  if (type.kind !== "tuple") return plainParameter(ctx, type);
  const parts = type.items.map((item) => plainParameter(ctx, item));
  const words = parts.map(({ bound }) => bound[0]?.words ?? "_").join(", ");
  return { code: text(undefined, Level.tuple, words, "tuple pattern"), bound: parts.flatMap((part) => part.bound) };
}

/** A parameter that is a function may be called, at the price that passed functions have. */
export const parameter = (name: string, type: Type): Entry =>
  entry(name, mono(type), { cost: type.kind === "fun" ? CALLBACK_COST : 1 });

/** name p q = body, in one of the ways to write that. */
export function written(
  ctx: Context,
  name: string,
  patterns: readonly Pattern[],
  body: Code,
  { vars, type }: Scheme,
  ...features: Feature[]
): Code {
  const words = patterns.flatMap(({ code }): Part[] => [" ", at(Level.dot, code)]);
  const currying: Feature[] = patterns.length > 1 ? ["currying"] : [];
  const tail = indented(at(Level.open, body));
  const plain = () => node(undefined, Level.open, [name, ...words, " =\n  ", tail], ...currying, ...features);
  const lambdaForm = (head: string, ...more: Feature[]) =>
    node(
      undefined,
      Level.open,
      [
        `${head} = `,
        indented(
          at(
            Level.open,
            funOf(
              type,
              patterns.map((p) => p.code),
              body,
            ),
          ),
        ),
      ],
      ...features,
      ...more,
    );
  const annotatable = isPolymorphic(type) ? 0 : 1;
  return ctx.rand.weighted<() => Code>([
    [8, plain],
    [1, () => lambdaForm(name)],
    [
      annotatable,
      () =>
        node(
          undefined,
          Level.open,
          [name, ...words, ` : ${typeText(ctx, resultOf(type, patterns.length))} =\n  `, tail],
          "type annotation",
          ...currying,
          ...features,
        ),
    ],
    [annotatable * 0.7, () => lambdaForm(`${name} : ${typeText(ctx, type)}`, "type annotation")],
    [
      vars.length > 0 ? 3 : 0,
      () =>
        lambdaForm(`${name} : ${vars.join(" ")}. ${typeText(ctx, type)}`, "explicit polymorphism", "type annotation"),
    ],
  ])();
}
