// How much memory this process and its children hold together, at most: asked of the system every
// while, where it keeps such accounts as files.
import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 250;

export function watchMemory(): { readonly stop: () => number } {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, residentMb());
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

function residentMb(): number {
  try {
    const kb = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(statusOf)
      .filter(({ pid, parent }) => pid === process.pid || parent === process.pid)
      .reduce((sum, { rss }) => sum + rss, 0);
    return kb / 1024;
  } catch {
    return 0; // a system without such files
  }
}

function statusOf(pid: string): { readonly pid: number; readonly parent: number; readonly rss: number } {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    return { pid: Number(pid), parent: field("PPid"), rss: field("VmRSS") };
  } catch {
    return { pid: 0, parent: 0, rss: 0 }; // it has ended meanwhile
  }
}
