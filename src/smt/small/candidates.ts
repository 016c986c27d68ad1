// Which values are tried, and in which order: near the usual ones, as a teacher would write them.
import { SHORT_TEXTS } from "../quick/prefer.js";
import { LENGTH_MAX } from "../quick/texts.js";
import { type Atom, type Cond, Lit, type Mono, Poly, type Term, Text, textParts } from "../term.js";
import { eachAtomOfCond } from "../unknowns.js";
import type { Interval } from "./interval.js";

/** How far the search goes: rings around the usual values, from the narrow to the wide. */
export type Ring = { readonly numbers: number; readonly length: number; readonly chars: number };

export const RINGS: readonly Ring[] = [
  { numbers: 4, length: 3, chars: 6 },
  { numbers: 32, length: 8, chars: 32 },
  { numbers: 256, length: 24, chars: 256 },
];

/** `all`: no other value is left. */
export type Candidates = { readonly values: readonly number[]; readonly all: boolean };

/** The nearest to the usual value, above before below. */
export function numbersNear({ low, high }: Interval, usual: number, ring: number): Candidates {
  if (low > high) return { values: [], all: true };
  const start = Math.min(Math.max(usual, low), high);
  const values = [start];
  for (let step = 1; step <= ring && values.length <= high - low; step++) {
    if (start + step <= high) values.push(start + step);
    if (start - step >= low) values.push(start - step);
  }
  return { values, all: values.length === high - low + 1 };
}

/** Nobody has use for longer strings; a condition may still ask for one, of as many characters as there are numbers. */
export function lengthsNear(range: Interval, usual: number, ring: number): Candidates {
  const { values, all } = numbersNear(range, usual, ring);
  const short = values.filter((length) => length <= LENGTH_MAX);
  return { values: short, all: all && short.length === values.length };
}

/** Letters, then what the conditions speak of, then the rest. */
export function charsIn(range: Interval, first: number, mentioned: readonly number[], ring: number): Candidates {
  const inRange = (code: number): boolean => range.low <= code && code <= range.high;
  const size = range.high - range.low + 1;
  const values = new Set([first, ...LETTERS.slice(0, ring), ...mentioned].filter(inRange));
  for (let code = range.low; code <= range.high && values.size < Math.min(size, ring); code++) values.add(code);
  return { values: [...values], all: size <= 0 || values.size === size };
}

/** Those that are spoken of, those that other characters are, and one that is new: any other would do no better. */
export function charsByEquality(
  range: Interval,
  first: number,
  mentioned: readonly number[],
  taken: ReadonlySet<number>,
): Candidates {
  const isFresh = (code: number): boolean => !mentioned.includes(code) && !taken.has(code);
  let fresh = [first, ...LETTERS].find(isFresh);
  for (let code = 0; fresh === undefined && code <= range.high; code++) if (isFresh(code)) fresh = code;
  const values = new Set([...(fresh === undefined ? [] : [fresh]), ...taken, ...mentioned]);
  return { values: [...values].filter((code) => range.low <= code && code <= range.high), all: true };
}

/** Those that a string cannot have are left out where it is chosen. */
const CHAR_MAX = 65535;
const LETTERS: readonly number[] = SHORT_TEXTS.map((letter) => letter.charCodeAt(0));

/** Characters in the texts of a query and its bounds as far as they could be characters; with those next to them. */
export function mentionedChars(query: readonly Lit[]): readonly number[] {
  const codes = new Set<number>();
  const near = (code: number): unknown =>
    codes
      .add(code)
      .add(code + 1)
      .add(code - 1);
  for (const { cond } of query) codesIn(cond).forEach(near);
  for (const code of classesIn(query)) near(code);
  return [...codes].filter((code) => code >= 0 && code <= CHAR_MAX);
}

/** The ends of the ranges that a character may be said to be in. */
function classesIn(query: readonly Lit[]): readonly number[] {
  const ranges = new Set<string>();
  const seen = new Set<Atom>();
  for (const { cond } of query)
    eachAtomOfCond(cond, seen, ({ op }) => {
      if (op.kind === "among") ranges.add(op.ranges);
    });
  return [...[...ranges].join("")].map((char) => char.charCodeAt(0));
}

/** Those that a character may be said to equal; 0 is what stands beyond the end of a string. */
export function comparedChars(query: readonly Lit[]): readonly number[] {
  const codes = query.flatMap(({ cond }) => ("form" in cond && !cond.form.monos.some(isChar) ? [] : codesIn(cond)));
  return [...new Set([...codes, 0])].filter((code) => code >= 0 && code <= CHAR_MAX);
}

function codesIn(cond: Cond): readonly number[] {
  if (cond.kind === "is") return [];
  if (cond.kind === "le" || cond.kind === "eq") return [Math.abs(Number(cond.bound))];
  const texts = [...textParts(cond.a), ...textParts(cond.b)].filter((part) => typeof part === "string");
  return [...texts.join("")].map((char) => char.charCodeAt(0));
}

/** Whether no condition speaks of the order of characters, nor calculates with them, nor hands strings to functions. */
export function charsOnlyEqual(query: readonly Lit[]): boolean {
  const seen = new Set<Atom>();
  let only = true;
  for (const { cond } of query) {
    eachAtomOfCond(cond, seen, ({ op, args }) => {
      const others = op.kind === "length" || op.kind === "get" ? args.slice(1) : args;
      if (others.some(mentionsTexts)) only = false;
    });
    if (cond.kind === "before") only = false;
    else if (cond.kind === "le" || cond.kind === "eq") only &&= !cond.form.monos.some(isChar) || isEquality(cond);
  }
  return only;
}

function isChar({ atoms }: Mono): boolean {
  return atoms.some(mentionsChars);
}

function mentionsChars({ op, args }: Atom): boolean {
  if (op.kind === "get") return true;
  return args.some((arg) => arg instanceof Poly && arg.monos.some(isChar));
}

function mentionsTexts(term: Term): boolean {
  if (term instanceof Text) return true;
  return term instanceof Lit || (term instanceof Poly && term.monos.some(isChar));
}

/** c = constant, or c - d = 0, of characters at known places; or their negations. */
function isEquality({ kind, form, bound }: Extract<Cond, { readonly form: unknown }>): boolean {
  const plain = form.monos.every(({ atoms: [only, ...others] }) => only?.op.kind === "get" && others.length === 0);
  const [a, b, ...more] = form.monos;
  if (kind !== "eq" || !plain || a?.coef !== 1 || more.length > 0) return false;
  return b === undefined || (b.coef === -1 && bound === 0);
}
