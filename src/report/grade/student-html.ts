// A student's feedback as a page of HTML, whole in one file: for course systems, which show it in their own frames. What is
// from programs and students is text in it, never markup.
import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { displayUnicode } from "../display.js";
import { renderWitness } from "../render-witness.js";
import type { Words } from "../words/words.js";
import { type FunctionFeedback, submissionFeedback } from "./feedback.js";
import type { HintStep, MarkedLine } from "./hint-steps.js";
import { fileName } from "./problem-text.js";

/** Narrow enough for a code block on a phone that lies on its side. */
const WIDTH = 76;

const STYLE = `:root{color-scheme:light dark;--line:#8886;--right:#1a7f37;--wrong:#b3261e;--link:#1c5a9c;--mark:#ffe9a8;--paper:#fff;--ink:#1d1f22}
@media (prefers-color-scheme:dark){:root{--right:#6bd184;--wrong:#ff9a8f;--link:#8ab8f0;--mark:#5c4a00;--paper:#17181a;--ink:#e9e8e5}}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere;background:var(--paper);color:var(--ink)}
h1{font-size:1.4rem;line-height:1.25}h2{font-size:1.1rem;border-top:1px solid var(--line);margin-top:1.75rem;padding-top:1rem}
pre{overflow-x:auto;border:1px solid var(--line);border-radius:.3rem;padding:.6rem;margin:.75rem 0}
code,pre{font:.9rem/1.45 ui-monospace,monospace}h2 code{font-size:1.05rem;font-weight:600}.good{color:var(--right)}.bad{color:var(--wrong)}
details{margin:.25rem 0 .25rem;border-left:3px solid var(--line);padding-left:.75rem}details details{margin-left:-.75rem;border:0}
summary{cursor:pointer;color:var(--link);font-weight:600;min-height:2.75rem;display:flow-root list-item;line-height:2.75rem}
summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
ins,del{text-decoration:none}ins{color:var(--right)}del{color:var(--wrong)}
mark{background:var(--mark);color:inherit;border-radius:.2rem}
@media (max-width:30rem){pre{font-size:.8rem;white-space:pre-wrap}}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--mark:#ffe9a8;--right:#1a7f37;--wrong:#b3261e;--link:#000}pre{white-space:pre-wrap}h2{break-after:avoid}details:not([open]){display:none}}`;

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
    paragraph(feedback.branch),
    paragraph(feedback.reproduce),
    hintParts(feedback.hints),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** Each hint is folded into the one before. */
function hintParts([hint, ...later]: readonly HintStep[]): string {
  if (hint === undefined) return "";
  const inner = [
    ...hint.sentences.map(paragraph),
    hint.place.length === 0 ? "" : `<pre>${hint.place.map(placeLine).join("\n")}</pre>`,
    hint.change.length === 0 ? "" : `<pre>${hint.change.map(changedLine).join("\n")}</pre>`,
    hintParts(later),
  ].filter((part) => part !== "");
  return hint.isEnd
    ? inner.join("\n")
    : `<details><summary>${escaped(hint.title)}</summary>\n${inner.join("\n")}\n</details>`;
}

function placeLine({ number, pieces }: MarkedLine): string {
  const texts = pieces.map(({ text, isMarked }) => (isMarked ? `<mark>${escaped(text)}</mark>` : escaped(text)));
  return `${number}  ${texts.join("")}`;
}

function changedLine(line: string): string {
  const tag = line.startsWith("+") ? "ins" : line.startsWith("-") ? "del" : undefined;
  return tag === undefined ? escaped(line) : `<${tag}>${escaped(line)}</${tag}>`;
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
