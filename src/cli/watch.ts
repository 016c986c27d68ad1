// Waits until a file changes. It looks again and again: what editors do to a file when they write it differs too much.
import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { listFolder } from "./grade/folder.js";
import { isFolder } from "./read-source.js";

const LOOK_EVERY_MS = 200;

/** When each was written last, and all that is in it; what is not there has no time. */
export function timesOf(files: readonly string[]): Promise<readonly number[]> {
  return Promise.all(
    files.flatMap(inside).map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
}

function inside(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  const { found } = listFolder(path, new Set());
  return found.flatMap(({ content }) => (content.kind === "file" && content.disk !== undefined ? [content.disk] : []));
}

/** Whether one has changed since; false: nobody waits any longer. A file that is gone will come back. */
export async function whenChanged(
  files: readonly string[],
  before: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    const now = await timesOf(files);
    if (now.every((time) => time > 0) && isOther(now, before)) return true;
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined); // it was aborted
  }
  return false;
}

function isOther(now: readonly number[], before: readonly number[]): boolean {
  return now.length !== before.length || now.some((time, i) => time !== before[i]);
}
