// Whether what a program does mentions its own file.
import { expect, test } from "vitest";
import type { Shown } from "../report/verdict.js";
import { namesFile } from "./places.js";

const raised = (text: string): Shown => ({ kind: "raised", text, steps: 1 });
const value = (text: string, from?: string): Shown => ({ kind: "value", text, effects: undefined, from, steps: 1 });

test.each([
  [raised('Match_failure ("hw/ann.ml", 3, 12)'), "hw/ann.ml", true],
  [raised('Match_failure ("hw/bob.ml", 3, 12)'), "hw/ann.ml", false],
  [raised('Match_failure ("a\\"b\\\\c.ml", 3, 12)'), 'a"b\\c.ml', true],
  [raised('Match_failure ("\u00c3\u00b6.ml", 3, 12)'), "ö.ml", true], // shown texts are bytes
  [value('"File \\"ann.ml\\", line 1"'), "ann.ml", true],
  [value("1", '"ann.ml"'), "ann.ml", true],
  [value("1"), "ann.ml", false],
  [{ kind: "exited", code: 0, printed: undefined, steps: 1 } as const, "ann.ml", false],
  [{ kind: "unfinished", why: "fuel", steps: 1 } as const, "ann.ml", false],
])("%o in %s", (shown, file, isNamed) => {
  expect(namesFile(shown, file)).toBe(isNamed);
});
