// Programs in several files, each case one text: `-- PATH --` stands before what is in a file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../project-root.js";

export type FolderCase = {
  readonly name: string;
  readonly language: "ocaml" | "scala";
  readonly text: string;
  readonly files: ReadonlyMap<string, string>;
};

export function folderCases(): readonly FolderCase[] {
  const folder = join(projectRoot(), "test", "folders");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const language = name.endsWith(".scala.txt") ? "scala" : "ocaml";
    return { name: name.replace(/\.txt$/, ""), language, text, files: filesIn(text) };
  });
}

function filesIn(text: string): ReadonlyMap<string, string> {
  const [, ...pieces] = text.split(/^-- (.+) --\n/m);
  return new Map(pieces.flatMap((piece, i) => (i % 2 === 0 ? [[piece, pieces[i + 1] ?? ""] as const] : [])));
}

export function writeFolder(folder: string, files: ReadonlyMap<string, string>): string {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
