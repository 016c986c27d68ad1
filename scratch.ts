import { readFileSync } from "node:fs";
import { openTestLanguage } from "./test/language.js";
const language = await openTestLanguage();
const verbose = process.argv.includes("-v");
const tally = new Map<string, number>();
let loads = 0;
for (const line of readFileSync("/work/shared/corpus/contracts-ocaml.jsonl", "utf8").trim().split("\n")) {
  const { id, source } = JSON.parse(line);
  const text = Buffer.from(source, "utf8").toString("latin1");
  const plain = language.read([{ name: id, text }], [], false);
  const read = language.read([{ name: id, text }], [], true);
  if (!read.ok) { console.log(id, "FAILS", plain.ok, read.errors[0]?.label, read.errors[0]?.at.start); continue; }
  loads++;
  if (verbose) console.log(id);
  for (const n of read.value.unchecked) {
    const line = text.slice(0, n.at.start).split("\n").length;
    if (verbose) console.log("   ", `${line}`, n.title, "|", n.label, "|", text.slice(n.at.start, n.at.end).slice(0, 60).replaceAll("\n", " "));
    const why = n.label.replace(/`[^`]*`/g, "`_`").replace(/has type.*/, "has type ...");
    tally.set(why, (tally.get(why) ?? 0) + 1);
  }
}
console.log(loads);
for (const [k, v] of [...tally].sort((a, b) => b[1] - a[1])) console.log(v, k);
