// Runs programs with suites in them by the installed Scala: each is compiled and run alone, all in one process.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "../../once.js";
import { projectRoot } from "../../project-root.js";
import { compilerJars } from "../../typing-scala-programs.js";

const FILES = ["runner.scala", "frameworks.scala"];

/** The compiled runner: a folder that is there as long as the process. */
const runner = once((): string => {
  const classes = mkdtempSync(join(tmpdir(), "suite-runner-"));
  process.on("exit", () => rmSync(classes, { recursive: true, force: true }));
  const files = FILES.map((file) => join(projectRoot(), "test", "suite", "emitted", file));
  execFileSync("scalac", ["-nowarn", "-d", classes, ...files], { stdio: "inherit" });
  return classes;
});

/** How each ended: `passes`, or what was wrong with it. Texts are byte strings. */
export function ranByScala(programs: readonly string[]): readonly string[] {
  if (programs.length === 0) return [];
  const classes = `${compilerJars()}:${runner()}`;
  const { stdout } = spawnSync("java", ["-XX:+UseSerialGC", "-Xss8m", "-cp", classes, "Runner"], {
    input: Buffer.from(programs.map((text) => `\u0001${text}`).join(""), "latin1"),
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const ended = stdout.trimEnd().split("\n");
  return programs.map((_, i) => ended[i] ?? "not run");
}
