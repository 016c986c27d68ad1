// Whether the numbers of an input are within what their types have: numbers that are moved together may leave it.

import type { Value } from "../../core/value.js";
import type { Run } from "../../explore/run.js";
import { atomValue, type Model } from "../../smt/model.js";
import { intOf } from "../../smt/sorts.js";
import { highOf, lowOf } from "../../smt/unknowns.js";
import { symbolsIn } from "../../witness/witness.js";

export function inRange(run: Run, args: readonly Value[]): (model: Model) => boolean {
  const numbers = symbolsIn(run, args).filter(({ sort }) => sort === "int");
  return (model) =>
    numbers.every((atom) => {
      const value = intOf(atomValue(model, atom));
      return value >= lowOf(atom) && value <= highOf(atom);
    });
}
