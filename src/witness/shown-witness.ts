// A witness in the user's words: the call as it can be pasted, and how both runs ended.
import { call, lit, variable } from "../core/build.js";
import { type Expr, makeName } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import { con, type Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { substitute } from "../explore/shape.js";
import type { Loaded } from "../language/language.js";
import type { Effects, Observation, Rests, Shown, Witness } from "../report/verdict.js";
import { betweenOf } from "../subject/asked-pair.js";
import type { CheckRequest } from "../subject/check-request.js";
import { fittedArguments } from "../subject/fit.js";
import type { Disguise } from "../subject/hidden/disguise.js";
import { askedCalls, asWritten, isQuestion, observerOf, told } from "../subject/hidden/show.js";
import { atIntegers, type Loaded as LoadedSide, type Pair, type Side } from "../subject/pair.js";
import { type Asked, arityOf, type Programs, sideMeant } from "../subject/read-programs.js";
import { type Speaker, speakersOf } from "../subject/speaker.js";
import { type Both, type Input, limitsOf } from "./confirm.js";
import { restsOnIdentity } from "./identity.js";
import { restsOnWidth } from "./width.js";
import type { CoreWitness } from "./witness.js";

export function witnessShower(
  programs: Programs,
  asked: Asked,
  pair: Pair,
  { exceptions }: CheckRequest,
): (witness: CoreWitness) => Witness {
  const side = sideMeant(programs, "reference", asked.shown) as Side;
  const own = ownArity(programs, asked, pair);
  const speakers = speakersOf(programs, pair);
  const { reference } = speakers;
  const text = (e: Expr): string => reference.input(pair.disguise === undefined ? e : asWritten(pair.disguise, e));
  const shownRuns = runShower(programs, asked, pair);
  return (witness) => {
    const args = witness.args.slice(0, own);
    return {
      call: text(call(variable(side.name), args)),
      submissionCall: submissionCall(programs, asked, pair, args),
      args: args.map(text),
      chosen: [...witness.args, ...witness.further].map((e, i) =>
        chosenText(reference, pair.disguise, e, pair.disguise === undefined ? pair.params[i] : pair.disguise.params[i]),
      ),
      size: witness.size,
      observed: observation(programs, reference, pair, asked, witness, own),
      ...shownRuns(witness.both, witness.input),
      rests: whatRests(pair, exceptions, witness.input),
    };
  };
}

/** What the two part by. */
export function whatRests(pair: Pair, exceptions: CheckRequest["exceptions"], input: Input): Rests {
  if (restsOnIdentity(pair, exceptions, input)) return "physical-equality";
  return restsOnWidth(pair, exceptions, input) ? "integer-width" : "behaviour";
}

/** In the submission's own language, where that is another. */
function submissionCall(programs: Programs, { shown }: Asked, pair: Pair, args: readonly Expr[]): string | undefined {
  if (pair.common === undefined) return undefined;
  const side = sideMeant(programs, "submission", shown);
  const given = pair.fit === undefined ? args : fittedArguments(pair.fit, args);
  if (side === undefined || given === undefined) return undefined;
  const fn = variable(side.name);
  return speakersOf(programs, pair).submission.input(given.length === 0 ? fn : call(fn, given));
}

/** How both runs on an input ended. */
export function runShower(
  programs: Programs,
  asked: Asked,
  pair: Pair,
): (both: Both, input: Input) => { readonly expected: Shown; readonly got: Shown } {
  const own = ownArity(programs, asked, pair);
  const speakers = speakersOf(programs, pair);
  const effects = pair.effects;
  return ({ expected, got, leftByReference, leftBySubmission }, input) => {
    const shown = (which: "reference" | "submission", report: Report, left: readonly Value[]): Shown => {
      const value = shownValue(speakers[which], pair, report, effects ? left : []);
      return shownReport(
        programs[which],
        value,
        report,
        fromText(programs, which, asked, pair[which], pair.params, input, own, pair.disguise !== undefined),
      );
    };
    return {
      expected: shown("reference", expected, leftByReference),
      got: shown("submission", got, leftBySubmission),
    };
  };
}

/** How many of the arguments are the function's own; the others are the observer's. */
function ownArity(programs: Programs, { shown, observer }: Asked, { params, disguise }: Pair): number {
  if (observer !== undefined) return arityOf(sideMeant(programs, "reference", shown) as Side);
  return disguise?.params.length ?? params.length;
}

/** What is done to the result: the observer with its further arguments, or what a function inside is applied to. */
function observation(
  programs: Programs,
  reference: Speaker,
  pair: Pair,
  { observer }: Asked,
  { args, further }: CoreWitness,
  own: number,
): Observation | undefined {
  const hole = variable(makeName(HOLE, 0));
  const text = (e: Expr): string => reference.input(e).replace(HOLE, "_");
  if (observer !== undefined) {
    const side = sideMeant(programs, "reference", observer) as Side;
    return { kind: "calls", calls: [text(call(variable(side.name), [hole, ...args.slice(own)]))] };
  }
  const { disguise } = pair;
  const asked = disguise === undefined ? [] : askedTexts(reference, disguise, args.slice(own));
  if (asked.length > 0) return { kind: "calls", calls: asked };
  return further.length === 0 ? undefined : { kind: "applied", to: further.map(text) };
}

/** What the operations of hidden types are asked: about the result itself, or about something inside. */
function askedTexts(reference: Speaker, disguise: Disguise, questions: readonly Expr[]): readonly string[] {
  const hole = variable(makeName(HOLE, 0));
  const isInside = disguise.left.length > 0 || !disguise.standIns.isHidden(disguise.result);
  return questions
    .flatMap((question) => askedCalls(disguise, question, hole, isInside))
    .map(({ call: asked, inside }) => {
      const text = reference.input(asked);
      return inside ? text.replace(HOLE, "...").replace(/ \.\.\.$/, "") : text.replace(HOLE, "_");
    });
}

const HOLE = "the_result";

/** What the function itself gives, before the observer. */
function fromText(
  programs: Programs,
  which: "reference" | "submission",
  { shown, observer }: Asked,
  { machine }: LoadedSide,
  params: readonly Type[],
  input: Input,
  own: number,
  disguised: boolean,
): string | undefined {
  const [side, wanted] = [sideMeant(programs, which, shown), sideMeant(programs, "reference", shown)];
  if (observer === undefined || side === undefined || wanted === undefined || disguised) return undefined;
  machine.reset();
  const { outcome } = machine.call(side.name, input.args(which).slice(0, own), limitsOf(FROM_FUEL));
  const type = resultAt(wanted.type, params.slice(0, own), betweenOf(programs.languages).integer);
  return outcome.kind === "value" ? programs.reference.showValue(outcome.value, type) : undefined;
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
  return atIntegers(substitute(rest, variables), integer).type;
}

function bind(general: Type, type: Type, variables: Map<string, Type>): void {
  if (general.kind === "var") variables.set(general.name, type);
  else if (general.kind === "fn" && type.kind === "fn") {
    bind(general.from, type.from, variables);
    bind(general.to, type.to, variables);
  } else if (general.kind === "con" && type.kind === "con")
    general.args.forEach((arg, i) => {
      bind(arg, type.args[i] as Type, variables);
    });
}

const FROM_FUEL = 1_000_000;

/** What can be read again: an expression, or the path of a question's operation with all that it asks further. */
function chosenText(reference: Speaker, disguise: Disguise | undefined, e: Expr, type: Type | undefined): string {
  const text = (plain: Expr): string => (type === undefined ? reference.input(plain) : reference.alone(plain, type));
  if (disguise === undefined) return text(e);
  if (!isQuestion(disguise, e) || e.kind !== "make") return text(asWritten(disguise, e));
  const path = reference.input(lit({ kind: "str", value: observerOf(disguise, e)?.operation.path ?? "" }));
  const args = e.args.map((arg) => chosenText(reference, disguise, arg, undefined));
  return args.length === 0 ? path : `(${[path, ...args.map((arg) => `(${arg})`)].join(", ")})`;
}

type ShownValue = { readonly text: string; readonly effects: Effects | undefined };

/** A value; where that says nothing, also what was printed, or left of the arguments. */
function shownValue(words: Speaker, pair: Pair, { outcome, output }: Report, left: readonly Value[]): ShownValue {
  if (outcome.kind !== "value") return { text: "", effects: undefined };
  const { disguise } = pair;
  const seen = disguise && told(disguise, outcome.value);
  const printed = pair.effects && output !== "" ? output : undefined;
  const shown = seen && words.value(seen.value, seen.type);
  if (disguise !== undefined && disguise.left.length > 0)
    return { text: "()", effects: effectsOf(printed, shown === undefined ? [] : [shown]) };
  const changed = left.flatMap((arg, i) => {
    const type = pair.params[i] as Type;
    return pair.shapes.holdsMutable(type) && type.kind !== "fn" ? [words.value(arg, type)] : [];
  });
  return { text: shown ?? words.value(outcome.value, pair.result), effects: effectsOf(printed, changed) };
}

function effectsOf(printed: string | undefined, left: readonly string[]): Effects | undefined {
  return printed === undefined && left.length === 0 ? undefined : { printed, left };
}

/** Values are shown in the reference's words, whose constructors they have; exceptions in the program's own. */
function shownReport(program: Loaded, value: ShownValue, { outcome, steps }: Report, from: string | undefined): Shown {
  switch (outcome.kind) {
    case "value":
      return { kind: "value", ...value, from, steps };
    case "raised":
      return { kind: "raised", text: program.showValue(outcome.exn, con("exn")), steps };
    case "unfinished":
      return { kind: "unfinished", why: outcome.why, steps };
    case "exited":
      return { kind: "exited", code: outcome.code, steps };
    case "unsupported":
      throw new Error("nothing is shown of a run that came to what is not supported");
  }
}
