// Two OCaml programs that share their constructors: values made by the reference are given to
// the submission, which must do with them what it does alone with its own, in every engine.
import { describe, expect, test } from "vitest";
import type { Name } from "../src/core/expr.js";
import { type Link, type Linked, link } from "../src/core/link.js";
import type { Type } from "../src/core/type.js";
import type { Ctor, Data, Value } from "../src/core/value.js";
import { apply } from "../src/eval/apply.js";
import type { SharedCtors } from "../src/eval/ctors.js";
import { concreteHooks } from "../src/eval/explore-hooks.js";
import { bindingsOf } from "../src/eval/generate/analyse.js";
import { type Start, startConcrete, startExplored } from "../src/eval/generate/program.js";
import { interpretDefs } from "../src/eval/interpret/interpret.js";
import type { Limits, Outcome, Report } from "../src/eval/outcome.js";
import { load, type Machine } from "../src/eval/run.js";
import { makeRuntime, Raised, type Runtime, reportOf, resetRuntime, Signal } from "../src/eval/runtime.js";
import { sameException, sharedCtors } from "../src/eval/share.js";
import { faultsOf, makeUnit, type Unit } from "../src/eval/unit.js";
import type { Loaded } from "../src/language/language.js";
import { openTestLanguage } from "./language.js";
import { showOutcome, showValue } from "./laws/show-value.js";

const LIMITS: Limits = { fuel: 100_000, depth: 10_000, outputBytes: 1000 };
const language = await openTestLanguage();

function read(source: string, expressions: readonly string[]): Loaded {
  const result = language.read(
    [{ name: "program.ml", text: source }],
    expressions.map((text, i) => ({ name: `expression${i}`, text })),
  );
  if (!result.ok) throw new Error(result.errors[0].label);
  return result.value;
}

/** The last definition of f. */
function functionOf({ program, values }: Loaded): { readonly name: Name; readonly type: Type } {
  const name = values.filter((value) => value.name === "f").at(-1)?.core as Name;
  return { name, type: program.types.get(name) as Type };
}

function linkLoaded(reference: Loaded, submission: Loaded): Linked {
  const typed = (loaded: Loaded) => ({ program: loaded.program, type: functionOf(loaded).type });
  return link(typed(reference), typed(submission));
}

function linkSources(reference: string, submission: string): Linked {
  return linkLoaded(read(reference, []), read(submission, []));
}

type Engine = (unit: Unit, rt: Runtime) => Start;
const ENGINES = {
  concrete: startConcrete,
  explored: (unit, rt) => startExplored(unit, rt, concreteHooks(rt)),
  interpreter: (unit, rt) => (globals) => interpretDefs(unit, rt, globals),
} satisfies Record<string, Engine>;

/** Applies f of a program loaded with these constructors; the outcome and the steps. */
function run(engine: Engine, loaded: Loaded, ctors: SharedCtors, argument: Value): readonly unknown[] {
  const unit = makeUnit(loaded.program, new Map(), ctors);
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  rt.ranks = unit.ranks;
  const globals: Value[] = [];
  resetRuntime(rt, LIMITS);
  engine(unit, rt)(globals);
  resetRuntime(rt, LIMITS);
  const slot = loaded.program.defs.flatMap(bindingsOf).findIndex(({ name }) => name === functionOf(loaded).name);
  const outcome = outcomeOf(() => apply(rt, globals[slot] as Value, [argument]));
  return observed(reportOf(rt, LIMITS, outcome));
}

function observed({ outcome, steps }: Report): readonly unknown[] {
  return [plain(showOutcome(outcome)), steps];
}

function outcomeOf(body: () => Value): Outcome {
  try {
    return { kind: "value", value: body() };
  } catch (error) {
    if (error instanceof Raised) return { kind: "raised", exn: error.exn };
    if (error instanceof Signal) return error.outcome;
    throw error;
  }
}

/** The same constructor has another number in each program. */
function plain(text: string): string {
  return text.replace(/\/\d+/g, "");
}

function entryValue(machine: Machine, { entries }: Loaded, i: number): Value {
  const { outcome } = machine.call(entries[i]?.name as Name, [0], LIMITS);
  if (outcome.kind !== "value") throw new Error(`no value: ${showOutcome(outcome)}`);
  return outcome.value;
}

function shared(reference: Loaded, submission: Loaded): { readonly machine: Machine; readonly ctors: SharedCtors } {
  const linked = linkLoaded(reference, submission);
  if (!linked.ok) throw new Error(`clash: ${linked.why.reason.kind}`);
  const machine = load(reference.program, LIMITS);
  return { machine, ctors: sharedCtors(linked.link, machine.ctor, reference.program, submission.program) };
}

/** What f of the submission gives alone, which it must give in every engine on the reference's values too. */
function answers(referenceSource: string, submissionSource: string, inputs: readonly string[]): readonly unknown[] {
  const reference = read(referenceSource, inputs);
  const submission = read(submissionSource, inputs);
  const { machine, ctors } = shared(reference, submission);
  const alone = load(submission.program, LIMITS);
  return inputs.map((_, i) => {
    const given = (): Value => entryValue(machine, reference, i); // a new one each time: f may change it
    const own = entryValue(alone, submission, i);
    expect(plain(showValue(given()))).toBe(plain(showValue(own)));
    const expected = observed(alone.call(functionOf(submission).name, [own], LIMITS));
    for (const engine of Object.values(ENGINES)) expect(run(engine, submission, ctors, given())).toEqual(expected);
    return expected[0];
  });
}

const EXPR = `type expr = Num of int | Neg of expr | Sum of expr list | Zero | One
  let rec f e = match e with Num n -> n | Neg e -> - f e | Sum l -> List.fold_left (fun n e -> n + f e) 0 l
    | Zero -> 0 | One -> 1`;
const EXPRS = ["Num 3", "Zero", "Neg (Sum [Num 1; One; Neg Zero])", "Sum []"];

describe("a submission does with the reference's values what it does with its own", () => {
  test.each([
    [
      "with the type in another order",
      EXPR,
      `type expr = Zero | Sum of expr list | One | Neg of expr | Num of int
       let rec f = function Sum l -> List.fold_right (fun e n -> n + f e) l 0 | One -> 1 | Num n -> n | Neg e -> 0 - f e | _ -> 0`,
      EXPRS,
      ["3", "0", "-2", "0"],
    ],
    [
      "with its own structural order",
      EXPR,
      `type expr = One | Zero | Sum of expr list | Neg of expr | Num of int
       let f e = 8 * compare e (Neg Zero) + 4 * compare One e + (if e < Sum [Num 7] then 2 else 0) + compare Zero One`,
      EXPRS,
      ["5", "-9", "5", "-9"],
    ],
    [
      "renamed, with new values in the result",
      "type tree = Leaf | Node of tree * int * tree let f (t : tree) = t",
      `type arbre = Node of arbre * int * arbre | Leaf
       let rec f = function Leaf -> Node (Leaf, 0, Leaf) | Node (l, x, r) -> Node (f r, x, l)`,
      ["Leaf", "Node (Leaf, 1, Node (Leaf, 2, Leaf))"],
      ["(Node (Leaf ) 0 (Leaf ))", "(Node (Node (Node (Leaf ) 0 (Leaf )) 2 (Leaf )) 1 (Leaf ))"],
    ],
    [
      "where constant constructors are compared by identity",
      "type t = A | B | C of int let f (x : t) = x == A",
      "type t = B | A | C of int let f x = x == A",
      ["A", "B", "C 1"],
      ["true", "false", "false"],
    ],
    [
      "that shadows its type",
      EXPR,
      `module Old = struct type expr = Num of string end open Old
       type expr = Zero | One | Num of int | Neg of expr | Sum of expr list
       let f e = match e with Num n -> n | Sum (Num n :: _) -> n | Neg (Sum _) -> 7 | Neg _ -> 8 | Sum _ -> 9 | Zero | One -> 10
       module New = struct type expr = Unused end open New`,
      EXPRS,
      ["3", "10", "7", "9"],
    ],
    [
      "with types that are recursive through each other",
      `type a = A of b | End and b = B of a * int | Last let f (x : a) = x`,
      `type y = Last | B of x * int and x = End | A of y
       let rec f = function End -> End | A (B (x, n)) -> A (B (f x, n + 1)) | A Last -> End`,
      ["End", "A (B (A Last, 1))", "A (B (A (B (End, 1)), 2))"],
      ["(End )", "(A (B (End ) 2))", "(A (B (A (B (End ) 2)) 3))"],
    ],
    [
      "with parametric types at several instances",
      `type 'a t = Nil | Cons of 'a * 'a t let f (p : int t * bool t) = p`,
      `type 'x t = Cons of 'x * 'x t | Nil
       let rec length = function Nil -> 0 | Cons (_, r) -> 1 + length r
       let f (a, b) = if length a < length b then (Cons (0, a), b) else (a, Cons (true, b))`,
      ["(Nil, Nil)", "(Cons (1, Nil), Cons (true, Cons (false, Nil)))"],
      ["(tuple2 (Nil ) (Cons true (Nil )))", "(tuple2 (Cons 0 (Cons 1 (Nil ))) (Cons true (Cons false (Nil ))))"],
    ],
    [
      "with records, also mutable ones",
      "type p = { x : int; mutable y : string } let f (p : p) = p",
      `type p = { x : int; mutable y : string }
       let f p = p.y <- p.y ^ "!"; { p with x = p.x + 1 }`,
      ['{ x = 1; y = "a" }'],
      ['(p 2 {"a!"})'],
    ],
    [
      "that is more general",
      "let f (l : int list) = List.length l",
      "let rec f = function [] -> 0 | _ :: r -> 1 + f r",
      ["[]", "[1; 2]"],
      ["0", "2"],
    ],
    [
      "that is less general",
      "let f l = l",
      "let f (l : int option list) = List.map (function None -> Some 0 | Some n -> Some (n + 1)) l",
      ["[None; Some 1]"],
      ["(:: (Some 0) (:: (Some 2) ([] )))"],
    ],
    [
      "with its own option",
      "let f (o : int option) = o",
      "type 'a option = Some of 'a | None let f = function Some x when x > 1 -> None | o -> if o = None then Some 7 else o",
      ["None", "Some 1", "Some 2"],
      ["(Some 7)", "(Some 1)", "(None )"],
    ],
    [
      "with one constructor more",
      "type c = Red | Green of int | Blue let f (c : c) = (0, c, c < c, true)",
      `type c = Pink of int | Blue | Red | Green of int
       let g = function Blue -> Pink 1 | Green n -> Pink n | c -> c
       let f c = match g c with Pink n -> (n, g c, g c < c, g c < Red) | Red -> (10, Red, false, true) | Blue | Green _ -> (11, c, true, true)`,
      ["Red", "Green 3", "Blue"],
      ["(tuple4 10 (Red ) false true)", "(tuple4 3 (Pink 3) true false)", "(tuple4 1 (Pink 1) false false)"],
    ],
    [
      "with one constructor fewer",
      "type c = Red | Green | Blue of c let f (c : c) = ignore c; 0",
      "type c = Blue of c | Red let rec f = function Blue Red -> 1 | Blue c -> 2 * f c | Red -> 3",
      ["Red", "Blue Red", "Blue (Blue Red)"],
      ["3", "1", "2"],
    ],
    [
      "with its own Failure, which is not the library's",
      'let f n = if n > 0 then n else failwith "f"',
      `exception Failure of string
       let f n = try if n = 1 then failwith "lib" else if n = 2 then raise (Failure "own") else n with
         | Failure _ -> if n = 2 then 20 else 0
         | Stdlib.Failure _ -> 30`,
      ["0", "1", "2"],
      ["0", "30", "20"],
    ],
    [
      "with exceptions in inputs",
      "exception E of int exception F let f (e : exn) = e",
      `exception F exception E of int exception G of int
       let f = function E n -> G n | F -> E 1 | Not_found -> F | G _ -> F | e -> if compare e (E 3) < 0 then E 2 else E 3`,
      ["E 4", "F", "Not_found", 'Failure "x"', 'Undefined_recursive_module ("x", 1, 2)'],
      ["(G 4)", "(E 1)", "(F )", "(E 2)", "(E 2)"],
    ],
  ])("%s", (_, reference, submission, inputs, wanted) => {
    expect(answers(reference, submission, inputs)).toEqual(wanted);
  });
});

function facts(linked: Linked): unknown {
  if (!linked.ok) return linked.why.reason.kind;
  const names = (items: Link["lacks"]): string => plain(items.map(({ ctor }) => ctor).join(" "));
  return { lacks: names(linked.link.lacks), extra: names(linked.link.extra) };
}

describe("a link says", () => {
  test.each([
    [
      "which constructor is missing and which is new",
      "type c = Red | Green | Blue let f (c : c) = c",
      "type c = Green | Blue | Pink let f (c : c) = c",
      { lacks: "Red", extra: "Pink" },
    ],
    ["that a pair is not two arguments", "let f (a, b) = a + b", "let f a b = a + b", "different"],
    [
      "that a label is elsewhere",
      "type p = {x : int; y : int} let f p = p.x",
      "type p = {y : int; x : int} let f p = p.x",
      "labels",
    ],
    [
      "that a constructor holds a pair and not two fields",
      "type t = A of int * int let f (A (x, y)) = x + y",
      "type t = A of (int * int) let f (A (x, y)) = x + y",
      "fields",
    ],
  ])("%s", (_, reference, submission, wanted) => {
    expect(facts(linkSources(reference, submission))).toEqual(wanted);
  });
});

test("a submission that is given a constructor it lacks fails as a match without that case does", () => {
  const reference = read("type c = Red | Green | Blue let f c = if c = Red then 1 else 2", ["Blue", "Green"]);
  const submission = read("type c = Red | Green let f c = match c with Red -> 1 | Green -> 2", []);
  const { machine, ctors } = shared(reference, submission);
  for (const engine of Object.values(ENGINES)) {
    const [blue, green] = [0, 1].map((i) => run(engine, submission, ctors, entryValue(machine, reference, i))[0]);
    expect([String(blue).replace(/ .*/, ""), green]).toEqual(["raised", "2"]);
  }
});

/** How f fails in each program, and whether that counts as the same exception. */
function failures(referenceSource: string, submissionSource: string, argument: Value): boolean {
  const [reference, submission] = [read(referenceSource, []), read(submissionSource, [])];
  const linked = linkLoaded(reference, submission);
  if (!linked.ok) throw new Error("clash");
  const { machine, ctors } = shared(reference, submission);
  const other = load(submission.program, LIMITS, { ctors });
  const raised = (each: Machine, loaded: Loaded): Ctor => {
    const { outcome } = each.call(functionOf(loaded).name, [argument], LIMITS);
    if (outcome.kind !== "raised") throw new Error("no exception");
    return (outcome.exn as Data).k;
  };
  return sameException(linked.link, raised(machine, reference), raised(other, submission));
}

describe("raised exceptions count as the same", () => {
  const OWN = 'exception Failure of string let f n = if n = 0 then raise (Failure "x") else failwith "x"';
  const LIBRARY = 'let f n = ignore n; failwith "x"';
  test.each([
    ["the library's in both", LIBRARY, LIBRARY, 0, true],
    ["but not its own for the library's", LIBRARY, OWN, 0, false],
    ["the library's, where it has its own too", LIBRARY, OWN, 1, true],
    ["but not the library's for the reference's own", OWN, LIBRARY, 0, false],
    ["the library's for the library's, where the reference has its own too", OWN, LIBRARY, 1, true],
    ["its own for the reference's own", OWN, OWN, 0, true],
    ["the library's, where both have their own too", OWN, OWN, 1, true],
    ["but not another exception", LIBRARY, "let f n = ignore n; raise Not_found", 0, false],
    [
      "nor one with other contents",
      "exception E of int let f n = raise (E n)",
      "exception E of string let f n = raise (E (string_of_int n))",
      0,
      false,
    ],
  ])("%s", (_, reference, submission, argument, wanted) => {
    expect(failures(reference, submission, argument)).toBe(wanted);
  });
});
