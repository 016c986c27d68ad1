// Terms of the finder as a certificate has them.
import type { ProofTerm } from "./certificate.js";
import type { Term } from "./term.js";

export function written(term: Term): ProofTerm {
  switch (term.kind) {
    case "var":
      return { kind: "var", name: term.name };
    case "lit":
      return { kind: "lit", value: term.value };
    case "make":
      return { kind: "make", ctor: term.ctor, args: term.args.map(written) };
    case "fun":
      return { kind: "fun", code: term.code.id, env: term.env.map(written), held: term.held.map(written) };
    case "call":
      return { kind: "call", fn: written(term.fn), args: term.args.map(written) };
    case "prim":
      return { kind: "prim", op: term.op, args: term.args.map(written) };
    case "sum":
      return term.parts.reduce(
        (sum: ProofTerm, { times, factors }): ProofTerm => ({
          kind: "prim",
          op: "add",
          args: [
            sum,
            factors.reduce(
              (product: ProofTerm, factor): ProofTerm => ({
                kind: "prim",
                op: "mul",
                args: [product, written(factor)],
              }),
              integer(times),
            ),
          ],
        }),
        integer(term.constant),
      );
  }
}

function integer(value: bigint): ProofTerm {
  return { kind: "lit", value: { kind: "big", value } };
}
