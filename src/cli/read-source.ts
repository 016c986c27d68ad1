// Reads a source file, whatever it turns out to be: never more than the limit, even from a device.
import { constants, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { FILE_MARK, type Source } from "../core/span.js";
import type { Diagnostic } from "../report/diagnostic.js";
import { CERTIFICATE_BYTES_MAX } from "../report/verified.js";

export type Reading =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly error: Diagnostic };

/** Many times any program of a course; the most hostile file of this size still takes less than 1 GB to read. */
export const FILE_BYTES_MAX = 500_000;

/** What a diagnostic says about a file that is not there. */
export const NO_SUCH_FILE = "there is no such file";

/** What no program holds: with it, a text would be taken for several files. */
export const NO_TEXT = "it is not a text";

const A_PIPE = "it is a pipe, not a file";

/** As the name of a program: it comes from standard input. */
export const STANDARD_INPUT = "-";

export function readSource(path: string): Promise<Reading> {
  return path === STANDARD_INPUT ? readStandardInput() : readUpTo(path, FILE_BYTES_MAX);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Read once: it is gone then, and whoever asks again is told the same. */
let given: Promise<Reading> | undefined;

function readStandardInput(): Promise<Reading> {
  given ??= (async () => {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of process.stdin) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > FILE_BYTES_MAX) break;
    }
    return judgeSize(STANDARD_INPUT, Buffer.concat(chunks), FILE_BYTES_MAX);
  })();
  return given;
}

export function readCertificate(path: string): Promise<Reading> {
  return readUpTo(path, CERTIFICATE_BYTES_MAX);
}

async function readUpTo(path: string, bytesMax: number): Promise<Reading> {
  try {
    // A pipe is no program, and opening it must not wait for somebody who writes to it.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      if ((await file.stat()).isFIFO())
        return { ok: false, error: fileError(path, "E401", "Cannot read file", A_PIPE) };
      return judgeSize(path, await readAtMost(file, bytesMax + 1), bytesMax);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return { ok: false, error: fileError(path, "E401", "Cannot read file", explain(String(error.code))) };
  }
}

async function readAtMost(file: FileHandle, bytesMax: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(bytesMax);
  let length = 0;
  while (length < bytesMax) {
    const { bytesRead } = await file.read(buffer, length, bytesMax - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}

function judgeSize(path: string, bytes: Buffer, bytesMax: number): Reading {
  const text = bytes.toString("latin1");
  if (text.startsWith(FILE_MARK)) return { ok: false, error: fileError(path, "E401", "Cannot read file", NO_TEXT) };
  if (bytes.length <= bytesMax) return { ok: true, source: { name: path, text } };
  const limit = `it has more than ${bytesMax / 1_000} kB`;
  return { ok: false, error: fileError(path, "E402", "File too large", limit) };
}

function fileError(file: string, code: "E401" | "E402", title: string, label: string): Diagnostic {
  return { code, title, at: { file, start: 0, end: 0 }, label, also: [], hint: undefined };
}

/** Why the system lets nobody read or write there. */
export function explain(code: string): string {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return NO_SUCH_FILE;
    case "EISDIR":
      return "it is a directory";
    case "EACCES":
    case "EPERM":
      return "permission denied";
    default:
      return `the system says ${code}`;
  }
}
