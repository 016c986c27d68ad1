// A counterexample as lines of text: the call, and what it should give and does give below it.
// All texts are fit to be printed already: see display.ts.
import { apartOf } from "./apart.js";
import { breakExpression } from "./break-expression.js";
import { wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

export type WitnessText = {
  readonly call: string;
  readonly also: string | undefined; // the call in another language
  readonly observed: string | undefined;
  readonly results: readonly ResultText[]; // none: not to be told
  readonly note: string | undefined;
};

/** `label`: whether it is expected or what came. `from`: what an observer saw. */
export type ResultText = { readonly label: string; readonly text: string; readonly from: string | undefined };

export function renderWitness(words: Words, witness: WitnessText, width: number): string[] {
  const { call, also, observed, results, note } = witness;
  const below = [
    ...renderResults(words, results, width - 2),
    ...renderApart(words, results),
    ...(note === undefined ? [] : wrapWords(note, width - 2)),
  ];
  const other = also === undefined ? [] : breakExpression(also, width);
  return [...renderCall(words, call, observed, width), ...other, ...below.map((line) => `  ${line}`)];
}

/** The label, and the lines beside it. */
export function hang(label: string, [first = "", ...rest]: readonly string[]): string[] {
  return [label + first, ...rest.map((line) => " ".repeat(label.length) + line)];
}

function renderCall({ verdicts }: Words, call: string, observed: string | undefined, width: number): string[] {
  const lines = breakExpression(call, width);
  return observed === undefined ? lines : beside(lines, `${verdicts.observedBy}  ${observed}`, width);
}

function beside(lines: readonly string[], note: string, width: number): string[] {
  const [only = "", ...more] = lines;
  if (more.length === 0 && only.length + 6 + note.length <= width) return [`${only}      ${note}`];
  return [...lines, ...hang("  ", breakExpression(note, width - 2))];
}

/** All with what they came from beside them, or all below. */
function renderResults(words: Words, results: readonly ResultText[], width: number): string[] {
  const { from: source } = words.verdicts;
  const labelWidth = labelWidthOf(words);
  const textWidth = Math.max(...results.map(({ text }) => text.length));
  const wide = results.map(({ label, text, from }) => {
    const start = label.padEnd(labelWidth);
    return from === undefined ? start + text : `${start}${text.padEnd(textWidth)}     ${source}  ${from}`;
  });
  if (wide.every((line) => line.length <= width)) return wide;
  const beneath = (label: string, text: string): string[] =>
    hang(label.padEnd(labelWidth), breakExpression(text, width - labelWidth));
  return results.flatMap(({ label, text, from }) => [
    ...beneath(label, text),
    ...(from === undefined ? [] : beneath(`  ${source}`, from)),
  ]);
}

/** Of two long results, where they part: one above the other, with a mark below. */
function renderApart({ verdicts }: Words, [expected, got]: readonly ResultText[]): string[] {
  const apart = expected && got && apartOf(expected.text, got.text);
  if (apart === undefined) return [];
  const label = `${verdicts.apart}  `;
  return hang(label, [apart.expected, apart.got, `${" ".repeat(apart.column)}^`]);
}

/** Of what stands before a result. */
export function labelWidthOf({ verdicts: { expected, got, from } }: Words): number {
  return Math.max(expected.length, got.length, from.length + 2) + 2;
}
