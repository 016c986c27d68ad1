// The difference of two texts of a program, as `diff -u` writes it and `patch -p1` reads it. Texts are byte strings.
import { changedFiles } from "../core/parts.js";

/** The lines of a text with what ends them: the last may have no end. */
function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** A line of a difference: kept, lost or added. */
type Line = { readonly sign: " " | "-" | "+"; readonly text: string };

const CONTEXT = 3;
const NO_NEWLINE = "\\ No newline at end of file";

/** Of each of its files; "": they are the same. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const files = changedFiles({ name, text: before }, { name, text: after });
  return files.map((each) => fileDiff(each.name, each.before, each.after)).join("");
}

function fileDiff(file: string, before: string, after: string): string {
  const hunks = hunksOf(scriptOf(linesOf(before), linesOf(after)));
  if (hunks.length === 0) return "";
  return [`--- ${headerName("a", file)}\n`, `+++ ${headerName("b", file)}\n`, ...hunks].join("");
}

/** As `patch` reads it: from where the command was given, in quotes where a name has what ends one. */
function headerName(side: "a" | "b", file: string): string {
  const name = `${side}/${file.replace(/^(\.?\/)+/, "")}`;
  if (/["\\\p{Cc}]/u.test(name)) return `"${name.replaceAll(/["\\\p{Cc}]/gu, quoted)}"`;
  return name.includes(" ") ? `${name}\t` : name;
}

function quoted(character: string): string {
  if (character === '"' || character === "\\") return `\\${character}`;
  return `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
}

// ---- hunks ----

/** Changes with what is around them; those that are near each other together. */
function hunksOf(script: readonly Line[]): readonly string[] {
  const changed = script.flatMap(({ sign }, i) => (sign === " " ? [] : [i]));
  const ranges: { from: number; to: number }[] = [];
  for (const i of changed) {
    const last = ranges.at(-1);
    if (last !== undefined && i - CONTEXT <= last.to) last.to = i + CONTEXT + 1;
    else ranges.push({ from: Math.max(0, i - CONTEXT), to: i + CONTEXT + 1 });
  }
  return ranges.map(({ from, to }) => hunkText(script, from, Math.min(to, script.length)));
}

function hunkText(script: readonly Line[], from: number, to: number): string {
  const [earlier, lines] = [script.slice(0, from), script.slice(from, to)];
  const count = (all: readonly Line[], without: Line["sign"]): number =>
    all.filter(({ sign }) => sign !== without).length;
  const range = (without: Line["sign"]): string => {
    const [start, length] = [count(earlier, without), count(lines, without)];
    return `${length === 0 ? start : start + 1}${length === 1 ? "" : `,${length}`}`;
  };
  return [`@@ -${range("+")} +${range("-")} @@\n`, ...lines.map(lineText)].join("");
}

function lineText({ sign, text }: Line): string {
  return text.endsWith("\n") ? `${sign}${text}` : `${sign}${text}\n${NO_NEWLINE}\n`;
}

// ---- what changed ----

/** The smallest number of lines lost and added; what is the same at both ends is not looked at. */
function scriptOf(before: readonly string[], after: readonly string[]): readonly Line[] {
  const least = Math.min(before.length, after.length);
  let first = 0;
  while (first < least && before[first] === after[first]) first++;
  let last = 0;
  while (last < least - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  const kept = (text: string): Line => ({ sign: " ", text });
  return [
    ...before.slice(0, first).map(kept),
    ...changesBetween(before.slice(first, before.length - last), after.slice(first, after.length - last)),
    ...before.slice(before.length - last).map(kept),
  ];
}

/** More lines than this on both sides are not compared with each other: all of them are lost, and all added. */
const COMPARED_MAX = 2_000;

/** By the longest common subsequence. */
function changesBetween(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lost = (text: string): Line => ({ sign: "-", text });
  const added = (text: string): Line => ({ sign: "+", text });
  if (before.length * after.length > COMPARED_MAX ** 2) return [...before.map(lost), ...after.map(added)];
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const script: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      script.push({ sign: " ", text: old });
      i++;
      j++;
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      script.push(lost(old));
      i++;
    } else if (now !== undefined) {
      script.push(added(now));
      j++;
    }
  }
  return script;
}
