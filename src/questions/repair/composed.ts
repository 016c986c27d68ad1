// Changes of a text that was changed before, as changes of the text as it was.
import type { WrittenChange } from "./edits.js";

/** Both are in the order of the text, and apart: the first ones make the text `now`, which the second ones change. */
export function composed(
  first: readonly WrittenChange[],
  now: string,
  second: readonly WrittenChange[],
): readonly WrittenChange[] {
  if (first.length === 0) return second;
  const all = [...made(first), ...second.map((edit): Region => ({ edit, ...edit.at, grows: 0, isLater: true }))];
  let shift = 0;
  return clusters(all).map((cluster) => {
    const [start, end] = [Math.min(...cluster.map((each) => each.start)), Math.max(...cluster.map((each) => each.end))];
    const text = cluster
      .filter(({ isLater }) => isLater)
      .reduceRight(
        (whole, each) => whole.slice(0, each.start - start) + each.edit.text + whole.slice(each.end - start),
        now.slice(start, end),
      );
    const from = start - shift;
    shift += cluster.reduce((sum, { grows }) => sum + grows, 0);
    const [only] = cluster.filter(({ isLater }) => isLater);
    const { at, idea } = ((only ?? cluster[0]) as Region).edit; // no cluster is empty
    return { at: { ...at, start: from, end: end - shift }, text, idea };
  });
}

/** A change, and where it is in the text between the two. */
type Region = {
  readonly edit: WrittenChange;
  readonly start: number;
  readonly end: number;
  /** By how much the text is longer after it. */
  readonly grows: number;
  readonly isLater: boolean;
};

function made(edits: readonly WrittenChange[]): readonly Region[] {
  let shift = 0;
  return edits.map((edit) => {
    const start = edit.at.start + shift;
    const grows = edit.text.length - (edit.at.end - edit.at.start);
    shift += grows;
    return { edit, start, end: start + edit.text.length, grows, isLater: false };
  });
}

/** Those that overlap or touch each other, in the order of the text. */
function clusters(all: readonly Region[]): readonly (readonly Region[])[] {
  const found: Region[][] = [];
  let end = -1;
  for (const each of [...all].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (each.start > end) found.push([]);
    found.at(-1)?.push(each);
    end = Math.max(end, each.end);
  }
  return found;
}
