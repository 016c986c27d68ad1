// The bound on recursion: a function is entered at most k times within itself, where entries in a
// deterministic context do not count (the paper's section 5.3). The context of a call is
// deterministic as long as no branch around it, in the caller or in those who wait for the caller,
// had more than one possible side.
//
// A local function is made anew, with all of its k, whenever the function around it is entered.
// Where this is not the paper's rule: we see one path at a time, so a branch counts until its
// function returns, also after the `if` or `match` is over.
import { type Expr, makeName, type NodeId, tupleCtor } from "../../../../src/core/expr.js";
import { idsBeyond } from "../../../../src/core/ids.js";
import type { Def, Program } from "../../../../src/core/program.js";
import { children, mapChildren } from "../../../../src/core/traverse.js";
import { bindingsOf, frameFacts } from "../../../../src/eval/generate/analyse.js";

export const RECURSION_MAX = 6;

export type Activations = {
  readonly reset: () => void;
  /** False where this entry goes too deep. */
  readonly enter: (fn: NodeId, depth: number) => boolean;
  /** The function at this depth took a branch of which both sides are possible. */
  readonly open: (depth: number) => void;
};

type Activation = { readonly fn: NodeId; readonly depth: number; readonly counts: boolean; open: boolean };

/** For a program that tells entries: an activation is over when another of its depth, or a lower one, acts. */
export function newActivations(program: Program): Activations {
  const { around, waiting } = functionsIn(program);
  let stack: Activation[] = [];
  const callerAbove = (depth: number): Activation | undefined => {
    while ((stack[stack.length - 1]?.depth ?? 0) > depth) stack.pop();
    return stack[stack.length - 1];
  };
  const entriesOf = (fn: NodeId): number => {
    let count = 0;
    for (let i = stack.length - 1; i >= 0; i--) {
      const activation = stack[i] as Activation;
      if (activation.fn === around.get(fn)) break;
      if (activation.fn === fn && activation.counts) count++;
    }
    return count;
  };
  return {
    reset: () => {
      stack = [];
    },
    enter: (fn, depth) => {
      if (!waiting.has(fn)) return true; // calls nothing, and has no depth of its own
      const counts = callerAbove(depth - 1)?.open ?? false;
      if (counts && entriesOf(fn) >= RECURSION_MAX) return false;
      stack.push({ fn, depth, counts, open: counts });
      return true;
    },
    open: (depth) => {
      const activation = callerAbove(depth);
      if (activation !== undefined) activation.open = true;
    },
  };
}

type Functions = {
  /** The function that each is written in. */
  readonly around: ReadonlyMap<NodeId, NodeId | undefined>;
  /** Those that call something. */
  readonly waiting: ReadonlySet<NodeId>;
};

function functionsIn({ defs }: Program): Functions {
  const around = new Map<NodeId, NodeId | undefined>();
  const waiting = new Set<NodeId>();
  const pending: { readonly e: Expr; readonly inside: NodeId | undefined }[] = defs
    .flatMap(bindingsOf)
    .map(({ bound }) => ({ e: bound, inside: undefined }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { e, inside } = next;
    const own = entryOf(e);
    if (own !== undefined) around.set(own, inside);
    if (own !== undefined && children(e).some((body) => frameFacts(body).waits)) waiting.add(own);
    for (const child of children(e)) pending.push({ e: child, inside: own ?? inside });
  }
  return { around, waiting };
}

/** The choice that tells when a function is entered. */
function entryOf(e: Expr): NodeId | undefined {
  if (e.kind !== "lam" && e.kind !== "delay") return undefined;
  const first = e.body.kind === "let" && e.body.bound.kind === "seq" ? e.body.bound.items[0] : undefined;
  return first?.kind === "choose" ? first.id : undefined;
}

/**
 * The same program, which tells when a function is entered (by a choice of one, whose number is the function's), and in
 * which every caller waits: so depth says who called whom.
 */
export function tellingEntries(program: Program): Program {
  const ids = idsBeyond(program.defs);
  let serial = 0;
  const telling = (body: Expr): Expr => {
    const name = makeName("result", -1 - serial++);
    const node = () => ({ id: ids.next(), at: body.at, written: body.written });
    const nothing: Expr = { ...node(), kind: "make", ctor: tupleCtor(0), args: [] };
    const entry: Expr = { ...node(), kind: "choose", options: [nothing] };
    const bound: Expr = { ...node(), kind: "seq", items: [entry, body] };
    return { ...node(), kind: "let", name, bound, body: { ...node(), kind: "var", name } };
  };
  const walk = (e: Expr): Expr => {
    const inner = mapChildren(e, walk);
    return inner.kind === "lam" || inner.kind === "delay" ? { ...inner, body: telling(inner.body) } : inner;
  };
  const defs = program.defs.map((def): Def => {
    if (def.kind === "one") return { ...def, bound: walk(def.bound) };
    return { ...def, bindings: def.bindings.map((binding) => ({ ...binding, bound: walk(binding.bound) })) };
  });
  return { ...program, defs };
}
