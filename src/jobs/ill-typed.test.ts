// Which texts are offered instead of a rejected one: those that have types, wholly, and no others.
import { describe, expect, test } from "vitest";
import { attemptOf } from "../../test/attempt.js";
import { both, openTestLanguage, openTestScala } from "../../test/language.js";
import { readAttempt } from "../subject/read.js";
import { madeTyped } from "./ill-typed.js";

const ocaml = both(await openTestLanguage());
const scala = both(await openTestScala());

const TRIED = [
  ["OCaml", ocaml, "let f (x : int) l = List.mem l x", "let f (x : int) l = List.mem x l"],
  ["two changes", ocaml, "let f a b = (a + b) / 2.", "let f a b = (a +. b) /. 2."],
  ["no program", ocaml, "let f a b = if a > b then else b", "let f a b = if a > b then a else b"],
  [
    "Scala",
    scala,
    "object M { def f(n: Int): Option[Int] = if (n > 0) n else None }",
    "object M { def f(n: Int): Option[Int] = if (n > 0) Some(n) else None }",
  ],
  [
    "what the library of Scala lacks is not known to have a type",
    scala,
    "object M { def f(words: List[String]): Boolean = words.lenght > 3 }",
    "object M { def f(words: List[String]): Boolean = words.length > 3 }",
  ],
] as const;

describe.each(TRIED)("%s", (_, languages, text, wanted) => {
  const attempt = attemptOf(wanted, text);
  const made = [...madeTyped(languages, attempt)];

  test("the right text is among them", () => {
    expect(made.map(({ submission }) => submission.text)).toContain(wanted);
  });

  test("all have types, wholly, and no two are the same", () => {
    for (const { submission } of made) {
      const read = readAttempt(languages, { ...attempt, submission });
      expect(read.ok && read.value.submission.unchecked, submission.text).toEqual([]);
    }
    expect(new Set(made.map(({ submission }) => submission.text)).size).toBe(made.length);
  });
});

test("nothing is offered for a text that is accepted, nor for an error elsewhere", () => {
  const right = "let f x = x + 1";
  expect([...madeTyped(ocaml, attemptOf(right, right))]).toEqual([]);
  expect([...madeTyped(ocaml, attemptOf("let f x = x +. 1", "let f x = x + true"))]).toEqual([]);
});
