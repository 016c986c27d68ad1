// A test as the reference's language writes it: a call, with what is done to its result, and what it is compared with.
// There is none where what was seen is no expression of the language: a function, what is printed or left in arguments.
import { variable } from "../../core/build.js";
import { makeName } from "../../core/expr.js";
import { con, type Type } from "../../core/type.js";
import { Lazy, type Value } from "../../core/value.js";
import { typeKey } from "../../explore/shape.js";
import type { About, AboutShape } from "../../report/suite/about.js";
import type { SuiteTest, Written } from "../../report/suite/suite.js";
import type { Disguise } from "../../subject/hidden/disguise.js";
import { asWritten, contentCall, told } from "../../subject/hidden/show.js";
import type { Pair } from "../../subject/pair.js";
import type { Programs } from "../../subject/read-programs.js";
import { type Speaker, speakersOf } from "../../subject/speaker.js";
import type { CoreWitness } from "../../witness/witness.js";
import { type Description, HOLE_NAME, type Shape } from "../cover/describe.js";

export function writtenTest(
  programs: Programs,
  pair: Pair,
  texts: Pick<SuiteTest, "call" | "args" | "observed" | "expected">,
  { both }: Pick<CoreWitness, "both">,
): Written | undefined {
  const { isExpression, writesMade } = programs.languages.reference.phrases;
  const called = observedCall(texts);
  const { outcome } = both.expected;
  if (called === undefined || !texts.args.every(isExpression)) return undefined;
  if (outcome.kind === "raised") {
    const raised = programs.reference.seenException(outcome.exn);
    return raised && { call: called, raises: raised.type, seen: raised.seen };
  }
  if (outcome.kind !== "value") return undefined;
  const { reference } = speakersOf(programs, pair);
  const { value, type } = resultOf(pair, outcome.value);
  const { expected } = texts;
  const isAll = expected.kind === "value" && expected.effects === undefined;
  if (!isAll || reference.value(value, type) !== expected.text) return undefined; // more is said than the value
  const shown = texts.observed === undefined ? { value, type } : forced(value, type);
  const seen = reference.seen(shown.value, shown.type);
  if (seen === undefined) return undefined;
  const whole = texts.observed === undefined ? wholeCall(pair, reference, type, called, writesMade) : called;
  return whole === undefined ? undefined : { call: whole, raises: undefined, seen };
}

/** The call, with what is done to its result; undefined if that is no single expression. */
function observedCall({ call: text, observed }: Pick<SuiteTest, "call" | "observed">): string | undefined {
  if (observed === undefined) return text;
  const [only, ...others] = observed.kind === "calls" ? observed.calls : [];
  if (only === undefined || others.length > 0 || only.includes("...") || !HOLE.test(only)) return undefined;
  return only.replace(HOLE, (_whole, before: string) => `${before}(${text})`);
}

const HOLE = /(^|[\s(])_(?=$|[\s),])/;

function resultOf({ disguise, result }: Pair, value: Value): { readonly value: Value; readonly type: Type } {
  return (disguise && told(disguise, value)) ?? { value, type: result };
}

/** What a suspension was asked for is what it gave. */
function forced(value: Value, type: Type): { readonly value: Value; readonly type: Type } {
  if (!(value instanceof Lazy) || value.state !== "done" || type.kind !== "con") return { value, type };
  return { value: value.result as Value, type: type.args[0] ?? con("tuple0") };
}

/** A container is asked for what it holds, if its own equality does not tell that. */
function wholeCall(
  { disguise }: Pair,
  reference: Speaker,
  type: Type,
  called: string,
  writesMade: boolean,
): string | undefined {
  if (disguise === undefined || isShownWhole(disguise, disguise.result, type, writesMade)) return called;
  const content = contentCall(disguise, variable(makeName("the_result", 0)));
  if (content === undefined) return undefined;
  return reference.input(content).replace("the_result", () => `(${called})`);
}

/** Whether a value of a type, told as one of another, is the value itself, and can be written as that. */
function isShownWhole(disguise: Disguise, type: Type, told: Type, writesMade: boolean): boolean {
  if (typeKey(type) === typeKey(told)) return true;
  const behind = disguise.standIns.behind(type);
  if (behind !== undefined) return writesMade && isShownWhole(disguise, behind, told, writesMade);
  if (type.kind !== "con" || told.kind !== "con" || type.name !== told.name) return false;
  return type.args.every(
    (arg, i) => told.args[i] !== undefined && isShownWhole(disguise, arg, told.args[i], writesMade),
  );
}

const FORM_MAX = 44;

/** What an input exercises; its forms as the language writes them. */
export function aboutTest(programs: Programs, pair: Pair, { shapes, relations }: Description): About {
  const { reference } = speakersOf(programs, pair);
  const shown = (shape: Shape): AboutShape => {
    if (shape.kind === "elements") return shape;
    const form = pair.disguise === undefined ? shape.form : asWritten(pair.disguise, shape.form);
    const text = reference.input(form).replaceAll(HOLE_NAME, "_");
    const { of, count } = shape;
    return text.length <= FORM_MAX ? { kind: "form", text } : { kind: "constructors", of, count };
  };
  return { shapes: shapes.map(shown), relations };
}
