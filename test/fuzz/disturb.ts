// A program with a few things changed at random, by token or by byte: most results are no programs, some nearly are, and
// a few are programs that nobody would write.
import type { Rand } from "../generate/random.js";

const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|[A-Za-z_][\w']*|\d[\w.]*|[-+*/<>=!@^&|%$~?:.#]+|./gs;
const BLANK = /^\s+$/;
/** Most programs with many changes are no programs. */
const CHANGES = [
  [6, 1],
  [2, 2],
  [1, 4],
] as const;
/** Copies make programs grow: what is longer only takes longer. */
const LENGTH_MAX = 20_000;
const COPIES_MAX = 60;
/** Words that a language gives a meaning, and numbers at an edge. */
const STRANGE = [
  "0",
  "-1",
  "4611686018427387903",
  "2147483648",
  "1e309",
  "''",
  '"',
  "(*",
  "/*",
  "{",
  "}",
  "(",
  ")",
  "[|",
  ";;",
  "_",
  "rec",
  "type",
  "class",
  "null",
  "this",
  "fun",
  "=>",
  "->",
  "'a",
  "\u0000",
  "\u00ff",
  "lazy",
  "exception",
  "module",
  "object",
  "val",
  "def",
  "let",
  "in",
  "end",
];

/** Tokens of one kind stand in the same places: what changes one for another is often a program still. */
const KINDS = [/^[a-z_][\w']*$/, /^[A-Z][\w']*$/, /^\d/, /^["']/, /^[-+*/<>=!@^&|%$~?:.#]+$/, /^[([{]$/, /^[)\]}]$/];
const GENTLE = 0.5;

/** `other`: a program that words are taken from. */
export function disturb(text: string, other: string, rand: Rand): string {
  let now = text;
  for (let left = rand.weighted<number>(CHANGES); left > 0; left--)
    now = changed(now, other, rand).slice(0, LENGTH_MAX);
  return now;
}

function changed(text: string, other: string, rand: Rand): string {
  if (rand.chance(GENTLE)) return changedAlike(text, other, rand);
  return rand.chance(0.85) ? changedTokens(text, other, rand) : changedBytes(text, rand);
}

type Change = (tokens: readonly string[], at: number, rand: Rand, other: readonly string[]) => readonly string[];

const BY_TOKEN: readonly Change[] = [
  (tokens, at) => tokens.toSpliced(at, 1),
  (tokens, at, rand) => tokens.toSpliced(at, rand.int(2, 12)),
  (tokens, at) => tokens.toSpliced(at, 0, tokens[at] ?? "", " "),
  (tokens, at, rand) => tokens.toSpliced(at, 1, rand.pick(tokens)),
  (tokens, at, rand, other) => tokens.toSpliced(at, 1, rand.pick(other)),
  (tokens, at, rand) => tokens.toSpliced(at, 0, " ", rand.pick(STRANGE), " "),
  (tokens, at, rand) => tokens.toSpliced(at, 1, " ", rand.pick(STRANGE), " "),
  (tokens, at, rand) => {
    const [from, length] = [rand.int(0, tokens.length - 1), rand.int(1, 30)];
    return tokens.toSpliced(at, 0, ...tokens.slice(from, from + length));
  },
  (tokens, at, rand, other) => {
    const [from, length] = [rand.int(0, other.length - 1), rand.int(1, 40)];
    return tokens.toSpliced(at, 0, " ", ...other.slice(from, from + length), " ");
  },
  (tokens, at, rand) => {
    const count = rand.int(2, COPIES_MAX);
    return tokens.toSpliced(at, 1, ...Array.from({ length: count }, () => `${tokens[at]} `));
  },
];

/** One token for another of its kind, mostly of the same program. */
function changedAlike(text: string, other: string, rand: Rand): string {
  const tokens: readonly string[] = text.match(TOKEN) ?? [];
  const kindOf = (token: string): number => KINDS.findIndex((kind) => kind.test(token));
  const places = [...tokens.keys()].filter((i) => kindOf(tokens[i] ?? "") >= 0);
  if (places.length === 0) return text;
  const at = rand.pick(places);
  const from = rand.chance(0.9) ? tokens : (other.match(TOKEN) ?? tokens);
  const alike = from.filter((token) => kindOf(token) === kindOf(tokens[at] ?? "") && token !== tokens[at]);
  return alike.length === 0 ? text : tokens.toSpliced(at, 1, rand.pick(alike)).join("");
}

function changedTokens(text: string, other: string, rand: Rand): string {
  const tokens = text.match(TOKEN) ?? [];
  const solid = [...tokens.keys()].filter((i) => !BLANK.test(tokens[i] ?? ""));
  if (solid.length === 0) return rand.pick(STRANGE);
  return rand
    .pick(BY_TOKEN)(tokens, rand.pick(solid), rand, other.match(TOKEN) ?? [" "])
    .join("");
}

function changedBytes(text: string, rand: Rand): string {
  const at = rand.int(0, text.length);
  const byte = String.fromCharCode(rand.int(0, 255));
  return rand.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + byte + text.slice(at + 1),
    text.slice(0, at) + byte + text.slice(at),
    text.slice(0, at),
    text.slice(at),
    text.slice(0, at) + text.slice(rand.int(0, text.length)),
  ]);
}
