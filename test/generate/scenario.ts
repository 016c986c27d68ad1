// Small programs of the kind that courses have, with generated expressions in their gaps.
import { at, type Code, Level, node } from "./code.js";
import { bind, type Context, type Entry, mustNotRaise } from "./context.js";
import { COURSE_SCENES } from "./course-scenes.js";
import { GADT_SCENES } from "./gadt-scenes.js";
import { LABEL_SCENES } from "./label-scenes.js";
import { LIBRARY_SCENES } from "./library-scenes.js";
import { MODULE_SCENES } from "./module-scenes.js";
import { PRINT_SCENES } from "./print-scenes.js";
import type { Gap, SceneWriter } from "./script.js";
import { TABLE_SCENES } from "./table-scenes.js";
import { VARIANT_SCENES } from "./variant-scenes.js";

export type Scene = { readonly code: Code; readonly entries: readonly Entry[] };

const SCENES: readonly SceneWriter[] = [
  ...COURSE_SCENES,
  ...LIBRARY_SCENES,
  ...LABEL_SCENES,
  ...MODULE_SCENES,
  ...GADT_SCENES,
  ...VARIANT_SCENES,
  ...TABLE_SCENES,
  ...PRINT_SCENES,
];

/** One of the scenes, filled in. */
export function scene(ctx: Context): Scene {
  const safe = mustNotRaise({ ...ctx, cost: { left: 60 } });
  const gap: Gap = (type, bound = [], fuel = 5) => at(Level.dot, ctx.world.write(bind({ ...safe, fuel }, bound), type));
  const { parts, entries, features } = ctx.rand.pick(SCENES)(ctx, gap);
  return { code: node(undefined, Level.open, parts, "let", ...features), entries };
}
