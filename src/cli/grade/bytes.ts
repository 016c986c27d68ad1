// Bytes at positions that nobody vouches for: of a file that stays on disk, or of one in memory.
import { type FileHandle, open } from "node:fs/promises";
import type { Unusable } from "../../classroom/handed-in.js";
import { unreadable } from "./file-error.js";

export type Bytes = {
  readonly size: number;
  /** Exactly so many; rejects where there are not. */
  readonly at: (start: number, length: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Headers are a few dozen bytes each and come one after another. */
const WINDOW_BYTES = 65_536;

export function bytesInMemory(buffer: Buffer): Bytes {
  return {
    size: buffer.length,
    at: async (start, length) => slice(buffer, start, length),
    close: async () => {},
  };
}

export async function openBytes(path: string): Promise<Bytes | Unusable> {
  try {
    const file = await open(path);
    const { size } = await file.stat();
    return { size, at: reader(file, size), close: () => file.close() };
  } catch (error) {
    return { why: unreadable(error) };
  }
}

function reader(file: FileHandle, size: number): Bytes["at"] {
  let window = { start: 0, bytes: Buffer.alloc(0) };
  return async (start, length) => {
    const from = start - window.start;
    if (from >= 0 && from + length <= window.bytes.length) return slice(window.bytes, from, length);
    if (!(start >= 0 && start + length <= size)) throw new Error("beyond the end of the file");
    const bytes = Buffer.allocUnsafe(Math.min(Math.max(length, WINDOW_BYTES), size - start));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    window = { start, bytes: bytes.subarray(0, bytesRead) };
    return slice(window.bytes, 0, length);
  };
}

function slice(bytes: Buffer, start: number, length: number): Buffer {
  if (!(start >= 0 && start + length <= bytes.length)) throw new Error("beyond the end of the file");
  return bytes.subarray(start, start + length);
}
