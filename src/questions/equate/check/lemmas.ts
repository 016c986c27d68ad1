// Lemmas alone, for proofs of contracts: that they hold, and that the last of them says that a call ends.
import type { Certificate, ProofTerm } from "../certificate.js";
import type { Statement } from "../statement.js";
import { type Checked, Checker, refusedOr } from "./check.js";
import { mustEnd } from "./stated.js";

/** That the last of these lemmas holds, and says that a call ends. */
export function checkEnding(
  statement: Statement,
  { lemmas, integers }: Pick<Certificate, "lemmas" | "integers">,
  call: ProofTerm,
): Checked {
  return refusedOr(() => {
    mustEnd(statement, lemmas.at(-1), call);
    new Checker(statement, { lemmas, integers, terminates: true, turned: false }).checkLemmas();
  });
}

/** That all of these lemmas hold. */
export function checkLemmas(statement: Statement, said: Pick<Certificate, "lemmas" | "integers">): Checked {
  return refusedOr(() => new Checker(statement, { ...said, terminates: false, turned: false }).checkLemmas());
}
