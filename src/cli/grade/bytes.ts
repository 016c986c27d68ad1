// Bytes at positions that nobody vouches for: of a file that stays on disk, or of one in memory.
import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Unusable } from "../../classroom/handed-in.js";
import { unreadable } from "./file-error.js";

export type ByteReader = {
  readonly size: number;
  /** Exactly so many; throws where there are not. */
  readonly at: (start: number, length: number) => Buffer;
};

/** Headers are a few dozen bytes each and come one after another. */
const WINDOW_BYTES = 65_536;

export function bytesInMemory(buffer: Buffer): ByteReader {
  return { size: buffer.length, at: (start, length) => slice(buffer, start, length) };
}

export function bytesOnDisk(path: string): ByteReader | Unusable {
  try {
    const { size } = statSync(path);
    return { size, at: reader(path, size) };
  } catch (error) {
    return { why: unreadable(error) };
  }
}

/** The file is not kept open: a class may be a thousand archives. */
function reader(path: string, size: number): ByteReader["at"] {
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return (start, length) => {
    const from = start - window.start;
    if (from >= 0 && from + length <= window.bytes.length) return slice(window.bytes, from, length);
    if (!(start >= 0 && start + length <= size)) throw new Error("beyond the end of the file");
    window = { start, bytes: readWindow(path, start, Math.min(Math.max(length, WINDOW_BYTES), size - start)) };
    return slice(window.bytes, 0, length);
  };
}

function readWindow(path: string, start: number, length: number): Buffer {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}

function slice(bytes: Buffer, start: number, length: number): Buffer {
  if (!(start >= 0 && start + length <= bytes.length)) throw new Error("beyond the end of the file");
  return bytes.subarray(start, start + length);
}
