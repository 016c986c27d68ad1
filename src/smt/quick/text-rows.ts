// What classes of equal strings say about integers: their lengths and characters.

import { lookUp } from "../../basis/known.js";
import { textTerm } from "../sorts.js";
import type { LinearRow } from "./linear.js";
import { row, rowOfTwo, type Table } from "./table.js";
import { type Classes, nodeOf } from "./texts.js";

/** What equal strings say about lengths and characters. */
export function textRows(table: Table, { rootOf }: Classes): LinearRow[] {
  const rows: LinearRow[] = [];
  const lengths = new Map<unknown, number>();
  for (const atom of table.atoms) {
    const { kind } = atom.op;
    if (kind !== "length" && kind !== "get") continue;
    const node = nodeOf(textTerm(atom.args[0]));
    if (node === undefined) continue;
    const [root, column] = [rootOf(node), lookUp(table.index, atom)];
    if (kind === "get") {
      const index = atom.args[1];
      if (typeof root === "string" && typeof index === "number" && index >= 0 && index < root.length)
        rows.push(row(table, [[column, 1]], root.charCodeAt(index)));
    } else if (typeof root === "string") rows.push(row(table, [[column, 1]], root.length));
    else {
      const first = lengths.get(root) ?? column;
      lengths.set(root, first);
      if (first !== column) rows.push(rowOfTwo(table, 1, column, -1, first, 0));
    }
  }
  return rows;
}
