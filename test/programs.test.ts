// Each program in test/programs is asked what its first line says (`run` when it says nothing),
// and must print exactly what stands beside it in NAME.expect. UPDATE=1 rewrites those. A `check`
// compares it with NAME.reference.ml, or with the first word of the question that ends in .ml.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ask, isProgram, openBuiltSession, type Printed, splitWords, withoutTimes } from "./harness.js";

const FOLDER = "test/programs";
const UPDATE = process.env.UPDATE === "1";

const session = openBuiltSession();
afterAll(session.close);

const programs = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(isProgram);

describe("programs", () => {
  for (const path of programs.sort()) {
    test(path, async () => {
      const file = join(FOLDER, path);
      const words = commandLine(basename(file), question(readFileSync(file, "latin1")));
      const answer = withoutTimes(asText(await ask(session, dirname(file), words)));
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

function commandLine(file: string, [verb = "run", ...rest]: readonly string[]): string[] {
  if (verb !== "check") return [verb, file, ...rest];
  const [first = "", ...others] = rest;
  return first.endsWith(".ml")
    ? [verb, first, file, ...others]
    : [verb, file.replace(/\.ml$/, ".reference.ml"), file, ...rest];
}

/** Standard output as it is; then, only if there is something to tell, standard error and the exit code. */
function asText({ stdout, stderr, code }: Printed): string {
  const sections = `${stderr === "" ? "" : `[stderr]\n${stderr}`}${code === 0 ? "" : `[exit ${code}]\n`}`;
  const separator = sections === "" || stdout === "" || stdout.endsWith("\n") ? "" : "\n[no newline]\n";
  return stdout + separator + sections;
}
