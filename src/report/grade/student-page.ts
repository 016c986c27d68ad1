// A student's feedback as a page of Markdown, which tells as much as the reveal level allows.
import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import type { Words } from "../words/words.js";
import { type FunctionFeedback, type SubmissionFeedback, submissionFeedback } from "./feedback.js";
import { hintBlocks } from "./hint-blocks.js";
import { blocks, code, fenced, prose } from "./markdown.js";
import { fileName } from "./problem-text.js";

/** Narrow enough for a code block on a page. */
const WIDTH = 76;

export function studentPage(words: Words, results: ClassResults, submission: SubmissionResult, reveal: Reveal): string {
  return blocks([
    `# ${prose(results.assignment.name)}`,
    studentLine(words, submission),
    ...feedbackBlocks(words, results, submission, reveal),
  ]);
}

function studentLine({ grading, feedback }: Words, submission: SubmissionResult): string {
  const { student, file, points, outOf, status } = submission;
  const handedIn = file === null ? "" : ` (${code(fileName(file))})`;
  return `${prose(student)}${handedIn}: ${grading.pointsOf(points, outOf)}, ${feedback.status(status)}`;
}

/** The feedback without who it is for. */
export function feedbackBlocks(
  words: Words,
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
): string[] {
  const feedback = submissionFeedback(words, results, submission, reveal, WIDTH);
  const functions = submission.functions.length === 0 ? [] : feedback.functions; // rejected: none was looked at
  return [
    ...programBlocks(feedback),
    ...functions.flatMap((each) => [...functionBlocks(words, each), ...hintBlocks(each.hints)]),
    prose(feedback.aboutSize),
  ];
}

function programBlocks({ status, problems, leftOut, failure }: SubmissionFeedback): string[] {
  return [prose(status), ...(problems === "" ? [] : [fenced(problems)]), prose(leftOut.join(" ")), prose(failure)];
}

function functionBlocks(words: Words, feedback: FunctionFeedback): string[] {
  const { function: name, verdict, witness, pointsText, line } = feedback;
  const where = line === undefined ? "" : ` (${words.feedback.line(line)})`;
  return [
    `## ${code(name)}${where}: ${verdict}, ${pointsText}`,
    feedback.words.map(prose).join(" "),
    witness === undefined ? "" : fenced(renderWitness(words, witness, WIDTH).join("\n")),
    prose(feedback.branch),
    prose(feedback.reproduce),
  ];
}
