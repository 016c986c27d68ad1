// Laws of the core language's own tools, on random programs: printing and parsing are
// inverse, and so are encoding and decoding; what the generator makes is well formed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeDef, encodeDef, nodeCount } from "../../src/core/codec.js";
import type { Expr, Name } from "../../src/core/expr.js";
import { Ids } from "../../src/core/ids.js";
import { parseExpr, parseProgram } from "../../src/core/parse.js";
import { printExpr, printProgram } from "../../src/core/print.js";
import type { Def, Program } from "../../src/core/program.js";
import { NOWHERE } from "../../src/core/span.js";
import { mapChildren } from "../../src/core/traverse.js";
import { validate } from "../../src/core/validate.js";
import { sweep } from "../sweep.js";
import { randomProgram } from "./random-core.js";

function check(law: (program: Program) => void): void {
  const sizes = fc.integer({ min: 1, max: 5 });
  const holds = fc.property(fc.integer(), sizes, (seed, size) => {
    law(randomProgram(seed, size));
  });
  fc.assert(holds, { seed: 7, numRuns: sweep(80, 200) });
}

/** Without what text does not keep. */
function bare(e: Expr): Expr {
  return { ...mapChildren(e, bare), id: 0, at: NOWHERE };
}

function mapDef(def: Def, f: (e: Expr) => Expr): Def {
  if (def.kind === "one") return { ...def, bound: f(def.bound) };
  return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: f(b.bound) })) };
}

function bareDef(def: Def): Def {
  return mapDef(def, bare);
}

function unwritten(e: Expr): Expr {
  return { ...mapChildren(e, unwritten), written: false };
}

test("random programs are well formed", () => {
  check((program) => expect(validate(program)).toEqual([]));
});

test("printing, then parsing, gives the program back", () => {
  check((program) => {
    const again = parseProgram(printProgram(program));
    expect(again.defs.map(bareDef)).toEqual(program.defs.map(bareDef));
    expect({ ...again, defs: [], faults: {} }).toEqual({ ...program, defs: [], faults: {} });
    expect(printProgram(again)).toBe(printProgram(program));
  });
});

test("any name and any string survive printing and parsing", () => {
  const names = fc.oneof(
    fc.string({ minLength: 1, unit: "binary" }),
    fc.constantFrom("let", "12", "-1", "~x", "%i63.add", "a b", "|", "\\", "'", "->", "_", "1:i64", "a:char"),
  );
  fc.assert(
    fc.property(names, fc.string({ unit: "binary" }), (name, text) => {
      const node = { id: 0, at: NOWHERE, written: true };
      const arg: Expr = { kind: "lit", ...node, value: { kind: "str", value: text } };
      const call: Expr = { kind: "app", ...node, fn: { kind: "var", ...node, name: name as Name }, args: [arg] };
      expect(bare(parseExpr(printExpr(call)))).toEqual(call);
    }),
    { seed: 7, numRuns: sweep(200, 500) },
  );
});

test("encoding, then decoding, gives the definition back, unwritten and with ids in order", () => {
  check((program) => {
    for (const def of program.defs) {
      const decoded = decodeDef(encodeDef(def), new Ids(100));
      expect(bareDef(decoded)).toEqual(mapDef(bareDef(def), unwritten));
      expect(idsOf(decoded).sort((a, b) => a - b)).toEqual(Array.from({ length: nodeCount(def) }, (_, i) => 100 + i));
    }
  });
});

function idsOf(def: Def): number[] {
  const ids: number[] = [];
  const collect = (e: Expr): Expr => {
    ids.push(e.id);
    return mapChildren(e, collect);
  };
  mapDef(def, collect);
  return ids;
}
