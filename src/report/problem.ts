// Diagnostics, which point into byte strings, as the problems that the library reports.
import { fileAt } from "../core/parts.js";
import type { Source, Span } from "../core/span.js";
import type { Place, Problem, Unchecked } from "./answer.js";
import type { Diagnostic } from "./diagnostic.js";
import { decodeBytes, editorPosition } from "./display.js";
import { diagnosticOf, type NotChecked } from "./not-checked.js";
import { sortByPlace } from "./render.js";
import type { Words } from "./words/words.js";

export function problemsOf(errors: readonly Diagnostic[], sources: readonly Source[]): Problem[] {
  return sortByPlace(errors, sources).map((error) => problemOf(error, sources));
}

export function uncheckedOf(words: Words, notices: readonly NotChecked[], sources: readonly Source[]): Unchecked[] {
  return sortByPlace(notices, sources).map((notice) => ({
    definition: notice.definition === undefined ? null : decodeBytes(notice.definition),
    ...problemOf(diagnosticOf(words, notice), sources),
  }));
}

/** Of a definition that was left out for what is wrong with it. */
export function isTypeError({ code }: Problem): boolean {
  return code.startsWith("E2");
}

function problemOf(error: Diagnostic, sources: readonly Source[]): Problem {
  return {
    code: error.code,
    title: decodeBytes(error.title),
    place: placeOf(error.at, sources),
    label: decodeBytes(error.label),
    also: error.also.map(({ at, label }) => ({ place: placeOf(at, sources), label: decodeBytes(label) })),
    hint: error.hint === undefined ? null : decodeBytes(error.hint),
  };
}

/** In the words of whoever is told; what a program does is in them already. */
export function toldProblem<P extends Problem>({ reasons }: Words, problem: P): P {
  if (problem.code === FAILS) return problem;
  return {
    ...problem,
    title: reasons.problem(problem.title),
    label: problem.label === "" ? "" : reasons.problem(problem.label),
    also: problem.also.map(({ place, label }) => ({ place, label: label === "" ? "" : reasons.problem(label) })),
    hint: problem.hint === null ? null : reasons.problem(problem.hint),
  };
}

const FAILS = "E501";

export function placeOf(at: Span, sources: readonly Source[]): Place | null {
  const source = sources.find((candidate) => candidate.name === at.file);
  if (source === undefined) return null;
  const start = editorPosition(source.text, at.start);
  const end = editorPosition(source.text, at.end);
  return {
    file: fileAt(source, at.start),
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
