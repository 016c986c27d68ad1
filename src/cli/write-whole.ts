// Writes a file whole or not at all: whoever reads it never sees a part of it.
import { renameSync, rmSync, writeFileSync } from "node:fs";

export function writeWhole(path: string, text: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true }); // there is none, unless the disk is full or something is in the way
  }
}
