// The law of edits over all mutants in whole folders of Scala programs: npm run bench:edits -- FOLDER...
// Prints what breaks it, which mutants have no edit, and how many of each kind there are.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openTestScala } from "../language.js";
import { tryEdits } from "./scala-edits.js";

const scala = await openTestScala();
const counts = new Map<string, { all: number; unwritten: number; wrong: number }>();

for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".scala"));
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), "latin1");
    for (const { mutant, edit, wrong } of tryEdits(scala, { name: file, text }, Number.POSITIVE_INFINITY)) {
      const kind = `${mutant.operator}, ${mutant.before.kind}`;
      const count = counts.get(kind) ?? { all: 0, unwritten: 0, wrong: 0 };
      counts.set(kind, count);
      count.all++;
      if (edit === undefined) count.unwritten++;
      if (wrong !== undefined) count.wrong++;
      const { start, end } = edit?.at ?? mutant.before.at;
      if (edit === undefined || wrong !== undefined)
        console.log(`${file}: ${mutant.operator}: ${text.slice(start, end)} => ${wrong ?? "no edit"}`);
    }
  }
}
console.table(Object.fromEntries(counts));
const sum = (of: (count: { all: number; unwritten: number; wrong: number }) => number): number =>
  [...counts.values()].reduce((all, count) => all + of(count), 0);
console.log(`${sum((c) => c.all)} mutants, ${sum((c) => c.unwritten)} without an edit, ${sum((c) => c.wrong)} wrong`);
