// Terms of a certificate as the checker has them, nothing evaluated; and the statement as a certificate has to say it.
import type { Name } from "../../../core/expr.js";
import { isPrimitive, PRIMITIVES } from "../../../core/primitive.js";
import type { ProofTerm } from "../certificate.js";
import type { Functions } from "./functions.js";
import type { Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import type { Store, Term } from "./terms.js";

type Tools = { readonly store: Store; readonly functions: Functions; readonly prims: Prims };

export function readTerm(
  tools: Tools,
  term: ProofTerm,
  names: ReadonlyMap<string, Term>,
  global: (name: Name) => Term,
): Term {
  const { store, functions, prims } = tools;
  const go = (each: ProofTerm): Term => readTerm(tools, each, names, global);
  switch (term.kind) {
    case "var": {
      const known = names.get(term.name);
      if (known === undefined) throw new Refused(`no variable ${term.name}`);
      return known;
    }
    case "lit":
      return store.literal(term.value);
    case "global":
      return global(term.name);
    case "make":
      if (functions.width(term.ctor) !== term.args.length) throw new Refused("another constructor");
      return store.make(term.ctor, term.args.map(go));
    case "fun": {
      const fn = functions.fn(term.code);
      if (term.env.length !== fn.captures.length || term.held.length >= fn.lam.params.length)
        throw new Refused("another function");
      return store.fun(fn, [...term.env, ...term.held].map(go), term.held.length);
    }
    case "call":
      if (term.args.length === 0) throw new Refused("a call without arguments");
      return store.call([go(term.fn), ...term.args.map(go)]);
    case "prim": {
      const args = term.args.map(go);
      if (term.op === "str.concat" ? args.length < 2 : widthOf(term.op) !== args.length)
        throw new Refused("another primitive");
      if (OF_SETS.includes(term.op)) return prims.sets.make(term.op, args);
      if (term.op === "add") return store.add(args[0] as Term, args[1] as Term, 1n);
      if (term.op === "mul") return store.multiply(args[0] as Term, args[1] as Term);
      if (term.op === "ge0") return prims.notNegative(args[0] as Term);
      if (term.op === "lt") return prims.less(args[0] as Term, args[1] as Term);
      if (term.op === "not") return prims.not(args[0] as Term);
      return store.prim(term.op, args);
    }
    default:
      throw new Refused("no term");
  }
}

/** How many operands a primitive takes, those of proofs included. */
function widthOf(op: string): number | undefined {
  const own = OWN.get(op);
  if (own !== undefined) return own;
  const signature = isPrimitive(op) ? PRIMITIVES.get(op) : undefined;
  return signature === undefined || signature.takes === "many" ? undefined : signature.takes.length;
}

/** With no other operation is there a set of everything. */
const OF_SETS: readonly string[] = ["set.none", "set.one", "set.of", "set.union", "set.both", "set.minus"];

const OWN: ReadonlyMap<string, number> = new Map([
  ["add", 2],
  ["mul", 2],
  ["div", 2],
  ["mod", 2],
  ["ge0", 1],
  ["eq0", 1],
  ["lt", 2],
  ["not", 1],
  ["set.none", 0],
  ["set.one", 1],
  ["set.of", 1],
  ["set.union", 2],
  ["set.both", 2],
  ["set.minus", 2],
  ["set.eq", 2],
  // Some element, if the index is beyond the end: whatever is said of all elements holds of that one as well.
  ["str.at", 2],
  ["array.at", 2],
]);

export function callOf(name: Name, arity: number): ProofTerm {
  const args = Array.from({ length: arity }, (_, i): ProofTerm => ({ kind: "var", name: `p${i}` }));
  return { kind: "call", fn: { kind: "global", name }, args };
}

/** Plain data in one order. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sortedKeys(each)]),
  );
}
