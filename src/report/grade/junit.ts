// The results as JUnit XML, which continuous integration shows: a suite for each submission, a case
// for each function. Well-formed XML 1.0 whatever is in the programs.

import { absurd } from "../../basis/absurd.js";
import { ownCall, verdictWords, witnessText } from "../answer-words.js";
import type { ClassResults, FunctionResult, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { USUAL_WIDTH } from "../style.js";
import type { Words } from "../words/words.js";
import { attributes, xmlText } from "../xml.js";
import { problemLine, problemsText } from "./problem-text.js";
import { rowsOf } from "./rows.js";

/** Passed when there is none. */
type Fault = {
  readonly kind: "failure" | "error" | "skipped";
  readonly type: string;
  readonly message: string;
  readonly text: string;
};
type Case = { readonly name: string; readonly fault: Fault | undefined };
type Suite = { readonly submission: SubmissionResult; readonly cases: readonly Case[] };

export function gradesJunit(words: Words, results: ClassResults): string {
  const suites = results.submissions.map((submission) => suiteOf(words, results, submission));
  const all = suites.flatMap(({ cases }) => cases);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: results.assignment.name, ...counts(all) })}>`,
    ...suites.flatMap(suiteLines),
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
}

// ---- what there is to say ----

function suiteOf(words: Words, results: ClassResults, submission: SubmissionResult): Suite {
  const rows = rowsOf(results, submission);
  const whole = programFault(words, submission);
  const cases = rows.map((row) => ({
    name: row.function,
    fault: row.result === undefined ? whole : functionFault(words, row.result),
  }));
  return { submission, cases: cases.length === 0 ? [{ name: words.grading.program, fault: whole }] : cases };
}

function programFault(words: Words, submission: SubmissionResult): Fault | undefined {
  const { status, problems, failure } = submission;
  const [first] = problems;
  if (first === undefined && failure === null) return undefined;
  const message = failure ?? (first === undefined ? words.feedback.status(status) : problemLine(first));
  return {
    kind: "error",
    type: status,
    message,
    text: problems.length === 0 ? message : problemsText(words, submission, USUAL_WIDTH),
  };
}

function functionFault(words: Words, result: FunctionResult): Fault | undefined {
  const type = result.verdict;
  switch (type) {
    case "equal":
    case "agrees":
      return undefined;
    case "differs": {
      const text = renderWitness(words, witnessText(words, result.counterexample, "results"), USUAL_WIDTH).join("\n");
      return {
        kind: "failure",
        type,
        message: `${verdictWords(words, result)}: ${ownCall(result.counterexample)}`,
        text,
      };
    }
    case "agrees-so-far":
      return {
        kind: "skipped",
        type,
        message: verdictWords(words, result),
        text: result.limits.map((limit) => limit.text).join("\n"),
      };
    case "cannot-compare":
      return { kind: "error", type, message: result.why, text: result.hint ?? "" };
    default:
      return absurd(type);
  }
}

function counts(cases: readonly Case[]): Record<string, number> {
  const having = (kind: Fault["kind"]): number => cases.filter(({ fault }) => fault?.kind === kind).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: having("skipped") };
}

// ---- as XML ----

function suiteLines({ submission, cases }: Suite): string[] {
  const { id, file } = submission;
  return [
    `  <testsuite${attributes({ name: id, ...counts(cases) })}>`,
    ...cases.flatMap((each) => caseLines(each, { classname: id, ...(file === null ? {} : { file }) })),
    "  </testsuite>",
  ];
}

function caseLines({ name, fault }: Case, of: Readonly<Record<string, string>>): string[] {
  const start = `    <testcase${attributes({ name, ...of })}`;
  if (fault === undefined) return [`${start}/>`];
  const { kind, type, message, text } = fault;
  // Those who read `skipped` know no type.
  const about = attributes(kind === "skipped" ? { message } : { message, type });
  return [`${start}>`, `      <${kind}${about}>${xmlText(text)}</${kind}>`, "    </testcase>"];
}
