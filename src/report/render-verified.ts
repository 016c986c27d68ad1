// What came of a certificate as text: what it is about, and for each function what is accepted, or why not.
import type { VerifiedAnswer, VerifyAnswer } from "./answer.js";
import { displayUnicode } from "./display.js";
import { headerLine, NAME_WIDTH_MAX, namesIn } from "./render-verdict.js";
import { type PrintStyle, wrapWords } from "./style.js";
import { VERSION } from "./version.js";
import type { Words } from "./words/words.js";

export function renderVerified(
  words: Words,
  answer: Extract<VerifyAnswer, { readonly outcome: "verified" }>,
  style: PrintStyle,
): string {
  const { asked, functions, otherVersion } = answer;
  const { proofs } = words;
  const widths = functions.map((each) => namesIn(words, each).length).filter((n) => n <= NAME_WIDTH_MAX);
  const nameWidth = Math.max(0, ...widths);
  const isOld = otherVersion !== null && functions.some(({ accepted }) => !accepted);
  const wrapped = (text: string): string[] => wrapWords(displayUnicode(text), style.width);
  const lines = [
    ...(asked.length === 0 ? [] : wrapped(proofs.asked(asked))),
    ...functions.flatMap((each) => renderFunction(words, each, nameWidth, style)),
    ...(isOld ? wrapped(proofs.otherVersion(otherVersion, VERSION)) : []),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function renderFunction(words: Words, answer: VerifiedAnswer, nameWidth: number, style: PrintStyle): string[] {
  const { proofs, verdicts } = words;
  const left = `${displayUnicode(namesIn(words, answer)).padEnd(nameWidth)}  `;
  const details = answer.accepted ? answer.conditions.map(({ text }) => text).join(", ") : answer.text;
  const below = [details, answer.second?.text ?? ""].flatMap((text) =>
    text === "" ? [] : wrapWords(displayUnicode(text), style.width - 2).map((line) => `  ${line}`),
  );
  if (!answer.accepted) return [headerLine(left, proofs.refused, "error", "", style), ...below];
  const { terminates, by, lemmas } = answer.proof;
  const note = verdicts.proved(by, lemmas, undefined);
  return [headerLine(left, verdicts.verdict({ kind: "equal", terminates }), "good", note, style), ...below];
}
