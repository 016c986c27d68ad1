// What is proved of a pair of functions, as a verdict.
import type { Verdict } from "../../report/verdict.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import { type Certificate, mentions } from "./certificate.js";
import { provedConditions } from "./conditions.js";
import { equate } from "./equate.js";
import { statementOf } from "./statement.js";

export type Equal = Extract<Verdict, { kind: "equal" }>;

/** That the two are equal, if that can be proved. */
export type Proof = () => Equal | undefined;

/** Looked for once, and only when somebody asks. */
export function proofOf(pair: Pair, policy: Policy): Proof {
  let found: { readonly equal: Equal | undefined } | undefined;
  return () => {
    found ??= { equal: provedPair(pair, policy) };
    return found.equal;
  };
}

function provedPair(pair: Pair, policy: Policy): Equal | undefined {
  if (!isPlain(pair)) return undefined;
  const statement = statementOf(pair, policy);
  const equated = equate(statement);
  if (!equated.proved || !comparesSomething(equated.certificate)) return undefined;
  const { certificate } = equated;
  return {
    kind: "equal",
    proof: {
      terminates: certificate.terminates,
      lemmas: certificate.lemmas.filter(({ kind }) => kind === "refines").length - 1,
    },
    conditions: provedConditions(pair, statement, certificate),
  };
}

/** A reference that raises on every input says nothing about a submission. */
function comparesSomething({ lemmas }: Certificate): boolean {
  return lemmas.some(({ kind, proof }) => kind === "refines" && mentions(proof, "same"));
}

/** What is disguised is not what the programs compare, and what is recorded is no result of theirs. */
function isPlain({ reference: { instances, disguise, recording } }: Pair): boolean {
  const isWhole = instances.types.length <= 1 && !Number.isFinite(instances.others);
  return isWhole && disguise === undefined && recording === undefined;
}
