// What is left of reading a program for those who change it, each part worked out when it is first asked for.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { definedNames } from "../../../core/library.js";
import { boundIn, type Program } from "../../../core/program.js";
import type { Source, Span } from "../../../core/span.js";
import { binders, children, visit } from "../../../core/traverse.js";
import type { Context, Place } from "../infer/context.js";
import type { Scope, ValueInfo } from "../infer/entities.js";
import { type Vocabulary, vocabulariesOf } from "../lift/vocabulary.js";
import type { Lowering } from "../lower/lowering.js";
import type { Expr, Item, Pattern } from "../syntax.js";
import { type Copies, copiesIn, functorCode } from "./copies.js";
import { hasWritten } from "./core-text.js";
import { isDirected } from "./directed.js";
import { type FactTypes, newFactTypes } from "./fact-type.js";
import { type Site, type Sites, sitesIn } from "./sites.js";
import { type Written, writtenIn } from "./written.js";

/** What reading has found out. */
export type Read = {
  readonly ctx: Context;
  readonly lowering: Lowering;
  readonly program: Program;
  readonly items: readonly Item[];
  readonly sources: readonly Source[];
  /** The program that it is with another text of one source; undefined: it is rejected. */
  readonly again: (edited: Source) => Program | undefined;
};

export type Knowledge = {
  /** What users wrote, without the library. */
  readonly own: Program;
  readonly again: Read["again"];
  /** Whether something at a place, or after it, depends on what is known of types there. */
  readonly isDirected: (at: Span) => boolean;
  /** The edits of which that was asked, and whether they are what they should be. */
  readonly confirmed: Map<string, boolean>;
  readonly ctx: Context;
  readonly lowering: Lowering;
  readonly written: Written;
  readonly sites: Sites;
  readonly copies: Copies;
  /** The node that a node is a part of. */
  readonly parentOf: (e: Core) => Core | undefined;
  readonly types: FactTypes;
  readonly vocabulary: (scope: Scope) => Vocabulary;
  /** Functions around the place that is looked at that could be recursive. */
  readonly couldCall: ReadonlyMap<Name, Pattern>;
  /** Whether a name is bound inside of some definition. */
  readonly isLocal: (name: Name) => boolean;
  /** Whether it is one of the program's own definitions. */
  readonly isGlobal: (name: Name) => boolean;
};

export function knowledgeOf({ ctx, lowering, program, items, sources, again }: Read): Knowledge {
  const written = writtenIn(items, sources);
  const functors = functorCode(lowering);
  const code = [...functors, ...program.defs.flatMap(boundIn)];
  const local = localNames(code);
  const given = givenNames(code);
  const isGiven = ({ access }: ValueInfo): boolean => access.kind === "var" && given.has(access.name);
  const lastDirected = items.findLast((item) => isDirected({ facts: ctx.facts, isGiven }, item));
  const isUpTo = (at: Span, item: Item): boolean =>
    items.findIndex(({ at: other }) => other.file === at.file && other.end >= at.end) <= items.indexOf(item);
  const own = program.defs.filter((def) => boundIn(def).some(hasWritten));
  const global = new Set(own.flatMap(definedNames));
  return {
    own: { ...program, defs: own },
    again,
    confirmed: new Map(),
    isDirected: (at) => lastDirected !== undefined && isUpTo(at, lastDirected),
    ctx,
    lowering,
    written,
    sites: sitesIn(written, lowering, code),
    copies: copiesIn(lowering, functors, program),
    parentOf: parentsIn(code),
    types: newFactTypes(),
    vocabulary: vocabulariesOf(program),
    couldCall: new Map(),
    isLocal: (name) => local.has(name),
    isGlobal: (name) => global.has(name),
  };
}

function parentsIn(code: readonly Core[]): Knowledge["parentOf"] {
  let known: Map<Core, Core> | undefined;
  return (e) => {
    if (known === undefined) {
      const parents = new Map<Core, Core>();
      for (const bound of code) visit(bound, (each) => void children(each).map((part) => parents.set(part, each)));
      known = parents;
    }
    return known.get(e);
  };
}

function localNames(code: readonly Core[]): ReadonlySet<Name> {
  const names = new Set<Name>();
  for (const bound of code)
    visit(bound, (e) => {
      for (const name of binders(e)) names.add(name);
    });
  return names;
}

/** Parameters, and what patterns name. */
function givenNames(code: readonly Core[]): ReadonlySet<Name> {
  const names = new Set<Name>();
  for (const bound of code)
    visit(bound, (e) => {
      if (e.kind === "lam" || e.kind === "match" || e.kind === "try") for (const name of binders(e)) names.add(name);
    });
  return names;
}

/** Of a node that is no copy: its own, or that of what it stands for. */
export function siteOf({ sites }: Knowledge, e: Pick<Core, "id">): Site | undefined {
  const bound = sites.standsFor(e.id);
  return sites.at(bound?.id ?? e.id);
}

export function placeOf({ ctx }: Knowledge, e: Expr): Place | undefined {
  return ctx.facts.places.get(e);
}
