// Tests as data: YAML that `grade` reads as an assignment.
import { decodeBytes, encodeBytes } from "../display.js";
import type { NamedTest } from "./names.js";
import type { Expected } from "./suite.js";

/** What the tests are of, with files by their paths from where the text will be. Names are byte strings. */
export type TestedAssignment = {
  readonly references: readonly string[];
  readonly prelude: string | undefined;
  /** None: all that the reference defines. */
  readonly functions: readonly (TestedSettings & { readonly name: string })[];
  readonly usual: TestedSettings;
};

/** Where they are not as usual. */
export type TestedSettings = { readonly given?: readonly string[] } & {
  readonly [field in "observe" | "exceptions" | "effects" | "printed"]?: string;
};

/** An assignment with its tests. */
export function emitYaml(tests: readonly NamedTest[], assignment: TestedAssignment): string {
  const { references, prelude, functions, usual } = assignment;
  const names = new Set(tests.map((test) => test.function));
  const files = references.map((path) => scalar(encodeBytes(path)));
  const lines = [
    files.length === 1 ? `reference: ${files[0]}` : `references: [${files.join(", ")}]`,
    ...(prelude === undefined ? [] : [`prelude: ${scalar(encodeBytes(prelude))}`]),
    ...(functions.length === 0 ? [] : [`functions: [${functions.map(functionText).join(", ")}]`]),
    ...Object.entries(usual).map(([field, text]) => `${field}: ${setting(text)}`),
    "",
    "tests:",
    ...tests.flatMap((test) => testLines(test, names.size > 1)),
    "",
  ];
  return decodeBytes(lines.join("\n"));
}

function functionText({ name, ...settings }: TestedAssignment["functions"][number]): string {
  const own = Object.entries(settings).map(([field, text]) => `, ${field}: ${setting(text)}`);
  return own.length === 0 ? scalar(name) : `{name: ${scalar(name)}${own.join("")}}`;
}

/** One, or several. */
function setting(text: string | readonly string[]): string {
  if (typeof text === "string") return scalar(text);
  return text.length === 1 ? text.map(scalar).join() : `[${text.map(scalar).join(", ")}]`;
}

function testLines(test: NamedTest, withFunction: boolean): readonly string[] {
  const outcomes = [test.expected, ...test.alsoRight.map(({ expected }) => expected)].map((each) =>
    outcomeText(test, each),
  );
  return [
    `  - name: ${scalar(withFunction ? `${test.function}: ${test.name}` : test.name)}`,
    `    call: ${scalar(test.call)}`,
    ...(outcomes.includes(undefined) ? [] : outcomes.length === 1 ? [`    ${outcomes[0]}`] : [anyOf(outcomes)]),
  ];
}

function anyOf(outcomes: readonly (string | undefined)[]): string {
  return `    any: [${outcomes.map((each) => `{${each}}`).join(", ")}]`;
}

/** Of what is observed, `grade` wants to know what it was before; undefined: that cannot be written. */
function outcomeText({ observed }: NamedTest, expected: Expected): string | undefined {
  if (expected.kind === "raised") return `raises: ${scalar(expected.text)}`;
  const text = observed === undefined ? expected.text : expected.from;
  return text === undefined || !isExpression(text) ? undefined : `expect: ${scalar(text)}`;
}

/** What stands for a value that has no words is no expression. */
function isExpression(text: string): boolean {
  return !/<[a-z]+>|\.\.\.|#\d/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, "_"));
}

/** Between single quotes, unless it is a plain word. */
function scalar(text: string): string {
  const flat = text.replaceAll(/\s*\n\s*/g, " ");
  return /^[A-Za-z][\w ]*$/.test(flat) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(flat)
    ? flat
    : `'${flat.replaceAll("'", "''")}'`;
}
