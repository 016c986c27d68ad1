// A student's page with hints in a real browser, on a phone: hints are unfolded one after the other, by touch and from the
// keyboard, and nothing of a later one is seen before.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSoon, findChromium, openBrowser } from "./chromium.js";
import { LOW_CONTRAST } from "./contrast.js";
import { ask, sharedSession } from "./harness.js";

const executable = findChromium();
const session = sharedSession();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true };
/** What a finger can hit. */
const TARGET = 44;

describe.runIf(executable !== undefined)("a student's page", () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-student-"));
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(join(folder, "class"));
    writeFileSync(join(folder, "class", "ann.ml"), readFileSync("examples/hints/sort-wrong.ml", "utf8"));
    writeFileSync(join(folder, "class", "ben.ml"), readFileSync("examples/hints/sort.ml", "utf8"));
    const where = ["--output", join(folder, "grades"), "--format", "pages"];
    await ask(session, ".", ["grade", "examples/hints/sort.ml", join(folder, "class"), "--hints", "6", ...where]);
    browser = await openBrowser(executable ?? "");
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  async function opened(options: BrowserContextOptions = PHONE): Promise<Page> {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(10_000);
    await page.goto(pathToFileURL(join(folder, "grades", "pages", "ann.html")).href);
    return page;
  }

  const isWide = (page: Page): Promise<boolean> =>
    page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
  const shown = (page: Page): Promise<string[]> => page.locator("summary:visible").allTextContents();

  const TITLES = ["the case", "the first wrong step", "the place", "what to change", "the change"].map(
    (title, i) => `${i === 0 ? "A hint" : "Another hint"}: ${title}`,
  );

  test("unfolds a hint at a time, by touch", async () => {
    const page = await opened();
    for (const [i, title] of TITLES.entries()) {
      await expectSoon(() => shown(page)).toEqual(TITLES.slice(0, i + 1));
      expect(await page.locator("mark").isVisible()).toBe(i > 2);
      expect(await page.locator("ins").isVisible()).toBe(false);
      const summary = page.getByText(title, { exact: true });
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
      await summary.tap();
      expect(await isWide(page)).toBe(false);
    }
    expect(await page.locator("mark").textContent()).toBe("x :: rest");
    expect(await page.locator("ins").textContent()).toBe("+      else y :: insert x rest");
    await page.getByText(TITLES[0] ?? "", { exact: true }).tap();
    await expectSoon(() => shown(page)).toEqual(TITLES.slice(0, 1)); // all are folded again
    await page.close();
  });

  test("unfolds from the keyboard", async () => {
    const page = await opened();
    for (const i of TITLES.keys()) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.textContent")).toBe(TITLES[i]);
      await page.keyboard.press("Enter");
    }
    await page.locator("ins").waitFor();
    await page.close();
  });

  test.each(["light", "dark"] as const)("is readable in %s colours", async (colorScheme) => {
    const page = await opened({ ...PHONE, colorScheme });
    await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true");
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    await page.close();
  });

  test("paper has what was unfolded, and no more", async () => {
    const page = await opened();
    await page.getByText(TITLES[0] ?? "", { exact: true }).tap();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText("in the case").isVisible()).toBe(true);
    await expectSoon(() => shown(page)).toEqual(TITLES.slice(0, 1));
    await page.close();
  });
});
