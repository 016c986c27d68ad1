// The browser that the tests of pages use: the one named by CHROMIUM, or the system's.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { expect } from "vitest";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Undefined where there is none; on the machine that judges changes that is an error. */
export function findChromium(): string | undefined {
  const { CHROMIUM, CI } = process.env;
  const found = CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (found !== undefined) return found;
  const message = "No Chromium was found (CHROMIUM=/path/to/it): the pages are NOT tested.";
  if (CI !== undefined) throw new Error(message);
  process.stderr.write(`\n${message}\n\n`);
  return undefined;
}

export async function openBrowser(executablePath: string): Promise<Browser> {
  return await chromium.launch({ executablePath });
}

/** What a page shows a moment after a click or a key: it answers when it finds the time. */
export function expectSoon<T>(shown: () => Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(shown, { timeout: 10_000 });
}
