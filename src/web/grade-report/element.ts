// Makes elements. Whatever comes from data goes in as a text node or the value of an attribute, so nothing that a
// student wrote is ever read as markup.

import { displayUnicode } from "../../report/display.js";

export type Child = Node | string | null | readonly Child[];
export type Attributes = Readonly<Record<string, string | number | null>>;

const SVG = "http://www.w3.org/2000/svg";

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function button(label: Child, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", onClick);
  return made;
}

/** Texts of the language: a call, a value. */
export function code(text: string): HTMLElement {
  return element("code", {}, visible(text));
}

/** A name that students or teachers chose, of any script. */
export function name(text: string): HTMLElement {
  return element("bdi", {}, visible(text));
}

/** Characters that would move, hide or reorder the text around them are shown as signs; tabs are left to the browser. */
export function visible(text: string): string {
  return text.split("\t").map(displayUnicode).join("\t");
}

function fill<E extends Element>(made: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, String(value));
  append(made, children);
  return made;
}

function append(to: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null) continue;
    if (typeof child === "string" || child instanceof Node) to.append(child);
    else append(to, child);
  }
}
