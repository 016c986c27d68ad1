// Loading and calling: outcomes, limits, state between calls, and the change to the
// interpreter when compiled code is too deep for its host.
import { describe, expect, test } from "vitest";
import type { Name } from "../core/expr.js";
import { parseProgram } from "../core/parse.js";
import { Flt, makeData, Str, type Value } from "../core/value.js";
import { fun } from "./apply.js";
import { listItems, makeList, makeTuple } from "./data.js";
import type { Limits, Report } from "./outcome.js";
import { load, type Machine } from "./run.js";

const LIMITS: Limits = { fuel: 10_000_000, depth: 250_000, outputBytes: 1000 };
const DECLARATIONS = `
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (exception [Boom 0 (i63)]) (exception [Divide 1 ()]) (exception [Fault 2 (str)])
  (fault divide [Divide]) (fault bounds [Fault "bounds"]) (fault incomparable [Fault "compare"])
  (fault lazy [Fault "lazy"]) (fault match [Fault "match"])`;

function machine(defs: string, limits = LIMITS): Machine {
  return load(parseProgram(DECLARATIONS + defs), limits);
}

function call(m: Machine, name: string, ...args: readonly Value[]): Report {
  return m.call(name as Name, args, LIMITS);
}

function result(defs: string, name = "main", ...args: readonly Value[]): unknown {
  const { outcome } = call(machine(defs), name, ...args);
  if (outcome.kind === "raised") return ["raised", ...Object.values(outcome.exn)];
  return outcome.kind === "value" ? outcome.value : outcome;
}

describe("a run ends", () => {
  test("with a value and its steps", () => {
    const m = machine("(rec (count (fun (n) (if (%i63.eq n 0) 7 (count (%i63.sub n 1))))))");
    expect(call(m, "count", 1000)).toEqual({
      outcome: { kind: "value", value: 7 },
      steps: 1001,
      output: "",
      errors: "",
    });
  });

  test("with an exception of the program", () => {
    expect(call(machine("(def f (fun (x) (raise [Boom x])))"), "f", 3).outcome).toMatchObject({
      kind: "raised",
      exn: { a: 3 },
    });
    expect(call(machine("(def f (fun (x) (%i63.div 1 x)))"), "f", 0).outcome).toMatchObject({
      kind: "raised",
      exn: { k: { decl: { name: "Divide" } } },
    });
    expect(call(machine("(def f (fun (x) (match x (1 -> 2))))"), "f", 0).outcome).toMatchObject({
      kind: "raised",
      exn: { a: new Str("match") },
    });
  });

  test("out of fuel, at the limit", () => {
    const m = machine("(rec (loop (fun (x) (loop x))))");
    const report = m.call("loop" as Name, [1], { ...LIMITS, fuel: 50 });
    expect(report).toMatchObject({ outcome: { kind: "unfinished", why: "fuel" }, steps: 50 });
  });

  test("too deep, in the same way on every host", () => {
    const m = machine("(rec (f (fun (x) (%i63.add 1 (f x)))))");
    const report = call(m, "f", 0);
    expect(report).toMatchObject({ outcome: { kind: "unfinished", why: "depth" }, steps: 250_001 });
  });

  test("with an exit code, past every handler", () => {
    const m = machine("(def f (fun (x) (try (%sys.exit x) (_ -> 1))))");
    expect(call(m, "f", 3).outcome).toEqual({ kind: "exited", code: 3 });
  });

  test("with signals that no handler catches", () => {
    const m = machine("(rec (f (fun (x) (try (f x) (_ -> 1)))))");
    expect(m.call("f" as Name, [1], { ...LIMITS, fuel: 100 }).outcome).toEqual({ kind: "unfinished", why: "fuel" });
    expect(m.call("f" as Name, [1], { ...LIMITS, depth: 100 }).outcome).toEqual({ kind: "unfinished", why: "depth" });
  });

  test("with too much output, of which the beginning is kept", () => {
    const m = machine(`(rec (f (fun (x) (seq (%out.print "0123456789") (f x)))))`);
    const report = m.call("f" as Name, [1], { ...LIMITS, outputBytes: 25 });
    expect(report).toMatchObject({
      outcome: { kind: "unfinished", why: "output" },
      output: "0123456789012345678901234",
    });
  });

  test("during loading, in the same ways", () => {
    expect(machine("(def x (raise [Boom 1]))").outcome.kind).toBe("raised");
    expect(machine("(def x (%sys.exit 2))").outcome).toEqual({ kind: "exited", code: 2 });
    expect(machine("(rec (f (fun (x) (f x)))) (def y (f 1))", { ...LIMITS, fuel: 10 }).outcome).toEqual({
      kind: "unfinished",
      why: "fuel",
    });
    expect(machine(`(def x (%out.print "hi"))`).output).toBe("hi");
  });
});

const MAP = `
  (rec (map (fun (f l) (match l ([nil] -> [nil]) ([cons x xs] -> (let (y (f x)) [cons y (map f xs)]))))))
  (rec (upto (fun (n acc) (if (%i63.eq n 0) acc (upto (%i63.sub n 1) [cons n acc])))))
  (rec (even (fun (n1) (if (%i63.eq n1 0) true (odd (%i63.sub n1 1))))) (odd (fun (n2) (if (%i63.eq n2 0) false (even (%i63.sub n2 1))))))`;

describe("what is too deep for the host", () => {
  test("is computed by the interpreter", () => {
    const m = machine(`${MAP} (def main (fun (n3) (map (fun (z) (%i63.mul z 2)) (upto n3 [nil]))))`);
    const report = call(m, "main", 100_000);
    expect(report.steps).toBe(300_003);
    const items = report.outcome.kind === "value" ? listItems(report.outcome.value) : [];
    expect([items.length, items[0], items[99_999]]).toEqual([100_000, 2, 200_000]);
  });

  test("tail calls between functions do not count", () => {
    expect(call(machine(MAP), "even", 1_000_001)).toMatchObject({
      outcome: { kind: "value", value: false },
      steps: 1_000_002,
    });
  });

  test("may happen while loading", () => {
    const m = machine(`${MAP} (def big (map (fun (z) z) (upto 100000 [nil]))) (def main (fun (k) (k big)))`);
    expect(m.outcome.kind).toBe("value");
    expect(call(m, "even", 10).outcome).toEqual({ kind: "value", value: true });
  });
});

describe("state", () => {
  const COUNTER = `${MAP} (def c (%cell.new 0)) (def tick (fun (u) (seq (%cell.set c (%i63.add 1 (%cell.get c))) (%out.print "t") (%cell.get c))))
    (def deep (fun (n4) (seq (even n4) (tick n4))))`;
  test("is kept from call to call, and put back by reset", () => {
    const m = machine(COUNTER);
    expect([1, 2].map(() => call(m, "tick", 0).outcome)).toEqual([
      { kind: "value", value: 1 },
      { kind: "value", value: 2 },
    ]);
    m.reset();
    expect(call(m, "tick", 0).outcome).toEqual({ kind: "value", value: 1 });
  });

  test("is kept when a call changes to the interpreter, without printing anything twice", () => {
    const m = machine(COUNTER);
    call(m, "tick", 0);
    expect(call(m, "deep", 300_000)).toMatchObject({ outcome: { kind: "value", value: 2 }, output: "t" });
    expect(call(m, "tick", 0)).toMatchObject({ outcome: { kind: "value", value: 3 }, output: "t" });
    m.reset();
    expect(call(m, "tick", 0).outcome).toEqual({ kind: "value", value: 1 });
  });

  const PASSING = "(def passing (let (r (%cell.new 1)) [cons (%cell.get r) [nil]]))";
  test("that no definition keeps is not made again", () => {
    const m = machine(PASSING);
    const before = m.global("passing" as Name);
    m.reset();
    expect(m.global("passing" as Name)).toBe(before);
  });

  test("that a definition keeps inside a function is put back, whatever comes after it", () => {
    const next = "(let (c (%cell.new 0)) (fun (u) (seq (%cell.set c (%i63.add 1 (%cell.get c))) (%cell.get c))))";
    const m = machine(`(def next ${next}) ${PASSING}`);
    for (let i = 0; i < 2; i++) {
      m.reset();
      expect(call(m, "next", 0).outcome).toEqual({ kind: "value", value: 1 });
    }
  });

  test("inside arguments is put back before a call is repeated", () => {
    const m = machine(
      `${MAP} (def bump (fun (a) (let (old (%array.get a 0)) (do (%array.set a 0 (%i63.add 1 old)) (even 300000)) (%array.get a 0))))`,
    );
    const array = [5];
    expect(call(m, "bump", array).outcome).toEqual({ kind: "value", value: 6 });
    expect(array).toEqual([6]);
  });
});

describe("functions", () => {
  const CURRY = `(def add3 (fun (a b c) (%i63.add a (%i63.add b c)))) (def pick (fun (x) (fun (y) (fun (z) [tuple3 x y z]))))
    (def twice (fun (f) (fun (x1) (f (f x1)))))`;
  test("take their arguments a few at a time or many at once", () => {
    const add3 = `${CURRY} (def main (fun (g) (((g 1) 2) 3)))`;
    expect(result(`${CURRY} (def main (fun (u) (((add3 1) 2) 3)))`, "main", 0)).toBe(6);
    expect(result(`${CURRY} (def main (fun (u) ((add3 1 2) 3)))`, "main", 0)).toBe(6);
    expect(result(`${CURRY} (def main (fun (u) (twice (add3 1 2) 3)))`, "main", 0)).toBe(9);
    expect(result(`${CURRY} (def main (fun (u) (pick 1 2 3)))`, "main", 0)).toEqual(makeTuple(1, 2, 3));
    const m = machine(add3);
    expect(call(m, "main", m.global("add3" as Name) as Value).outcome).toEqual({ kind: "value", value: 6 });
    expect(call(m, "pick", 1, 2, 3).outcome).toEqual({ kind: "value", value: makeTuple(1, 2, 3) });
  });

  test("can be the host's, and results can be applied", () => {
    const m = machine(CURRY);
    const { outcome } = call(
      m,
      "twice",
      fun(1, (x) => (x as number) * 10),
    );
    const fn = outcome.kind === "value" ? outcome.value : 0;
    expect(m.apply(fn, [3], LIMITS)).toMatchObject({ outcome: { kind: "value", value: 300 }, steps: 1 });
  });

  test("of the interpreter work in compiled code and the other way round", () => {
    const m =
      machine(`${MAP} (def adder (fun (n4) (seq (even n4) (fun (x1) (%i63.add x1 n4))))) (def use (fun (f1 x2) (seq (even 400000) (f1 x2))))
      (def use2 (fun (f2 x3) (f2 x3)))`);
    const fromInterpreter = call(m, "adder", 400_000).outcome;
    const fromCompiled = call(m, "adder", 10).outcome;
    if (fromInterpreter.kind !== "value" || fromCompiled.kind !== "value") throw new Error("no functions");
    expect(call(m, "use2", fromInterpreter.value, 1).outcome).toEqual({ kind: "value", value: 400_001 });
    expect(call(m, "use", fromCompiled.value, 1).outcome).toEqual({ kind: "value", value: 11 });
    expect(call(m, "use", fromInterpreter.value, 1).outcome).toEqual({ kind: "value", value: 400_001 });
  });

  test("made in a loop see the variables of their own round", () => {
    const loop = `(rec (fill (fun (n acc) (if (%i63.eq n 0) acc (fill (%i63.sub n 1) [cons (fun (u) n) acc])))))
      (def main (fun (n5) (match (fill n5 [nil]) ([cons f1 [cons f2 _]] -> [tuple2 (f1 0) (f2 0)]))))`;
    expect(result(loop, "main", 5)).toEqual(makeTuple(1, 2));
  });
});

describe("constants", () => {
  test("are one object per place", () => {
    const same = (e: string): unknown =>
      result(`(def f (fun (u) ${e})) (def main (fun (u2) (%any.same (f 0) (f 0))))`, "main", 0);
    for (const e of ['"a"', "1.5:f64", "[tuple2 1 2]", '[cons 1 "b" .. [nil]]', "[nil]", "(%array.of)"])
      expect(same(e), e).toBe(true);
    for (const e of ["[Boom 1]", "(%cell.new 1)", "[tuple2 1 (%i63.add 1 1)]", "(%array.of 1)", '(%str.concat "" "a")'])
      expect(same(e), e).toBe(false);
  });

  test("in patterns are compared by value", () => {
    const f = `(def main (fun (x) (match x ("a" -> 1) ("a long string of more than sixteen bytes" -> 2) (_ -> 3))))`;
    expect(["a", "a long string of more than sixteen bytes", "b"].map((s) => result(f, "main", new Str(s)))).toEqual([
      1, 2, 3,
    ]);
    const zero = "(def main (fun (x) (match x (0:f64 -> 1) (_ -> 2))))";
    expect([0, -0, Number.NaN].map((x) => result(zero, "main", new Flt(x)))).toEqual([1, 1, 2]);
  });
});

describe("long programs", () => {
  const many = (count: number, make: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => make(i)).join(" ");
  test.each([
    ["lets", `(let ${many(10_000, (i) => `(x${i} (%i63.add ${i === 0 ? "u" : `x${i - 1}`} 1))`)} x9999)`, 10_000],
    ["sequences", `(seq ${many(10_000, () => `(%out.print "")`)} 1)`, 1],
    ["nested sequences", `(let ${many(5000, (i) => `(x${i} u) (do u)`)} 1)`, 1],
    ["recursive functions", `(let ${many(2000, (i) => `(rec (f${i} (fun (y${i}) u)))`)} (f1999 1))`, 0],
  ])("of %s", (_, body, wanted) => {
    expect(result(`(def main (fun (u) ${body}))`, "main", 0)).toBe(wanted);
  });

  test("of list literals", () => {
    const m = machine(`(def main (fun (u) [cons ${many(10_000, (i) => (i % 2 === 0 ? "u" : String(i)))} .. [nil]]))`);
    const { outcome } = call(m, "main", 0);
    expect(outcome.kind === "value" && listItems(outcome.value).length).toBe(10_000);
  });

  test("of arrays", () => {
    expect((result(`(def main (fun (u) (%array.of ${many(10_000, String)})))`, "main", 0) as Value[]).length).toBe(
      10_000,
    );
  });
});

test("data goes in and comes out by its constructors", () => {
  const m = machine("(def main (fun (l) (match l ([nil] -> 0) ([cons x [nil]] -> x) (_ -> -1))))");
  const [cons, nil] = [m.ctor("cons" as Name), m.ctor("nil" as Name)];
  const lists = [[], [7], [1, 2]].map((items) => makeList(cons, nil, items));
  expect(lists.map((list) => call(m, "main", list).outcome)).toEqual(
    [0, 7, -1].map((value) => ({ kind: "value", value })),
  );
  expect(makeData(nil, [])).toBe(lists[0]);
});

test("choices take the first alternative unless told otherwise", () => {
  const program = parseProgram("(def x (choose 1 2 3))");
  const [def] = program.defs;
  const id = def?.kind === "one" ? def.bound.id : -1;
  const value = (picks: ReadonlyMap<number, number>): unknown => load(program, LIMITS, { picks }).global("x" as Name);
  expect([value(new Map()), value(new Map([[id, 2]]))]).toEqual([1, 3]);
});

describe("integers of 32 bits and characters of 16", () => {
  test("wrap around wherever they are computed", () => {
    const defs = `(def main (fun (a b) (%array.of (%i32.add a b) (%i32.sub (%i32.neg a) b) (%i32.mul a a)
      (%i32.div (%i32.not a) (%i32.neg 1:i32)) (%i32.mod a (%i32.sub b 4:i32)) (%i32.lsl b 31:i32) (%i32.lsr (%i32.neg b) 1:i32))))`;
    const n = 2 ** 31 - 1;
    expect(result(defs, "main", n, 1)).toEqual([-(2 ** 31), -(2 ** 31), 1, -(2 ** 31), 1, -(2 ** 31), n]);
  });

  test("division by zero is a fault", () => {
    for (const op of ["i32.div", "i32.mod", "i64.div", "big.mod"])
      expect(result(`(def main (fun (x) (%${op} 1:i32 x)))`, "main", 0)).toMatchObject([
        "raised",
        { decl: { name: "Divide" } },
      ]);
  });

  test("units of strings are seen as they are", () => {
    const defs = `(def main (fun (s) (match (%str.get s 1)
      (8364:char -> (%char.code (%char.chr16 131071))) ((range 55296:char 57343:char) -> 1) (_ -> 2))))`;
    const answers = ["a€", "a\ud83d", "ab"].map((s) => result(defs, "main", new Str(s)));
    expect(answers).toEqual([65535, 1, 2]);
    expect(result('(def main (%str.concat "\\u20ac" "\\uffff"))')).toEqual(new Str("€\uffff"));
  });
});
