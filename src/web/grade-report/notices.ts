// What the teacher should know first.
import type { Notice } from "../../report/class-results.js";
import { count } from "../../report/words/english/phrases.js";
import { disclosure } from "./disclosure.js";
import { type Child, element, visible } from "./element.js";
import { section } from "./layout.js";

const KINDS: Readonly<Record<Notice["kind"], string>> = {
  "references-differ": "References differ",
  "test-contradicts-reference": "Test contradicts the reference",
  "test-unusable": "Test cannot be used",
  "not-checked": "Not checked",
  "skipped-file": "File skipped",
  other: "Note",
};
export function noticesSection(notices: readonly Notice[]): HTMLElement | null {
  if (notices.length === 0) return null;
  const skipped = notices.filter(({ kind }) => kind === "skipped-file");
  const first = notices.filter(({ kind }) => kind !== "skipped-file");
  return section("notices", "Notices", first.length === 0 ? null : list(first), skippedFiles(skipped));
}

/** Archives are full of files that nobody misses. */
function skippedFiles(notices: readonly Notice[]): Child {
  if (notices.length === 0) return null;
  return disclosure(`${count(notices.length, "file")} skipped`, () => list(notices));
}

function list(notices: readonly Notice[]): HTMLElement {
  return element("ul", { class: "notices" }, notices.map(noticeItem));
}

function noticeItem({ kind, text }: Notice): HTMLElement {
  return element("li", { class: kind }, element("strong", {}, KINDS[kind]), " ", visible(text));
}
