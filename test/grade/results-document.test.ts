// docs/results.md knows every field of results.json, and its example is one.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ClassResults, RESULTS_VERSION, STATUSES } from "../../src/report/class-results.js";
import { renderGrades } from "../../src/report/grade/table.js";
import { ENGLISH } from "../../src/report/words/english.js";
import { SAMPLE } from "./sample-results.js";

const manual = readFileSync("docs/results.md", "utf8");
const words = manual.replace(/```json[\s\S]*?```/, "");
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? "") as ClassResults;

/** Names of fields, those of the answers of `check` left to json.md. */
function fieldsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(fieldsOf);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [name, ...(OF_CHECK.has(name) ? [] : fieldsOf(value))]);
}

const OF_CHECK = new Set([
  "counterexample",
  "witness",
  "expected",
  "got",
  "problems",
  "conditions",
  "limits",
  "reason",
  "explored",
  "summary",
]);

test("every field is described", () => {
  const fields = [...new Set(fieldsOf(SAMPLE))];
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
  expect(STATUSES.filter((status) => !words.includes(`\`${status}\``))).toEqual([]);
  expect(words).toContain(`| \`version\` | \`${RESULTS_VERSION}\` |`);
});

test("the example has the fields that there are, and can be reported on", () => {
  const sample = new Set(fieldsOf(SAMPLE));
  expect(fieldsOf(example).filter((name) => !sample.has(name))).toEqual([]);
  expect(Object.keys(example)).toEqual(Object.keys(SAMPLE));
  expect(renderGrades(ENGLISH, example, { width: 80, colour: false })).toContain("ann  wrong  sum [0; 1]");
});
