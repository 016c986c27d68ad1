// elenchus init --gradescope, --github: the files that a course system needs to grade at each upload.
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { VERSION } from "../report/version.js";
import { dockerfile, githubAction, githubWorkflow, gradescopeRun, gradescopeSetup } from "./autograder-text.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { type ZipFile, zipArchive } from "./grade/zip-archive.js";

/** `from`: what it is a copy of. */
export type CopiedFile = ZipFile & { readonly from?: string };

/** What is graded: a new assignment for a reference, or one that is there already. */
export type Graded = {
  readonly assignment: string;
  readonly submission: string;
  readonly files: readonly CopiedFile[];
  /** Where a packed file of ours may lie. */
  readonly beside: string;
};

export async function writeAutograder(
  system: "gradescope" | "github",
  folder: string,
  graded: Graded,
  force: boolean,
  io: Io,
): Promise<ExitCode> {
  const { assignment, submission } = graded;
  const installed = { version: VERSION };
  const [packed, own] = [await packedFile([".", graded.beside, folder]), graded.files];
  const action = ".github/actions/elenchus";
  const files: readonly CopiedFile[] =
    system === "gradescope"
      ? [
          { name: "setup.sh", content: gradescopeSetup(installed), executable: true },
          { name: "run_autograder", content: gradescopeRun(assignment), executable: true },
          { name: "Dockerfile", content: dockerfile(installed) },
          ...packed,
          ...own,
        ]
      : [
          { name: `${action}/action.yml`, content: githubAction() },
          { name: `${action}/Dockerfile`, content: dockerfile(installed) },
          ...packed.map((file) => ({ ...file, name: `${action}/${file.name}` })),
          { name: "classroom.yml", content: githubWorkflow(assignment, submission) },
          ...own,
        ];
  const all = system === "gradescope" ? [...files, { name: "autograder.zip", content: zipArchive(files) }] : files;
  await save(folder, all, force);
  io.out(
    `${io.words.commands.wroteAutograder(
      system,
      folder,
      all.map((file) => file.name),
    )}\n`,
  );
  return 0;
}

/** This version, as `npm pack` writes it: for where the registry does not have it. */
async function packedFile(folders: readonly string[]): Promise<readonly CopiedFile[]> {
  const name = `elenchus-${VERSION}.tgz`;
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return found === undefined ? [] : [{ name, content: await readFile(found), from: found }];
}

/** All or nothing is written, as far as names go. */
async function save(folder: string, files: readonly CopiedFile[], force: boolean): Promise<void> {
  const written = files
    .map((file) => ({ ...file, path: join(folder, file.name) }))
    .filter(({ path, from }) => from === undefined || resolve(from) !== resolve(path)); // it is there already
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
