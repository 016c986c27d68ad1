// A test as the reference's language writes it: a call, with what is done to its result and what it leaves in arguments, and
// what that is compared with. There is none where what was seen is no expression of the language: a function, what is printed.
import { type Expr, shownName } from "../../core/expr.js";
import { con, type Type } from "../../core/type.js";
import { Lazy, type Value } from "../../core/value.js";
import { typeKey } from "../../explore/type-key.js";
import type { Loaded } from "../../language/language.js";
import type { About, AboutShape } from "../../report/suite/about.js";
import type { SuiteTest, TestCalls, TestParts } from "../../report/suite/suite.js";
import type { Disguise } from "../../subject/hidden/disguise.js";
import { asWritten, contentCall, told } from "../../subject/hidden/show.js";
import type { ReadExercise } from "../../subject/read.js";
import { scriptsIn } from "../../subject/scripts.js";
import type { Speaker } from "../../subject/speaker.js";
import type { Subject } from "../../subject/subject.js";
import { afterwards } from "../../witness/afterwards.js";
import type { Both, ReferenceRun } from "../../witness/both.js";
import type { RunEnd } from "../../witness/left.js";
import { lookedAlone } from "../../witness/looked-at.js";
import { contentShower } from "../../witness/shown-content.js";
import { recordedText, type ShownInput } from "../../witness/shown-input.js";
import { rootsTold, rootTypes } from "../../witness/told-behind.js";
import type { Description, InputShape } from "../cover/describe.js";

/** How a call is written: undefined if it is no single expression. */
export function testCalls(
  read: ReadExercise,
  subject: Subject,
  speaker: Speaker,
  { whole, args, observed }: Pick<ShownInput, "whole" | "args" | "observed">,
  chosen: readonly Expr[],
): TestCalls | undefined {
  if (whole === undefined || !args.every(read.reference.language.phrases.isExpression)) return undefined;
  const { disguise, recording } = subject;
  const content = disguise && observed === undefined ? contentCall(disguise, whole) : undefined;
  const text = recordedText(scriptsIn(read.reference, read), subject, false)(speaker.input(whole), chosen);
  return { plain: recording === undefined ? text : `(${text})`, content: content && speaker.input(content) };
}

/** A call together with what it leaves in its arguments; with a write, if that is what the test is for. */
export function testAfterwards(
  { phrases }: Loaded["language"],
  subject: Subject,
  speaker: Speaker,
  { applied, own, args, observed }: Pick<ShownInput, "applied" | "own" | "args" | "observed">,
  seen: ReferenceRun,
): TestParts | undefined {
  const run = runOf(seen);
  const looked = observed === undefined ? lookedAlone(subject, run, writtenIn(seen)) : undefined;
  if (looked === undefined || !args.every(phrases.isExpression)) return undefined;
  const content = contentShower(phrases, subject, []);
  const typeOf = rootTypes(subject, seen);
  const called = { apply: applied, args: own, givesUnit: subject.effects, typeOf, ...content };
  const { bound, body } = afterwards(called, looked);
  const named = bound.map(({ name, type, bound: e }) => ({ name: shownName(name), text: speaker.alone(e, type) }));
  const told = rootsTold(subject, looked.roots, run);
  const shown = speaker.seen(told.value, told.type);
  return shown && { call: `(${phrases.naming(named, speaker.input(body))})`, raises: undefined, seen: shown };
}

function runOf({ expected, leftByReference, seenByReference }: ReferenceRun): RunEnd {
  return { report: expected, left: leftByReference, seen: seenByReference };
}

/** Where the test was found beside another program. */
function writtenIn(seen: ReferenceRun & Partial<Pick<Both, "written">>): Both["written"] {
  return seen.written;
}

/** `loaded`: the reference that the outcome is of. */
export function writtenTest(
  loaded: Loaded,
  subject: Subject,
  speaker: Speaker,
  { calls, observed, expected }: Pick<SuiteTest, "calls" | "observed" | "expected">,
  { expected: { outcome } }: Pick<ReferenceRun, "expected">,
): TestParts | undefined {
  if (calls === undefined) return undefined;
  if (outcome.kind === "raised") {
    const raised = loaded.seenException(outcome.exn);
    return raised && { call: calls.plain, raises: raised.type, seen: raised.seen };
  }
  if (outcome.kind !== "value") return undefined;
  const { value, type } = resultOf(subject, outcome.value);
  const isAll = expected.kind === "value" && expected.effects === undefined;
  if (!isAll || speaker.value(value, type) !== expected.text) return undefined; // more is said than the value
  const shown = observed === undefined ? { value, type } : forced(value, type);
  const seen = speaker.seen(shown.value, shown.type);
  if (seen === undefined) return undefined;
  const isWhole = observed !== undefined || isToldWhole(subject, type, loaded.language.phrases.writesMade);
  const call = isWhole ? calls.plain : calls.content; // a container is asked for what it holds
  return call === undefined ? undefined : { call, raises: undefined, seen };
}

function resultOf({ disguise, result }: Subject, value: Value): { readonly value: Value; readonly type: Type } {
  return (disguise && told(disguise, value).result) ?? { value, type: result };
}

/** What a suspension was asked for is what it gave. */
function forced(value: Value, type: Type): { readonly value: Value; readonly type: Type } {
  if (!(value instanceof Lazy) || value.state !== "done" || type.kind !== "con") return { value, type };
  return { value: value.result as Value, type: type.args[0] ?? con("tuple0") };
}

/** Whether the language's own equality tells what the result holds. */
function isToldWhole({ disguise }: Subject, type: Type, writesMade: boolean): boolean {
  return disguise === undefined || isShownWhole(disguise, disguise.result, type, writesMade);
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
export function aboutTest({ disguise }: Subject, speaker: Speaker, { shapes, relations }: Description): About {
  const shown = (shape: InputShape): AboutShape => {
    if (shape.kind === "elements") return shape;
    const { form, of, count } = shape;
    const text = speaker.input(disguise === undefined ? form : asWritten(disguise, form));
    return text.length <= FORM_MAX ? { kind: "form", text } : { kind: "constructors", of, count };
  };
  return { shapes: shapes.map(shown), relations };
}
