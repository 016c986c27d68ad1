// Changes as repairs make them, in OCaml programs: what is inserted stands in the user's layout and captures no name,
// everything else stays as it is, and what is read again is the changed program.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Arm, Expr } from "../../src/core/expr.js";
import type { Source } from "../../src/core/span.js";
import type { Language } from "../../src/language/language.js";
import { openTestLanguage } from "../language.js";
import { realVerdict } from "../mutants/judge-mutant.js";
import { ocamlVersion, openJudge } from "../oracle/ocaml.js";
import { projectRoot } from "../project-root.js";
import { sweep } from "../sweep.js";
import { described, edited, roundsOf } from "./edit-laws.js";
import { arms, around, bodyOf, changed, filled, first, inserted, type Repair, reordered, repaired } from "./grafts.js";
import { checkedRepairs, type RepairCount } from "./repair-laws.js";

let language: Language;
beforeAll(async () => {
  language = await openTestLanguage();
});

const SUM = `let rec f l =
  match l with
  | [] -> 0 (* none *)
  | x :: r ->
    (* some *)
    x + f r`;

type Row = readonly [title: string, text: string, graft: string, repair: Repair, now: string | undefined];

describe("arms", () => {
  const line = "let rec f l = match l with [] -> 0 | x :: r -> x + f r";
  const nested = `let rec f l n = function
    [] -> 0
  | x :: r ->
    match r with
    | [] -> n
    | x :: _ -> x`;
  const moved = `let f l =
  match l with
  | [] -> 0 (* none *)
  | _ :: _ -> 1 (* more *)
  | [ x ] -> x (* one *)`;
  const rows: readonly Row[] = [
    [
      "the first of a line",
      line,
      "l = match l with [ y ] -> y | _ -> 0",
      inserted(0),
      line.replace("[]", "[y] -> y | []"),
    ],
    ["inside a line", line, "l = match l with [ y ] -> y | _ -> 0", inserted(1), line.replace("| x", "| [y] -> y | x")],
    ["behind what fails otherwise", line, "l = match l with [ y ] -> y | _ -> 0", inserted(3), `${line} | [y] -> y`],
    [
      "on a line of its own, behind a comment",
      SUM,
      "l = match l with [ y ] when y > 3 -> y * 2 | _ -> 0",
      inserted(1),
      SUM.replace("(* none *)", "(* none *)\n  | [y] when y > 3 -> y * 2"),
    ],
    [
      "before the first",
      SUM,
      "l = match l with [ y ] -> y | _ -> 0",
      inserted(0),
      SUM.replace("| []", "| [y] -> y\n  | []"),
    ],
    [
      "the first has no bar",
      nested,
      "l = match l with [ y ] -> (match l with [] -> 1 | _ -> y) | _ -> 0",
      inserted(0),
      nested.replace("[] -> 0", "[y] -> (match l with [] -> 1 | _ -> y)\n  | [] -> 0"),
    ],
    [
      "what was the last takes no arm of others",
      nested,
      "l = match l with [ y ] -> (match l with [] -> 1 | _ -> y) | _ -> 0",
      inserted(2),
      `${nested.replace("match r with", "(match r with").replace("_ -> x", "_ -> x)")}
  | [y] -> match l with [] -> 1 | _ -> y`,
    ],
    [
      "of a match in parentheses, in the form of the others",
      "let f a b =\n  (match a, b with\n   | 0, _ -> 1\n   | n, m -> n; 2)",
      "c = match c with (x, 3) -> x | _ -> 1",
      inserted(2),
      "let f a b =\n  (match a, b with\n   | 0, _ -> 1\n   | n, m -> n; 2\n   | x, 3 -> x)",
    ],
    [
      "handlers",
      "let f l = try List.hd l with Failure _ -> 0",
      "l = try List.hd l with Invalid_argument m -> String.length m",
      inserted(1),
      "let f l = try List.hd l with Failure _ -> 0 | Invalid_argument m -> String.length m",
    ],
    [
      "too long for a line",
      "let f x =\n  match x with\n  | 0 -> 1\n  | n -> n",
      "x = match x with m when m > 100 && m < 10000 && m mod 2 = 0 -> List.fold_left (fun a b -> a + b) 0 [x; m; x] | _ -> 2",
      inserted(1),
      `let f x =
  match x with
  | 0 -> 1
  | m when m > 100 && m < 10000 && m mod 2 = 0 ->
      List.fold_left (fun a b -> a + b) 0 [x; m; x]
  | n -> n`,
    ],
    [
      "names that would capture others",
      "let f x l = match l with [] -> x | _ -> 0",
      "x l = match l with y :: _ -> (match l with x :: _ -> x + y | _ -> 0) | [] -> 1",
      (own, graft) => {
        const [e, inner] = [first(own), first(graft, 1)];
        return arms(e, [{ ...(inner.arms[0] as Arm), body: (e.arms[0] as Arm).body }, ...e.arms]);
      },
      "let f x l = match l with x1 :: _ -> x | [] -> x | _ -> 0",
    ],
    [
      "what another gives in a new one",
      SUM,
      "l old = match l with [ y ] -> y + old | _ -> 2",
      (own, graft) => {
        const [e, arm] = [first(own), first(graft).arms[0] as Arm];
        return arms(e, [{ ...arm, body: filled(arm.body, (e.arms[0] as Arm).body) }, ...e.arms]);
      },
      SUM.replace("| []", "| [y] -> y + 0\n  | []"),
    ],
    [
      "another pattern",
      SUM,
      "l = match l with [ y ] -> y | _ -> 0",
      changed(0, (arm, graft) => ({ ...arm, pattern: (first(graft).arms[0] as Arm).pattern })),
      SUM.replace("[]", "[y]"),
    ],
    [
      "another pattern and another body",
      SUM,
      "l = match l with [ y ] -> y + 1 | _ -> 0",
      changed(0, (_arm, graft) => first(graft).arms[0] as Arm),
      SUM.replace("[] -> 0", "[y] -> y + 1"),
    ],
    [
      "a guard",
      SUM,
      "l x = x > 0",
      changed(1, (arm, graft) => ({ ...arm, guard: graft })),
      SUM.replace("x :: r", "x :: r when x > 0"),
    ],
    [
      "another guard",
      "let f l = match l with x :: _ when x > 3 -> x | _ -> 0",
      "x = x > 0 && x < 10",
      changed(0, (arm, graft) => ({ ...arm, guard: graft })),
      "let f l = match l with x :: _ when x > 0 && x < 10 -> x | _ -> 0",
    ],
    [
      "a long body",
      "let f x =\n  match x with\n  | 0 -> 1\n  | n -> n",
      "x n = if n > 100 && n < 10000 && n mod 2 = 0 then List.fold_left (fun a b -> a + b) 0 [x; n; x; n] else n",
      changed(1, (arm, graft) => ({ ...arm, body: graft })),
      `let f x =
  match x with
  | 0 -> 1
  | n ->
      if n > 100 && n < 10000 && n mod 2 = 0
      then List.fold_left (fun a b -> a + b) 0 [x; n; x; n]
      else n`,
    ],
    [
      "moved, with their comments",
      moved,
      "x = x",
      reordered(0, 2, 1),
      `let f l =
  match l with
  | [] -> 0 (* none *)
  | [ x ] -> x (* one *)
  | _ :: _ -> 1 (* more *)`,
    ],
    [
      "moved away from the end",
      "let f l = match l with\n    [] -> 0\n  | _ :: _ -> 1\n  | [ x ] ->\n    match x with 0 -> 1 | _ -> 2",
      "x = x",
      reordered(2, 0, 1),
      "let f l = match l with\n    [ x ] ->\n    (match x with 0 -> 1 | _ -> 2)\n  | [] -> 0\n  | _ :: _ -> 1",
    ],
    [
      "what is matched",
      "let f l = match l with [] -> 0 | x :: _ -> x",
      "l = List.rev l",
      (own, graft) => [first(own), { ...first(own), on: graft } as Expr],
      "let f l = match List.rev l with [] -> 0 | x :: _ -> x",
    ],
    ["none of another type", line, "x = match x with Some y -> y | None -> 0", inserted(0), undefined],
  ];
  test.each(rows)("%s", (_title, text, graft, repair, now) => {
    expect(repaired(language, text, `let g ${graft}`, repair)).toBe(now);
  });
});

describe("around what was there", () => {
  const lines = SUM.slice(SUM.indexOf("\n") + 1);
  const inside = lines.trimStart();
  const rows: readonly Row[] = [
    ["if", SUM, "l old = if l = [] then 0 else old", around, `let rec f l =\n  if l = [] then 0 else\n${lines}`],
    [
      "let",
      SUM,
      "l old = let n = List.length l in n + old",
      around,
      `let rec f l =\n  let n = List.length l in n + (${inside})`,
    ],
    [
      "match",
      SUM,
      "l old = match l with [ x ] -> x | _ -> old",
      around,
      `let rec f l =\n  match l with [x] -> x | _ ->\n${lines}`,
    ],
    ["a call", SUM, "l old = abs old", around, `let rec f l =\n  abs (${inside})`],
    ["a function", SUM, "l old = (fun y -> y + old) 1", around, `let rec f l =\n  (fun y -> y + (${inside})) 1`],
    [
      "no name is captured",
      "let f x y = x + y",
      "x y old = let x = y in if x > 3 then x else old",
      around,
      "let f x y = let x1 = y in if x1 > 3 then x1 else x + y",
    ],
    [
      "the cases of a function",
      "let f = function [] -> 0 | x :: r -> x",
      "old = if true then 1 else old",
      around,
      "let f = fun arg -> if true then 1 else match arg with [] -> 0 | x :: r -> x",
    ],
    [
      "operands that are evaluated in another order then",
      "let rec f a b = f a 1 - b",
      "a b old = abs b",
      (own, graft) => [(bodyOf(own) as Extract<Expr, { kind: "prim" }>).args[1] as Expr, graft],
      "let rec f a b = f a 1 - abs b",
    ],
    [
      "a body anew, over several lines",
      "let f x y = x + y",
      "x y = if x > 100 && y > 100 then List.fold_left (fun a b -> a + b) 0 [x; y; x; y; x] else match y with 0 -> x | n -> n + x",
      (own, graft) => [bodyOf(own), graft],
      `let f x y =
  if x > 100 && y > 100
  then List.fold_left (fun a b -> a + b) 0 [x; y; x; y; x]
  else match y with 0 -> x | n -> n + x`,
    ],
  ];
  test.each(rows)("%s", (_title, text, graft, repair, now) => {
    expect(repaired(language, text, `let g ${graft}`, repair)).toBe(now);
  });
});

describe("functions that call themselves only now", () => {
  const rows: readonly Row[] = [
    [
      "at the top",
      "let f l =\n  match l with\n  | [] -> 0\n  | x :: r -> x + List.length r",
      "f r x = x + f r",
      changed(1, (arm, graft) => ({ ...arm, body: graft })),
      "let rec f l =\n  match l with\n  | [] -> 0\n  | x :: r -> x + f r",
    ],
    [
      "inside another",
      "let f l = let go n = if n > 3 then n else 3 in go (List.length l)",
      "go n = go (n - 1)",
      (own, graft) => {
        const e = bodyOf(own);
        const go = e.kind === "let" ? bodyOf(e.bound) : e;
        return [go.kind === "if" ? go.no : go, graft];
      },
      "let f l = let rec go n = if n > 3 then n else go (n - 1) in go (List.length l)",
    ],
    [
      "not where that would be another function",
      "let h x = x + 1 let f x = let h x = h (x * 2) in h x",
      "h x old = if x > 3 then h 1 else old",
      (own, graft) => {
        const e = bodyOf(own);
        return e.kind === "let" ? around(e.bound, graft) : [e, e];
      },
      undefined,
    ],
  ];
  test.each(rows)("%s", (_title, text, graft, repair, now) => {
    expect(repaired(language, text, `let g ${graft}`, repair)).toBe(now);
  });
});

// ---- the law ----

function sourcesIn(folder: string): readonly Source[] {
  const path = join(projectRoot(), folder);
  return readdirSync(path)
    .filter((file) => file.endsWith(".ml") && !file.includes("ill-typed"))
    .map((file) => ({ name: file, text: readFileSync(join(path, file), "latin1") }));
}

const OURS = sourcesIn("test/laws/edits");
const COURSE = sourcesIn("test/course/ocaml").filter((_, i) => i % sweep(12, 2) === 0);
const counts = new Map<string, RepairCount>();
const ROUNDS: { readonly source: Source; readonly text: string; readonly what: string }[] = [];

describe("edited programs are the changed programs", () => {
  test.each([...OURS, ...COURSE].map((source) => [basename(source.name, ".ml"), source] as const))(
    "%s",
    (_name, source) => {
      const { byKind, edits, problems } = checkedRepairs(language, source, sweep(41, 7));
      expect(problems).toEqual([]);
      for (const [kind, { all, unwritten }] of byKind) {
        const known = counts.get(kind) ?? { all: 0, unwritten: 0 };
        counts.set(kind, { all: known.all + all, unwritten: known.unwritten + unwritten });
      }
      for (const round of roundsOf(edits).slice(0, 1))
        ROUNDS.push({
          source,
          text: edited(source, round).text,
          what: round.map((e) => described(source, e)).join("\n"),
        });
    },
  );

  test("there are edits for nearly all", () => {
    const sum = (of: (count: RepairCount) => number): number =>
      [...counts.values()].reduce((before, count) => before + of(count), 0);
    const [all, unwritten] = [sum((count) => count.all), sum((count) => count.unwritten)];
    expect(all).toBeGreaterThan(sweep(300, 3000));
    expect(unwritten / all).toBeLessThan(0.15);
  });

  test.runIf(ocamlVersion() !== undefined)("the real OCaml takes them", { timeout: 300_000 }, async () => {
    const judge = openJudge();
    for (const { text, what } of ROUNDS) {
      const { accepted, message } = await realVerdict(judge, text);
      expect(accepted, `${what}\n${message}`).toBe(true);
    }
    judge.close();
  });
});
