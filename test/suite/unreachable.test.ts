// Branches that no input takes are marked as such, and no other ones.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, sharedSession } from "../harness.js";

const PROGRAM = `let sign n =
  if n > 0 then 1
  else if n < 0 then -1
  else if n = 0 then 0
  else
    99
let wraps n = if n > 0 && n + 1 < 0 then
    "the largest"
  else "others"
let ends n = if n > 3 then exit 3 else if n > 4 then
    1
  else 0
let endless l = if List.length l < 0 then
    1
  else 0
`;

const WITH_NULL = `object Work {
  def length(s: String): Int = if (s == null)
    -1
  else s.length
  def sign(n: Int): Int = if (n > 0) 1 else if (n <= 0) 0 else
    99
}
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "unreachable-"));
  writeFileSync(join(folder, "work.ml"), PROGRAM);
  writeFileSync(join(folder, "work.scala"), WITH_NULL);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("what is certain is said; not what needs an overflow, an end, or inputs that nobody has looked at", async () => {
  expect(await toldOf("work.ml")).toEqual([
    ["sign", [6]],
    ["wraps", []],
    ["ends", []],
    ["endless", []],
  ]);
});

test("nothing is said of inputs that may be null, which was not tried", async () => {
  expect(await toldOf("work.scala")).toEqual([
    ["Work.length", []],
    ["Work.sign", [6]],
  ]);
});

async function toldOf(file: string): Promise<unknown> {
  const { stdout } = await ask(sharedSession(), folder, ["suite", file, "--budget", "2", "--json"]);
  const { functions } = JSON.parse(stdout) as {
    readonly functions: readonly { readonly function: string; readonly unreachable: readonly number[] }[];
  };
  return functions.map(({ function: name, unreachable }) => [name, unreachable]);
}

test("in words", async () => {
  const { stderr } = await ask(sharedSession(), folder, ["suite", "work.ml", "--function", "sign", "--budget", "2"]);
  expect(stderr).toContain("the branch in line 6 is reached by no input");
});
