// The command line to paste: quoted for shells, with every file that the expression needs.
import { expect, test } from "vitest";
import { shellWord } from "../basis/shell-word.js";
import type { Witness } from "../report/verdict.js";
import { type AskedCheck, readAskedCheck } from "./check-arguments.js";
import { reproduction } from "./reproduction.js";

const value = { kind: "value", text: "1", effects: undefined, from: undefined, steps: 1 } as const;
const WITNESS: Witness = {
  call: "f 0",
  args: ["0"],
  submissionCall: undefined,
  chosen: [],
  size: 1,
  observed: undefined,
  whole: "f 0",
  expected: value,
  got: value,
  rests: "behaviour",
};

function asked(...args: string[]): AskedCheck {
  const read = readAskedCheck(["reference.ml", "submission.ml", ...args]);
  if (read === "help") throw new Error("nobody asked for help");
  return read;
}

const cases: readonly (readonly [string, AskedCheck, Partial<Witness>, string])[] = [
  ["a plain call", asked(), {}, "elenchus run submission.ml -e 'f 0'"],
  ["strings and characters", asked(), { whole: `f "x" 'c'` }, `elenchus run submission.ml -e 'f "x" '\\''c'\\'''`],
  ["a prelude", asked("--prelude", "given part.ml"), {}, "elenchus run 'given part.ml' submission.ml -e 'f 0'"],
  [
    "an observer",
    asked("--observe", "grading.ml:value_of"),
    { whole: 'value_of (f 0) [("x_1", 1)]' },
    `elenchus run submission.ml grading.ml -e 'value_of (f 0) [("x_1", 1)]'`,
  ],
  [
    "one that does not finish",
    asked(),
    { got: { kind: "unfinished", why: "fuel", steps: 5000 } },
    "elenchus run submission.ml --fuel 5000 -e 'f 0'",
  ],
];
for (const [name, question, changes, line] of cases) {
  test(name, () => expect(reproduction(question, { ...WITNESS, ...changes })).toBe(line));
}

test("a word with nothing special stays as it is", () => {
  expect(["a-b_c.ml", "../x", "", "a b", "$HOME"].map(shellWord)).toEqual([
    "a-b_c.ml",
    "../x",
    "''",
    "'a b'",
    "'$HOME'",
  ]);
});
