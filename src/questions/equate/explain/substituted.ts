// Terms of a proof with values for their variables.
import type { ProofTerm } from "../certificate.js";

export function substituted(term: ProofTerm, values: ReadonlyMap<string, ProofTerm>): ProofTerm {
  const go = (each: ProofTerm): ProofTerm => substituted(each, values);
  switch (term.kind) {
    case "var":
      return values.get(term.name) ?? term;
    case "make":
    case "prim":
      return { ...term, args: term.args.map(go) };
    case "fun":
      return { ...term, env: term.env.map(go), held: term.held.map(go) };
    case "call":
      return { ...term, fn: go(term.fn), args: term.args.map(go) };
    default:
      return term;
  }
}
