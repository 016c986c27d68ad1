// The result types that methods may have which have none: those that are written elsewhere in the program, and usual ones.
import type { Span } from "../../../core/span.js";
import type { SourceChange } from "../../../report/diagnostic.js";

const USUAL = ["Int", "Boolean", "String", "Double", "List[Int]", "Unit"];

/** Of each method without one; with braces and no `=`, that is put in too. */
export function* resultTypes(text: string, place: Span): Generator<SourceChange> {
  const types = [...new Set([...writtenTypes(text), ...USUAL])];
  for (const { index, 0: head } of text.matchAll(/\bdef\s+[\w$]+/g)) {
    const end = afterGroups(text, index + head.length);
    const mark = /^\s*([={])/.exec(text.slice(end))?.[1];
    if (mark === undefined) continue;
    const at = { ...place, start: end, end };
    for (const type of types) yield { at, text: mark === "=" ? `: ${type}` : `: ${type} =` };
  }
}

/** Where the parameters that begin here end. */
function afterGroups(text: string, from: number): number {
  let end = from;
  for (let depth = 0, i = from; i < text.length; i++) {
    const mark = text[i] ?? "";
    if (depth === 0 && !"([".includes(mark) && !/\s/.test(mark)) break;
    if ("([".includes(mark)) depth++;
    if (")]".includes(mark) && --depth === 0) end = i + 1;
  }
  return end;
}

/** The longest first: what is rarer tells more. */
function writtenTypes(text: string): readonly string[] {
  const found = [...text.matchAll(/:\s*([A-Z]\w*(?:\[[\w[\], ()]*?\]+)?)/g)].map((match) => match[1] ?? "");
  return found.filter((type) => balanced(type));
}

function balanced(type: string): boolean {
  return type.split("[").length === type.split("]").length;
}
