// Large hostile programs end as they should: with a value, or with a diagnostic, never with a crash.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openSession, SESSION_LIMITS } from "../src/node/session.js";
import { ask, BUILT_WORKER, sharedSession } from "./harness.js";
import { HOSTILE_INPUTS, LONG_INPUTS } from "./hostile-inputs.js";
import { HOSTILE_SCALA, LONG_SCALA } from "./hostile-scala.js";
import { sweep } from "./sweep.js";

const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
const session = sharedSession();
afterAll(() => rmSync(folder, { recursive: true }));

test("what is nested too deeply for the stack is said to be", async () => {
  const small = openSession(BUILT_WORKER, { ...SESSION_LIMITS, stackMb: 4 }, ["ocaml"]);
  writeFileSync(join(folder, "deep.ml"), `let x = ${"[".repeat(100_000)}${"]".repeat(100_000)}\n`);
  const { stderr, code } = await ask(small, folder, ["run", "deep.ml"]);
  await small.close();
  expect(stderr.startsWith("E105  Nested too deeply")).toBe(true);
  expect(code).toBe(1);
});

const LANGUAGES = [
  ["OCaml", "hostile.ml", [...HOSTILE_INPUTS, ...sweep([], LONG_INPUTS)]],
  ["Scala", "hostile.scala", [...HOSTILE_SCALA, ...sweep([], LONG_SCALA)]],
] as const;

describe.each(LANGUAGES)("large programs in %s", (_, file, inputs) => {
  for (const { name, text, args, code, prints } of inputs) {
    test(name, async () => {
      writeFileSync(join(folder, file), text());
      const printed = await ask(session, folder, ["run", file, ...args]);
      const shown = (code === 0 ? printed.stdout : printed.stderr).slice(0, prints.length);
      expect({ shown, code: printed.code }, printed.stderr.slice(0, 500)).toEqual({ shown: prints, code });
    });
  }
});
