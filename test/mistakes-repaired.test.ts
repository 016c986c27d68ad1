// Programs with a classic mistake have no type. With a reference (test/mistakes/), many become right programs by the change
// that the message speaks of. repaired.json has which; UPDATE=1 rewrites it, and docs/mistakes.md tells how many.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { RepairAnswer } from "../src/report/repair-answer.js";
import { ask, sharedSession } from "./harness.js";
import { ocamlVersion } from "./oracle/ocaml.js";

const MISTAKES = "test/programs/errors/mistakes";
const REFERENCES = "test/mistakes";
const RECORD = join(REFERENCES, "repaired.json");
const UPDATE = process.env.UPDATE === "1";

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync(REFERENCES).flatMap((file) => /^(.*)\.ml$/.exec(file)?.[1] ?? []);
const recorded = UPDATE ? [] : (JSON.parse(readFileSync(RECORD, "utf8")) as readonly string[]);
const repaired: string[] = [];

describe.each(names)("%s", (name) => {
  const reference = join(REFERENCES, `${name}.ml`);
  const submission = join(folder, `${name}.ml`);

  test("becomes right, or the error stands", async () => {
    copyFileSync(join(MISTAKES, `${name}.ml`), submission);
    const before = readFileSync(submission, "utf8");
    const { code, stdout } = await ask(session, ".", ["repair", reference, submission, "--json", "--apply"]);
    const answer = JSON.parse(Buffer.from(stdout, "latin1").toString("utf8")) as RepairAnswer;
    expect(answer.outcome === "searched" ? 1 : 2).toBe(code);
    if (answer.outcome !== "searched") return expect(readFileSync(submission, "utf8")).toBe(before);
    expect(answer.rejected?.problems.length).toBeGreaterThan(0);
    repaired.push(name);
    expect((await ask(session, ".", ["check", reference, submission])).code).not.toBe(1);
    if (ocamlVersion() !== undefined) execFileSync("ocamlc", ["-stop-after", "typing", submission]);
  });
});

test("those that become right are recorded", () => {
  if (UPDATE) writeFileSync(RECORD, `${JSON.stringify(repaired, undefined, 2)}\n`);
  else expect(repaired).toEqual(recorded);
});
