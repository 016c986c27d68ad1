// Tests of reading a source file that is none.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSource } from "./read-source.js";

test("a pipe is no file, and nobody waits for it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-read-"));
  try {
    execFileSync("mkfifo", [join(folder, "a.ml")]);
    expect(await readSource(join(folder, "a.ml"))).toMatchObject({
      ok: false,
      error: { code: "E401", label: "it is a pipe, not a file" },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
