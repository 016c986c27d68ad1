// A candidate: something else in one place. What it is as a text is worked out for those that are worth it.
import type { Expr, Name, NodeId } from "../../core/expr.js";
import { withOwnIds } from "../../core/ids.js";
import { definedNames } from "../../core/library.js";
import { boundIn, type Program } from "../../core/program.js";
import type { Span } from "../../core/span.js";
import { withOwnNames } from "../../core/supply.js";
import { binders, freeNames, visit } from "../../core/traverse.js";
import type { Piece, Proposal } from "../../language/facts.js";
import type { RepairIdea } from "../../report/repair.js";
import { goesInCircles } from "./circles.js";
import { changeCost } from "./cost.js";
import { CANDIDATES_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Patient } from "./patient.js";
import { inPlaceOf, isVain, type Place } from "./places.js";

export type Variation = {
  readonly idea: RepairIdea;
  readonly now: Expr;
  /** What it is as a text, where that is less than what is made of it. */
  readonly cut?: Span;
};

export type Candidate = Variation & {
  readonly place: Place;
  /** What stands in the place of its top when it is run. */
  readonly run: Expr;
};

/** A candidate that can be written. */
export type WrittenCandidate = Candidate & {
  readonly pieces: readonly Piece[];
  readonly cost: number;
  /** What it is as a text, where the first one that came to mind turns out to be none. */
  readonly confirmed: () => WrittenCandidate | undefined;
};

/** Those that say something else than what stands there, each once. */
export function candidatesFor(patient: Patient, place: Place, variations: Iterable<Variation>): readonly Candidate[] {
  const { facts, globals, program } = patient;
  const found = new Map<string, Candidate>();
  const known = new Set([
    ...facts.globalsAt(place.node.id).map(({ name }) => name),
    ...freeNames(place.root),
    ...itself(program, place.root),
  ]);
  const isThere = (name: Name): boolean => !globals.has(name) || known.has(name);
  const old = keyOf(place.node);
  const isEndless = goesInCircles(program, place);
  for (const { now, ...variation } of variations) {
    if (found.size >= CANDIDATES_MAX) break;
    if (isVain(place, now)) continue;
    const key = keyOf(now);
    if (key === old || found.has(key) || ![...freeNames(now)].every(isThere)) continue;
    if (MADE_UP.has(variation.idea) && isEndless(now)) continue;
    found.set(key, { ...variation, ...madeAt(patient, place, now) });
  }
  return [...found.values()];
}

/** A change as a part of the program: what stood there may be in it twice, and what was made up may be in others too. */
export function madeAt({ ids, names }: Patient, place: Place, made: Expr): Pick<Candidate, "place" | "now" | "run"> {
  const old = { ids: new Set<NodeId>(), names: new Set<Name>() };
  visit(place.node, (e) => {
    old.ids.add(e.id);
    for (const name of binders(e)) old.names.add(name);
    return true;
  });
  const named = withOwnNames(names, made, (name) => old.names.has(name));
  const now = withOwnIds(ids, named, (id) => old.ids.has(id));
  return { place, now, run: withOwnIds(ids, withOwnNames(names, inPlaceOf(place.operands, now))) };
}

/** What is no slip: calls that it makes are new ones. */
const MADE_UP: ReadonlySet<RepairIdea> = new Set(["expression", "operation"]);

/** A function may call itself: that is written too, where it must be. */
function itself({ defs }: Program, root: Expr): readonly Name[] {
  return root.kind === "lam" ? defs.filter((def) => boundIn(def).includes(root)).flatMap(definedNames) : [];
}

/**
 * Undefined: it cannot be written there. In which order operands are evaluated is for those to say who read the text again,
 * before they believe it.
 */
export function written({ facts, source }: Patient, candidate: Candidate, meter: Meter): WrittenCandidate | undefined {
  const proposal = facts.propose({ before: candidate.place.node, now: candidate.now });
  meter.proposals++;
  const inText = (edit: Proposal["draft"]): WrittenCandidate | undefined => {
    if (edit === undefined || edit.at.file !== source.name) return undefined;
    const pieces = (edit.pieces ?? [edit]).map(({ at, text }) => ({ at, text: withBreaksOf(source.text, text) }));
    const costs = pieces.map(({ at, text }) => changeCost(source.text.slice(at.start, at.end), text));
    const isSame = pieces.every(({ at, text }) => source.text.slice(at.start, at.end) === text);
    const cost = costs.reduce((sum, each) => sum + each, 0);
    return isSame ? undefined : { ...candidate, pieces, cost, confirmed };
  };
  const confirmed = (): WrittenCandidate | undefined => {
    meter.proposals += READ_AGAIN;
    return inText(proposal?.edit());
  };
  if (candidate.cut !== undefined) return inText({ at: candidate.cut, text: "" });
  return proposal?.draft === undefined ? confirmed() : inText(proposal.draft);
}

/** Lines end as those of the text do. */
function withBreaksOf(whole: string, text: string): string {
  if (!text.includes("\n")) return text;
  const isWindows = whole[whole.indexOf("\n") - 1] === "\r";
  return isWindows ? text.replace(/\r?\n/g, "\r\n") : text;
}

/** Where a text must be read to know what it says, that takes as long as so many others. */
const READ_AGAIN = 12;

/** The same for expressions that say the same, whatever they call what they bind. */
function keyOf(e: Expr): string {
  const bound = new Map<Name, string>();
  const called = (name: Name): string => bound.get(name) ?? name;
  let key = "";
  visit(e, (node) => {
    for (const name of binders(node)) bound.set(name, `#${bound.size}`);
    key += `${node.kind}${labelOf(node, called)} `;
    return true;
  });
  return key;
}

/** What a node says itself, without its parts. */
export function labelOf(e: Expr, called: (name: Name) => string = (name) => name): string {
  switch (e.kind) {
    case "lit":
      return `${e.value.kind}${String(e.value.value)}`;
    case "var":
    case "let":
      return called(e.name);
    case "prim":
      return e.op;
    case "make":
    case "chain":
      return `${e.ctor}${e.kind === "make" ? e.args.length : e.items.length}`;
    case "app":
      return String(e.args.length);
    case "lam":
      return e.params.map(called).join(",");
    case "match":
    case "try":
      return JSON.stringify(
        e.arms.map(({ pattern }) => pattern),
        (key, value) => (key === "name" ? called(value) : plain(key, value)),
      );
    default:
      return "";
  }
}

function plain(key: string, value: unknown): unknown {
  if (key === "at") return undefined;
  return typeof value === "bigint" ? `${value}n` : value;
}
