// Source text to Scala's syntax tree: tokens, then brackets, then by recursive descent along Scala's own grammar.
import type { Source } from "../../../core/span.js";
import { encodingProblem } from "../../../language/encoding.js";
import type { Checked, Diagnostic } from "../../../report/diagnostic.js";
import type { Stat } from "../syntax.js";
import { block, cases, memberStats } from "./block.js";
import { matchBrackets } from "./brackets.js";
import { type Cursor, kind, newCursor, type Rules, reject, word } from "./cursor.js";
import { definition } from "./definition.js";
import { body, expr, postfix } from "./expr.js";
import { packageStats } from "./package.js";
import { pattern } from "./pattern.js";
import { ERRORS_MAX, scan } from "./scan.js";
import { parenthesizedArgs } from "./simple.js";
import { template } from "./template.js";
import { END_OF_FILE, spanOf, type Words } from "./tokens.js";

const RULES: Rules = {
  expr,
  body,
  postfix,
  block,
  cases,
  args: parenthesizedArgs,
  pattern,
  definition,
  template,
};

/** A file: definitions, imports and packages. */
export function parseScala(source: Source): Checked<readonly Stat[]> {
  return read(source, file);
}

/** What may be typed at a prompt: expressions too. */
export function parsePhrases(source: Source): Checked<readonly Stat[]> {
  return read(source, (p) => phrases(p).filter((stat) => !isRefused(p, stat)));
}

/** What is asked for now cannot be left out. */
function isRefused(p: Cursor, stat: Stat): boolean {
  if (stat.kind !== "unread") return false;
  reject(p, "E301", stat.lack.at, stat.lack.label, undefined);
  return true;
}

function read(source: Source, rule: (p: Cursor) => readonly Stat[]): Checked<readonly Stat[]> {
  const unreadable = encodingProblem(source, "Scala");
  if (unreadable !== undefined) return failed([unreadable]);
  const words = scan(source);
  if (words.errors.length > 0) return failed(words.errors);
  const { partner, error } = matchBrackets(words);
  if (error !== undefined) return failed([error]);
  const p = newCursor(words, partner, RULES);
  try {
    const stats = rule(p);
    return p.errors.length > 0 ? failed(inOrder(p.errors)) : { ok: true, value: stats };
  } catch (thrown) {
    if (thrown instanceof RangeError) return failed([tooDeep(words, p)]);
    throw thrown;
  }
}

function file(p: Cursor): readonly Stat[] {
  const stats = phrases(p);
  for (const stat of stats) refuseLoose(p, stat);
  return stats;
}

/** An expression outside of all definitions would never be evaluated. */
function refuseLoose(p: Cursor, stat: Stat): void {
  if (stat.kind === "package" && !stat.object) for (const inner of stat.body) refuseLoose(p, inner);
  if (stat.kind !== "eval") return;
  const hint = "Give it a name with `val` or `def`, or put it into an object.";
  reject(p, "E101", stat.at, "this expression stands outside of all definitions", hint);
}

function phrases(p: Cursor): readonly Stat[] {
  const stats = memberStats(p, packageStats);
  if (kind(p) !== END_OF_FILE) throw new Error(`left at ${word(p)}`); // brackets match, so nothing can be left
  return stats;
}

function inOrder(errors: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...errors].sort((a, b) => a.at.start - b.at.start).slice(0, ERRORS_MAX);
}

function tooDeep(words: Words, p: Cursor): Diagnostic {
  const label = "this program is nested too deeply to be read";
  const at = spanOf(words, p.index, p.index);
  return { code: "E105", title: "Nested too deeply", at, label, also: [], hint: undefined };
}

function failed(errors: readonly Diagnostic[]): Checked<never> {
  const [first, ...rest] = errors;
  if (first === undefined) throw new Error("a failure without an error");
  return { ok: false, errors: [first, ...rest] };
}
