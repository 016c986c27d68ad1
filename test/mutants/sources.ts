// The programs that mutants are made of: those in test/programs that are to be accepted, and a
// corpus of submissions where there is one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCorpus } from "../corpus/read.js";
import { projectRoot } from "../project-root.js";

export type Origin = { readonly from: string; readonly path: string; readonly source: string };

const FOLDERS = ["run", "types", "stdlib", "check"];

/** Long programs take their time and tell no more than short ones. */
const SOURCE_MAX = 6000;

export function fixtureSources(): Origin[] {
  return FOLDERS.flatMap((folder) => {
    const inside = join(projectRoot(), "test", "programs", folder);
    const paths = readdirSync(inside, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ml"));
    return paths.sort().flatMap((path) => {
      const source = readFileSync(join(inside, path), "latin1");
      return source.length > SOURCE_MAX ? [] : [{ from: `test/programs/${folder}`, path: `${folder}/${path}`, source }];
    });
  });
}

export function corpusSources(folder: string): Origin[] | undefined {
  return readCorpus(folder)?.submissions.map(({ problem, id, source }) => ({
    from: "corpus",
    path: `${problem}/${id}`,
    source,
  }));
}
