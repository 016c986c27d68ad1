// Results that are looked at by a function which both programs have, and which may raise: what is proved through it, and
// which definitions two programs share for that.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../test/equate-pairs.js";
import { both, openTestLanguage } from "../../../test/language.js";
import { shownName } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";

const languages = both(await openTestLanguage());

const TYPE = "type e = C of int | V of string | T of e list | S of e list\n";
const LOOK = `let rec find env x = match env with [] -> raise Not_found | (y, v) :: t -> if x = y then v else find t x
let rec ev e env = match e with
  | C n -> n
  | V x -> find env x
  | T [] -> 0
  | T [h] -> ev h env
  | T (h :: t) -> ev h env * ev (T t) env
  | S [] -> 0
  | S [h] -> ev h env
  | S (h :: t) -> ev h env + ev (S t) env
let look (e, x) env = ev (f (e, x)) env`;
const LEAVES = "| C _ -> C 0 | V y -> if y = x then C 1 else C 0";
const PRODUCTS = "| T [h] -> f (h, x) | T (h :: t) -> S [T (f (h, x) :: t); T [h; f (T t, x)]]";

const OBSERVED = { functions: ["f"], observe: { source: { name: "look.ml", text: LOOK }, function: "look" } };

const program = (f: string): string => `${TYPE}${f}`;

const REFERENCE = program(`let rec each g (l, x) = match l with [] -> [] | h :: t -> g (h, x) :: each g (t, x)
let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> failwith "none" ${PRODUCTS} | S l -> S (each f (l, x))`);

const EQUAL: readonly (readonly [string, string])[] = [
  ["itself", REFERENCE],
  [
    "a list that the function goes through itself",
    `let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> C 7 ${PRODUCTS}
     | S [h] -> f (h, x) | S (h :: t) -> S [f (h, x); f (S t, x)]`,
  ],
  [
    "with nothing left at its end",
    `let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> C 0 ${PRODUCTS}
     | S (h :: t) -> S [f (h, x); f (S t, x)]`,
  ],
  [
    "a helper of its own",
    `let rec f (e, x) = match e with ${LEAVES} | T [] -> C 1 ${PRODUCTS}
     | S l -> let rec go l = match l with [] -> [] | h :: t -> f (h, x) :: go t in S (go l)`,
  ],
  [
    "a helper that sees the last",
    `let rec f (e, x) = match e with ${LEAVES} | T [] -> C 1 ${PRODUCTS}
     | S l -> let rec go l = match l with [] -> [] | h :: t -> if t = [] then [f (h, x)] else f (h, x) :: go t in S (go l)`,
  ],
  [
    "products in another order",
    `let rec f (e, x) = match e with ${LEAVES} | T [] -> C 1 | T [h] -> f (h, x)
     | T (h :: t) -> S [T [h; f (T t, x)]; T [T t; f (h, x)]] | S l -> S (List.map (fun h -> f (h, x)) l)`,
  ],
  [
    "two functions",
    `let rec f (e, x) = match e with ${LEAVES} | T l -> p (l, x) | S l -> S (List.map (fun h -> f (h, x)) l)
     and p (l, x) = match l with [] -> C 1 | [h] -> f (h, x) | h :: t -> S [T (f (h, x) :: t); T [h; p (t, x)]]`,
  ],
];

describe("is proved through an observer, wherever the reference returns", () => {
  test.each(EQUAL)("%s", (_, f) => {
    const submission = f === REFERENCE ? f : program(f);
    expect(equated(languages, REFERENCE, submission, OBSERVED)).toMatchObject({ proved: true });
  });
});

const NOT_EQUAL: readonly (readonly [string, string])[] = [
  [
    "what the reference does not look at",
    `let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> C 0
     | T (h :: t) -> S [T (f (h, x) :: t); T [h; f (T t, x)]] | S (h :: t) -> S [f (h, x); f (S t, x)]`,
  ],
  [
    "one of two lost",
    `let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> C 0 ${PRODUCTS}
     | S [h] -> f (h, x) | S (h :: _ :: t) -> S [f (h, x); f (S t, x)]`,
  ],
  [
    "never ends",
    `let rec f (e, x) = match e with ${LEAVES} | T [] | S [] -> C 0 ${PRODUCTS}
     | S (h :: t) -> S [f (h, x); f (S (h :: t), x)]`,
  ],
];

describe("is not proved through an observer", () => {
  test.each(NOT_EQUAL)("%s", (_, f) => {
    expect(equated(languages, REFERENCE, program(f), OBSERVED)).toMatchObject({ proved: false });
  });
});

describe("definitions of both programs", () => {
  const timesOf = (name: string, reference: string, submission: string): number => {
    const { defs } = statementsOf(languages, reference, submission).get("f") ?? { defs: [] };
    return defs.flatMap(definedNames).filter((each) => shownName(each).replace("'", "") === name).length;
  };

  test("are there once if they are the same but for names inside", () => {
    const g = (x: string): string => `let rec g ${x} = if ${x} <= 0 then 0 else ${x} + g (${x} - 1)\n`;
    expect(timesOf("g", `${g("a")}let f n = g n`, `${g("b")}let f n = 0 + g n`)).toBe(1);
  });

  test("are there twice if they need others", () => {
    const g = (n: number): string => `let c _ = ${n}\nlet rec g n = if n <= 0 then c 0 else g (n - 1)\nlet f n = g n`;
    expect(timesOf("g", g(1), g(2))).toBe(2);
    expect(equated(languages, g(1), g(2)).proved).toBe(false);
  });

  test("are there twice if they may be changed", () => {
    const counted = (start: number): string =>
      `let cell = ref ${start}\nlet next () = incr cell; !cell\nlet f x = x + next ()`;
    expect(equated(languages, counted(1), counted(2)).proved).toBe(false);
    expect(
      equated(
        languages,
        counted(1),
        "let cell = ref 1\nlet next () = incr cell; !cell\nlet f x = next () + next () + x - 2",
      ).proved,
    ).toBe(false);
  });

  test("are there twice if their constructors are others", () => {
    const of = (ctors: string): string =>
      `type t = ${ctors}\nlet rec g n = if n <= 0 then A else g (n - 1)\nlet f n = if g n < B then 1 else 2`;
    expect(timesOf("g", of("A | B"), of("B | A"))).toBe(2);
  });

  test("are there once if only the exceptions that they raise are others, and nobody catches any", () => {
    const g = (raised: string, f: string): string =>
      `let rec g n = if n <= 0 then raise ${raised} else g (n - 1)\nlet f n = ${f}`;
    expect(timesOf("g", g("Exit", "g n"), g('(Failure "no")', "g (n + 0)"))).toBe(1);
    const caught = "try g n with Exit -> 1 | _ -> 2";
    expect(equated(languages, g("Exit", caught), g('(Failure "no")', caught)).proved).toBe(false);
    expect(equated(languages, g("Exit", "if n > 9 then 1 else 1"), g('(Failure "no")', caught)).proved).toBe(false);
    expect(timesOf("g", g("(Failure (string_of_int (1 / n)))", "g n"), g('(Failure "no")', "g n"))).toBe(2);
  });

  test("are never those that are asked about", () => {
    const f = "let rec f l = match l with [] -> 0 | h :: t -> h + f t";
    expect(timesOf("f", f, f)).toBe(2);
    expect(equated(languages, f, f)).toMatchObject({ proved: true, certificate: { terminates: true } });
  });
});
