// JUnit's XML has no owner. These are the rules of what reads it: the schema of Jenkins' xUnit plugin (junit-10.xsd), which knows
// these elements, their order and which attributes are needed; `file` of a case is what GitLab and CircleCI read besides. That counts
// are true is demanded by nobody, and believed by all. The parser is a browser's: XML 1.0, no mercy.
import { expect } from "vitest";
import { findChromium, openBrowser } from "./chromium.js";

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
};

/** The document; undefined where there is no browser, which says so. */
export async function parsedXml(text: string): Promise<Element | undefined> {
  const chromium = findChromium();
  if (chromium === undefined) return undefined;
  const browser = await openBrowser(chromium);
  try {
    const page = await browser.newPage();
    const found = await page.evaluate(`(${String(readXml)})(${JSON.stringify(text)})`);
    return found as Element; // what readXml gives
  } finally {
    await browser.close();
  }
}

/** Runs in the browser, whose types are not known here. */
function readXml(text: string): unknown {
  type Node = {
    readonly nodeName: string;
    readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
    readonly children: ArrayLike<Node>;
    readonly textContent: string;
  };
  type Parsed = { readonly documentElement: Node; readonly querySelector: (name: string) => Node | null };
  const { DOMParser } = globalThis as unknown as {
    DOMParser: new () => { parseFromString: (text: string, type: string) => Parsed };
  };
  const shown = (node: Node): unknown => ({
    name: node.nodeName,
    attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
    children: Array.from(node.children, shown),
    text: node.textContent,
  });
  const parsed = new DOMParser().parseFromString(text, "text/xml");
  return shown(parsed.querySelector("parsererror") ?? parsed.documentElement);
}

const COUNTS = ["tests", "failures", "errors", "skipped"];

export function expectJunit(root: Element): void {
  expect(root.name, root.text).toBe("testsuites"); // of what is no XML, it is a parsererror
  expect(Object.keys(root.attributes)).toEqual(["name", ...COUNTS]);
  expectCounts(
    root,
    root.children.flatMap(({ children }) => children),
  );
  for (const suite of root.children) {
    expect(suite.name).toBe("testsuite");
    expect(Object.keys(suite.attributes)).toEqual(["name", ...COUNTS]);
    expectCounts(suite, suite.children);
    for (const each of suite.children) expectCase(each);
  }
}

function expectCounts({ attributes }: Element, cases: readonly Element[]): void {
  const having = (name: string): number =>
    cases.filter(({ children }) => children.some((child) => child.name === name)).length;
  const [failures, errors, skipped] = ["failure", "error", "skipped"].map(having);
  const counts = { tests: cases.length, failures, errors, skipped };
  for (const [name, count] of Object.entries(counts)) expect(attributes[name]).toBe(String(count));
}

function expectCase({ name, attributes, children }: Element): void {
  expect(name).toBe("testcase");
  expect(Object.keys(attributes).filter((each) => each !== "file")).toEqual(["name", "classname"]);
  expect(attributes.name).not.toBe("");
  expect(children.length).toBeLessThanOrEqual(1);
  for (const child of children) {
    expect(["failure", "error", "skipped"]).toContain(child.name);
    expect(Object.keys(child.attributes)).toEqual(child.name === "skipped" ? ["message"] : ["message", "type"]);
    expect(child.children).toEqual([]);
  }
}
