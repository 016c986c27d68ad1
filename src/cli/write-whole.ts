// Writes a file whole or not at all: whoever reads it never sees a part of it.
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";

export function writeWhole(path: string, text: string | Uint8Array): void {
  write(path, text, undefined);
}

/** Another content for a file that is there: who may read it stays the same, and a link to it stays a link. */
export function replaceWhole(path: string, bytes: Uint8Array): void {
  const file = realpathSync(path);
  write(file, bytes, statSync(file).mode);
}

function write(path: string, content: string | Uint8Array, mode: number | undefined): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, content);
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true }); // there is none, unless the disk is full or something is in the way
  }
}
