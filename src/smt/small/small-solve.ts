// Looks for a small model: values near the usual ones are tried, unknown by unknown, and given up
// as soon as some condition cannot hold any more. Nothing is guessed and nobody is asked, so the
// model found is the same everywhere. Where all values there are were tried, there is no model.
import { nth } from "../../basis/known.js";
import { argumentKey, constantKey, holds, type Model } from "../model.js";
import type { SolverAnswer } from "../solver.js";
import { type Atom, type Constant, Lit } from "../term.js";
import { usualInt } from "../unknowns.js";
import { setUnknown, type World, worldLike } from "../world.js";
import {
  type Candidates,
  charsByEquality,
  charsIn,
  charsOnlyEqual,
  comparedChars,
  lengthsNear,
  mentionedChars,
  numbersNear,
  RINGS,
  type Ring,
} from "./candidates.js";
import { type Cells, cellsFor, fix, type IntervalCell, newChars } from "./cells.js";
import { knownValue, litTruth } from "./evaluate.js";
import { type Interval, isPoint } from "./interval.js";
import { common, conditionsAbout, leftBy, narrowAll } from "./narrow.js";

/** Looks at summands of conditions; a microsecond or two each. More where there are so few values that all can be tried. */
const LOOKS_MAX = 25_000;
const LOOKS_FOR_ALL = 120_000;
const ALL_MAX = 5_000;
/** Large queries may go so often through all their unknowns, but no further than the limit. */
const DESCENTS = 3;
const LOOKS_LIMIT = 400_000;

type Search = {
  readonly query: readonly Lit[];
  readonly near: Model;
  readonly cells: Cells;
  readonly about: ReadonlyMap<Atom, readonly Lit[]>;
  readonly mentioned: readonly number[];
  /** Whether characters are only ever said to be equal or not: then few of them stand for all. */
  readonly onlyEquality: boolean;
  ring: Ring;
  looksLeft: number;
  /** Whether some values were left out. */
  partial: boolean;
};

/** One unknown number of the search: an integer, a truth, a length or a character. */
type Choice = { readonly atom: Atom; readonly cell: IntervalCell; readonly at: number | "length" | "number" };

export function smallSolve(query: readonly Lit[], near: Model): SolverAnswer {
  const search = newSearch(query, near);
  const { cells } = search;
  narrowAll(cells, search.about);
  if (valuesIn(cells) === 0 || query.some((lit) => litTruth(cells, lit) === false)) return { kind: "unsat" };
  search.looksLeft = looksFor(search);
  for (const ring of RINGS) {
    search.ring = ring;
    search.partial = false;
    const model = chooseLengths(search);
    if (model !== undefined) return { kind: "sat", model };
    if (search.looksLeft <= 0) break;
    if (!search.partial) return { kind: "unsat" };
  }
  return { kind: "unknown", why: "incomplete" };
}

function looksFor({ cells, about }: Search): number {
  if (valuesIn(cells) <= ALL_MAX) return LOOKS_FOR_ALL;
  let descent = 0;
  for (const lits of about.values()) for (const lit of lits) descent += 2 * weightOf(lit); // narrowing and checking
  return Math.max(LOOKS_MAX, Math.min(DESCENTS * descent, LOOKS_LIMIT));
}

/** How many there are to try, as far as is known; with strings, more than can be. */
function valuesIn({ numbers, lengths }: Cells): number {
  const counts = [...numbers.values(), ...lengths.values()].map(({ low, high }) => Math.max(0, high - low + 1));
  if (counts.includes(0)) return 0;
  return lengths.size > 0 ? Number.POSITIVE_INFINITY : counts.reduce((product, count) => product * count, 1);
}

function newSearch(query: readonly Lit[], near: Model): Search {
  const about = conditionsAbout(query);
  const onlyEquality = charsOnlyEqual(query);
  const mentioned = onlyEquality ? comparedChars(query) : mentionedChars(query);
  const open = { ring: nth(RINGS, 0), looksLeft: 0, partial: false };
  return { query, near, cells: cellsFor(query), about, mentioned, onlyEquality, ...open };
}

/** Lengths come first: then strings are nothing but their characters. */
function chooseLengths(search: Search): World | undefined {
  const choices = [...search.cells.lengths].map(([atom, cell]): Choice => ({ atom, cell, at: "length" }));
  return choose(search, choices, 0, () => chooseRest(search));
}

function chooseRest(search: Search): World | undefined {
  const { unknowns, numbers, chars } = search.cells;
  const choices = unknowns.flatMap((atom): Choice[] => {
    const cell = numbers.get(atom);
    if (cell !== undefined) return [{ atom, cell, at: "number" }];
    return (chars.get(atom) ?? []).map((each, at) => ({ atom, cell: each, at }));
  });
  return choose(search, choices, 0, () => wholeModel(search));
}

function choose(
  search: Search,
  choices: readonly Choice[],
  next: number,
  then: () => World | undefined,
): World | undefined {
  const choice = choices[next];
  if (choice === undefined) return then();
  const { cell, atom, at } = choice;
  const { low, high } = cell;
  const { values, all } = candidatesFor(search, choice);
  if (!all) search.partial = true;
  for (const value of values) {
    fix(cell, value);
    if (at === "length") search.cells.chars.set(atom, newChars(atom, value));
    const found = isPossible(search, atom) ? choose(search, choices, next + 1, then) : undefined;
    if (found !== undefined) return found;
    if (search.looksLeft <= 0) break;
  }
  if (at === "length") search.cells.chars.delete(atom);
  cell.low = low;
  cell.high = high;
  return undefined;
}

function isPossible(search: Search, atom: Atom): boolean {
  for (const lit of search.about.get(atom) ?? []) {
    search.looksLeft -= weightOf(lit);
    if (litTruth(search.cells, lit) === false) return false;
  }
  return search.looksLeft > 0;
}

function weightOf({ cond }: Lit): number {
  return "form" in cond ? cond.form.monos.length : 2;
}

function candidatesFor(search: Search, choice: Choice): Candidates {
  const { atom, at, cell } = choice;
  const { ring } = search;
  const range = rangeOf(search, choice);
  if (at === "length") return lengthsNear(range, usualText(atom).length, ring.length);
  if (at !== "number") {
    const usual = usualText(atom).charCodeAt(at);
    const first = Number.isNaN(usual) ? FILL : usual;
    if (!search.onlyEquality) return charsIn(range, first, search.mentioned, ring.chars);
    return charsByEquality(range, first, search.mentioned, takenChars(search));
  }
  const usual = atom.sort === "bool" ? Number(usualOf(atom)) : Number(usualInt(atom));
  return numbersNear(common(range, cell), usual, ring.numbers);
}

const FILL = "x".charCodeAt(0);

function takenChars({ cells }: Search): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const chars of cells.chars.values()) for (const char of chars) if (isPoint(char)) taken.add(char.low);
  return taken;
}

function rangeOf(search: Search, { atom, cell }: Choice): Interval {
  let range: Interval = cell;
  for (const lit of search.about.get(atom) ?? []) {
    search.looksLeft -= weightOf(lit);
    range = common(range, leftBy(search.cells, lit, cell));
  }
  return range;
}

function usualOf(atom: Atom): Constant {
  return atom.op.kind === "var" || atom.op.kind === "call" ? atom.op.usual : 0;
}

function usualText(atom: Atom): string {
  return String(usualOf(atom));
}

/** Every cell is fixed: the model, unless a function would have two results for one argument. */
function wholeModel({ query, near, cells }: Search): World | undefined {
  const world = worldLike(near);
  for (const { op } of cells.unknowns) if (op.kind === "call") world.graphs.delete(op.fn);
  const entered = new Map<string, Constant>();
  for (const atom of cells.unknowns) {
    const value = fixedValue(cells, atom);
    if (atom.op.kind === "call") {
      const key = `${atom.op.fn} ${argumentKey(world, atom)}`;
      if (constantKey(entered.get(key) ?? value) !== constantKey(value)) return undefined;
      entered.set(key, value);
    }
    setUnknown(world, atom, value);
  }
  return query.every((lit) => holds(world, lit)) ? world : undefined;
}

function fixedValue(cells: Cells, atom: Atom): Constant {
  const term = atom.sort === "bool" ? new Lit({ id: -1, unknowns: undefined, kind: "is", atom }, true) : atom.term;
  const value = knownValue(cells, term);
  if (value === undefined) throw new Error("an unknown has no value at the end of the search");
  return value;
}
