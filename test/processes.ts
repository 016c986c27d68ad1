// Other processes as Linux shows them in /proc: who has begun what, who is gone, and who has worked for how long.
import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 10));
}

export function childrenOf({ pid }: ChildProcess): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => statOf(each)?.parent === pid);
}

/** A process that nobody has waited for yet is gone all the same. */
export function isGone(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state === undefined || state === "Z" || state === "X";
}

/** The work of all its threads so far; a busy machine only takes longer to get there. */
export function processorSeconds({ pid }: ChildProcess): number {
  return (statOf(pid ?? 0)?.ticks ?? 0) / TICKS_PER_SECOND;
}

const TICKS_PER_SECOND = 100;

type Stat = { readonly state: string; readonly parent: number; readonly ticks: number };

/** A name may have anything in it, so the fields are counted from its end. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [state = "", parent = ""] = fields;
    const [user, system] = fields.slice(11).map(Number);
    return { state, parent: Number(parent), ticks: (user ?? 0) + (system ?? 0) };
  } catch {
    return undefined;
  }
}
