// A change while an edit is looked for.
import type { Expr as Core } from "../../../core/expr.js";
import { children, visit } from "../../../core/traverse.js";
import type { Change } from "../../../language/facts.js";
import type { Place } from "../infer/context.js";
import { inPlace } from "./core-change.js";
import type { Placed } from "./fit.js";
import { type Knowledge, placeOf } from "./knowledge.js";
import { couldCall } from "./made-recursive.js";
import type { Site } from "./sites.js";

export type Changing = {
  readonly k: Knowledge;
  readonly site: Site;
  readonly place: Place;
  readonly before: Core;
  /** With its operands in their places. */
  readonly now: Core;
  /** Whether a node is a part of what is changed that stays as it is. */
  readonly isOld: (e: Core) => boolean;
};

/** `core` where it is not just what is asked for; `isUnsure`: it is to be read again before it is believed. */
export type PlacedChange = Placed & { readonly core?: Change; readonly isUnsure?: boolean };

export function changingOf(known: Knowledge, { before, now }: Change): Changing | undefined {
  const site = known.sites.at(before.id);
  const place = site && placeOf(known, site.syntax);
  if (site === undefined || place === undefined || !known.written.isOneText(site.syntax.at.file)) return undefined;
  const k = { ...known, couldCall: couldCall(known, site.syntax) };
  const isOld = oldParts(site, before);
  return { k, site, place, before, now: inPlace(site, now, isOld), isOld };
}

/** The node itself may be a part of what is to stand in its place. */
function oldParts(site: Site, before: Core): (e: Core) => boolean {
  const isKept = site.isWhole || site.syntax.kind === "function";
  const old = new Set<Core>(isKept ? [before, site.top] : []);
  for (const e of [...children(before), ...site.operands.values()]) visit(e, (part) => void old.add(part));
  return (e) => old.has(e);
}
