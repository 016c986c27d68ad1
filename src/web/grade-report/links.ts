// Links inside the page. The part after `#` says what they do: open a submission, show a group in the table, go to a part.
import type { Status } from "../../report/class-results.js";
import { STATUSES } from "../../report/class-results.js";
import { GROUP_KINDS, type LinkedGroup } from "./class-index.js";
import { button, type Child, element, name } from "./element.js";

export type Target =
  | { readonly to: "submission"; readonly id: string }
  | { readonly to: "status"; readonly status: Status }
  | { readonly to: "group"; readonly group: LinkedGroup };

export function submissionHash(id: string): string {
  return `#s=${encodeURIComponent(id)}`;
}

export function groupHash({ kind, id }: LinkedGroup): string {
  return `#${kind}=${id}`;
}

/** On the card of a group. */
export function showInTable(group: LinkedGroup): HTMLElement {
  const { kind, id } = group;
  return element(
    "a",
    { class: "button", href: groupHash(group), "aria-label": `Show ${kind} ${id} in the table` },
    "Show in the table",
  );
}

export function statusHash(status: Status): string {
  return `#status=${status}`;
}

/** Null: a part of the page, which the browser finds by itself, or nothing of ours. */
export function readHash(hash: string): Target | null {
  const [, key = "", value = ""] = /^#(\w+)=(.*)$/.exec(hash) ?? [];
  if (key === "s") return { to: "submission", id: decode(value) };
  const status = key === "status" ? STATUSES.find((each) => each === value) : undefined;
  if (status !== undefined) return { to: "status", status };
  const kind = GROUP_KINDS.find((each) => each === key);
  return kind === undefined || !/^\d+$/.test(value) ? null : { to: "group", group: { kind, id: Number(value) } };
}

export function studentLink(id: string): HTMLElement {
  return element("a", { href: submissionHash(id) }, name(id));
}

export function groupLink(group: LinkedGroup, ...label: readonly Child[]): HTMLElement {
  return element("a", { href: groupHash(group) }, label);
}

const STUDENTS_MAX = 24;

/** Students, separated by commas; of many, the first ones and a button for the rest. */
export function studentList(ids: readonly string[]): HTMLElement {
  const list = element("span", { class: "students" });
  const add = (more: readonly string[]): void => {
    for (const id of more) list.append(...(list.childNodes.length === 0 ? [] : [", "]), studentLink(id));
  };
  const isLong = ids.length > STUDENTS_MAX * 1.5;
  add(isLong ? ids.slice(0, STUDENTS_MAX) : ids);
  if (!isLong) return list;
  const rest = ids.slice(STUDENTS_MAX);
  const addRest = (): void => {
    if (!more.isConnected) return;
    more.remove();
    add(rest);
  };
  const more = button(`${rest.length} more`, { class: "small" }, addRest);
  window.addEventListener("beforeprint", addRest);
  list.append(" ", more);
  return list;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a link that was not made here
  }
}
