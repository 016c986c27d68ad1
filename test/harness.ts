// Asks the command line in process, as the tests of programs and documents do, with the built
// worker behind it: it has the deep stack and the limits that users get.
import { basename, isAbsolute, join, resolve } from "node:path";
import type { Io } from "../src/cli/command.js";
import { elenchus } from "../src/cli/elenchus.js";
import { readFolder } from "../src/cli/read-folder.js";
import { isFolder, readCertificate, readSource } from "../src/cli/read-source.js";
import type { Session } from "../src/jobs/job.js";
import { LANGUAGES } from "../src/languages.js";
import { openPool, type Pool } from "../src/node/pool.js";
import { openSession, SESSION_LIMITS } from "../src/node/session.js";
import { ENGLISH } from "../src/report/words/english.js";
import { once } from "./once.js";
import { builtFolder } from "./project-root.js";

/** What a command printed, as byte strings, and its exit code. */
export type Printed = { readonly stdout: string; readonly stderr: string; readonly code: number };

export const BUILT_WORKER = new URL("worker.js", builtFolder());

export function openBuiltSession(): Session {
  return openSession(BUILT_WORKER, { ...SESSION_LIMITS, checksItself: true }, ["ocaml"]);
}

/** One for all tests of a process, who leave it open: its languages are read, and its code is warm. */
export const sharedSession = once(openBuiltSession);

/** Makes a pool of a command's own, as the command itself does. */
export const ownPool: Io["openPool"] = (size, timeMaxMs) =>
  openPool(new URL("work-process.js", builtFolder()), size, timeMaxMs, true);

/** The pools that the commands of a process share, by the time that a job may take; they stay open. */
const pools = new Map<number, Pool>();
const POOL_SIZE = 2;

const sharedPool: Io["openPool"] = (_, timeMaxMs) => {
  const pool = pools.get(timeMaxMs) ?? ownPool(POOL_SIZE, timeMaxMs);
  pools.set(timeMaxMs, pool);
  return { ask: pool.ask, close: () => undefined };
};

/** Files are looked up in `folder` but named as they were given. Jobs for many processes are done by those that are there. */
export async function ask(
  session: Session,
  folder: string,
  args: readonly string[],
  changes: Partial<Io> = {},
): Promise<Printed> {
  const written = { out: "", error: "" };
  const bytes = (chunk: string | Uint8Array): string => Buffer.from(chunk as string).toString("latin1");
  const io: Io = {
    out: (chunk) => {
      written.out += bytes(chunk);
    },
    error: (chunk) => {
      written.error += bytes(chunk);
    },
    readSource: (path, wanted) =>
      wanted !== undefined && isFolder(resolve(folder, path))
        ? readFolder(isAbsolute(path) ? path : join(folder, path), wanted, LANGUAGES, ENGLISH)
        : readIn(folder, path, readSource),
    readCertificate: (path) => readIn(folder, path, readCertificate),
    languages: LANGUAGES,
    checksItself: false,
    session: () => session,
    openPool: sharedPool,
    words: ENGLISH,
    built: builtFolder(),
    style: { width: 80, colour: false },
    outStyle: { width: 80, colour: false },
    interruption: () => new AbortController().signal,
    status: () => undefined,
    ...changes,
  };
  const code = await elenchus(args, io);
  return { stdout: written.out, stderr: written.error, code };
}

async function readIn(folder: string, path: string, read: Io["readSource"]): ReturnType<Io["readSource"]> {
  const reading = await read(resolve(folder, path));
  if (reading.ok) return { ok: true, source: { ...reading.source, name: path } };
  return { ok: false, error: { ...reading.error, at: { ...reading.error.at, file: path } } };
}

/** Whether a file of test/programs is a program with an answer: NAME.reference.ml and the like are parts of NAME.ml. */
export function isProgram(path: string): boolean {
  return /^[^.]+\.(ml|scala)$/.test(basename(path));
}

/** Beside a program. */
export function answerOf(path: string): string {
  return path.replace(/\.(ml|scala)$/, ".expect");
}

/** Real time is all that may differ between two runs of a check. What stands before it is pushed to the right margin. */
export function withoutTimes(text: string): string {
  return text
    .replaceAll(/( {2}(?:\S+ )*)(\d+\.\d\d s)$/gm, (whole, note: string) => `${note}0.00 s`.padStart(whole.length))
    .replaceAll(/"ms": [\d.]+/g, '"ms": 0');
}

/** Splits a command line as a shell does, as far as quotes and backslashes go. */
export function splitWords(line: string): string[] {
  const words = line.matchAll(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/g);
  return [...words].map(([word]) =>
    word.replaceAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double?: string, single?: string, escaped?: string) =>
      double !== undefined ? double.replaceAll(/\\(["\\$`])/g, "$1") : (single ?? escaped ?? ""),
    ),
  );
}
