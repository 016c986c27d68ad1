// Each program in test/programs is asked what its first line says (`run` when it says nothing),
// and must print exactly what stands beside it in NAME.expect. UPDATE=1 rewrites those. A `check`
// compares it with NAME.reference.ml (or .scala), or with the first word of the question if that is a program.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerOf, ask, isProgram, type Printed, sharedSession, splitWords, withoutTimes } from "./harness.js";

const FOLDER = "test/programs";
const UPDATE = process.env.UPDATE === "1";

const session = sharedSession();

const programs = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(isProgram);

describe("programs", () => {
  for (const path of programs.sort()) {
    test(path, async () => {
      const file = join(FOLDER, path);
      const words = commandLine(file, question(readFileSync(file, "latin1")));
      const answer = withoutTimes(asText(await ask(session, dirname(file), words)));
      const expectation = answerOf(file);
      if (UPDATE) writeFileSync(expectation, answer, "latin1");
      else expect(answer).toBe(existsSync(expectation) ? readFileSync(expectation, "latin1") : "(no .expect file)");
    });
  }
});

/** The words after `ask:` in the comment that the program begins with. */
function question(text: string): string[] {
  const [, ocaml, scala] = /^(?:\(\* ask: (.*) \*\)|\/\/ ask: (.*))/.exec(text) ?? [];
  return splitWords(ocaml ?? scala ?? "");
}

function commandLine(path: string, [verb = "run", ...rest]: readonly string[]): string[] {
  const file = basename(path);
  if (verb !== "check") return [verb, file, ...rest];
  const [first = "", ...others] = rest;
  if (/\.(ml|scala)$/.test(first)) return [verb, first, file, ...others];
  const references = ["ml", "scala"].map((extension) => file.replace(/\.\w+$/, `.reference.${extension}`));
  const reference = references.find((name) => existsSync(join(dirname(path), name))) ?? `${references[0]}`;
  return [verb, reference, file, ...rest];
}

/** Standard output as it is; then, only if there is something to tell, standard error and the exit code. */
function asText({ stdout, stderr, code }: Printed): string {
  const sections = `${stderr === "" ? "" : `[stderr]\n${stderr}`}${code === 0 ? "" : `[exit ${code}]\n`}`;
  const separator = sections === "" || stdout === "" || stdout.endsWith("\n") ? "" : "\n[no newline]\n";
  return stdout + separator + sections;
}
