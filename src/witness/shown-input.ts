// An input in the user's words: the call as it can be pasted into the language's prompt, and what is done to its result.
import { nth } from "../basis/known.js";
import { call, HOLE, inTurn, lambda, letIn, lit, make, SOMEWHERE, variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName, tupleCtor } from "../core/expr.js";
import { freeNames } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { parameterNames } from "../language/invented-names.js";
import type { Phrases, Scripts } from "../language/language.js";
import type { GeneralInput, Observation } from "../report/verdict.js";
import { type Calls, SAME_CALLS } from "../subject/aligned.js";
import type { Disguise } from "../subject/hidden/disguise.js";
import { uncurried } from "../subject/hidden/operation.js";
import { askedCalls, asWritten, isQuestion, observerOf } from "../subject/hidden/show.js";
import { arityOf, referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { isKeptAt, isUnit, takenAt } from "../subject/recording.js";
import { scriptsIn } from "../subject/scripts.js";
import type { Speaker } from "../subject/speaker.js";
import type { Side, Subject } from "../subject/subject.js";
import { asksForNumber } from "./numbered.js";
import type { CoreWitness } from "./witness.js";

/** An input that was chosen, however it was found. */
export type ChosenInput = Pick<CoreWitness<unknown>, "args" | "further" | "size">;

export type ShownInput = {
  /** The function applied to its arguments. */
  readonly call: string;
  readonly args: readonly string[];
  /** Every value that was chosen, an observer's and those for functions inside results too: to run it again. */
  readonly chosen: readonly string[];
  readonly size: number;
  readonly observed: Observation | undefined;
  /** The call together with what is done to its result, where that is one expression. */
  readonly whole: Expr | undefined;
  /** The same with the first of several things that are done; the call alone where none of them is done to the whole. */
  readonly first: Expr;
  /** The function's own arguments, and `first` with others in their places. */
  readonly own: readonly Expr[];
  readonly applied: (own: readonly Expr[]) => Expr;
};

export function inputShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  speaker: Speaker,
  passed: Calls["own"] = SAME_CALLS.own,
): (input: ChosenInput) => ShownInput {
  const { disguise, params } = subject;
  const side = referenceSide(read, asked.shown) as Side; // it was asked about, so it is there
  const own = ownArity(read, asked, subject);
  const scripts = scriptsIn(read.reference, read);
  const whatIsRun = recordedText(scripts, subject, false);
  const written = (e: Expr): Expr => (disguise === undefined ? e : asWritten(disguise, e));
  const { tuple, namesFunctions } = read.reference.language.phrases; // what was chosen is read after the reference
  const typeAt = (i: number): Type | undefined => (disguise?.params ?? params)[i];
  const calledWith = (ownArgs: readonly Expr[]): Called => {
    const taken = withRecorders(namesFunctions, scripts, subject, ownArgs);
    const given = passed(taken) ?? taken;
    return { called: given.length === 0 ? variable(side.name) : call(variable(side.name), given), given };
  };
  return ({ args, further, size }) => {
    const ownArgs = args.slice(0, own).map(written);
    const seenBy = (called: Called): Observed =>
      observedBy(read, asked, subject, speaker, called, args.slice(own), further);
    const { called } = calledWith(ownArgs);
    const { observed, whole, first } = seenBy(calledWith(ownArgs));
    return {
      call: whatIsRun(speaker.input(called), args),
      args: ownArgs.map((arg, i) => speaker.input(arg, typeAt(i))),
      chosen: [...args, ...further].map((e, i) => chosenText(speaker, tuple, disguise, e, typeAt(i))),
      size,
      observed,
      whole,
      first,
      own: ownArgs,
      applied: (others) => seenBy(calledWith(others)).first,
    };
  };
}

/** A call, and what the function itself is given. */
type Called = { readonly called: Expr; readonly given: readonly Expr[] };

/** A call with parts that can be anything; undefined where these are an observer's arguments alone. */
export function shownGeneral(
  show: (input: ChosenInput) => ShownInput,
  { args, names, ...general }: Omit<GeneralInput, "call"> & { readonly args: readonly Expr[] },
): GeneralInput | undefined {
  const { call: text, own } = show({ args, further: [], size: 0 });
  const free = new Set(own.flatMap((arg) => [...freeNames(arg)]).map(shownName));
  const inCall = names.filter((name) => free.has(name));
  return inCall.length === 0 && !free.has("_") ? undefined : { ...general, call: text, names: inCall };
}

/** The arguments of the function itself: with functions that write down in their places. */
export function withRecorders(
  namesFunctions: boolean,
  { recorders }: Pick<Scripts, "recorders">,
  { recording }: Pick<Subject, "recording">,
  args: readonly Expr[],
): readonly Expr[] {
  if (recording === undefined) return args;
  const { params, at } = recording;
  const others = args.values();
  const names = recorders(at.length);
  return params.flatMap((param, i) => {
    const n = at.indexOf(i);
    if (n < 0) return others.next().value ?? [];
    const record = variable(makeName(nth(names, n), -1));
    const kept = isKeptAt(recording, i) ? others.next().value : undefined;
    const { params: taken } = uncurried(param);
    const own = parameterNames(taken.length).map((name) => makeName(name, -1));
    const given = taken.map((type, k) => (isUnit(type) ? make(tupleCtor(0), []) : variable(nth(own, k))));
    if (kept !== undefined) return recordedCall(kept, record, taken, own);
    return namesFunctions && !hasLabels(param) ? record : lambda(own, call(record, given));
  });
}

/** A function that is called with labels has them too. */
function hasLabels(type: Type): boolean {
  return type.kind === "fn" && (type.label !== undefined || hasLabels(type.to));
}

/** A function that writes down what it is called with, and then does what another does, which may ask for the number. */
function recordedCall(kept: Expr, record: Expr, taken: readonly Type[], names: readonly Name[]): Expr {
  const written = (own: readonly Name[]): Expr =>
    call(
      record,
      taken.map((type, k) => (isUnit(type) ? make(tupleCtor(0), []) : variable(nth(own, k)))),
    );
  const number = kept.kind === "lam" ? kept.params.at(-1) : undefined;
  if (kept.kind === "lam" && number !== undefined && kept.params.length > taken.length) {
    const own = kept.params.slice(0, -1).map((name, i) => (shownName(name) === "_" ? nth(names, i) : name));
    const body = asksForNumber(kept) ? letIn(number, written(own), kept.body) : inTurn([written(own), kept.body]);
    return lambda(own, body);
  }
  return lambda(names, call(kept, [...names.map(variable), written(names)]));
}

/** A call, with what its functions write down; `raises`: before it raises. `args`: what was chosen. */
export function recordedText(
  { recorded }: Pick<Scripts, "recorded">,
  { recording }: Pick<Subject, "recording">,
  raises: boolean,
): (text: string, args: readonly Expr[]) => string {
  if (recording === undefined) return (text) => text;
  const { params, result, at } = recording;
  const taken = takenAt(recording);
  const arities = at.map((i) => uncurried(nth(params, i)).params.length);
  return (text, args) => {
    const isNumbered = (i: number): boolean => isKeptAt(recording, i) && asksForNumber(nth(args, taken.indexOf(i)));
    return recorded(text, { arities, isUnit: isUnit(result), numbered: at.map(isNumbered), raises });
  };
}

/** How many of the arguments are the function's own; the others are the observer's. */
export function ownArity(
  read: ReadExercise,
  { shown, observer }: AskedFunction,
  { params, disguise, recording }: Pick<Subject, "params" | "disguise" | "recording">,
): number {
  if (observer !== undefined) {
    const gone = recording === undefined ? 0 : recording.at.length - recording.kept.length;
    return arityOf(referenceSide(read, shown) as Side) - gone;
  }
  return disguise?.params.length ?? params.length;
}

type Observed = Pick<ShownInput, "observed" | "whole" | "first">;

/** The observer with its further arguments, what hidden values are asked, or what functions inside are applied to. */
function observedBy(
  read: ReadExercise,
  { observer, seesArguments }: AskedFunction,
  { disguise }: Subject,
  speaker: Speaker,
  { called, given }: Called,
  others: readonly Expr[],
  further: readonly Expr[],
): Observed {
  if (observer !== undefined) {
    const { name } = referenceSide(read, observer) as Side;
    const around = (result: Expr): Expr => call(variable(name), [...(seesArguments ? given : []), result, ...others]);
    return {
      observed: { kind: "calls", calls: [speaker.input(around(HOLE))] },
      whole: around(called),
      first: around(called),
    };
  }
  const questions = disguise === undefined ? [] : askedTexts(speaker, disguise, called, others);
  if (questions.length > 0) {
    const first = questions[0]?.whole;
    const whole = questions.length === 1 ? first : undefined;
    return { observed: { kind: "calls", calls: questions.map(({ text }) => text) }, whole, first: first ?? called };
  }
  if (further.length === 0) return { observed: undefined, whole: called, first: called };
  const observed: Observation = { kind: "applied", to: further.map((each) => speaker.input(each)) };
  return { observed, whole: undefined, first: called };
}

type AskedText = { readonly text: string; readonly whole: Expr | undefined };

/** What the operations of hidden types are asked: about the result itself, or about something inside. */
function askedTexts(
  speaker: Speaker,
  disguise: Disguise,
  called: Expr,
  questions: readonly Expr[],
): readonly AskedText[] {
  const isInside = disguise.left.length > 0 || !disguise.standIns.isHidden(disguise.result);
  return questions.flatMap((question) => {
    const askedOf = (result: Expr) => askedCalls(disguise, question, result, isInside);
    const [wholes, insides] = [askedOf(called), askedOf(SOMEWHERE)];
    return askedOf(HOLE).map(({ call: asked, inside }, i) => ({
      text: speaker.input(inside ? withoutLast(insides[i]?.call ?? asked) : asked),
      whole: inside ? undefined : wholes[i]?.call,
    }));
  });
}

/** What is asked is understood where it would come last. */
function withoutLast(asked: Expr): Expr {
  if (asked.kind !== "app" || asked.args.at(-1) !== SOMEWHERE) return asked;
  const args = asked.args.slice(0, -1);
  return args.length === 0 ? asked.fn : { ...asked, args };
}

/** What can be read again: an expression, or the path of a question's operation with all that it asks further. */
function chosenText(
  speaker: Speaker,
  tuple: Phrases["tuple"],
  disguise: Disguise | undefined,
  e: Expr,
  type: Type | undefined,
): string {
  const text = (plain: Expr): string => (type === undefined ? speaker.input(plain) : speaker.alone(plain, type));
  if (disguise === undefined) return text(e);
  if (!isQuestion(disguise, e) || e.kind !== "make") return text(asWritten(disguise, e));
  const path = speaker.input(lit({ kind: "str", value: observerOf(disguise, e)?.operation.path ?? "" }));
  const args = e.args.map((arg) => chosenText(speaker, tuple, disguise, arg, undefined));
  return tuple([path, ...args]);
}
