// Markdown around texts that are not trusted: nothing in them can end a code block, start a tag,
// a link, a heading or a table cell. All texts are one-line words or fenced blocks.
import { displayUnicode } from "../display.js";

/** Blocks with an empty line between any two. */
export function blocks(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** A code block; its fence is longer than every run of backticks in it. */
export function fenced(text: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}\n${displayUnicode(text)}\n${fence}`;
}

/** Code within a line. */
export function code(text: string): string {
  const line = oneLine(text);
  if (line === "") return "";
  const fence = "`".repeat(longestRun(line) + 1);
  const padded = /^[ `]|[ `]$/.test(line) ? ` ${line} ` : line;
  return fence + padded + fence;
}

/** Words within a line; what stands between backticks is code. */
export function prose(text: string): string {
  const pieces = oneLine(text).split(/(?<!`)`([^`]+)`(?!`)/);
  return pieces.map((piece, i) => (i % 2 === 1 ? code(piece) : plain(piece, i === 0))).join("");
}

/** Words or code in a cell of a table, where bars end cells even in code. */
export function cell(markdown: string): string {
  return markdown.replaceAll("|", "\\|");
}

function plain(text: string, startsLine: boolean): string {
  const within = text
    .replaceAll(/[\\`*_{}[\]<>#~&!$@^]/g, "\\$&")
    .replaceAll(/:(?=\/\/|[\w+-]+:)/g, "\\:") // links, and the names of pictures
    .replaceAll(/www\./gi, (start) => `${start.slice(0, -1)}\\.`);
  return startsLine ? within.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^[-+=|]/, "\\$&") : within;
}

function oneLine(text: string): string {
  return displayUnicode(text.replaceAll(/\s+/g, " ").trim());
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
