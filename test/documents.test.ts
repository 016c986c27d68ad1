// The transcripts in the documents are true: every `$ elenchus ...` in a console block prints what
// stands below it. UPDATE=1 rewrites them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ask, openBuiltSession, splitWords, withoutTimes } from "./harness.js";

const session = openBuiltSession();
afterAll(session.close);

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
  for (const [line] of block.matchAll(/^\$ elenchus .*$/gm)) {
    const { stdout, stderr } = await ask(session, ".", splitWords(line.slice("$ elenchus ".length)));
    lines.push(`${line}\n${Buffer.from(stdout + stderr, "latin1").toString("utf8")}`);
  }
  return `\`\`\`console\n${lines.join("")}\`\`\`\n`;
}
