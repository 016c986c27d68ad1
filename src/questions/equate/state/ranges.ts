// Scala's `for (i <- a to b)`: the library asks how long the range is, which takes a division and integers of another width,
// and counts from zero. Here it counts as the range does. Both take the same turns as long as no integer overflows; a range
// that is too long for its length to be an integer is an overflow too, and raises in the library.
import { inventing } from "../../../core/build.js";
import { type Expr, fixedName } from "../../../core/expr.js";
import { parseProgram } from "../../../core/parse.js";
import type { Def } from "../../../core/program.js";
import { mapChildren } from "../../../core/traverse.js";

const TEXT = `
(def foreach/counting (fun (this/1 f/1)
  (match this/1
    ([Range/scala.Range from/1 bound/1 step/1 inclusive/1] ->
      (if (%i32.eq step/1 0:i32)
        (if (%i32.le from/1 (if inclusive/1 (%i32.sub bound/1 1:i32) bound/1))
          [tuple0]
          (seq (%i32.div 1:i32 step/1) [tuple0]))
        (let
          (rec (go/1 (fun (i/1)
            (if (if (%i32.gt step/1 0:i32)
                  (if inclusive/1 (%i32.le i/1 bound/1) (%i32.lt i/1 bound/1))
                  (if inclusive/1 (%i32.ge i/1 bound/1) (%i32.gt i/1 bound/1)))
              (seq (f/1 i/1) (go/1 (%i32.add i/1 step/1)))
              [tuple0]))))
          (go/1 from/1)))))))
`;

export const LIBRARY_FOREACH = fixedName("foreach/scala.Range");
const COUNTING_FOREACH = fixedName("foreach/counting");

/** No program has nodes with such ids. */
const IDS = 4_500_000_000;

let made: Def | undefined;

export function countingForeach(): Def {
  const [def] = made === undefined ? parseProgram(TEXT).defs : [made];
  if (def?.kind !== "one") throw new Error("one definition");
  made ??= { ...def, bound: inventing(IDS)(def.bound) };
  return made;
}

/** With that instead of the library's; undefined if there is none. */
export function withRangesCounted(e: Expr): Expr | undefined {
  let found = false;
  const replaced = (each: Expr): Expr => {
    const inside = mapChildren(each, replaced);
    if (inside.kind !== "var" || inside.name !== LIBRARY_FOREACH) return inside;
    found = true;
    return { ...inside, name: COUNTING_FOREACH };
  };
  const now = replaced(e);
  return found ? now : undefined;
}
