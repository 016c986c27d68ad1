// On a terminal: what the teacher's tests miss and which of them tell nobody apart, and the few
// inputs that would catch every wrong submission.

import type { ClassResults, CoveringInputs, PooledInput, TestScores } from "../class-results.js";
import { NAME_WIDTH_MAX } from "../render-verdict.js";
import { type PrintStyle, paint } from "../style.js";
import type { Words } from "../words/words.js";
import { column, columnsOf, shorten } from "./columns.js";
import { fittingNames } from "./table-mistakes.js";

const MISSED_MAX = 5;

export function renderTests(words: Words, { tests, summary }: ClassResults, style: PrintStyle): string[] {
  const { grading } = words;
  if (tests === null) return [];
  return [
    `${paint(style, "heading", grading.yourTests)}  ${grading.number(tests.tests.length)}`,
    ...renderMissed(words, tests, summary.wrong, style),
    ...renderIdle(words, tests, style),
  ];
}

function renderMissed({ grading }: Words, { missed }: TestScores, wrong: number, style: PrintStyle): string[] {
  const missing = new Map(missed.map((each) => [each.submission, each.call] as const).reverse());
  if (missing.size === 0) return wrong === 0 ? [] : [`  ${grading.missNobody}`];
  const shown = [...missing].reverse().slice(0, MISSED_MAX);
  const width = Math.min(NAME_WIDTH_MAX, Math.max(...shown.map(([id]) => columnsOf(id))));
  const left = missing.size - MISSED_MAX;
  return [
    `  ${grading.miss(missing.size, wrong)}`,
    ...shown.map(([id, call]) => `    ${column(id, width)}  ${shorten(call, style.width - width - 6)}`),
    ...(left > 0 ? [`    ${grading.more(left)}`] : []),
  ];
}

function renderIdle(words: Words, { tests }: TestScores, style: PrintStyle): string[] {
  const idle = tests.filter(({ caught }) => caught.length === 0).map(({ name }) => name);
  if (idle.length === 0) return [];
  const start = `  ${words.grading.catchNobody(idle.length)} `;
  return [start + fittingNames(words, idle, style.width - start.length)];
}

const INPUTS_MAX = 8;

export function renderCovering(words: Words, { covering, inputs }: ClassResults, style: PrintStyle): string[] {
  const needed = covering.filter(({ catches }) => catches > 0);
  if (needed.length === 0) return [];
  const byId = new Map(inputs.map((input) => [input.id, input]));
  return [
    paint(style, "heading", words.grading.covering),
    ...needed.flatMap((each) => renderCover(words, each, byId, style)),
  ];
}

function renderCover(
  words: Words,
  cover: CoveringInputs,
  byId: ReadonlyMap<number, PooledInput>,
  style: PrintStyle,
): string[] {
  const { grading } = words;
  const inputs = cover.inputs.flatMap((id) => byId.get(id) ?? []);
  const left = inputs.length - INPUTS_MAX;
  return [
    `  ${shorten(cover.function, NAME_WIDTH_MAX)}: ${grading.cover(inputs.length, cover.catches, cover.smallest)}`,
    ...inputs.slice(0, INPUTS_MAX).map((input) => renderInput(words, input, style)),
    ...(left > 0 ? [`    ${grading.more(left)}`] : []),
  ];
}

/** Through an observer, the same call may be there twice. */
function renderInput({ grading, verdicts }: Words, { call, observed, caught }: PooledInput, style: PrintStyle): string {
  const text = observed === null ? call : `${call}  ${verdicts.observedBy}  ${observed}`;
  const number = grading.number(caught.length);
  return `    ${column(text, style.width - 6 - number.length)}  ${number}`;
}
