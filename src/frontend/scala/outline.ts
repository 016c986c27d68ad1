// A source text without the bodies of its methods: what programs need to see of the library, and little to read.
import type { Source } from "../../core/span.js";
import type { Stat } from "./syntax.js";

type Cut = { readonly start: number; readonly end: number };

/** Each body becomes a `0`, which nobody types. */
export function outlineOf({ name, text }: Source, stats: readonly Stat[]): Source {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of stats.flatMap(bodies)) {
    pieces.push(text.slice(at, start), "0");
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    name,
    text: pieces
      .join("")
      .replace(/^\s*\/\/.*\n/gm, "")
      .replace(/^\s*\/\*\*.*\*\/\n/gm, ""),
  };
}

function bodies(stat: Stat): readonly Cut[] {
  switch (stat.kind) {
    case "def":
      return stat.body === undefined ? [] : [stat.body.at];
    case "package":
      return stat.body.flatMap(bodies);
    case "object":
    case "class":
    case "trait":
    case "enum":
      return stat.body.stats.flatMap(bodies);
    default:
      return [];
  }
}
