// What functions give on inputs that are known, in words: to tell repairs apart that a contract cannot tell apart, and to say
// what they change besides. Only what was run is told.
import type { Expr } from "../core/expr.js";
import { con } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Altered } from "../report/repair.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import type { Input } from "../witness/judge.js";
import { limitsOf } from "../witness/limits.js";
import { resultOf } from "../witness/shown-contract.js";
import { inputShower } from "../witness/shown-input.js";
import { loadLambdas, written } from "../witness/witness.js";

/** A function of a text, ready to be run. */
export type Runnable = { readonly read: ReadExercise; readonly asked: AskedFunction; readonly subject: Subject };

/** An input as it is written, for every text. */
export type WrittenInput = { readonly args: readonly Expr[]; readonly call: () => string };

const FUEL = 200_000;

/** Those that can be written: inputs that hold functions are left out. */
export function writtenInputs({ read, asked, subject }: Runnable, inputs: readonly Input[]): readonly WrittenInput[] {
  if (subject.params.some((type) => subject.shapes.holdsFunction(type))) return [];
  const shown = inputShower(read, asked, subject, speakerOf(read.reference));
  return inputs.map((input) => {
    const whole = written(subject, [], [], input, undefined);
    return { args: whole.args, call: () => shown(whole).call };
  });
}

/** What a text gives on some inputs, each run once; undefined: nothing that could be told. */
export function resultsIn(
  runnable: Runnable,
  inputs: readonly WrittenInput[],
): (input: WrittenInput) => string | undefined {
  const values = valuesIn(runnable, inputs);
  const known = new Map<WrittenInput, string | undefined>();
  return (input) => {
    const args = values.get(input);
    if (args !== undefined && !known.has(input))
      known.set(
        input,
        orNothing(() => resultOn(runnable, args)),
      );
    return known.get(input);
  };
}

/** Compiling inputs takes longer than running them: all at once, unless some cannot be made there. */
function valuesIn({ subject }: Runnable, inputs: readonly WrittenInput[]): ReadonlyMap<WrittenInput, readonly Value[]> {
  const loaded = orNothing(() =>
    loadLambdas(
      subject,
      inputs.flatMap(({ args }) => args),
    ),
  );
  let at = 0;
  return new Map(
    inputs.flatMap((input) => {
      const from = at;
      at += input.args.length;
      const own = loaded?.slice(from, at) ?? orNothing(() => loadLambdas(subject, input.args));
      return own === undefined ? [] : [[input, own.map(({ value }) => value)] as const];
    }),
  );
}

/** Undefined: the data of one text have other names in the other. */
function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function resultOn({ read, asked, subject }: Runnable, args: readonly Value[]): string | undefined {
  const { machine, side } = subject;
  machine.reset();
  const { outcome } = machine.call(side.name, args, limitsOf(FUEL));
  if (outcome.kind === "value") return read.reference.showValue(outcome.value, resultOf(read, asked));
  return outcome.kind === "raised" ? read.reference.showValue(outcome.exn, con("exn")) : undefined;
}

/** The first input on which two texts give something else. */
export function firstApart(
  inputs: readonly WrittenInput[],
  one: (input: WrittenInput) => string | undefined,
  other: (input: WrittenInput) => string | undefined,
): Altered | undefined {
  for (const input of inputs) {
    const [before, now] = [one(input), other(input)];
    if (before !== undefined && now !== undefined && before !== now) return { call: input.call(), other: before, now };
  }
  return undefined;
}
