// A counterexample as lines of text: the call, and what it should give and does give below it.
// All texts are fit to be printed already: see display.ts.
import { breakExpression } from "./break-expression.js";
import { wrapWords } from "./style.js";

export type WitnessText = {
  readonly call: string;
  readonly also: string | undefined; // the call in another language
  readonly observed: string | undefined;
  readonly results: readonly ResultText[]; // none: not to be told
  readonly note: string | undefined;
};

/** `from`: what an observer saw. */
export type ResultText = {
  readonly label: "expected" | "got";
  readonly text: string;
  readonly from: string | undefined;
};

export function renderWitness({ call, also, observed, results, note }: WitnessText, width: number): string[] {
  const below = [...renderResults(results, width - 2), ...(note === undefined ? [] : wrapWords(note, width - 2))];
  const other = also === undefined ? [] : breakExpression(also, width);
  return [...renderCall(call, observed, width), ...other, ...below.map((line) => `  ${line}`)];
}

/** The label, and the lines beside it. */
export function hang(label: string, [first = "", ...rest]: readonly string[]): string[] {
  return [label + first, ...rest.map((line) => " ".repeat(label.length) + line)];
}

function renderCall(call: string, observed: string | undefined, width: number): string[] {
  const lines = breakExpression(call, width);
  return observed === undefined ? lines : beside(lines, `observed by  ${observed}`, width);
}

function beside(lines: readonly string[], note: string, width: number): string[] {
  const [only = "", ...more] = lines;
  if (more.length === 0 && only.length + 6 + note.length <= width) return [`${only}      ${note}`];
  return [...lines, ...hang("  ", breakExpression(note, width - 2))];
}

const LABEL_WIDTH = 10;

/** All with what they came from beside them, or all below. */
function renderResults(results: readonly ResultText[], width: number): string[] {
  const textWidth = Math.max(...results.map(({ text }) => text.length));
  const wide = results.map(({ label, text, from }) => {
    const start = label.padEnd(LABEL_WIDTH);
    return from === undefined ? start + text : `${start}${text.padEnd(textWidth)}     from  ${from}`;
  });
  if (wide.every((line) => line.length <= width)) return wide;
  return results.flatMap(({ label, text, from }) => [
    ...hang(label.padEnd(LABEL_WIDTH), breakExpression(text, width - LABEL_WIDTH)),
    ...(from === undefined ? [] : hang("  from".padEnd(LABEL_WIDTH), breakExpression(from, width - LABEL_WIDTH))),
  ]);
}
