// Which tests can be written as an equation of the language: what is printed of some results is no expression.
import type { SuiteTest } from "./suite.js";

/** The call, with what is done to its result; undefined if that has no single expression. */
export function callOf({ call, observed }: SuiteTest): string | undefined {
  if (observed === undefined) return call;
  if (/\.\.\.|, then /.test(observed) || !/(^|[\s(])_(?=$|[\s)])/.test(observed)) return undefined;
  return observed.replace(/(^|[\s(])_(?=$|[\s)])/, (_whole, before: string) => `${before}(${call})`);
}

export function isWritable(test: SuiteTest): boolean {
  const { expected } = test;
  const text = withoutTexts(`${expected.text} ${test.args.join(" ")}`);
  if (/<[a-z]+>|\.\.\.|#\d|<cycle>/.test(text)) return false;
  const told = withoutTexts(expected.text);
  if (expected.kind === "value" && / leaving | printing /.test(` ${told}`)) return false;
  return callOf(test) !== undefined;
}

/** Without what is between quotes. */
function withoutTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'/gs, "_");
}

/** Not equal to itself. */
export function holdsNan(text: string): boolean {
  return /\bnan\b/.test(withoutTexts(text));
}
