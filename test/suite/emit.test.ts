// Emitted suites are programs: the real compiler takes them, the reference passes them, a wrong submission fails.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, openBuiltSession, withoutTimes } from "../harness.js";

const REFERENCE = `type tree = Leaf | Node of tree * int * tree
exception Twice of int
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
      if x < y then Node (insert x l, y, r)
      else if x > y then Node (l, y, insert x r)
      else raise (Twice x)
let rec to_list = function Leaf -> [] | Node (l, x, r) -> to_list l @ (x :: to_list r)
let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
let greeting name = if name = "" then invalid_arg "greeting" else "Hello, " ^ name ^ "!"
let half n = if n mod 2 = 0 then Ok (n / 2) else Error "odd"
let apply_all fs x = List.map (fun f -> f x) fs
let classify (a : int) b = if a < b then (a, "less") else if a = b then (b, "same") else (b, "more")
`;
const WRONG = REFERENCE.replace("insert x l, y, r", "insert x r, y, l").replace(
  "Some x | _ :: rest -> last rest",
  "Some x | x :: _ -> Some x",
);

const BUILT_COMMAND = fileURLToPath(new URL("../../dist/elenchus.js", import.meta.url));
const hasFrameworks = spawnSync("ocamlfind", ["query", "ounit2", "alcotest"]).status === 0;
const session = openBuiltSession();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "suite-"));
  writeFileSync(join(folder, "work.ml"), REFERENCE);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await session.close();
});

async function emitted(format: string, ...rest: readonly string[]): Promise<string> {
  const { stdout, code } = await ask(session, folder, ["suite", "work.ml", "--emit", format, ...rest]);
  expect(code).toBe(0);
  return stdout;
}

/** Whether a program runs to its end. */
function passes(program: string, packages: readonly string[]): boolean {
  const own = mkdtempSync(join(tmpdir(), "suite-run-"));
  try {
    writeFileSync(join(own, "program.ml"), program);
    const compiler =
      packages.length === 0 ? ["ocamlc"] : ["ocamlfind", "ocamlc", "-package", packages.join(","), "-linkpkg"];
    const [command = "", ...args] = [...compiler, "-w", "-a", "program.ml", "-o", "program"];
    execFileSync(command, args, { cwd: own, stdio: "pipe" });
    return spawnSync(join(own, "program"), { cwd: own }).status === 0;
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** A suite that opens the module of a program, in one file with it. */
function together(program: string, suite: string): string {
  return `module Work = struct\n${program}\nend\n${suite}`;
}

describe("emitted suites, compiled by the real OCaml", () => {
  test("asserts", async () => {
    const asserts = await emitted("ocaml");
    expect(asserts).toContain("let () = assert (last [] = None)");
    expect(passes(`${REFERENCE}\n${asserts}`, [])).toBe(true);
    expect(passes(`${WRONG}\n${asserts}`, [])).toBe(false);
  }, 60_000);

  test("a minimised suite still tells a wrong program", async () => {
    const [all, few] = [await emitted("ocaml"), await emitted("ocaml", "--minimize")];
    expect(few.length).toBeLessThan(all.length);
    expect(passes(`${REFERENCE}\n${few}`, [])).toBe(true);
    expect(passes(`${WRONG}\n${few}`, [])).toBe(false);
  }, 60_000);

  test.skipIf(!hasFrameworks && process.env.CI === undefined).each(["ounit2", "alcotest"])(
    "%s",
    async (framework) => {
      const suite = await emitted(framework);
      expect(passes(together(REFERENCE, suite), [framework])).toBe(true);
      expect(passes(together(WRONG, suite), [framework])).toBe(false);
    },
    120_000,
  );

  test("YAML is an assignment that grade reads", async () => {
    writeFileSync(join(folder, "tests.yaml"), Buffer.from(await emitted("yaml", "--function", "last"), "latin1"));
    writeFileSync(join(folder, "ann.ml"), REFERENCE);
    writeFileSync(join(folder, "ben.ml"), WRONG);
    const args = ["grade", "tests.yaml", "ann.ml", "ben.ml", "--json", "--output", "grades", "--workers", "1"];
    const { stdout } = spawnSync(process.execPath, [BUILT_COMMAND, ...args], { cwd: folder, encoding: "utf8" });
    const results = JSON.parse(stdout) as { readonly notices: readonly unknown[] };
    expect(results.notices).toEqual([]);
    expect(stdout).toContain("one element");
  }, 60_000);
});

test("Learn-OCaml: types without variables, and the inputs", async () => {
  const text = await emitted("learn-ocaml", "--function", "last", "--function", "insert");
  expect(text).toContain('[%ty : int list -> int option] "last" ~gen:0');
  expect(text).toContain("test_function_2_against_solution");
  expect(text).toContain("[ exercise_1; exercise_2 ]");
});

test("JSON has what every test is good for", async () => {
  const json = JSON.parse(await emitted("json", "--function", "classify")) as {
    readonly tests: readonly { readonly call: string; readonly branches: readonly number[]; readonly name: string }[];
  };
  expect(json.tests.some(({ name }) => name.includes("a < b"))).toBe(true);
  expect(new Set(json.tests.flatMap(({ branches }) => branches)).size).toBe(4);
});

test("the same suite, byte for byte", async () => {
  const again = (): Promise<string> => emitted("json", "--budget", "3");
  expect(withoutTimes(await again())).toBe(withoutTimes(await again()));
  expect(readFileSync(join(folder, "work.ml"), "utf8")).toBe(REFERENCE);
});
