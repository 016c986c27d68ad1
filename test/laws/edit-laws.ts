// What must hold of every mutant of a program: its edit, applied to the source and read again, is the mutated program.
// Edits of different definitions are tried together, and one by one where something is wrong.
import type { Program } from "../../src/core/program.js";
import { withReplaced } from "../../src/core/replace.js";
import type { Source, Span } from "../../src/core/span.js";
import { definitionsText } from "../../src/frontend/ocaml/facts/core-text.js";
import type { Edit } from "../../src/language/facts.js";
import type { Language } from "../../src/language/language.js";
import { type Mutant, mutantsOf } from "../../src/questions/mutate/mutants.js";

export type CheckedEdits = { readonly edits: readonly Edit[]; readonly problems: readonly string[] };

/** Of every so many mutants of a program, all functions together. */
export function checkedEdits(language: Language, source: Source, every = 1): CheckedEdits {
  const { program, edits } = editsOf(language, source, every);
  return { edits, problems: problemsOf(language, source, program, edits) };
}

export function problemsOf(
  language: Language,
  source: Source,
  program: Program,
  edits: readonly Edit[],
): readonly string[] {
  return roundsOf(edits).flatMap((round) => {
    if (problemOf(language, source, program, round) === undefined) return [];
    return round.flatMap((edit) => {
      const problem = problemOf(language, source, program, [edit]);
      return problem === undefined ? [] : [`${described(source, edit)}: ${problem}`];
    });
  });
}

export function editsOf(language: Language, source: Source, every = 1): Edits {
  const { program, edits } = allEdits.get(source) ?? readEdits(language, source);
  return { program, edits: edits.filter((_, i) => i % every === 0) };
}

type Edits = { readonly program: Program; readonly edits: readonly Edit[] };

/** Several laws are about the same programs, and making all mutants takes longer than a law does. */
const allEdits = new WeakMap<Source, Edits>();

function readEdits(language: Language, source: Source): Edits {
  const read = language.read([source], []);
  if (!read.ok) throw new Error(`${source.name}: ${read.errors[0].title}`);
  const { program, facts, values } = read.value;
  const mutants = distinct(values.flatMap(({ core }) => mutantsOf(program, facts, core)));
  const found = { program, edits: mutants.map(({ edit }) => edit) };
  allEdits.set(source, found);
  return found;
}

function distinct(mutants: readonly Mutant[]): readonly Mutant[] {
  return [...new Map(mutants.map((mutant) => [JSON.stringify([mutant.edit.at, mutant.edit.text]), mutant])).values()];
}

/** Edits of one round change different parts of the source. */
export function roundsOf(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const rounds: Edit[][] = [];
  for (const edit of edits) {
    const round = rounds.find((others) => !others.some((other) => isNear(placeOf(edit), placeOf(other))));
    if (round === undefined) rounds.push([edit]);
    else round.push(edit);
  }
  return rounds;
}

/** Where something changes, in the source or in core. */
function placeOf({ at, core }: Edit): Span {
  const places = [at, ...core.map(({ before }) => before.at)];
  const [start, end] = [Math.min(...places.map((each) => each.start)), Math.max(...places.map((each) => each.end))];
  return { ...at, start, end };
}

function isNear(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** With all of these edits. */
export function edited({ name, text }: Source, edits: readonly Edit[]): Source {
  const last = [...edits].sort((a, b) => b.at.start - a.at.start);
  return {
    name,
    text: last.reduce((now, edit) => now.slice(0, edit.at.start) + edit.text + now.slice(edit.at.end), text),
  };
}

export function described({ text }: Source, { at, text: now }: Edit): string {
  return `${JSON.stringify(text.slice(at.start, at.end))} -> ${JSON.stringify(now)}`;
}

function problemOf(language: Language, source: Source, program: Program, edits: readonly Edit[]): string | undefined {
  const again = language.read([edited(source, edits)], []);
  if (!again.ok) return `rejected: ${again.errors[0].title}: ${again.errors[0].label}`;
  const changes = new Map(edits.flatMap(({ core }) => core.map(({ before, now }) => [before, now])));
  const recursive = edits.find((edit) => edit.recursive !== undefined)?.recursive;
  const [wanted, got] = [withReplaced(program, changes, recursive), again.value.program].map((each) =>
    definitionsText(each, source.name),
  );
  return wanted === got ? undefined : `read as another program\n${differing(wanted ?? "", got ?? "")}`;
}

function differing(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 160);
  return `  mutated ...${around(a)}\n  read    ...${around(b)}`;
}
