// Ladders of hints about the programs in test/programs/repair, and about those of docs/hints.md: no level gives away more
// than it says, and what is said of single steps is what comes of running them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Hint } from "../src/report/answer.js";
import { ask, isProgram, sharedSession, splitWords } from "./harness.js";
import { commandLine } from "./program-question.js";

const FOLDER = "test/programs/repair";
const session = sharedSession();

type Told = { readonly function: string; readonly hints?: readonly Hint[] };

/** What a program is asked about, with all hints. */
function asked(name: string): readonly string[] {
  const words = commandLine(join(FOLDER, name), readFileSync(join(FOLDER, name), "latin1"));
  const [reference = "", submission = ""] = words.slice(1);
  const only = words.flatMap((word, i) => (words[i - 1] === "--function" ? ["--function", word] : []));
  return ["check", reference, submission, ...only, "--hints", "6", "--json"];
}

async function answerOf<T>(args: readonly string[], folder = FOLDER): Promise<T> {
  const { stdout } = await ask(session, folder, args);
  return JSON.parse(Buffer.from(stdout, "latin1").toString("utf8")) as T;
}

/** Without brackets, which every call has. */
function tokensOf(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\d_']*|\d+|[^\s\p{L}\d_()[\]{}`]+/gu) ?? [];
}

function codeIn(text: string): string {
  return [...text.matchAll(/`([^`]*)`/g)].map(([, code]) => code).join("\n");
}

/** Whether a run of tokens is somewhere in others. */
function holds(all: readonly string[], run: readonly string[]): boolean {
  return all.some((_, i) => run.every((token, k) => all[i + k] === token));
}

/** Three tokens of the new lines of a patch, side by side, that are nowhere in the old text. */
function newRuns(patch: string, own: string): readonly (readonly string[])[] {
  const known = tokensOf(own);
  const lines = patch.split("\n").filter((line) => /^\+(?!\+\+ )/.test(line));
  const runs = lines.flatMap((line) => {
    const tokens = tokensOf(line.slice(1));
    return tokens.slice(0, Math.max(1, tokens.length - 2)).map((_, i) => tokens.slice(i, i + 3));
  });
  return runs.filter((run) => !holds(known, run));
}

test("new text is seen", () => {
  const patch = "--- a/x.ml\n+++ b/x.ml\n@@ -1 +1 @@\n-f n\n+f (n - 1)\n";
  expect(newRuns(patch, "f n").length).toBeGreaterThan(1);
  expect(newRuns(patch, "f (n - 1)")).toEqual([]);
});

describe("hints", () => {
  for (const name of readdirSync(FOLDER).filter(isProgram).sort())
    test(name, async () => {
      const own = readFileSync(join(FOLDER, name), "utf8");
      const { functions = [] } = await answerOf<{ functions?: readonly Told[] }>(asked(name));
      for (const { hints = [] } of functions) {
        expectNoMore(hints, own);
        await expectTrue(join(FOLDER, name), hints);
      }
    });
});

describe("hints of docs/hints.md", () => {
  const commands = [...readFileSync("docs/hints.md", "utf8").matchAll(/^\$ elenchus (check .*) --hints 6$/gm)];

  test("there are twenty", () => {
    expect(commands).toHaveLength(20);
    expect(readdirSync("examples/hints")).toHaveLength(40);
  });

  for (const [, command = ""] of commands)
    test(command, async () => {
      const words = splitWords(command);
      const [, , submission = ""] = words;
      const upTo = async (level: number): Promise<readonly Hint[]> => {
        const asked = [...words, "--hints", String(level), "--json"];
        const { functions } = await answerOf<{ readonly functions: readonly Told[] }>(asked, ".");
        return functions.flatMap(({ hints = [] }) => hints);
      };
      const all = await upTo(6);
      expectNoMore(all, readFileSync(submission, "utf8"));
      await expectTrue(submission, all);
      for (const level of [2, 5]) {
        const fewer = await upTo(level);
        expect(fewer.every((hint) => hint.level <= level)).toBe(true);
        expect(fewer.filter(({ isEnd }) => !isEnd)).toEqual(all.filter((hint) => hint.level <= level && !hint.isEnd));
      }
    });
});

/** No place before level 4, no change before level 6, whatever it is told in. */
function expectNoMore(hints: readonly Hint[], own: string): void {
  for (const { level, text, places, patch } of hints) {
    if (level <= 3) expect(places).toBeUndefined();
    if (level <= 3) expect(text).not.toMatch(/\^{2}|:\d+:\d+|", \d+, \d+/);
    if (level === 1 || level === 3) expect(text).not.toMatch(/\bline \d/);
    if (level <= 5) expect(patch).toBeUndefined();
  }
  const { patch = "" } = hints.find(({ level }) => level === 6) ?? {};
  for (const run of newRuns(patch, own))
    for (const { level, text } of hints.filter((each) => each.level < 6))
      expect({ level, run, told: holds(tokensOf(codeIn(text)), run) }).toEqual({ level, run, told: false });
}

/** What is said to come of a call comes of it; functions of the input are not told in it. */
async function expectTrue(path: string, hints: readonly Hint[]): Promise<void> {
  const step = hints.find(({ level }) => level === 3)?.step;
  if (step?.kind !== "wrong" || hints.some(({ level, text }) => level === 1 && /\(fun |=>/.test(text))) return;
  type Ran = { readonly expressions: readonly { readonly value?: string; readonly exception?: string }[] };
  const { expressions } = await answerOf<Ran>(["run", path, "-e", step.call, "--json"], ".");
  const came = expressions.map(({ value, exception }) => value ?? exception?.replace(/ \(".*$/, ""));
  expect(came).toEqual([step.got]);
}
