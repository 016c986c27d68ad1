// The laws of edits over all mutants in whole folders of programs: npm run bench:edits -- FOLDER...
// Prints what breaks them; for Scala also which mutants have no edit, and how many of each kind there are.
// With --repairs N first, the same of every Nth change that a repair might make, in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../../src/core/span.js";
import { openTestLanguage, openTestScala } from "../language.js";
import { checkedEdits } from "./edit-laws.js";
import { checkedRepairs } from "./repair-laws.js";
import { tryEdits, tryRepairs } from "./scala-edits.js";

const [ocaml, scala] = [await openTestLanguage(), await openTestScala()];

type Count = { all: number; unwritten: number; wrong: number };

const asked = process.argv.slice(2);
const every = asked[0] === "--repairs" ? Number(asked.splice(0, 2)[1]) : undefined;
const byKind = new Map<string, Count>();

function countOf(kind: string): Count {
  const count = byKind.get(kind) ?? { all: 0, unwritten: 0, wrong: 0 };
  byKind.set(kind, count);
  return count;
}

function tryOcamlRepairs(source: Source, step: number): Count {
  const { byKind: own, edits, problems, unwritten } = checkedRepairs(ocaml, source, step);
  for (const problem of problems) console.log(`${source.name}: ${problem}`);
  for (const [kind, count] of own) {
    const known = countOf(kind);
    known.all += count.all;
    known.unwritten += count.unwritten;
  }
  return { all: edits.length + unwritten.length, unwritten: unwritten.length, wrong: problems.length };
}

function tryOcaml(source: Source): Count {
  if (!ocaml.read([source], []).ok) return { all: 0, unwritten: 0, wrong: 0 };
  if (every !== undefined) return tryOcamlRepairs(source, every);
  const { edits, problems } = checkedEdits(ocaml, source);
  for (const problem of problems) console.log(`${source.name}: ${problem}`);
  return { all: edits.length, unwritten: 0, wrong: problems.length };
}

function tryScala(source: Source): Count {
  const own: Count = { all: 0, unwritten: 0, wrong: 0 };
  const tried =
    every === undefined
      ? tryEdits(scala, source, Number.POSITIVE_INFINITY)
      : tryRepairs(scala, source, Number.POSITIVE_INFINITY, every);
  for (const { mutant, edit, wrong } of tried) {
    const count = countOf(every === undefined ? `${mutant.operator}, ${mutant.before.kind}` : mutant.operator);
    for (const each of [own, count]) {
      each.all++;
      if (edit === undefined) each.unwritten++;
      if (wrong !== undefined) each.wrong++;
    }
    const { start, end } = edit?.at ?? mutant.before.at;
    if ((edit === undefined && every === undefined) || wrong !== undefined)
      console.log(`${source.name}: ${mutant.operator}: ${source.text.slice(start, end)} => ${wrong ?? "no edit"}`);
  }
  return own;
}

const counts = asked.flatMap((folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ml|scala)$/.test(file));
  return files.sort().map((name) => {
    const source = { name, text: readFileSync(join(folder, name), "latin1") };
    return name.endsWith(".ml") ? tryOcaml(source) : tryScala(source);
  });
});
const sum = (of: (count: Count) => number): number => counts.reduce((all, count) => all + of(count), 0);
if (byKind.size > 0) console.table(Object.fromEntries(byKind));
console.log(
  `${sum((c) => c.all)} ${every === undefined ? "mutants" : "changes"}, ${sum((c) => c.unwritten)} without an edit, ${sum((c) => c.wrong)} wrong`,
);
process.exitCode = sum((c) => c.wrong) === 0 ? 0 : 1;
