// Reference and submission run on inputs that are given as text: what counterexamples and teachers' tests look like.
import { describe, expect, test } from "vitest";
import { attemptOf } from "../../test/attempt.js";
import { both, openTestLanguage } from "../../test/language.js";
import { encodeBytes } from "../report/display.js";
import type { Shown } from "../report/verdict.js";
import { ENGLISH } from "../report/words/english.js";
import type { Attempt, Exercise, FunctionPlace } from "../subject/exercise.js";
import type { GivenInput } from "../witness/given.js";
import { type Replayed, replay } from "./replay.js";

const language = await openTestLanguage();

function attempt(reference: string, submission: string, more: Partial<Exercise> = {}): Attempt {
  return attemptOf(reference, submission, { functions: ["f"], ...more });
}

function place(name: string, text: string): FunctionPlace {
  return { source: { name: `${name}.ml`, text }, function: name };
}

function run(asked: Attempt, inputs: readonly GivenInput[]): readonly Replayed[] {
  const replayed = replay(both(language), asked, inputs, () => false);
  if (!replayed.ok) throw new Error(replayed.errors.map(({ title, label }) => `${title}: ${label}`).join());
  return replayed.value;
}

function chosen(...values: readonly string[]): GivenInput {
  return { function: "f", input: { chosen: values }, exceptions: "undefined", expect: undefined, raises: false };
}

function called(call: string, more: Partial<GivenInput> = {}): GivenInput {
  return { function: "f", input: { call }, exceptions: "same", expect: undefined, raises: false, ...more };
}

/** "0 | 1": what the reference gives, and the submission where that is something else. */
function shown(result: Replayed): string {
  switch (result.kind) {
    case "unusable":
      return `unusable: ${ENGLISH.reasons.unusableTest(result.why)}`;
    case "no-test":
      return "no test";
    case "agrees":
      return outcome(result.expected);
    case "differs":
      return `${outcome(result.expected)} | ${outcome(result.got)}`;
  }
}

function outcome(run: Shown): string {
  switch (run.kind) {
    case "value": {
      const text = ENGLISH.verdicts.value(run.text, run.effects);
      return run.from === undefined ? text : `${text} from ${run.from}`;
    }
    case "raised":
      return `! ${run.text}`;
    case "exited":
      return `exit ${run.code}`;
    case "unfinished":
      return run.why;
  }
}

function each(asked: Attempt, ...inputs: readonly GivenInput[]): readonly string[] {
  return run(asked, inputs).map(shown);
}

describe("values of a counterexample", () => {
  test("of one argument, and of several", () => {
    const one = attempt("let f x = x + 1", "let f x = if x = 3 then 0 else x + 1");
    expect(each(one, chosen("2"), chosen("3"), chosen("(-3)"))).toEqual(["3", "4 | 0", "-2"]);
    const two = attempt("let f x y = x - y", "let f x y = y - x");
    expect(each(two, chosen("1", "1"), chosen("1", "2"))).toEqual(["0", "-1 | 1"]);
  });

  test("that are tuples, alone and among others", () => {
    const pair = attempt("let f (a, b) = a - b", "let f (a, b) = b - a");
    expect(each(pair, chosen("(1, 2)"))).toEqual(["-1 | 1"]);
    const more = attempt("let f (a, b) c = a - b * c", "let f (a, b) c = a - b + c");
    expect(each(more, chosen("(1, 2)", "3"))).toEqual(["-5 | 2"]);
  });

  test("that are functions", () => {
    const map = attempt("let f g l = List.map g l", "let f g l = List.rev (List.map g l)");
    expect(each(map, chosen("(fun x -> x * x)", "[1; 2]"), chosen("(fun _ -> 0)", "[1; 2]"))).toEqual([
      "[1; 4] | [4; 1]",
      "[0; 0]",
    ]);
  });

  test("and further ones, for a function in the result", () => {
    const add = attempt("let f x = let g y = x + y in (g, x)", "let f x = let g y = x - y in (g, x)");
    expect(run(add, [chosen("1", "2")])[0]?.kind).toBe("differs");
    expect(run(add, [chosen("1", "0")])[0]?.kind).toBe("agrees");
  });

  test("of data that students were given, and that both define", () => {
    const type = "type t = Leaf | Node of t * int * t ";
    const size = "let rec f = function Leaf -> 0 | Node (l, _, r) -> f l + f r + 1";
    const left = "let rec f = function Leaf -> 0 | Node (l, _, r) -> f l + 1";
    const input = chosen("(Node (Leaf, 0, Node (Leaf, 0, Leaf)))");
    expect(each(attempt(size, left, { prelude: { name: "prelude.ml", text: type } }), input)).toEqual(["2 | 1"]);
    const other = "type t = Node of t * int * t | Leaf "; // in another order
    expect(each(attempt(type + size, other + left), input)).toEqual(["2 | 1"]);
  });

  test("that can be changed are made anew for each program", () => {
    const sort = attempt(
      "let f a = a.(0) <- a.(0) + 1; a.(0)",
      "let f a = a.(0) <- a.(0) + 1; a.(0) <- a.(0) + a.(1); a.(0)",
    );
    expect(each(sort, chosen("[|1; 0|]"), chosen("[|1; 5|]"))).toEqual([
      "2",
      "2 leaving [|2; 5|] | 7 leaving [|7; 5|]",
    ]);
    const left = attempt("let f r = r := 1", "let f r = r := 2");
    expect(each(left, chosen("(ref 0)"))).toEqual(["() leaving {contents = 1} | () leaving {contents = 2}"]);
  });

  test("that are bytes", () => {
    const length = attempt("let f s = String.length s", "let f s = 1");
    expect(each(length, chosen(encodeBytes('"ö"')))).toEqual(["2 | 1"]);
  });
});

describe("what the reference says", () => {
  const head = attempt("let f l = List.hd l", "let f = function [] -> 0 | x :: _ -> x");

  test("where it raises is no test, unless raising is behaviour", () => {
    expect(each(head, chosen("[]"), { ...chosen("[]"), exceptions: "same" })).toEqual([
      "no test",
      '! Failure "hd" | 0',
    ]);
  });

  test("where it does not end is no test; a submission that does not is told", () => {
    const loop = "let rec f x = if x > 0 then f x else 0";
    expect(each(attempt(loop, "let f x = 0"), chosen("1"), chosen("0"))).toEqual(["no test", "0"]);
    expect(each(attempt("let f x = 0", loop), chosen("1"), chosen("0"))).toEqual(["0 | fuel", "0"]);
  });

  test("only where its predicate holds", () => {
    const given = [{ ...place("positive", "let positive x = x > 0"), of: undefined }];
    const asked = attempt("let f x = x", "let f x = abs x + 1", { given });
    expect(each(asked, chosen("(-1)"), chosen("1"))).toEqual(["no test", "1 | 2"]);
  });
});

describe("through an observer", () => {
  test("results that look different may be the same", () => {
    const observe = place("sorted", "let sorted l = List.sort compare l");
    const asked = attempt("let f l = l", "let f l = List.rev (List.filter (fun x -> x <> 9) l)", { observe });
    expect(each(asked, chosen("[1; 2]"), chosen("[9]"), called("f [2; 1]"))).toEqual([
      "[1; 2] from [1; 2]",
      "[9] from [9] | [] from []",
      "[1; 2] from [2; 1]",
    ]);
    const expected = run(asked, [called("f [2; 1]", { expect: "[1; 2]" }), called("f [2]", { expect: "[3]" })]);
    expect(expected).toMatchObject([{ expectation: "[1; 2]" }, { expectation: "[3]" }]);
  });

  test("that takes only some types, calls of a function that takes all are of those", () => {
    const observe = place("total", "let total l = List.fold_left (+) 0 l");
    const asked = attempt("let f l = List.rev l", "let f l = l @ [1]", { observe });
    expect(each(asked, called("f [1; 2]"), called('f ["a"]'))).toEqual([
      "3 from [2; 1] | 4 from [1; 2; 1]",
      expect.stringMatching(/^unusable: /),
    ]);
  });

  test("its own arguments are among what was chosen, and calls do not have them", () => {
    const observe = place("at", "let at l n = List.length l + n");
    const asked = attempt("let f x = [x]", "let f x = if x = 1 then [] else [x]", { observe });
    expect(each(asked, chosen("0", "5"), chosen("1", "5"), called("f 1"))).toEqual([
      "6 from [0]",
      "6 from [1] | 5 from []",
      "unusable: the observer needs more arguments",
    ]);
  });

  test("that takes the arguments and the result, it gets those of the call, and sees what is expected", () => {
    const observe = place("apart", "let apart a b r = r - a - b");
    const asked = attempt("let f a b = a + b", "let f a b = if a = 3 then 0 else b + a", { observe });
    expect(each(asked, chosen("1", "2"), called("f 3 1"))).toEqual(["0 from 3", "0 from 4 | -4 from 0"]);
    expect(run(asked, [called("f 3 1", { expect: "9" })])).toMatchObject([{ expectation: "5" }]);
  });
});

test("calls of functions that give something are told where effects count", () => {
  const map = "let rec f g = function [] -> [] | x :: r -> let y = g x in y :: f g r";
  const asked = attempt(map, "let f g l = List.rev (List.map g (List.rev l))", { effects: "same" });
  const number = "fun _ number -> number";
  expect(each(asked, chosen(number, "[7; 8]"), called("f (fun x -> x + 1) [7; 8]"), called("f succ []"))).toEqual([
    "([1; 2], [7; 8]) | ([2; 1], [8; 7])",
    "([8; 9], [7; 8]) | ([8; 9], [8; 7])",
    "([], [])",
  ]);
});

describe("a test is a call", () => {
  const sum = attempt("let rec f = function [] -> 0 | x :: l -> x + f l", "let f l = List.length l");

  test("in whatever way it passes its arguments on", () => {
    const calls = ["f []", "f [1; 2]", "f @@ [5]", "[5] |> f", "let l = [5] in f l", "(f [5])", "f [5] (* five *)"];
    expect(each(sum, ...calls.map((call) => called(call)))).toEqual(["0", "3 | 2", ...Array(5).fill("5 | 1")]);
  });

  test("and nothing else: what does more would be judged by what it does not say", () => {
    const asked = attempt("let f x = x + 1", "let f x = x + 2");
    const more = ["1 + f 1", "f 1 + 1", "f (f 1)", "[f 1]", "f", "f 1; 2", "let f x = x in f 1", "List.map f [1]"];
    for (const answer of each(asked, ...more.map((call) => called(call))))
      expect(answer).toBe("unusable: it is not a single call of the function with all its arguments");
  });

  test("that may not be readable or typed, or come to nothing: the others are run", () => {
    const bad = ["f [", "f true", "f nothing", "f [1] [2]", "f [exit 3]", "f (raise Not_found)", ") f (", "", "f (*"];
    const answers = each(sum, ...bad.map((call) => called(call)), called("f [1; 2]"));
    for (const answer of answers.slice(0, -1)) expect(answer).toMatch(/^unusable: ./);
    expect(answers.at(-1)).toBe("3 | 2");
    expect(answers[1]).toBe("unusable: this has type `bool`, but `int list` is expected here");
  });

  test("of a function that is compared", () => {
    expect(each(sum, { ...called("g 1"), function: "g" }, called("f []"))).toEqual([
      "unusable: `g` is not compared",
      "0",
    ]);
  });

  test("of a polymorphic function at any type", () => {
    const rev = attempt("let f l = List.rev l", "let f l = l");
    const calls = ['f ["a"; "b"]', "f [(1, 'x'); (2, 'y')]", "f [1.5]", "f [[]; [true]]", "f []"];
    expect(each(rev, ...calls.map((call) => called(call)))).toEqual([
      '["b"; "a"] | ["a"; "b"]',
      "[(2, 'y'); (1, 'x')] | [(1, 'x'); (2, 'y')]",
      "[1.5]",
      "[[true]; []] | [[]; [true]]",
      "[]",
    ]);
  });

  test("at a type that the submission does not take is nothing to compare", () => {
    const asked = attempt("let f l = List.length l", "let rec f = function [] -> 0 | x :: l -> x * 0 + 1 + f l");
    expect(each(asked, called('f ["a"]'), called("f [7]"))).toEqual([
      "unusable: the submission takes arguments of other types",
      "1",
    ]);
    const both = attempt("let f x y = (x, y)", "let f x y = (x + 0, y)");
    expect(each(both, called('f "a" 1'), called('f 1 "a"'))).toEqual([
      "unusable: the submission takes arguments of other types",
      '(1, "a")',
    ]);
  });
});

describe("what a teacher expects", () => {
  const head = attempt("let f l = List.hd l", "let f l = List.hd l");
  const expectation = (call: string, more: Partial<GivenInput>): unknown => {
    const [result] = run(head, [called(call, more)]);
    return result === undefined || !("expectation" in result) ? shown(result as Replayed) : result.expectation;
  };

  test("is shown as results are", () => {
    expect(expectation("f [1]", { expect: "0x10" })).toBe("16");
    expect(expectation('f ["a"]', { expect: '"a" ^ "b"' })).toBe('"ab"');
    expect(expectation("f []", { expect: 'Failure ("h" ^ "d")', raises: true })).toBe('Failure "hd"');
    expect(expectation("f [1]", {})).toBeUndefined();
  });

  test("must have the type of the call", () => {
    expect(expectation("f [1]", { expect: "true" })).toBe("unusable: this has type `bool`, but `int` is expected here");
    expect(expectation("f [1]", { expect: "1", raises: true })).toMatch(/^unusable: .*`exn`/);
  });
});

test("a submission that cannot be compared is no reason for any result", () => {
  const [result] = run(attempt("let f x = x", "let g x = x"), [chosen("1")]);
  expect(result?.kind).toBe("unusable");
  const rejected = replay(both(language), attempt("let f x = x", "let f x = x +"), [chosen("1")], () => false);
  expect(rejected.ok).toBe(false);
});

describe("types that cannot be looked into", () => {
  const stack = (push: string): string => `module S : sig
    type 'a t
    val empty : 'a t
    val push : 'a -> 'a t -> 'a t
    val pop : 'a t -> ('a * 'a t) option
    val to_list : 'a t -> 'a list
  end = struct
    type 'a t = 'a list
    let empty = []
    let push x s = ${push}
    let pop = function [] -> None | x :: s -> Some (x, s)
    let to_list s = s
  end
  let f s = S.to_list (S.push 1 s)`;
  const programs = [stack("x :: s"), stack("if List.mem x s then s else x :: s")] as const;
  const asked = attempt(...programs);
  const push = attempt(...programs, { functions: ["S.push"] });
  const pushed = (call: string): GivenInput => ({ ...called(call), function: "S.push" });
  const pushes = (...values: readonly string[]): GivenInput => ({ ...chosen(...values), function: "S.push" });

  test("each program makes the input by its own operations", () => {
    expect(each(asked, chosen("S.empty"), chosen("S.push 1 S.empty"))).toEqual(["[1]", "[1; 1] | [1]"]);
    expect(each(asked, called("f (S.push 1 S.empty)"), called("f (List.fold_right S.push [2; 2] S.empty)"))).toEqual([
      "[1; 1] | [1]",
      "[1; 2; 2] | [1; 2]",
    ]);
  });

  test("results are asked what was asked, or the simplest questions", () => {
    expect(each(push, pushes("0", "S.push 0 S.empty", '"S.to_list"'))).toEqual(["[0; 0] | [0]"]);
    expect(each(push, pushes("0", "S.push 0 S.empty", '("S.pop", ("S.to_list"))'))).toEqual([
      "Some (0, [0]) | Some (0, [])",
    ]);
    expect(each(push, pushed("S.push 0 (S.push 0 S.empty)"), pushed("S.push 0 S.empty"))).toEqual([
      "[0; 0] | [0]",
      "[0]",
    ]);
  });

  test("at the types of the call", () => {
    expect(each(push, pushed('S.push "a" (S.push "a" S.empty)'))).toEqual(['["a"; "a"] | ["a"]']);
  });

  test("what the submission cannot make is no input for it", () => {
    const hides = stack("x :: s").replace("val pop : 'a t -> ('a * 'a t) option", "");
    expect(each(attempt(stack("x :: s"), hides), chosen("snd (Option.get (S.pop (S.push 1 S.empty)))"))).toEqual([
      "unusable: the submission takes arguments of other types",
    ]);
  });

  test("containers of the library", () => {
    const sum = (from: string): string =>
      `module IS = Set.Make (Int) let f q = Queue.fold (+) ${from} q let g s = IS.fold (+) s ${from}`;
    const both = attempt(sum("0"), sum("1"), { functions: ["f", "g"] });
    expect(each(both, chosen("Queue.of_seq (List.to_seq [1; 2])"), called("f (Queue.create ())"))).toEqual([
      "3 | 4",
      "0 | 1",
    ]);
    expect(each(both, { ...called("g IS.(add 3 empty)"), function: "g" })).toEqual(["3 | 4"]);
  });
});
