// The few arrangements that the parts of the page share.
import { type Child, element } from "./element.js";

/** A part of the page with its heading; `id` is what links name. */
export function section(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  const heading = element("h2", { id: `${id}-title` }, title);
  return element("section", { id, "aria-labelledby": `${id}-title`, tabindex: -1 }, heading, children);
}

export function labelled(label: string, ...content: readonly Child[]): HTMLElement {
  return element("p", { class: "labelled" }, element("span", { class: "term" }, label), " ", content);
}

/** A plain table that scrolls sideways by itself when it is too wide. */
export function table(label: string, heads: readonly Child[], rows: readonly HTMLElement[]): HTMLElement {
  const head = element("tr", {}, ...heads.map((each) => element("th", { scope: "col" }, each)));
  const body = element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
  return element("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": label }, body);
}
