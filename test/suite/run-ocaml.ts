// Whether the real OCaml takes a program and runs it to its end. Where OCaml, or a package, is not installed, what it said
// when it was asked last: `npm run record` writes that down.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const EMITTED_ANSWERS = "test/oracle/emitted-ocaml.jsonl";

type Answer = { readonly program: string; readonly passes: boolean };

export function passes(program: string, packages: readonly string[] = []): boolean {
  const hash = createHash("sha256")
    .update(JSON.stringify([program, packages]), "latin1")
    .digest("hex")
    .slice(0, 16);
  const recorded = readAnswers().find((answer) => answer.program === hash)?.passes;
  const answer = isInstalled(packages) ? compiledAndRun(program, packages) : recorded;
  if (process.env.RECORD === "1")
    appendFileSync(EMITTED_ANSWERS, `${JSON.stringify({ program: hash, passes: answer })}\n`);
  else if (answer === undefined || answer !== recorded) throw new Error("no such answer is recorded: npm run record");
  return answer ?? false;
}

function readAnswers(): readonly Answer[] {
  if (!existsSync(EMITTED_ANSWERS)) return [];
  const lines = readFileSync(EMITTED_ANSWERS, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Answer);
}

/** Asks again for all emitted suites; in the order of the programs. */
export function recordEmitted(): number {
  rmSync(EMITTED_ANSWERS, { force: true });
  const files = ["test/suite/emit.test.ts", "test/suite/class.test.ts"];
  const { status } = spawnSync("npx", ["vitest", "run", ...files], { env: { ...process.env, RECORD: "1" } });
  if (status !== 0) throw new Error(`the suites could not be recorded: npx vitest run ${files.join(" ")}`);
  const lines = [...new Set(readFileSync(EMITTED_ANSWERS, "utf8").split("\n").filter(Boolean))].sort();
  writeFileSync(EMITTED_ANSWERS, `${lines.join("\n")}\n`);
  return lines.length;
}

function isInstalled(packages: readonly string[]): boolean {
  if (packages.length > 0) return spawnSync("ocamlfind", ["query", ...packages]).status === 0;
  return spawnSync("ocamlc", ["-version"]).status === 0;
}

function compiledAndRun(program: string, packages: readonly string[]): boolean {
  const own = mkdtempSync(join(tmpdir(), "suite-run-"));
  try {
    writeFileSync(join(own, "program.ml"), program);
    const compiler =
      packages.length === 0 ? ["ocamlc"] : ["ocamlfind", "ocamlc", "-package", packages.join(","), "-linkpkg"];
    const [command = "", ...args] = [...compiler, "-w", "-a", "program.ml", "-o", "program"];
    execFileSync(command, args, { cwd: own, stdio: "pipe" });
    return spawnSync(join(own, "program"), { cwd: own }).status === 0;
  } finally {
    rmSync(own, { recursive: true });
  }
}
