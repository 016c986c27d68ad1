// Why two functions are equal, or why that is not proved, as text: the statement, its lemmas, the cases of each. The texts of
// programs are untrusted; see display.ts.
import { displayUnicode } from "./display.js";
import type { ExplainedCase, ExplainedLemma, Explanation, Unproved } from "./explanation.js";
import { wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

/** A reader who has seen so many cases believes the others; JSON has all. */
const CASES_SHOWN = 8;

export function renderExplanation(words: Words, explanation: Explanation, width: number): string[] {
  const { proofs } = words;
  const { marked, statement, lemmas, ends, terminates } = explanation;
  const lines = (text: string): string[] => wrapWords(displayUnicode(text), width);
  return [
    ...lines(proofs.shows(statement, terminates)),
    ...(marked.length === 0 ? [] : lines(proofs.marks(marked))),
    ...renderCases(words, statement, width),
    ...lemmas.flatMap((lemma) => [...lines(proofs.lemma(lemma)), ...renderCases(words, lemma, width)]),
    ...(terminates ? lines(proofs.ends(ends)) : []),
  ];
}

export function renderUnproved({ proofs }: Words, why: Unproved, width: number): string[] {
  return wrapWords(displayUnicode(proofs.unproved(why)), width);
}

function renderCases(words: Words, { by, cases }: ExplainedLemma, width: number): string[] {
  const { proofs } = words;
  const possible = cases.filter(({ closes }) => closes.kind !== "impossible");
  const impossible = cases.length - possible.length;
  const left = possible.length - CASES_SHOWN;
  const isPlain = by.kind === "cases" && cases.length === 1 && cases[0]?.when.length === 0;
  return [
    ...(isPlain ? [] : [proofs.by(by)]),
    ...possible.slice(0, CASES_SHOWN).flatMap((each) => renderCase(words, each, width - 2)),
    ...(left > 0 ? [proofs.moreCases(left)] : []),
    ...(impossible > 0 ? [proofs.impossible(impossible)] : []),
  ].map((line) => `  ${line}`);
}

/** `If l = []: both give 0.`, or with the lemmas that it takes below. */
function renderCase({ proofs }: Words, { when, uses, closes }: ExplainedCase, width: number): string[] {
  const wrapped = (text: string): string[] => wrapWords(displayUnicode(text), width);
  const used = uses.flatMap((use) => wrapped(`  ${proofs.use(use)}`));
  return [...wrapped(proofs.case(when, closes, uses.length > 0)), ...used];
}
