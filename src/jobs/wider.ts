// Inputs that are given for what takes more than is made for it: of a Seq a List is made, and users may give a Vector.
// Where the programs look as if they could tell the two apart, they are asked about once more with others; what was not
// tried is a condition of the claim.
import { call, lambda, variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def } from "../core/program.js";
import type { Loaded, WiderInput } from "../language/language.js";
import type { Condition } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import type { Attempt, Exercise } from "../subject/exercise.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import { type AskedFunction, submittedSide } from "../subject/observe.js";
import { type AttemptLanguages, isAcross, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { OfferedSide, Side } from "../subject/subject.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { ShownPair } from "./null-inputs.js";

/** What a claim about a function assumes of its inputs. */
export function widerConditions(inputs: readonly WiderInput[]): readonly Condition[] {
  const found = inputs.map(({ type, tried }) => ({ kind: "classes", type, tried }) as const);
  return [...new Map(found.map((each) => [`${each.type} ${each.tried}`, each])).values()];
}

export function widerOf({ values }: Loaded, side: Side | undefined): readonly WiderInput[] {
  return values.find(({ core }) => core === side?.name)?.wider ?? [];
}

export function widerInputs(read: ReadAttempt, { compared }: AskedFunction): readonly WiderInput[] {
  return isAcross(read) ? [] : widerOf(read.reference, referenceSide(read, compared));
}

/** What others is made of lists; for the places that say so. */
export type Made = { readonly shown: string; readonly makers: ReadonlyMap<number, Name> };

export type WiderPairs = { readonly read: ReadAttempt; readonly pairs: readonly ShownPair[] };

/** The pairs of functions of lists that give others to the two; undefined: neither seems to tell. */
export function widerPairs(
  languages: AttemptLanguages,
  attempt: Attempt,
  read: ReadAttempt,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
): WiderPairs | undefined {
  const { widerProgram } = languages.reference;
  const inputs = widerInputs(read, asked).filter(({ others }) => others.length > 0);
  const seems = read.reference.tellsSequences === true || read.submission.tellsSequences === true;
  if (widerProgram === undefined || inputs.length === 0 || !seems || asked.observer !== undefined) return undefined;
  const exercise = withWider(attempt.exercise, widerProgram);
  const again = readAttempt(languages, { ...attempt, exercise });
  if (!again.ok) return undefined;
  const [wanted, given] = [referenceSide(again.value, asked.compared), submittedSide(again.value, asked)];
  const taken = widerOf(again.value.submission, given);
  const pairs = madeOf(widerOf(again.value.reference, wanted), taken).flatMap((made): readonly ShownPair[] => {
    const paired = askedPair(again.value, asked, memoryIsLow, undefined, (side) => givingOthers(side, made));
    if (!paired.ok || paired.pair.reference.recording !== undefined) return [];
    const show = witnessShower(again.value, asked, paired.pair);
    return [
      {
        pair: paired.pair,
        show: (witness) => show({ ...witness, args: witness.args.map((arg, i) => otherOf(made, i, arg)) }),
      },
    ];
  });
  return { read: again.value, pairs };
}

/** One for each class that both programs take somewhere. */
export function madeOf(wanted: readonly WiderInput[], given: readonly WiderInput[]): readonly Made[] {
  const names = new Set(wanted.flatMap(({ others }) => others.map(({ shown }) => shown)));
  return [...names].flatMap((shown): readonly Made[] => {
    const makers = wanted.flatMap(({ at, others }): [number, Name][] => {
      const other = others.find((each) => each.shown === shown);
      const isTaken = given.some((each) => each.at === at && each.others.some((one) => one.shown === shown));
      return at === undefined || other === undefined || !isTaken ? [] : [[at, other.make]];
    });
    return makers.length === 0 ? [] : [{ shown, makers: new Map(makers) }];
  });
}

export function otherOf({ makers }: Pick<Made, "makers">, at: number, list: Expr): Expr {
  const make = makers.get(at);
  return make === undefined ? list : call(variable(make), [list]);
}

const GIVING = makeName("elenchus-giving-others", 0);

function givingOthers(side: OfferedSide, made: Made): OfferedSide {
  const { params } = uncurried(side.type);
  const def = functionGiving(GIVING, side.name, params.length, made);
  return { ...side, name: GIVING, program: withDefinitions("wider", side.program, [def]) };
}

/** A function of lists that gives others to the one that has this name. */
export function functionGiving(name: Name, to: Name, arity: number, made: Made): Def {
  const names = Array.from({ length: arity }, (_, i) => makeName(`${shownName(name)}-given`, i));
  const args = names.map((each, i) => otherOf(made, i, variable(each)));
  return { kind: "one", name, bound: lambda(names, call(variable(to), args)) };
}

/** Read with what makes the others. */
export function withWider(exercise: Exercise, text: string): Exercise {
  const { prelude = { name: "others", text: "" } } = exercise;
  return { ...exercise, prelude: { ...prelude, text: `${prelude.text}\n${text}` } };
}
