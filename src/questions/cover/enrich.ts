// Something in the parts of an input that a path did not look at, where the smallest value has nothing: a path
// that stops early is then also tried on what comes behind.

import { nth } from "../../basis/known.js";
import { Cell, fieldsOf, isData, makeData, type Value } from "../../core/value.js";
import { complete } from "../../explore/complete.js";
import type { Run } from "../../explore/run.js";
import { isSymbol, Unknown, UnknownFunction } from "../../explore/unknown.js";
import { USUAL } from "../../smt/model.js";
import { functionsIn } from "../../witness/witness.js";
import { ENRICHED_MAX } from "./limits.js";

/** `whole` is what `partial` became; the same where nothing was open. */
export function enriched(run: Run, partial: readonly Value[], whole: readonly Value[]): readonly Value[] {
  let number = 0;
  const next = (): number => {
    number++;
    return number;
  };
  const inside = (before: Value, after: Value): Value => {
    const v: unknown = before;
    if (v instanceof Unknown) {
      if (run.isDecided(v)) return inside(v.chosen as Value, after);
      return number >= ENRICHED_MAX ? after : (grown(run, v, next) ?? after);
    }
    if (isSymbol(v) || v instanceof UnknownFunction) return after;
    if (isData(before) && isData(after) && before.k === after.k) {
      const parts = fieldsOf(after);
      return makeData(
        after.k,
        fieldsOf(before).map((field, i) => inside(field, nth(parts, i))),
      );
    }
    if (before instanceof Cell && after instanceof Cell) return new Cell(inside(before.v, after.v));
    return after;
  };
  return partial.map((before, i) => inside(before, nth(whole, i)));
}

/** The smallest form that holds something; numbers in it are new ones. */
function grown(run: Run, unknown: Unknown, next: () => number): Value | undefined {
  const { alternatives } = unknown.shape;
  const index = alternatives.findIndex(({ made }) => made.kind === "data" && made.fields.length > 0);
  if (index < 0) return undefined;
  const { value } = unknown.form(run.world, index);
  if (!isData(value)) return undefined;
  if (holdsFunction(run, value)) return undefined;
  const [whole] = complete(run, USUAL, [value], noFunction) as [Value];
  if (!isData(whole)) return undefined;
  return makeData(
    whole.k,
    fieldsOf(whole).map((field) => (typeof field === "number" && field === 0 ? next() : field)),
  );
}

function holdsFunction(run: Run, value: Value): boolean {
  return functionsIn(run, [value]).length > 0;
}

function noFunction(): never {
  throw new Error("an unknown function in a whole value");
}
