#!/usr/bin/env node
// The elenchus command: connects the commands to the process.
import type { Session } from "../jobs/job.js";
import { LANGUAGES } from "../languages.js";
import { openPool } from "../node/pool.js";
import { openSession, SESSION_LIMITS } from "../node/session.js";
import { shorten } from "../report/grade/columns.js";
import { type PrintStyle, USUAL_WIDTH } from "../report/style.js";
import { VERSION } from "../report/version.js";
import { ENGLISH } from "../report/words/english.js";
import type { ExitCode } from "./command.js";
import { elenchus } from "./elenchus.js";
import { isFolder, readCertificate, readSource } from "./read-source.js";

let session: Session | undefined;

async function main(): Promise<ExitCode> {
  return elenchus(process.argv.slice(2), {
    out: (chunk) => process.stdout.write(chunk),
    error: (chunk) => process.stderr.write(chunk),
    readSource: async (path, wanted) => {
      if (wanted === undefined || !isFolder(path)) return readSource(path);
      const { readFolder } = await import("./read-folder.js"); // few need it
      return readFolder(path, wanted, LANGUAGES, ENGLISH);
    },
    readCertificate,
    languages: LANGUAGES,
    checksItself: false,
    session: (opens, checksItself = false) => {
      session ??= openSession(new URL("./worker.js", import.meta.url), { ...SESSION_LIMITS, checksItself }, opens);
      return session;
    },
    openPool: (size, timeMaxMs, checksItself) =>
      openPool(new URL("./work-process.js", import.meta.url), size, timeMaxMs, checksItself),
    words: ENGLISH,
    built: new URL("./", import.meta.url),
    style: styleOf(process.stderr),
    outStyle: styleOf(process.stdout),
    interruption: () => {
      const controller = new AbortController();
      process.once("SIGINT", () => controller.abort());
      return controller.signal;
    },
    status: (line) => {
      // A line that wraps cannot be replaced: what is above its last row would stay.
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${shorten(line, columnsOf(process.stderr) - 1)}`);
    },
  });
}

/** Narrower, nothing fits; wider, nobody finds the end of a line. */
const [WIDTH_MIN, WIDTH_MAX] = [40, 160];

/** A terminal that nobody told its size says 0. */
function columnsOf({ columns }: NodeJS.WriteStream): number {
  return columns > 0 ? columns : USUAL_WIDTH;
}

function styleOf(stream: NodeJS.WriteStream): PrintStyle {
  const { isTTY } = stream;
  const width = isTTY ? Math.min(Math.max(columnsOf(stream), WIDTH_MIN), WIDTH_MAX) : USUAL_WIDTH; // files are the same everywhere
  return { width, colour: stream.isTTY === true && process.env.NO_COLOR === undefined };
}

function reportBug(error: unknown): ExitCode {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `This is a bug in elenchus ${VERSION}, not in your program. Please report it with the lines below,\n` +
      `the command (elenchus ${process.argv.slice(2).join(" ")}) and the program.\n${details}\n`,
  );
  return 3;
}

/** A reader that has seen enough (elenchus ... | head) is no error. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
}

process.stdout.on("error", endQuietly);
process.stderr.on("error", endQuietly);
const code = await main().catch(reportBug);
// Everything written first: exiting does not wait for pipes on every system.
process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
