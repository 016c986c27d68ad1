// npm run release -- X.Y.Z [--dry-run]: makes a release, and publishes nothing. Looks whether all is committed and there is
// something to release, writes the version and the date, runs all tests, packs, and says what to do next. Whatever fails
// leaves everything as it was.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = "## [Unreleased]";
const VERSION_FILE = "src/report/version.ts";

const args = process.argv.slice(2);
const isDry = args.includes("--dry-run");
const [version, ...others] = args.filter((each) => each !== "--dry-run");
try {
  if (version === undefined || others.length > 0) fail("usage: npm run release -- X.Y.Z [--dry-run]");
  release(version, plan(version));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function fail(message) {
  throw new Error(message);
}

/** What will be in each file; or what is in the way. */
function plan(next) {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  if (!VERSION.test(next)) fail(`"${next}" is no version: X.Y.Z, as Semantic Versioning has it`);
  if (!isLater(next, manifest.version)) fail(`${next} is not later than ${manifest.version}, the version that is here`);
  if (git("status", "--porcelain") !== "") fail("there are changes that are not committed: git status");
  if (git("tag", "--list", `v${next}`) !== "") fail(`there is a tag v${next} already`);
  return {
    "CHANGELOG.md": withSection(readFileSync("CHANGELOG.md", "utf8"), next, new Date().toISOString().slice(0, 10)),
    "package.json": withVersion("package.json", /^( {2}"version": )"[^"]*"/m, next),
    "package-lock.json": withVersion("package-lock.json", /^( {2}(?: {4})?"version": )"[^"]*"/gm, next),
    [VERSION_FILE]: withVersion(VERSION_FILE, /^(export const VERSION = )"[^"]*"/m, next),
  };
}

function isLater(next, now) {
  const [a, b] = [next, now].map((text) => text.split(".").map(Number));
  const i = a.findIndex((part, at) => part !== b[at]);
  return i >= 0 && a[i] > b[i];
}

/** What was unreleased is now under the version. */
function withSection(text, next, date) {
  const start = text.indexOf(UNRELEASED);
  if (start < 0) fail(`CHANGELOG.md has no "${UNRELEASED}"`);
  const from = start + UNRELEASED.length;
  const end = text.indexOf("\n## ", from);
  if (text.slice(from, end < 0 ? undefined : end).trim() === "") fail("CHANGELOG.md: nothing is unreleased");
  return `${text.slice(0, from)}\n\n## [${next}] - ${date}${text.slice(from)}`;
}

/** Of the lock only the first two are the project's own. */
function withVersion(file, pattern, next) {
  const text = readFileSync(file, "utf8");
  let left = pattern.global ? 2 : 1;
  const changed = text.replace(pattern, (whole, before) => (left-- > 0 ? `${before}"${next}"` : whole));
  if (left > 0) fail(`${file}: the version was not found`);
  return changed;
}

function release(next, files) {
  const names = Object.keys(files).join(", ");
  if (isDry) {
    process.stdout.write(
      `${next} can be released. It would change ${names}, run npm test, and pack. Nothing was done.\n`,
    );
    return;
  }
  const before = Object.fromEntries(Object.keys(files).map((name) => [name, readFileSync(name, "utf8")]));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(name, text);
    npm("test");
    npm("pack");
  } catch (error) {
    for (const [name, text] of Object.entries(before)) writeFileSync(name, text);
    fail(`${error.message}; ${names} are as they were`);
  }
  process.stdout.write(`
${next} is packed. Look at it, and then:
  git commit --all --message "Release ${next}" && git tag v${next}
  npm publish elenchus-${next}.tgz
`);
}

function npm(...command) {
  const { status } = spawnSync("npm", command, { stdio: "inherit" });
  if (status !== 0) fail(`npm ${command.join(" ")} failed`);
}

function git(...command) {
  return execFileSync("git", command, { encoding: "utf8" }).trim();
}
