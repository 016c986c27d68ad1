// What the real OCaml is asked about a witness.
import { expect, test } from "vitest";
import { expressionOf } from "./confirm.js";

test("the call itself, or what an observer makes of it", () => {
  expect(expressionOf({ call: "f 1", observed: undefined })).toBe("f 1");
  expect(expressionOf({ call: "diff (x_, $&)", observed: { kind: "calls", calls: ['grading _ [("_x", 1)]'] } })).toBe(
    'grading (diff (x_, $&)) [("_x", 1)]',
  );
});
