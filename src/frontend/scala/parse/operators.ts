// Operators between operands, in expressions and patterns: how tightly one binds is seen by its first sign, and
// whether it binds to the right by its last. Chains are read in a loop: ten thousand are as easy as one.
import type { Span } from "../../../core/span.js";
import type { Ident, TypeExpr } from "../syntax.js";
import { characterAt, isLetter } from "./character.js";
import { type Cursor, fail, spanBetween } from "./cursor.js";

type Operator = { readonly op: Ident; readonly types: readonly TypeExpr[] };

/** How operands and operators of one sort are read and put together. */
export type Operators<T> = {
  readonly operand: (p: Cursor) => T;
  readonly isOperator: (p: Cursor) => boolean;
  readonly operator: (p: Cursor) => Operator;
  readonly join: (at: Span, left: T, operator: Operator, right: T) => T;
  /** Reads what is right of an operator, which may be in the next line. */
  readonly right: (p: Cursor, read: () => T) => T | undefined;
};

type Pending<T> = { readonly left: T; readonly operator: Operator };

export function climb<T extends { readonly at: Span }>(p: Cursor, how: Operators<T>): T {
  const pending: Pending<T>[] = [];
  let now = how.operand(p);
  while (how.isOperator(p)) {
    const before = p.index;
    const operator = how.operator(p);
    now = joinTighter(p, how, pending, operator.op, now);
    const right = how.right(p, () => how.operand(p));
    if (right === undefined) {
      p.index = before; // the operator is a postfix one: the caller reads it
      break;
    }
    pending.push({ left: now, operator });
    now = right;
  }
  return joinTighter(p, how, pending, undefined, now);
}

/** Joins what waits on the left and binds more tightly than the operator to come. */
function joinTighter<T extends { readonly at: Span }>(
  p: Cursor,
  how: Operators<T>,
  pending: Pending<T>[],
  next: Ident | undefined,
  last: T,
): T {
  let right = last;
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    if (next !== undefined && !bindsFirst(p, top.operator.op, next)) break;
    pending.pop();
    right = how.join(spanBetween(top.left.at, right.at), top.left, top.operator, right);
  }
  return right;
}

function bindsFirst(p: Cursor, left: Ident, right: Ident): boolean {
  const [a, b] = [precedence(left.name), precedence(right.name)];
  if (a !== b) return a > b;
  if (associatesRight(left.name) === associatesRight(right.name)) return !associatesRight(left.name);
  const [one, other] = associatesRight(left.name) ? ["right", "left"] : ["left", "right"];
  const label = `\`${left.name}\` binds to the ${one} and \`${right.name}\` to the ${other}, both equally tightly`;
  return fail(p, { code: "E101", at: right.at, label, hint: "Put parentheses around one of the two operations." });
}

export function associatesRight(name: string): boolean {
  return name.endsWith(":");
}

const BY_FIRST_SIGN: readonly (readonly [RegExp, number])[] = [
  [/^\|/, 2],
  [/^\^/, 3],
  [/^&/, 4],
  [/^[=!]/, 5],
  [/^[<>]/, 6],
  [/^:/, 7],
  [/^[+-]/, 8],
  [/^[*/%]/, 9],
];

export function precedence(name: string): number {
  if (isAssignment(name)) return 0;
  if (isLetter(characterAt(name, 0).code)) return 1;
  return BY_FIRST_SIGN.find(([sign]) => sign.test(name))?.[1] ?? 10;
}

/** += and the like, but not <=, >=, != and ==. */
function isAssignment(name: string): boolean {
  return /[^A-Za-z0-9_$]=$/.test(name) && !/^=/.test(name) && !["<=", ">=", "!="].includes(name);
}
