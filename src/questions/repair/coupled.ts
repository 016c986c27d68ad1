// Two changes that help only together: neither mends an input alone. What stands side by side in one expression is
// tried in pairs, with what is nearest to each first; so are slips of the pen anywhere.
import type { Expr, Name } from "../../core/expr.js";
import { children, visit } from "../../core/traverse.js";
import type { Candidate } from "./candidate.js";
import { PAIRED_PLACES_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient } from "./patient.js";
import { areApart, inPlaceOf, type Place } from "./places.js";
import type { Table } from "./table.js";
import { isRight, loadedWithChoices, type State } from "./trials.js";
import type { Variations } from "./variations.js";

export type Couple = readonly [Candidate, Candidate];

/** Places beside each other, in the order of the places; what is written in between belongs to neither. */
export function neighbours(places: readonly Place[]): readonly (readonly [Place, Place])[] {
  const found: (readonly [Place, Place])[] = [];
  const known = new Map(places.map((place) => [place.node, place]));
  const roots = [...new Set(places.map(({ root }) => root))];
  for (const root of roots)
    visit(root, (e) => {
      const parts = partsOf(e).flatMap((part) => known.get(part) ?? []);
      for (const [i, one] of parts.entries()) for (const other of parts.slice(i + 1)) found.push([one, other]);
      return true;
    });
  const rank = ([one, other]: readonly [Place, Place]): number => places.indexOf(one) + places.indexOf(other);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, PAIRED_PLACES_MAX);
}

/** Operands that are evaluated before an expression are parts of it, and so are those of a chain of bindings. */
function partsOf(e: Expr): readonly Expr[] {
  if (e.kind === "if" || e.kind === "match") return [];
  const own = e.kind === "let" && !e.written ? operandsOf(e) : children(e);
  return own.filter((part) => part.written);
}

function operandsOf(e: Expr): readonly Expr[] {
  const bound = new Map<Name, Expr>();
  let inner = e;
  for (; inner.kind === "let" && !inner.written; inner = inner.body) bound.set(inner.name, inner.bound);
  return children(inPlaceOf(bound, inner));
}

/** Those of two groups that are right together on every input that is known. */
export function rightCouples(
  patient: Patient,
  cases: readonly Case[],
  state: State,
  groups: readonly (readonly Candidate[])[],
  meter: Meter,
): readonly Couple[] {
  const { trial, pick } = loadedWithChoices(patient, state.changes, groups, meter) ?? {};
  if (trial === undefined || pick === undefined) return [];
  const asked = [
    ...cases.filter((_, i) => state.right[i] !== true),
    ...cases.filter((_, i) => state.right[i] === true),
  ];
  const before = trial.steps();
  const passes = (each: Case): boolean => {
    meter.runs++;
    return isRight(trial, each);
  };
  const found: Couple[] = [];
  for (const [i, ones] of groups.entries())
    for (const [j, others] of groups.entries()) {
      const [a, b] = [ones[0]?.place, others[0]?.place];
      if (j <= i || a === undefined || b === undefined || !areApart(a, b)) continue;
      for (const [option, one] of ones.entries())
        for (const [another, other] of others.entries()) {
          pick(groups.map((_, at) => (at === i ? option : at === j ? another : -1)));
          if (asked.every(passes)) found.push([one, other]);
        }
    }
  meter.steps += trial.steps() - before;
  return found;
}

/** What may stand in a place, of every kind some: with what stands there as a part first. */
export function ofEveryKind(table: Table, kinds: readonly Variations[], place: Place): readonly Candidate[] {
  const candidates = kinds.map((kind) => table.candidates(kind, place));
  const most = Math.max(0, ...candidates.map((all) => all.length));
  return Array.from({ length: most }, (_, i) => candidates.flatMap((all) => all[i] ?? [])).flat();
}
