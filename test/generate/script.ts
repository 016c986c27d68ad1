// What a scene is: a small program of a kind, with gaps for generated expressions.
import type { Part } from "./code.js";
import { type Context, type Entry, entry } from "./context.js";
import type { Feature } from "./feature.js";
import { INT, mono, type Type } from "./type.js";

/** An expression of a type, which may mention more variables than are in scope. */
export type Gap = (type: Type, bound?: readonly Entry[], fuel?: number) => Part;

export type Script = {
  readonly parts: readonly Part[];
  readonly entries: readonly Entry[]; // what the rest of the program may use
  readonly features: readonly Feature[];
};

export type SceneWriter = (ctx: Context, gap: Gap) => Script;

/** A function, which costs something to call. */
export const called = (name: string, type: Type, cost: number): Entry => entry(name, mono(type), { cost });

/** A name of a type that the generator has no words for: it is only asked for. */
export const asked = (name: string): Entry => entry(name, mono(INT), { uses: { left: 0 } });
