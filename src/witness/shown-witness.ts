// A witness in the user's words: the input, and how both runs ended.
import { call, variable } from "../core/build.js";
import { type Expr, shownName } from "../core/expr.js";
import type { Phrases } from "../language/language.js";
import type { Rests, Witness } from "../report/verdict.js";
import type { Policy } from "../subject/exercise.js";
import { submissionSide } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";
import { scriptsIn } from "../subject/scripts.js";
import { type Speaker, speakersOf, submissionSpeaker } from "../subject/speaker.js";
import { afterwards } from "./afterwards.js";
import type { Both } from "./both.js";
import { restsOnIdentity } from "./identity.js";
import type { Input } from "./judge.js";
import { lookedAt } from "./looked-at.js";
import { contentShower } from "./shown-content.js";
import { inputShower, ownArity, recordedText, type ShownInput, withRecorders } from "./shown-input.js";
import { isToldByEffects, runShower } from "./shown-run.js";
import { rootTypes } from "./told-behind.js";
import { triedAlone } from "./tried-alone.js";
import { restsOnWidth } from "./width.js";
import type { CoreWitness } from "./witness.js";

export function witnessShower(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
): (witness: CoreWitness<Both>) => Witness {
  const { exceptions } = read.exercise;
  const { phrases } = read.reference.language;
  const scripts = scriptsIn(read.reference, read);
  const own = ownArity(read, asked, pair.reference);
  const speaker = speakersOf(read, pair).reference;
  const shownInput = inputShower(read, asked, pair.reference, speaker);
  const shownRuns = runShower(read, asked, pair);
  const whatIsRun = (text: string, given: readonly Expr[], raises: boolean): string =>
    recordedText(scripts, pair.reference, raises)(text, given);
  const renamed = renamedShower(read, asked, pair);
  const enteredFor = triedAlone(read, asked, pair);
  const wholeShower = wholeShowerOf(asked, pair, speaker, own, phrases);
  return (witness) => {
    const input = shownInput(witness);
    const { call: text, args, chosen, size, observed } = input;
    const { expected, got } = shownRuns(witness.seen, witness.input);
    const isSameRaised = expected.kind === "raised" && got.kind === "raised" && expected.text === got.text;
    const raises = isSameRaised && pair.reference.recording !== undefined;
    const { wholeOf, isCallEnough } = wholeShower(witness);
    const whole = whatIsRun(wholeOf(phrases, speaker, input), witness.args, raises);
    const shown = raises || !isCallEnough ? whole : text;
    const inSubmission = submissionCall(read, asked, pair, witness.args.slice(0, own), raises, wholeOf);
    const words = inSubmission === undefined ? renamed?.(witness, args, wholeOf) : undefined;
    const other = otherThan(text, isCallEnough, words);
    const alone = enteredFor(inSubmission ?? other?.call ?? shown, witness.args);
    return {
      call: shown,
      submissionCall: inSubmission ?? other?.call,
      whole: inSubmission ?? other?.whole ?? whole,
      args,
      chosen,
      size,
      observed,
      expected,
      got,
      rests: whatRests(pair, exceptions, witness.input),
      ...(alone !== undefined && { alone }),
      ...(!isCallEnough && { afterwards: true as const }),
    };
  };
}

/** A call as an expression that shows what is to be seen, in the words of one of the programs. */
type WholeOf = (
  phrases: Pick<Phrases, "naming">,
  speaker: Pick<Speaker, "input" | "alone">,
  input: Pick<ShownInput, "applied" | "own">,
) => string;

/** `isCallEnough`: with what is said of effects, the call alone tells what is seen. */
type Whole = { readonly wholeOf: WholeOf; readonly isCallEnough: boolean };

function wholeShowerOf(
  asked: AskedFunction,
  { reference }: Pair,
  speaker: Speaker,
  own: number,
  phrases: Phrases,
): (witness: CoreWitness<Both>) => Whole {
  const givesUnit = reference.effects && asked.observer === undefined;
  return ({ seen, args }) => {
    const looked = lookedAt(speaker, reference, seen);
    const content = contentShower(phrases, reference, args.slice(own));
    const typeOf = rootTypes(reference, seen);
    const wholeOf: WholeOf = ({ naming }, { input: show, alone }, { applied, own: given }) => {
      if (looked === undefined) return show(applied(given));
      const { bound, body } = afterwards({ apply: applied, args: given, givesUnit, typeOf, ...content }, looked);
      const named = bound.map(({ name, type, bound: e }) => ({ name: shownName(name), text: alone(e, type) }));
      return naming(named, show(body));
    };
    return { wholeOf, isCallEnough: looked === undefined || isToldByEffects(looked) };
  };
}

/** What is shown in the submission's words, where these are others. */
function otherThan(
  text: string,
  isCallEnough: boolean,
  words: Pick<Witness, "call" | "whole"> | undefined,
): Pick<Witness, "call" | "whole"> | undefined {
  if (words === undefined || words.call === text) return undefined;
  return { ...words, call: isCallEnough ? words.call : words.whole };
}

/**
 * In one language, the call by the names that the submission has for the function and for constructors, and with the
 * labels that it has where the reference's call is none of its; and all that is done.
 */
function renamedShower(read: ReadAttempt, asked: AskedFunction, pair: Pair) {
  const isHidden = asked.renamed === undefined && pair.reference.disguise !== undefined; // made by operations of the reference
  if (pair.common !== undefined || isHidden) return undefined;
  const speaker = submissionSpeaker(read, pair);
  const there = { ...read, reference: read.submission };
  const { own, isCommon } = pair.calls;
  const isAsked = { ...asked, shown: shownInSubmission(asked) };
  const shownInput = inputShower(there, isAsked, pair.reference, speaker, own);
  const { phrases } = read.submission.language;
  const whatIsRun = recordedText(scriptsIn(read.submission, read), pair.reference, false);
  return (
    witness: CoreWitness<Both>,
    args: readonly string[],
    wholeOf: WholeOf,
  ): Pick<Witness, "call" | "whole"> | undefined => {
    const input = shownInput(witness);
    if (isCommon && asked.renamed === undefined && input.args.join() === args.join()) return undefined;
    return { call: input.call, whole: whatIsRun(wholeOf(phrases, speaker, input), witness.args) };
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
  raises: boolean,
  wholeOf: WholeOf,
): string | undefined {
  if (pair.common === undefined) return undefined;
  const side = submissionSide(read, shownInSubmission(asked));
  const { phrases } = read.submission.language;
  const scripts = scriptsIn(read.submission, read);
  const givenBy = (some: readonly Expr[]): readonly Expr[] | undefined =>
    pair.calls.own(withRecorders(phrases.namesFunctions, scripts, pair.reference, some));
  if (side === undefined || givenBy(args) === undefined) return undefined;
  const fn = variable(side.name);
  const applied = (some: readonly Expr[]): Expr => {
    const given = givenBy(some) ?? some;
    return given.length === 0 ? fn : call(fn, given);
  };
  const text = wholeOf(phrases, submissionSpeaker(read, pair), { applied, own: args });
  return recordedText(scripts, pair.submission, raises)(text, args);
}
