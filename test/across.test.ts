// Programs in two languages: the reference in OCaml, the submission in core text that stands for another language.
// What corresponds, what is shown in whose words, what is claimed, and what is said where nothing corresponds.
import { describe, expect, test } from "vitest";
import type { Name } from "../src/core/expr.js";
import { parseProgram } from "../src/core/parse.js";
import { printExpr } from "../src/core/print.js";
import type { Type } from "../src/core/type.js";
import { SCALA } from "../src/frontend/scala/row.js";
import { checkPrograms } from "../src/jobs/check.js";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import { replay } from "../src/jobs/replay.js";
import type { Language, Loaded } from "../src/language/language.js";
import type { FunctionVerdict } from "../src/report/verdict.js";
import { ENGLISH } from "../src/report/words/english.js";
import type { Attempt, Exercise } from "../src/subject/exercise.js";
import { attemptOf } from "./attempt.js";
import { openTestLanguage } from "./language.js";
import { showValue } from "./laws/show-value.js";
import { openTestSolver } from "./laws/test-solver.js";

const ocaml = await openTestLanguage();
const FAMILIES = `
  (data list (a) [|[]| 0 ()] [|::| 1 ((' a) (list (' a)))])
  (data option (a) [None 0 ()] [Some 1 ((' a))])
  (exception [NoSuchElementException/900 0 (str)])
  (fault divide [NoSuchElementException/900 "divide"])`;

/** A language whose programs are written in core, with integers of 32 bits. */
const core: Language = {
  ...ocaml,
  row: SCALA,
  integer: "i32",
  kinds: ["i32", "i64", "big", "char16", "str16"],
  exceptionMeaning: (name) => (name === "NoSuchElementException" ? "not found" : undefined),
  read: ([source]) => {
    const program = parseProgram(`${FAMILIES} ${source?.text ?? ""}`);
    const values = [...program.types].map(([name, type]) => ({
      name: name.replace(/\/\d+$/, ""),
      source: source?.name ?? "",
      core: name,
      type,
      shownType: shownType(type),
      stored: undefined,
      home: undefined,
      isOffered: true,
    }));
    const loaded: Loaded = {
      language: core,
      program,
      lowered: program,
      comparable: program,
      entries: [],
      finish: undefined,
      values,
      aliased: [],
      functors: [],
      operations: () => [],
      unchecked: [],
      leftOut: new Map(),
      illTyped: new Map(),
      facts: {
        typeOf: () => undefined,
        scopeAt: () => [],
        globalsAt: () => [],
        edit: () => undefined,
        propose: () => undefined,
      },
      signature: "",
      showValue: (value) => showValue(value),
      seenValue: () => undefined,
      seenException: () => undefined,
      showException: (value) => showValue(value),
      showExpr: printExpr,
      showInput: (e) => printExpr(e).replaceAll(/\s+/g, " "),
      showAlone: (e) => printExpr(e).replaceAll(/\s+/g, " "),
    };
    return { ok: true, value: loaded };
  },
};

function shownType(type: Type): string {
  if (type.kind === "fn") return `${shownType(type.from)} => ${shownType(type.to)}`;
  return type.kind === "var" ? type.name : [type.name as Name, ...type.args.map(shownType)].join(" ");
}

function acrossOf(reference: string, submission: string, more: Partial<Exercise> = {}): Attempt {
  return { ...attemptOf(reference, submission, more), submission: { name: "s.scala", text: submission } };
}

async function check(reference: string, submission: string, more: Partial<Exercise> = {}): Promise<FunctionVerdict> {
  const request = { ...acrossOf(reference, submission, more), search: { ...USUAL_SEARCH, budget: 100_000 } };
  const checked = await checkPrograms({ reference: ocaml, submission: core }, request, {
    solver: openTestSolver(),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => 0,
  });
  if (!checked.ok) throw new Error(checked.errors.map(({ label }) => label).join());
  return checked.value.answers[0] as FunctionVerdict;
}

/** The input in both languages, what the reference gives and what the submission gives; or the verdict. */
async function shown(reference: string, submission: string, more: Partial<Exercise> = {}): Promise<string> {
  const { verdict } = await check(reference, submission, more);
  if (verdict.kind === "cannot-compare") return ENGLISH.reasons.incomparable(verdict.why).why;
  if (verdict.kind !== "differs") return verdict.kind;
  const { call, submissionCall, expected, got } = verdict.witness;
  const [wanted, given] = [expected, got].map((run) => ("text" in run ? run.text : run.kind));
  return `${call} | ${submissionCall} | ${wanted} | ${given}`;
}

const SUM = `(type sum/1 (-> (list i64) i64))
  (rec (sum/1 (fun (l/2) (match l/2 ([|[]|] -> 0:i64) ([|::| x/3 r/4] -> (%i64.add x/3 (sum/1 r/4)))))))`;

describe("what corresponds", () => {
  test("integers, lists and options", async () => {
    expect(await shown("let rec sum = function [] -> 0 | x :: r -> x + sum r", SUM)).toBe("equal");
    const wrong = SUM.replace("0:i64", "1:i64");
    expect(await shown("let rec sum = function [] -> 0 | x :: r -> x + sum r", wrong)).toBe(
      "sum [] | (sum/1 [|[]|]) | 0 | 1",
    );
    const first = `(type first/1 (-> (list i32) (option i32)))
      (def first/1 (fun (l/2) (match l/2 ([|[]|] -> [None]) ([|::| x/3 _] -> [Some 5:i32]))))`;
    expect(await shown("let first = function [] -> None | x :: _ -> Some x", first)).toBe(
      "first [0] | (first/1 [|::| 0:i32 [|[]|]]) | Some 0 | (Some 5)",
    );
  });

  test("a type variable and whatever its language has for the other's type", async () => {
    const last = "let rec last = function [ x ] -> x | _ :: r -> last r | [] -> raise Not_found";
    const first = (type: string): string =>
      `(type last/1 (-> (list ${type}) ${type})) (def last/1 (fun (l/2) (match l/2 ([|::| x/3 _] -> x/3))))`;
    expect(await shown(last, first("big"))).toBe("last [1; 0] | (last/1 [|::| 1:big [|::| 0:big [|[]|]]]) | 0 | 1");
    expect(await shown(last, first("i64"))).toBe("last [1L; 0L] | (last/1 [|::| 1:i64 [|::| 0:i64 [|[]|]]]) | 0L | 1");
    expect(await shown(last, first("str16"))).toBe(
      'last ["y"; "x"] | (last/1 [|::| "y" [|::| "x" [|[]|]]]) | "x" | "y"',
    );
    const far = "let last = function x :: _ -> if x > 5_000_000_000 then 0 else x | [] -> raise Not_found";
    expect(await shown(far, first("(' a)"))).toBe("agrees"); // both have integers of 32 bits
  });

  test("variants and classes by the names of their constructors, with fields of other widths", async () => {
    const reference = `type tree = Leaf | Node of tree * int * tree
      let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r`;
    const submission = `(data Trees.Tree/9 () [Trees.Node/11 0 (Trees.Tree/9 i64 Trees.Tree/9)] [Trees.Leaf/10 1 ()])
      (type Trees.size/1 (-> Trees.Tree/9 i64))
      (rec (Trees.size/1 (fun (t/2) (match t/2 ([Trees.Leaf/10] -> 0:i64)
        ([Trees.Node/11 l/3 _ r/4] -> (%i64.add (Trees.size/1 l/3) 1:i64))))))`;
    expect(await shown(reference, submission)).toBe(
      "size (Node (Leaf, 0, Node (Leaf, 0, Leaf))) | " +
        "(Trees.size/1 [Trees.Node/11 [Trees.Leaf/10] 0:i64 [Trees.Node/11 [Trees.Leaf/10] 0:i64 [Trees.Leaf/10]]]) | 2 | 1",
    );
  });

  test("records and classes with one constructor", async () => {
    const reference = "type point = { x_of : int; y_of : int }\nlet add p = p.x_of + p.y_of";
    const submission = `(data Point/9 () [Point/10 0 (i32 i32) (xOf yOf)])
      (type add/1 (-> Point/9 i32)) (def add/1 (fun (p/2) (match p/2 ([Point/10 x/3 y/4] -> x/3))))`;
    expect(await shown(reference, submission)).toBe(
      "add { x_of = 0; y_of = 1 } | (add/1 [Point/10 0:i32 1:i32]) | 1 | 0",
    );
  });

  test("several parameters and a tuple of them, either way", async () => {
    const curried = `(type sub/1 (-> i32 (-> i32 i32))) (def sub/1 (fun (a/2 b/3) b/3))`;
    expect(await shown("let sub (a, b) = a - b", curried)).toBe("sub (1, 0) | (sub/1 1:i32 0:i32) | 1 | 0");
    const tupled = `(type sub/1 (-> (tuple2 i32 i32) i32))
      (def sub/1 (fun (p/2) (match p/2 ([tuple2 a/3 b/4] -> b/4))))`;
    expect(await shown("let sub a b = a - b", tupled)).toBe("sub 1 0 | (sub/1 [tuple2 1:i32 0:i32]) | 1 | 0");
    const mixed = `(type at/1 (-> bool (-> i32 (-> i32 i32)))) (def at/1 (fun (c/2 a/3 b/4) (if c/2 a/3 b/4)))`;
    expect(await shown("let at c (a, b) = if c then a else b", mixed)).toBe("agrees");
  });

  test("a function of unit and a value", async () => {
    expect(await shown("let answer () = 42", "(type answer/1 i32) (def answer/1 41:i32)")).toBe(
      "answer () | answer/1 | 42 | 41",
    );
  });

  test("integers of the same width stay what they are", async () => {
    const next = "(type next/1 (-> i32 i32)) (def next/1 (fun (x/2) x/2))";
    expect(await shown("let next x = Int32.add x 1l", next)).toBe("next 0l | (next/1 0:i32) | 1l | 0");
  });

  test("any type", async () => {
    const last = `(type last/1 (-> (list (' b)) (option (' b))))
      (def last/1 (fun (l/2) (match l/2 ([|[]|] -> [None]) ([|::| x/3 _] -> [Some x/3]))))`;
    const reference = "let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest";
    expect(await shown(reference, last)).toBe(
      "last [1; 0] | (last/1 [|::| 1:i32 [|::| 0:i32 [|[]|]]]) | Some 0 | (Some 1)",
    );
  });

  test("functions among the arguments", async () => {
    const map = `(type map/1 (-> (-> bool bool) (-> (list bool) (list bool))))
      (rec (map/1 (fun (f/2 l/3) (match l/3 ([|[]|] -> [|[]|]) ([|::| x/4 r/5] -> [|::| (f/2 x/4) r/5])))))`;
    const answer = await shown("let map (f : bool -> bool) l = List.map f l", map);
    expect(answer).toMatch(/^map \(fun .*\) \[(true|false); (true|false)\] \| \(map\/1 \(fun /);
  });

  test("names in the manner of each language, in whatever object they are", async () => {
    const isEmpty = `(type Solution.isEmpty/1 (-> (list i32) bool)) (def Solution.isEmpty/1 (fun (l/2) true))`;
    expect(await shown("let is_empty (l : int list) = l = []", isEmpty)).toBe(
      "is_empty [0] | (Solution.isEmpty/1 [|::| 0:i32 [|[]|]]) | false | true",
    );
    const twice = `${isEmpty} ${isEmpty.replaceAll("Solution.isEmpty/1", "Other.isEmpty/3").replace("l/2", "l/4")}`;
    expect(await shown("let is_empty (l : int list) = l = []", twice)).toBe(
      "the submission does not define `is_empty`",
    );
  });
});

describe("exceptions", () => {
  const raising = `(type head/1 (-> (list i32) i32))
    (def head/1 (fun (l/2) (match l/2 ([|::| x/3 _] -> x/3) (_ -> (raise [NoSuchElementException/900 "empty"])))))`;

  test("of two languages are the same by what they mean", async () => {
    const same = { exceptions: "same" } as const;
    expect(await shown("let head = function [] -> raise Not_found | x :: _ -> x", raising, same)).toBe("agrees");
    expect(await shown('let head = function [] -> failwith "no" | x :: _ -> x', raising, same)).toMatch(
      /^head \[\] \| .* \| Failure "no" \| \(NoSuchElementException/,
    );
  });
});

describe("the width of integers", () => {
  const double = `(type double/1 (-> i32 i32)) (def double/1 (fun (x/2) (%i32.add x/2 x/2)))`;

  test("is a condition of the claim", async () => {
    const small = "(type small/1 (-> i32 bool)) (def small/1 (fun (x/2) (%any.lt x/2 3:i32)))";
    const { verdict } = await check("let small x = x < 3", small);
    expect(verdict).toMatchObject({
      kind: "agrees",
      conditions: [{ kind: "no-overflow" }, { kind: "width", bits: 32 }],
    });
  });

  test("is told where the two part by nothing else", async () => {
    const large = `(type large/1 (-> i32 bool)) (def large/1 (fun (x/2) (%i32.gt (%i32.add x/2 x/2) 5:i32)))`;
    const { verdict } = await check("let large x = 2 * x > 5", large);
    expect(verdict).toMatchObject({
      kind: "agrees",
      conditions: [
        {},
        {},
        { kind: "overflows", call: "large 1073741824", expected: { text: "true" }, got: { text: "false" } },
      ],
    });
    expect(await shown("let large x = 2 * x > 5", large.replace("5:i32", "7:i32"))).toBe(
      "large 3 | (large/1 3:i32) | true | false",
    );
  });

  test("matters where both compute alike: the claim is for what does not overflow", async () => {
    const plus = "(type plus/1 (-> i32 (-> i32 i32))) (def plus/1 (fun (x/2 y/3) (%i32.add x/2 y/3)))";
    const { verdict } = await check("let plus x y = x + y", plus);
    expect(verdict).toMatchObject({
      kind: "agrees",
      conditions: [
        { kind: "no-overflow" },
        { kind: "width", bits: 32 },
        { kind: "overflows", call: "plus 1 2147483647", expected: { text: "2147483648" } },
      ],
    });
  });

  test("limits the inputs to what both have", async () => {
    const big = "(type big/1 (-> i32 bool)) (def big/1 (fun (x/2) (%any.lt 2147483647:i32 x/2)))";
    expect(await shown("let big x = x > 3_000_000_000", big.replace("lt", "gt"))).not.toContain("30000000");
  });

  test("is told where a test goes beyond it", () => {
    const attempt = acrossOf("let double x = 2 * x", double, { functions: ["double"] });
    const inputs = ["double 2_000_000_000", "double 1_000_000_000_000", "double 3"].map((call) => ({
      function: "double",
      input: { call },
      exceptions: "undefined" as const,
      expect: undefined,
      raises: false,
    }));
    const replayed = replay({ reference: ocaml, submission: core }, attempt, inputs, () => false);
    expect(replayed.ok && replayed.value).toMatchObject([
      { kind: "differs", rests: "integer-width", expected: { text: "4000000000" }, got: { text: "-294967296" } },
      { kind: "unusable", why: { kind: "narrow-integers", bits: 32 } },
      { kind: "agrees" },
    ]);
  });
});

describe("what does not correspond is said, in the words of both", () => {
  test.each([
    ["let f (x : int) = x", "(type f/1 (-> str16 i32)) (def f/1 (fun (x/2) 1:i32))", "str16 => i32", "int -> int"],
    ["let f (x : float) = x", "(type f/1 (-> i32 f64)) (def f/1 (fun (x/2) 1.5:f64))", "i32 => f64", "float -> float"],
    [
      "let f a b c = a + b + c",
      "(type f/1 (-> i32 (-> i32 i32))) (def f/1 (fun (x/2 y/3) x/2))",
      "i32 => i32 => i32",
      "int -> int -> int -> int",
    ],
  ])("%s", async (reference, submission, given, wanted) => {
    expect(await shown(reference, submission)).toBe(`its type is ${given}, but the reference's is ${wanted}`);
  });

  test("constructors that are missing, or have other arguments", async () => {
    const reference = "type t = A of int | B of int | C\nlet f = function A x -> x | B x -> x | C -> 0";
    const lacking = `(data T/9 () [A/10 0 (i32)] [B/11 1 (i32)]) (type f/1 (-> T/9 i32)) (def f/1 (fun (t/2) 0:i32))`;
    expect(await shown(reference, lacking)).toBe("its type `t` lacks the constructor `C` of the reference");
    const other = `(data T/9 () [A/10 0 (i32)] [B/11 1 (str16)] [C/12 2 ()])
      (type f/1 (-> T/9 i32)) (def f/1 (fun (t/2) 0:i32))`;
    expect(await shown(reference, other)).toBe("the constructor `B` has other arguments than in the reference");
  });

  test("an observer", async () => {
    const observe = { source: { name: "o.ml", text: "let o x = x + 1" }, function: "o" };
    expect(await shown("let f (x : int) = x", "(type f/1 (-> i32 i32)) (def f/1 (fun (x/2) x/2))", { observe })).toBe(
      "the observer cannot be applied to it: it is an OCaml function, and the submission is in another language",
    );
  });
});
