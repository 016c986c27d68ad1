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
      if (term.op === "set.if") return unionOf(waysInto(term).map(wayWritten));
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

type Way = { readonly inside: readonly Term[]; readonly outside: readonly Term[] };

/** In which parts an element is, and in which it is not, that is in a set. Some part it is in: no set has everything else. */
function waysInto(set: Term): readonly Way[] {
  if (set.kind !== "prim" || set.op !== "set.if") {
    if (set.kind === "prim" && set.op === "set.none") return [];
    const isAll = set.kind === "prim" && set.op === "set.all";
    return [{ inside: isAll ? [] : [set], outside: [] }];
  }
  const [part, yes, no] = set.args;
  if (part === undefined || yes === undefined || no === undefined) return [];
  return [
    ...waysInto(yes).map((way) => ({ ...way, inside: [part, ...way.inside] })),
    ...waysInto(no).map((way) => ({ ...way, outside: [part, ...way.outside] })),
  ];
}

function wayWritten({ inside, outside }: Way): ProofTerm {
  const common = inside.map(written).reduce((a, b) => ({ kind: "prim", op: "set.both", args: [a, b] }));
  return outside.reduce(
    (left: ProofTerm, part) => ({ kind: "prim", op: "set.minus", args: [left, written(part)] }),
    common,
  );
}

function unionOf(sets: readonly ProofTerm[]): ProofTerm {
  return sets.reduce((a, b) => ({ kind: "prim", op: "set.union", args: [a, b] }));
}
