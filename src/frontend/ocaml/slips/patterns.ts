// Changes of patterns that do not fit what is matched.
import { after, insertions, literalsLike, removals, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Pattern } from "../syntax.js";

/** `around`: each pattern is inside of the next. */
export function* patternSlips(text: string, around: readonly Pattern[]): Generator<SourceChange> {
  for (const pattern of around) yield* slipsOf(text, pattern);
}

function* slipsOf(text: string, p: Pattern): Generator<SourceChange> {
  const own = sliced(text, p.at);
  switch (p.kind) {
    case "constant":
      for (const other of literalsLike(own, ".")) yield { at: p.at, text: other };
      return;
    case "var":
      yield { at: p.at, text: `(Some ${own})` };
      return yield { at: p.at, text: `[${own}]` };
    case "construct":
      return yield* constructed(text, p);
    case "tuple":
      return yield* partsOf(
        text,
        p.items.map(({ at }) => at),
      );
    case "typed": {
      // a, b : t for a, (b : t)
      const last = p.inner.kind === "tuple" ? p.inner.items.at(-1) : undefined;
      const at = last && { ...last.at, end: p.type.at.end };
      return at === undefined ? undefined : yield { at, text: `(${sliced(text, at)})` };
    }
    case "list":
      if (p.items.length === 1 && p.items[0] !== undefined) yield { at: p.at, text: sliced(text, p.items[0].at) };
      return;
    default:
      return;
  }
}

function* constructed(text: string, p: Extract<Pattern, { kind: "construct" }>): Generator<SourceChange> {
  const { arg } = p;
  if (arg === undefined) return yield after(p.at, " _");
  const parts = arg.kind === "tuple" ? arg.items.map(({ at }) => at) : [arg.at];
  yield* partsOf(text, parts);
  if (p.ctor.name === "::") return;
  yield { at: p.at, text: sliced(text, p.ctor.at) };
  yield { at: p.at, text: sliced(text, arg.at) };
  if (arg.kind !== "tuple") {
    const inner = sliced(text, arg.at);
    for (const now of [`(${inner}, _)`, `(_, ${inner})`]) yield { at: arg.at, text: now };
  }
}

function* partsOf(text: string, parts: readonly Pattern["at"][]): Generator<SourceChange> {
  if (parts.length < 2) return;
  yield* insertions(parts, ["_"], ", ");
  yield* removals(parts);
  yield* swaps(text, parts);
}
