// What is shown only when asked for: made at that moment, because most of it never is.
import { button, type Child, element } from "./element.js";

export function disclosure(summary: Child, make: () => Child): HTMLElement {
  const details = element("details", {}, element("summary", {}, summary));
  details.addEventListener("toggle", () => details.append(element("div", {}, make())), { once: true });
  return details;
}

/** The first items, and a button for all; paper gets all. */
export function longList<T>(
  items: readonly T[],
  most: number,
  make: (item: T) => HTMLElement,
  list: HTMLElement,
): Child {
  const isLong = items.length > most + 2;
  list.append(...items.slice(0, isLong ? most : items.length).map(make));
  if (!isLong) return list;
  const addRest = (): void => {
    if (!more.isConnected) return;
    const rest = items.slice(most).map(make);
    list.append(...rest);
    more.remove();
    rest[0]?.querySelector<HTMLElement>("a, button, summary")?.focus();
  };
  const more = button(`Show all ${items.length}`, { class: "more" }, addRest);
  window.addEventListener("beforeprint", addRest);
  return [list, more];
}
