// A sequence of calls on which two programs part, in the user's words: one expression that makes the calls, and what those
// gave that give something.
import { lookUp } from "../basis/known.js";
import { call, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../core/expr.js";
import { tupleType } from "../core/type.js";
import { fieldsOf, isData, makeData, tupleOf, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import type { Loaded, SequencedCall } from "../language/language.js";
import type { Shown, Witness } from "../report/verdict.js";
import { type AskedFunction, submittedSide } from "../subject/observe.js";
import type { ReadAttempt } from "../subject/read.js";
import { isUnit } from "../subject/recording.js";
import type { SequencedFunction, SequencePair } from "../subject/sequence.js";
import { submissionSpeaker } from "../subject/speaker.js";
import { type Both, printsMatter } from "./by-reference.js";
import { shownReport } from "./shown-witness.js";
import type { CoreWitness } from "./witness.js";

export type ShownSequence = {
  readonly witness: Witness;
  /** Which of the functions is called last: there the programs part. */
  readonly last: number;
};

export function sequenceShower(
  read: ReadAttempt,
  { functions, given, pair }: SequencePair,
  members: readonly AskedFunction[],
): (witness: CoreWitness<Both>) => ShownSequence {
  const { reference, submission } = read;
  const isRenamed = members.some(({ renamed }) => renamed !== undefined);
  const submitted = members.map((each) => submittedSide(read, each)?.name);
  // Where functions take lists of arguments, () may be an empty one.
  const passed = (args: readonly Expr[]): readonly Expr[] =>
    reference.language.phrases.namesFunctions ? args : args.filter((e) => !isUnitExpr(e));
  const byCall = new Map(functions.map((each) => [each.call, each]));
  const bySeen = new Map(functions.map((each) => [each.seen, each]));
  return ({ args, size, seen }) => {
    const made = itemsOf(args[given]).map((each) => ({ of: lookUp(byCall, each.ctor), args: each.args }));
    const callsBy = ({ show, nameOf }: Naming): readonly SequencedCall[] =>
      made.map(({ of, args: taken }) => ({
        text: show(given === 0 ? call(variable(nameOf(of)), taken) : call(variable(FUNCTION), passed(taken))),
        isUnit: isUnit(of.result),
      }));
    const [only] = functions;
    const wholeBy = (naming: Naming): string => {
      const isGiven = given > 0 && only !== undefined;
      const first = isGiven ? naming.show(call(variable(naming.nameOf(only)), args.slice(0, given))) : undefined;
      return reference.language.phrases.sequence(callsBy(naming), first);
    };
    const here: Naming = { show: reference.showInput, nameOf: ({ name }) => name };
    const there: Naming = {
      show: submissionSpeaker(read, pair).input,
      nameOf: (of) => submitted[functions.indexOf(of)] ?? of.name,
    };
    const text = wholeBy(here);
    const inSubmission = isRenamed ? wholeBy(there) : undefined;
    const isCompared = printsMatter(pair.reference, seen.expected, seen.got);
    const shown = (program: Loaded, report: Report): Shown => {
      const effects = isCompared && report.output !== "" ? { printed: report.output, left: [] } : undefined;
      const value = { text: givenIn(reference, bySeen, report), effects };
      return shownReport(program, value, { report, printsMatter: isCompared }, undefined);
    };
    const witness: Witness = {
      call: text,
      submissionCall: inSubmission,
      whole: inSubmission ?? text,
      args: callsBy(here).map((each) => each.text),
      chosen: undefined,
      size,
      observed: undefined,
      expected: shown(reference, seen.expected),
      got: shown(submission, seen.got),
      rests: "behaviour",
    };
    const last = made.at(-1)?.of;
    return { witness, last: last === undefined ? 0 : functions.indexOf(last) };
  };
}

/** What functions are called in a program, and how calls of them are shown. */
type Naming = { readonly show: (e: Expr) => string; readonly nameOf: (of: SequencedFunction) => Name };

function isUnitExpr(e: Expr): boolean {
  return e.kind === "make" && e.ctor === tupleCtor(0);
}

/** What the first call gives. */
const FUNCTION = makeName("f", -1);

type Made = Extract<Expr, { kind: "make" }>;

/** The calls of a list. */
function itemsOf(list: Expr | undefined): readonly Made[] {
  if (list?.kind === "chain") return [...list.items.filter(isMade), ...itemsOf(list.last)];
  if (list?.kind !== "make" || list.args.length !== 2) return [];
  const [first, rest] = list.args;
  return [...(first !== undefined && isMade(first) ? [first] : []), ...itemsOf(rest)];
}

function isMade(e: Expr): e is Made {
  return e.kind === "make";
}

/** What those gave that give something. */
function givenIn(reference: Loaded, bySeen: ReadonlyMap<Name, SequencedFunction>, { outcome }: Report): string {
  const seen = outcome.kind === "value" ? valuesIn(outcome.value) : [];
  const given = seen.flatMap((value) => {
    const { result } = lookUp(bySeen, value.k.decl.name);
    return isUnit(result) ? [] : [{ value: fieldsOf(value)[0] as Value, type: result }]; // it has one field
  });
  const [only] = given;
  const values = given.map(({ value }) => value);
  const whole = only !== undefined && given.length === 1 ? only.value : makeData(tupleOf(given.length), values);
  return reference.showValue(whole, tupleType(given.map(({ type }) => type)));
}

/** What came of the calls, in order. */
function valuesIn(list: Value): readonly Extract<Value, { k: unknown }>[] {
  const found: Extract<Value, { k: unknown }>[] = [];
  for (let rest = list; isData(rest); ) {
    const [first, more] = fieldsOf(rest);
    if (first === undefined || more === undefined || !isData(first)) break;
    found.push(first);
    rest = more;
  }
  return found;
}
