// A sequence of calls on which two programs part, in the user's words: one expression that makes the calls, and writes to what
// they gave or were given, and the results of the calls that return a value.
import { nth } from "../basis/known.js";
import { call, variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName, tupleCtor } from "../core/expr.js";
import { tupleType } from "../core/type.js";
import { fieldsOf, isData, makeData, tupleOf, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import type { Loaded, SequencedCall } from "../language/language.js";
import type { Shown, Witness } from "../report/verdict.js";
import { asWritten, type ToldValue, toldValue } from "../subject/hidden/show.js";
import { type AskedFunction, submittedSide } from "../subject/observe.js";
import type { ReadAttempt } from "../subject/read.js";
import { isUnit } from "../subject/recording.js";
import { scriptsIn } from "../subject/scripts.js";
import type { SequencePair } from "../subject/sequence.js";
import type { SequencedFunction } from "../subject/sequence-calls.js";
import { type Speaker, speakerOf, speakersOf, submissionSpeaker } from "../subject/speaker.js";
import { withPart } from "./at-place.js";
import { type Both, runsOf } from "./both.js";
import { printsMatter } from "./by-reference.js";
import type { RunEnd } from "./left.js";
import { type CallStep, readerOf, type SequenceScript, scriptOf, type WriteStep } from "./sequence-script.js";
import { shownContent } from "./shown-content.js";
import { shownReport } from "./shown-run.js";
import type { CoreWitness } from "./witness.js";

export type ShownSequence = {
  readonly witness: Witness;
  /** Which of the functions is called last: there the programs part. */
  readonly last: number;
};

export function sequenceShower(
  read: ReadAttempt,
  sequence: SequencePair,
  members: readonly AskedFunction[],
): (witness: CoreWitness<Both>) => ShownSequence {
  const { functions, pair } = sequence;
  const { reference, submission } = read;
  const submitted = members.map((each) => submittedSide(read, each)?.name);
  const isRenamed = members.some(({ renamed }) => renamed !== undefined);
  return (witness) => {
    const { further, size, seen } = witness;
    const runs = runsOf(seen);
    const script = scriptOf(
      sequence,
      readerOf(sequence, reference.language.phrases),
      scriptsIn(reference, read),
      witness,
      (step, at) => differs(sequence, speakersOf(read, pair).reference, step, at, runs),
    );
    const here: Naming = {
      speaker: speakersOf(read, pair).reference,
      nameOf: ({ name }) => name,
      argumentsOf: (_, taken) => taken,
    };
    const there: Naming = {
      speaker: submissionSpeaker(read, pair),
      nameOf: (of) => submitted[functions.indexOf(of)] ?? of.name,
      argumentsOf: (of, taken) => nth(sequence.passed, functions.indexOf(of))(taken) ?? taken,
    };
    const [text, own] = [here, there].map((naming) => wholeText(read, sequence, script, naming)) as [string, string];
    const isSame = own === text || (!isRenamed && argumentTexts(script, here) === argumentTexts(script, there));
    const inSubmission = isSame ? undefined : own;
    const isCompared = printsMatter(pair.reference, seen.expected, seen.got);
    const shown = (program: Loaded, run: RunEnd): Shown => {
      const { report } = run;
      const effects = isCompared && report.output !== "" ? { printed: report.output, left: [] } : undefined;
      const value = { text: toldIn(reference, sequence, script, run), effects };
      return shownReport(speakerOf(program), value, { report, printsMatter: isCompared }, undefined);
    };
    const calls = script.steps.filter((step) => step.kind === "call");
    const last = calls.at(-1)?.of;
    return {
      witness: {
        call: text,
        submissionCall: inSubmission,
        whole: inSubmission ?? text,
        alone: inSubmission ?? text,
        args: script.steps.map((step) => stepText(read, sequence, script, here, step)),
        chosen: undefined,
        size,
        observed:
          further.length === 0 ? undefined : { kind: "applied", to: further.map((each) => reference.showInput(each)) },
        expected: shown(reference, runs.reference),
        got: shown(submission, runs.submission),
        rests: "behaviour",
      },
      last: last === undefined || sequence.given > 0 ? 0 : functions.indexOf(last),
    };
  };
}

/** What functions are called in a program, and how it speaks. */
type Naming = {
  readonly speaker: Pick<Speaker, "input" | "alone">;
  readonly nameOf: (of: SequencedFunction) => Name;
  readonly argumentsOf: (of: SequencedFunction, args: readonly Expr[]) => readonly Expr[];
};

/** In the reference's order: labels may be given in any order. */
function argumentTexts({ steps }: SequenceScript, { speaker }: Naming): string {
  return steps.flatMap((step) => (step.kind === "call" ? step.args.map((arg) => speaker.input(arg)) : [])).join();
}

function wholeText(read: ReadAttempt, sequence: SequencePair, script: SequenceScript, naming: Naming): string {
  const { phrases } = read.reference.language;
  const { functions, given, pair } = sequence;
  const { speaker } = naming;
  const shownAs = (step: CallStep): Pick<SequencedCall, "shown"> => {
    const { result } = step.of;
    const shown = (name: string): string =>
      speaker.input(shownContent(phrases, pair.reference.disguise, result, variable(makeName(name, -1))));
    return shown("a") === "a" ? {} : { shown };
  };
  const calls = script.steps.map((step): SequencedCall => {
    const text = stepText(read, sequence, script, naming, step);
    return step.kind === "write" ? { text, isUnit: true } : { text, isUnit: isUnit(step.of.result), ...shownAs(step) };
  });
  const [only] = functions;
  const first =
    given > 0 && only !== undefined
      ? speaker.input(call(variable(naming.nameOf(only)), script.shared.map(written(sequence))))
      : undefined;
  const also = script.also.map(({ name, type }) =>
    speaker.input(shownContent(phrases, pair.reference.disguise, type, variable(name))),
  );
  const named = script.named.map(({ name, type, bound }) => ({
    name: shownName(name),
    text: speaker.alone(written(sequence)(bound), type),
  }));
  return phrases.naming(named, scriptsIn(read.reference, read).sequence(calls, first, also));
}

function written({ pair: { reference } }: SequencePair): (e: Expr) => Expr {
  const { disguise } = reference;
  return (e) => (disguise === undefined ? e : asWritten(disguise, e));
}

function stepText(
  read: ReadAttempt,
  sequence: SequencePair,
  _script: SequenceScript,
  { speaker, nameOf, argumentsOf }: Naming,
  step: CallStep | WriteStep,
): string {
  if (step.kind === "write") return speaker.input(step.statement);
  const { reference } = read;
  const args = step.args.map(written(sequence));
  // Where functions take lists of arguments, () may be an empty one.
  const passed = reference.language.phrases.namesFunctions ? args : args.filter((e) => !isUnitExpr(e));
  if (sequence.given === 0) return speaker.input(call(variable(nameOf(step.of)), argumentsOf(step.of, args)));
  const reader = readerOf(sequence, reference.language.phrases);
  return speaker.input(
    withPart(reader, variable(makeName(scriptsIn(reference, read).first, -1)), step.at, (fn) => call(fn, passed)),
  );
}
function isUnitExpr(e: Expr): boolean {
  return e.kind === "make" && e.ctor === tupleCtor(0);
}

// ---- what came of it ----

/** The results of the calls that return a value, and what is left of arguments that matter. */
function toldIn(reference: Loaded, sequence: SequencePair, script: SequenceScript, run: RunEnd): string {
  const results = cameOf(run.report).flatMap((value, i) => {
    const step = nth(
      script.steps.filter((each) => each.kind === "call"),
      i,
    );
    const [result] = fieldsOf(value);
    if (isUnit(step.of.result) || result === undefined) return [];
    return told(sequence, result, step.of.result);
  });
  const also = script.also.flatMap(({ step, at }) => leftOfArgument(sequence, step, at, run) ?? []);
  const all = [...results, ...also];
  const [only] = all;
  const values = all.map(({ value }) => value);
  const whole = only !== undefined && all.length === 1 ? only.value : makeData(tupleOf(all.length), values);
  return reference.showValue(whole, tupleType(all.map(({ type }) => type)));
}

function told({ pair: { reference } }: SequencePair, value: Value, type: ToldValue["type"]): readonly ToldValue[] {
  if (reference.disguise === undefined) return [{ value, type }];
  return [toldValue(reference.disguise, value, type)].flatMap((each) => each ?? []);
}

function differs(
  sequence: SequencePair,
  words: Speaker,
  step: CallStep | undefined,
  at: number,
  { reference, submission }: { readonly reference: RunEnd; readonly submission: RunEnd },
): boolean {
  const [expected, got] = [reference, submission].map((run) => leftOfArgument(sequence, step, at, run));
  if (expected === undefined || got === undefined) return false;
  return words.value(expected.value, expected.type) !== words.value(got.value, got.type);
}

/** What is left of an argument of a call, or of what all calls share. */
function leftOfArgument(
  sequence: SequencePair,
  step: CallStep | undefined,
  at: number,
  run: RunEnd,
): ToldValue | undefined {
  const { given, begun, pair } = sequence;
  if (step === undefined) {
    const [value, type] = [run.left.args[at], nth(begun, at)];
    const isHidden = pair.reference.disguise?.standIns.holds(type) === true;
    return value === undefined || isHidden ? undefined : { value, type };
  }
  const type = nth(step.of.params, at);
  const hidden = step.of.left.indexOf(at);
  if (hidden >= 0) {
    const came = cameOf(run.report)[step.number];
    const seen = came === undefined ? undefined : fieldsOf(came)[1 + hidden];
    return seen === undefined ? undefined : told(sequence, seen, type)[0];
  }
  const list = run.left.args[given];
  const made = list === undefined ? undefined : valuesIn(list)[step.entry];
  const value = made === undefined ? undefined : fieldsOf(made)[at + (step.of.inside === undefined ? 0 : 1)];
  return value === undefined ? undefined : { value, type };
}

/** What came of the calls, in order. */
function cameOf({ outcome }: Report): readonly Made[] {
  return outcome.kind === "value" ? valuesIn(outcome.value) : [];
}

type Made = Extract<Value, { k: unknown }>;

/** The items of a list of data. */
function valuesIn(list: Value): readonly Made[] {
  const found: Made[] = [];
  for (let rest = list; isData(rest); ) {
    const [first, more] = fieldsOf(rest);
    if (first === undefined || more === undefined || !isData(first)) break;
    found.push(first);
    rest = more;
  }
  return found;
}
