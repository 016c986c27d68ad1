// What is left of reading a program for those who change it, each part worked out when it is first asked for.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { boundIn, type Program } from "../../../core/program.js";
import type { Source } from "../../../core/span.js";
import { binders, visit } from "../../../core/traverse.js";
import type { Context, Place } from "../infer/context.js";
import type { Scope } from "../infer/entities.js";
import { type Vocabulary, vocabulariesOf } from "../lift/vocabulary.js";
import type { Lowering } from "../lower/lowering.js";
import type { Expr, Item } from "../syntax.js";
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
};

export type Knowledge = {
  readonly ctx: Context;
  readonly lowering: Lowering;
  readonly written: Written;
  readonly sites: Sites;
  readonly types: FactTypes;
  readonly vocabulary: (scope: Scope) => Vocabulary;
  /** Whether a name is bound inside of some definition. */
  readonly isLocal: (name: Name) => boolean;
};

export function knowledgeOf({ ctx, lowering, program, items, sources }: Read): Knowledge {
  const written = writtenIn(items, sources);
  const local = localNames(program);
  return {
    ctx,
    lowering,
    written,
    sites: sitesIn(written, lowering, program),
    types: newFactTypes(),
    vocabulary: vocabulariesOf(program),
    isLocal: (name) => local.has(name),
  };
}

function localNames({ defs }: Program): ReadonlySet<Name> {
  const names = new Set<Name>();
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      for (const name of binders(e)) names.add(name);
    });
  return names;
}

/** Of the node itself, or of what it stands for. */
export function siteOf({ sites }: Knowledge, e: Pick<Core, "id">): Site | undefined {
  const bound = sites.standsFor(e.id);
  return sites.at(bound?.id ?? e.id);
}

export function placeOf({ ctx }: Knowledge, e: Expr): Place | undefined {
  return ctx.facts.places.get(e);
}
