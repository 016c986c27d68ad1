// Why something ends: data get smaller, also those that other calls gave.
import { describe, expect, test } from "vitest";
import { equated, statementsOf } from "../../../test/equate-pairs.js";
import { both, openTestLanguage } from "../../../test/language.js";
import type { Certificate } from "./certificate.js";
import { checkCertificate } from "./check/check.js";

const languages = both(await openTestLanguage());

const DIGITS = (carry: string): string => `type d = Nil | O of d | I of d
let rec f (a, b) = match a, b with
  | Nil, _ -> b
  | _, Nil -> a
  | O a, O b -> O (f (a, b))
  | O a, I b | I a, O b -> I (f (a, b))
  | I a, I b -> O (f (${carry}, f (a, b)))`;

const QUICK = (rest: string): string => `let rec below (x : int) l = match l with
  | [] -> []
  | y :: t -> if y < x then y :: below x t else below x t
let rec f l = match l with [] -> [] | x :: t -> x :: f (${rest})`;

const TURNS = (next: string): string => `let rec f a b = match a with [] -> b | x :: t -> x :: f ${next}`;

const PAIRS = (next: string): string =>
  `let rec f l = match l with [] -> 0 | [x] -> x | x :: y :: t -> if x > y then f (x :: t) else f (${next})`;

/** Each with a program that does not end. */
const PROGRAMS = [
  { name: "two lists in turn", ends: TURNS("b t"), loops: TURNS("(x :: b) t") },
  { name: "digits with carries", ends: DIGITS("I Nil"), loops: DIGITS("I (O Nil)") },
  { name: "what a function leaves of a list", ends: QUICK("below x t"), loops: QUICK("x :: below x t") },
  { name: "one of two is dropped", ends: PAIRS("y :: t"), loops: PAIRS("y :: x :: t") },
] as const;

describe("ends, and what is like it does not", () => {
  test.each(PROGRAMS)("$name", ({ ends, loops }) => {
    const found = equated(languages, ends, ends);
    expect(found).toMatchObject({ proved: true, certificate: { terminates: true } });
    const looping = equated(languages, loops, loops);
    expect(looping.proved && looping.certificate.terminates).toBe(false);
    for (const statement of statementsOf(languages, loops, loops).values())
      expect(found.proved && checkCertificate(statement, found.certificate).ok).toBe(false);
  });
});

test("a size that is claimed and not shown is not believed", () => {
  const found = equated(languages, DIGITS("I Nil"), DIGITS("I Nil"));
  const statement = statementsOf(languages, DIGITS("I Nil"), DIGITS("I Nil")).get("f");
  if (!found.proved || statement === undefined) throw new Error("nothing is proved");
  const { certificate } = found;
  for (const change of [[], "first"] as const)
    expect(checkCertificate(statement, withSizes(certificate, change)).ok).toBe(false);
});

/** Nothing is claimed, or too little: that what comes out is no larger than the first of what went in. */
function withSizes(certificate: Certificate, change: readonly [] | "first"): Certificate {
  const lemmas = certificate.lemmas.map((lemma) =>
    lemma.kind === "returns" ? { ...lemma, size: change === "first" ? lemma.size.slice(0, 1) : change } : lemma,
  );
  return { ...certificate, lemmas };
}
