// What breaks a contract, as tests: the real OCaml fails each of them on the program as it is, and passes all of them when
// it is mended.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, sharedSession } from "../harness.js";
import { remembering } from "../remembering.js";
import { emittedPrograms } from "./run-ocaml.js";

const BROKEN = `let rec insert x = function
  | [] -> [x]
  | y :: r -> if x < y then x :: r else y :: insert x r
(*@ r = insert x l
      ensures List.length r = List.length l + 1 *)
let head l = List.hd l
(*@ r = head l
      ensures true *)
let find x l = if x > 3 then List.assoc x l else 0
(*@ y = find x l
      raises Invalid_argument _ -> true *)
let prop_rev l = List.rev l = (l : int list)
let rec up n = if n >= 10 then n else up (n + 1)
(*@ r = up n
      requires n >= 0
      variant n *)
`;

/** `find` may raise something else. */
const MENDED = BROKEN.replace("x :: r else", "x :: y :: r else")
  .replace("List.hd l", "match l with [] -> 0 | x :: _ -> x")
  .replace("then List.assoc x l", 'then match List.assoc_opt x l with Some y -> y | None -> invalid_arg "find"')
  .replace("List.rev l = (", "List.rev (List.rev l) = (");

const session = remembering(sharedSession());
const real = emittedPrograms();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "regressions-"));
  writeFileSync(join(folder, "work.ml"), BROKEN);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function emitted(form: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const { stdout, stderr, code } = await ask(session, folder, ["test", "work.ml", "--emit", form]);
  expect(code).toBe(1);
  return { stdout, stderr };
}

test("asserts: each fails until its function is mended", async () => {
  const { stdout, stderr } = await emitted("ocaml");
  const [, ...tests] = stdout.split("\n\n");
  expect(tests.length).toBe(4);
  for (const each of tests) {
    expect(real.passes(`${BROKEN}\n${each}`)).toBe(false);
    expect(real.passes(`${MENDED}\n${each}`)).toBe(true);
  }
  expect(stderr).toContain("insert 0 [1]");
  expect(stderr).toContain("1 test is left out: what is broken does not show in a run");
});

test.each(["ounit2", "alcotest"])("%s", async (framework) => {
  const { stdout } = await emitted(framework);
  expect(real.passes(`module Work = struct\n${MENDED}\nend\n${stdout}`, [framework])).toBe(true);
  expect(real.passes(`module Work = struct\n${BROKEN}\nend\n${stdout}`, [framework])).toBe(false);
});

test("Learn-OCaml cannot hold them", async () => {
  const { stdout, stderr } = await emitted("learn-ocaml");
  expect(stdout).toBe("");
  expect(stderr).toContain("4 tests are left out: Learn-OCaml can only compare results");
});

test("the installed OCaml says the same of all of them", () => {
  expect(real.today()).toEqual(real.recorded());
});
