// A sequence of calls on which two programs part, in the user's words: one expression that makes the calls, and what those
// gave that give something.
import { lookUp } from "../basis/known.js";
import { call, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../core/expr.js";
import { tupleType } from "../core/type.js";
import { fieldsOf, isData, makeData, tupleOf, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import type { Loaded } from "../language/language.js";
import type { Shown, Witness } from "../report/verdict.js";
import type { ReadAttempt } from "../subject/read.js";
import { isUnit } from "../subject/recording.js";
import type { SequencedFunction, SequencePair } from "../subject/sequence.js";
import type { Both } from "./by-reference.js";
import { shownReport } from "./shown-witness.js";
import type { CoreWitness } from "./witness.js";

export type ShownSequence = {
  readonly witness: Witness;
  /** Called last: there the programs part. */
  readonly last: Name;
};

export function sequenceShower(
  { reference, submission }: ReadAttempt,
  { functions, given }: SequencePair,
): (witness: CoreWitness<Both>) => ShownSequence {
  // Where functions take lists of arguments, () may be an empty one.
  const passed = (own: readonly Expr[]): readonly Expr[] =>
    reference.language.phrases.namesFunctions ? own : own.filter((e) => !isUnitExpr(e));
  const byCall = new Map(functions.map((each) => [each.call, each]));
  const bySeen = new Map(functions.map((each) => [each.seen, each]));
  return ({ args, further, size, seen }) => {
    const made = itemsOf(args[given]).map((each) => ({ of: lookUp(byCall, each.ctor), args: each.args }));
    const texts = made.map(({ of, args: own }) => ({
      text: reference.showInput(given === 0 ? call(variable(of.name), own) : call(variable(FUNCTION), passed(own))),
      isUnit: isUnit(of.result),
    }));
    const [only] = functions;
    const first =
      given === 0 || only === undefined
        ? undefined
        : reference.showInput(call(variable(only.name), args.slice(0, given)));
    const text = reference.language.phrases.sequence(texts, first);
    const printsMatter = seen.expected.output !== "";
    const shown = (program: Loaded, report: Report): Shown => {
      const effects = printsMatter && report.output !== "" ? { printed: report.output, left: [] } : undefined;
      const value = { text: givenIn(reference, bySeen, report), effects };
      return shownReport(program, value, { report, printsMatter }, undefined);
    };
    const witness: Witness = {
      call: text,
      submissionCall: undefined,
      whole: text,
      args: texts.map((each) => each.text),
      chosen: undefined,
      size,
      observed: further.length === 0 ? undefined : { kind: "applied", to: further.map(reference.showInput) },
      expected: shown(reference, seen.expected),
      got: shown(submission, seen.got),
      rests: "behaviour",
    };
    return { witness, last: made.at(-1)?.of.name ?? lookUp(byCall, functions[0]?.call as Name).name };
  };
}

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
