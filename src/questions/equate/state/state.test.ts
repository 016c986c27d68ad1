// Programs whose references are passed along do what they did before: both are run.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestLanguage, openTestScala } from "../../../../test/language.js";
import { randomProgram } from "../../../../test/laws/random-core.js";
import { randomStateful } from "../../../../test/laws/random-stateful.js";
import { showOutcome, showValue } from "../../../../test/laws/show-value.js";
import { projectRoot } from "../../../../test/project-root.js";
import { sweep } from "../../../../test/sweep.js";
import { shownName } from "../../../core/expr.js";
import { definedNames } from "../../../core/library.js";
import { printDef } from "../../../core/print.js";
import type { Program } from "../../../core/program.js";
import { validate } from "../../../core/validate.js";
import { load, type Machine } from "../../../eval/run.js";
import { withoutState } from "./state.js";

const LIMITS = { fuel: 100_000, depth: 2_000, outputBytes: 100_000 };
/** Copies of functions take other steps. */
const MORE = { fuel: 10_000_000, depth: 20_000, outputBytes: 100_000 };

const languages = { ml: await openTestLanguage(), scala: await openTestScala() };

/** All that can be seen of a program that was loaded. */
function seen(program: Program, machine: Machine): readonly string[] {
  const values = program.defs.flatMap(definedNames).map((name) => `${name} ${showValue(machine.global(name))}`);
  return [showOutcome(machine.outcome), machine.output, ...values];
}

function after(program: Program): Program {
  return {
    ...program,
    defs: withoutState(program.defs, { ...program, asked: program.defs.flatMap(definedNames) }).defs,
  };
}

/** Whether something was changed; what is seen must be the same, unless it takes too long. */
function staysTheSame(program: Program): boolean {
  const now = after(program);
  const isChanged = program.defs.some((def, i) => now.defs[i] !== def);
  const before = load(program, LIMITS);
  if (!isChanged || before.outcome.kind === "unfinished") return isChanged;
  const problems = new Set(validate(program));
  expect(validate(now).filter((problem) => !problems.has(problem))).toEqual([]);
  expect(seen(program, load(now, MORE))).toEqual(seen(program, before));
  return true;
}

test("random programs that live by references", () => {
  const changed = Array.from({ length: sweep(150, 10_000) }, (_, seed) =>
    staysTheSame(randomStateful(seed, 3 + (seed % 3))),
  );
  expect(changed.every(Boolean)).toBe(true);
});

test("random programs", () => {
  const changed = Array.from({ length: sweep(150, 20_000) }, (_, seed) =>
    staysTheSame(randomProgram(seed, 1 + (seed % 4))),
  );
  expect(changed.filter(Boolean).length).toBeGreaterThan(changed.length / 4);
});

describe.each([
  ["test/programs/run", "ml"],
  ["test/course/ocaml", "ml"],
  ["test/course/ocaml-advanced", "ml"],
  ["test/course/scala", "scala"],
] as const)("programs of %s", (folder, extension) => {
  test("do what they did", () => {
    const sources = readdirSync(join(projectRoot(), folder))
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => ({ name: file, text: readFileSync(join(projectRoot(), folder, file), "latin1") }))
      .filter(({ text }) => /\bref\b|\bvar\b/.test(text))
      .filter((_, i) => i % sweep(3, 1) === 0);
    const changed = sources.filter((source) => {
      const read = languages[extension].read([source], []);
      return read.ok && staysTheSame(read.value.program);
    });
    expect(changed.length).toBeGreaterThan(0);
  });
});

/** The definition of f, and whether references are left in it. */
function translated(text: string): { readonly shown: string; readonly hasCells: boolean; readonly unbounded: boolean } {
  const read = languages.ml.read([{ name: "f.ml", text }], []);
  if (!read.ok) throw new Error(read.errors.map(({ label }) => label).join("; "));
  const { defs, unbounded } = withoutState(read.value.program.defs, { ...read.value.program, asked: [] });
  const def = defs.findLast((each) => definedNames(each).some((name) => shownName(name) === "f"));
  const shown = def === undefined ? "" : printDef(def);
  return { shown, hasCells: shown.includes("%cell."), unbounded };
}

test.each([
  ["a loop", "let f n = let r = ref 0 in let i = ref 0 in while !i < n do r := !r + !i; incr i done; !r"],
  [
    "a function that uses it",
    "let f l = let r = ref 0 in let rec go = function [] -> () | x :: t -> r := !r + x; go t in go l; !r",
  ],
  ["a function of the library", "let f l = let r = ref 0 in List.iter (fun x -> r := !r + x) l; !r"],
  [
    "a fold that also counts",
    "let f l = let n = ref 0 in let s = List.fold_left (fun a x -> incr n; a + x) 0 l in (s, !n)",
  ],
  ["a function that is given it", "let add r x = r := !r + x\nlet f x y = let r = ref x in add r y; add r y; !r"],
  ["the same one twice", "let swap a b = let t = !a in a := !b; b := t\nlet f x = let r = ref x in swap r r; !r"],
  ["one in each call", "let rec f n = let r = ref n in if n <= 0 then !r else (r := f (n - 1); !r + n)"],
  ["one that is read in a handler", "let f l = let r = ref 1 in try List.hd l with Failure _ -> !r"],
  [
    "one that is written before an exception is caught",
    "let f l = let r = ref 0 in (try r := 1; r := List.hd l with Failure _ -> ()); !r",
  ],
])("are gone: %s", (_, text) => {
  expect(translated(text)).toMatchObject({ hasCells: false, unbounded: false });
});

test.each([
  ["it is returned", "let f x = let r = ref x in r"],
  ["a function with it is returned", "let f x = let r = ref x in fun y -> r := !r + y; !r"],
  ["it is stored", "let f x = let r = ref x in let l = [r] in List.hd l := 3; !r"],
  ["it is compared", "let f x = let r = ref x in let q = r in (q == r, !r)"],
  ["a function with it is passed on to what is not known", "let f g = let r = ref 0 in g (fun x -> r := x); !r"],
  [
    "it is written where an exception leaves a recursion",
    "let f l = let r = ref 0 in let rec go = function [] -> raise Exit | x :: t -> x + go t in (try r := 1; r := go l with Exit -> ()); !r",
  ],
  ["it is read later", "let f x = let r = ref x in let l = lazy !r in r := 0; Lazy.force l"],
])("stay: %s", (_, text) => {
  expect(translated(text).hasCells).toBe(true);
});

test("loops that count ask before each turn", () => {
  const { shown, hasCells, unbounded } = translated(
    "let f n = let r = ref 0 in for i = 1 to n do r := !r + i done; !r",
  );
  expect({ hasCells, unbounded }).toEqual({ hasCells: false, unbounded: true });
  expect(shown).toContain("(%i63.le i/");
  expect(shown).not.toContain("(%i63.eq i/");
});
