// Why the functions of a proof end: what gets smaller with each call.
import type { ExplainedEnd } from "../../../report/explanation.js";
import type { Certificate, ProofTree, Returns } from "../certificate.js";
import { common, type Teller } from "./telling.js";
import { lemmaNames } from "./variables.js";

/** Of the functions that users wrote: those of the library are known to end. */
export function explainedEnds(teller: Teller, { lemmas }: Certificate): readonly ExplainedEnd[] {
  const reached = new Set([lemmas.length - 2]);
  for (const index of reached) {
    const lemma = lemmas[index];
    for (const next of lemma === undefined ? [] : endingsIn(lemma.proof)) reached.add(next);
  }
  const told = [...reached].flatMap((index) => {
    const lemma = lemmas[index];
    return lemma?.kind === "returns" && lemma.measure.length > 0 && isWritten(teller, lemma) ? [lemma] : [];
  });
  const ends = told.map((lemma): ExplainedEnd => {
    const names = lemmaNames(teller.statement, teller.functions, lemma);
    return {
      call: common(teller, names, lemma.call),
      smaller: lemma.measure.map(({ of }) => common(teller, names, of)),
    };
  });
  const key = ({ call, smaller }: ExplainedEnd): string => [call, ...smaller].join("\n");
  return ends.filter((end, i) => ends.findIndex((other) => key(other) === key(end)) === i);
}

function isWritten({ functions }: Teller, { call }: Returns): boolean {
  const fn = call.kind === "call" ? call.fn : call;
  const code = fn.kind === "fun" ? fn.code : fn.kind === "global" ? fn.name : undefined;
  return code === undefined || functions.function(code)?.written !== false;
}

function endingsIn(tree: ProofTree): readonly number[] {
  if (tree.kind === "split") return tree.cases.flatMap(({ rest }) => endingsIn(rest));
  if (tree.kind === "ends") return tree.calls.map(({ instance }) => instance.lemma);
  return "rest" in tree ? endingsIn(tree.rest) : [];
}
