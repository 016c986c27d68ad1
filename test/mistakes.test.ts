// docs/mistakes.md shows classic mistakes with our message and the real OCaml's: it is made of the programs in
// test/programs/errors/mistakes, of what we say of them (.expect) and of what OCaml says (.ocaml). UPDATE=1
// rewrites it, and .ocaml where OCaml is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ocamlVersion } from "./oracle/ocaml.js";
import { readRecorded } from "./oracle/recorded.js";

const FOLDER = "test/programs/errors/mistakes";
const DOCUMENT = "docs/mistakes.md";
const UPDATE = process.env.UPDATE === "1";

const names = readdirSync(FOLDER).flatMap((file) => /^(.*)\.ml$/.exec(file)?.[1] ?? []);
const recorded = readRecorded("fixtures").ocaml;

describe.runIf(ocamlVersion() === recorded)("the installed OCaml", () => {
  test.each(names)("says of %s what is recorded", (name) => {
    const said = realMessage(name);
    if (UPDATE) writeFileSync(join(FOLDER, `${name}.ocaml`), said);
    else expect(said).toBe(textOf(name, "ocaml"));
  });
});

test("there are enough of them, each a mistake for us and for OCaml", () => {
  expect(names.length).toBeGreaterThanOrEqual(30);
  for (const name of names) {
    expect(textOf(name, "ocaml"), name).toContain("Error: ");
    expect(textOf(name, "expect"), name).toMatch(/^\[stderr\]\nE[12]\d\d /);
  }
});

test("one mistake is one message", () => {
  const several = names.filter((name) => [...textOf(name, "expect").matchAll(/^E\d\d\d {2}/gm)].length > 1);
  expect(several).toEqual(SEVERAL);
});

/** Programs with more than one mistake, or one that is wrong in two places. */
const SEVERAL: readonly string[] = [
  "10-arguments-swapped",
  "15-int-for-float",
  "17-string-for-char",
  "25-misspelt-name",
  "28-wrong-label",
  "39-wrong-base-case",
];

test("the document is up to date", () => {
  const text = `${introduction()}${names.map(section).join("")}`;
  if (UPDATE) writeFileSync(DOCUMENT, text);
  else expect(readFileSync(DOCUMENT, "utf8")).toBe(text);
});

function introduction(): string {
  return `# Mistakes

${names.length} programs with a classic mistake, what Elenchus says of each, and what the real OCaml ${recorded} says. A hint that
shows changed code was tried: with that change, the place has a type. This document is made by
\`UPDATE=1 npx vitest run test/mistakes.test.ts\` from the programs in \`${FOLDER}\`.
`;
}

function section(name: string, index: number): string {
  const program = textOf(name, "ml");
  const title = /^\(\* (.*) \*\)\n/.exec(program)?.[1] ?? name;
  const ours = textOf(name, "expect")
    .replace(/^\[stderr\]\n/, "")
    .replace(/\[exit \d\]\n$/, "");
  const block = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
  const messages = `Elenchus:\n\n${block("text", ours)}\nOCaml:\n\n${block("text", textOf(name, "ocaml"))}`;
  return `\n## ${index + 1}. ${title}\n\n${block("ocaml", program)}\n${messages}`;
}

function textOf(name: string, extension: "ml" | "expect" | "ocaml"): string {
  const path = join(FOLDER, `${name}.${extension}`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Types only, without warnings; OCaml quotes the line itself. */
function realMessage(name: string): string {
  const args = ["-i", "-w", "-a", "-color", "never", `${name}.ml`];
  return spawnSync("ocamlc", args, { cwd: FOLDER, encoding: "utf8" }).stderr;
}
