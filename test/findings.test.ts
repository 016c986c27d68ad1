// Findings for other tools: XML that is well-formed, SARIF of the right form, one annotation for each finding.
import { afterAll, describe, expect, test } from "vitest";
import { folderOf, removeFolders } from "./grade/run-grade.js";
import { ask, sharedSession } from "./harness.js";

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

  /** What the schema of SARIF 2.1.0 demands of what we write. */
  function expectSarif(text: string): Log {
    const log = JSON.parse(text) as Log;
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    for (const { tool, results } of log.runs) {
      expect(tool.driver.name).toBe("elenchus");
      for (const each of results) {
        expect(["none", "note", "warning", "error"]).toContain(each.level);
        expect(tool.driver.rules[each.ruleIndex]?.id).toBe(each.ruleId);
        expect(each.message.text).not.toBe("");
        for (const { physicalLocation } of each.locations) {
          expect(physicalLocation.artifactLocation.uri).not.toMatch(/[ \\]/);
          for (const value of Object.values(physicalLocation.region ?? {})) expect(value).toBeGreaterThanOrEqual(1);
        }
      }
    }
    return log;
  }

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

test("JUnit is well-formed, and counts what failed", async () => {
  const { stdout } = await printed(WRONG, "--format", "junit");
  expect(stdout).toMatch(/<testsuites name="elenchus" tests="2" failures="1" errors="0" skipped="0">/);
  const open = [...stdout.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)].filter(([, , , alone]) => alone === "");
  const depth = open.reduce((sum, [, end]) => sum + (end === "" ? 1 : -1), 0);
  expect(depth).toBe(0);
  const rejected = await printed(REJECTED, "--format", "junit");
  expect(rejected.stdout).not.toMatch(/<&>/);
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
