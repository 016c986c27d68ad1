// npm run corpus:scala -- FOLDER: reads every Scala program in the folder's delft.jsonl and leon-repair.jsonl.
// Prints how many are read, how long that takes, and every diagnostic.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { positionAt } from "../../../src/core/span.js";
import { parseScala } from "../../../src/frontend/scala/parse/parse.js";

const FILES = ["delft.jsonl", "leon-repair.jsonl"];
/** The fields of a row that hold programs. */
const PROGRAMS = ["source", "fixedSource", "sourceScalac", "fixedSourceScalac"];

function main(folder: string | undefined): number {
  if (folder === undefined || !FILES.every((file) => existsSync(join(folder, file)))) {
    process.stderr.write(`usage: npm run corpus:scala -- FOLDER\nThe folder must hold ${FILES.join(" and ")}.\n`);
    return 2;
  }
  return FILES.map((file) => readAll(join(folder, file))).every(Boolean) ? 0 : 1;
}

function readAll(file: string): boolean {
  const rows = readFileSync(file, "utf8").trimEnd().split("\n");
  const programs = rows.flatMap((row) => programsOf(JSON.parse(row)));
  const start = process.cpuUsage().user;
  const good = programs.filter(({ name, text }) => isRead(name, text)).length;
  const ms = Math.round((process.cpuUsage().user - start) / 1000);
  process.stdout.write(`${file}: ${good} of ${programs.length} programs read, ${ms} ms of processor time\n`);
  return good === programs.length;
}

type Program = { readonly name: string; readonly text: string };

function programsOf(row: Readonly<Record<string, unknown>>): readonly Program[] {
  return PROGRAMS.flatMap((field) => {
    const source = row[field];
    if (typeof source !== "string") return [];
    return [{ name: `${row.id} ${field}`, text: Buffer.from(source, "utf8").toString("latin1") }];
  });
}

function isRead(name: string, text: string): boolean {
  const result = parseScala({ name, text });
  for (const { code, at, label } of result.ok ? [] : result.errors) {
    const { line, column } = positionAt(text, at.start);
    process.stdout.write(`${name}:${line}:${column}: ${code} ${label}\n`);
  }
  return result.ok;
}

process.exitCode = main(process.argv[2]);
