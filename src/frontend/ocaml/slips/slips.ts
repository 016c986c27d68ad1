// What beginners of OCaml may have meant who wrote something that has no type: changes of the text near an error, the
// likeliest first.
import type { Span } from "../../../core/span.js";
import { after, onceEach, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Expr, Item } from "../syntax.js";
import { type Around, aroundOf, placesAround } from "./around.js";
import { callSlips, constructSlips, tightTuple } from "./calls.js";
import { patternSlips } from "./patterns.js";
import { PLAIN, valueSlips } from "./values.js";

/** Around an error nothing further out is looked at. */
const LEVELS = 4;

export function ocamlSlips(
  text: string,
  items: readonly Item[],
  places: readonly Span[],
  far: boolean,
): readonly SourceChange[] {
  const all = far ? places.flatMap((place) => placesAround(items, place)) : places;
  const arounds = all.flatMap((place) => aroundOf(text, items, place) ?? []);
  return onceEach(
    text,
    arounds.flatMap((around) => [...slipsAt(text, items, around, far ? 1 : LEVELS)]),
  );
}

function* slipsAt(text: string, items: readonly Item[], around: Around, levels: number): Generator<SourceChange> {
  const { exprs, patterns, names, atoms } = around;
  yield* patternSlips(text, patterns);
  const [inner, parent] = exprs;
  if (patterns.length === 0 && inner !== undefined) {
    yield* valueSlips(text, inner, parent);
    if (inner.kind === "ident") {
      for (const name of names) yield { at: inner.at, text: name };
      for (const atom of atoms) yield { at: inner.at, text: `(${sliced(text, inner.at)} ${atom})` };
    }
  }
  for (const e of exprs.slice(0, levels)) yield* partSlips(text, items, e, around);
}

function* partSlips(text: string, items: readonly Item[], e: Expr, around: Around): Generator<SourceChange> {
  switch (e.kind) {
    case "apply":
      return yield* callSlips(text, items, e, around);
    case "construct":
      return yield* constructSlips(text, e, around);
    case "fun":
      return yield* swaps(text, placesOf(e.params));
    case "tuple":
      yield* tightTuple(text, e);
      for (const mark of [";", " ::"]) yield* otherMarks(text, placesOf(e.items), mark);
      return yield* swaps(text, placesOf(e.items));
    case "sequence":
      yield* otherMarks(text, placesOf(e.items), ",");
      return yield* elses(text, e.items);
    case "if":
      for (const branch of [e.yes, e.no]) if (branch !== undefined) yield* valueSlips(text, branch, undefined);
      if (e.no === undefined) for (const other of [...PLAIN, ...around.names]) yield after(e.yes.at, ` else ${other}`);
      return;
    default:
      return;
  }
}

function placesOf(parts: readonly { readonly at: Span }[]): readonly Span[] {
  return parts.map(({ at }) => at);
}

/** Between the parts: `;` for `,` and the other way round. */
function* otherMarks(text: string, parts: readonly Span[], mark: string): Generator<SourceChange> {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return;
  const marked = parts.slice(1).map((part, i) => {
    const between = text.slice(parts[i]?.end, part.start);
    return `${between.replace(/[,;]/, mark)}${sliced(text, part)}`;
  });
  yield { at: { ...first, end: last.end }, text: `${sliced(text, first)}${marked.join("")}` };
}

/** if a then b; c: an `else` may be meant. */
function* elses(text: string, items: readonly Expr[]): Generator<SourceChange> {
  for (const [i, item] of items.entries()) {
    const next = items[i + 1];
    if (next === undefined || item.kind !== "if" || hasElse(item)) continue;
    const at = { ...item.at, start: item.at.end, end: next.at.start };
    yield { at, text: sliced(text, at).replace(/^\s*;/, " else") };
  }
}

function hasElse({ no }: Extract<Expr, { kind: "if" }>): boolean {
  return no !== undefined && (no.kind !== "if" || hasElse(no));
}
