// An assignment that is there already, with all files that it needs, for a course system that grades at each upload.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { filesOf } from "../core/parts.js";
import type { Source } from "../core/span.js";
import { languageOfFile } from "../language/row.js";
import { renderDiagnostics } from "../report/render.js";
import { type ExitCode, type Io, Misuse, type ReadSource } from "./command.js";
import { ASSIGNMENT_FILES, readAssignment } from "./grade/assignment-file.js";
import type { CopiedFile } from "./write-autograder.js";

export type ExistingAssignment = {
  /** What `grade` is given, from where the files are. */
  readonly path: string;
  /** The file that students write. */
  readonly submission: string;
  readonly files: readonly CopiedFile[];
};

const ENDINGS = new Set([".yaml", ".yml", ".json"]);

/** Where it is: what was given, or what lies beside a solution that was; undefined: there is none yet. */
export function assignmentAt(path: string, io: Io): string | undefined {
  if (ENDINGS.has(extname(path).toLowerCase()) || languageOfFile(io.languages, path) === undefined) return path;
  return ASSIGNMENT_FILES.map((name) => join(dirname(path), name)).find((file) => existsSync(file));
}

export async function existingAssignment(path: string, io: Io): Promise<ExistingAssignment | ExitCode> {
  const sources: Source[] = [];
  const readSource: ReadSource = async (file, wanted) => {
    const reading = await io.readSource(file, wanted);
    if (reading.ok) sources.push(reading.source);
    return reading;
  };
  const assignment = await readAssignment(path, { ...io, readSource });
  if (!assignment.ok) {
    io.error(renderDiagnostics(io.words, assignment.errors, assignment.sources, io.style));
    return 2;
  }
  const names = [...new Set(sources.flatMap(filesOf).map(({ name }) => name))];
  const written = names.find((name) => ENDINGS.has(extname(name).toLowerCase()));
  const folder = written === undefined ? path : dirname(written);
  const files = await Promise.all(names.map((name) => copyOf(folder, name)));
  const { file, references } = assignment.value;
  const submission = file ?? basename(references[0]?.name ?? "");
  return { path: written === undefined ? "." : basename(written), submission, files };
}

/** An autograder has what lies in the assignment's own folder, by the same names. */
async function copyOf(folder: string, name: string): Promise<CopiedFile> {
  const inside = relative(folder, name);
  if (inside.startsWith("..")) throw new Misuse(`"${name}" is not in the folder of the assignment: move it there`);
  return { name: inside.replaceAll("\\", "/"), content: await readFile(name), from: name };
}
