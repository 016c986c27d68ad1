// Reading another tool's witnesses.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBaseline } from "./baseline.js";
import { openTestGrammar } from "./grammar.js";

const LINES = [
  "problem,id,seconds,witness,in_real_ocaml",
  "max,sub1,0.5,[-1] => -1,confirmed-value",
  'lambda,sub2,0.25,"P ((""x_0"", V (""x_0""))) ; fun x_1 -> x_1 => true",REFUTED-same',
];

test("quoted fields, several arguments, sizes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
  try {
    const grammar = await openTestGrammar();
    expect(readBaseline(folder, grammar).size).toBe(0);
    writeFileSync(join(folder, "testml-baseline.csv"), `${LINES.join("\n")}\n`);
    const rows = readBaseline(folder, grammar);
    expect(rows.get("max/sub1")).toEqual({ seconds: 0.5, confirmed: true, witness: "[-1]", size: 3 });
    const second = { seconds: 0.25, confirmed: false, witness: 'P (("x_0", V ("x_0"))) ; fun x_1 -> x_1', size: 6 };
    expect(rows.get("lambda/sub2")).toEqual(second);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
