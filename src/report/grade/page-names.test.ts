// File names for students: readable where the name allows, safe and different whatever it is.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOSTILE } from "../../../test/grade/sample-results.js";
import { pageNames } from "./page-names.js";

const nameOf = (id: string): string | undefined => pageNames([id], ".md").get(id);

const cases: readonly (readonly [string, string])[] = [
  ["Ann Smith", "ann-smith.md"],
  ["José Ñandú", "jose-nandu.md"],
  ["../../etc/passwd", "etc-passwd.md"],
  ["..", "student.md"],
  ["", "student.md"],
  ["CON", "student-con.md"],
  ["lpt1", "student-lpt1.md"],
  ["console", "console.md"],
  ["a\\b:c*d?\u0000e", "a-b-c-d-e.md"],
  ["李明", "李明.md"],
  ["ann.", "ann.md"],
  ["ann_smith2", "ann_smith2.md"],
];

describe("a name", () => {
  for (const [id, name] of cases) test(JSON.stringify(id), () => expect(nameOf(id)).toBe(name));
  test("that is hostile", () => expect(nameOf(HOSTILE)).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.md$/u));
  test("that is long", () => expect(nameOf("李".repeat(5_000))?.length).toBeLessThan(60));
});

test("no two are the same, whatever the case", () => {
  const ids = ["ann", "Ann", "ann-2", "ÄNN", "ann!", "STRASSE", "straße", "ς", "σ"];
  expect([...pageNames(ids, ".md").values()].slice(0, 5)).toEqual([
    "ann.md",
    "ann-2.md",
    "ann-2-2.md",
    "ann-3.md",
    "ann-4.md",
  ]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."aAbÄä-./\\ςσΣ2 \u0000") })), (some) => {
      const names = [...pageNames(some, ".md").values()].map((name) => name.toUpperCase());
      expect(new Set(names).size).toBe(some.length);
      for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.MD$/u);
    }),
  );
});
