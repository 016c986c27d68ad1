// Loops that count, `for i = low to high do body done`, with the question that proofs need. Lowered, such a loop asks
// whether i is high after each turn, so that it ends at the largest integer too:
//
//   let rec go i = body; if i = high then () else go (i + 1) in if low <= high then go low else ()
//
// Here it asks before each turn: let rec go i = if i <= high then (body; go (i + 1)) else () in go low. Both take the turns
// low, low + 1 ... high, as long as integers have no largest one, and that is what every proof takes for granted.
import { call, choose, inTurn, prim, variable } from "../../../core/build.js";
import type { Expr, LetRec, Name } from "../../../core/expr.js";
import { freeNames, mapChildren } from "../../../core/traverse.js";

/** Undefined if there is no such loop. */
export function withLoopsCounted(e: Expr): Expr | undefined {
  let found = false;
  const replaced = (each: Expr): Expr => {
    const inside = mapChildren(each, replaced);
    const now = inside.kind === "letrec" ? asked(inside) : undefined;
    found ||= now !== undefined;
    return now ?? inside;
  };
  const now = replaced(e);
  return found ? now : undefined;
}

function asked(e: LetRec): Expr | undefined {
  const [binding, ...others] = e.bindings;
  if (binding?.bound.kind !== "lam" || others.length > 0) return undefined;
  const { name, bound } = binding;
  const [i, ...more] = bound.params;
  const items = bound.body.kind === "seq" ? bound.body.items : [];
  const [last, turn] = [items.at(-1), items.slice(0, -1)];
  if (i === undefined || more.length > 0 || last === undefined || turn.length === 0) return undefined;
  const next = nextOf(last, name, i);
  const start = startOf(e.body, name);
  if (next === undefined || start === undefined || next.high !== start.high || next.op !== start.op) return undefined;
  if (turn.some((item) => freeNames(item).has(name)) || [i, name].includes(next.high)) return undefined;
  const body = choose(
    prim(COMPARED[next.op], variable(i), variable(next.high)),
    inTurn([...turn, next.call]),
    next.end,
  );
  return { ...e, bindings: [{ name, bound: { ...bound, body } }], body: call(variable(name), [variable(start.low)]) };
}

type Direction = "i63.add" | "i63.sub";
const COMPARED = { "i63.add": "i63.le", "i63.sub": "i63.ge" } as const;

type Next = { readonly high: Name; readonly op: Direction; readonly end: Expr; readonly call: Expr };

/** if i = high then () else go (i + 1) */
function nextOf(e: Expr, go: Name, i: Name): Next | undefined {
  if (e.kind !== "if" || !isUnit(e.yes)) return undefined;
  const [first, high] = e.cond.kind === "prim" && e.cond.op === "i63.eq" ? e.cond.args : [];
  const [stepped, ...more] = isCall(e.no, go) ? e.no.args : [];
  if (!isNamed(first, i) || high?.kind !== "var" || stepped?.kind !== "prim" || more.length > 0) return undefined;
  const { op } = stepped;
  const [from, by] = stepped.args;
  if (!isNamed(from, i) || by?.kind !== "lit" || by.value.kind !== "i63" || by.value.value !== 1n) return undefined;
  return op === "i63.add" || op === "i63.sub" ? { high: high.name, op, end: e.yes, call: e.no } : undefined;
}

/** if low <= high then go low else () */
function startOf(e: Expr, go: Name): { readonly low: Name; readonly high: Name; readonly op: Direction } | undefined {
  if (e.kind !== "if" || !isUnit(e.no) || e.cond.kind !== "prim") return undefined;
  const op = e.cond.op === "i63.le" ? "i63.add" : e.cond.op === "i63.ge" ? "i63.sub" : undefined;
  const [low, high] = e.cond.args;
  const [first, ...more] = isCall(e.yes, go) ? e.yes.args : [];
  if (op === undefined || low?.kind !== "var" || high?.kind !== "var" || more.length > 0) return undefined;
  return isNamed(first, low.name) ? { low: low.name, high: high.name, op } : undefined;
}

function isUnit(e: Expr): boolean {
  return e.kind === "make" && e.args.length === 0 && e.ctor === "tuple0";
}

function isNamed(e: Expr | undefined, name: Name): boolean {
  return e?.kind === "var" && e.name === name;
}

function isCall(e: Expr, fn: Name): e is Extract<Expr, { kind: "app" }> {
  return e.kind === "app" && isNamed(e.fn, fn);
}
