// Ids that no other node has: beyond all, beside others, and of parts that are in an expression twice.
import { expect, test } from "vitest";
import { call, lit } from "./build.js";
import type { Expr, NodeId } from "./expr.js";
import { besideThese, Ids, idsBeyond, idsIn, inventing, movedBeyond, numbered, UNNUMBERED, withOwnIds } from "./ids.js";
import { parseExpr, parseProgram } from "./parse.js";
import { visit } from "./traverse.js";

const { defs } = parseProgram("(def f (fun (x) (x x))) (def g 1)");

function idsOf(e: Expr): readonly NodeId[] {
  const found: NodeId[] = [];
  visit(e, ({ id }) => found.push(id) > 0);
  return found;
}

test("are given once, in order, alone or in a row", () => {
  const ids = new Ids();
  expect([ids.next(), ids.row(3), ids.next(), ids.unused]).toEqual([1, 2, 5, 6]);
});

test("come after all that definitions have, and what is to be put into them", () => {
  const last = Math.max(...idsIn(defs));
  expect(idsBeyond(defs).unused).toBe(last + 1);
  expect(idsBeyond([], [parseExpr("(f x)")]).unused).toBe(4);
  expect(movedBeyond(defs)(1)).toBe(last + 2);
});

test("of definitions of another program are new ones where they are taken", () => {
  const [same] = besideThese([], defs);
  expect(same).toBe(defs[0]);
  const all = [...defs, ...besideThese(defs, defs)];
  expect(idsIn(all).size).toBe(2 * idsIn(defs).size);
});

test("are missing in what is made up, and stay in what it holds", () => {
  const part = parseExpr("(f x)");
  const made = call(lit({ kind: "bool", value: true }), [part]);
  expect(idsOf(made).filter((id) => id === UNNUMBERED)).toHaveLength(2);
  expect(idsOf(numbered(idsBeyond([], [part]), made))).toEqual([5, 4, ...idsOf(part)]);
  expect(idsOf(inventing(new Ids(70))(made))).toEqual([74, 70, 73, 71, 72]);
});

test("of a part that is there twice are other ones the second time", () => {
  const part = parseExpr("(f x)");
  const twice = withOwnIds(idsBeyond([], [part]), call(part, [part]));
  expect(new Set(idsOf(twice)).size).toBe(7);
  expect(twice.kind === "app" && twice.fn).toBe(part);
  expect(withOwnIds(new Ids(70), part)).toBe(part);
  expect(idsOf(withOwnIds(new Ids(70), part, () => false))).toEqual([72, 70, 71]);
});
