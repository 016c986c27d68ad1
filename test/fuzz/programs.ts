// The programs that are disturbed: our own in both languages, and those of a corpus where there is one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../../src/core/span.js";
import { projectRoot } from "../project-root.js";

const FOLDERS = ["examples", "test/programs", "test/course", "test/scala-syntax", "test/laws"];
const PROGRAM = /\.(ml|scala)$/;
/** Long programs take their time and tell no more than short ones. */
const TEXT_MAX = 6_000;

export function ownPrograms(): readonly Source[] {
  return FOLDERS.flatMap((folder) => {
    const inside = join(projectRoot(), folder);
    const paths = readdirSync(inside, { recursive: true, encoding: "utf8" }).filter((path) => PROGRAM.test(path));
    return paths.sort().map((path) => ({ name: join(folder, path), text: readFileSync(join(inside, path), "latin1") }));
  }).filter(isShort);
}

/** Lines of JSON with a program in a field of its language's name or called "source". */
const CORPORA = [
  { file: "submissions.jsonl", end: "ml" },
  { file: "contracts-ocaml.jsonl", end: "ml" },
  { file: "contracts-scala.jsonl", end: "scala" },
  { file: "leon-repair.jsonl", end: "scala" },
  { file: "delft.jsonl", end: "scala" },
];

export function corpusPrograms(folder: string): readonly Source[] {
  return CORPORA.filter(({ file }) => existsSync(join(folder, file)))
    .flatMap(({ file, end }) => {
      const lines = readFileSync(join(folder, file), "latin1")
        .split("\n")
        .filter((line) => line !== "");
      return lines.flatMap((line, i) =>
        textsIn(JSON.parse(line)).map((text) => ({ name: `${file}-${i + 1}.${end}`, text })),
      );
    })
    .filter(isShort);
}

/** Whatever is long enough to be a program; the fields of the corpora have different names. */
function textsIn(row: unknown): readonly string[] {
  if (typeof row !== "object" || row === null) return [];
  return Object.values(row).filter((field) => typeof field === "string" && field.includes("\n"));
}

function isShort({ text }: Source): boolean {
  return text.length <= TEXT_MAX;
}
