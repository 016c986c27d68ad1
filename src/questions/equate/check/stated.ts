// That a certificate is about the statement: its last lemma says it, and the one before that its left side ends.
import type { Name } from "../../../core/expr.js";
import type { Certificate, Lemma, ProofTerm, Refines } from "../certificate.js";
import type { Statement } from "../statement.js";
import { callOf, sortedKeys } from "./read-term.js";
import { Refused } from "./refused.js";

export function mustState(statement: Statement, certificate: Certificate): void {
  if (statement.policy !== "undefined") throw new Refused("a policy for exceptions");
  const { lemmas, terminates, turned } = certificate;
  last(statement, certificate, lemmas.at(-1));
  if (terminates || turned) ends(statement, certificate, lemmas.at(-2));
}

function last(statement: Statement, certificate: Certificate, lemma: Lemma | undefined): void {
  const { params, given } = statement;
  const { left, right } = sides(statement, certificate);
  const wanted: Omit<Refines, "proof"> = {
    kind: "refines",
    vars: params.map((type, i) => ({ name: `p${i}`, type })),
    premises: given === undefined ? [] : [callOf(given.name, given.arity)],
    relations: [],
    left: callOf(left, params.length),
    right: callOf(right, params.length),
    measure: [],
  };
  if (lemma === undefined || params.length === 0) throw new Refused("no lemma");
  const { proof, ...all } = lemma as Refines; // its kind is compared as well
  if (!isSame({ ...all, measure: [] }, wanted)) throw new Refused("another statement");
}

/** For both to end, the left side does. */
function ends(statement: Statement, certificate: Certificate, lemma: Lemma | undefined): void {
  const { params, given } = statement;
  if (given !== undefined || (lemma?.kind === "returns" && lemma.mayRaise && certificate.turned))
    throw new Refused("nothing about the end");
  mustEnd(statement, lemma, callOf(sides(statement, certificate).left, params.length));
}

/** The lemma says of all inputs that the call ends. */
export function mustEnd({ params }: Statement, lemma: Lemma | undefined, call: ProofTerm): void {
  if (lemma?.kind !== "returns") throw new Refused("nothing about the end");
  const vars = params.map((type, i) => ({ name: `p${i}`, type }));
  if (!isSame({ vars: lemma.vars, call: lemma.call }, { vars, call })) throw new Refused("another end");
}

function sides({ reference, submission }: Statement, { turned }: Certificate): { left: Name; right: Name } {
  return turned ? { left: submission, right: reference } : { left: reference, right: submission };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortedKeys(a)) === JSON.stringify(sortedKeys(b));
}
