// Strings character by character: what they are made of, and how those with computed characters compare. Conditions
// on single characters are easy to solve where equations between concatenations are not, so a comparison decides its
// characters one by one; the last one is left to whoever asked. An unknown string whose length matters has it decided
// one by one as well: the model's strings are finite, so that ends.
import { charge, type Runtime } from "../eval/runtime.js";
import {
  type Atom,
  type BoolTerm,
  charText,
  compare,
  concat,
  eq,
  get,
  type IntTerm,
  length,
  lt,
  Poly,
  type StrTerm,
  same,
  Text,
  textParts,
} from "../smt/term.js";
import type { Run } from "./run.js";

/** A character, or an unknown string. */
type Piece = { readonly code: IntTerm } | { readonly unknown: Atom };

/** How a condition is decided: as a branch of a program, or only to tell outcomes apart. */
type Decide = (term: BoolTerm) => boolean;

/** Of characters, known or not. */
export function textOfChars({ world }: Run, codes: readonly IntTerm[]): StrTerm {
  return codes.reduce<StrTerm>((text, code) => concat(text, charText(world.terms, code)), "");
}

/** An integer of which the model has a small value that is not negative, decided to be one after the other. */
export function decidedNumber(run: Run, rt: Runtime | undefined, term: IntTerm): number {
  const known = run.reduced(term);
  if (!(known instanceof Poly)) return Number(known);
  for (let n = 0; ; n++) {
    if (rt !== undefined) charge(rt, STEP);
    if (run.branch(eq(run.world.terms, known, n))) return n;
  }
}

/** What one decision takes of a run's fuel: a step. */
const STEP = 16;

/** The characters of a string, once its length is decided. */
export function charsOf(run: Run, rt: Runtime, text: StrTerm): readonly IntTerm[] {
  return textParts(text).flatMap((part) => {
    if (typeof part === "string") return codesOf(part);
    return part.op.kind === "char"
      ? [part.args[0] as IntTerm]
      : charsOfUnknown(run, part, lengthDecided(run, rt, part));
  });
}

function lengthDecided(run: Run, rt: Runtime | undefined, unknown: Atom): number {
  return decidedNumber(run, rt, length(run.world.terms, unknown.term as StrTerm));
}

function charsOfUnknown({ world: { terms } }: Run, unknown: Atom, count: number): readonly IntTerm[] {
  return Array.from({ length: count }, (_, i) => get(terms, unknown.term as StrTerm, i));
}

function codesOf(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

export function sameTexts(run: Run, a: StrTerm, b: StrTerm, decide: Decide): BoolTerm {
  const { terms } = run.world;
  if (!hasChars(a) && !hasChars(b)) return isEmptyAsKnown(run, a, b) ?? same(terms, a, b);
  const left = withoutEnds(run, piecesOf(run, a), piecesOf(run, b));
  return left !== undefined && all([...left.equal, ...restsAgree(run, left.a, left.b)], decide);
}

/** Where one is empty and what is known of the length of the other says whether it is, too. */
function isEmptyAsKnown(run: Run, a: StrTerm, b: StrTerm): boolean | undefined {
  if (a !== "" && b !== "") return undefined;
  const { terms } = run.world;
  return run.settled(eq(terms, length(terms, a === "" ? b : a), 0));
}

/** -1, 0 or 1, decided where there are computed characters. */
export function orderOfTexts(run: Run, a: StrTerm, b: StrTerm): IntTerm {
  const { terms } = run.world;
  if (!hasChars(a) && !hasChars(b)) return compare(terms, a, b);
  const [x, y] = [wholly(run, a), wholly(run, b)];
  for (const [i, code] of x.entries()) {
    const other = y[i];
    if (other === undefined) return 1;
    if (run.branch(eq(terms, code, other))) continue;
    return run.branch(lt(terms, code, other)) ? -1 : 1;
  }
  return x.length < y.length ? -1 : 0;
}

export function hasChars(text: StrTerm): boolean {
  return text instanceof Text && text.parts.some((part) => typeof part !== "string" && part.op.kind === "char");
}

function wholly(run: Run, text: StrTerm): readonly IntTerm[] {
  return piecesOf(run, text).flatMap((piece) =>
    "code" in piece ? [piece.code] : charsOfUnknown(run, piece.unknown, lengthDecided(run, undefined, piece.unknown)),
  );
}

/** Unknown strings whose length is decided are their characters. */
function piecesOf(run: Run, text: StrTerm): readonly Piece[] {
  return textParts(text).flatMap((part): readonly Piece[] => {
    if (typeof part === "string") return codesOf(part).map((code) => ({ code }));
    if (part.op.kind === "char") return [{ code: part.args[0] as IntTerm }];
    const count = run.reduced(length(run.world.terms, part.term as StrTerm));
    return count instanceof Poly
      ? [{ unknown: part }]
      : charsOfUnknown(run, part, Number(count)).map((code) => ({ code }));
  });
}

type Left = { readonly a: readonly Piece[]; readonly b: readonly Piece[]; readonly equal: readonly BoolTerm[] };

/** What is left between characters at both ends, and which of those must be equal; undefined when they cannot be. */
function withoutEnds({ world: { terms } }: Run, a: readonly Piece[], b: readonly Piece[]): Left | undefined {
  const equal: BoolTerm[] = [];
  const meet = (x: Piece | undefined, y: Piece | undefined): boolean => {
    if (x === undefined || y === undefined) return false;
    if ("unknown" in x || "unknown" in y) return "unknown" in x && "unknown" in y && x.unknown === y.unknown;
    equal.push(eq(terms, x.code, y.code));
    return true;
  };
  let start = 0;
  while (meet(a[start], b[start])) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && meet(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  if (equal.includes(false)) return undefined;
  return { a: a.slice(start, a.length - end), b: b.slice(start, b.length - end), equal };
}

/** One unknown string against characters is of their number; other equations stay what they are. */
function restsAgree(run: Run, a: readonly Piece[], b: readonly Piece[]): readonly BoolTerm[] {
  const { terms } = run.world;
  const [only, others] = a.length === 1 ? [a[0], b] : [b.length === 1 ? b[0] : undefined, a];
  if (a.length === 0 && b.length === 0) return [];
  if (only === undefined || "code" in only || others.some((piece) => "unknown" in piece))
    return [same(terms, joined(run, a), joined(run, b))];
  const text = only.unknown.term as StrTerm;
  const codes = others.flatMap((piece) => ("code" in piece ? [piece.code] : []));
  const equal = codes.map((code, i) => eq(terms, get(terms, text, i), code));
  return [eq(terms, length(terms, text), codes.length), ...equal];
}

function joined({ world: { terms } }: Run, pieces: readonly Piece[]): StrTerm {
  return pieces.reduce<StrTerm>(
    (text, piece) => concat(text, "code" in piece ? charText(terms, piece.code) : (piece.unknown.term as StrTerm)),
    "",
  );
}

/** All but the last are decided. */
function all(terms: readonly BoolTerm[], decide: Decide): BoolTerm {
  const open = terms.filter((term) => term !== true);
  if (open.includes(false)) return false;
  const last = open.pop();
  return open.every(decide) && (last ?? true);
}
