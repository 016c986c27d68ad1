// The transcripts in the documents are true: every `$ elenchus ...` in a console block prints what
// stands below it, and every `$ cat` what `elenchus grade` wrote before. UPDATE=1 rewrites them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ask, sharedSession, splitWords, withoutTimes } from "./harness.js";

const session = sharedSession();
/** Where grades and tests go: not into the project. */
const OUTPUT = "elenchus-grades";
const WRITTEN = ["tests.ml", "proof.json"];
const output = mkdtempSync(join(tmpdir(), "elenchus-"));
afterAll(() => rmSync(output, { recursive: true }));

const documents = ["README.md", ...readdirSync("docs").map((name) => join("docs", name))].filter((path) =>
  path.endsWith(".md"),
);

for (const path of documents) {
  test(path, async () => {
    const text = readFileSync(path, "utf8");
    const redone = await redoTranscripts(text);
    if (process.env.UPDATE !== "1") expect(withoutTimes(redone)).toBe(withoutTimes(text));
    else if (withoutTimes(redone) !== withoutTimes(text)) writeFileSync(path, redone);
  });
}

async function redoTranscripts(text: string): Promise<string> {
  const parts = text.split(/^(```console\n[\s\S]*?^```\n)/m);
  const redone: string[] = [];
  for (const part of parts) redone.push(part.startsWith("```console\n") ? await redoBlock(part) : part);
  return redone.join("");
}

async function redoBlock(block: string): Promise<string> {
  const lines: string[] = [];
  for (const [line] of block.matchAll(/^\$ .*$/gm)) {
    const [command = "", part = ""] = line.slice(2).split(" | ");
    lines.push(`${line}\n${only(await redo(splitWords(command)), part)}`);
  }
  return `\`\`\`console\n${lines.join("")}\`\`\`\n`;
}

async function redo([program, ...args]: readonly string[]): Promise<string> {
  if (program === "cat") return args.map((path) => readFileSync(path.replace(OUTPUT, output), "utf8")).join("");
  if (program !== "elenchus") throw new Error(`a transcript of ${program}`);
  const elsewhere = args[0] === "grade" ? ["--output", output] : [];
  const placed = args.map((arg) => (WRITTEN.includes(arg) ? join(output, arg) : arg));
  const { stdout, stderr } = await ask(session, ".", [...placed, ...elsewhere]);
  const text = Buffer.from(stdout + stderr, "latin1").toString("utf8");
  return text.replaceAll(`${output}/`, (folder) => (args[0] === "grade" ? folder : "")).replaceAll(output, OUTPUT);
}

/** `head -n 8` or `tail -n 8`. */
function only(text: string, part: string): string {
  const [, which, count] = /^(head|tail) -n (\d+)$/.exec(part) ?? [];
  const lines = text.split(/(?<=\n)/);
  return (
    which === undefined ? lines : which === "head" ? lines.slice(0, Number(count)) : lines.slice(-Number(count))
  ).join("");
}
