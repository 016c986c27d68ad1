// Programs whose references are passed along do what they did before: both are run.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestLanguage, openTestScala } from "../../../../test/language.js";
import { randomProgram } from "../../../../test/laws/random-core.js";
import { showOutcome, showValue } from "../../../../test/laws/show-value.js";
import { projectRoot } from "../../../../test/project-root.js";
import { sweep } from "../../../../test/sweep.js";
import { definedNames } from "../../../core/library.js";
import type { Program } from "../../../core/program.js";
import { validate } from "../../../core/validate.js";
import { load, type Machine } from "../../../eval/run.js";
import { withoutState } from "./state.js";

const LIMITS = { fuel: 100_000, depth: 2_000, outputBytes: 100_000 };
/** Copies of functions take other steps. */
const MORE = { fuel: 10_000_000, depth: 20_000, outputBytes: 100_000 };

const languages = { ml: await openTestLanguage(), scala: await openTestScala() };

/** All that can be seen of a program that was loaded. */
function seen(program: Program, machine: Machine): readonly string[] {
  const values = program.defs.flatMap(definedNames).map((name) => `${name} ${showValue(machine.global(name))}`);
  return [showOutcome(machine.outcome), machine.output, ...values];
}

function after(program: Program): Program {
  return { ...program, defs: withoutState(program.defs).defs };
}

/** Whether something was changed; what is seen must be the same, unless it takes too long. */
function staysTheSame(program: Program): boolean {
  const now = after(program);
  const isChanged = program.defs.some((def, i) => now.defs[i] !== def);
  const before = load(program, LIMITS);
  if (!isChanged || before.outcome.kind === "unfinished") return isChanged;
  const problems = new Set(validate(program));
  expect(validate(now).filter((problem) => !problems.has(problem))).toEqual([]);
  expect(seen(program, load(now, MORE))).toEqual(seen(program, before));
  return true;
}

test("random programs", () => {
  const changed = Array.from({ length: sweep(600, 20_000) }, (_, seed) =>
    staysTheSame(randomProgram(seed, 1 + (seed % 4))),
  );
  expect(changed.filter(Boolean).length).toBeGreaterThan(changed.length / 4);
});

describe.each([
  ["test/programs/run", "ml"],
  ["test/course/ocaml", "ml"],
  ["test/course/ocaml-advanced", "ml"],
  ["test/course/scala", "scala"],
] as const)("programs of %s", (folder, extension) => {
  test("do what they did", () => {
    const sources = readdirSync(join(projectRoot(), folder))
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => ({ name: file, text: readFileSync(join(projectRoot(), folder, file), "latin1") }));
    const changed = sources.filter((source) => {
      const read = languages[extension].read([source], []);
      return read.ok && staysTheSame(read.value.program);
    });
    expect(changed.length).toBeGreaterThan(3);
  });
});
