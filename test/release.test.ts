// The release script, in a small project of its own.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "./project-root.js";

const CHANGES =
  "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Something.\n\n## [0.1.0] - 2020-01-01\n\n- The first.\n";
const TOUCHED = ["CHANGELOG.md", "package.json", "package-lock.json", "src/report/version.ts"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  mkdirSync(join(folder, "src/report"), { recursive: true });
  write("CHANGELOG.md", CHANGES);
  write("package.json", manifest("node -e 0"));
  write("package-lock.json", lock());
  write("src/report/version.ts", 'export const VERSION = "0.1.0";\n');
  write(".gitignore", "*.tgz\n");
  git("init", "--quiet");
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function manifest(test: string): string {
  return JSON.stringify({ name: "elenchus", version: "0.1.0", scripts: { test } }, undefined, 2);
}

function lock(): string {
  const other = { version: "0.1.0", integrity: "sha512-" };
  const packages = { "": { name: "elenchus", version: "0.1.0" }, "node_modules/other": other };
  return JSON.stringify({ name: "elenchus", version: "0.1.0", lockfileVersion: 3, packages }, undefined, 2);
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function git(...args: readonly string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
  return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" });
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
}

function release(...args: readonly string[]) {
  const script = join(projectRoot(), "scripts/release.mjs");
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: "utf8" });
}

test("writes the version and the date, tests, packs, and says what is next", () => {
  const { status, stdout, stderr } = release("0.2.0");
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(read("CHANGELOG.md")).toMatch(
    /## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- Something\./,
  );
  expect(read("package.json")).toBe(manifest("node -e 0").replace("0.1.0", "0.2.0"));
  expect(read("package-lock.json")).toBe(lock().replace("0.1.0", "0.2.0").replace("0.1.0", "0.2.0"));
  expect(read("src/report/version.ts")).toBe('export const VERSION = "0.2.0";\n');
  expect(existsSync(join(folder, "elenchus-0.2.0.tgz"))).toBe(true);
  expect(stdout).toContain("npm publish elenchus-0.2.0.tgz");
  expect(git("tag")).toBe("");
});

test("changes nothing with --dry-run", () => {
  const { status, stdout } = release("0.2.0", "--dry-run");
  expect(status).toBe(0);
  expect(stdout).toContain("0.2.0 can be released");
  expect(git("status", "--porcelain")).toBe("");
  expect(existsSync(join(folder, "elenchus-0.2.0.tgz"))).toBe(false);
});

test("leaves everything as it was where a test fails", () => {
  write("package.json", manifest("node -e 'process.exit(1)'"));
  commit();
  const { status, stderr } = release("0.2.0");
  expect(status).toBe(1);
  expect(stderr).toContain(`npm test failed; ${TOUCHED.join(", ")} are as they were`);
  expect(git("status", "--porcelain")).toBe("");
});

test.each([
  ["no version", [], /usage: npm run release/],
  ["what is none", ["next"], /"next" is no version/],
  ["one that is not later", ["0.1.0"], /not later than 0\.1\.0/],
  ["an earlier one", ["0.0.9"], /not later than 0\.1\.0/],
])("refuses %s", (_, args, message) => {
  const { status, stderr } = release(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});

test("refuses what is not committed, a version that was tagged, and a changelog with nothing new", () => {
  write("new.txt", "");
  expect(release("0.2.0").stderr).toMatch(/not committed/);
  rmSync(join(folder, "new.txt"));
  git("tag", "v0.2.0");
  expect(release("0.2.0").stderr).toMatch(/a tag v0\.2\.0 already/);
  write("CHANGELOG.md", CHANGES.replace("### Added\n\n- Something.\n\n", ""));
  commit();
  expect(release("0.3.0").stderr).toMatch(/nothing is unreleased/);
});
