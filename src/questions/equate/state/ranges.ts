// Scala's `for (i <- a to b)`: the library asks how long the range is, which takes a division and integers of another width,
// and counts from zero. Here it counts as the range does. Both take the same turns as long as no integer overflows; a range
// that is too long for its length to be an integer is an overflow too, and raises in the library.
import { type Expr, fixedName, type Name } from "../../../core/expr.js";
import { type Ids, inventing } from "../../../core/ids.js";
import { parseProgram } from "../../../core/parse.js";
import { boundIn, type Def } from "../../../core/program.js";
import { mapChildren, visit } from "../../../core/traverse.js";

const TEXT = `
(def foreach/counting (fun (this/counting f/counting)
  (match this/counting
    ([Range/scala.Range from/counting bound/counting step/counting inclusive/counting] ->
      (if (%i32.eq step/counting 0:i32)
        (if (%i32.le from/counting (if inclusive/counting (%i32.sub bound/counting 1:i32) bound/counting))
          [tuple0]
          (seq (%i32.div 1:i32 step/counting) [tuple0]))
        (let
          (rec (go/counting (fun (i/counting)
            (if (if (%i32.gt step/counting 0:i32)
                  (if inclusive/counting (%i32.le i/counting bound/counting) (%i32.lt i/counting bound/counting))
                  (if inclusive/counting (%i32.ge i/counting bound/counting) (%i32.gt i/counting bound/counting)))
              (seq (f/counting i/counting) (go/counting (%i32.add i/counting step/counting)))
              [tuple0]))))
          (go/counting from/counting)))))))
`;

const FOREACH = "foreach/scala.Range";
const FIRST = "from/scala.Range.get";

/** Of the library's functions that go through a range, each with one that counts: a submission may have one of its own. */
export type Counted = ReadonlyMap<Name, Extract<Def, { kind: "one" }>>;

export function countedRanges(ids: Ids, defs: readonly Def[]): Counted {
  const invented = inventing(ids);
  return new Map(
    defs.flatMap((def) => {
      const suffix = def.kind === "one" && def.name.startsWith(FOREACH) ? def.name.slice(FOREACH.length) : undefined;
      const ctor = suffix === undefined ? undefined : rangeOf(defs, fixedName(`${FIRST}${suffix}`));
      const [made] = ctor === undefined ? [] : parseProgram(TEXT).defs;
      if (def.kind !== "one" || made?.kind !== "one" || ctor === undefined) return [];
      return [
        [def.name, { ...made, name: fixedName(`${made.name}${suffix}`), bound: invented(withCtor(made.bound, ctor)) }],
      ];
    }),
  );
}

/** The constructor of ranges, as the function that takes their start matches on it. */
function rangeOf(defs: readonly Def[], first: Name): Name | undefined {
  const def = defs.find((each) => each.kind === "one" && each.name === first);
  let ctor: Name | undefined;
  for (const bound of def === undefined ? [] : boundIn(def))
    visit(bound, (e) => {
      const [arm] = e.kind === "match" ? e.arms : [];
      if (arm?.pattern.kind === "ctor") ctor = arm.pattern.ctor;
      return true;
    });
  return ctor;
}

function withCtor(e: Expr, ctor: Name): Expr {
  const inside = mapChildren(e, (child) => withCtor(child, ctor));
  if (inside.kind !== "match") return inside;
  const arms = inside.arms.map((arm) =>
    arm.pattern.kind === "ctor" ? { ...arm, pattern: { ...arm.pattern, ctor } } : arm,
  );
  return { ...inside, arms };
}

/** With these instead of the library's; undefined if there are none. */
export function withRangesCounted(counted: Counted, e: Expr): Expr | undefined {
  let found = false;
  const replaced = (each: Expr): Expr => {
    const inside = mapChildren(each, replaced);
    const now = inside.kind === "var" ? counted.get(inside.name) : undefined;
    if (inside.kind !== "var" || now === undefined) return inside;
    found = true;
    return { ...inside, name: now.name };
  };
  const now = replaced(e);
  return found ? now : undefined;
}
