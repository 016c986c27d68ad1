// A call that is printed type-checks: every counterexample of test/programs, sequences of calls included, is read by our
// own front end as an expression of its program, the reference's and the submission's. What the real compilers say of
// the same texts is recorded, and held in witnesses.test.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestLanguage, openTestScala } from "../language.js";
import { projectRoot } from "../project-root.js";
import { type CheckedProgram, checkedPrograms, type Side } from "../witnesses.js";
import { longestFiles, NOT_TYPED, printedTexts, witnessName } from "./witness-replays.js";

const [ocaml, scala] = [await openTestLanguage(), await openTestScala()];
const SIDES = ["reference", "submission"] as const;

describe("printed calls type-check", () => {
  for (const program of checkedPrograms().filter(({ witnesses }) => witnesses.length > 0))
    test(program.path, () => expect(rejected(program)).toEqual([]));
});

function rejected({ path, witnesses }: CheckedProgram): readonly string[] {
  return SIDES.flatMap((which) => {
    const some = witnesses.filter((witness) => NOT_TYPED[`${witnessName({ path }, witness)} ${which}`] === undefined);
    return some.length === 0 ? [] : rejectedOf(some.map((witness) => witness[which]));
  });
}

/** All are read at once, those of an observer's file with those without it. */
function rejectedOf(sides: readonly Side[]): readonly string[] {
  const files = longestFiles(sides);
  const language = files.at(-1)?.endsWith(".ml") ? ocaml : scala;
  const sources = files.map((name) => ({ name, text: read(name) }));
  const texts = [...new Set(sides.flatMap(printedTexts))];
  const typed = language.read(
    sources,
    texts.map((text, i) => ({ name: `-e ${i + 1}`, text })),
  );
  if (typed.ok) return [];
  return typed.errors.map(({ at, title, label }) => `${texts[Number(at.file.slice(3)) - 1]}: ${title}, ${label}`);
}

function read(name: string): string {
  return readFileSync(join(projectRoot(), "test", "programs", name), "latin1");
}
