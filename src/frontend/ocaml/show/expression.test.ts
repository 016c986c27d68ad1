// Core expressions as OCaml text: what was read comes back as a teacher would write it, and core
// that nobody wrote in OCaml comes out as OCaml that means the same.

import { describe, expect, test } from "vitest";
import { openTestLanguage } from "../../../../test/language.js";
import { parseExpr } from "../../../core/parse.js";
import { UNTYPED } from "../lift/labelled.js";
import { pathOf, type Vocabulary } from "../lift/vocabulary.js";
import { exprDoc } from "./expression.js";
import { layOut } from "./layout.js";

const language = await openTestLanguage();
type Loaded = Extract<ReturnType<typeof language.read>, { ok: true }>["value"];

function load(source: string, expressions: readonly string[] = []): Loaded {
  const asked = expressions.map((text, i) => ({ name: `-e ${i}`, text }));
  const read = language.read([{ name: "t.ml", text: source }], asked);
  if (!read.ok) throw new Error(`${source} ${expressions.join(" ")}: ${read.errors.map((e) => e.label).join(", ")}`);
  return read.value;
}

/** An expression that is read after a program, shown. */
function shown(source: string, text: string): string {
  const loaded = load(source, [text]);
  const [entry] = loaded.entries;
  const def = loaded.program.defs.find((each) => each.kind === "one" && each.name === entry?.name);
  if (def?.kind !== "one" || def.bound.kind !== "lam") throw new Error("no entry");
  return loaded.showExpr(def.bound.body);
}

/** Each is shown as it is written. */
function testSame(source: string, texts: readonly string[]): void {
  test.each(texts)("%s", (text) => expect(shown(source, text)).toBe(text));
}

/** Each is shown as the second text, which is then shown as itself. */
function testPairs(source: string, pairs: readonly (readonly [string, string])[]): void {
  test.each(pairs)("%s", (text, expected) => {
    expect(shown(source, text)).toBe(expected);
    expect(shown(source, expected)).toBe(expected);
  });
}

describe("functions and bindings", () => {
  testSame("", [
    "fun x -> x + 1",
    "fun x y -> (x, y)",
    "fun (a, b) _ () -> a + b",
    "function 0 -> 1 | 1 -> 3 | _ -> 0",
    "fun x -> function [] -> x | y :: _ -> y",
    "fun (x :: _) -> x",
    "let f x = match x with 0 -> 1 | _ -> x in f 3",
    "let f = function 0 -> 1 | _ -> 2 in f 3",
    "let rec even n = n = 0 || odd (n - 1) and odd n = n <> 0 && even (n - 1) in even 7",
    "fun p -> let (a, b) = p in a - b",
    "let x = 1 in let x = x + 1 in x * x",
    "let rec l = 1 :: l in l",
    "(fun x -> x) 1",
    "List.fold_left ( + ) 0",
    "List.map string_of_int [1; 2]",
    "fun f g x -> f (g x) (g (x + 1))",
  ]);
  testPairs("", [
    ["fun x -> fun x -> x", "fun x x1 -> x1"],
    ["fun x -> match x with [] -> 0 | _ -> 1", "function [] -> 0 | _ -> 1"],
    ["let a = 1 and b = 2 in a + b", "let a = 1 in let b = 2 in a + b"],
    ["[1] |> List.rev |> List.hd", "List.hd (List.rev [1])"],
    ['String.concat "" @@ ["a"; "b"]', 'String.concat "" ["a"; "b"]'],
  ]);
});

describe("operators", () => {
  testSame("", [
    "fun x -> 1 mod x",
    "abs (-1)",
    "1 - (-1)",
    "fun x -> -x",
    "fun f x -> -f x",
    "fun r -> -(!r)",
    "fun a b c -> a - (b - c) - a * (b + c)",
    "fun a b -> (a lsl 2) + (b land 3)",
    "fun x y -> x < y && not (x = y) || x == y",
    "fun l r -> (l @ r) @ [1]",
    '"a" ^ "b\\n" ^ String.make 1 \'\\\'\'',
    "2. ** (-0.5) +. nan",
    "fun r -> r := !r + 1; !r",
    "fun a i -> a.(i) <- a.(i + 1)",
    "fun s -> s.[0]",
    "fun x -> compare x 0",
  ]);
  testPairs("", [
    ["fun x -> x :: 1 :: []", "fun x -> [x; 1]"],
    ["fun x -> Int.add x 1", "fun x -> x + 1"],
    ["fun x -> +x", "fun x -> Fun.id x"],
    ["int_of_char 'a'", "Char.code 'a'"],
  ]);
});

describe("control", () => {
  testSame("", [
    "fun a b -> if a < b then a else b",
    'fun x -> if x then (print_string "a"; 1) else if not x then 2 else 3',
    'fun b -> if b then print_string "b"',
    "fun x -> if x > 0 then print_int x; x",
    "let s = ref 0 in for i = 1 to 10 do s := !s + i done; !s",
    "for i = 9 downto 0 do print_int i; print_newline () done",
    "fun r -> while !r > 0 do decr r done",
    "try List.hd [] with Failure _ -> 0 | Not_found when true -> 1",
    "match List.hd [] with 0 -> 1 | x -> x | exception Failure s -> String.length s",
    "fun x -> match x with 0 -> (match x + 1 with 1 -> 2 | _ -> 3) | _ -> x",
    'raise (Failure "x")',
    "assert (1 = 1)",
    "assert false",
    "lazy (1 + 1)",
    "lazy 5",
    "fun x -> Lazy.force x",
    'fun () -> Printf.printf "%d %s\\n" 3',
  ]);
});

describe("patterns", () => {
  testSame("", [
    "function [] | [_] -> 0 | [x; y] -> x + y | x :: _ :: rest -> x",
    "function 'a' .. 'z' | '_' -> true | _ -> false",
    "function Some (-1) | None -> 0 | Some (1 | 2) -> 1 | Some x when x > 9 -> x",
    "function (Some _ as x) :: _ -> x | _ -> None",
    "function [|a; b|] -> a + b | [||] -> 0",
    "function { contents = 0 } -> 1 | _ -> 2",
    'function (true, "a", 1.5) -> 1 | _ -> 0',
  ]);
});

const TYPES = `type person = { name : string; mutable age : int }
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type pair = P of (int * int)
type loop = { mutable next : loop; id : int }
let p = { name = "x"; age = 3 }`;

describe("data", () => {
  testSame(TYPES, [
    "Node (Leaf, 3, Node (Leaf, 4, Leaf))",
    "function Node (_, x, _) -> x | Leaf -> 0",
    "function Node _ -> 1 | Leaf -> 0",
    "P (1, 2)",
    "fun x -> P x",
    '{ name = "x"; age = 3 }',
    '{ p with name = "y" }',
    "fun p -> { p with age = p.age + 1 }",
    "p.age <- p.age + 1",
    "fun { name; age } -> name ^ string_of_int age",
    "function { age = 0; _ } -> true | _ -> false",
    "let rec x = { next = x; id = 1 } in x.next.id",
    "[|Some 1; None|]",
    "((), true, 'c')",
  ]);
});

describe("names", () => {
  testPairs("", [
    ["let max a b = a in max (Stdlib.max 1 2) 2", "let max1 a b = a in max1 (max 1 2) 2"],
    ["let compare = 1 in (fun x -> Stdlib.compare x compare)", "let compare1 = 1 in fun x -> compare x compare1"],
    ["let ( + ) a b = a * b in 1 + 2", "let ( + ) a b = a * b in 1 + 2"],
    ["let ( + ) a b = a * b in Stdlib.( + ) (1 + 2) 3", "let op a b = a * b in op 1 2 + 3"],
    ["let x1 = 1 in (fun x1' -> x1 + x1')", "let x1 = 1 in fun x1' -> x1 + x1'"],
    ["fun toString constructor -> toString constructor", "fun toString constructor -> toString constructor"],
  ]);
});

const MODULES = `module M = struct type t = A | B let f x = x + 1 let ( ++ ) a b = a + b type r = { x : int } end
module List = struct let map = 1 end
let compare = 1 let ( + ) a b = a ^ b
type t = A | C
type u = A | D
let swap ~left ~right = (right, left)
type r = { x : string; y : int } type s = { x : float }`;

describe("what the program defines", () => {
  testSame(MODULES, [
    "M.f 1",
    "M.( ++ ) 1 2",
    "M.A",
    "(A : t)",
    "function (A : t) -> 1 | C -> 2",
    "A",
    "{ M.x = 1 }",
    "fun r -> r.M.x",
    "fun r -> (r : r).x",
    "Stdlib.List.map M.f []",
    "Stdlib.compare 1 compare",
    'Stdlib.( + ) 1 (String.length ("a" + "b"))',
    "swap ~left:1 ~right:2",
    'String.starts_with ~prefix:"a" "abc"',
  ]);
});

describe("core that nobody wrote", () => {
  const { showExpr } = load(TYPES);
  test.each([
    ["(fun (x/1) (%i63.mod 1 x/1))", "fun x -> 1 mod x"],
    ["(fun (x/1 x/2) (%i63.add x/1 x/2))", "fun x x1 -> x + x1"],
    ["(fun (x/1) (match x/1 (0 -> 1) (1 -> 3) (_ -> 0)))", "function 0 -> 1 | 1 -> 3 | _ -> 0"],
    ["(fun (x/1) (match x/1 ((range 1 3) -> x/1) (_ -> 0)))", "fun x -> match x with 1 | 2 | 3 -> x | _ -> 0"],
    ["(fun (f/1) (%i63.add (f/1 1) (f/1 2)))", "fun f -> let arg = f 1 in arg + f 2"],
    ["(fun (f/1 g/2) (f/1 (g/2 1) (g/2 2) 3))", "fun f g -> let arg = g 1 in f arg (g 2) 3"],
    ["(fun (f/1 x/2) ((f/1 x/2) 1))", "fun f x -> f x 1"],
    ["(fun (r/1) (%i63.add (%cell.get r/1) (%cell.get r/1)))", "fun r -> let arg = !r in arg + !r"],
    ["(fun (x/1 y/2) (%i63.add (%i63.div x/1 2) (%i63.mod y/2 3)))", "fun x y -> x / 2 + y mod 3"],
    ["(choose 1 2)", "1"],
    ["(seq 1)", "1"],
    ["(delay 1)", "lazy (Fun.id 1)"],
    ["(%i63.neg 5)", "~-5"],
    ["(fun (for/1 Type/2) (for/1 Type/2))", "fun for_ type_ -> for_ type_"],
    ["(x/1 x/2)", "x x1"],
    ["(%array.of 1 2)", "[|1; 2|]"],
    ['(%str.join "," a/1)', 'String.concat "," (Array.to_list a)'],
    ["(%str.of_array a/1)", "(fun chars -> String.init (Array.length chars) (Array.get chars)) a"],
    ['(%f64.format "%.3f" 1.5:f64)', 'Printf.sprintf "%.3f" 1.5'],
    ["(%f64.parses s/1)", "float_of_string_opt s <> None"],
    ["[|::| 1 2 .. l/1]", "1 :: 2 :: l"],
  ])("%s", (text, expected) => expect(showExpr(parseExpr(text))).toBe(expected));
});

test("long chains of bindings, lists and sequences do not nest our calls", () => {
  const { showExpr } = load("");
  const numbers = Array.from({ length: 20_000 }, (_, i) => i);
  const lets = `(let ${numbers.map((i) => `(x/${i} ${i})`).join(" ")} x/9)`;
  expect(showExpr(parseExpr(lets))).toMatch(/^let x = 0 in let x = 1 in .* let x1 = 10 in .* in x$/);
  expect(showExpr(parseExpr(`[|::| ${numbers.join(" ")} .. [|[]|]]`))).toBe(`[${numbers.join("; ")}]`);
  expect(showExpr(parseExpr(`(seq ${numbers.join(" ")})`))).toBe(numbers.join("; "));
});

test("a long text can be broken", () => {
  const vocabulary: Vocabulary = {
    value: () => undefined,
    library: pathOf,
    ctor: (name) => ({ path: pathOf(name), fields: undefined, hidden: false, type: undefined }),
    typing: UNTYPED,
  };
  const e = parseExpr(
    '(fun (number/1 other/2) (match (%i63.add number/1 other/2) (0 -> "nothing is what it comes to") (_ -> "something")))',
  );
  expect(layOut(exprDoc(vocabulary, e))).toBe(`fun number other ->
  match number + other with
    0 -> "nothing is what it comes to"
  | _ -> "something"`);
});
