// Terms of the checker as a certificate would have them: what the checker has seen can be told like all else.
import type { Certificate, ProofTerm, ProofTree } from "../certificate.js";
import { checkCertificate } from "../check/check.js";
import { monomialsOf, type Term } from "../check/terms.js";
import type { Statement } from "../statement.js";

/** What both sides are at the ends of a proof. */
export function valuesIn(statement: Statement, certificate: Certificate): ReadonlyMap<ProofTree, ProofTerm> {
  const values = new Map<ProofTree, ProofTerm>();
  checkCertificate(statement, certificate, (leaf, value) => values.set(leaf, proofTerm(value)));
  return values;
}

function proofTerm(term: Term): ProofTerm {
  switch (term.is) {
    case "var":
      return { kind: "var", name: term.name };
    case "lit":
      return { kind: "lit", value: term.value };
    case "make":
      return { kind: "make", ctor: term.ctor, args: term.of.map(proofTerm) };
    case "fun": {
      const captured = term.of.length - term.held;
      const parts = term.of.map(proofTerm);
      return { kind: "fun", code: term.fn.id, env: parts.slice(0, captured), held: parts.slice(captured) };
    }
    case "call": {
      const [fn, ...args] = term.of.map(proofTerm);
      if (fn === undefined) throw new Error("a call of nothing");
      return { kind: "call", fn, args };
    }
    case "prim":
      return { kind: "prim", op: term.op, args: term.of.map(proofTerm) };
    case "poly":
      return monomialsOf(term)
        .map(({ times, factors }) => factors.map(proofTerm).reduce(product, number(times)))
        .reduce((sum, part): ProofTerm => ({ kind: "prim", op: "add", args: [sum, part] }), number(0n));
  }
}

function product(a: ProofTerm, b: ProofTerm): ProofTerm {
  return { kind: "prim", op: "mul", args: [a, b] };
}

function number(value: bigint): ProofTerm {
  return { kind: "lit", value: { kind: "big", value } };
}
