// Observers: functions that results are compared through. One that calls the function itself is compared in its place;
// another is applied to what the function gives.
import { neededNames } from "../core/library.js";
import { link } from "../core/link.js";
import { makersOf } from "../core/needs.js";
import { boundIn, type Def } from "../core/program.js";
import type { Source } from "../core/span.js";
import { tupleType } from "../core/type.js";
import type { Loaded, Observer } from "../language/language.js";
import type { Exercise } from "./exercise.js";
import { uncurried } from "./hidden/operation.js";
import { labelsOf, nameMeant, sideOf, submissionSide } from "./names.js";
import type { Side } from "./subject.js";
import { isAskedAlone, isFunction } from "./values.js";

/** A function to compare, under the name that users know, and the observer that is applied to what it gives. */
export type AskedFunction = {
  readonly shown: string;
  readonly compared: string;
  readonly observer: string | undefined;
  /** The observer takes the arguments of the function, and then what it gives. */
  readonly seesArguments: boolean;
  /** What users know it by in the submission, where that is another name. */
  readonly renamed: string | undefined;
};

/** What users know a function by in the submission. */
export function shownInSubmission({ shown, renamed }: AskedFunction): string {
  return renamed ?? shown;
}

/** The name of what is compared there. */
export function submittedName({ compared, observer, renamed }: AskedFunction): string {
  return observer === undefined ? (renamed ?? compared) : compared;
}

/** What is compared there. */
export function submittedSide(programs: Parameters<typeof submissionSide>[0], asked: AskedFunction): Side | undefined {
  return submissionSide(programs, submittedName(asked));
}

/** The observer applied to what a function gives, as a definition of its own. */
export type Through = { readonly shown: string; readonly source: Source };

/** `reference`: with the observer's file after it. */
export function functionsAsked(exercise: Exercise, reference: Loaded): readonly AskedFunction[] {
  const { observe } = exercise;
  const named = namesSaid(exercise);
  const asked = named.length > 0 ? named : functionsDefined(exercise, reference).map(sameName);
  if (observe === undefined)
    return asked.map(({ name, renamed }) => ({ shown: name, compared: name, ...UNOBSERVED, renamed }));
  const names = asked.map(({ name }) => name);
  const observer = observe.function;
  const file = observe.source?.name;
  if (names.length === 0 || (file !== undefined && names.some((name) => calls(reference, file, observer, name))))
    return [{ shown: observer, compared: observer, ...UNOBSERVED, renamed: undefined }];
  return asked.map(({ name, renamed }, i) => ({
    shown: name,
    compared: `elenchus_observed_${i}`,
    observer,
    seesArguments: seesArguments(reference, observer, name),
    renamed,
  }));
}

export const UNOBSERVED = { observer: undefined, seesArguments: false } as const;

/** Whether an observer takes what a function takes, and then what it gives: its type tells. */
function seesArguments(reference: Loaded, observer: string, name: string): boolean {
  const [of, observed] = [observer, name].map((each) => sideOf(reference, nameMeant(reference, each)));
  if (of === undefined || observed === undefined) return false;
  const { params, result } = uncurried(observed.type);
  const taken = uncurried(of.type).params.slice(0, params.length + 1);
  if (params.length === 0 || taken.length <= params.length) return false;
  const { program } = reference;
  return link({ program, type: tupleType([...params, result]) }, { program, type: tupleType(taken) }).ok;
}

type Named = { readonly name: string; readonly renamed: string | undefined };

function sameName(name: string): Named {
  return { name, renamed: undefined };
}

/** Those that somebody asked for. */
function namesSaid({ functions, renamed }: Exercise): readonly Named[] {
  return [
    ...functions.map(sameName),
    ...renamed.map(({ name, submission }) => ({ name, renamed: submission === name ? undefined : submission })),
  ];
}

/**
 * Every function and every other value of the reference's own file, the last of each name, in order; then what functors
 * give, of which nothing is known but that it was not compared. An observer, or a predicate, is about functions.
 */
function functionsDefined({ reference, observe, given }: Exercise, loaded: Loaded): readonly string[] {
  const predicates = given.map((each) => each.function);
  const skipped = new Set([...predicates, observe?.source === undefined ? observe?.function : undefined]);
  const isAlone = observe === undefined && !given.some(({ of }) => of === undefined);
  const last = new Map(
    loaded.values.filter(({ source }) => source === reference.name).map((each) => [each.name, each]),
  );
  const asked = [...last.values()].filter((each) => isFunction(each) || (isAlone && isAskedAlone(loaded, each)));
  const unapplied = isAlone ? loaded.functors.filter(({ source }) => source === reference.name) : [];
  const names = [...asked.map(({ name }) => name), ...unapplied.flatMap(({ values }) => values)];
  return names.filter((name) => !skipped.has(name));
}

/** Whether an observer, or what it uses of its own file, calls a function of the reference. */
function calls(reference: Loaded, file: string, observer: string, name: string): boolean {
  const [from, to] = [observer, name].map((each) => sideOf(reference, nameMeant(reference, each))?.name);
  const makers = makersOf(reference.program.defs);
  const start = from && makers.get(from);
  if (start === undefined || to === undefined) return false;
  if (from === to) return true;
  const reached = new Set<Def>([start]);
  for (const def of reached) {
    for (const needed of neededNames(def)) {
      if (needed === to) return true;
      const maker = makers.get(needed);
      if (maker !== undefined && boundIn(maker)[0]?.at.file === file) reached.add(maker);
    }
  }
  return false;
}

/** A function of its own: the observer applied to what the function gives. */
export function observedSource(loaded: Loaded, asked: AskedFunction): readonly Through[] {
  const { shown, compared } = asked;
  const observer = observerOf(loaded, asked);
  if (observer === undefined) return [];
  const text = nameMeant(loaded, shown);
  const side = sideOf(loaded, text);
  const observed = { text, labels: side === undefined ? [] : labelsOf(side), type: shownType(loaded, text) };
  const definition = loaded.language.phrases.observed(compared, observed, observer);
  return [{ shown, source: { name: "the observer", text: definition } }];
}

/** The observer as texts are made with it. */
export function observerOf(loaded: Loaded, { observer, seesArguments: isGiven }: AskedFunction): Observer | undefined {
  if (observer === undefined) return undefined;
  const text = nameMeant(loaded, observer);
  return { text, type: shownType(loaded, text), seesArguments: isGiven };
}

function shownType({ values }: Loaded, name: string): string {
  return values.findLast((each) => each.name === name)?.shownType ?? "";
}
