// Findings for other tools: JUnit that parsers read, SARIF by its schema, one annotation for each finding.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ODD_CLASS, ODD_REFERENCE } from "./grade/odd-class.js";
import { folderOf, grade, removeFolders, write } from "./grade/run-grade.js";
import { ask, sharedSession } from "./harness.js";
import { isValid } from "./json-schema.js";
import { expectJunit, parsedXml } from "./junit-rules.js";
import { SARIF_SCHEMA } from "./sarif-schema.js";

afterAll(removeFolders);

const REFERENCE = "let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest\nlet one = 1\n";
const WRONG = "let helper x = x\nlet last = function [] -> None | x :: _ -> Some x\nlet one = 1\n";
const REJECTED = 'let last x = x + "<&>"\n';

async function printed(submission: string, ...args: readonly string[]) {
  const folder = folderOf({ "ref.ml": REFERENCE, "sub.ml": submission });
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await ask(sharedSession(), "", ["check", "ref.ml", "sub.ml", ...args], {});
  } finally {
    process.chdir(before);
  }
}

describe("SARIF", () => {
  type Log = {
    version: string;
    runs: {
      tool: { driver: { name: string; rules: { id: string }[] } };
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations: { physicalLocation: { artifactLocation: { uri: string }; region?: Record<string, number> } }[];
      }[];
    }[];
  };

  function expectSarif(text: string): Log {
    const log = JSON.parse(text) as Log;
    expect(isValid(SARIF_SCHEMA, log)).toBe(true);
    for (const { tool, results } of log.runs)
      for (const each of results) expect(tool.driver.rules[each.ruleIndex]?.id).toBe(each.ruleId);
    return log;
  }

  test("of another form is refused", async () => {
    const log = expectSarif((await printed(WRONG, "--format", "sarif")).stdout);
    const changed = (change: (log: Log) => void): boolean => {
      const copy = structuredClone(log);
      change(copy);
      return isValid(SARIF_SCHEMA, copy);
    };
    const first = ({ runs }: Log) => runs[0]?.results[0] as Log["runs"][number]["results"][number]; // there is one
    const place = (copy: Log) => first(copy).locations[0]?.physicalLocation;
    expect(changed(() => undefined)).toBe(true);
    expect(changed((copy) => Object.assign(copy, { version: "2.0" }))).toBe(false);
    expect(changed((copy) => Object.assign(first(copy), { level: "bad" }))).toBe(false);
    expect(changed((copy) => Object.assign(first(copy), { name: "last" }))).toBe(false);
    expect(changed((copy) => Object.assign(first(copy), { message: {} }))).toBe(false);
    expect(changed((copy) => Object.assign(place(copy) ?? {}, { region: { startLine: 0 } }))).toBe(false);
    expect(changed((copy) => Object.assign(place(copy) ?? {}, { artifactLocation: { uri: "a b.ml" } }))).toBe(false);
  });

  test("of a difference, with the line of the function", async () => {
    const { stdout, code } = await printed(WRONG, "--format", "sarif");
    expect(code).toBe(1);
    const [result, ...others] = expectSarif(stdout).runs[0]?.results ?? [];
    expect(others).toEqual([]);
    expect(result).toMatchObject({ ruleId: "differs", level: "error" });
    expect(result?.locations[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: "sub.ml" },
      region: { startLine: 2 },
    });
  });

  test("of a program that is rejected, and of one that is right", async () => {
    const rejected = expectSarif((await printed(REJECTED, "--format", "sarif")).stdout);
    expect(rejected.runs[0]?.results[0]).toMatchObject({ ruleId: "E204", level: "error" });
    const right = expectSarif((await printed(REFERENCE, "--format", "sarif")).stdout);
    expect(right.runs[0]?.results).toEqual([]);
  });
});

describe("JUnit", () => {
  const HOSTILE = `${WRONG}let \u00e9 = "]]>\u0000\u001b"`;

  test.each([
    ["a difference", WRONG],
    ["a rejected program", REJECTED],
    ["a program with odd characters", HOSTILE],
    ["a right program", REFERENCE],
  ])("of %s is read by a parser, and counts what it has", async (_, submission) => {
    const { stdout } = await printed(submission, "--format", "junit");
    const document = await parsedXml(Buffer.from(stdout, "latin1").toString("utf8"));
    if (document !== undefined) expectJunit(document);
  });

  test("of a class, too", async () => {
    const folder = folderOf({ "ref.ml": ODD_REFERENCE });
    const some = ["Ada Right", "Cem Ill-Typed", "Finn Empty", "Ida Utf16", "Tom Docx", "Uma Two"];
    for (const who of some) write(join(folder, "class", who), ODD_CLASS[who] ?? {});
    await grade(folder, "ref.ml", "class", "--format", "junit", "--output", "grades");
    const document = await parsedXml(readFileSync(join(folder, "grades/junit.xml"), "utf8"));
    if (document === undefined) return;
    expectJunit(document);
    expect(document.children).toHaveLength(some.length);
  });

  test("of another form is refused", async () => {
    const document = await parsedXml("<testsuites><testsuite></testsuites>");
    if (document !== undefined) expect(() => expectJunit(document)).toThrow(/parsererror/);
  });
});

test("GitHub has an annotation with the line", async () => {
  const { stdout } = await printed(WRONG, "--format", "github");
  expect(stdout).toMatch(/^::error file=sub\.ml,line=2,endLine=2,title=last%3A differs.*::last \[1; 0\]%0A/);
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
});

test("what is misspelt gets a suggestion", async () => {
  const ended = (...args: string[]) => ask(sharedSession(), "", args, {});
  expect((await ended("chekc")).stderr).toContain("Perhaps you mean check.");
  expect((await ended("check", "a", "b", "--fuction", "f")).stderr).toContain("Perhaps you mean --function.");
  expect((await ended("check", "a", "b", "--format", "sarf")).stderr).toContain("Perhaps you mean sarif.");
  expect((await ended("check", "a", "b", "--zzz")).stderr).not.toContain("Perhaps");
});

describe("completion", () => {
  test.each(["bash", "zsh", "fish"])("%s knows every command and its options", async (shell) => {
    const { stdout, code } = await ask(sharedSession(), "", ["completion", shell], {});
    expect(code).toBe(0);
    for (const word of ["check", "grade", "verify", "completion"]) expect(stdout).toContain(word);
    for (const option of ["worksheet", "no-partial", "certificate"]) expect(stdout).toContain(option);
  });
  test("nothing for another shell", async () => {
    const { stderr, code } = await ask(sharedSession(), "", ["completion", "bsh"], {});
    expect(code).toBe(2);
    expect(stderr).toContain("Perhaps you mean bash");
  });
});

test("the manual has a part for every command", async () => {
  const { stdout } = await ask(sharedSession(), "", ["man"], {});
  expect(stdout).toMatch(/^\.TH ELENCHUS 1/);
  for (const name of ["CHECK", "GRADE", "INIT", "SUITE"]) expect(stdout).toContain(`.SH ELENCHUS ${name}`);
});
