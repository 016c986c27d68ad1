// What can be entered after the submission's own file to see what it does on an input. An observer that calls the functions
// itself is the teacher's: its definition goes with the call. An input of a type that the submission does not define, though
// its function takes it, cannot be written there.
import { type Expr, type Name, shownName } from "../core/expr.js";
import { neededBy } from "../core/needs.js";
import { boundIn, type Def } from "../core/program.js";
import type { LocalDefinition } from "../language/language.js";
import { submissionSide } from "../subject/names.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";
import { isWrittenIn } from "../subject/speaker.js";

/** From the call, as the submission has it, to what is entered; undefined: that takes more. */
export function triedAlone(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
): (call: string, args: readonly Expr[]) => string | undefined {
  const isWritten = isWrittenIn(read, pair);
  const isHidden = pair.reference.disguise !== undefined;
  const around = isCallingObserver(read, asked) ? withObserver(read, asked) : (call: string) => call;
  return (call, args) => (isHidden || args.every(isWritten) ? around(call) : undefined);
}

/** The observer is compared in the place of the functions that it calls. */
function isCallingObserver({ exercise: { observe } }: ReadAttempt, { shown }: AskedFunction): boolean {
  return observe?.source !== undefined && observe.function === shown;
}

function withObserver(read: ReadAttempt, asked: AskedFunction): (call: string) => string | undefined {
  const { submission, exercise } = read;
  const { locally } = submission.language.phrases;
  const name = submissionSide(read, shownInSubmission(asked))?.name;
  const file = exercise.observe?.source?.name;
  if (locally === undefined || name === undefined) return () => undefined;
  const isOfObserver = (def: Def): boolean => boundIn(def)[0]?.at.file === file;
  const needed = new Set(neededBy(submission.program, name).filter(isOfObserver));
  const own = submission.program.defs.filter((def) => needed.has(def)); // in order
  const definitions = own.map(
    (def): LocalDefinition => ({
      isRecursive: def.kind === "rec",
      bindings: bindingsOf(def).map(([bound, e]) => ({ name: shownName(bound), text: submission.showExpr(e) })),
    }),
  );
  return (call) => locally(definitions, call);
}

function bindingsOf(def: Def): readonly (readonly [Name, Expr])[] {
  return def.kind === "one" ? [[def.name, def.bound]] : def.bindings.map(({ name, bound }) => [name, bound]);
}
