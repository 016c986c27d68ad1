// Edits of an edited text are edits of the text: whatever they are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { composed } from "./composed.js";
import { textWith, type WrittenChange } from "./edits.js";

test("changes of a changed text are changes of the text as it was", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), cuts(), cuts(), (text, one, other) => {
      const first = editsAt(text, one);
      const now = textWith(text, first);
      const second = editsAt(now, other);
      const both = composed(first, now, second);
      expect(textWith(text, both)).toBe(textWith(now, second));
      for (const [i, { at }] of both.entries()) expect(at.start).toBeGreaterThanOrEqual(both[i - 1]?.at.end ?? 0);
    }),
    { numRuns: 2000 },
  );
});

function cuts() {
  const cut = fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 4 }), fc.string({ maxLength: 4 }));
  return fc.tuple(cut, cut, cut);
}

function editsAt(text: string, all: readonly (readonly [number, number, string])[]): readonly WrittenChange[] {
  const edits: WrittenChange[] = [];
  for (const [from, length, put] of [...all].sort((a, b) => a[0] - b[0])) {
    const start = Math.max(from, (edits.at(-1)?.at.end ?? -1) + 1);
    if (start > text.length) continue;
    edits.push({ at: { file: "a", start, end: Math.min(text.length, start + length) }, text: put, idea: "expression" });
  }
  return edits;
}
