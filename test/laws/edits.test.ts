// Edits of OCaml programs: every mutant's edit, applied to the source and read again, is the mutated program; the real
// OCaml takes it too; and what an edit says is a piece of the source and what somebody could have written there.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Expr } from "../../src/core/expr.js";
import { boundIn } from "../../src/core/program.js";
import type { Source } from "../../src/core/span.js";
import { visit } from "../../src/core/traverse.js";
import type { Type } from "../../src/core/type.js";
import type { Change } from "../../src/language/facts.js";
import type { Language, Loaded } from "../../src/language/language.js";
import { mutantsOf } from "../../src/questions/mutate/mutants.js";
import { openTestLanguage } from "../language.js";
import { realVerdict } from "../mutants/judge-mutant.js";
import { ocamlVersion, openJudge } from "../oracle/ocaml.js";
import { projectRoot } from "../project-root.js";
import { sweep } from "../sweep.js";
import { checkedEdits, described, edited, editsOf, roundsOf } from "./edit-laws.js";

/** Of the programs of the course, so many mutants are left out for each that is tried; `npm run bench:edits` tries all. */
const EVERY = sweep(14, 7);
/** The same for programs that are made for this. */
const OURS_EVERY = sweep(3, 1);
/** And so many of its programs. */
const COURSE_EVERY = sweep(6, 3);

let language: Language;
beforeAll(async () => {
  language = await openTestLanguage();
});

function sourcesIn(folder: string): readonly Source[] {
  const path = join(projectRoot(), folder);
  return readdirSync(path)
    .filter((file) => file.endsWith(".ml") && !file.includes("ill-typed"))
    .map((file) => ({ name: file, text: readFileSync(join(path, file), "latin1") }));
}

const OURS = sourcesIn("test/laws/edits");
const EXAMPLES = sourcesIn("examples");
const COURSE = sourcesIn("test/course/ocaml");
const named = (sources: readonly Source[]) => sources.map((source) => [basename(source.name, ".ml"), source] as const);

describe("edited programs are the mutated programs", () => {
  test.each(named([...OURS, ...EXAMPLES]))("%s", (_name, source) => {
    const { edits, problems } = checkedEdits(language, source, OURS_EVERY);
    expect(problems).toEqual([]);
    expect(edits.length).toBeGreaterThan(0);
  });

  test.each(named(COURSE.filter((_, i) => i % COURSE_EVERY === 0)))("of the course: %s", (_name, source) => {
    const { edits, problems } = checkedEdits(language, source, EVERY);
    expect(problems).toEqual([]);
    expect(edits.length).toBeGreaterThan(0);
  });
});

test.runIf(ocamlVersion() !== undefined)("the real OCaml takes edited programs", { timeout: 300_000 }, async () => {
  const judge = openJudge();
  let asked = 0;
  for (const source of [...OURS, ...COURSE.filter((_, i) => i % sweep(27, 9) === 0)]) {
    for (const round of roundsOf(editsOf(language, source).edits).slice(0, sweep(1, 2))) {
      const { accepted, message } = await realVerdict(judge, edited(source, round).text);
      expect(accepted, `${round.map((edit) => described(source, edit)).join("\n")}\n${message}`).toBe(true);
      asked += round.length;
    }
  }
  judge.close();
  expect(asked).toBeGreaterThan(sweep(300, 500));
});

// ---- what edits there are ----

function read(text: string): Loaded {
  const loaded = language.read([{ name: "f.ml", text }], []);
  if (!loaded.ok) throw new Error(loaded.errors[0].title);
  return loaded.value;
}

/** The edits of the mutants of `f`, as `before -> now`. */
function mutantsIn(text: string): readonly string[] {
  const { program, facts, values } = read(text);
  const core = values.findLast(({ name }) => name === "f")?.core;
  if (core === undefined) throw new Error("no f");
  return mutantsOf(program, facts, core).map(({ edit }) => `${text.slice(edit.at.start, edit.at.end)} -> ${edit.text}`);
}

describe("in the source's own form", () => {
  test.each([
    ["function", "let f = function [] -> 0 | x :: _ -> x", "| x :: _ -> x -> "],
    ["the first case has no bar", "let f = function [] -> 0 | x :: _ -> x", "[] -> 0 | -> "],
    ["guards", "let f = function x when x > 0 -> 1 | _ -> 2", "when x > 0 -> "],
    ["constants in patterns", "let f = function Some 0 -> 1 | _ -> 2", "0 -> (-1)"],
    ["what cases give", "let f = function 0 -> 1 | _ -> 2", "0 -> 1 | _ -> 2 -> 0 -> 2 | _ -> 1"],
    ["tuples as parameters", "let f (a, b) = a - b", "a - b -> b - a"],
    ["&&", "let f a b = a && not b", "a && not b -> a || not b"],
    ["a part of &&", "let f a b = a && not b", "a && not b -> not b"],
    ["sections", "let f l = List.map (( + ) 1) l", "( + ) -> ( - )"],
    ["operands that are evaluated first", "let rec f n = f (n - 1) + f (n - 2)", "f (n - 1) + f (n - 2) -> f (n - 2)"],
    ["arguments that are evaluated first", "let f g h = g (h 1) (h 2)", "g (h 1) (h 2) -> g (h 2) (h 1)"],
    ["pipes", "let rec f l = match l with [] -> [] | (x : int) :: r -> x :: (r |> f)", "(r |> f) -> r"],
    [
      "if without else",
      "let f a = if a > 0 then print_int a",
      "if a > 0 then print_int a -> if a > 0 then () else print_int a",
    ],
    [
      "records",
      "type t = { a : int; b : int } let f a b = { a; b = b + 1 }",
      "{ a; b = b + 1 } -> { a = b + 1; b = a }",
    ],
    ["labels", "let g ~a ~b = a - b let f a b = g ~a ~b:(b + 1)", "g ~a ~b:(b + 1) -> g ~a:(b + 1) ~b:a"],
    ["puns", "let g ~a ~b = a - b let f a b = g ~a ~b", "~a -> ~a:b"],
    ["another operator binds looser", "let f a b c = a * b * c", "a * b -> (a + b)"],
    ["another operator binds tighter", "let f a b c = a + b - c", "a + b - c -> (a + b) * c"],
    ["signs", "let f a = a-1", "1 -> 0"],
    ["words grow together", "let f a b = if(a)then(b)else(a)", "(b) ->  a "],
    ["a sign beside a sign", "let f a = a-0", "0 -> (-1)"],
    ["open forms to the right", "let f a b = a && if b then a else b", "if b then a else b -> if b then b else a"],
    ["numbers without a sign", "let f () = Some 0x7fffffffffffffff", "0x7fffffffffffffff -> (-2)"],
    ["begin and end", "let f a b = begin a - b end * 2", "a - b -> a + b"],
    ["comments stay", "let f a b = a (* of all *) - b", "a (* of all *) - b -> a (* of all *) + b"],
  ])("%s: %s", (_title, text, edit) => {
    expect(mutantsIn(text)).toContain(edit);
  });

  test.each([
    ["a name that lowering made", "let f = function [] -> 0 | x :: r -> x + List.length r", /\barg\b/],
    ["a name that is hidden", "let f (x : int) = let x = x + 1 in x", /^x -> x/],
    ["a body under a name that hides its own", "let f (x : int) l = match l with [] -> x | x :: _ -> 0", /\[\] -> 0/],
    ["an operator that means something else", "let ( - ) a b = a * b + 1 let f a b = a + b", /a - b/],
    ["a number behind a sign", "let f (a : int) = - a", /^a -> 0/],
    ["a case of a polymorphic variant", "let f = function `A -> 1 | `B -> 2", / -> $/],
    ["all cases", "let f = function [] -> 0", / -> $/],
    ["only handlers", "let f x = match x / 2 with n -> n | exception Division_by_zero -> 0", /^n -> n \| -> $/],
    ["what a value is defined by", "let rec l = 1 :: l let f () = List.hd l", /1 :: l -> l/],
    ["the same once more", "let f (a : int) = a - a", /a - a -> a - a/],
    ["a number out of range", "let f x = x + 4611686018427387903", /-> 4611686018427387904/],
    [
      "another label",
      "let g ~a ~b = a - b let h (k : a:int -> b:int -> int) (l : int -> int -> int) = k let f x = h g x ~a:1 ~b:2",
      /^g -> x$/,
    ],
    [
      "a type that is private",
      "module M : sig type t = private int val m : int -> t end = struct type t = int let m x = x end let f (a : M.t) (b : int) = (a, b)",
      /^a -> b$/,
    ],
    [
      "a type in two",
      "module M : sig type t = private int end = struct type t = int end let g (a : int) (b : M.t) = a + (b :> int) let f (a : M.t) (b : M.t) = g (a :> int) b",
      /g b/,
    ],
    [
      "what makes a field known",
      "type t = { x : int } type u = { x : string } let f (a : t) b = if a = b then b.x else 0",
      /^a -> b$|-> b.x$/,
    ],
  ])("never %s: %s", (_title, text, pattern) => {
    expect(mutantsIn(text).filter((edit) => pattern.test(edit))).toEqual([]);
  });
});

// ---- changes that are no mutants ----

test("any change can be asked for", () => {
  const { program, facts } = read("let f a b = if a then b + 1 else b");
  const found = nodesIn(program.defs.flatMap(boundIn));
  const node = (kind: Expr["kind"]): Expr => {
    const e = found.find((each) => each.kind === kind && each.written);
    if (e === undefined) throw new Error(`no ${kind}`);
    return e;
  };
  const edit = (change: Change): string | undefined => facts.edit(change)?.text;
  const [whole, sum] = [node("if"), node("prim")];
  if (whole.kind !== "if" || sum.kind !== "prim") throw new Error("other nodes");
  expect(edit({ before: whole, now: { ...whole, cond: whole.no, no: sum } })).toBe("if b then b + 1 else b + 1");
  expect(edit({ before: sum, now: { ...sum, args: [sum, sum] } })).toBe("b + 1 + (b + 1)");
  expect(edit({ before: sum, now: { ...whole, yes: whole.no, no: sum } })).toBe("(if a then b else b + 1)");
  expect(edit({ before: whole, now: whole.no })).toBe("b");
  expect(
    edit({
      before: whole,
      now: {
        ...sum,
        kind: "var",
        name: program.defs[0]?.kind === "one" ? program.defs[0].name : ("?" as never),
      } as Expr,
    }),
  ).toBeUndefined();
});

test("no computation in the place of a value whose type is for all", () => {
  const { program, facts } = read(
    "let f n = let p = (n, fun x -> x) in let q = (n, 1) in (snd p 1, snd p true, q, n + 1)",
  );
  const nodes = nodesIn(program.defs.flatMap(boundIn));
  const [inP, inQ] = nodes.filter((e) => e.kind === "var" && e.name.startsWith("n/"));
  const sum = nodes.find((e) => e.kind === "prim" && e.op === "i63.add");
  if (inP === undefined || inQ === undefined || sum?.kind !== "prim") throw new Error("other nodes");
  const plus = (before: Expr): Change => ({ before, now: { ...sum, args: [before, before] } });
  expect(facts.edit(plus(inP))).toBeUndefined();
  expect(facts.edit(plus(inQ))?.text).toBe("n + n");
});

function nodesIn(bound: readonly Expr[]): readonly Expr[] {
  const nodes: Expr[] = [];
  for (const e of bound) visit(e, (each) => void nodes.push(each));
  return nodes;
}

// ---- types and scopes ----

test("what is bound has the type of what is defined", () => {
  let [known, all] = [0, 0];
  for (const source of COURSE) {
    const loaded = language.read([source], []);
    if (!loaded.ok) throw new Error(source.name);
    const { program, facts } = loaded.value;
    for (const def of program.defs) {
      if (def.kind === "rec" || !def.bound.written) continue;
      const [defined, bound] = [program.types.get(def.name), facts.typeOf(def.bound.id)];
      if (defined === undefined) continue;
      all++;
      if (bound === undefined) continue;
      known++;
      expect(textOf(bound, new Map()), `${def.name} of ${source.name}`).toBe(textOf(defined, new Map()));
    }
  }
  expect(known / all).toBeGreaterThan(0.9);
  expect(known).toBeGreaterThan(300);
});

/** Variables are numbered as they come. */
function textOf(type: Type, variables: Map<string, number>): string {
  if (type.kind === "fn") return `(${textOf(type.from, variables)} -> ${textOf(type.to, variables)})`;
  if (type.kind === "con") return [type.name, ...type.args.map((arg) => textOf(arg, variables))].join(" ");
  if (!variables.has(type.name)) variables.set(type.name, variables.size);
  return `'${variables.get(type.name)}`;
}

describe("names that can be used", () => {
  /** At the variable called `here`. */
  const namesAt = (text: string, at: "scopeAt" | "globalsAt"): readonly string[] => {
    const { program, facts } = read(text);
    const here = nodesIn(program.defs.flatMap(boundIn)).find((e) => e.kind === "var" && e.name.startsWith("here/"));
    if (here === undefined) throw new Error("nothing is called here");
    return facts[at](here.id).map(({ shown }) => shown);
  };

  test.each([
    ["the nearest first", "let f a b = let c = a in fun here -> here", "here c b a"],
    ["none that is hidden", "let f x here = let x = 1 :: x in match x with x :: _ -> here | [] -> 2", "x here"],
    [
      "none that lowering made",
      "let f (a, b) = function [] -> (fun here -> here) | c :: _ -> ignore (a, b, c); (fun d -> d)",
      "here a b",
    ],
    ["none of the whole program", "let g x = x let f here = g here", "here"],
    [
      "what is opened locally, unless it is global",
      "module M = struct let x = 1 end let f here = let module L = struct let y = 2 end in M.(L.(here))",
      "y here",
    ],
    ["operators", "let f here ( + ) = here", "( + ) here"],
  ])("%s: %s", (_title, text, names) => {
    expect(namesAt(text, "scopeAt").join(" ")).toBe(names);
  });

  test.each([
    ["what comes before", "let a x = x let b = a 1 let f here = here let c = 2", "b a"],
    ["what is recursive", "let a x = x let rec f here = here and g x = f x let c = 2", "g f a"],
    ["none that is hidden", "let a x = x let b x = x let f a = fun here -> here", "b"],
    ["what is opened", "module M = struct let a x = x end open M let f here = here", "a"],
  ])("of the whole program, %s: %s", (_title, text, names) => {
    expect(namesAt(text, "globalsAt").join(" ")).toBe(names);
  });
});
