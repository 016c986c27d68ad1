// Integers as machines have them: what holds with wrap-around is proved without a condition, and what does not is not.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../test/equate-pairs.js";
import { both, openTestLanguage, openTestScala } from "../../../test/language.js";
import type { Certificate, MachineFact, ProofTerm, ProofTree, Sums } from "./certificate.js";
import { checkCertificate } from "./check/check.js";
import { equate } from "./equate.js";
import type { Statement } from "./statement.js";

const languages = both(await openTestLanguage());

type Pair = { readonly name: string; readonly reference: string; readonly submission: string };

const WITH_OVERFLOW: readonly Pair[] = [
  { name: "a polynomial", reference: "let f a b = (a + b) * (a - b)", submission: "let f a b = a * a - b * b" },
  {
    name: "an accumulator",
    reference: "let rec f l = match l with [] -> 0 | h :: t -> h + f t",
    submission: "let f l = let rec go a = function [] -> a | h :: t -> go (a + h) t in go 0 l",
  },
  {
    name: "counting down",
    reference: "let rec f n = if n <= 0 then 0 else 2 + f (n - 1)",
    submission: "let f n = let rec go a n = if n >= 1 then go (a + 2) (n - 1) else a in go 0 n",
  },
  {
    name: "counting up to what is not reached",
    reference: "let rec f a b = if a >= b then 0 else a + f (a + 1) b",
    submission: "let rec f a b = if b > a then f (a + 1) b + a else 0",
  },
  {
    name: "the largest and one more",
    reference: "let f x = if max_int + 1 < x then x else min_int",
    submission: "let f x = x",
  },
  {
    name: "a sum that cannot overflow",
    reference: "let f x = if x > 10 && x < 20 then x + 1 > x else true",
    submission: "let f x = true",
  },
  {
    name: "no integer is below the lowest",
    reference: "let f x = x >= min_int && x <= max_int",
    submission: "let f (x : int) = true",
  },
  {
    name: "the largest element, from the lowest integer on",
    reference: "let rec f l = match l with [] -> min_int | h :: t -> if h > f t then h else f t",
    submission: "let rec f = function [] -> min_int | [x] -> x | h :: t -> if f t >= h then f t else h",
  },
  { name: "an equation with an odd factor", reference: "let f a b = a + b = b", submission: "let f a b = a = 0" },
];

describe("is proved without a word about overflow", () => {
  test.each(WITH_OVERFLOW)("$name", ({ reference, submission }) => {
    expect(equated(languages, reference, submission)).toMatchObject({
      proved: true,
      certificate: { terminates: true, integers: "machine" },
    });
  });
});

/** Each pair parts where something overflows. */
const WITHOUT_OVERFLOW: readonly Pair[] = [
  { name: "one more is more", reference: "let f a b = a + 1 > b", submission: "let f a b = a >= b" },
  { name: "more than itself", reference: "let f x = x + 1 > x", submission: "let f x = true" },
  { name: "an even factor", reference: "let f a b = a + a = b + b", submission: "let f a b = a = b" },
  { name: "a difference", reference: "let f a b = a - b > 0", submission: "let f a b = a > b" },
  { name: "a negation", reference: "let f x = -x > 0", submission: "let f x = x < 0" },
  { name: "the lowest is its own opposite", reference: "let f x = abs x >= 0", submission: "let f x = true" },
  {
    name: "it does not end at the largest",
    reference: "let rec f a b = if a > b then 0 else a + f (a + 1) b",
    submission: "let f a b = let rec go s a = if a > b then s else go (s + a) (a + 1) in go 0 a",
  },
];

describe("is proved only as long as nothing overflows", () => {
  const proofs = WITHOUT_OVERFLOW.map(({ reference, submission }) => equated(languages, reference, submission));

  test.each(WITHOUT_OVERFLOW.map((pair, i) => ({ ...pair, found: proofs[i] })))("$name", ({ found }) => {
    if (found?.proved) expect(found.certificate).toMatchObject({ integers: "unbounded" });
    else expect(found).toMatchObject({ why: "open" });
  });

  test("and such a proof is none with overflow", () => {
    for (const [i, { reference, submission }] of WITHOUT_OVERFLOW.entries()) {
      const found = proofs[i];
      const statement = statementsOf(languages, reference, submission).get("f");
      if (!found?.proved || statement === undefined) continue;
      expect(checkCertificate(statement, { ...found.certificate, integers: "machine" }).ok).toBe(false);
    }
  });

  test("what parts at the lowest integer alone, or by one, is not proved at all", () => {
    const largest = "let rec f l = match l with [] -> min_int | h :: t -> if h > f t then h else f t";
    for (const [reference, submission] of [
      [largest, "let rec f l = match l with [] -> min_int + 1 | h :: t -> if h > f t then h else f t"],
      ["let f x = x > min_int", "let f (x : int) = true"],
      ["let f x = x < max_int", "let f (x : int) = true"],
    ] as const)
      expect(equated(languages, reference, submission), submission).toMatchObject({ proved: false });
  });
});

describe("Scala", async () => {
  const scala = await openTestScala();
  const found = (reference: string, submission: string): ReturnType<typeof equate> | undefined => {
    const [statement] = statementsOf(both(scala), reference, submission).values();
    return statement && equate(statement);
  };

  test("integers of 32 bits", () => {
    const product = "object O { def f(a: Int, b: Int): Int = (a + b) * (a - b) }";
    const squares = "object O { def f(a: Int, b: Int): Int = a * a - b * b }";
    expect(found(product, squares)).toMatchObject({ certificate: { integers: "machine" } });
  });

  test("of two widths are none of one", () => {
    const wide = "object O { def f(a: Int): Boolean = a.toLong + 1 > a }";
    const always = "object O { def f(a: Int): Boolean = a + 1 > a }";
    const equal = found(wide, always);
    expect(equal?.proved && equal.certificate.integers).not.toBe("machine");
  });

  test("nor are those of two languages", () => {
    const folded = "object O { def f(a: Int, b: Int): Int = a * a - b * b }";
    const ocaml = "let f a b = (a + b) * (a - b)";
    const [statement] = statementsOf({ reference: languages.reference, submission: scala }, ocaml, folded).values();
    expect(statement && equate(statement)).toMatchObject({ certificate: { integers: "unbounded" } });
  });
});

// ---- certificates written by hand ----

const X: ProofTerm = { kind: "var", name: "p0" };
const ONE_MORE: ProofTerm = { kind: "prim", op: "add", args: [X, integer(1n)] };

describe("that a sum does not wrap around", () => {
  const small = "let f x = if x < 10 then x + 1 > x else true";
  const below10: MachineFact = { kind: "holds", condition: { kind: "prim", op: "lt", args: [X, integer(10n)] } };
  const low = [fact({ kind: "otherwise" }), fact({ kind: "at-least-lowest", of: X })];

  test("is believed with a reason", () => {
    const proof = guarded(notLess(low, [fact({ kind: "otherwise" }), fact(below10)]));
    expect(checkCertificate(always(small), certificate(proof))).toEqual({ ok: true });
  });

  test.each<{ readonly name: string; readonly high: Sums }>([
    { name: "none", high: [] },
    { name: "another range", high: [fact({ kind: "otherwise" }), fact({ kind: "at-most-highest", of: X })] },
    { name: "what is not assumed", high: [fact({ kind: "otherwise" }), fact(below10)] },
    { name: "a negative factor", high: [fact({ kind: "otherwise" }), fact({ kind: "at-most-highest", of: X }, "-1")] },
    { name: "sums without end", high: [{ sum: X, times: "1" }] },
    { name: "itself", high: [fact({ kind: "exact", of: ONE_MORE, low, high: [] })] },
  ])("is not believed with $name", ({ high }) => {
    expect(checkCertificate(always("let f x = x + 1 > x"), certificate(notLess(low, high))).ok).toBe(false);
  });
});

/** Where x is less than 10; otherwise nothing is to be shown. */
function guarded(rest: ProofTree): ProofTree {
  const isSmall: ProofTerm = { kind: "prim", op: "lt", args: [X, integer(10n)] };
  return both2(isSmall, rest, { kind: "same" });
}

/** Either x is less than x + 1, or that cannot be. */
function notLess(low: Sums, high: Sums): ProofTree {
  const less: ProofTerm = { kind: "prim", op: "lt", args: [X, ONE_MORE] };
  const exact: MachineFact = { kind: "exact", of: ONE_MORE, low, high };
  const holds: MachineFact = { kind: "holds", condition: { kind: "prim", op: "not", args: [less] } };
  return both2(less, { kind: "same" }, { kind: "adds-up", sums: [fact(holds), fact(exact, "-1")] });
}

function both2(on: ProofTerm, yes: ProofTree, no: ProofTree): ProofTree {
  return {
    kind: "split",
    on,
    cases: [
      { is: { kind: "truth", value: true }, rest: yes },
      { is: { kind: "truth", value: false }, rest: no },
    ],
  };
}

function always(reference: string): Statement {
  const statement = statementsOf(languages, reference, "let f (x : int) = true").get("f");
  if (statement === undefined) throw new Error("nothing to compare");
  return statement;
}

function certificate(proof: ProofTree): Certificate {
  const { reference, submission, params } = always("let f x = if x < 10 then x + 1 > x else true");
  const call = (name: typeof reference): ProofTerm => ({ kind: "call", fn: { kind: "global", name }, args: [X] });
  const vars = params.map((type, i) => ({ name: `p${i}`, type }));
  const lemma = { kind: "refines", vars, premises: [], left: call(reference), right: call(submission) } as const;
  return {
    lemmas: [{ ...lemma, relations: [], measure: [], proof }],
    terminates: false,
    turned: false,
    integers: "machine",
  };
}

function fact(each: MachineFact, times = "1"): Sums[number] {
  return { fact: each, times };
}

function integer(value: bigint): ProofTerm {
  return { kind: "lit", value: { kind: "big", value } };
}
