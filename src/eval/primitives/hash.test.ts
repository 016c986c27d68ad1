// Hashes against the numbers that the real OCaml gives.
// Hashes of values, as OCaml's own Hashtbl.hash gives them.
import { describe, expect, test } from "vitest";
import { Flt, Lazy, makeData, Str, tupleOf, type Value } from "../../core/value.js";
import { makeRuntime } from "../runtime.js";
import { hashSettings, hashValue } from "./hash.js";

const hash = (value: Value, seed = 0): number => limited(10, 100, value, seed);
const limited = (count: number, limit: number, value: Value, seed = 0): number =>
  hashValue(makeRuntime(), hashSettings(count, limit, seed), value, (part) => part);

describe("hashes are OCaml's", () => {
  test.each<[string, Value, number]>([
    ["0", 0, 129913994],
    ["-1", -1, 911466517],
    ["2^53", 2 ** 53, 1004031701],
    ["max_int", 4611686018427387903n, 952257787],
    ["true", true, 883721435],
    ["empty string", new Str(""), 0],
    ["abcde", new Str("abcde"), 335633756],
    ["nan", new Flt(Number.NaN), 841516429],
    ["-0.", new Flt(-0), 256347020],
    ["[|1; 2; 3|]", [1, 2, 3], 369955794],
    ["[|1.; 2.; 3.|]", [new Flt(1), new Flt(2), new Flt(3)], 320078682],
    ['(1, "a", 2.5)', makeData(tupleOf(3), [1, new Str("a"), new Flt(2.5)]), 936102592],
  ])("%s", (_name, value, expected) => {
    expect(hash(value)).toBe(expected);
  });
});

test("a seed makes another hash", () => {
  expect(hash(new Str("hello"), 12345)).toBe(1006139422);
});

test("what lies beyond the limits does not count", () => {
  expect(limited(3, 100, [1, 2, 3, 4])).toBe(limited(3, 100, [1, 2, 3, 5]));
  expect(limited(100, 4, [1, 2, 3, 4])).toBe(limited(100, 4, [1, 2, 3, 5]));
  expect(limited(4, 5, [1, 2, 3, 4])).not.toBe(limited(4, 5, [1, 2, 3, 5]));
});

test("a forced value is its result", () => {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = 0;
  expect(hash(lazy)).toBe(hash(0));
});
