// What is known of the nodes of a program as it was read: which are its own, and where in the sources they stand.
import type { Arm, Expr as Core, Name, NodeId } from "../../../core/expr.js";
import { boundIn, type Program } from "../../../core/program.js";
import { NOWHERE, type Source, type Span } from "../../../core/span.js";
import { visit } from "../../../core/traverse.js";
import type { Origins } from "../lower/lowering.js";
import { isMade } from "../made.js";
import { showTy } from "../show/type.js";
import type { Case, Stat } from "../syntax.js";
import type { ClassSymbol, DefSymbol, ValueSymbol } from "../typed.js";
import { type Spot, type Spots, spotsOf } from "./spots.js";

export type Parsed = { readonly source: Source; readonly stats: readonly Stat[] };

export type Known = {
  readonly node: (id: NodeId) => Core | undefined;
  /** Where a node of the program stands. */
  readonly spot: (e: Core) => Spot | undefined;
  /** The object itself, which nobody wrote. */
  readonly isImplied: (e: Core) => boolean;
  /** The node of the program that this one is a changed copy of. */
  readonly before: (e: Core) => Core | undefined;
  readonly caseOf: (arm: Arm) => Case | undefined;
  /** The string around one of its texts. */
  readonly stringAround: (e: Core) => Spot | undefined;
  readonly text: (file: string) => string;
  /** The type that was found for a node, as it is written. */
  readonly typeText: (e: Core) => string | undefined;
  readonly symbol: (name: Name) => ValueSymbol | DefSymbol | ClassSymbol | undefined;
};

export function knownOf(program: Program, origins: Origins, parsed: readonly Parsed[]): Known {
  const nodes = nodesOf(program);
  const spots = spotsByFile(parsed);
  const isOwn = (e: Core): boolean => nodes.get(e.id) === e;
  const isImplied = (e: Core): boolean => {
    const origin = origins.exprs.get(e);
    return origin?.kind === "this" && isMade(origin.at);
  };
  const spot = (e: Core): Spot | undefined => {
    if (!isOwn(e)) return undefined;
    if (isImplied(e)) return undefined;
    const at = origins.exprs.get(e)?.at ?? (e.written ? e.at : undefined);
    if (at !== undefined) return spots(at)?.at(at);
    const inner = wrapped(e);
    return inner && spot(inner);
  };
  return {
    node: (id) => nodes.get(id),
    spot,
    isImplied,
    before: (e) => {
      const own = nodes.get(e.id);
      return own === e || own?.kind !== e.kind ? undefined : own;
    },
    caseOf: (arm) => {
      const at = origins.cases.get(arm);
      return at && spots(at)?.caseAt(at);
    },
    stringAround: (e) => (isOwn(e) && e.written ? spots(e.at)?.textAt(e.at) : undefined),
    text: (file) => parsed.find(({ source }) => source.name === file)?.source.text ?? "",
    typeText: (e) => {
      const type = origins.exprs.get(e)?.type;
      return type && showTy(type, ({ inLibrary, name, path }) => (inLibrary ? name : path));
    },
    symbol: (name) => origins.symbols.get(name),
  };
}

/** What was written, where only a conversion that nobody wrote is around it: an argument by name, a value as a text. */
function wrapped(e: Core): Core | undefined {
  if (e.written) return undefined;
  if (e.kind === "lam" || e.kind === "delay") return e.body;
  return e.kind === "prim" && e.args.length === 1 ? e.args[0] : undefined;
}

function nodesOf(program: Program): ReadonlyMap<NodeId, Core> {
  const nodes = new Map<NodeId, Core>();
  for (const bound of program.defs.flatMap(boundIn)) {
    if (bound.at.file === NOWHERE.file) continue;
    visit(bound, (e) => {
      nodes.set(e.id, e);
      return true;
    });
  }
  return nodes;
}

function spotsByFile(parsed: readonly Parsed[]): (at: Span) => Spots | undefined {
  const made = new Map<string, Spots>();
  return ({ file }) => {
    const known = made.get(file);
    const source = known ?? parsed.find((each) => each.source.name === file);
    if (known !== undefined || source === undefined) return known;
    const spots = spotsOf((source as Parsed).source, (source as Parsed).stats);
    made.set(file, spots);
    return spots;
  };
}
