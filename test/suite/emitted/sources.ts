// The programs that suites are made of for the law on emitted suites: every program that lies in the test folders, in the
// examples and in the courses, whatever it is there for.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "../../project-root.js";

const FOLDERS = ["test/programs", "test/course", "examples"];

export type Source = {
  /** From the root of the project on. */
  readonly path: string;
  readonly language: "ocaml" | "scala";
  /** A byte string. */
  readonly text: string;
};

export function allSources(): readonly Source[] {
  return FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" });
    return names.filter((name) => /\.(ml|scala)$/.test(name)).map((name) => sourceAt(join(folder, name)));
  }).sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function sourceAt(path: string): Source {
  const language = path.endsWith(".ml") ? "ocaml" : "scala";
  return { path, language, text: readFileSync(join(projectRoot(), path), "latin1") };
}

/** How the file is called, without its folder and ending. */
export function fileName({ path }: Source): string {
  return basename(path).replace(/\.\w+$/, "");
}
