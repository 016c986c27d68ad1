// How runs ended, in the user's words: what they gave, and what else they did where that matters.
import { nth } from "../basis/known.js";
import type { Name } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { IntKind } from "../core/literal.js";
import { con, type Type } from "../core/type.js";
import { isData, type Value } from "../core/value.js";
import { sameException } from "../eval/share.js";
import type { Loaded } from "../language/language.js";
import type { Effects, Shown } from "../report/verdict.js";
import { SAME_CALLS } from "../subject/aligned.js";
import { commonInteger } from "../subject/asked.js";
import { told } from "../subject/hidden/show.js";
import { referenceSide, submissionSide } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt, ReadExercise } from "../subject/read.js";
import { callTypes } from "../subject/recording.js";
import { type Speaker, type Speakers, speakersOf } from "../subject/speaker.js";
import { atIntegers, type Subject } from "../subject/subject.js";
import { type ShownRuns, toldApartBy } from "./applied.js";
import { type Both, type ReferenceRun, runsOf } from "./both.js";
import { printsMatter } from "./by-reference.js";
import type { Input } from "./judge.js";
import type { RunEnd } from "./left.js";
import { limitsOf, SHOWN_FUEL } from "./limits.js";
import { type Looked, lookedAt } from "./looked-at.js";
import { ownArity } from "./shown-input.js";
import { insideText, leftTexts, rootsText } from "./told-behind.js";

/** Whether what is said of the arguments beside the result tells all. */
export function isToldByEffects({ write, roots, inside }: Looked): boolean {
  return write === undefined && inside === undefined && roots.every(({ kind }) => kind !== "part");
}

/** How both runs on an input ended. */
export function runShower(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
): (both: Both, input: Input) => ShownRuns {
  const speakers = speakersOf(read, pair);
  const { reference } = pair;
  const { exceptions } = read.exercise;
  return (both, input) => toldApartBy(speakers, pair, exceptions, shownRuns(both, input), both, input);

  function shownRuns(both: Both, input: Input): ShownRuns {
    const words = toldApart(read, speakers, pair, both);
    const shown = (which: "reference" | "submission", ran: Ran): Shown => {
      const value = shownValue(speakers[which], pair[which], ran);
      return shownReport(words[which], value, ran, fromText(read, which, asked, pair, input));
    };
    const looked = lookedAt(speakers.reference, reference, both);
    if (looked !== undefined && !isToldByEffects(looked)) return lookedRuns(read, pair, looked, both);
    const runs = runsOf(both);
    const { expected, got } = both;
    const texts = (run: RunEnd): string => leftTexts(speakers.reference, reference, run).join();
    const leftMatters = expected.outcome.kind === got.outcome.kind && texts(runs.reference) !== texts(runs.submission);
    const calls = (run: RunEnd): readonly string[] => callTexts(speakers.reference, reference, run.seen);
    const callsMatter = calls(runs.reference).join() !== calls(runs.submission).join();
    const ran = (run: RunEnd): Ran => ({
      ...run,
      calls: callsMatter ? calls(run) : [],
      printsMatter: printsMatter(reference, expected, got),
      leftMatters,
    });
    return {
      expected: shown("reference", ran(runs.reference)),
      got: shown("submission", ran(runs.submission)),
    };
  }
}

/**
 * A program's own Not_found and the library's are two exceptions, both called Not_found in their programs. The library's is
 * then told as the other program calls it: Stdlib.Not_found.
 */
function toldApart(read: ReadAttempt, speakers: Speakers, { link }: Pair, { expected, got }: Both): Speakers {
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind !== "raised" || b.kind !== "raised" || !isData(a.exn) || !isData(b.exn)) return speakers;
  const { reference, submission } = speakers;
  const isOther = !sameException(link, a.exn.k, b.exn.k);
  if (!isOther || reference.exception(a.exn) !== submission.exception(b.exn)) return speakers;
  const calledBy = (other: Loaded, own: Speaker): Speaker => ({
    ...own,
    exception: (exn) => libraryException(read, other, exn) ?? own.exception(exn),
  });
  return { reference: calledBy(read.submission, reference), submission: calledBy(read.reference, submission) };
}

/** Undefined: it is no exception of both programs. */
function libraryException({ reference, submission }: ReadAttempt, other: Loaded, exn: Value): string | undefined {
  const [known, there] = [reference, submission].map(({ program }) =>
    program.exceptions.find(({ name }) => isData(exn) && name === exn.k.decl.name),
  );
  if (known === undefined || known !== there) return undefined;
  const seen = other.seenException(exn)?.seen;
  return seen?.through === "_" ? seen.text : other.showValue(exn, con("exn"));
}

/** What both left behind, where that is more than what they give and what is left of whole arguments. */
function lookedRuns(read: ReadAttempt, pair: Pair, { roots, inside }: Looked, both: Both): ShownRuns {
  const speakers = speakersOf(read, pair);
  const runs = runsOf(both);
  const shown = (which: "reference" | "submission"): Shown => {
    const [words, subject, run] = [speakers[which], pair[which], runs[which]];
    const text = inside === undefined ? rootsText(words, subject, roots, run) : insideText(words, subject, inside, run);
    return { kind: "value", text, effects: undefined, from: undefined, steps: runs[which].report.steps };
  };
  return { expected: shown("reference"), got: shown("submission") };
}

/** How the reference's run ended, whatever it is compared with. */
export function ownRunShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  speaker: Speaker,
): (run: ReferenceRun, input: Input) => Shown {
  const integer = commonInteger(read);
  const name = referenceSide(read, asked.shown)?.name;
  return ({ expected, leftByReference, seenByReference }, input) => {
    const matters = { printsMatter: printsMatter(subject, expected, expected), leftMatters: false };
    const ran = { report: expected, left: leftByReference, seen: seenByReference, calls: [], ...matters };
    const from = givenTo(read, asked, subject, name, integer, input.args("reference"));
    return shownReport(speaker, shownValue(speaker, subject, ran), ran, from);
  };
}

function fromText(
  read: ReadAttempt,
  which: "reference" | "submission",
  asked: AskedFunction,
  pair: Pair,
  input: Input,
): string | undefined {
  if (which === "submission" && pair.calls !== SAME_CALLS) return undefined; // its arguments stand elsewhere
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
type Ran = RunEnd & {
  /** The calls that it had made when it raised, where the programs part by them. */
  readonly calls: readonly string[];
  readonly printsMatter: boolean;
  /** What is left of arguments is what the programs part by. */
  readonly leftMatters: boolean;
};

type ShownValue = { readonly text: string; readonly effects: Effects | undefined };

/** A value; where that says nothing, also what was printed, or left of the arguments. */
function shownValue(words: Speaker, subject: Subject, ran: Ran): ShownValue {
  const { outcome, output } = ran.report;
  if (outcome.kind !== "value") return { text: "", effects: effectsBefore(words, subject, ran) };
  const { effects, recording } = subject;
  const isCompared = ran.printsMatter || (effects && subject.printed !== "ignore");
  const printed = isCompared && output !== "" ? output : undefined;
  const isAll = effects && recording === undefined; // nothing else is seen of it
  const changed = isAll || ran.leftMatters ? leftTexts(words, subject, ran) : [];
  return { text: resultText(words, subject, outcome.value), effects: effectsOf(printed, changed) };
}

function resultText(words: Speaker, { disguise, effects, result }: Subject, value: Value): string {
  if (disguise === undefined) return words.value(value, result);
  const seen = told(disguise, value).result;
  if (seen !== undefined) return words.value(seen.value, seen.type);
  return effects ? "()" : words.value(value, result);
}

/** What was done before it raised, as far as the programs part by it. */
function effectsBefore(words: Speaker, subject: Subject, ran: Ran): Effects | undefined {
  const changed = ran.leftMatters ? leftTexts(words, subject, ran) : [];
  return effectsOf(undefined, [...changed, ...ran.calls]);
}

/** Of the calls that were written down. */
function callTexts(words: Speaker, { recording }: Subject, calls: readonly Value[]): readonly string[] {
  const types = recording === undefined ? [] : callTypes(recording);
  return types.length === 0 ? [] : calls.map((each, i) => words.value(each, nth(types, i)));
}

function effectsOf(printed: string | undefined, left: readonly string[]): Effects | undefined {
  return printed === undefined && left.length === 0 ? undefined : { printed, left };
}

/** Values are shown in the reference's words, whose constructors they have; exceptions in the program's own. */
export function shownReport(
  { exception }: Pick<Speaker, "exception">,
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
        text: exception(outcome.exn),
        ...(isCompared && output !== "" ? { printed: output } : {}),
        ...(value.effects === undefined ? {} : { effects: value.effects }),
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
