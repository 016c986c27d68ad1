// Lists, trees, environments and functions as students write them: what is proved of them, what must not be, and that what a
// certificate says of relations is not taken on trust.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../test/equate-pairs.js";
import { both, openTestLanguage, openTestScala } from "../../../test/language.js";
import type { Name } from "../../core/expr.js";
import { definedNames } from "../../core/library.js";
import type { Certificate, Held, Lemma, ProofTerm, Refines } from "./certificate.js";
import { checkCertificate } from "./check/check.js";
import { equate } from "./equate.js";
import type { Statement } from "./statement.js";

const languages = both(await openTestLanguage());

type Pairs = readonly (readonly [name: string, reference: string, submission: string])[];

const TERMS = "type e = V of string | P of string * e | C of e * e\n";
const BOUND = `${TERMS}let rec has l x = match l with [] -> false | h :: t -> if h = x then true else has t x
let rec go e l = match e with V x -> has l x | P (x, b) -> go b (x :: l) | C (a, b) -> go a l && go b l
let f e = go e []`;
/** With another environment: what is looked up in it, how it grows, how it starts. */
const bound = (look: string, grown: string, start = "[]", before = ""): string =>
  `${TERMS}${before}\nlet rec go l e = match e with V x -> ${look} | P (x, b) -> ${grown} | C (a, b) -> go l a && go l b
let f e = go ${start} e`;
const STACK =
  "type s = E | S of string * s\nlet rec find x s = match s with E -> false | S (y, r) -> y = x || find x r";

const TREE = "type t = L | N of t * int * t\n";
const ITER =
  'let rec f n g = if n < 0 then failwith "no" else if n = 0 then (fun x -> x) else (fun x -> g (f (n - 1) g x))';
const ALL = "let rec f p l = match l with [] -> true | x :: r -> p x && f p r";
const MEMBER = "let rec f x l = match l with [] -> false | y :: r -> x = y || f x r";

const EQUAL: Pairs = [
  ["an environment that grows at its end", BOUND, bound("List.mem x l", "go (l @ [x]) b")],
  ["one with names once", BOUND, bound("List.mem x l", "if List.mem x l then go l b else go (x :: l) b")],
  ["one of another type", BOUND, bound("find x l", "go (S (x, l)) b", "E", STACK)],
  ["one with more in it", BOUND, bound("List.exists (fun (y, _) -> y = x) l", "go ((x, b) :: l) b")],
  ["one of terms", BOUND, bound("List.mem (V x) l", "go (V x :: l) b")],
  [
    "one that is searched by the same function",
    BOUND,
    bound("(match l with [] -> false | h :: t -> h = x || go t e)", "go (l @ [x]) b"),
  ],
  [
    "a size that is counted on the way",
    `${TREE}let rec f t = match t with L -> 0 | N (l, _, r) -> f l + 1 + f r`,
    `${TREE}let f t = let rec go t n = match t with L -> n | N (l, _, r) -> go r (go l (n + 1)) in go t 0`,
  ],
  [
    "a tree as a list, from its end",
    `${TREE}let rec f t = match t with L -> [] | N (l, x, r) -> f l @ (x :: f r)`,
    `${TREE}let f t = let rec go t rest = match t with L -> rest | N (l, x, r) -> go l (x :: go r rest) in go t []`,
  ],
  [
    "neighbours that are not equal, by folding from the right",
    "let rec f = function x :: (y :: _ as r) -> if x = y then f r else x :: f r | l -> l",
    "let f l = List.fold_right (fun x -> function y :: r when x = y -> y :: r | r -> x :: r) l []",
  ],
  [
    "one more case, of an integer that is none of those between two bounds",
    'let rec f : int * (int -> int) -> int -> int = fun (n, g) -> if n < 0 then failwith "no" else if n = 0 then fun x -> x else fun x -> g (f (n - 1, g) x)',
    "let rec f (n, g) x = if n >= 1 then (if n = 1 then g x else f (n - 1, g) (g x)) else x",
  ],
  [
    "a product by sums",
    "let rec f a b = if b <= 0 then 0 else a + f a (b - 1)",
    "let f a b = let rec go b s = if b <= 0 then s else go (b - 1) (s + a) in go b 0",
  ],
  [
    "a sum of what was mapped",
    "let rec f l = match l with [] -> 0 | x :: r -> x * x + f r",
    "let f l = List.fold_left (+) 0 (List.map (fun x -> x * x) l)",
  ],
  [
    "strings from the left",
    'let rec f l = match l with [] -> "" | x :: r -> x ^ f r',
    'let f l = List.fold_left (^) "" l',
  ],
  [
    "what is done next, handed on",
    "let rec f l = match l with [] -> 0 | x :: r -> x + f r",
    "let f l = let rec go l k = match l with [] -> k 0 | x :: r -> go r (fun s -> k (x + s)) in go l (fun s -> s)",
  ],
  ["all of them, by a fold", ALL, "let f p l = List.fold_left (fun ok x -> ok && p x) true l"],
  ["none of them not", ALL, "let f p l = not (List.exists (fun x -> not (p x)) l)"],
  [
    "two lists at once",
    "let rec f p l = match l with [] -> ([], []) | x :: r -> let a, b = f p r in if p x then (x :: a, b) else (a, x :: b)",
    "let f p l = (List.filter p l, List.filter (fun x -> not (p x)) l)",
  ],
  [
    "an empty list behind",
    "let rec f a b = match a with [] -> b | x :: r -> x :: f r b",
    "let rec f a b = match b with [] -> a | _ -> (match a with [] -> b | x :: r -> x :: f r b)",
  ],
  [
    "functions in a circle",
    "type t = Z | S of t\nlet rec f n = match n with Z -> true | S Z -> false | S (S m) -> f m",
    "type t = Z | S of t\nlet rec f n = match n with Z -> true | S m -> g m and g n = match n with Z -> false | S m -> f m",
  ],
  [
    "a function that captures its argument",
    MEMBER,
    "let f x l = let rec go l = match l with [] -> false | y :: r -> if x = y then true else go r in go l",
  ],
  [
    "an argument less, and in another order",
    "let rec f n l = match l with [] -> 0 | x :: r -> x + f n r",
    "let rec sum s l = match l with [] -> s | x :: r -> sum (x + s) r\nlet f n l = sum 0 l",
  ],
  [
    "the function first, or last",
    "let rec f n g (x : int) = if n <= 0 then x else g (f (n - 1) g x)",
    "let rec f n g (x : int) = if n <= 0 then x else f (n - 1) g (g x)",
  ],
];

/** Whether these end is not known: a function among the inputs is given what may be a function of the programs. */
const FUNCTIONS: Pairs = [
  [
    "functions put together before they are used",
    ITER,
    "let comp f g = fun x -> f (g x)\nlet rec f n g = if n = 0 then (fun x -> x) else comp g (f (n - 1) g)",
  ],
  [
    "a function to start from",
    ITER,
    "let f n g = let rec go n r = if n = 0 then r else go (n - 1) (fun x -> g (r x)) in go n (fun x -> x)",
  ],
];

test.each(FUNCTIONS)("is proved wherever the reference returns: %s", (_, reference, submission) => {
  expect(equated(languages, reference, submission)).toMatchObject({
    proved: true,
    certificate: { terminates: false },
  });
});

describe("is proved, with an end", () => {
  test.each(EQUAL)("%s", (_, reference, submission) => {
    expect(equated(languages, reference, submission)).toMatchObject({
      proved: true,
      certificate: { terminates: true },
    });
  });
});

const NOT_EQUAL: Pairs = [
  ["an environment that gets other names", BOUND, bound("List.mem x l", 'go (l @ ["x"]) b')],
  ["one that gets names which it has", BOUND, bound("List.mem x l", "if List.mem x l then go (x :: l) b else go l b")],
  ["one that is not empty at first", BOUND, bound("List.mem x l", "go (l @ [x]) b", '["x"]')],
  ["one that is cut", BOUND, bound("List.mem x l", "go [x] b")],
  [
    "one in which only the first counts",
    BOUND,
    bound("(match l with [] -> false | y :: _ -> x = y)", "go (l @ [x]) b"),
  ],
  [
    "one that is never searched to its end",
    BOUND,
    bound(
      "find x l",
      "go (l @ [x]) b",
      "[]",
      "let rec find x l = match l with [] -> find x l | y :: r -> x = y || find x r",
    ),
  ],
  [
    "a size that is counted twice",
    `${TREE}let rec f t = match t with L -> 0 | N (l, _, r) -> f l + 1 + f r`,
    `${TREE}let f t = let rec go t n = match t with L -> n | N (l, _, r) -> go r (go l n) + go l n + 1 in go t 0`,
  ],
  [
    "a start that is left out",
    "let rec f a b = if b <= 0 then 0 else a + f a (b - 1)",
    "let f a b = let rec go b s = if b <= 0 then 0 else go (b - 1) (s + a) in go b 0",
  ],
  [
    "functions in the other order",
    ITER,
    "let f n g = let rec go n r = if n = 0 then r else go (n - 1) g in go n (fun x -> x)",
  ],
  [
    "functions put together that never end",
    ITER,
    "let comp f g = fun x -> f (g x)\nlet rec f n g = if n = 0 then (fun x -> x) else comp g (f n g)",
  ],
  [
    "functions put together that end only for negative numbers",
    ITER,
    "let comp f g = fun x -> f (g x)\nlet rec f n g = if n = 0 then (fun x -> x) else comp g (f (n + 1) g)",
  ],
  ["some of them", ALL, "let f p l = List.exists p l"],
  [
    "strings from the right",
    'let rec f l = match l with [] -> "" | x :: r -> x ^ f r',
    'let f l = List.fold_left (fun s x -> x ^ s) "" l',
  ],
];

describe("is not proved", () => {
  test.each(NOT_EQUAL)("%s", (_, reference, submission) => {
    expect(equated(languages, reference, submission).proved).toBe(false);
  });
});

test("Scala against Scala", async () => {
  const scala = both(await openTestScala());
  const tree = "sealed trait T\ncase object L extends T\ncase class N(l: T, x: Int, r: T) extends T\n";
  const direct = "def f(t: T): Int = t match { case L => 0; case N(l, _, r) => f(l) + 1 + f(r) }";
  const counting =
    "def f(t: T): Int = { def go(t: T, n: Int): Int = t match { case L => n; case N(l, _, r) => go(r, go(l, n + 1)) }; go(t, 0) }";
  const statements = statementsOf(scala, `${tree}object O { ${direct} }`, `${tree}object O { ${counting} }`);
  const [found] = [...statements.values()].map((statement) => equate(statement));
  expect(found).toMatchObject({ proved: true, certificate: { terminates: true } });
});

// ---- certificates that lie ----

const variable = (name: string): ProofTerm => ({ kind: "var", name });
const call = (name: Name, ...args: readonly ProofTerm[]): ProofTerm => ({
  kind: "call",
  fn: { kind: "global", name },
  args,
});

function statementFor(
  reference: string,
  submission: string,
): { readonly statement: Statement; readonly named: (start: string) => Name } {
  const statement = statementsOf(languages, reference, submission).get("f");
  if (statement === undefined) throw new Error("nothing to compare");
  const names = statement.defs.flatMap(definedNames);
  const named = (start: string): Name => {
    const found = names.find((name) => name.startsWith(start));
    if (found === undefined) throw new Error(`there is no ${start}`);
    return found;
  };
  return { statement, named };
}

test("a lemma is for values: what never returns is none", () => {
  const sum = "let rec f l = match l with [] -> 0 | h :: t -> h + f t";
  const { statement, named } = statementFor(
    sum,
    `let rec loop l = match l with [] -> loop l | _ :: t -> loop l
let rec sum l other = match l with [] -> 0 | h :: t -> h + sum t other
let f l = sum l (loop l)`,
  );
  const { reference, submission, params } = statement;
  const [type] = params;
  const [x, other, p0] = ["x", "other", "p0"].map(variable) as [ProofTerm, ProofTerm, ProofTerm];
  const use = (values: readonly ProofTerm[]): Lemma["proof"] => ({
    kind: "use",
    use: { instance: { lemma: 0, values }, at: -1, bound: [], relations: [] },
    rest: { kind: "same" },
  });
  const ignoring: Refines = {
    kind: "refines",
    vars: [
      { name: "x", type },
      { name: "other", type: undefined },
    ],
    premises: [],
    relations: [],
    left: call(reference, x),
    right: call(named("sum"), x, other),
    measure: [],
    proof: {
      kind: "unfold",
      call: call(reference, x),
      rest: {
        kind: "unfold",
        call: call(named("sum"), x, other),
        rest: {
          kind: "split",
          on: x,
          cases: [
            { is: { kind: "make", ctor: "[]" as Name, fields: [] }, rest: { kind: "same" } },
            { is: { kind: "make", ctor: "::" as Name, fields: ["h", "t"] }, rest: use([variable("t"), other]) },
          ],
        },
      },
    },
  };
  const goal = (value: ProofTerm): Certificate => ({
    lemmas: [
      ignoring,
      {
        kind: "refines",
        vars: [{ name: "p0", type }],
        premises: [],
        relations: [],
        left: call(reference, p0),
        right: call(submission, p0),
        measure: [],
        proof: use([p0, value]),
      },
    ],
    terminates: false,
    turned: false,
    integers: "unbounded",
  });
  expect(checkCertificate(statement, goal(call(named("loop"), p0))).ok).toBe(false);
});

describe("relations in certificates", () => {
  const [, reference, submission] = EQUAL[0] ?? ["", "", ""];
  const { statement } = statementFor(reference, submission);
  const found = equate(statement);
  const certificate = found.proved ? found.certificate : undefined;
  const lemmas = certificate?.lemmas ?? [];
  const changed = (change: (lemma: Refines) => Lemma): boolean =>
    certificate !== undefined &&
    checkCertificate(statement, {
      ...certificate,
      lemmas: lemmas.map((lemma) => (lemma.kind === "refines" ? change(lemma) : lemma)),
    }).ok;

  test("are used here, and accepted as they are", () => {
    expect(lemmas.some((lemma) => lemma.kind === "refines" && lemma.relations.length > 0)).toBe(true);
    expect(changed((lemma) => lemma)).toBe(true);
  });

  test("have to be shown wherever the lemma is used", () => {
    const withoutReasons = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withoutReasons);
      if (typeof value !== "object" || value === null) return value;
      const entries = Object.entries(value).map(([key, each]) => [key, withoutReasons(each)] as const);
      return Object.fromEntries(entries.map(([key, each]) => [key, key === "relations" ? [] : each]));
    };
    expect(changed((lemma) => ({ ...lemma, proof: withoutReasons(lemma.proof) as Lemma["proof"] }))).toBe(false);
  });

  test("are needed where they are used", () => {
    expect(changed((lemma) => ({ ...lemma, relations: [] }))).toBe(false);
  });

  test("are not those of another lemma", () => {
    const swapped = (lemma: Refines): Lemma => ({
      ...lemma,
      relations: lemma.relations.map(({ vars, left, right }) => ({ vars, left: right, right: left })),
    });
    expect(changed(swapped)).toBe(false);
  });

  test("do not hold because of what they are to prove", () => {
    const wrong = statementFor(
      "let rec f (l : int list) = match l with [] -> 0 | _ :: t -> f t",
      "let rec f (l : int list) = match l with [] -> 1 | _ :: t -> f t",
    );
    const { reference: left, submission: right, params } = wrong.statement;
    const sides = (of: string) => ({ left: call(left, variable(of)), right: call(right, variable(of)) });
    const lemma = { kind: "refines", premises: [], measure: [] } as const;
    const related = { vars: [{ name: "z", type: params[0] }], ...sides("z") };
    const proof: Lemma["proof"] = { kind: "relate", index: 0, values: [variable("x")], rest: { kind: "same" } };
    const first: Refines = {
      ...lemma,
      vars: [{ name: "x", type: params[0] }],
      relations: [related],
      ...sides("x"),
      proof,
    };
    const held: Held = { kind: "lemma", instance: { lemma: 1, values: [variable("z")] }, relations: [] };
    const use = { instance: { lemma: 0, values: [variable("p0")] }, at: -1, bound: [], relations: [held] };
    const whole: Refines = {
      ...lemma,
      vars: [{ name: "p0", type: params[0] }],
      relations: [],
      ...sides("p0"),
      proof: { kind: "use", use, rest: { kind: "same" } },
    };
    const lie: Certificate = { lemmas: [first, whole], terminates: false, turned: false, integers: "unbounded" };
    expect(checkCertificate(wrong.statement, lie)).toEqual({ ok: false, why: "a lemma that needs itself for more" });
  });

  test("are no part of the statement", () => {
    const last = lemmas.at(-1);
    const [relation] = lemmas.flatMap((lemma) => (lemma.kind === "refines" ? lemma.relations : []));
    expect(changed((lemma) => (lemma === last && relation ? { ...lemma, relations: [relation] } : lemma))).toBe(false);
  });
});
