// Coercions (e :> t) and (e : s :> t): a type with fewer tags is taken for one with more, and a private one for what
// it abbreviates, inside other types too.
import type { Expr } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer } from "./context.js";
import type { Scope } from "./entities.js";
import { isStatic, makeRow, possible, type Row, typesOf } from "./row.js";
import {
  charge,
  childrenOf,
  con,
  expandHead,
  expandPrivate,
  isOpen,
  newVar,
  repr,
  somePart,
  type Ty,
  tuple,
  undoingOnFailure,
  variant,
} from "./ty.js";
import { unify } from "./unify.js";

export function inferCoercion(ctx: Context, scope: Scope, e: Extract<Expr, { kind: "coerce" }>): Ty {
  const type = inferAnnotation(ctx, scope, e.to);
  const from = e.from && inferAnnotation(ctx, scope, e.from);
  if (from !== undefined) expect(ctx, scope, e.value, from);
  const given = from ?? infer(ctx, scope, e.value);
  if (from === undefined && somePart(given, isOpen)) {
    const smaller = enlarged(type, 3);
    if (undoingOnFailure(() => unify(given, smaller)) === undefined) return type;
  }
  const failed = undoingOnFailure(() => (isPart(given, type, []) ? undefined : { kind: "differ" }));
  if (failed !== undefined) unifyAt(ctx, e.value.at, given, type, { at: e.to.at, label: "the type it is taken for" });
  return type;
}

/** What may be taken for the type, as far as tags go. */
function enlarged(type: Ty, depth: number): Ty {
  const { desc } = expandHead(type);
  const go = (part: Ty): Ty => enlarged(part, depth - 1);
  if (depth === 0) return type;
  if (desc.kind === "tuple") return tuple(desc.items.map(go));
  if (desc.kind === "con")
    return desc.args.length === 0
      ? type
      : con(
          desc.info,
          desc.args.map((arg, i) => (desc.info.variance[i] === "covariant" ? go(arg) : arg)),
        );
  if (desc.kind !== "variant" || !isStatic(desc.row)) return type;
  const fields = [...desc.row.fields].map(([tag, field]) => {
    const types = typesOf(field).map(go);
    return [tag, possible({ kind: "present", type: types[0] }, false)] as const;
  });
  return variant(makeRow(fields, true));
}

type Pair = readonly [Ty, Ty];

/** Whether every value of the one type is one of the other. `above`: what is being asked already. */
function isPart(one: Ty, other: Ty, above: readonly Pair[]): boolean {
  charge();
  const [left, right] = [repr(one), repr(other)];
  if (left === right || above.some((pair) => sameNames(pair, [left, right]))) return true;
  const go = (a: Ty, b: Ty): boolean => isPart(a, b, [...above, [left, right]]);
  const [a, b] = [expandHead(left).desc, expandHead(right).desc];
  if (a.kind === "arrow" && b.kind === "arrow" && a.label === b.label) return go(b.from, a.from) && go(a.to, b.to);
  if (a.kind === "tuple" && b.kind === "tuple" && a.items.length === b.items.length)
    return a.items.every((item, i) => go(item, b.items[i] ?? newVar()));
  if (a.kind === "variant" && b.kind === "variant" && a.row.closed) return isPartOfRow(a.row, b.row, go);
  if (a.kind === "con" && b.kind === "con" && a.info === b.info) {
    const { variance } = a.info;
    return a.args.every((arg, i) => {
      const wanted = b.args[i] ?? newVar();
      if (variance[i] === "covariant") return go(arg, wanted);
      if (variance[i] === "contravariant") return go(wanted, arg);
      return variance[i] === "unused" || unify(arg, wanted) === undefined;
    });
  }
  const written =
    a.kind === "con" && (b.kind !== "con" || a.info !== b.info) ? expandPrivate(expandHead(left)) : undefined;
  return written === undefined ? unify(left, right) === undefined : go(written, right);
}

function isPartOfRow(one: Row, other: Row, go: (a: Ty, b: Ty) => boolean): boolean {
  return [...one.fields].every(([tag, field]) => {
    const wanted = other.fields.get(tag);
    if (wanted === undefined) return !other.closed;
    const [as, bs] = [typesOf(field), typesOf(wanted)];
    return as.length === bs.length && as.every((type, i) => go(type, bs[i] ?? newVar()));
  });
}

/** The same two abbreviations at the same arguments. */
function sameNames(pair: Pair, asked: Pair): boolean {
  return pair.every((known, i) => {
    const [a, b] = [known.desc, asked[i]?.desc];
    if (known === asked[i]) return true;
    if (a.kind !== "con" || b?.kind !== "con" || a.info !== b.info) return false;
    return childrenOf(known).every((arg, j) => b.args[j] !== undefined && repr(arg) === repr(b.args[j]));
  });
}
