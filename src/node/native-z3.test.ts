// Talking with a z3 process: answers are told apart, a process that ends is started again, and
// one that is not there is named.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NoSolver } from "../smt/solver.js";
import { nativeZ3, nativeZ3Problem } from "./native-z3.js";

/** Says what it was sent, as a solver would: line by line, echoes without quotes. */
const FAKE = `#!/bin/sh
[ "$1" = --version ] && exit 0
while read -r line; do
  case "$line" in
    '(echo "'*) line="\${line#*\\"}"; printf '%s\\n' "\${line%\\"*}" ;;
    '(reset)') ;;
    '(exit)') exit 0 ;;
    *) printf 'got %s\\n' "$line" ;;
  esac
done
`;

const path = process.env.PATH;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "native-z3-"));
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

function installFake(): void {
  const file = join(folder, "z3");
  writeFileSync(file, FAKE);
  chmodSync(file, 0o755);
  process.env.PATH = `${folder}:${path}`;
}

test("answers come in the order of the questions", async () => {
  installFake();
  expect(await nativeZ3Problem()).toBeUndefined();
  const ask = nativeZ3();
  expect(await Promise.all([ask("one"), ask("two\nthree")])).toEqual(["got one\n", "got two\ngot three\n"]);
});

test("a process that has ended is started again", async () => {
  installFake();
  const ask = nativeZ3();
  expect(await ask("(exit)")).toBe('(error "z3 has ended")');
  expect(await ask("again")).toBe("got again\n");
});

test("one that is not there answers nothing, and is a clear word to the user", async () => {
  process.env.PATH = folder;
  await expect(nativeZ3()("(check-sat)")).rejects.toThrow(NoSolver);
  expect(await nativeZ3Problem()).toBe("no `z3` on the PATH: install it, or leave out `--solver native`");
});
