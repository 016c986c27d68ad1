// Sets of constructors: a value may be in several, whichever of them a type names, and is told by its constructor in
// every engine, in two programs that share some, and by the explorer. And constructors whose values have an identity.
import { describe, expect, test } from "vitest";
import { parseProgram } from "../src/core/parse.js";
import { printProgram } from "../src/core/print.js";
import { validate } from "../src/core/validate.js";
import type { Value } from "../src/core/value.js";
import { concreteHooks } from "../src/eval/explore-hooks.js";
import { type Start, startConcrete, startExplored } from "../src/eval/generate/program.js";
import { interpretDefs } from "../src/eval/interpret/interpret.js";
import { makeRuntime, Raised, type Runtime, resetRuntime } from "../src/eval/runtime.js";
import { faultsOf, makeUnit, type Unit } from "../src/eval/unit.js";
import { checkCore, coreProgram } from "./check-core.js";
import { showValue } from "./laws/show-value.js";

const ZOO = `
  (data animal () [Cat 0 (i32)] [Dog 1 (str)] [Cow 2 ()])
  (data mammal () [Dog 1 (str)] [Cow 2 ()])
  (data dog () [Dog 1 (str)])
  (data figure () [Circle 0 (i32)] [Square 1 (i32)])
  (data named () [Square 1 (i32)] [Dog 1 (str)])`;

const ENGINES = {
  concrete: startConcrete,
  explored: (unit, rt) => startExplored(unit, rt, concreteHooks(rt)),
  interpreter: (unit, rt) => (globals) => interpretDefs(unit, rt, globals),
} satisfies Record<string, (unit: Unit, rt: Runtime) => Start>;

function shown(engine: keyof typeof ENGINES, text: string): string {
  const unit = makeUnit(coreProgram(text), new Map());
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  resetRuntime(rt, { fuel: 10_000, depth: 1000, outputBytes: 1000 });
  const globals: Value[] = [];
  try {
    ENGINES[engine](unit, rt)(globals);
  } catch (error) {
    if (error instanceof Raised) return `raised ${showValue(error.exn)}`;
    throw error;
  }
  return showValue(globals.at(-1) as Value);
}

const KIND = `(def kind (fun (k) (match k ([Cat _] -> "cat") ([Dog _] -> "dog") ([Cow] -> "cow")
  ([Circle _] -> "circle") ([Square _] -> "square"))))`;

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])("in the %s engine", (engine) => {
  test("a value is told from those of every other set", () => {
    const all = '[Cat 1:i32] [Dog "a"] [Cow] [Circle 1:i32] [Square 2:i32]'
      .split(" [")
      .map((each, i) => (i ? `[${each}` : each));
    const kinds = all.map((each) => `(kind ${each})`).join(" ");
    expect(shown(engine, `${ZOO} ${KIND} (def main (%array.of ${kinds}))`)).toBe(
      shown(engine, '(def main (%array.of "cat" "dog" "cow" "circle" "square"))'),
    );
  });

  test("a match on a small set goes on where a larger one has others", () => {
    const text = `${ZOO} (def legs (fun (x) (match x ([Dog _] -> 4) ([Cow] -> 5)))) (def main (legs [Cat 1:i32]))`;
    expect(shown(engine, text)).toContain("raised");
  });

  test("what has an identity is equal to itself alone, also without fields and inside others", () => {
    const text = `(data box (a) [Box 0 ((' a)) [identity]] [Nothing 1 () [identity]]) (data pair (a) [Pair 0 ((' a) i32)])
      (def b (fun (x) [Box x])) (def n (fun (y) [Nothing])) (def one (b 1:i32)) (def none (n 1:i32))
      (def main (%array.of (%any.eq one one) (%any.eq one (b 1:i32)) (%any.ne one (b 1:i32)) (%any.eq none (n 1:i32)) (%any.eq none none)
        (%any.eq [Pair one 1:i32] [Pair one 1:i32]) (%any.eq [Pair one 1:i32] [Pair (b 1:i32) 1:i32]) (%any.same [Nothing] [Nothing])))`;
    const wanted = [true, false, true, false, true, true, false, false];
    expect(shown(engine, text)).toBe(shown(engine, `(def main (%array.of ${wanted.join(" ")}))`));
    expect(shown(engine, `${text} (def last (%any.compare one (b 1:i32)))`)).toContain("incomparable");
  });

  test("only the fields that count are compared", () => {
    const text = `(data c () [C 0 (i32 (-> i32 i32)) [compared 1]]) (def id (fun (x) x))
      (def main (%array.of (%any.eq [C 1:i32 id] [C 1:i32 id]) (%any.eq [C 1:i32 id] [C 2:i32 id])
        (%any.compare [C 1:i32 id] [C 2:i32 id])))`;
    expect(shown(engine, text)).toBe(shown(engine, "(def main (%array.of true false -1))"));
  });

  test("functions and arrays are equal to themselves where that is asked", () => {
    const text = `(data c () [C 0 ((-> i32 i32))]) (def id (fun (x) x)) (def k (fun (y) 1)) (def a (%array.of 1))
      (def main (%array.of (%any.eq_id [C id] [C id]) (%any.eq_id [C id] [C k]) (%any.eq_id a a) (%any.eq_id a (%array.of 1))
        (%any.eq_id "a" (%str.concat "" "a"))))`;
    expect(shown(engine, text)).toBe(shown(engine, "(def main (%array.of true false true false true))"));
  });
});

test("sets are well formed where a constructor is declared alike in all", () => {
  const problems = (declared: string): readonly string[] =>
    validate(parseProgram(`${ZOO} (fault divide [Cow]) (fault bounds [Cow]) (fault match [Cow]) ${declared}`));
  expect(problems("")).toEqual([]);
  expect(problems("(data cow () [Cow 2 (i32)])")).toContain("constructor Cow is declared in two ways");
  expect(problems("(data cow () [Cow 1 ()])")).toContain("constructor Cow is declared in two ways");
  expect(problems("(data cow () [Cow 2 () [identity]])")).toContain("constructor Cow is declared in two ways");
  expect(problems("(data cow () [Cow 2 ()] [Cow 2 ()])")).toContain("constructor Cow is declared twice");
  expect(problems("(data calf () [Calf 2 () [compared 1]])")).toContain("Calf has not 1 fields to compare");
});

test("what declarations say of constructors is kept in text", () => {
  const text = printProgram(
    coreProgram("(data c (a) [C 0 (i32 str) (n s) [result i32] [identity] [compared 1]] [D 1 () [result (' a)]])"),
  );
  expect(text).toContain("[C 0 (i32 str) (n s) [result i32] [identity] [compared 1]]");
  expect(printProgram(parseProgram(text))).toBe(text);
});

describe("two programs", () => {
  /** In another order, with one class more, and with sets across what are two hierarchies in the reference. */
  const OTHER_ZOO = `
    (data shape () [Square 0 (i32)] [Circle 1 (i32)])
    (data beast () [Cow 0 ()] [Hen 1 ()] [Cat 2 (i32)] [Dog 3 (str)])
    (data mammal () [Cow 0 ()] [Dog 3 (str)])
    (data any () [Cow 0 ()] [Hen 1 ()] [Cat 2 (i32)] [Dog 3 (str)] [Square 0 (i32)] [Circle 1 (i32)])`;
  const BOTH = (type: string): string =>
    `(type f (-> ${type} (-> figure str))) (def f (fun (x y) (%str.concat (kind x) (kind y))))`;

  test("with the same constructors agree, whatever sets each has", async () => {
    for (const [own, other] of [
      ["animal", "beast"],
      ["mammal", "mammal"],
    ] as const) {
      const { witness, refutation } = await checkCore(
        `${ZOO} ${KIND} ${BOTH(own)}`,
        `${OTHER_ZOO} ${KIND.replace("([Cow]", '([Hen] -> "hen") ([Cow]')} ${BOTH(other).replace("figure", "shape")}`,
      );
      expect(witness).toBeUndefined();
      expect(refutation.searched.covered).toBeGreaterThan(20);
    }
  });

  test("differ on a member of the set, and only there", async () => {
    const f = (type: string, dog: string): string =>
      `(type f (-> ${type} str)) (def f (fun (x) (match x ([Cat _] -> "meow") ([Dog _] -> "${dog}") (_ -> "moo"))))`;
    const on = (type: string) => checkCore(`${ZOO} ${f(type, "wuff")}`, `${ZOO} ${f(type, "waff")}`);
    expect((await on("animal")).witness?.[0]).toBe('[Dog "x"]');
    expect((await on("mammal")).witness?.[0]).toBe('[Dog "x"]');
    expect((await on("figure")).witness).toBeUndefined();
  });

  test("cannot be compared where one takes fewer", async () => {
    const f = (type: string): string => `${ZOO} (type f (-> ${type} i32)) (def f (fun (x) 1:i32))`;
    await expect(checkCore(f("animal"), f("mammal"))).rejects.toThrow("lacks");
    expect((await checkCore(f("mammal"), f("animal"))).witness).toBeUndefined();
  });

  test("identity: no two parts of an input are one, and the claim says so", async () => {
    const box = "(data box () [Box 0 (i32) [identity]])";
    const f = (body: string): string => `${box} (type f (-> box (-> box bool))) (def f (fun (x y) ${body}))`;
    const { witness, refutation } = await checkCore(f("(%any.eq x y)"), f("false"));
    expect([witness, refutation.seen.physical]).toEqual([undefined, true]);
    const different = await checkCore(f("(%any.eq x x)"), f("false"));
    expect(different.witness?.slice(2)).toEqual(["true", "false"]);
  });
});

test("an unknown of a set is one of its constructors", async () => {
  const f = (body: string): string => `${ZOO} (type f (-> named str)) (def f (fun (x) (match x ${body})))`;
  const { witness } = await checkCore(
    f('([Square n] when (%i32.gt n 7:i32) -> "a") (_ -> "b")'),
    f('([Square n] when (%i32.gt n 8:i32) -> "a") ([Cat _] -> "c") ([Circle _] -> "d") (_ -> "b")'),
  );
  expect(witness?.[0]).toBe("[Square 8:i32]");
});
