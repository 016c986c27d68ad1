// Proofs as tests write them by hand, and what the second checker says of them.
import { expect } from "vitest";
import { fixedName } from "../../src/core/expr.js";
import { con, type Type } from "../../src/core/type.js";
import type { CertifiedFunction } from "../../src/jobs/certificate-file.js";
import type {
  Certificate,
  Ending,
  Lemma,
  ProofTerm,
  ProofTree,
  Refines,
  Returns,
} from "../../src/questions/equate/certificate.js";
import { attemptOf } from "../attempt.js";
import { both, openTestLanguage } from "../language.js";
import { type AskedPair, askedPairs, certifiedProof, opinionOn } from "../rechecked.js";

const languages = both(await openTestLanguage());

export function asked(reference: string, submission: string): AskedPair {
  const [pair] = askedPairs(languages, attemptOf(reference, submission, { functions: ["f"] }));
  if (pair === undefined) throw new Error("nothing to compare");
  return pair;
}

export function proved(pair: AskedPair): CertifiedFunction {
  const certified = certifiedProof(languages, pair);
  if (certified === undefined) throw new Error("no proof");
  return certified;
}

export const refusedFor = (cause: string) => expect.objectContaining({ accepted: false, cause });

export const I63: Type = con("i63");
export const variable = (name: string): ProofTerm => ({ kind: "var", name });
export const integer = (value: bigint): ProofTerm => ({ kind: "lit", value: { kind: "big", value } });
export const prim = (op: string, ...args: readonly ProofTerm[]): ProofTerm => ({ kind: "prim", op, args });
export const call = (code: string, ...args: readonly ProofTerm[]): ProofTerm =>
  applied({ kind: "fun", code: fixedName(code), env: [], held: [] }, ...args);
export const applied = (fn: ProofTerm, ...args: readonly ProofTerm[]): ProofTerm => ({ kind: "call", fn, args });
export const same: ProofTree = { kind: "same" };
export const absurd: ProofTree = { kind: "absurd" };
export const either = (on: ProofTerm, yes: ProofTree, no: ProofTree): ProofTree => ({
  kind: "split",
  on,
  cases: [
    { is: { kind: "truth", value: true }, rest: yes },
    { is: { kind: "truth", value: false }, rest: no },
  ],
});
export const ending = (lemma: number, values: readonly ProofTerm[], at: number): Ending => ({
  instance: { lemma, values },
  at,
  bound: [],
  relations: [],
});
export const use = (lemma: number, values: readonly ProofTerm[], rest: ProofTree, at = -1): ProofTree => ({
  kind: "use",
  use: ending(lemma, values, at),
  rest,
});
export const refines = (vars: Refines["vars"], left: ProofTerm, right: ProofTerm, proof: ProofTree): Refines => ({
  kind: "refines",
  vars,
  premises: [],
  relations: [],
  left,
  right,
  measure: [],
  proof,
});
export const returns = (vars: Returns["vars"], of: ProofTerm, mayRaise: boolean, proof: ProofTree): Returns => ({
  kind: "returns",
  vars,
  call: of,
  mayRaise,
  measure: [],
  size: [],
  proof,
});

/** Lemmas over the names of the two functions; the last one is the statement. */
export function written(
  reference: string,
  submission: string,
  params: readonly Type[],
  make: (names: { f: string; g: string; vars: Refines["vars"]; args: readonly ProofTerm[] }) => readonly Lemma[],
): unknown {
  const pair = asked(reference, submission);
  const [f, g] = [pair.pair.reference.side.name, `${pair.pair.submission.side.name}'`];
  const vars = params.map((type, i) => ({ name: `p${i}`, type }));
  const lemmas = make({ f, g, vars, args: vars.map(({ name }) => variable(name)) });
  const terminates = lemmas.at(-2)?.kind === "returns";
  const proof: Certificate = { lemmas, terminates, turned: false, integers: "machine" };
  return opinionOn(pair, { proof, claim: { ends: terminates, conditions: ["pure-functions", "reference-returns"] } });
}
