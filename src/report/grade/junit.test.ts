// JUnit XML: what becomes of each verdict, and that it is well-formed whatever is in it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differs, example, HOSTILE, raised, SAMPLE, submission, value } from "../../../test/grade/sample-results.js";
import { ENGLISH } from "../words/english.js";
import { gradesJunit } from "./junit.js";

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#10": "\n" };
const LEGAL = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Reads the XML that we write, and throws at anything that is not well-formed. */
function readXml(xml: string): Element {
  if (!LEGAL.test(xml)) throw new Error("a character that XML does not have");
  const start = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!xml.startsWith(start)) throw new Error("no declaration");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  for (const [token, tag, text] of xml.slice(start.length).matchAll(/<([^<>]*)>|([^<]+)|</g)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new Error("closed too often");
    if (text !== undefined) parent.text += unescaped(text);
    else if (tag === undefined) throw new Error(`bare ${token}`);
    else if (tag.startsWith("/")) {
      if (open.pop()?.name !== tag.slice(1)) throw new Error(`${token} closes something else`);
    } else {
      const element = readTag(tag);
      parent.children.push(element);
      if (!tag.endsWith("/")) open.push(element);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || only === undefined || root.children.length !== 1) throw new Error("not one element");
  return only;
}

function readTag(tag: string): Element {
  const [, name = "", rest = ""] = /^([a-z]+)((?: [a-z]+="[^"<]*")*)\/?$/.exec(tag) ?? [];
  if (name === "") throw new Error(`no tag: ${tag}`);
  const pairs = [...rest.matchAll(/ ([a-z]+)="([^"<]*)"/g)].map(([, key = "", text = ""]) => [key, unescaped(text)]);
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute twice: ${tag}`);
  return { name, attributes: Object.fromEntries(pairs), children: [], text: "" };
}

function unescaped(text: string): string {
  if (text.includes("]]>")) throw new Error("]]> in text");
  return text.replaceAll(/&([^;]*;)?/g, (all, name: string | undefined) => {
    const known = ENTITIES[name?.slice(0, -1) ?? ""];
    if (known === undefined) throw new Error(`no entity: ${all}`);
    return known;
  });
}

const suites = readXml(gradesJunit(ENGLISH, SAMPLE));
const suiteOf = (id: string): Element | undefined => suites.children.find(({ attributes }) => attributes.name === id);
const faultsOf = (id: string): (string | undefined)[] | undefined =>
  suiteOf(id)?.children.map(({ children }) => children[0]?.name);

test("counts", () => {
  expect(suites.attributes).toEqual({ name: "Lists <b>", tests: "24", failures: "6", errors: "7", skipped: "2" });
  expect(suiteOf("dan")?.attributes).toEqual({ name: "dan", tests: "2", failures: "1", errors: "0", skipped: "1" });
});

describe("verdicts", () => {
  const cases: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ["ann", [undefined, undefined]],
    ["bob", ["failure", undefined]],
    ["eve", [undefined, "skipped"]],
    ["fay", ["error", undefined]],
    ["gus", ["error", "error"]],
    ["hal", ["error", "error"]],
    ["ivy", ["error", "error"]],
  ];
  for (const [id, faults] of cases) test(id, () => expect(faultsOf(id)).toEqual(faults));

  test("a difference has its counterexample", () => {
    const [first] = suiteOf("bob")?.children ?? [];
    expect(first?.attributes).toEqual({ name: "sum", classname: "bob", file: "hw1/bob/lists.ml" });
    expect(first?.children[0]?.attributes).toEqual({ message: "differs: sum [0; 1]", type: "differs" });
    expect(first?.children[0]?.text).toBe("sum [0; 1]\n  expected  1\n  got       0");
  });
});

test("hostile text is text", () => {
  const suite = suites.children.find(({ attributes }) => attributes.name?.startsWith("<script>"));
  expect(suite?.attributes.name).toContain("]]> &amp; ````");
  expect(suite?.children[0]?.children[0]?.text).toContain("<script>alert(1)</script> ]]>");
});

test("well-formed whatever is in it", () => {
  const texts = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."<>&\"']-!?\n\r\t\0\u001b\u0085\ufffe\uffff\ud800\udc00"),
      fc.string({ unit: "binary" }),
    ),
  });
  fc.assert(
    fc.property(texts, texts, (id, text) => {
      const wrong = differs("f", example(text, 1, value(text), raised(text)));
      const xml = gradesJunit(ENGLISH, { ...SAMPLE, submissions: [submission(id, "wrong", [wrong])] });
      expect(readXml(xml).children).toHaveLength(1);
    }),
  );
});

test("the reader of this test refuses what is not well-formed", () => {
  const declared = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
  for (const body of [
    "<a>",
    "<a></b>",
    "<a/><b/>",
    "<a>&x;</a>",
    "<a>]]></a>",
    "<a>&</a>",
    "<a>\u0001</a>",
    '<a b="<"/>',
  ]) {
    expect(() => readXml(declared(body)), body).toThrow();
  }
  expect(HOSTILE).toContain("]]>");
});
