// Parsing that remembers the last texts: what is given to every submission of a class, such as
// an observer, is read once.
import type { Source } from "../../../core/span.js";
import type { Checked } from "../../../report/diagnostic.js";
import type { Grammar } from "./grammar.js";
import { type Parsed, parseOcaml } from "./parse.js";

const REMEMBERED_MAX = 8;

/** The last used come last. */
const remembered = new WeakMap<Grammar, Map<string, Checked<Parsed>>>();

export function parseRemembered(grammar: Grammar, source: Source): Checked<Parsed> {
  const known = remembered.get(grammar) ?? new Map<string, Checked<Parsed>>();
  remembered.set(grammar, known);
  const key = `${source.name}\n${source.text}`;
  const parsed = known.get(key) ?? parseOcaml(grammar, source);
  known.delete(key);
  known.set(key, parsed);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
  return parsed;
}
