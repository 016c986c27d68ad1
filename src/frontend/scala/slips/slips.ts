// What beginners of Scala may have meant who wrote something that has no type: changes of the text near an error, the
// likeliest first.
import type { Source, Span } from "../../../core/span.js";
import { onceEach, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Around } from "../facts/around.js";
import { type Spot, type Spots, spotsOf } from "../facts/spots.js";
import type { Expr, Stat } from "../syntax.js";
import { asMethod, callSlips, infixSlips, selectSlips } from "./calls.js";
import { patternSlips } from "./patterns.js";
import { resultTypes } from "./result-types.js";
import { valueSlips } from "./values.js";

/** Around an error nothing further out is looked at. */
const LEVELS = 4;

export function scalaSlips(
  source: Source,
  stats: readonly Stat[],
  places: readonly Span[],
  far: boolean,
): readonly SourceChange[] {
  const spots = spotsOf(source, stats);
  const [place] = places;
  const all = far ? places.flatMap((each) => spots.near(each)) : places;
  return onceEach(source.text, [
    ...all.flatMap((each) => [...slipsAt(source.text, spots, each, far ? 1 : LEVELS)]),
    ...(place === undefined ? [] : resultTypes(source.text, place)),
  ]);
}

function* slipsAt(text: string, spots: Spots, place: Span, levels: number): Generator<SourceChange> {
  yield* modifiers(text, place);
  yield* patternSlips(text, spots.cases(), place);
  const inner = spots.around(place);
  if (inner === undefined) return;
  const names = namesAround(inner.around);
  yield* valueSlips(text, inner.node);
  if (inner.node.kind === "ident") {
    for (const name of names) yield { at: inner.at, text: name };
    for (const name of names) yield { at: inner.at, text: `${sliced(text, inner.at)}(${name})` };
  }
  const atoms = [...names, ...literalsIn(text)];
  for (let spot: Spot | undefined = inner, level = 0; spot && level < levels; spot = spot.part, level++)
    yield* partSlips(text, spot.node, atoms);
}

/** `override` before a definition, or none. */
function* modifiers(text: string, place: Span): Generator<SourceChange> {
  const found = /(override\s+)?((?:def|val)\s+)$/.exec(text.slice(0, place.start));
  if (found === null) return;
  const [, override = "", keyword = ""] = found;
  const start = place.start - keyword.length;
  yield { at: { ...place, start: start - override.length, end: start }, text: override === "" ? "override " : "" };
}

/** The nearest first, as far as they are of the program. */
function namesAround(around: Around): readonly string[] {
  const own = [...around.names.keys()].filter((name) => /^\w+$/.test(name));
  return around.outer === undefined ? own : [...new Set([...own, ...namesAround(around.outer)])];
}

function literalsIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<![\w.])\d+(?![\w.])|"[^"\n]*"/g) ?? [])];
}

function* partSlips(text: string, e: Expr, atoms: readonly string[]): Generator<SourceChange> {
  switch (e.kind) {
    case "apply":
      return yield* callSlips(text, e, atoms);
    case "select":
      return yield* selectSlips(text, e);
    case "infix":
      yield* infixSlips(text, e);
      return yield* /^\w/.test(e.op.name) ? asMethod(text, e) : [];
    case "assign":
      return yield { at: { ...e.target.at, start: e.target.at.end, end: e.value.at.start }, text: " == " };
    case "if":
      for (const branch of [e.yes, e.no]) if (branch !== undefined) yield* valueSlips(text, branch);
      return;
    case "block":
      return yield* elses(e);
    case "fun":
      return yield* swaps(
        text,
        e.params.map(({ at }) => at),
      );
    case "prefix":
      return yield { at: e.at, text: sliced(text, e.value.at) };
    case "return":
      return e.value === undefined ? undefined : yield { at: e.at, text: sliced(text, e.value.at) };
    default:
      return;
  }
}

/** if (a) b and then c: an `else` may be meant. */
function* elses({ stats, result }: Extract<Expr, { kind: "block" }>): Generator<SourceChange> {
  const all = [...stats, ...(result === undefined ? [] : [{ kind: "eval" as const, at: result.at, body: result }])];
  for (const [i, stat] of all.entries()) {
    const next = all[i + 1];
    if (next === undefined || stat.kind !== "eval" || stat.body.kind !== "if" || hasElse(stat.body)) continue;
    yield { at: { ...next.at, end: next.at.start }, text: "else " };
  }
}

function hasElse({ no }: Extract<Expr, { kind: "if" }>): boolean {
  return no !== undefined && (no.kind !== "if" || hasElse(no));
}
