// The data of the page can neither end its element nor be changed on the way.
import { expect, test } from "vitest";
import { makeClassResults } from "../../../test/class-results-maker.js";
import type { ClassResults } from "../class-results.js";
import { gradePage } from "./page.js";

const TEMPLATE = '<script type="application/json">{{results}}</script><script>run()</script>';

test.each([
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "$& $1 $$ $` $'",
  "a\u2028b\u2029c",
  "{{results}}",
  "\ud800",
])("%j", (text) => {
  const results = named(text);
  const page = gradePage(TEMPLATE, results);
  const [, data = ""] =
    /^<script type="application\/json">([^<\u2028\u2029]*)<\/script><script>run\(\)<\/script>$/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(results);
});

test("a template without a place for the data, or with two, is no template", () => {
  expect(() => gradePage("", named("a"))).toThrow("once");
  expect(() => gradePage(TEMPLATE + TEMPLATE, named("a"))).toThrow("once");
});

function named(name: string): ClassResults {
  const results = makeClassResults(2);
  return { ...results, assignment: { ...results.assignment, name } };
}
