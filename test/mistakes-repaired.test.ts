// Programs with a classic mistake (test/programs/errors/mistakes), and some of beginners in both languages
// (test/mistakes/first-year), are rejected. With a reference, many become right programs by small changes near the error.
// repaired.json has their texts, each accepted by the real compiler; UPDATE=1 asks it and rewrites them, and docs/mistakes.md
// tells how many there are.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { wordsChanged, wordsOf } from "../src/questions/repair/cost.js";
import type { RepairAnswer } from "../src/report/repair-answer.js";
import { ask, sharedSession } from "./harness.js";
import { ocamlVersion } from "./oracle/ocaml.js";
import { askScalaTyping } from "./typing-scala-programs.js";

const UPDATE = process.env.UPDATE === "1";
const REFERENCES = "test/mistakes";
const FIRST_YEAR = "test/mistakes/first-year";

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Mistake = { readonly name: string; readonly submission: string; readonly reference: string };

const classic = readdirSync(REFERENCES)
  .filter((file) => file.endsWith(".ml"))
  .map((name) => ({
    name,
    submission: join("test/programs/errors/mistakes", name),
    reference: join(REFERENCES, name),
  }));
const firstYear = readdirSync(FIRST_YEAR)
  .filter((file) => /^[^.]+\.(ml|scala)$/.test(file))
  .map((name) => ({
    name,
    submission: join(FIRST_YEAR, name),
    reference: join(FIRST_YEAR, name.replace(".", ".reference.")),
  }));

describe.each([
  { set: "classic mistakes", mistakes: classic, record: join(REFERENCES, "repaired.json") },
  { set: "mistakes of beginners", mistakes: firstYear, record: join(FIRST_YEAR, "repaired.json") },
])("$set", ({ mistakes, record }) => {
  const repaired: Record<string, string> = {};

  test.each(mistakes)("$name becomes right, or the error stands", async (mistake) => {
    const text = await repairedText(mistake);
    if (text === undefined) return;
    repaired[mistake.name] = text;
    expectSmall(readFileSync(mistake.submission, "utf8"), text);
  });

  test("those that become right are recorded", () => {
    const found = Object.fromEntries(Object.entries(repaired).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (UPDATE) {
      expectScalaWords(mistakes, found);
      writeFileSync(record, `${JSON.stringify(found, undefined, 2)}\n`);
    } else expect(found).toEqual(JSON.parse(readFileSync(record, "utf8")));
  });
});

/** With all changes made, if the program becomes right; otherwise nothing is written. */
async function repairedText({ name, submission, reference }: Mistake): Promise<string | undefined> {
  const copy = join(folder, name);
  copyFileSync(submission, copy);
  const { code, stdout } = await ask(session, ".", ["repair", reference, copy, "--json", "--apply"]);
  const answer = JSON.parse(Buffer.from(stdout, "latin1").toString("utf8")) as RepairAnswer;
  const text = readFileSync(copy, "utf8");
  expect(answer.outcome === "searched" ? 1 : 2).toBe(code);
  if (answer.outcome !== "searched") return void expect(text).toBe(readFileSync(submission, "utf8"));
  expect(answer.rejected?.problems.length).toBeGreaterThan(0);
  expect([0, 3]).toContain((await ask(session, ".", ["check", reference, copy])).code);
  if (name.endsWith(".ml") && ocamlVersion() !== undefined) expectOcamlWords(submission, copy);
  return text;
}

/** No repair is the whole solution. */
function expectSmall(before: string, after: string): void {
  const { lost, added } = wordsChanged(before, after);
  expect(lost).toBeLessThan(wordsOf(before).length / 3);
  expect(added).toBeLessThan(wordsOf(before).length / 3);
}

function expectOcamlWords(before: string, after: string): void {
  const typed = (file: string): void => void execFileSync("ocamlc", ["-stop-after", "typing", file], { stdio: "pipe" });
  expect(() => typed(before)).toThrow();
  typed(after);
}

/** All in one process: starting the compiler takes seconds. */
function expectScalaWords(mistakes: readonly Mistake[], repaired: Readonly<Record<string, string>>): void {
  const scala = mistakes.filter(({ name }) => name.endsWith(".scala"));
  const before = scala.map(({ name, submission }) => ({ name, text: readFileSync(submission, "utf8") }));
  const after = scala.flatMap(({ name }) => (repaired[name] === undefined ? [] : [{ name, text: repaired[name] }]));
  const words = askScalaTyping([...before, ...after]).map(({ kind }) => kind);
  expect(words).toEqual([...before.map(() => "rejected"), ...after.map(() => "accepted")]);
}
