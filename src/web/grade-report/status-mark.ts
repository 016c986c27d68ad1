// A status as people see it: a sign of its own shape, a colour, and always its name.
import type { Status } from "../../report/class-results.js";
import { element, svg } from "./element.js";
import { PROVED_WORDS, STATUS_WORDS } from "./words.js";

/** Drawn with strokes on a field of 16 by 16. */
const SIGNS: Readonly<Record<Status, string>> = {
  right: "M3.5 8.5l3 3 6-7",
  undecided: "M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M8 12.6v.1",
  wrong: "M4 4l8 8M12 4l-8 8",
  incomparable: "M3.5 6h9M3.5 10h9M10 3.5l-4 9",
  rejected: "M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M4.2 4.2l7.6 7.6",
  failed: "M8 3v6.5M8 12.6v.1",
};

export function statusSign(status: Status): SVGElement {
  const attributes = { class: `sign status-${status}`, viewBox: "0 0 16 16", "aria-hidden": "true" };
  return svg("svg", attributes, svg("path", { d: SIGNS[status] }));
}

/** `proved`: it is right, and that was proved. */
export function statusMark(status: Status, proved: boolean): HTMLElement {
  const { name, meaning } = proved ? PROVED_WORDS : STATUS_WORDS[status];
  return element("span", { class: `mark status-${status}`, title: meaning }, statusSign(status), name);
}
