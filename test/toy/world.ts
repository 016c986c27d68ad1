// The commands in process, with a worker and a pool of their own that know the toy language: built as the real ones are.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Io } from "../../src/cli/command.js";
import { elenchus } from "../../src/cli/elenchus.js";
import { readCertificate, readSource } from "../../src/cli/read-source.js";
import type { Session } from "../../src/jobs/job.js";
import { tableOf } from "../../src/language/row.js";
import { LANGUAGES } from "../../src/languages.js";
import { openPool } from "../../src/node/pool.js";
import { openSession, SESSION_LIMITS } from "../../src/node/session.js";
import { ENGLISH } from "../../src/report/words/english.js";
import { type Printed, withoutTimes } from "../harness.js";
import { builtFolder, projectRoot } from "../project-root.js";
import { TOY } from "./toy.js";

export type World = {
  /** Names of files are relative to the folder of the world. */
  readonly ask: (...args: readonly string[]) => Promise<Printed>;
  readonly close: () => Promise<void>;
};

type Said = { stdout: string; stderr: string };
const STYLE = { width: 80, colour: false };

export async function openWorld(files: Readonly<Record<string, string>>): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-toy-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const built = await buildWorker(join(folder, "built"));
  const before = process.cwd();
  process.chdir(folder);
  let session: Session | undefined;
  const io = (said: Said): Io => ({
    out: (chunk) => {
      said.stdout += Buffer.from(chunk as string);
    },
    error: (chunk) => {
      said.stderr += Buffer.from(chunk as string);
    },
    readSource,
    readCertificate,
    languages: tableOf([...LANGUAGES.rows, TOY]),
    built,
    words: ENGLISH,
    checksItself: false,
    session: (opens) => {
      session ??= openSession(new URL("worker.js", built), { ...SESSION_LIMITS, checksItself: true }, opens);
      return session;
    },
    openPool: (size, timeMaxMs) => openPool(new URL("work-process.js", built), size, timeMaxMs, true),
    style: STYLE,
    outStyle: STYLE,
    interruption: () => new AbortController().signal,
    status: () => undefined,
  });
  return {
    ask: async (...args) => {
      const said: Said = { stdout: "", stderr: "" };
      const code = await elenchus(args, io(said));
      return { stdout: withoutTimes(said.stdout), stderr: withoutTimes(said.stderr), code };
    },
    close: async () => {
      await session?.close();
      process.chdir(before);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Our own worker and process of a pool, beside everything else that the last build made. */
async function buildWorker(outdir: string): Promise<URL> {
  const entryPoints = { worker: "test/toy/worker.ts", "work-process": "src/node/work-process.ts" };
  const options = { bundle: true, platform: "node", target: "node20", format: "esm", logLevel: "warning" } as const;
  await build({ ...options, absWorkingDir: projectRoot(), entryPoints, outdir });
  const made = new Set(readdirSync(outdir));
  for (const file of readdirSync(builtFolder()))
    if (!made.has(file)) symlinkSync(join(fileURLToPath(builtFolder()), file), join(outdir, file));
  return pathToFileURL(join(outdir, "/"));
}
