// Where the nodes of a program come from: the expression that each was made of. OCaml evaluates operands from right to
// left, so that lowering binds some of them before the operation; variables that nobody wrote stand for these in it.
import type { Expr as Core, Name, NodeId } from "../../../core/expr.js";
import { children, freeNames, visit } from "../../../core/traverse.js";
import type { Lowering } from "../lower/lowering.js";
import type { Expr } from "../syntax.js";
import { contentOf, operandsOf } from "./operands.js";
import { insideOf, type Written } from "./written.js";

export type Site = {
  readonly core: Core;
  /** Without what only says something about it, such as a type. */
  readonly syntax: Expr;
  /** With what says something about it, which goes where it goes. */
  readonly whole: Expr;
  /** The node with the operands that are bound before it, as it stands in the program. */
  readonly top: Core;
  /** The operands that are bound before it, by the variables that stand for them. */
  readonly operands: ReadonlyMap<Name, Core>;
  /** Whether the expression is nothing else than this node. */
  readonly isWhole: boolean;
};

export type Sites = {
  readonly at: (id: NodeId) => Site | undefined;
  /** What a variable that nobody wrote stands for, and what a cell that nobody wrote holds. */
  readonly standsFor: (id: NodeId) => Core | undefined;
  readonly isCell: (id: NodeId) => boolean;
};

export function sitesIn(w: Written, { wholes, parts }: Lowering, code: readonly Core[]): Sites {
  const sites = new Map<NodeId, Site>();
  const standIns = new Map<NodeId, Core>();
  const cells = new Set<NodeId>();
  const lowered = new Map<Expr, NodeId>();
  const note = (core: Core, e: Expr, isWhole: boolean): void => {
    const chain = chainOf(core);
    const { top, operands } = withOperands(chain);
    const site = { core: chain.last, syntax: innermost(e), whole: e, top, operands, isWhole: isWhole && top === core };
    sites.set(core.id, { ...site, core, top: core, isWhole });
    if (chain.last !== core) sites.set(chain.last.id, site);
    for (const part of children(chain.last)) {
      const operand = contentOf(part) ?? part;
      const bound = operand.kind === "var" ? operands.get(operand.name) : undefined;
      if (bound !== undefined) standIns.set(operand.id, bound);
      if (operand === part) continue;
      standIns.set(part.id, bound ?? operand);
      cells.add(part.id);
    }
  };
  for (const bound of code) {
    visit(bound, (core) => {
      const [whole, part] = [wholes.get(core.id), parts.get(core.id)];
      const e = withoutLabel(part ?? whole);
      if (e === undefined || !w.isThere(e)) return;
      if (part === undefined) lowered.set(e, lowered.has(e) ? MANY : core.id);
      note(core, e, part === undefined);
    });
  }
  return {
    at: (id) => {
      const site = sites.get(id);
      return site !== undefined && lowered.get(site.whole) !== MANY ? site : undefined;
    },
    standsFor: (id) => standIns.get(id),
    isCell: (id) => cells.has(id),
  };
}

/** An expression that was lowered more than once: a change of it is not a change of one node. */
const MANY = -1;

function withoutLabel(e: Expr | undefined): Expr | undefined {
  return e?.kind === "labelled" ? e.value : e;
}

function innermost(e: Expr): Expr {
  const inner = insideOf(e);
  return inner === undefined ? e : innermost(inner);
}

type Let = Extract<Core, { kind: "let" }>;
type Chain = { readonly lets: readonly Let[]; readonly last: Core };

/** The bindings that nobody wrote in front of a node that somebody wrote. */
function chainOf(core: Core): Chain {
  const lets: Let[] = [];
  let last = core;
  for (; last.kind === "let" && !last.written; last = last.body) lets.push(last);
  return last.written ? { lets, last } : { lets: [], last: core };
}

/** Those bindings, from the innermost on, that bind operands. */
function withOperands({ lets, last }: Chain): Pick<Site, "top" | "operands"> {
  const operands = new Map<Name, Core>();
  let top = last;
  for (const each of [...lets].reverse()) {
    if (!isOperandOnce(each, last)) break;
    operands.set(each.name, each.bound);
    top = each;
  }
  return { top, operands };
}

function isOperandOnce({ name }: Let, last: Core): boolean {
  const uses = children(last).filter((part) => freeNames(part).has(name));
  const [use] = operandsOf(last).filter((part) => part.kind === "var" && part.name === name);
  return uses.length === 1 && use !== undefined;
}
