// A witness in the user's words: the call as it can be pasted, and how both runs ended.
import { call, variable } from "../core/build.js";
import { type Expr, makeName } from "../core/expr.js";
import { con } from "../core/type.js";
import type { Report } from "../eval/outcome.js";
import type { Loaded } from "../pipeline.js";
import { limitsOf } from "../questions/refute/confirm.js";
import { restsOnIdentity } from "../questions/refute/identity.js";
import type { Loaded as LoadedSide, Pair, Side } from "../questions/refute/pair.js";
import type { CoreWitness } from "../questions/refute/witness.js";
import type { Shown, Witness } from "../report/verdict.js";
import type { CheckRequest } from "./check-request.js";
import { type Asked, arityOf, type Programs, sideOf } from "./read-programs.js";

export function witnessShower(
  { reference, submission }: Programs,
  asked: Asked,
  pair: Pair,
  { exceptions }: CheckRequest,
): (witness: CoreWitness) => Witness {
  const side = sideOf(reference, asked.shown) as Side;
  const own = asked.observer === undefined ? pair.params.length : arityOf(side);
  const text = (e: Expr): string => reference.showExpr(e);
  return (witness) => {
    const args = witness.args.slice(0, own);
    return {
      call: text(call(variable(side.name), args)),
      args: args.map(text),
      size: witness.size,
      observed: observedText(reference, asked, witness, own),
      expected: shownReport(
        reference,
        pair,
        witness.both.expected,
        fromText(reference, asked, pair.reference, witness, own),
      ),
      got: shownReport(submission, pair, witness.both.got, fromText(submission, asked, pair.submission, witness, own)),
      rests: restsOnIdentity(pair, exceptions, witness) ? "physical-equality" : "behaviour",
    };
  };
}

/** What is done to the result: the observer with its further arguments, or what a function inside is applied to. */
function observedText(
  reference: Loaded,
  { observer }: Asked,
  { args, further }: CoreWitness,
  own: number,
): string | undefined {
  const hole = variable(makeName(HOLE, 0));
  const text = (e: Expr): string => reference.showExpr(e).replace(HOLE, "_");
  if (observer !== undefined) {
    const side = sideOf(reference, observer) as Side;
    return text(call(variable(side.name), [hole, ...args.slice(own)]));
  }
  return further.length === 0 ? undefined : `applying its functions to ${further.map(text).join(", ")}`;
}

const HOLE = "the_result";

/** What the function itself gives, before the observer. */
function fromText(
  program: Loaded,
  { shown, observer }: Asked,
  { machine }: LoadedSide,
  { input }: CoreWitness,
  own: number,
): string | undefined {
  if (observer === undefined) return undefined;
  const side = sideOf(program, shown);
  if (side === undefined) return undefined;
  machine.reset();
  const { outcome } = machine.call(side.name, input.args().slice(0, own), limitsOf(FROM_FUEL));
  let { type } = side;
  while (type.kind === "fn") type = type.to;
  return outcome.kind === "value" ? program.showValue(outcome.value, type) : undefined;
}

const FROM_FUEL = 1_000_000;

/** Values are shown in the reference's words, whose constructors they have; exceptions in the program's own. */
function shownReport(program: Loaded, pair: Pair, { outcome, steps }: Report, from: string | undefined): Shown {
  switch (outcome.kind) {
    case "value":
      return { kind: "value", text: program.showValue(outcome.value, pair.result), from, steps };
    case "raised":
      return { kind: "raised", text: program.showValue(outcome.exn, con("exn")), steps };
    case "unfinished":
      return { kind: "unfinished", why: outcome.why, steps };
    case "exited":
      return { kind: "exited", code: outcome.code, steps };
  }
}
