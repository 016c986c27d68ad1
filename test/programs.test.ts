// Each program in test/programs is asked what its first line says (`run` when it says nothing),
// and must print exactly what stands beside it in NAME.expect. UPDATE=1 rewrites those.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ask, openBuiltSession, type Printed, splitWords } from "./harness.js";

const FOLDER = "test/programs";
const UPDATE = process.env.UPDATE === "1";

const session = openBuiltSession();
afterAll(session.close);

const programs = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ml"));

describe("programs", () => {
  for (const path of programs.sort()) {
    test(path, async () => {
      const file = join(FOLDER, path);
      const [verb = "run", ...rest] = question(readFileSync(file, "latin1"));
      const answer = asText(await ask(session, dirname(file), [verb, basename(file), ...rest]));
      const expectation = file.replace(/\.ml$/, ".expect");
      if (UPDATE) writeFileSync(expectation, answer, "latin1");
      else expect(answer).toBe(existsSync(expectation) ? readFileSync(expectation, "latin1") : "(no .expect file)");
    });
  }
});

/** The words after `ask:` in the comment that the program begins with. */
function question(text: string): string[] {
  const [, words = ""] = /^\(\* ask: (.*) \*\)/.exec(text) ?? [];
  return splitWords(words);
}

/** Standard output as it is; then, only if there is something to tell, standard error and the exit code. */
function asText({ stdout, stderr, code }: Printed): string {
  const sections = `${stderr === "" ? "" : `[stderr]\n${stderr}`}${code === 0 ? "" : `[exit ${code}]\n`}`;
  const separator = sections === "" || stdout === "" || stdout.endsWith("\n") ? "" : "\n[no newline]\n";
  return stdout + separator + sections;
}
