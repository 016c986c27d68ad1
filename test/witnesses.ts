// The counterexamples that are printed for the programs in test/programs that are checked, as their .expect files have
// them: what to ask a real compiler about the reference and about the submission, and what it must say.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { answerOf, isProgram, splitWords } from "./harness.js";
import { commandLine } from "./program-question.js";
import { projectRoot } from "./project-root.js";

/** A program of test/programs that is checked, and every counterexample that is printed for it. */
export type CheckedProgram = { readonly path: string; readonly witnesses: readonly Witness[] };

export type Witness = {
  readonly function: string;
  readonly reference: Side;
  readonly submission: Side;
};

/**
 * The files of a program in their order; the call as it is printed, the expression that is to be tried, which has what
 * observes the result in it, and what `check` says that it comes to.
 */
export type Side = {
  readonly files: readonly string[];
  readonly call: string;
  readonly expression: string;
  readonly shown: string;
};

const FOLDERS = ["check", "scala/check"];

export function checkedPrograms(): readonly CheckedProgram[] {
  const root = join(projectRoot(), "test", "programs");
  const paths = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  return paths
    .filter(isProgram)
    .sort()
    .map((path) => ({ path, witnesses: witnessesOf(path, readFileSync(answerOf(join(root, path)), "latin1")) }));
}

/** Files are named from test/programs on. */
function witnessesOf(path: string, answer: string): readonly Witness[] {
  const file = join(projectRoot(), "test", "programs", path);
  const [, reference = "", ...words] = commandLine(file, readFileSync(file, "latin1"));
  const submission = words[0]?.startsWith("--") === false ? words[0] : reference; // functions of one file
  const options = submission === reference ? words : words.slice(1);
  const folder = dirname(path);
  const prelude = options.filter((_, i) => options[i - 1] === "--prelude");
  const printed = answer.startsWith("{") ? printedAsJson(answer) : [...printedAsText(answer), ...overflows(answer)];
  return printed.map((each) => {
    const files = [...prelude, submission, ...each.observers];
    const side = (own: string, which: 0 | 1, shown: string): Side => ({
      files: files.map((name) => join(folder, name === submission ? own : name)),
      call: each.printed[which],
      expression: each.calls[which],
      shown,
    });
    return {
      function: each.function,
      reference: side(reference, 0, each.expected),
      submission: side(basename(submission), 1, each.got),
    };
  });
}

type Printed = {
  readonly function: string;
  readonly printed: readonly [reference: string, submission: string];
  readonly calls: readonly [reference: string, submission: string]; // with what observes their results
  readonly observers: readonly string[];
  readonly expected: string;
  readonly got: string;
};

// ---- as JSON ----

type Outcome = { readonly value?: string; readonly exception?: string };
type JsonAnswer = {
  readonly functions?: readonly {
    readonly function: string;
    readonly counterexample?: {
      readonly call: string;
      readonly submissionCall: string | null;
      readonly expected: Outcome;
      readonly got: Outcome;
    };
  }[];
};

function printedAsJson(text: string): readonly Printed[] {
  const { functions = [] } = JSON.parse(text.slice(0, text.lastIndexOf("}") + 1)) as JsonAnswer;
  return functions.flatMap(({ function: name, counterexample }) => {
    if (counterexample === undefined) return [];
    const { call, submissionCall, expected, got } = counterexample;
    const shown = ({ value, exception }: Outcome): string => value ?? `exception ${exception}`;
    const calls = [call, submissionCall ?? call] as const;
    return [{ function: name, printed: calls, calls, observers: [], expected: shown(expected), got: shown(got) }];
  });
}

// ---- as text ----

/** A function that differs: its line, then the lines that are indented below it. */
function printedAsText(text: string): readonly Printed[] {
  const blocks = [...text.matchAll(/^(\S+(?: with \S+)?) +(?:differs|does not finish) .*\n((?: {2}.*\n)+)/gm)];
  return blocks.flatMap(([, name = "", body = ""]) => {
    const tried = /^ {2}Try: elenchus run (.*)$/m.exec(body)?.[1];
    return witnessTexts(body).map((lines, i) => printedWitness(name, lines, i === 0 ? tried : undefined));
  });
}

/** A block has several with `--all`; each ends with what the submission gave. */
function witnessTexts(body: string): readonly (readonly string[])[] {
  const lines = body.split("\n").filter((line) => line !== "" && !/^ {2}Try: /.test(line));
  const starts = lines.flatMap((line, i) => (isCall(line) && !isCall(lines[i - 1]) ? [i] : []));
  return starts.map((start, i) => lines.slice(start, starts[i + 1]));
}

const isCall = (line: string | undefined): boolean => line !== undefined && /^ {2}\S/.test(line);

function printedWitness(name: string, lines: readonly string[], tried: string | undefined): Printed {
  const [first, last = first] = calls(lines);
  const words = splitWords(tried ?? "");
  const expression = words.at(-1);
  // What is tried has the observation in it, and no line breaks.
  const call = expression ?? last ?? "";
  const isOneLanguage = first === last || expression === undefined;
  const files = words.filter((word) => /\.(ml|scala)$/.test(word));
  return {
    function: name,
    printed: [first ?? "", last ?? ""],
    calls: [isOneLanguage ? call : (first ?? ""), call],
    observers: files.filter((file) => file.includes(".observer.")),
    expected: shownAfter("expected", lines),
    got: shownAfter("got", lines),
  };
}

/** One, or that of the reference and that of the submission where they are in two languages, or have two names. */
function calls(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const line of lines.slice(
    0,
    lines.findIndex((each) => /^ {4}(?:expected|observed by) /.test(each)),
  )) {
    const [words = ""] = line.trim().split(/ {3,}observed by {2}/);
    if (isCall(line)) found.push(words);
    else found.push(`${found.pop()} ${words}`);
  }
  return found;
}

/** Without what was observed to get there. */
function shownAfter(word: "expected" | "got", lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.startsWith(`    ${word} `));
  const [first = "", ...rest] = lines.slice(start);
  const end = rest.findIndex((line) => /^ {4}\S|^ {6}from /.test(line));
  const whole = [first.slice(`    ${word}`.length), ...rest.slice(0, end < 0 ? rest.length : end)];
  const [shown = ""] = whole
    .map((line) => line.trim())
    .join(" ")
    .split(/ {3,}from {2}/);
  return shown;
}

/** Inputs for which a claim is not made, since only one of two languages overflows there. The call is the reference's. */
function overflows(text: string): readonly Printed[] {
  const claims = text.split(/^(?=\S)/m).map((claim) => claim.replaceAll(/\s+/g, " ").trim());
  return claims.flatMap((claim) => {
    const [, call, expected, got] =
      / but not where only one of them overflows: (.+) gives (\S+) in the reference and (.+) in the submission$/.exec(
        claim,
      ) ?? [];
    if (call === undefined || expected === undefined || got === undefined) return [];
    const name = `${claim.split(" ")[0]}, overflowing`;
    return [{ function: name, printed: [call, ""], calls: [call, call], observers: [], expected, got }];
  });
}
