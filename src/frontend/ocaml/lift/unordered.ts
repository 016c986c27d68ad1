// Expressions whose operands may be evaluated in any order: bound as lowering would have bound them, from right to
// left, so that lifting puts each back in its place.
import { nth } from "../../../basis/known.js";
import { type Expr, makeName, type Name } from "../../../core/expr.js";
import { mapChildren, visit } from "../../../core/traverse.js";

export function unordered(e: Expr): Expr {
  let serial = 0;
  const go = (inner: Expr): Expr => {
    const e = mapChildren(inner, go);
    return e.kind === "app" || e.kind === "make" || e.kind === "prim"
      ? rightToLeft(e, () => makeName("arg", --serial))
      : e;
  };
  return go(e);
}

/** All operands that do something, but for the leftmost, are bound first; the rightmost outermost. */
function rightToLeft(e: Extract<Expr, { kind: "app" | "make" | "prim" }>, fresh: () => Name): Expr {
  const leftmost = e.args.findIndex(isActive);
  const names = e.args.map((arg, i) => (i > leftmost && isActive(arg) ? fresh() : undefined));
  const node = { id: e.id, at: e.at, written: false };
  const args = e.args.map((arg, i): Expr => {
    const name = names[i];
    return name === undefined ? arg : { ...node, kind: "var", name };
  });
  return names.reduce<Expr>(
    (body, name, i) => (name === undefined ? body : { ...node, kind: "let", name, bound: nth(e.args, i), body }),
    { ...e, args },
  );
}

function isActive(e: Expr): boolean {
  let active = false;
  visit(e, ({ kind }) => {
    active ||= kind === "app" || kind === "let" || kind === "seq";
    return !active && kind !== "lam" && kind !== "delay";
  });
  return active;
}
