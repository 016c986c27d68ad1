// Every function of every submission, with all that became of it: what results are made from.
import { nth } from "../basis/known.js";
import type { Source, Span } from "../core/span.js";
import type { Replayed } from "../jobs/replay.js";
import type { FunctionResult } from "../report/class-results.js";
import type { NotHandedIn } from "../report/not-handed-in.js";
import type { FunctionVerdict, Witness } from "../report/verdict.js";
import type { Assignment, Test } from "./assignment.js";
import type { Behaviour, ClassInput, Tried } from "./class-inputs.js";
import type { Decision, JudgedFunction } from "./decide.js";
import { type Group, isObserver } from "./plan.js";

/** A submission in its place in the class. */
export type ClassRow = {
  readonly id: string;
  readonly student: string;
  readonly file: string | undefined;
  readonly program: Source | undefined;
  readonly why: NotHandedIn | undefined; // there is no program
  readonly participant?: string | undefined;
  readonly older?: readonly string[]; // versions that do not count
};

export type GradedDecision = Extract<Decision, { readonly kind: "decided" }> & { readonly functions: readonly Final[] };

/** What a function came to in the end, and what it does on the inputs of its group. */
export type Final = {
  readonly judged: JudgedFunction;
  readonly foundBy: FunctionResult["foundBy"];
  readonly behaviour: Behaviour;
};

/** Functions that were asked together, and what came of them. */
export type GradedGroup = Tried & {
  readonly group: Group;
  readonly names: readonly string[];
  readonly graded: ReadonlyMap<Source, GradedDecision | Exclude<Decision, { readonly kind: "decided" }>>;
};

export type ClassEntry = {
  readonly row: ClassRow;
  readonly function: string;
  readonly group: Group;
  readonly answer: FunctionVerdict;
  readonly at?: Span | undefined; // where the submission defines it
  /** What the submission calls it; several where an observer stands for them. */
  readonly own: readonly string[];
  readonly reference: Source;
  readonly foundBy: FunctionResult["foundBy"];
  readonly structure: string;
  /** Its normal form, if it may be right and has one. */
  readonly way: string | undefined;
  /** What it does on the inputs of the class and the tests that are for this function, by their ids. */
  readonly onInputs: ReadonlyMap<number, Replayed>;
  readonly onTests: ReadonlyMap<number, Replayed>;
  readonly onCredit: ReadonlyMap<number, Replayed>;
};

export type NumberedInput = { readonly id: number; readonly function: string; readonly witness: Witness };

/** All inputs of the class, numbered from 1. */
export function numberedInputs(groups: readonly GradedGroup[]): readonly NumberedInput[] {
  return numbered(groups.flatMap(({ inputs }) => inputs));
}

/** All inputs that points are given for, numbered from 1. */
export function numberedCredit(groups: readonly GradedGroup[]): readonly NumberedInput[] {
  return numbered(groups.flatMap(({ credit }) => credit));
}

function numbered(inputs: readonly ClassInput[]): readonly NumberedInput[] {
  return inputs.map((input, i) => ({ ...input, id: i + 1 }));
}

/** A test is known by its place in the assignment, from 1. */
export function testId({ tests }: Assignment, test: Test): number {
  return tests.indexOf(test) + 1;
}

export function entriesOf(
  assignment: Assignment,
  rows: readonly ClassRow[],
  groups: readonly GradedGroup[],
): readonly ClassEntry[] {
  const ids = new Map([...numberedInputs(groups), ...numberedCredit(groups)].map(({ id, witness }) => [witness, id]));
  const idOf = ({ witness }: ClassInput): number => ids.get(witness) ?? 0;
  return rows.flatMap((row) =>
    groups.flatMap((group) => {
      const graded = row.program && group.graded.get(row.program);
      if (graded === undefined || graded.kind !== "decided") return [];
      return graded.functions.map(({ judged: { answer, reference }, foundBy, behaviour }): ClassEntry => {
        const name = answer.function;
        return {
          row,
          function: name,
          group: group.group,
          answer,
          ...definedIn(graded, group.group, name),
          reference,
          foundBy,
          structure: graded.structure.functions.find((each) => each.name === name)?.structure ?? "",
          way: answer.way,
          onInputs: forFunction(name, group.inputs, behaviour.inputs, idOf),
          onTests: forFunction(name, group.tests, behaviour.tests, ({ test }) => testId(assignment, test)),
          onCredit: forFunction(name, group.credit, behaviour.credit, idOf),
        };
      });
    }),
  );
}

/** An observer that is graded in the place of functions stands for them, though the submission defines none. */
function definedIn({ places = [] }: GradedDecision, group: Group, graded: string): Pick<ClassEntry, "at" | "own"> {
  const found = places.filter((each) => each.function === graded);
  const own = isObserver(group, graded) ? group.functions : [graded];
  return { at: found[0]?.at, own: found.length === own.length ? found.map(({ name }) => name) : own };
}

function forFunction<T extends { readonly function: string }>(
  name: string,
  all: readonly T[],
  results: readonly Replayed[],
  idOf: (one: T) => number,
): ReadonlyMap<number, Replayed> {
  return new Map(all.flatMap((one, i) => (one.function === name ? [[idOf(one), nth(results, i)] as const] : [])));
}
