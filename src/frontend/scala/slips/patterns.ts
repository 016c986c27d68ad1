// Changes of patterns that do not fit what is matched.
import type { Span } from "../../../core/span.js";
import { insertions, isWithin, literalsLike, removals, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Case, Pattern } from "../syntax.js";

export function* patternSlips(text: string, cases: readonly Case[], place: Span): Generator<SourceChange> {
  for (const { pattern } of cases) if (isWithin(place, pattern.at)) yield* within(text, pattern, place);
}

/** The innermost first. */
function* within(text: string, p: Pattern, place: Span): Generator<SourceChange> {
  for (const part of partsOf(p)) if (isWithin(place, part.at)) yield* within(text, part, place);
  yield* slipsOf(text, p);
}

function partsOf(p: Pattern): readonly Pattern[] {
  switch (p.kind) {
    case "bind":
    case "typed":
      return [p.inner];
    case "tuple":
      return p.items;
    case "construct":
      return p.args;
    case "or":
      return p.options;
    default:
      return [];
  }
}

function* slipsOf(text: string, p: Pattern): Generator<SourceChange> {
  const own = sliced(text, p.at);
  switch (p.kind) {
    case "constant":
      for (const other of literalsLike(own, ".0")) yield { at: p.at, text: other };
      return;
    case "var":
      return yield { at: p.at, text: `Some(${own})` };
    case "stable":
      for (const args of ["_", "_, _", "_, _, _"]) yield { at: p.at, text: `${own}(${args})` };
      return;
    case "construct":
      return yield* constructed(text, p);
    case "tuple": {
      const places = p.items.map(({ at }) => at);
      yield* insertions(places, ["_"], ", ");
      yield* removals(places);
      return yield* swaps(text, places);
    }
    default:
      return;
  }
}

function* constructed(text: string, p: Extract<Pattern, { kind: "construct" }>): Generator<SourceChange> {
  const places = p.args.map(({ at }) => at);
  if (p.infix) return yield* swaps(text, places);
  yield* insertions(places, ["_"], ", ");
  yield* removals(places);
  yield* swaps(text, places);
  const name = p.path.map((part) => part.name).join(".");
  yield { at: p.at, text: name };
  const [only, ...more] = places;
  if (only !== undefined && more.length === 0) yield { at: p.at, text: sliced(text, only) };
}
