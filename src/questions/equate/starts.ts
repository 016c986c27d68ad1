// Lemmas about functions that are given something to start from: for every start, the result is what the other side gives,
// put together with that start. Which way of putting together is meant shows when the lemma is proved.
import { NIL } from "../../core/build.js";
import { fixedName, tupleWidth } from "../../core/expr.js";
import { visit } from "../../core/traverse.js";
import { con, type Type } from "../../core/type.js";
import { abstracted, type Generalised } from "./lemma.js";
import type { Primitives } from "./primitives.js";
import { leavesIn, leavesOf, withLeaves } from "./relations.js";
import { asInteger, asSum, someIn, type Term, type Terms } from "./term.js";
import type { World } from "./world.js";

type Tools = { readonly terms: Terms; readonly primitives: Primitives; readonly world: World };

/** The other side with a start, where this one is what the function is given. */
type Joined = { readonly left: Term; readonly type: Type | undefined };

const APPEND = fixedName("@/direct");

/** For each argument of the right side that something could start from. */
export function startingFrom(tools: Tools, left: Term, right: Term): readonly Generalised[] {
  const leaves = leavesOf(right);
  if (right.kind !== "call" || headIsUnknown(right)) return [];
  const kept = keptLeaves(right);
  const all = leaves.flatMap((given, i) =>
    (kept.has(i) ? [] : joined(tools, left, given, right)).map(({ left: joinedLeft }): Generalised => {
      const { terms, primitives } = tools;
      const start = startOf(tools, given);
      const other = withLeaves(terms, right, (j) => (j === i ? start : (leaves[j] as Term)));
      const made = abstracted(terms, joinedLeft, other, new Set(), (term) => primitives.typeOf(term));
      return { proposition: made.proposition, values: made.values.map((value) => (value === start ? given : value)) };
    }),
  );
  return all.filter(({ proposition }) => proposition.left !== proposition.right);
}

function headIsUnknown(call: Term): boolean {
  return call.kind === "call" ? headIsUnknown(call.fn) : call.kind !== "fun";
}

/** Arguments that a function hands on as they are, wherever it calls itself: nothing starts from these. */
function keptLeaves(call: Term): ReadonlySet<number> {
  if (call.kind !== "call" || call.fn.kind !== "fun") return new Set();
  const { code, held } = call.fn;
  const { params, body } = code.lam;
  const kept = new Set(params.keys());
  const own = new Set(code.group.flatMap(({ name, code: each }) => (each === code ? [name] : [])));
  visit(body, (e) => {
    if (e.kind === "app" && e.fn.kind === "var" && own.has(e.fn.name))
      for (const [i, name] of params.entries()) {
        const arg = e.args[i];
        if (arg?.kind !== "var" || arg.name !== name) kept.delete(i);
      }
    return true;
  });
  let leaf = 0;
  return new Set(
    call.args.flatMap((arg, i) => {
      const first = leaf;
      leaf += leavesIn(arg).length;
      return kept.has(i + held.length) && leaf === first + 1 ? [first] : [];
    }),
  );
}

function startOf({ terms, primitives }: Tools, given: Term): Term {
  return primitives.isInteger(given)
    ? terms.variable("start", con(terms.width?.kind ?? "i63"))
    : terms.variable("start:any", undefined);
}

/** What both sides may be for any start, if for this one they are the same. */
function joined(tools: Tools, left: Term, given: Term, right: Term): readonly Joined[] {
  const { terms, primitives } = tools;
  const start = startOf(tools, given);
  if (primitives.isInteger(given)) return sums(tools, left, given, start);
  const type = primitives.typeOf(left);
  const mayBe = (name: string): boolean => type === undefined || (type.kind === "con" && type.name === name);
  if (given.kind === "make" && given.ctor === NIL) return mayBe("list") ? appended(tools, left, start) : [];
  if (given.kind === "lit" && given.value.kind === "str" && given.value.value === "" && mayBe("str"))
    return [terms.prim("str.concat", [left, start]), terms.prim("str.concat", [start, left])].map(untyped);
  if (given.kind === "fun") return composed(tools, left, start, right);
  return [];
}

/** By as much as the start is more; and by as many times as it is. */
function sums({ terms, primitives }: Tools, left: Term, given: Term, start: Term): readonly Joined[] {
  if (!primitives.isInteger(left)) return [];
  const without = terms.subtract(left, given);
  const isSimpler = asInteger(given) !== undefined || asSum(without).parts.length < asSum(left).parts.length;
  const plain = isSimpler ? [terms.add(without, start)] : [];
  return [...plain, ...(asInteger(given) === 1n ? [terms.multiply(left, start)] : [])].map(untyped);
}

function appended({ terms, world }: Tools, left: Term, start: Term): readonly Joined[] {
  const code = world.global(APPEND);
  if (code === undefined || !("lam" in code)) return [];
  const append = terms.fun(code, [], []);
  return [terms.call(append, [left, start]), terms.call(append, [start, left])].map(untyped);
}

/** Functions to go on with, of the result; and those that are applied before, to the last argument. */
function composed({ terms }: Tools, left: Term, start: Term, right: Term): readonly Joined[] {
  const after = terms.call(start, [left]);
  if (left.kind !== "call" || right.kind !== "call") return [untyped(after)];
  const [last] = left.args.slice(-1);
  const isSame = last !== undefined && last === right.args.at(-1) && last.kind === "var";
  if (!isSame) return [untyped(after)];
  const before = terms.call(left.fn, [...left.args.slice(0, -1), terms.call(start, [last])]);
  return [before, after].map(untyped);
}

function untyped(left: Term): Joined {
  return { left, type: undefined };
}

/** Whether the two sides could be of one type, as far as that is known. */
export function mayBeAlike({ primitives }: Tools, a: Term, b: Term): boolean {
  const [x, y] = [primitives.typeOf(a), primitives.typeOf(b)];
  if (x?.kind !== "con" || y?.kind !== "con" || tupleWidth(x.name) !== undefined) return true;
  return x.name === y.name || (primitives.isInteger(a) && primitives.isInteger(b));
}

/** Something that is the same for all inputs. */
export function isStart(term: Term): boolean {
  return term.kind === "fun" || !someIn(term, ({ kind }) => kind === "var" || kind === "call");
}
