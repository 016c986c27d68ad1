// The pipeline: every stage between the text of a program and an answer, in order, with what it is and how it is printed.
// `--dump STAGE` of a command prints one of its stages.
import { exploringCode, exploringCodeWithEvents, runningCode } from "./pipeline/code-text.js";
import { coreText, withoutUnused } from "./pipeline/core-text.js";
import { functionsText, subjectText } from "./pipeline/function-text.js";
import { instrumentedText } from "./pipeline/instrumented-text.js";
import { mutantsText } from "./pipeline/mutant-text.js";
import { claimText, pathsText, queriesText } from "./pipeline/search-text.js";
import { treeText } from "./pipeline/tree-text.js";
import type {
  Askable,
  Claimed,
  Functions,
  Pieces,
  Programs,
  Searches,
  Titled,
  Units,
  WorkTexts,
} from "./pipeline/work.js";

/** `says`: what it is, in one line. `print`: of a command at work. */
export type DumpStage<Work> = {
  readonly name: string;
  readonly says: string;
  readonly print: (work: Work) => Pieces<string> | Promise<Pieces<string>>;
};

const SYNTAX: DumpStage<WorkTexts> = {
  name: "syntax",
  says: "the tree of each text, as it was parsed",
  print: ({ trees }) => each(trees(), treeText),
};

const TYPES: DumpStage<Programs> = {
  name: "types",
  says: "the types of what the program defines",
  print: ({ programs }) => each(programs(), ({ signature }) => signature),
};

const CORE: DumpStage<Programs> = {
  name: "core",
  says: "what was written, in the core language",
  print: ({ programs }) => each(programs(), ({ lowered }) => coreText(lowered)),
};

const LINKED: DumpStage<Programs> = {
  name: "linked",
  says: "the same with what it needs of the library: the whole program",
  print: ({ programs }) => each(programs(), ({ program }) => coreText(withoutUnused(program))),
};

const FUNCTIONS: DumpStage<Functions> = {
  name: "functions",
  says: "what is asked about, and the operations of hidden types",
  print: ({ functions }) => each(functions(), functionsText),
};

const SUBJECT: DumpStage<Functions> = {
  name: "subject",
  says: "each function at the types of its inputs, in disguise where types are hidden",
  print: ({ subjects }) => eachMade(subjects(), subjectText),
};

const CODE: DumpStage<Units> = {
  name: "code",
  says: "the JavaScript that runs the program",
  print: ({ units }) => eachMade(units(), runningCode),
};

const EXPLORED: DumpStage<Units> = {
  name: "explored",
  says: "the JavaScript that runs the program on unknown inputs",
  print: ({ units }) => eachMade(units(), exploringCode),
};

const INSTRUMENTED: DumpStage<Functions> = {
  name: "instrumented",
  says: "the program that tells of the calls and branches on its way",
  print: ({ subjects }) =>
    eachMade(subjects(), ({ subject, sources }) => instrumentedText(subject.unit.program, sources)),
};

/** In a suite the program tells of its events. */
const EXPLORED_WITH_EVENTS: DumpStage<Functions> = {
  ...EXPLORED,
  print: ({ subjects }) => eachMade(subjects(), ({ subject }) => exploringCodeWithEvents(subject.unit)),
};

const MUTANTS: DumpStage<Functions> = {
  name: "mutants",
  says: "the small mistakes that are made on purpose, each as its change",
  print: ({ subjects }) => eachMade(subjects(), mutantsText),
};

const PATHS: DumpStage<Searches<unknown>> = {
  name: "paths",
  says: "every path in order: what was decided, an input that takes it, how the programs ended",
  print: ({ questions }) => eachAsked(questions(), pathsText),
};

const QUERIES: DumpStage<Searches<unknown>> = {
  name: "queries",
  says: "what the big solver was asked, as SMT-LIB, and its answers",
  print: ({ questions }) => eachAsked(questions(), queriesText),
};

const CLAIM: DumpStage<Searches<Claimed>> = {
  name: "claim",
  says: "what may be claimed, and why",
  print: ({ questions }) => eachAsked(questions(), claimText),
};

const TO_PROGRAM = [SYNTAX, TYPES, CORE, LINKED];
const TO_SUBJECT = [...TO_PROGRAM, FUNCTIONS, SUBJECT, CODE];

/** The stages of each command. */
export const PIPELINES: {
  readonly types: readonly DumpStage<Programs>[];
  readonly run: readonly DumpStage<Programs & Units>[];
  readonly check: readonly DumpStage<Functions & Searches<Claimed>>[];
  readonly suite: readonly DumpStage<Functions & Searches<unknown>>[];
} = {
  types: [SYNTAX, TYPES],
  run: [...TO_PROGRAM, CODE],
  check: [...TO_SUBJECT, EXPLORED, PATHS, QUERIES, CLAIM],
  suite: [...TO_SUBJECT, INSTRUMENTED, EXPLORED_WITH_EVENTS, MUTANTS, PATHS, QUERIES],
};

function each<T>(pieces: Pieces<T>, print: (value: T) => string): Pieces<string> {
  if (!pieces.ok) return pieces;
  return { ok: true, value: pieces.value.map((piece) => ({ ...piece, value: print(piece.value) })) };
}

function eachMade<T>(pieces: Pieces<Askable<T>>, print: (value: T) => string): Pieces<string> {
  return each(pieces, (made) => (made.ok ? print(made.value) : made.why));
}

/** One after the other. */
async function eachAsked<T>(pieces: Pieces<Askable<T>>, print: (value: T) => Promise<string>): Promise<Pieces<string>> {
  if (!pieces.ok) return pieces;
  const texts: Titled<string>[] = [];
  for (const piece of pieces.value) {
    const { value: made } = piece;
    texts.push({ ...piece, value: made.ok ? await print(made.value) : made.why });
  }
  return { ok: true, value: texts };
}
