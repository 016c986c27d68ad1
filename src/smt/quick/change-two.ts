// The last attempt, for what is no linear system at all: one unknown gets a small value, another
// one is solved for.

import type { Int } from "../../basis/integer.js";
import { nth } from "../../basis/known.js";
import { holds, type Model } from "../model.js";
import type { Lit } from "../term.js";
import { highOf, lowOf, unknownsOf } from "../unknowns.js";
import { setUnknown, worldLike } from "../world.js";
import { changeOne } from "./change-one.js";

const SECOND_VALUES: readonly Int[] = [1, -1, 2, -2, 0, 3, 4, 5];
const UNKNOWNS_MAX = 4;

export function changeTwo(slice: readonly Lit[], near: Model): Model | undefined {
  const unknowns = new Set(slice.filter((lit) => !holds(near, lit)).flatMap(({ cond }) => unknownsOf(cond).atoms));
  for (const atom of [...unknowns].filter(({ sort }) => sort === "int").slice(0, UNKNOWNS_MAX)) {
    for (const value of SECOND_VALUES) {
      if (value < lowOf(atom) || value > highOf(atom)) continue;
      const world = worldLike(near);
      setUnknown(world, atom, value);
      const failing = slice.filter((lit) => !holds(world, lit));
      if (failing.length === 0) return world;
      const model = changeOne(slice, nth(failing, 0), world);
      if (model !== undefined) return model;
    }
  }
  return undefined;
}
