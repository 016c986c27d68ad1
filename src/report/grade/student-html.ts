// A student's feedback as a page of HTML, whole in one file: for course systems, which show it in their own frames. What is
// from programs and students is text in it, never markup.
import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { displayUnicode } from "../display.js";
import { renderWitness } from "../render-witness.js";
import type { Words } from "../words/words.js";
import { type FunctionFeedback, submissionFeedback } from "./feedback.js";
import { fileName } from "./problem-text.js";

/** Narrow enough for a code block on a phone that lies on its side. */
const WIDTH = 76;

const STYLE = `:root{color-scheme:light dark;--line:#8886;--right:#1a7f37;--wrong:#b3261e}
@media (prefers-color-scheme:dark){:root{--right:#6bd184;--wrong:#ff9a8f}}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;border-top:1px solid var(--line);padding-top:1rem}
pre{overflow-x:auto;border:1px solid var(--line);border-radius:.3rem;padding:.6rem}
code,pre{font:.9rem/1.45 ui-monospace,monospace}.good{color:var(--right)}.bad{color:var(--wrong)}
@media (max-width:30rem){pre{white-space:pre-wrap}}
@media print{pre{white-space:pre-wrap}h2{break-after:avoid}}`;

export function studentHtml(words: Words, results: ClassResults, submission: SubmissionResult, reveal: Reveal): string {
  const { student, file, points, outOf, status } = submission;
  const feedback = submissionFeedback(words, results, submission, reveal, WIDTH);
  const handedIn = file === null ? "" : ` (<code>${escaped(fileName(file))}</code>)`;
  const summary = `${words.grading.pointsOf(points, outOf)}, ${words.feedback.status(status)}`;
  const functions = submission.functions.length === 0 ? [] : feedback.functions; // rejected: none was looked at
  const body = [
    `<h1>${escaped(results.assignment.name)}</h1>`,
    `<p>${escaped(student)}${handedIn}: <strong>${escaped(summary)}</strong></p>`,
    paragraph(feedback.status),
    block(feedback.problems),
    paragraph(feedback.leftOut.join(" ")),
    paragraph(feedback.failure),
    ...functions.map((each) => functionPart(words, each)),
    paragraph(feedback.aboutSize),
  ].filter((part) => part !== "");
  return `<!DOCTYPE html>
<html lang="${words.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(results.assignment.name)}</title>
<style>${STYLE}</style></head>
<body>
${body.join("\n")}
</body>
</html>
`;
}

function functionPart(words: Words, feedback: FunctionFeedback): string {
  const { function: name, verdict, isGood, witness, pointsText, line } = feedback;
  const kind = isGood ? "good" : "bad";
  const where = line === undefined ? "" : ` (${escaped(words.feedback.line(line))})`;
  const parts = [
    `<h2><code>${escaped(name)}</code>${where}: <span class="${kind}">${escaped(verdict)}</span>, ${escaped(pointsText)}</h2>`,
    paragraph(feedback.words.join(" ")),
    witness === undefined ? "" : block(renderWitness(words, witness, WIDTH).join("\n")),
    paragraph(feedback.reproduce),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** What stands between backticks is code. */
function paragraph(text: string): string {
  if (text === "") return "";
  const pieces = text
    .split(/`([^`]+)`/)
    .map((piece, i) => (i % 2 === 1 ? `<code>${escaped(piece)}</code>` : escaped(piece)));
  return `<p>${pieces.join("")}</p>`;
}

function block(text: string): string {
  return text === "" ? "" : `<pre>${escaped(text)}</pre>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return displayUnicode(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
