// On a terminal: what the teacher's tests miss and which of them tell nobody apart, and the few
// inputs that would catch every wrong submission.
import type { ClassResults, Covering, PooledInput, TestScores } from "../class-results.js";
import { paint, type Style } from "../style.js";
import { count, withCommas } from "../verdict-words.js";
import { column, columnsOf, shorten } from "./columns.js";
import { fittingNames } from "./table-mistakes.js";

const MISSED_MAX = 5;
const NAME_WIDTH_MAX = 24;

export function renderTests({ tests, summary }: ClassResults, style: Style): string[] {
  if (tests === null) return [];
  return [
    `${paint(style, "heading", "Your tests")}  ${withCommas(tests.tests.length)}`,
    ...renderMissed(tests, summary.wrong, style),
    ...renderIdle(tests, style),
  ];
}

function renderMissed({ missed }: TestScores, wrong: number, style: Style): string[] {
  const missing = new Map(missed.map((each) => [each.submission, each.call] as const).reverse());
  if (missing.size === 0) return wrong === 0 ? [] : ["  miss no wrong submission"];
  const shown = [...missing].reverse().slice(0, MISSED_MAX);
  const width = Math.min(NAME_WIDTH_MAX, Math.max(...shown.map(([id]) => columnsOf(id))));
  const left = missing.size - MISSED_MAX;
  return [
    `  miss ${withCommas(missing.size)} of ${count(wrong, "wrong submission")}:`,
    ...shown.map(([id, call]) => `    ${column(id, width)}  ${shorten(call, style.width - width - 6)}`),
    ...(left > 0 ? [`    and ${withCommas(left)} more`] : []),
  ];
}

function renderIdle({ tests }: TestScores, style: Style): string[] {
  const idle = tests.filter(({ caught }) => caught.length === 0).map(({ name }) => name);
  if (idle.length === 0) return [];
  const start = `  ${count(idle.length, "test")} ${idle.length === 1 ? "catches" : "catch"} nobody: `;
  return [start + fittingNames(idle, style.width - start.length)];
}

const INPUTS_MAX = 8;

export function renderCovering({ covering, inputs }: ClassResults, style: Style): string[] {
  const needed = covering.filter(({ catches }) => catches > 0);
  if (needed.length === 0) return [];
  const byId = new Map(inputs.map((input) => [input.id, input]));
  return [
    paint(style, "heading", "Inputs that catch every wrong submission found"),
    ...needed.flatMap((each) => renderCover(each, byId, style)),
  ];
}

function renderCover(cover: Covering, byId: ReadonlyMap<number, PooledInput>, style: Style): string[] {
  const inputs = cover.inputs.flatMap((id) => byId.get(id) ?? []);
  const left = inputs.length - INPUTS_MAX;
  const least = cover.smallest ? "" : ", perhaps not the fewest";
  return [
    `  ${shorten(cover.function, NAME_WIDTH_MAX)}: ${count(inputs.length, "input")} for ${count(cover.catches, "submission")}${least}`,
    ...inputs.slice(0, INPUTS_MAX).map((input) => renderInput(input, style)),
    ...(left > 0 ? [`    and ${withCommas(left)} more`] : []),
  ];
}

/** Through an observer, the same call may be there twice. */
function renderInput({ call, observed, caught }: PooledInput, style: Style): string {
  const text = observed === null ? call : `${call}  observed by  ${observed}`;
  const number = withCommas(caught.length);
  return `    ${column(text, style.width - 6 - number.length)}  ${number}`;
}
