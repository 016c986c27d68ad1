// The same mistake in several places: who writes `x = True` for "x is true" once does so throughout. A change that helps in
// one place is made in all places that look the same up to the names of variables.
import type { Expr, Name } from "../../core/expr.js";
import { UNNUMBERED } from "../../core/ids.js";
import { binders, children, mapChildren } from "../../core/traverse.js";
import type { Facts, Visible } from "../../language/facts.js";
import { type Candidate, labelOf, madeAt } from "./candidate.js";
import type { Patient } from "./patient.js";
import { areApart, type Place } from "./places.js";
import { alike } from "./types.js";

/** The change in other places of the same definition; none of them is inside of another. */
export function likewise(patient: Patient, places: readonly Place[], change: Candidate): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const place of places) {
    if (place.root !== change.place.root || !areApart(place, change.place)) continue;
    if (!found.every((other) => areApart(place, other.place))) continue;
    const now = carriedOver(patient.facts, change, place);
    if (now !== undefined) found.push({ ...change, ...madeAt(patient, place, now) });
  }
  return found;
}

type Match = { readonly parts: Map<Expr, Expr>; readonly names: Map<Name, Name> };

function carriedOver(facts: Facts, { place: from, now }: Candidate, to: Place): Expr | undefined {
  const [type, other] = [facts.typeOf(from.node.id), facts.typeOf(to.node.id)];
  if (type === undefined || other === undefined || !alike(type, other)) return undefined;
  const [here, there] = [facts.scopeAt(from.node.id), facts.scopeAt(to.node.id)];
  const locals = new Set(here.map(({ name }) => name));
  const match: Match = { parts: new Map(), names: new Map() };
  if (!looksTheSame(match, from, to, from.node, to.node, locals)) return undefined;
  let isKnown = true;
  const go = (e: Expr): Expr => {
    const part = match.parts.get(e);
    if (part !== undefined) return part;
    if (e.kind !== "var") return { ...mapChildren(e, go), id: UNNUMBERED };
    const name = match.names.get(e.name) ?? (locals.has(e.name) ? calledTheSame(here, there, e.name) : e.name);
    isKnown &&= name !== undefined && (!locals.has(e.name) || there.some((each) => each.name === name));
    return { ...e, name: name ?? e.name, id: UNNUMBERED };
  };
  const changed = go(now);
  return isKnown ? changed : undefined;
}

/** The same variable, or one that other cases give the same name. */
function calledTheSame(here: readonly Visible[], there: readonly Visible[], name: Name): Name | undefined {
  const own = here.find((each) => each.name === name);
  const isSame = (each: Visible): boolean => each.shown === own?.shown && alike(each.type, own.type);
  return (there.find((each) => each.name === name) ?? there.find(isSame))?.name;
}

/** Up to local names, each of which stands for one other; what binds names itself is left alone. */
function looksTheSame(match: Match, from: Place, to: Place, a: Expr, b: Expr, locals: ReadonlySet<Name>): boolean {
  if (a.kind !== b.kind) return false;
  match.parts.set(a, b);
  if (a.kind === "let" && b.kind === "let" && !a.written && !b.written) {
    match.names.set(a.name, b.name); // an operand
    const inside = new Set([...locals, a.name]);
    return (
      looksTheSame(match, from, to, a.bound, b.bound, locals) && looksTheSame(match, from, to, a.body, b.body, inside)
    );
  }
  if (binders(a).length > 0) return false;
  if (a.kind === "var" && b.kind === "var") {
    const [own, other] = [from.operands.get(a.name), to.operands.get(b.name)];
    if (own !== undefined && other !== undefined) return looksTheSame(match, from, to, own, other, locals);
    if (!locals.has(a.name)) return a.name === b.name;
    const known = match.names.get(a.name);
    match.names.set(a.name, b.name);
    return known === undefined || known === b.name;
  }
  const [parts, others] = [children(a), children(b)];
  return (
    labelOf(a) === labelOf(b) &&
    parts.length === others.length &&
    parts.every((part, i) => looksTheSame(match, from, to, part, others[i] ?? part, locals))
  );
}
