// elenchus init --gradescope, --github: the files that a course system needs to grade at each upload.
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Source } from "../core/span.js";
import { VERSION } from "../report/version.js";
import { dockerfile, githubAction, githubWorkflow, gradescopeRun, gradescopeSetup } from "./autograder-text.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { type ZipFile, zipArchive } from "./grade/zip-archive.js";
import { bytesOf } from "./words.js";

/** The assignment is there to be changed: one that is there already stays. */
export async function writeAutograder(
  system: "gradescope" | "github",
  folder: string,
  reference: Source,
  assignment: string,
  force: boolean,
  io: Io,
): Promise<ExitCode> {
  const name = basename(reference.name);
  const installed = { version: VERSION };
  const own: readonly ZipFile[] = [
    { name: "assignment.yaml", content: assignment },
    { name, content: bytesOf(reference.text) },
  ];
  const files: readonly ZipFile[] =
    system === "gradescope"
      ? [
          { name: "setup.sh", content: gradescopeSetup(installed), executable: true },
          { name: "run_autograder", content: gradescopeRun(), executable: true },
          { name: "Dockerfile", content: dockerfile(installed) },
          ...own,
        ]
      : [
          { name: ".github/actions/elenchus/action.yml", content: githubAction() },
          { name: ".github/actions/elenchus/Dockerfile", content: dockerfile(installed) },
          { name: "classroom.yml", content: githubWorkflow(name) },
          ...own,
        ];
  const all = system === "gradescope" ? [...files, { name: "autograder.zip", content: zipArchive(files) }] : files;
  await save(folder, reference, all, force);
  io.out(
    `${io.words.commands.wroteAutograder(
      system,
      folder,
      all.map((file) => file.name),
    )}\n`,
  );
  return 0;
}

/** All or nothing is written, as far as names go. */
async function save(folder: string, reference: Source, files: readonly ZipFile[], force: boolean): Promise<void> {
  const isReference = (path: string): boolean => join(path) === join(reference.name);
  const written = files
    .map((file) => ({ ...file, path: join(folder, file.name) }))
    .filter(({ path }) => !isReference(path));
  const taken = force ? undefined : written.find(({ path }) => existsSync(path));
  if (taken !== undefined) throw new Misuse(`"${taken.path}" already exists; --force replaces it`);
  try {
    for (const { path, content, executable } of written) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      if (executable) await chmod(path, 0o755);
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Misuse(`cannot write to "${folder}": the system says ${String(error.code)}`);
  }
}
