// A sequence of calls that breaks a contract, in the user's words: the calls in their order, and what the last one gave.
import { lookUp, nth } from "../basis/known.js";
import { call, variable } from "../core/build.js";
import { makeName, shownName } from "../core/expr.js";
import type { BrokenPart, ContractWitness } from "../report/contract.js";
import type { ContractSequence } from "../subject/contract-sequence.js";
import { asWritten } from "../subject/hidden/show.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { isUnit } from "../subject/recording.js";
import { scriptsIn } from "../subject/scripts.js";
import { type ContractRun, obligationOf } from "./by-contract.js";
import { callsOf } from "./sequence-script.js";
import { brokenBy, resultOf } from "./shown-contract.js";
import type { CoreWitness } from "./witness.js";

export type BrokenSequence = {
  readonly witness: ContractWitness;
  /** Which of the functions is called last. */
  readonly last: number;
};

/** `members`: the same functions, as users know them. */
export function brokenSequenceShower(
  read: ReadExercise,
  { subject: { disguise }, functions, object: type }: ContractSequence,
  members: readonly AskedFunction[],
  partOf: (last: AskedFunction, number: number) => BrokenPart,
): (witness: CoreWitness<ContractRun>) => BrokenSequence {
  const { showInput, showAlone } = read.reference;
  const scripts = scriptsIn(read.reference, read);
  const shared = makeName(scripts.fresh("o"), -1); // what all calls get
  const byCall = new Map(functions.map((each) => [each.call, each]));
  return ({ args, size, seen }) => {
    const written = disguise === undefined ? args : args.map((each) => asWritten(disguise, each));
    const made = callsOf(written.at(-1)).map((each) => ({ of: lookUp(byCall, each.ctor), args: each.args }));
    const first = type === undefined ? undefined : written[0];
    const object = first === undefined ? [] : [variable(shared)];
    const calls = made.map(({ of, args: own }) => {
      const taken = [...object, ...own];
      const e = taken.length === 0 ? variable(of.name) : call(variable(of.name), taken);
      return { text: showInput(e), isUnit: isUnit(of.result) };
    });
    const final = made.at(-1)?.of;
    const last = final === undefined ? 0 : functions.indexOf(final);
    const asked = nth(members, last);
    const broken = partOf(asked, obligationOf(seen));
    const witness: ContractWitness = {
      call: scripts.calls(calls, first && type && { name: shownName(shared), text: showAlone(first, type) }),
      args: calls.map(({ text }) => text),
      isSequence: true,
      size,
      broken,
      got: brokenBy(read, asked, resultOf(read, asked), seen, broken),
    };
    return { witness, last };
  };
}
