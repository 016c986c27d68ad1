// Each program in test/programs is asked what its first line says, and must print exactly what stands beside it in
// NAME.expect. UPDATE=1 rewrites those.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerOf, ask, isProgram, type Printed, sharedSession, withoutTimes } from "./harness.js";
import { commandLine } from "./program-question.js";

const FOLDER = "test/programs";
const UPDATE = process.env.UPDATE === "1";

const session = sharedSession();

const programs = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(isProgram);

describe("programs", () => {
  for (const path of programs.sort()) {
    test(path, async () => {
      const file = join(FOLDER, path);
      const words = commandLine(file, readFileSync(file, "latin1"));
      const answer = withoutTimes(asText(await ask(session, dirname(file), words)));
      const expectation = answerOf(file);
      if (UPDATE) writeFileSync(expectation, answer, "latin1");
      else expect(answer).toBe(existsSync(expectation) ? readFileSync(expectation, "latin1") : "(no .expect file)");
    });
  }
});

/** Standard output as it is; then, only if there is something to tell, standard error and the exit code. */
function asText({ stdout, stderr, code }: Printed): string {
  const sections = `${stderr === "" ? "" : `[stderr]\n${stderr}`}${code === 0 ? "" : `[exit ${code}]\n`}`;
  const separator = sections === "" || stdout === "" || stdout.endsWith("\n") ? "" : "\n[no newline]\n";
  return stdout + separator + sections;
}
