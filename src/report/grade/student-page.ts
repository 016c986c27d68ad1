// A student's feedback as a page of Markdown, which tells as much as the reveal level allows.
import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { type FunctionFeedback, type SubmissionFeedback, submissionFeedback } from "./feedback.js";
import { pointsPhrase, statusWords } from "./grade-words.js";
import { blocks, code, fenced, prose } from "./markdown.js";
import { fileName } from "./problem-text.js";

/** Narrow enough for a code block on a page. */
const WIDTH = 76;

export function studentPage(results: ClassResults, submission: SubmissionResult, reveal: Reveal): string {
  return blocks([
    `# ${prose(results.assignment.name)}`,
    studentLine(submission),
    ...feedbackBlocks(results, submission, reveal),
  ]);
}

function studentLine({ student, file, points, outOf, status }: SubmissionResult): string {
  const handedIn = file === null ? "" : ` (${code(fileName(file))})`;
  return `${prose(student)}${handedIn}: ${pointsPhrase(points, outOf)}, ${statusWords(status)}`;
}

/** The feedback without who it is for. */
export function feedbackBlocks(results: ClassResults, submission: SubmissionResult, reveal: Reveal): string[] {
  const feedback = submissionFeedback(results, submission, reveal, WIDTH);
  const functions = submission.functions.length === 0 ? [] : feedback.functions; // rejected: none was looked at
  return [...programBlocks(feedback), ...functions.flatMap(functionBlocks)];
}

function programBlocks({ problems, failure }: SubmissionFeedback): string[] {
  return [...(problems === "" ? [] : [fenced(problems)]), prose(failure)];
}

function functionBlocks(feedback: FunctionFeedback): string[] {
  const { function: name, verdict, words, witness, points, outOf } = feedback;
  return [
    `## ${code(name)}: ${verdict}, ${pointsPhrase(points, outOf)}`,
    words.map(prose).join(" "),
    witness === undefined ? "" : fenced(renderWitness(witness, WIDTH).join("\n")),
  ];
}
