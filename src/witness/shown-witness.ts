// A witness in the user's words: the input, and how both runs ended.
import { nth } from "../basis/known.js";
import { call, variable } from "../core/build.js";
import type { Expr, Name } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import { con, type Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { substituteTypes } from "../explore/index-types.js";
import type { Loaded } from "../language/language.js";
import type { Effects, Rests, Shown, Witness } from "../report/verdict.js";
import { commonInteger } from "../subject/asked.js";
import type { Policy } from "../subject/exercise.js";
import { fittedArguments } from "../subject/fit.js";
import { told } from "../subject/hidden/show.js";
import { referenceSide, submissionSide } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt, ReadExercise } from "../subject/read.js";
import { type Speaker, speakersOf, submissionSpeaker } from "../subject/speaker.js";
import { atIntegers, type Subject } from "../subject/subject.js";
import { type Both, printsMatter, type ReferenceRun } from "./by-reference.js";
import { restsOnIdentity } from "./identity.js";
import type { Input } from "./judge.js";
import { limitsOf, SHOWN_FUEL } from "./limits.js";
import { inputShower, ownArity, recordedText, withRecorders } from "./shown-input.js";
import { restsOnWidth } from "./width.js";
import type { CoreWitness } from "./witness.js";

export function witnessShower(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
): (witness: CoreWitness<Both>) => Witness {
  const { exceptions } = read.exercise;
  const own = ownArity(read, asked, pair.reference);
  const speaker = speakersOf(read, pair).reference;
  const shownInput = inputShower(read, asked, pair.reference, speaker);
  const shownRuns = runShower(read, asked, pair);
  const whatIsRun = recordedText(read.reference.language.phrases, pair.reference);
  const renamed = renamedShower(read, asked, pair);
  return (witness) => {
    const { call: text, args, chosen, size, observed, first } = shownInput(witness);
    const inSubmission = submissionCall(read, asked, pair, witness.args.slice(0, own));
    const other = inSubmission === undefined ? renamed?.(witness) : undefined;
    return {
      call: text,
      submissionCall: inSubmission ?? other?.call,
      whole: inSubmission ?? other?.whole ?? whatIsRun(speaker.input(first), witness.args),
      args,
      chosen,
      size,
      observed,
      ...shownRuns(witness.seen, witness.input),
      rests: whatRests(pair, exceptions, witness.input),
    };
  };
}

/** The call of a function that has another name in the submission, in one language; and all that is done. */
function renamedShower(read: ReadAttempt, asked: AskedFunction, pair: Pair) {
  if (asked.renamed === undefined || pair.common !== undefined) return undefined;
  const speaker = submissionSpeaker(read, pair);
  const there = { ...read, reference: read.submission };
  const shownInput = inputShower(there, { ...asked, shown: asked.renamed }, pair.reference, speaker);
  const whatIsRun = recordedText(read.submission.language.phrases, pair.reference);
  return (witness: CoreWitness<Both>): Pick<Witness, "call" | "whole"> => {
    const { call: text, first } = shownInput(witness);
    return { call: text, whole: whatIsRun(speaker.input(first), witness.args) };
  };
}

/** What the two part by. */
export function whatRests(pair: Pair, exceptions: Policy, input: Input): Rests {
  if (restsOnIdentity(pair, exceptions, input)) return "physical-equality";
  return restsOnWidth(pair, exceptions, input) ? "integer-width" : "behaviour";
}

/** In the submission's own language, where that is another. */
function submissionCall(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  args: readonly Expr[],
): string | undefined {
  if (pair.common === undefined) return undefined;
  const side = submissionSide(read, shownInSubmission(asked));
  const all = withRecorders(read.submission.language.phrases, pair.reference, args);
  const given = pair.fit === undefined ? all : fittedArguments(pair.fit, all);
  if (side === undefined || given === undefined) return undefined;
  const fn = variable(side.name);
  const text = speakersOf(read, pair).submission.input(given.length === 0 ? fn : call(fn, given));
  return recordedText(read.submission.language.phrases, pair.submission)(text, args);
}

/** How both runs on an input ended. */
export function runShower(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
): (both: Both, input: Input) => { readonly expected: Shown; readonly got: Shown } {
  const speakers = speakersOf(read, pair);
  const shown = (which: "reference" | "submission", ran: Ran, input: Input): Shown => {
    const value = shownValue(speakers[which], pair[which], ran);
    return shownReport(read[which], value, ran, fromText(read, which, asked, pair, input));
  };
  return ({ expected, got, leftByReference, leftBySubmission }, input) => {
    const texts = (left: readonly Value[]): string => leftTexts(speakers.reference, pair.reference, left).join();
    const leftMatters = texts(leftByReference) !== texts(leftBySubmission);
    const matters = { printsMatter: printsMatter(pair.reference, expected, got), leftMatters };
    return {
      expected: shown("reference", { report: expected, left: leftByReference, ...matters }, input),
      got: shown("submission", { report: got, left: leftBySubmission, ...matters }, input),
    };
  };
}

/** How the reference's run ended, whatever it is compared with. */
export function ownRunShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  speaker: Speaker,
): (run: ReferenceRun, input: Input) => Shown {
  const { reference } = read;
  const integer = commonInteger(read);
  const name = referenceSide(read, asked.shown)?.name;
  return ({ expected, leftByReference }, input) => {
    const matters = printsMatter(subject, expected, expected);
    const ran = { report: expected, left: leftByReference, printsMatter: matters, leftMatters: false };
    const from = givenTo(read, asked, subject, name, integer, input.args("reference"));
    return shownReport(reference, shownValue(speaker, subject, ran), ran, from);
  };
}

function fromText(
  read: ReadAttempt,
  which: "reference" | "submission",
  asked: AskedFunction,
  pair: Pair,
  input: Input,
): string | undefined {
  const side =
    which === "reference" ? referenceSide(read, asked.shown) : submissionSide(read, shownInSubmission(asked));
  return givenTo(read, asked, pair[which], side?.name, commonInteger(read), input.args(which));
}

/** What the function itself gives to the observer. */
function givenTo(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  name: Name | undefined,
  integer: IntKind,
  args: readonly Value[],
): string | undefined {
  const wanted = referenceSide(read, asked.shown);
  const { machine, params, disguise, recording } = subject;
  if (asked.observer === undefined || name === undefined || wanted === undefined) return undefined;
  if (disguise !== undefined || recording !== undefined) return undefined;
  const own = ownArity(read, asked, subject);
  machine.reset();
  const { outcome } = machine.call(name, args.slice(0, own), limitsOf(SHOWN_FUEL));
  const type = resultAt(wanted.type, params.slice(0, own), integer);
  return outcome.kind === "value" ? read.reference.showValue(outcome.value, type) : undefined;
}

/** The type of what a function gives to arguments of these types; what they leave open stands for integers. */
function resultAt(type: Type, args: readonly Type[], integer: IntKind): Type {
  const variables = new Map<string, Type>();
  let rest = type;
  for (const arg of args) {
    if (rest.kind !== "fn") break;
    bind(rest.from, arg, variables);
    rest = rest.to;
  }
  return atIntegers(substituteTypes(rest, variables), integer).type;
}

function bind(general: Type, type: Type, variables: Map<string, Type>): void {
  if (general.kind === "var") variables.set(general.name, type);
  else if (general.kind === "fn" && type.kind === "fn") {
    bind(general.from, type.from, variables);
    bind(general.to, type.to, variables);
  } else if (general.kind === "con" && type.kind === "con")
    general.args.forEach((arg, i) => {
      const own = type.args[i];
      if (own !== undefined) bind(arg, own, variables);
    });
}

/** `printsMatter`: what is printed was compared, and there is something. */
type Ran = {
  readonly report: Report;
  readonly left: readonly Value[];
  readonly printsMatter: boolean;
  /** What is left of arguments is what the programs part by. */
  readonly leftMatters: boolean;
};

type ShownValue = { readonly text: string; readonly effects: Effects | undefined };

/** A value; where that says nothing, also what was printed, or left of the arguments. */
function shownValue(words: Speaker, subject: Subject, ran: Ran): ShownValue {
  const { report, left, leftMatters } = ran;
  const { outcome, output } = report;
  if (outcome.kind !== "value") return { text: "", effects: undefined };
  const { disguise, effects, result } = subject;
  const seen = disguise && told(disguise, outcome.value);
  const shown = seen && words.value(seen.value, seen.type);
  const isCompared = ran.printsMatter || (effects && subject.printed !== "ignore");
  const printed = isCompared && output !== "" ? output : undefined;
  if (disguise !== undefined && disguise.left.length > 0)
    return { text: "()", effects: effectsOf(printed, shown === undefined ? [] : [shown]) };
  const isAll = effects && subject.recording === undefined; // nothing else is seen of it
  const changed = isAll || leftMatters ? leftTexts(words, subject, left) : [];
  return { text: shown ?? words.value(outcome.value, result), effects: effectsOf(printed, changed) };
}

/** Of the arguments that can be changed. */
function leftTexts(words: Speaker, { params, shapes, disguise }: Subject, left: readonly Value[]): readonly string[] {
  if (disguise !== undefined) return [];
  return left.flatMap((arg, i) => {
    const type = nth(params, i);
    return shapes.holdsMutable(type) && type.kind !== "fn" ? [words.value(arg, type)] : [];
  });
}

function effectsOf(printed: string | undefined, left: readonly string[]): Effects | undefined {
  return printed === undefined && left.length === 0 ? undefined : { printed, left };
}

/** Values are shown in the reference's words, whose constructors they have; exceptions in the program's own. */
export function shownReport(
  program: Loaded,
  value: ShownValue,
  { report, printsMatter: isCompared }: Pick<Ran, "report" | "printsMatter">,
  from: string | undefined,
): Shown {
  const { outcome, steps, output } = report;
  switch (outcome.kind) {
    case "value":
      return { kind: "value", ...value, from, steps };
    case "raised":
      return {
        kind: "raised",
        text: program.showValue(outcome.exn, con("exn")),
        ...(isCompared && output !== "" ? { printed: output } : {}),
        steps,
      };
    case "unfinished":
      return { kind: "unfinished", why: outcome.why, steps };
    case "exited":
      return { kind: "exited", code: outcome.code, printed: isCompared ? output : undefined, steps };
    case "unsupported":
      throw new Error("nothing is shown of a run that came to what is not supported");
  }
}
