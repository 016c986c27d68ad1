// Waits until a file changes. It looks again and again: what editors do to a file when they write it differs too much.
import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 200;

/** When each was written last; what is not there has no time. */
export function timesOf(files: readonly string[]): Promise<readonly number[]> {
  return Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
}

/** Whether one has changed since; false: nobody waits any longer. A file that is gone will come back. */
export async function whenChanged(
  files: readonly string[],
  before: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    const now = await timesOf(files);
    if (now.every((time) => time > 0) && now.some((time, i) => time !== before[i])) return true;
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined); // it was aborted
  }
  return false;
}
