// That the lemmas of a certificate say what is to be proved: the last one is the statement, and the one before it, for both
// to end, says that the left side does.
import type { Name } from "../../../core/expr.js";
import type { Certificate, Lemma, Refines } from "../certificate.js";
import type { Statement } from "../statement.js";
import { Refused } from "./primitives.js";
import { callOf, sortedKeys } from "./read-term.js";

export function checkStated(statement: Statement, { lemmas, terminates, turned }: Certificate): void {
  const { reference, submission } = statement;
  const [left, right] = turned ? [submission, reference] : [reference, submission];
  checkLast(statement, lemmas.at(-1), left, right);
  if (terminates || turned) checkEnds(statement, lemmas.at(-2), left, turned);
}

function checkLast({ params, given }: Statement, lemma: Lemma | undefined, left: Name, right: Name): void {
  const wanted: Omit<Refines, "proof"> = {
    kind: "refines",
    vars: params.map((type, i) => ({ name: `p${i}`, type })),
    premises: given === undefined ? [] : [callOf(given.name, given.arity)],
    left: callOf(left, params.length),
    right: callOf(right, params.length),
    measure: [],
  };
  if (lemma === undefined || params.length === 0) throw new Refused("no lemma");
  const { proof, ...all } = lemma as Refines;
  if (!isSame({ ...all, measure: [] }, wanted)) throw new Refused("another statement");
}

function checkEnds({ params, given }: Statement, lemma: Lemma | undefined, left: Name, turned: boolean): void {
  const vars = params.map((type, i) => ({ name: `p${i}`, type }));
  if (lemma?.kind !== "returns" || given !== undefined || (lemma.mayRaise && turned))
    throw new Refused("nothing about the end");
  const wanted = { vars, call: callOf(left, params.length) };
  if (!isSame({ vars: lemma.vars, call: lemma.call }, wanted)) throw new Refused("another end");
}

function isSame(said: unknown, wanted: unknown): boolean {
  return JSON.stringify(sortedKeys(said)) === JSON.stringify(sortedKeys(wanted));
}
