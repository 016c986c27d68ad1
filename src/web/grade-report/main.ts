// The teacher's page: reads the results that stand in it, and shows them.
import type { ClassResults } from "../../report/class-results.js";
import { onNewHash, replaceHash } from "./address.js";
import { type ClassIndex, indexClass, type LinkedGroup } from "./class-index.js";
import { type Details, makeDetails } from "./details.js";
import { element } from "./element.js";
import { pageHeader, pageNavigation } from "./header.js";
import { inputsSection } from "./inputs.js";
import { readHash } from "./links.js";
import { mistakesSection } from "./mistakes.js";
import { noticesSection } from "./notices.js";
import { repairsSection } from "./repairs.js";
import { type SubmissionTable, submissionTable } from "./submissions.js";
import { summarySection } from "./summary.js";
import { testScoresSection } from "./test-scores.js";
import { waysSection } from "./ways.js";

show(JSON.parse(document.getElementById("results")?.textContent ?? "") as ClassResults);

function show(results: ClassResults): void {
  const index = indexClass(results);
  const table = submissionTable(index);
  const parts = [
    noticesSection(results.notices),
    summarySection(results),
    mistakesSection(index),
    repairsSection(index),
    testScoresSection(index),
    inputsSection(index),
    waysSection(index),
    table.section,
  ].filter((part) => part !== null);
  const details = makeDetails(index, table.shown);
  document.title = `${results.assignment.name}: ${results.summary.submissions} submissions`;
  const skip = element("a", { class: "skip", href: "#submissions" }, "To the submissions");
  const main = element("main", {}, ...parts);
  document.body.append(skip, pageHeader(results), pageNavigation(parts), main, details.dialog);
  const follow = (): void => followHash(index, table, details);
  onNewHash((hash) => readHash(hash) !== null, follow);
  document.addEventListener("keydown", (event) => focusSearch(event, table.search));
  follow();
}

function followHash(index: ClassIndex, table: SubmissionTable, details: Details): void {
  const target = readHash(location.hash);
  if (target?.to === "submission") {
    if (!details.open(target.id)) replaceHash("");
    return;
  }
  details.dialog.close();
  if (target === null) return;
  if (target.to === "status") table.show({ status: target.status });
  else table.show({ group: target.group, functionName: functionOf(index, target.group) });
  replaceHash(""); // so that the same link can be followed again
  table.section.scrollIntoView();
  table.section.focus({ preventScroll: true });
}

/** What a mistake or a repair is about; other groups are shown as whole submissions. */
function functionOf(index: ClassIndex, { kind, id }: LinkedGroup): string | null {
  const group = kind === "mistake" ? index.mistakes.get(id) : kind === "repair" ? index.repairs.get(id) : undefined;
  return group?.function ?? null;
}

function focusSearch(event: KeyboardEvent, search: HTMLInputElement): void {
  const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search.focus();
  search.select();
}
