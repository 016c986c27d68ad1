// Mistakes that look the same are told apart by another input.
import { describe, expect, test } from "vitest";
import { example, SAMPLE, value } from "../../../test/grade/sample-results.js";
import type { Mistake, PooledInput } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { renderGrades } from "./table.js";
import { tellingInput } from "./telling-input.js";

const WITNESS = example("f 1", 2, value("1"), value("0"));

function input(id: number): PooledInput {
  const { size, expected, observed } = WITNESS;
  return { id, function: "f", call: `f ${id}`, observed, size, expected, smallestOf: [], caught: [] };
}

/** What it gives on each input; null: what it should. */
function mistake(id: number, ...gives: readonly (string | null)[]): Mistake {
  const behaviour = gives.flatMap((got, i) => (got === null ? [] : [{ input: i + 1, got: value(got) }]));
  return { id, function: "f", submissions: [`s${id}`], witness: WITNESS, behaviour, shapes: [] };
}

const INPUTS = [1, 2, 3].map(input);
const ALIKE = [
  mistake(1, "0", null, null),
  mistake(2, "0", "0", "0"),
  mistake(3, "0", "0", null),
  mistake(4, "0", null, "-1"),
];

describe("the input that tells", () => {
  const cases: readonly (readonly [number, number, string | null])[] = [
    [1, 2, null],
    [2, 3, "0"],
    [3, 2, "0"],
    [4, 3, "-1"],
  ];
  for (const [id, by, got] of cases) {
    test(`mistake ${id} from the others`, () => {
      const telling = tellingInput(ALIKE[id - 1] ?? mistake(0), ALIKE, INPUTS);
      expect(telling?.input.id).toBe(by);
      expect(telling?.got).toEqual(got === null ? null : value(got));
    });
  }

  test("is not needed where none looks the same", () => {
    const other = { ...mistake(5, "2", "2"), witness: example("f 1", 2, value("1"), value("2")) };
    expect(tellingInput(other, [...ALIKE, other], INPUTS)).toBeUndefined();
  });
});

test("on the terminal", () => {
  const shown = renderGrades(ENGLISH, { ...SAMPLE, mistakes: ALIKE, inputs: INPUTS }, { width: 80, colour: false });
  expect(shown).toContain("        got       0\n        but       right  on  f 2\n");
  expect(shown).toContain("        got       0\n        and       -1  on  f 3\n");
});
