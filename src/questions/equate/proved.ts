// What is proved of a pair of functions, as a verdict.
import { mayDraw } from "../../core/needs.js";
import type { Verdict } from "../../report/verdict.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Inputs, Running } from "../../subject/subject.js";
import { type Certificate, mentions } from "./certificate.js";
import { provedConditions } from "./conditions.js";
import { equate } from "./equate.js";
import { provedBy } from "./explain/induction.js";
import { restsOnOrder } from "./order.js";
import { type Statement, statementOf } from "./statement.js";

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
  const statement = provable(pair, policy);
  const equated = statement && equate(statement);
  if (statement === undefined || !equated?.proved || !comparesSomething(equated.certificate)) return undefined;
  return shownBy(pair, statement, equated.certificate);
}

/** What would have to be proved; undefined: proofs do not answer this question. */
export function provable(pair: Pair, policy: Policy): Statement | undefined {
  const isForeseen = [pair.reference, pair.submission].every(isForeseeable);
  const isMeant = isPlain(pair.reference) && isForeseen && policy === "undefined" && !restsOnOrder(pair);
  return isMeant && !hasOwnOfLibrary(pair) ? statementOf(pair, policy) : undefined;
}

/** A constructor of the library is, in the submission, one that the reference declares: in one program it is two. */
function hasOwnOfLibrary({ reference, submission, link }: Pair): boolean {
  const known = new Set(reference.side.program.data);
  const common = submission.side.program.data.filter((family) => known.has(family));
  return common.some(({ ctors }) => ctors.some(({ name }) => (link.ctors.get(name) ?? name) !== name));
}

/** What a proof that was checked shows. */
export function shownBy(pair: Pair, statement: Statement, certificate: Certificate): Equal {
  return {
    kind: "equal",
    proof: {
      terminates: certificate.terminates,
      by: provedBy(statement, certificate),
      lemmas: certificate.lemmas.filter(({ kind }) => kind === "refines").length - 1,
    },
    conditions: provedConditions(pair, statement, certificate),
  };
}

/** A reference that raises on every input says nothing about a submission. */
export function comparesSomething({ lemmas }: Certificate): boolean {
  return lemmas.some(({ kind, proof }) => kind === "refines" && mentions(proof, "same"));
}

/** What is drawn may be another thing in each call. */
export function isForeseeable({ side }: Running): boolean {
  return !mayDraw(side.program, side.name);
}

/** What is disguised is not what the programs compare, and what is recorded is no result of theirs. */
export function isPlain({ instances, disguise, recording }: Inputs): boolean {
  const isWhole = instances.types.length <= 1 && !Number.isFinite(instances.others);
  return isWhole && disguise === undefined && recording === undefined;
}
