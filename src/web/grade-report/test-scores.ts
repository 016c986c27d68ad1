// The teacher's own tests, judged by the class: which wrong submissions they miss, and which of them catch nobody.
import type { TestScore, TestScores } from "../../report/class-results.js";
import { count } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { disclosure } from "./disclosure.js";
import { type Child, code, element, visible } from "./element.js";
import { section, table } from "./layout.js";
import { groupLink, studentLink } from "./links.js";
import { outcome } from "./witness.js";

const MISSED = "Wrong, but pass every test";
const MISSED_MAX = 12;

export function testScoresSection(index: ClassIndex): HTMLElement | null {
  const { tests } = index.results;
  if (tests === null || tests.tests.length === 0) return null;
  return section(
    "tests",
    "Your tests",
    element("p", { class: "about" }, verdictOnTests(index, tests)),
    table("Your tests", ["Test", "Call", "Expected", "Caught"], tests.tests.map(testRow)),
    missed(index, tests),
  );
}

function verdictOnTests(index: ClassIndex, { tests, missed: pass }: TestScores): string {
  const { wrong } = index.results.summary;
  if (wrong === 0) return "No submission is wrong, so there is nothing to judge your tests by.";
  const missedCount = new Set(pass.map(({ submission }) => submission)).size;
  const idle = tests.filter(({ caught }) => caught.length === 0).length;
  const misses =
    missedCount === 0
      ? `Your ${count(tests.length, "test")} catch every wrong submission that was found.`
      : `Your ${count(tests.length, "test")} miss ${missedCount} of ${count(wrong, "wrong submission")}.`;
  return idle === 0 ? misses : `${misses} ${idle === 1 ? "One catches" : `${idle} catch`} nobody.`;
}

function testRow({ id, name, call, expected, caught }: TestScore): HTMLElement {
  const who: Child =
    caught.length === 0
      ? element("span", { class: "nobody" }, "nobody")
      : groupLink({ kind: "test", id }, count(caught.length, "student"));
  const cells: readonly Child[] = [code(call), expected === null ? null : outcome(expected, null), who];
  const head = element("th", { scope: "row" }, visible(name));
  return element("tr", {}, head, ...cells.map((cell) => element("td", {}, cell)));
}

function missed(index: ClassIndex, { missed: all }: TestScores): Child {
  if (all.length === 0) return null;
  const heads = ["Student", ...(index.manyFunctions ? ["Function"] : []), "Goes wrong on"];
  const rows = (): HTMLElement[] =>
    all.map(({ submission, function: name, call }) => {
      const cells = [studentLink(submission), ...(index.manyFunctions ? [code(name)] : []), code(call)];
      return element("tr", {}, ...cells.map((cell) => element("td", {}, cell)));
    });
  if (all.length > MISSED_MAX) return disclosure(`${MISSED} (${all.length})`, () => table(MISSED, heads, rows()));
  return [element("h3", {}, MISSED), table(MISSED, heads, rows())];
}
