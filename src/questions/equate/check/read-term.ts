// Terms of a certificate as the checker has them, nothing evaluated; and the statement as a certificate has to say it.
import type { Name } from "../../../core/expr.js";
import type { ProofTerm } from "../certificate.js";
import type { Functions } from "./evaluate.js";
import { type Prims, Refused } from "./primitives.js";
import type { Store, Term } from "./terms.js";

type Tools = { readonly store: Store; readonly functions: Functions; readonly prims: Prims };

/** Of what is computed with; all else is taken as it is. */
const OPERANDS: ReadonlyMap<string, number> = new Map([
  ["add", 2],
  ["mul", 2],
  ["ge0", 1],
  ["eq0", 1],
  ["not", 1],
  ["div", 2],
  ["mod", 2],
  ["any.eq", 2],
]);

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
      return store.make(term.ctor, term.args.map(go));
    case "fun": {
      const fn = functions.fn(term.code);
      if (term.env.length !== fn.captures.length || term.held.length >= fn.lam.params.length)
        throw new Refused("another function");
      return store.fun(fn, [...term.env, ...term.held].map(go), term.held.length);
    }
    case "call":
      return store.call([go(term.fn), ...term.args.map(go)]);
    case "prim": {
      const args = term.args.map(go);
      if ((OPERANDS.get(term.op) ?? args.length) !== args.length) throw new Refused("no term");
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
