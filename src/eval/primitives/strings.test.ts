// Strings, characters, arrays and output: bounds, charges and limits.
import { describe, expect, test } from "vitest";
import { Str, type Value } from "../../core/value.js";
import { makeRuntime, Raised, type Runtime, resetRuntime, Signal } from "../runtime.js";
import { PRIMITIVE_TABLE } from "./table.js";

function started(fuel = 1000): Runtime {
  const rt = makeRuntime();
  resetRuntime(rt, { fuel, depth: 10, outputBytes: 10 });
  return rt;
}

function run(op: keyof typeof PRIMITIVE_TABLE, args: readonly unknown[], rt = started()): Value {
  return PRIMITIVE_TABLE[op].run(rt, ...(args.map((arg) => (typeof arg === "string" ? new Str(arg) : arg)) as never[]));
}

describe("strings", () => {
  test.each<[keyof typeof PRIMITIVE_TABLE, unknown[], unknown]>([
    ["str.length", ["abc"], 3],
    ["str.get", ["abc", 1], 98],
    ["str.concat", ["ab", "c"], new Str("abc")],
    ["str.sub", ["abcd", 1, 2], new Str("bc")],
    ["str.sub", ["abcd", 4, 0], new Str("")],
    ["str.make", [3, 97], new Str("aaa")],
    ["str.of_array", [[97, 98]], new Str("ab")],
    ["str.join", [", ", [new Str("a"), new Str("b")]], new Str("a, b")],
    ["str.lt", ["a", "b"], true],
    ["str.compare", ["b", "a"], 1],
    ["char.chr", [353], 97],
    ["char.chr", [-1], 255],
    ["bool.not", [true], false],
  ])("%s %j", (op, args, wanted) => {
    expect(run(op, args)).toEqual(wanted);
  });

  test.each<[keyof typeof PRIMITIVE_TABLE, unknown[]]>([
    ["str.get", ["abc", 3]],
    ["str.get", ["abc", -1]],
    ["str.get", ["", 0]],
    ["str.sub", ["abc", 2, 2]],
    ["str.sub", ["abc", -1, 1]],
    ["str.sub", ["abc", 1, -1]],
    ["array.get", [[1], 1]],
    ["array.set", [[1], -1, 0]],
    ["array.sub", [[1, 2], 1, 2]],
    ["array.blit", [[1, 2], 0, [1], 0, 2]],
  ])("%s %j is out of bounds", (op, args) => {
    expect(() => run(op, args)).toThrow(Raised);
  });

  test("an index beyond every string is out of bounds too", () => {
    expect(() => run("str.get", ["abc", 4611686018427387903n])).toThrow(Raised);
    expect(() => run("str.sub", ["abc", 4611686018427387903n, 1])).toThrow(Raised);
  });

  test("one step is paid for 16 bytes", () => {
    const rt = started();
    run("str.concat", ["x".repeat(20), "y".repeat(20)], rt);
    expect(rt.fuel).toBe(998);
    run("str.concat", ["x", "y"], rt);
    expect(rt.fuel).toBe(998);
  });

  test("what costs too much is not made", () => {
    expect(() => run("str.make", [1e9, 97])).toThrow(Signal);
    expect(() => run("array.make", [1e9, 0])).toThrow(Signal);
    expect(() => run("str.make", [1e9, 97], started(1e12))).toThrow(
      expect.objectContaining({ outcome: { kind: "unfinished", why: "memory" } }),
    );
  });
});

describe("arrays", () => {
  test("parts are copied", () => {
    const items = [1, 2, 3];
    const part = run("array.sub", [items, 1, 2]) as Value[];
    part[0] = 9;
    expect([items, part]).toEqual([
      [1, 2, 3],
      [9, 3],
    ]);
    expect(run("array.append", [[1], [2]])).toEqual([1, 2]);
    expect(run("array.make", [2, 7])).toEqual([7, 7]);
  });

  test("every empty array is the same", () => {
    expect(run("any.same", [run("array.of", [[]]), run("array.make", [0, 1])])).toBe(true);
    expect(run("any.same", [run("array.sub", [[1], 0, 0]), run("array.append", [[], []])])).toBe(true);
    expect(run("any.eq_id", [run("array.of", [[]]), run("array.make", [0, 1])])).toBe(false);
    expect(run("any.same", [run("bytes.of_str", [""]), run("bytes.of_str", [""])])).toBe(false);
  });

  test.each([
    [0, 1, [0, 0, 1, 2, 4]],
    [2, 0, [2, 3, 4, 3, 4]],
  ])("overlapping parts move as if copied first", (from, to, wanted) => {
    const items = [0, 1, 2, 3, 4];
    run("array.blit", [items, from, items, to, 3]);
    expect(items).toEqual(wanted);
  });
});

describe("output", () => {
  test("is kept up to its limit", () => {
    const rt = started();
    run("out.print", ["12345"], rt);
    run("out.error", ["678"], rt);
    expect(() => run("out.print", ["9012"], rt)).toThrow(
      expect.objectContaining({ outcome: { kind: "unfinished", why: "output" } }),
    );
    expect([rt.output.join(""), rt.errors.join("")]).toEqual(["1234590", "678"]);
  });

  test.each([
    [0, 0],
    [3, 3],
    [256, 0],
    [-1, 255],
  ])("exit %d ends with %d", (code, wanted) => {
    expect(() => run("sys.exit", [code])).toThrow(
      expect.objectContaining({ outcome: { kind: "exited", code: wanted } }),
    );
  });
});
