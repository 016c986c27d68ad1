// Statements one after the other: in blocks, in the bodies of cases, in classes and at the top of a file.
import type { Case, Expr, Pattern, Stat } from "../syntax.js";
import {
  accept,
  at,
  atLineEnd,
  atWord,
  braced,
  type Cursor,
  expect,
  fail,
  from,
  indented,
  isName,
  kind,
  kindAhead,
  missing,
  OUTDENT,
  Stop,
  skip,
  token,
  withoutLines,
  word,
} from "./cursor.js";
import { blockLambdaParams } from "./lambda.js";
import { END_OF_FILE, KEYWORDS, spanOf, tokenAt } from "./tokens.js";
import { definedNames, isNewMember } from "./unread.js";

/** What stands in braces or in an indented region. */
export function block(p: Cursor): Expr {
  const first = p.index;
  if (at(p, "case") && !isCaseClass(p)) {
    const cases = caseList(p);
    return { kind: "cases", at: from(p, first), cases };
  }
  return asExpr(p, first, blockStats(p));
}

function asExpr(p: Cursor, first: number, stats: readonly Stat[]): Expr {
  const last = stats[stats.length - 1];
  if (last?.kind === "eval" && stats.length === 1) return last.body;
  const span = stats.length === 0 ? spanOf(p.words, first - 1, first - 1) : from(p, first);
  if (last === undefined) return { kind: "constant", at: span, value: { kind: "unit" } };
  if (last.kind === "eval") return { kind: "block", at: span, stats: stats.slice(0, -1), result: last.body };
  return { kind: "block", at: span, stats, result: undefined };
}

// ---- cases ----

/** Behind `match` or `catch`: in braces, or in lines that are not further left than the statement. */
export function cases(p: Cursor): readonly Case[] {
  if (at(p, "{")) return braced(p, () => caseList(p));
  const { column } = token(p);
  if (!at(p, "case")) expect(p, "case");
  return column >= 0 ? indented(p, column, () => caseList(p)) : [caseClause(p, true)];
}

function caseList(p: Cursor): readonly Case[] {
  const list: Case[] = [];
  while (at(p, "case") && !isCaseClass(p)) list.push(caseClause(p, false));
  if (list.length === 0 && !at(p, "}")) expect(p, "case");
  return list;
}

/** `inline`: the only one, in the line of its `catch`, without statements. */
function caseClause(p: Cursor, inline: boolean): Case {
  const first = p.index;
  const { column } = token(p);
  const { floor, width } = p;
  if (column >= 0) p.width = column;
  skip(p);
  const pattern = withoutLines(p, () => p.go.pattern(p));
  const guard = accept(p, "if") ? withoutLines(p, () => p.go.postfix(p)) : undefined;
  arrow(p, pattern);
  // Where lines decide, the statements of the body are further right than its `case`.
  if (column >= 0 && floor >= 0) p.floor = column + 1;
  const body = inline ? p.go.body(p) : asExpr(p, p.index, blockStats(p));
  Object.assign(p, { floor, width });
  return { pattern, guard, body, at: from(p, first) };
}

function arrow(p: Cursor, pattern: Pattern): void {
  if (accept(p, "=>")) return;
  const thin = pattern.kind === "construct" && pattern.infix && pattern.path[0]?.name === "->";
  missing(p, "`=>`", thin ? "A case is written `case p => e`; `->` makes a pair." : undefined);
}

function isCaseClass(p: Cursor): boolean {
  return ["class", "object"].includes(kindAhead(p, 1));
}

// ---- statements ----

const CLOSES: ReadonlySet<string> = new Set(
  `} ) ] , else then catch finally yield do`.split(" ").concat(OUTDENT, END_OF_FILE),
);

function atEnd(p: Cursor): boolean {
  if (at(p, "case")) return !isCaseClass(p);
  return CLOSES.has(kind(p)) && !at(p, "do");
}

function blockStats(p: Cursor): readonly Stat[] {
  const list: Stat[] = [];
  for (;;) {
    while (accept(p, ";"));
    if (skipEndMarker(p)) continue;
    if (atEnd(p)) return list;
    if (token(p).column >= 0) p.width = token(p).column;
    list.push(...blockStat(p));
    endOfStatement(p);
  }
}

function blockStat(p: Cursor): readonly Stat[] {
  const first = p.index;
  const params = blockLambdaParams(p);
  if (params !== undefined) {
    const start = p.index;
    const body = asExpr(p, start, blockStats(p));
    return [{ kind: "eval", at: from(p, first), body: { kind: "fun", at: from(p, first), params, body } }];
  }
  return p.go.definition(p) ?? [evaluation(p)];
}

function evaluation(p: Cursor): Stat {
  const body = p.go.expr(p);
  return { kind: "eval", at: body.at, body };
}

function strayCase(p: Cursor): undefined {
  if (!at(p, "case")) return undefined;
  const label = "this `case` belongs to no `match` and to no `enum`";
  fail(p, {
    code: "E101",
    at: spanOf(p.words, p.index, p.index),
    label,
    hint: "A class is defined with `case class`.",
  });
}

/** A statement ends with a semicolon, its line, or what is around it. */
function endOfStatement(p: Cursor): void {
  if (at(p, ";") || atLineEnd(p) || atEnd(p) || at(p, "case")) return;
  if (tokenAt(p.words, p.index - 1).kind === "=>" && token(p).newlines > 0) return; // a last case without a body
  const label = `\`${word(p)}\` does not belong here: what stands before it is complete`;
  const hint = "Begin a new line for a new statement, or write `;` before it.";
  fail(p, { code: "E101", at: spanOf(p.words, p.index, p.index), label, hint });
}

/** `end f` or `end if` in a line of its own says again what ends there. */
function skipEndMarker(p: Cursor): boolean {
  if (!atWord(p, "end") || token(p).column < 0) return false;
  const next = token(p, 1);
  const after = token(p, 2);
  if (next.newlines > 0 || !(isName(next.kind) || KEYWORDS.has(next.kind))) return false;
  if (next.kind === "operator" || (after.newlines === 0 && after.kind !== END_OF_FILE)) return false;
  p.index += 2;
  return true;
}

// ---- definitions and what is between them ----

/** The members of a class or object, or what a file holds; `one` reads what only such a place may have. */
export function memberStats(p: Cursor, one: (p: Cursor) => readonly Stat[] | undefined): readonly Stat[] {
  const list: Stat[] = [];
  for (;;) {
    while (accept(p, ";"));
    if (skipEndMarker(p)) continue;
    if (at(p, "}", OUTDENT, END_OF_FILE)) return list;
    if (token(p).column >= 0) p.width = token(p).column;
    list.push(...member(p, one));
  }
}

/** One that cannot be read is left out: it has been reported, and others may be wrong too. */
function member(p: Cursor, one: (p: Cursor) => readonly Stat[] | undefined): readonly Stat[] {
  const { index: first, newlines, width, floor, depth } = p;
  const errors = p.errors.length;
  try {
    const stats = one(p) ?? p.go.definition(p) ?? [strayCase(p) ?? evaluation(p)];
    endOfStatement(p);
    if (p.index === first) skip(p);
    return unread(p, first, errors) ?? stats;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const stopped = p.index;
    Object.assign(p, { newlines, width, floor, depth, holes: [], index: first });
    if (p.errors[errors]?.code === "E301") skipUnread(p, stopped);
    else recover(p, stopped);
    return unread(p, first, errors) ?? [];
  }
}

/** A member with syntax that we lack. What is wrong behind it may be so because it was not understood. */
function unread(p: Cursor, first: number, errors: number): readonly Stat[] | undefined {
  const problem = p.errors[errors];
  if (problem?.code !== "E301") return undefined;
  p.errors.length = errors;
  const lack = { label: problem.label, at: problem.at };
  return [{ kind: "unread", at: from(p, first), ...definedNames(p, first), lack }];
}

/** To the end of the statement, as far as that can be told without having read it. */
function skipUnread(p: Cursor, stopped: number): void {
  const startsLine = token(p).column >= 0;
  const isNext = (): boolean => (startsLine ? isNewStatement(p) : atLineEnd(p) && isNewMember(p));
  do p.index = (p.partner.get(p.index) ?? p.index) + 1;
  while (!at(p, "}", OUTDENT, END_OF_FILE) && !(p.index >= stopped && (at(p, ";") || isNext())));
}

/** To the next line behind the fault that is not further right than the statement with the fault. */
function recover(p: Cursor, stopped: number): void {
  do p.index = (p.partner.get(p.index) ?? p.index) + 1;
  while (!at(p, "}", OUTDENT, END_OF_FILE) && !(p.index >= stopped && isNewStatement(p)));
}

function isNewStatement(p: Cursor): boolean {
  const { column, kind } = tokenAt(p.words, p.index);
  return column >= 0 && column <= p.width && !CLOSES.has(kind);
}
