// The teacher's page in a real browser, opened from a file: what it shows, what it does, and what it must never do.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ClassResults, FunctionResult, SubmissionResult } from "../src/report/class-results.js";
import { gradePage } from "../src/report/grade/page.js";
import { expectSoon, findChromium, openBrowser } from "./chromium.js";
import { makeClassResults } from "./class-results-maker.js";
import { LOW_CONTRAST } from "./contrast.js";
import { projectRoot } from "./project-root.js";

const TEMPLATE = readFileSync(join(projectRoot(), "dist", "grade-report.html"), "utf8");
const executable = findChromium();
const results = makeClassResults(60);
const wrong = results.submissions.find(({ status }) => status === "wrong") as SubmissionResult;
const rejected = results.submissions.find(({ status }) => status === "rejected") as SubmissionResult;
const [mistake] = results.mistakes;

describe.runIf(executable !== undefined)("the teacher's page", () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-page-"));
  const complaints: string[] = [];
  let browser: Browser;
  let page: Page;
  let url = "";

  beforeAll(async () => {
    browser = await openBrowser(executable ?? "");
    page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on("console", (message) => complaints.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
    page.on("request", (request) => request.url() !== url && complaints.push(`request: ${request.url()}`));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => expect(complaints.splice(0), "errors and requests of the page").toEqual([]));

  /** A file of its own for each: going to the same one again would not load it. */
  async function open(shown: ClassResults, hash = "", width = 1280): Promise<void> {
    const file = join(mkdtempSync(join(folder, "class-")), "report.html");
    writeFileSync(file, gradePage(TEMPLATE, shown));
    url = pathToFileURL(file).href;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await page.goto(url + hash);
  }

  const rows = (): Promise<string[]> => page.locator(".submissions tbody a.open").allTextContents();
  const sortedRows = async (): Promise<string[]> => (await rows()).toSorted();
  const details = (): ReturnType<Page["locator"]> => page.getByRole("dialog");

  test("shows the whole class", async () => {
    await open(results);
    expect(await page.title()).toBe("Lists, week 3: 60 submissions");
    expect(await page.locator(".tile .number").allTextContents()).toEqual(
      ["right", "undecided", "wrong", "incomparable", "rejected", "failed"].map((status) =>
        String(results.summary[status as SubmissionResult["status"]]),
      ),
    );
    expect(await page.locator("#mistakes article").count()).toBe(results.mistakes.length);
    await expectSoon(sortedRows).toEqual(results.submissions.map(({ id }) => id).toSorted());
  });

  test("shows the ways in which the class solved it, each with its shortest program", async () => {
    await open(results);
    const ways = page.locator("#ways");
    expect(await ways.getByRole("heading", { level: 2 }).textContent()).toBe("Ways in which the class solved it");
    expect(await ways.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "sum: three ways",
      "largest: two ways",
    ]);
    const own = results.ways.filter(({ function: name }) => name === "sum");
    const [first] = own;
    const card = ways.locator("article").first();
    const facts = `${first?.submissions.length} students, ${first?.solutions.length} structures. Example: ${first?.example}`;
    expect(await card.locator(".facts").textContent()).toBe(facts);
    const source = await card.locator(".source code").allTextContents();
    expect(`${source.join("\n")}\n`).toBe(results.submissions.find(({ id }) => id === first?.example)?.source);
    expect((await card.locator(".students a").allTextContents()).toSorted()).toEqual(first?.submissions.toSorted());
    await card.getByRole("link", { name: "in the table" }).click();
    await expectSoon(sortedRows).toEqual(first?.submissions.toSorted());
  });

  test("shows who needs the same change, and the change", async () => {
    const [one, two] = results.submissions.filter(({ status }) => status === "wrong").map(({ id }) => id);
    const repair = {
      id: 1,
      function: "sum",
      submissions: [one ?? "", two ?? ""],
      text: "The constant here is not the right one.",
      patch: "--- a/x.ml\n+++ b/x.ml\n@@ -1 +1 @@\n-let zero = 1\n+let zero = 0\n",
    };
    await open({ ...results, repairs: [repair] });
    const card = page.locator("#repairs article");
    expect(await card.locator("ins, del").allTextContents()).toEqual(["-let zero = 1", "+let zero = 0"]);
    expect(await card.textContent()).toContain(repair.text);
    expect(await card.textContent()).not.toContain("a/x.ml");
    await card
      .getByRole("link", { name: one ?? "", exact: true })
      .last()
      .click();
    expect(await details().getByRole("heading", { level: 2 }).textContent()).toBe(one);
    await page.keyboard.press("Escape");
    await card.getByRole("link", { name: "in the table" }).click();
    await expectSoon(sortedRows).toEqual([one, two].toSorted());
    await open(results);
    expect(await page.locator("#repairs").count()).toBe(0);
  });

  test("tells where a submission goes wrong, and what would make it right", async () => {
    const functions = wrong.functions.map((each) =>
      each.verdict !== "differs"
        ? each
        : {
            ...each,
            place: { file: "x.ml", line: 7, column: 1, endLine: 7, endColumn: 2 },
            branch: "Look at `sum`, in the case `[]` (line 8).",
            hints: [
              { level: 5 as const, text: "The constant here is not the right one." },
              { level: 6 as const, text: "This change makes it right:", patch: "@@ -1 +1 @@\n-one\n+zero\n" },
            ],
          },
    );
    await open({ ...results, submissions: [{ ...wrong, functions }] }, `#s=${encodeURIComponent(wrong.id)}`);
    const text = await details().textContent();
    expect(text).toContain("line 7, compared with");
    expect(text).toContain("Look at sum, in the case [] (line 8).");
    await details().getByText("A small change that makes it right").first().click();
    expect(await details().locator("ins").first().textContent()).toBe("+zero");
  });

  test("counts the ways of one function in its title", async () => {
    const { functions } = results.assignment;
    const ways = results.ways.filter(({ function: name }) => name === "sum");
    await open({ ...results, ways, assignment: { ...results.assignment, functions: functions.slice(0, 1) } });
    const title = page.locator("#ways").getByRole("heading", { level: 2 });
    expect(await title.textContent()).toBe("Three ways in which the class solved it");
    await open({ ...results, ways: [] });
    expect(await page.locator("#ways").count()).toBe(0);
  });

  test("says what is proved", async () => {
    const right = results.submissions.find(({ status }) => status === "right") as SubmissionResult;
    const functions = right.functions.map(
      (each) =>
        ({
          ...each,
          verdict: "equal",
          proof: { terminates: true, by: { kind: "cases" }, lemmas: 1 },
        }) as FunctionResult,
    );
    const submissions = [{ ...right, functions, proved: true }, wrong];
    await open({ ...results, submissions }, `#s=${encodeURIComponent(right.id)}`);
    expect(await details().locator(".headline .mark").textContent()).toBe("Right (proved)");
    const words = "Proved equal to the reference on every input, as long as no integer overflows.";
    expect(await details().getByText(words).count()).toBe(2);
    await page.keyboard.press("Escape");
    expect((await page.locator(".submissions tbody .mark").allTextContents()).toSorted()).toEqual([
      "Right (proved)",
      "Wrong",
    ]);
  });

  test("searches names, files and counterexamples", async () => {
    await open(results);
    await page.getByLabel("Search").fill("ann");
    await expectSoon(rows).toEqual(["ann", "ann2", "ann3", "ann4", "ann5"]);
    expect(await page.getByRole("status").textContent()).toBe("5 of 60 submissions");
    await page.getByLabel("Search").fill("LARGEST [(-1)]");
    const caught = results.inputs.find(({ call }) => call === "largest [(-1)]");
    await expectSoon(sortedRows).toEqual(caught?.smallestOf.toSorted());
    await page.getByLabel("Search").fill(" emilie ");
    await expectSoon(async () => (await rows())[0]).toBe("émilie");
    await page.getByRole("button", { name: "Clear" }).click();
    await expectSoon(rows).toHaveLength(60);
  });

  test("sorts by a column, in both directions, and says so", async () => {
    await open(results);
    const points = async (): Promise<number[]> =>
      (await page.locator(".submissions td.points").allTextContents()).map((text) => Number.parseFloat(text));
    const head = page.getByRole("columnheader", { name: "Points" });
    await head.getByRole("button").click();
    expect(await head.getAttribute("aria-sort")).toBe("ascending");
    expect(await points()).toEqual((await points()).toSorted((a, b) => a - b));
    await head.getByRole("button").click();
    expect(await head.getAttribute("aria-sort")).toBe("descending");
    expect(await points()).toEqual((await points()).toSorted((a, b) => b - a));
  });

  test("filters by status, by function and by mistake", async () => {
    await open(results);
    await page.locator(".tile", { hasText: "Rejected" }).click();
    await expectSoon(rows).toHaveLength(results.summary.rejected);
    await page
      .locator("#mistakes article")
      .first()
      .getByRole("link", { name: /in the table/ })
      .click();
    await expectSoon(sortedRows).toEqual(mistake?.submissions.toSorted());
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByLabel("Function").selectOption("sum");
    await page.getByLabel("Status").selectOption("wrong");
    const isWrong = ({ functions }: SubmissionResult): boolean =>
      functions.some((each) => each.function === "sum" && each.verdict === "differs");
    await expectSoon(rows).toHaveLength(results.submissions.filter(isWrong).length);
  });

  test("opens a submission by a click, with all that is known", async () => {
    await open(results);
    await page.locator(".submissions").getByRole("link", { name: wrong.id, exact: true }).click();
    const text = await details().textContent();
    const [counterexample] = wrong.functions.flatMap((each) =>
      each.verdict === "differs" ? [each.counterexample] : [],
    );
    expect(text).toContain(counterexample?.call);
    expect(text).toContain("Expected");
    expect(text).toContain("Got");
    const source = await details().locator(".source code").allTextContents();
    expect(`${source.join("\n")}\n`).toBe(wrong.source);
    await page.goBack();
    await details().waitFor({ state: "detached" });
  });

  test("answers a click before any other key or click", async () => {
    await open(results);
    const opened = `document.querySelector(".submissions a.open").click(), document.querySelector("dialog").open`;
    expect(await page.evaluate(opened)).toBe(true);
    const next = `document.querySelector("dialog [data-key=ArrowRight]").click(), document.querySelector("dialog h2").textContent`;
    expect(await page.evaluate(next)).toBe((await rows())[1]);
    const shown = `document.querySelector("#mistakes a.button").click(), document.querySelectorAll(".submissions tbody tr").length`;
    expect(await page.evaluate(shown)).toBe(mistake?.submissions.length);
    expect(await page.evaluate(`document.querySelector("dialog").open`)).toBe(false);
  });

  test("keeps the address of a submission that is opened right after another was closed", async () => {
    await open(results);
    await page.evaluate(`{
      const link = document.querySelector(".submissions a.open");
      link.click();
      document.querySelector("dialog").close();
      link.click();
    }`);
    await page.evaluate("new Promise((done) => setTimeout(done))"); // the event of closing comes in a task of its own
    expect(await page.evaluate("location.hash")).toBe(`#s=${(await rows())[0]}`);
    expect(await details().getByRole("heading", { level: 2 }).textContent()).toBe((await rows())[0]);
  });

  test("opens a submission by its address, and marks its problems in the source", async () => {
    await open(results, `#s=${encodeURIComponent(rejected.id)}`);
    expect(await details().getByRole("heading", { level: 2 }).textContent()).toBe(rejected.id);
    expect(await details().locator(".line.marked mark").textContent()).toBe("print_int");
    expect(await details().locator(".problem").textContent()).toContain("E204 Types clash");
  });

  test("does not mind an address that is not there", async () => {
    await open(results, "#s=nobody%");
    await details().waitFor({ state: "detached" });
    await expectSoon(rows).toHaveLength(60);
  });

  test("works from the keyboard", async () => {
    await open(results);
    await page.keyboard.press("/");
    await page.keyboard.type(wrong.id);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await details().getByRole("heading", { level: 2 }).textContent()).toBe(wrong.id);
    await page.keyboard.press("Escape");
    await details().waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement.textContent")).toBe(wrong.id);
    await page.waitForFunction("location.hash === ''"); // browsers go back when they find the time
  });

  test("goes through the rows that are shown, in their order", async () => {
    await open(results);
    await page.getByLabel("Search").fill("ann");
    await page.keyboard.press("Enter");
    const title = details().getByRole("heading", { level: 2 });
    expect(await title.textContent()).toBe("ann");
    await page.keyboard.press("ArrowRight");
    await title.getByText("ann2").waitFor();
    await details().getByRole("button", { name: "Next" }).click();
    await title.getByText("ann3").waitFor();
    await page.keyboard.press("ArrowLeft");
    await title.getByText("ann2").waitFor();
    await page.goBack(); // leaves the dialog, whatever was looked at in it
    await details().waitFor({ state: "detached" });
  });

  test("copies the smallest set of inputs", async () => {
    await open(results);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const calls = results.covering.flatMap(({ inputs }) => inputs).map((id) => results.inputs[id - 1]?.call);
    const copied = String(await page.evaluate("navigator.clipboard.readText()"));
    expect([...copied.matchAll(/^ {2}- '(.*)' +#/gm)].map(([, call]) => call)).toEqual(calls);
  });

  test.each(["light", "dark"] as const)("is readable in %s colours", async (scheme) => {
    await open(results, `#s=${encodeURIComponent(rejected.id)}`);
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: scheme === "light" ? "Light" : "Dark" }).click();
    expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe(scheme);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    for (const { id } of [wrong, rejected]) {
      await page.locator(".submissions").getByRole("link", { name: id, exact: true }).click();
      expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  test("prints the class, or the submission that is open", async () => {
    await open(results);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const isShown = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
    expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("light");
    for (const part of ["#summary", "#mistakes article", ".submissions tbody tr"])
      expect(await isShown(part)).toBe(true);
    for (const part of ["nav", ".controls", ".button"]) expect(await isShown(part)).toBe(false);
    await page.evaluate(`location.hash = "s=ann"`);
    await details().waitFor();
    expect(await isShown("#summary")).toBe(false);
    expect(await isShown("dialog .source")).toBe(true);
  });

  test("shows code and names as text, whatever is in them", async () => {
    const evil =
      "</script><script>window.pwned = 1</script><img src='http://example.org/x' onerror='window.pwned = 2'>";
    const id = `mallory ${evil}`;
    const [first, ...rest] = results.submissions;
    const submission = { ...first, id, student: id, file: evil, failure: evil, source: `(* ${evil} *)\n` };
    const hostile = {
      ...results,
      assignment: { ...results.assignment, name: evil },
      notices: [{ kind: "other" as const, text: evil }],
      submissions: [submission as SubmissionResult, ...rest],
    };
    await open(hostile, `#s=${encodeURIComponent(id)}`);
    expect(await details().locator(".source code").allTextContents()).toEqual([`(* ${evil} *)`]);
    expect(await page.evaluate("window.pwned")).toBe(undefined);
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.locator("#notices").textContent()).toContain(evil);
  });

  test("may run nothing but its own program", async () => {
    await open(results);
    await page.evaluate(`{
      const script = document.createElement("script");
      script.textContent = "window.pwned = 1";
      document.body.append(script);
    }`);
    expect(await page.evaluate("window.pwned")).toBe(undefined);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
  });

  test.each([0, 1, 500])("shows a class of %d, on a phone too", async (size) => {
    await open(makeClassResults(size), "", 390);
    await expectSoon(rows).toHaveLength(size);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  });

  test("long names, lines and counterexamples do not make it wider", async () => {
    const long = "x".repeat(3_000);
    const submissions = results.submissions.map((each) => ({ ...each, file: long, source: long, failure: long }));
    const mistakes = results.mistakes.map((each) => ({ ...each, witness: { ...each.witness, call: `sum ${long}` } }));
    const assignment = { ...results.assignment, name: long };
    await open({ ...results, assignment, submissions, mistakes }, `#s=${encodeURIComponent(wrong.id)}`, 390);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    expect(await page.evaluate("document.querySelector('dialog').scrollWidth")).toBeLessThanOrEqual(390);
  });
});

test("the page of 500 submissions with their sources is small enough to be sent around", () => {
  const large = makeClassResults(500);
  const submissions = large.submissions.map((each) => ({
    ...each,
    source: "let f x = x + 1 (* \u00e9 *)\n".repeat(100),
  }));
  expect(TEMPLATE.length).toBeLessThan(60_000);
  expect(Buffer.byteLength(gradePage(TEMPLATE, { ...large, submissions }))).toBeLessThan(3_000_000);
});
