// `p -> .` says that no value gets there. It is checked by looking for one: a value that fits p, none of the cases
// before it, and the types, as far as the constructors of GADTs tell what these can be.
import { subpatterns } from "../subpatterns.js";
import type { Case, Pattern } from "../syntax.js";
import { type Context, report } from "./context.js";
import type { CtorInfo } from "./entities.js";
import { atBranchLevel, constructorFor, learning } from "./gadt.js";
import { deeper, expandHead, restated, type Ty, undoingOnFailure } from "./ty.js";

export function checkRefuted(ctx: Context, cases: readonly Case[], on: Ty): void {
  for (const [i, c] of cases.entries()) {
    if (c.refuted !== true) continue;
    const before = cases.slice(0, i).flatMap((each) => (each.guard === undefined ? [[each.pattern]] : []));
    if (!isReached(ctx, c.pattern, before, on)) continue;
    report(ctx, "E207", "Not refuted", c.pattern.at, "some value gets to this case", {
      hint: "`-> .` is for cases that no value of the type can have.",
    });
  }
}

type Row = readonly Pattern[];

/** Nothing that is tried stays. */
function isReached(ctx: Context, pattern: Pattern, before: readonly Row[], on: Ty): boolean {
  let reached = false;
  undoingOnFailure(() => {
    const look = (): boolean =>
      deeper(() => atBranchLevel(ctx, () => reaches(ctx, before, [pattern], [restated(on)], DEPTH)));
    reached = learning(ctx, look).value;
    return true;
  });
  return reached;
}

/** OCaml looks as deep into values that no pattern mentions. */
const DEPTH = 5;

/** Whether some values of these types fit what is asked, and no row. */
function reaches(ctx: Context, rows: readonly Row[], asked: Row, types: readonly Ty[], depth: number): boolean {
  const [type, ...rest] = types;
  const [first, ...later] = asked;
  if (type === undefined || first === undefined) return rows.length === 0;
  const simple = rows.flatMap(alternatives);
  return alternatives(asked).some(([head = first]) => {
    const { desc } = expandHead(type);
    if (desc.kind === "tuple") {
      const opened = simple.map((row) => parts(row, desc.items.length));
      return reaches(ctx, opened, parts([head, ...later], desc.items.length), [...desc.items, ...rest], depth);
    }
    const ctors = desc.kind === "con" && desc.info.body.kind === "variant" ? desc.info.body.ctors : [];
    const isLookedAt = [head, ...simple.map(([each]) => each)].some((each) => each?.kind === "construct");
    if (ctors.length === 0 && !isEmpty(type) && !isLookedAt)
      return reaches(ctx, simple.filter(isOpen).map(tail), later, rest, depth);
    if (!isLookedAt && depth === 0) return reaches(ctx, simple.filter(isOpen).map(tail), later, rest, depth);
    const inside = isLookedAt ? depth : depth - 1;
    return ctors.some((ctor) => reachesBy(ctx, ctor, simple, [head, ...later], types, inside));
  });
}

function reachesBy(
  ctx: Context,
  ctor: CtorInfo,
  rows: readonly Row[],
  asked: Row,
  [type, ...rest]: readonly Ty[],
  depth: number,
): boolean {
  const fits = ({ kind }: Pattern, pattern: Pattern): boolean =>
    kind === "any" || ctx.facts.ctors.get(pattern)?.name === ctor.name;
  const [head] = asked;
  if (type === undefined || head === undefined || !fits(head, head)) return false;
  let reached = false;
  undoingOnFailure(() => {
    const look = (): boolean => {
      const args = constructorFor(ctx, ctor, type);
      if (args === undefined) return false;
      const left = rows.filter(([first]) => first !== undefined && fits(first, first));
      return reaches(
        ctx,
        left.map((row) => parts(row, args.length)),
        parts(asked, args.length),
        [...args, ...rest],
        depth,
      );
    };
    reached = learning(ctx, look).value;
    return true;
  });
  return reached;
}

/** type t = |: there is no constructor at all. */
function isEmpty(type: Ty): boolean {
  const { desc } = expandHead(type);
  return desc.kind === "con" && desc.info.body.kind === "variant" && desc.info.body.ctors.length === 0;
}

const isOpen = ([first]: Row): boolean => first?.kind === "any";
const tail = ([, ...rest]: Row): Row => rest;

const ANY: Pattern = { kind: "any", at: { file: "", start: 0, end: 0 } };

/** A row with what its first pattern looks at in its place. */
function parts([first, ...rest]: Row, width: number): Row {
  const inner =
    first === undefined
      ? []
      : first.kind === "construct" && first.arg?.kind === "tuple" && width > 1
        ? first.arg.items
        : subpatterns(first);
  return [...Array.from({ length: width }, (_, i) => inner[i] ?? ANY), ...rest];
}

/** A row by its first pattern: names and types taken off, alternatives as rows of their own. */
function alternatives([first, ...rest]: Row): readonly Row[] {
  switch (first?.kind) {
    case undefined:
      return [[]];
    case "any":
    case "var":
      return [[ANY, ...rest]];
    case "alias":
    case "typed":
    case "labelled":
    case "open":
      return alternatives([first.inner, ...rest]);
    case "or":
      return first.options.flatMap((option) => alternatives([option, ...rest]));
    default:
      return first === undefined ? [[]] : [[first, ...rest]];
  }
}
