// Texts as XML 1.0, whatever is in them.
import { displayUnicode } from "./display.js";

export function attributes(values: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(values).map(([name, value]) => ` ${name}="${xmlAttribute(String(value))}"`);
  return pairs.join("");
}

/** A line break would be read as a space. */
function xmlAttribute(text: string): string {
  return xmlText(text).replaceAll("\n", "&#10;");
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;", // for the sake of ]]>
  '"': "&quot;",
  "'": "&apos;",
};

/** What a screen would show, which leaves no character that XML 1.0 forbids but two. */
export function xmlText(text: string): string {
  return displayUnicode(text)
    .replaceAll(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
