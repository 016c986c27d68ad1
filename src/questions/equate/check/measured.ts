// Measures that are machine integers: a sum of variables, without wrap-around. Each variable has finitely many values, so
// that no such sum can get smaller for ever; a bound need not be shown.
import type { ProofTerm, Sums, Variable } from "../certificate.js";
import { Refused } from "./refused.js";
import { constant, contradict, type Linear, plus, type Reading, valueNow } from "./sums.js";
import { monomialsOf, type Term } from "./terms.js";

/** Read over the variables of its lemma, and only then with their values: the value of x, where x is n - 1, is one value. */
export function measured(
  { assumed, store }: Reading,
  vars: readonly Variable[],
  of: ProofTerm,
  values: ReadonlyMap<string, Term>,
): Linear {
  const own = new Map(vars.map(({ name, type }) => [store.variable(name, type), values.get(name)] as const));
  let whole: Linear = new Map();
  for (const { times, factors } of monomialsOf(sumOf(store, vars, of))) {
    const [factor, ...further] = factors;
    const value = factor && own.get(factor);
    if (further.length > 0 || (factor !== undefined && value === undefined)) throw new Refused("no sum of variables");
    whole = plus(whole, value === undefined ? constant(1n) : valueNow(assumed, value), times);
  }
  return whole;
}

/** The later one is smaller; without a reason for that, the same. */
export function fallen(reading: Reading, before: Linear, after: Linear, why: Sums | undefined): void {
  const more = plus(after, before, -1n);
  if (why !== undefined) contradict(reading, why, more);
  else if (more.size > 0) throw new Refused("a measure that is not the same");
}

function sumOf(store: Reading["store"], vars: readonly Variable[], of: ProofTerm): Term {
  const go = (term: ProofTerm): Term => sumOf(store, vars, term);
  if (of.kind === "lit") return store.literal(of.value);
  const [a, b] = of.kind === "prim" ? of.args.map(go) : [];
  if (of.kind === "prim" && of.op === "add" && a !== undefined && b !== undefined) return store.add(a, b, 1n);
  if (of.kind === "prim" && of.op === "mul" && a !== undefined && b !== undefined) return store.multiply(a, b);
  const found = of.kind === "var" ? vars.find(({ name }) => name === of.name) : undefined;
  if (found === undefined) throw new Refused("no sum of variables");
  return store.variable(found.name, found.type);
}
