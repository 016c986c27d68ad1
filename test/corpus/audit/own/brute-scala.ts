// What the real Scala makes of the programs of all its families: starting it takes seconds, so they are compiled
// together, each in a package of its own, and run by one process.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Brute, bruteIn } from "./brute.js";
import { type Family, OWN_FOLDER } from "./family.js";

const SOON_READY = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];

export function bruteForceScala(families: readonly Family[]): readonly Brute[] {
  if (families.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "elenchus-audit-"));
  const [own, programs] = [join(folder, "own"), join(folder, "programs")];
  for (const each of [own, programs]) mkdirSync(each);
  const compile = (to: string, files: readonly string[]): void => {
    execFileSync("scalac", [...SOON_READY, "-nowarn", "-cp", own, "-d", to, ...files], { stdio: "inherit" });
  };
  compile(own, [join(OWN_FOLDER, "enumerate.scala")]);
  const names = families.map(({ variants }, f) => [`f${f}p0`, ...variants.map((_, i) => `f${f}p${i + 1}`)]);
  const files = families.flatMap((family, f) =>
    programsOf(family).map((text, i) => {
      const file = join(folder, `f${f}p${i}.scala`);
      writeFileSync(file, `package f${f}p${i}\n${text}`);
      return file;
    }),
  );
  compile(programs, files);
  const args = ["-cp", own, "audit.Main", programs, ...names.map((each) => each.join(","))];
  const output = execFileSync("scala", [...SOON_READY, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  return output
    .split(/^family\n/m)
    .slice(1)
    .map(bruteIn);
}

function programsOf({ reference, variants, inputs }: Family): readonly string[] {
  const cases = `object AuditCases extends audit.Cases {\nimport audit._\n${inputs}}\n`;
  return [reference, ...variants.map(({ text }) => text)].map((text) => `${text}\n${cases}`);
}
