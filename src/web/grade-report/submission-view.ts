// One submission in full: the verdict on each function with what it rests on, and the source.

import type { Problem } from "../../report/answer.js";
import { verdictWords } from "../../report/answer-words.js";
import type { FunctionResult, Status, SubmissionResult } from "../../report/class-results.js";
import { count, pointsOf } from "../../report/words/english/phrases.js";
import { creditText, REVIEW } from "../../report/words/english/points.js";
import type { ClassIndex } from "./class-index.js";
import { disclosure } from "./disclosure.js";
import { type Child, code, element, name, visible } from "./element.js";
import { labelled } from "./layout.js";
import { groupLink, studentLink, studentList } from "./links.js";
import { changeView } from "./repairs.js";
import { problemWords, sourceView } from "./source-view.js";
import { statusMark } from "./status-mark.js";
import { outcome, witnessBlock } from "./witness.js";
import { claimSentences, STATUS_WORDS, statusOf, WORDS } from "./words.js";

/** The id of its heading. */
export const VIEW_TITLE = "submission-title";

export function submissionView(index: ClassIndex, submission: SubmissionResult): HTMLElement {
  const { id, file, status, points, outOf, sameAs, failure, functions, source } = submission;
  const problems = [...submission.problems, ...submission.unchecked];
  return element(
    "div",
    { class: "content" },
    element("h2", { id: VIEW_TITLE, tabindex: -1 }, name(id)),
    element(
      "p",
      { class: "headline" },
      statusMark(status, submission.proved),
      element("span", {}, pointsOf(points, outOf)),
      file === null ? null : element("span", { class: "file" }, name(file)),
    ),
    isPlain(status)
      ? null
      : element("p", { class: "about" }, `${STATUS_WORDS[status].name}: ${STATUS_WORDS[status].meaning}.`),
    sameAs === null ? null : labelled("The same, except for names and layout, as", studentLink(sameAs)),
    failure === null ? null : element("p", { class: "failure" }, visible(failure)),
    problems.length === 0
      ? null
      : element(
          "ul",
          { class: "problems" },
          problems.map((problem) => problemItem(problem, file)),
        ),
    functions.map((result) => functionPart(index, result)),
    element("h3", {}, "Source"),
    source === null
      ? element("p", { class: "about" }, "There is no source to show.")
      : sourceView(source, file, problems),
  );
}

/** Everybody knows what these mean. */
function isPlain(status: Status): boolean {
  return status === "right" || status === "wrong";
}

/** What can be read beside the source is not told twice. */
function problemItem(problem: Problem, file: string | null): HTMLElement {
  const { place, code: number, title } = problem;
  if (place === null || place.file !== file) return element("li", {}, problemWords(problem));
  return element("li", {}, element("strong", {}, number), ` ${visible(title)} in line ${place.line}`);
}

function functionPart(index: ClassIndex, result: FunctionResult): HTMLElement {
  const status = statusOf(result);
  const claims = claimSentences(result).map((text) => element("p", {}, visible(text)));
  const rests = result.credit && creditText(result.credit, result.verdict === "differs");
  const points = `${pointsOf(result.points, result.outOf)}${rests === undefined ? "" : ` (${rests})`}`;
  return element(
    "section",
    { class: `function status-${status}` },
    element("h3", {}, code(result.function), " ", element("span", { class: "verdict" }, verdictWords(WORDS, result))),
    element("p", { class: "facts" }, `${points}, ${where(result)}compared with `, name(result.reference)),
    result.review === undefined
      ? null
      : element("p", { class: "note" }, `Look at these points: ${REVIEW.review(result.review)}.`),
    result.verdict === "differs" ? witnessBlock(result.counterexample) : null,
    whereItGoesWrong(result),
    claims,
    result.verdict === "differs" && result.others.length > 0
      ? [element("h4", {}, "It goes wrong in other ways too"), result.others.map(witnessBlock)]
      : null,
    conditions(result),
    foundByClass(result),
    failedTests(index, result),
    relatives(index, result),
    explored(result),
  );
}

function where({ place }: FunctionResult): string {
  return place === undefined ? "" : `line ${place.line}, `;
}

/** The case that the input takes, the first step that goes wrong, how to see it, and what would make it right. */
function whereItGoesWrong(result: FunctionResult): Child {
  if (result.verdict !== "differs") return null;
  const { branch, hints = [], reproduce } = result;
  const step = hints.find(({ level, step: seen }) => level === 3 && seen !== undefined && seen !== null);
  const kind = hints.find(({ level, isEnd }) => level === 5 && !isEnd);
  const patch = hints.find((hint) => hint.patch !== undefined)?.patch;
  return [
    branch === undefined ? null : element("p", {}, prose(branch)),
    step === undefined ? null : element("p", {}, prose(step.text)),
    reproduce === undefined
      ? null
      : element(
          "p",
          {},
          "To see it: start ",
          code(reproduce.start),
          " and enter ",
          reproduce.load === undefined ? null : [code(reproduce.load), ", then "],
          code(reproduce.enter),
          ".",
        ),
    kind === undefined && patch === undefined
      ? null
      : disclosure("A small change that makes it right", () => [
          kind === undefined ? null : element("p", {}, prose(kind.text)),
          patch === undefined ? null : changeView(patch),
        ]),
  ];
}

/** What stands between backticks is code. */
function prose(text: string): Child {
  return text.split(/`([^`]+)`/).map((piece, i) => (i % 2 === 1 ? code(piece) : visible(piece)));
}

function conditions(result: FunctionResult): Child {
  if (result.verdict !== "differs" || result.conditions.length === 0) return null;
  return element(
    "p",
    {},
    visible(`That no smaller input differs holds ${result.conditions.map((c) => c.text).join(", ")}.`),
  );
}

function foundByClass({ foundBy }: FunctionResult): Child {
  const words = "Not found by looking at this submission alone, but on the counterexample of another.";
  const onInputs = "Not found by looking at this submission alone, but on an input that points are given for.";
  if (foundBy === "inputs") return element("p", { class: "note" }, onInputs);
  return foundBy === "class" ? element("p", { class: "note" }, words) : null;
}

function failedTests(index: ClassIndex, { failedTests: failed }: FunctionResult): Child {
  const tests = failed.flatMap((id) => index.tests.get(id) ?? []);
  if (tests.length === 0) return null;
  const items = tests.map(({ name: title, call, expected }) =>
    element(
      "li",
      {},
      visible(title),
      title === call ? null : [": ", code(call)],
      expected === null ? null : [" should be ", outcome(expected, null)],
    ),
  );
  return [labelled(`Fails ${count(tests.length, "test")}`), element("ul", {}, items)];
}

function relatives(index: ClassIndex, { mistake, solution, way }: FunctionResult): Child {
  const made = mistake === null ? undefined : index.mistakes.get(mistake);
  const solvedBy = way === null ? undefined : index.ways.get(way);
  const solved = solution === null ? undefined : index.solutions.get(solution);
  return [
    made === undefined
      ? null
      : labelled(
          "Mistake",
          groupLink({ kind: "mistake", id: made.id }, `${made.id} (${count(made.submissions.length, "student")})`),
        ),
    solvedBy === undefined
      ? null
      : labelled(
          "Way",
          groupLink(
            { kind: "way", id: solvedBy.id },
            `${solvedBy.id} (${count(solvedBy.submissions.length, "student")})`,
          ),
        ),
    solved === undefined || solved.submissions.length < 2
      ? null
      : labelled(`The same structure (${solved.submissions.length})`, studentList(solved.submissions)),
  ];
}

function explored({ explored: { paths, runs }, verdict }: FunctionResult): Child {
  if (verdict === "cannot-compare") return null;
  return element("p", { class: "facts" }, `Looked at ${count(paths, "shape")} of inputs in ${count(runs, "run")}.`);
}
