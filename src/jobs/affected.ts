// Which functions a change of a text may concern.
import type { Name } from "../core/expr.js";
import { definedNames } from "../core/library.js";
import { neededBy } from "../core/needs.js";
import { printDef } from "../core/print.js";
import type { Pair } from "../subject/pair.js";

/** All that a function of a submission needs: where that is the same in two texts, it does the same in both. */
export function madeOf({ submission: { side } }: Pair): string {
  return neededBy(side.program, side.name).map(printDef).join("\n");
}

/** The names that a function of a submission needs; those that need it in turn are left out. */
export function usedBy({ submission: { side } }: Pair): ReadonlySet<Name> {
  const [_own, ...needed] = neededBy(side.program, side.name);
  return new Set(needed.flatMap((def) => definedNames(def)));
}
