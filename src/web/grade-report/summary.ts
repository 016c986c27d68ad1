// The headline: how many submissions came to what, and the plots.
import { ownCall } from "../../report/answer-words.js";
import type { ClassResults, SubmissionResult } from "../../report/class-results.js";
import { STATUSES } from "../../report/class-results.js";
import { pointsText } from "../../report/words/english/phrases.js";
import { element } from "./element.js";
import { section } from "./layout.js";
import { groupHash, statusHash } from "./links.js";
import { type Bar, barPlot, columnPlot, sharePlot } from "./plots.js";
import { rowOf } from "./rows.js";
import { statusSign } from "./status-mark.js";
import { STATUS_WORDS } from "./words.js";

const COLUMNS_MAX = 20;
const MISTAKES_MAX = 7;

export function summarySection(results: ClassResults): HTMLElement {
  if (results.submissions.length === 0)
    return section("summary", "Summary", element("p", {}, "There are no submissions."));
  const parts = STATUSES.map((status) => ({
    status,
    label: STATUS_WORDS[status].name,
    value: results.summary[status],
    href: statusHash(status),
  }));
  return section(
    "summary",
    "Summary",
    sharePlot(parts),
    element("ul", { class: "tiles" }, parts.map(tile(results.summary.submissions))),
    element("div", { class: "plots" }, pointsPlot(results), sizesPlot(results.submissions), mistakesPlot(results)),
  );
}

function tile(all: number): (part: Bar & { readonly status: (typeof STATUSES)[number] }) => HTMLElement {
  return ({ status, label, value, href }) => {
    const share = `${Math.round((100 * value) / all)} %`;
    const content = [
      element("span", { class: "number" }, String(value)),
      element("span", { class: "of" }, statusSign(status), label),
      element("span", { class: "percent" }, share),
    ];
    const attributes = { class: value === 0 ? "tile none" : "tile", title: STATUS_WORDS[status].meaning };
    const shown = value === 0 ? element("span", attributes, content) : element("a", { ...attributes, href }, content);
    return element("li", {}, shown);
  };
}

function pointsPlot({ assignment, submissions }: ClassResults): HTMLElement | null {
  const outOf = assignment.functions.reduce((sum, { points }) => sum + points, 0);
  if (outOf === 0) return null;
  const points = submissions.map((each) => each.points).sort((a, b) => a - b);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const median = points[Math.floor(points.length / 2)] ?? 0;
  const axis = `points of ${pointsText(outOf)}; mean ${pointsText(mean)}, median ${pointsText(median)}`;
  return columnPlot("Points", axis, countByRange(points, 0, outOf));
}

function sizesPlot(submissions: readonly SubmissionResult[]): HTMLElement | null {
  const sizes = submissions.flatMap((each) => rowOf(each, null).witness?.size ?? []);
  if (sizes.length === 0) return null;
  const bars = countByRange(sizes, Math.min(...sizes), Math.max(...sizes));
  return columnPlot("Smallest counterexamples by size", "size of the input", bars);
}

function mistakesPlot({ mistakes }: ClassResults): HTMLElement | null {
  if (mistakes.length === 0) return null;
  const shown = mistakes.slice(0, MISTAKES_MAX).map(({ id, witness, submissions }) => ({
    label: `${id}  ${ownCall(witness)}`,
    value: submissions.length,
    href: groupHash({ kind: "mistake", id }),
  }));
  const title = shown.length < mistakes.length ? `The ${shown.length} most frequent mistakes` : "Mistakes by frequency";
  return barPlot(title, shown);
}

/** How many values are in each of at most twenty ranges, which begin at whole numbers. */
function countByRange(values: readonly number[], least: number, most: number): Bar[] {
  const low = Math.floor(least);
  const width = Math.ceil((Math.floor(most) - low + 1) / COLUMNS_MAX);
  const bars: { label: string; value: number; href: null }[] = [];
  for (let start = low; start <= most; start += width) {
    const end = start + width - 1;
    bars.push({ label: width === 1 ? String(start) : `${start}–${end}`, value: 0, href: null });
  }
  for (const value of values) {
    const bar = bars[Math.floor((value - low) / width)];
    if (bar !== undefined) bar.value++;
  }
  return bars;
}
