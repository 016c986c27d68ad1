// Contracts of OCaml programs as `elenchus test` takes them: what is broken, what holds, and what is left out.
import { describe, expect, test } from "vitest";
import { ask, sharedSession } from "./harness.js";

type Tested = { readonly functions: readonly { function: string; verdict: string }[]; unchecked: readonly Note[] };
type Note = { readonly title: string; readonly label: string };

async function tested(text: string): Promise<Tested> {
  const source = { name: "a.ml", text: Buffer.from(text, "utf8").toString("latin1") };
  const readSource = async () => ({ ok: true, source }) as const;
  const { stdout } = await ask(sharedSession(), ".", ["test", "a.ml", "--json"], { readSource });
  const answer = JSON.parse(stdout);
  return { functions: answer.functions ?? [], unchecked: answer.unchecked ?? [] };
}

/** f broken, g holds; and what was left out. */
async function said(text: string): Promise<readonly string[]> {
  const { functions, unchecked } = await tested(text);
  return [
    ...functions.map((each) => `${each.function} ${each.verdict}`),
    ...unchecked.map(({ title, label }) => `${title}: ${label}`),
  ];
}

const TABLE: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "the header renames parameters, also where it swaps them",
    "let sub a b = a - b\n(*@ r = sub b a requires b >= a >= 0 ensures r >= 0 *)\nlet bus a b = a - b\n(*@ r = bus b a requires a >= b >= 0 ensures r >= 0 *)",
    ["sub holds", "bus broken"],
  ],
  [
    "a function that is written with `function` and patterns",
    "let f (x, _) = function [] -> x | y :: _ -> x + y\n(*@ r = f p l requires match l with [] -> false | y :: _ -> y > 0 ensures match p with x, _ -> r <> x *)",
    ["f holds"],
  ],
  [
    "without a header, and with two results",
    "let g x = x + 1\n(*@ ensures result > x *)\nlet h x = (x, x + 1)\n(*@ a, b = h x ensures a < b *)",
    ["g broken", "h broken"],
  ],
  [
    "what is raised",
    'let hd = function [] -> raise Not_found | x :: _ -> x\n(*@ r = hd l raises Not_found -> l = [] *)\nlet hd2 = function [] -> raise Not_found | x :: _ -> x\n(*@ r = hd2 l raises Not_found -> l <> [] *)\nlet hd3 = function [] -> failwith "a" | x :: _ -> x\n(*@ r = hd3 l raises Not_found | Failure _ -> l = [] *)',
    ["hd holds", "hd2 broken", "hd3 holds"],
  ],
  [
    "checks: what is not right is refused, and nothing else",
    'let f x = if x < 0 then invalid_arg "f" else x\n(*@ r = f x checks x >= 0 *)\nlet g x = x\n(*@ r = g x checks x >= 0 *)\nlet h x = invalid_arg "h"\n(*@ r = h x checks x >= 0 *)',
    ["f holds", "g broken", "h broken"],
  ],
  [
    "old, of fields and in functions",
    "type q = { mutable l : int list }\nlet push x q = q.l <- x :: q.l\n(*@ push x q ensures q.l = x :: (old q.l) *)\nlet bad x q = q.l <- x :: q.l\n(*@ bad x q ensures q.l = (old q).l *)\nlet whole q = q.l <- []\n(*@ whole q ensures q = old q *)",
    [
      "push holds",
      "bad broken",
      "whole holds-so-far",
      "Not checked: a contract of whole: `old` of a value that may change inside is not supported",
    ],
  ],
  [
    "a precondition that cannot be computed takes the whole contract with it",
    "let f x = assert (x > 0); x\n(*@ r = f x requires exists y. x = y * y ensures r = 0 *)",
    [
      "f holds-so-far",
      "Not checked: a contract of f: its precondition is not known, so the whole contract is left out",
      "Not checked: a contract of f: a quantifier without bounds is not supported",
    ],
  ],
  [
    "of a postcondition what can be computed is kept",
    "let f x = x\n(*@ r = f x ensures (exists y. y = y + 0) && r > x *)",
    ["f broken", "Not checked: a contract of f: a quantifier without bounds is not supported"],
  ],
  [
    "for all values that nothing bounds, the function is asked with one more",
    "let f x = x\n(*@ r = f x requires x > 0 ensures forall y. y > r -> y > x *)\nlet g x = x\n(*@ r = g x requires x > 0 ensures forall y z. y > 5 -> z = y -> y <> r *)\nlet h x = if x = 0 then raise Not_found else x\n(*@ r = h x raises Not_found ensures forall y. y = y + r *)",
    [
      "f holds",
      "f_for_all_y holds",
      "g holds",
      "g_for_all_y_z broken",
      "h holds-so-far",
      "Not checked: a contract of h: a quantifier without bounds is not supported",
    ],
  ],
  [
    "and with the invariants of what it takes; not where a signature hides that",
    "type t = { n : int }\n(*@ invariant n > 0 *)\nlet f t = assert (t.n > 0); t\n(*@ r = f t ensures forall y. y < 0 -> r.n <> y *)\nmodule M : sig val f : int -> int end = struct let f x = x\n(*@ r = f x ensures forall y. y = r *) end",
    [
      "f holds",
      "f_for_all_y holds",
      "M.f holds-so-far",
      "Not checked: a contract of M.f: a quantifier without bounds is not supported",
    ],
  ],
  [
    "a part without a type is told, and where",
    'let f x = x + 1\n(*@ r = f x ensures r = "a" ensures r <> x *)',
    ["f holds", "Not checked: a contract of f: this has type `string`, but `int` is expected here"],
  ],
  [
    "logic has names of its own: a predicate is not the function of the same name",
    "(*@ predicate mem (x: int) (l: int list) = match l with [] -> false | y :: r -> x = y || mem x r *)\nlet rec mem x = function [] -> false | _ :: r -> mem x r\n(*@ b = mem x l ensures b <-> mem x l *)",
    ["mem broken"],
  ],
  [
    "a function says nothing by mentioning itself",
    "let f x = x\n(*@ r = f x ensures r = f x *)",
    ["f holds-so-far", "Not checked: a contract of f: `f` is the function itself, and not `[@logic]`"],
  ],
  [
    "Gospel's own functions are not the program's",
    "let max a b = if a < b then a else b\n(*@ r = max a b ensures r = max a b *)",
    ["max broken"],
  ],
  [
    "operators of the program are not Gospel's",
    "let f x = x + 1\n(*@ r = f x ensures r <> x *)\nlet (=) a b = true\nlet (<>) a b = true\nlet g x = x + 1\n(*@ r = g x ensures r = x *)",
    ["f holds", "g broken"],
  ],
  [
    "integers of logic do not overflow",
    "let f x = x\n(*@ r = f x requires x > 0 ensures r + 1 > x *)\n(*@ lemma grows: forall x: integer, y: integer. y > 0 -> x + y > x *)\n(*@ function sqr (x: integer) : integer = x * x *)\n(*@ lemma square: forall x: integer. sqr x >= x *)\n(*@ lemma wrong: forall x: integer. sqr x > x *)",
    ["f holds", "lemma_grows holds", "lemma_square holds", "lemma_wrong broken"],
  ],
  [
    "invariants of loops",
    "let sum n = let s = ref 0 in for i = 1 to n do (*@ invariant !s = i * (i - 1) / 2 *) s := !s + i done; !s\n(*@ r = sum n requires 0 <= n <= 5 ensures r = n * (n + 1) / 2 *)\nlet late n = let s = ref 0 in while !s < n do (*@ invariant !s < n *) incr s done\n(*@ late n requires n = 2 *)",
    ["sum holds", "late broken"],
  ],
  [
    "variants of loops",
    "let down n = let s = ref n in while !s > 0 do (*@ variant !s *) decr s done\n(*@ down n requires n <= 3 *)\nlet stays n = let s = ref n in let k = ref 0 in while !k < 2 do (*@ variant !s *) incr k done\n(*@ stays n requires n = 3 *)\nlet negative n = let s = ref n in while !s > -2 do (*@ variant !s *) decr s done\n(*@ negative n requires n = 1 *)",
    ["down holds", "stays broken", "negative broken"],
  ],
  [
    "local functions",
    "let f n = let rec go acc k = if k = 0 then acc else go (acc + 1) (k - 1)\n(*@ r = go acc k requires k >= 0 ensures r = acc + k *)\nin go 0 n\n(*@ r = f n ensures r = n *)",
    ["f broken"],
  ],
  [
    "invariants of types, in what is taken and given",
    "type t = { lo : int; hi : int }\n(*@ invariant lo <= hi *)\nlet width r = r.hi - r.lo\n(*@ w = width r ensures w >= 0 || r.hi > 1000 || r.lo < -1000 *)\nlet flip r = { lo = r.hi; hi = r.lo }\nlet both (r : t) = [ (r, Some r) ]\nlet wrong x = Some { lo = x; hi = 0 }",
    ["width holds", "flip broken", "both holds", "wrong broken"],
  ],
  [
    "an invariant that is not known is not taken for none",
    "type t = { n : int }\n(*@ invariant forall k. k > n *)\nlet f t = assert (t.n = 0)\n(*@ f t ensures true *)",
    [
      "f holds-so-far",
      "Not checked: a contract of t: a quantifier without bounds is not supported",
      "Not checked: a contract of f: what it takes has an invariant that is not known, so its contracts are left out",
    ],
  ],
  [
    "attributes of Cameleer",
    "type t = { a : int; [@ghost] b : int; [@ghost] }\nlet[@ghost] [@logic] rec f (x [@ghost]) = if x <= 0 then 0 else f (x - 1)\n(*@ r = f x requires x < 3 ensures r = 0 *)\nand[@lemma] g (t : t) = t.a + t.b\n(*@ r = g t ensures r = t.b + t.a *)",
    ["f holds", "g holds"],
  ],
  [
    "values that are no functions keep their types",
    'let empty = []\n(*@ r = empty ensures r = [] *)\nlet one = 1 :: empty\nlet two = "a" :: empty\nlet three = 3\n(*@ r = three ensures r > 3 *)',
    ["contract_empty holds", "contract_three broken"],
  ],
  [
    "a contract that would give its function another type is left out",
    'let id x = x\n(*@ r = id x ensures r + 0 = x *)\nlet a = id "a"',
    ["Not checked: a contract"],
  ],
  [
    "a contract before its function, which its header names",
    "let n = 1\n(*@ r = f x ensures r > x *)\nlet f x = x\n(*@ r = h x ensures r = x *)\nlet rec g x = x and h x = x + 1",
    ["f broken", "h broken"],
  ],
  ["a contract without a header before the first function", "(*@ ensures result = x *)\nlet f x = x", ["f holds"]],
  [
    "a function that is computed",
    "let next = let n = ref 0 in fun () -> incr n; !n\n(*@ r = next () ensures r = 1 *)\nlet sum = List.fold_left ( + ) 0\n(*@ requires result >= 0 ensures true *)\nlet twice = List.map (fun x -> 2 * x)\n(*@ r = twice l ensures List.length r = List.length l *)",
    [
      "next broken",
      "twice proved",
      "sum holds-so-far",
      "Not checked: a contract of sum",
      "Not checked: a contract of sum",
    ],
  ],
  [
    "a contract that belongs to nothing",
    "let f x = x\n(*@ r = f x ensures r = x *)\n(*@ invariant x > 0 *)",
    ["f holds-so-far", "Not checked: a contract of f: `invariant` does not belong here"],
  ],
  [
    "what a signature's value computes",
    "module type O = sig type t (*@ function le : t -> t -> bool *) val leq : t -> t -> bool (*@ b = leq x y ensures b <-> le x y *) end\nmodule F (E : O) = struct let f x y = if E.leq x y then x else y\n(*@ r = f x y ensures E.le r x *) end\nmodule I = F (struct type t = int let leq (a : int) b = a <= b end)",
    ["I.f holds"],
  ],
  [
    "contracts of values in the signature that a module is written with",
    "module type S = sig val f : int -> int\n(*@ r = f x requires x > 0 ensures r > x *)\n end\nmodule M : S = struct let f x = x - 1 end\nmodule N : sig val g : int -> int\n(*@ r = g x ensures r = x *)\n end = struct let g x = x end",
    ["M.f broken", "N.g holds"],
  ],
  [
    "and of those that no module is written with",
    "module type S = sig val f : int -> int\n(*@ r = f x ensures r > x *)\n end\nmodule F (A : S) = struct let g x = A.f x end",
    ["Not checked: a contract: a contract in a signature is checked only of a module that is written with it"],
  ],
];

describe("contracts of Gospel", () => {
  test.each(TABLE)("%s", async (_, text, wanted) => {
    const found = await said(text);
    expect(found.map((line, i) => (line.startsWith(wanted[i] ?? "?") ? wanted[i] : line))).toEqual(wanted);
  });
});

const QCHECK: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "arbitraries give types and ranges",
    "let t = QCheck.Test.make QCheck.small_nat (fun n -> n >= 0 && n < 100)\nlet u = QCheck.Test.make QCheck.small_nat (fun n -> n < 99)\nlet v = QCheck.(Test.make (list (int_range 2 4)) (fun l -> List.for_all (fun x -> x > 1 && x < 5) l))\nlet w = QCheck.Test.make QCheck.(triple bool (option pos_int) (1 -- 3)) (fun (_, o, n) -> n < 4 && match o with Some x -> x > 0 | None -> true)",
    ["t holds", "u broken", "v holds", "w broken"],
  ],
  [
    "what is assumed, and what is run",
    'open QCheck\nlet t = Test.make (list int) (fun l -> l <> [] ==> (List.length l > 0))\nlet () = QCheck_runner.run_tests_main [ t; Test.make ~name:"No zero" int (fun x -> assume (x <> 0); x <> 0) ]',
    ["t holds", "no_zero holds"],
  ],
  [
    "own generators are told",
    "let t = QCheck.Test.make (QCheck.make (QCheck.Gen.return 1)) (fun x -> x = 2)",
    ["Not checked: a contract: what `t` is tested on is not known: own generators are not supported"],
  ],
  [
    "functions called prop_...",
    "let prop_right l = List.rev (List.rev l) = (l : int list)\nlet prop_wrong l = List.rev l = (l : int list)\nlet prop_number x = x + 1",
    ["prop_right holds", "prop_wrong broken"],
  ],
];

describe("tests of QCheck", () => {
  test.each(QCHECK)("%s", async (_, text, wanted) => {
    const found = await said(text);
    expect(found.map((line, i) => (line.startsWith(wanted[i] ?? "?") ? wanted[i] : line))).toEqual(wanted);
  });
});
