// Runs a program, and expressions after it in order. Says everything it finds as it goes, so that the host can print
// meanwhile.
import type { Source } from "../core/span.js";
import { con } from "../core/type.js";
import { UNIT } from "../core/value.js";
import { type Limits, type Outcome, type Report, USUAL_DEPTH } from "../eval/outcome.js";
import { load, type Machine } from "../eval/run.js";
import type { Entry, Language, Loaded } from "../language/language.js";
import { notSupported } from "../report/not-checked.js";
import type { Ending, Unfinished } from "./job.js";
import type { Emit } from "./tools.js";

export type RunRequest = {
  readonly sources: readonly Source[]; // parts of one program, in order
  readonly expressions: readonly Source[];
  readonly stepsMax: number; // of the file, and again of each expression
};

/** The file ran to its end (its expressions may still have failed), or what ended it. */
export type RunEnd = { readonly kind: "finished" } | Failed;

type Failed =
  | { readonly kind: "raised"; readonly exception: string; readonly text: string }
  | { readonly kind: "unsupported"; readonly what: string } // it came to something that is not supported
  | { readonly kind: "exited"; readonly code: number };

/**
 * What an expression came to: the name of its source, its type as its language writes it, and the whole
 * text as the language's prompt prints it. A source with definitions in it may have several.
 */
export type CallAnswer = { readonly from: string; readonly type: string; readonly steps: number } & (
  | { readonly kind: "value"; readonly value: string; readonly text: string }
  | Failed
  | Unfinished
);

const OUTPUT_BYTES_MAX = 10_000_000;

export function runProgram(
  language: Language,
  { sources, expressions, stepsMax }: RunRequest,
  memoryIsLow: () => boolean,
  emit: Emit<"run">,
): Ending<"run"> {
  const read = language.read(sources, expressions);
  if (!read.ok) return { kind: "rejected", errors: read.errors };
  const loaded = read.value;
  const limits: Limits = { fuel: stepsMax, depth: USUAL_DEPTH, outputBytes: OUTPUT_BYTES_MAX };
  if (loaded.unchecked.length > 0) emit({ kind: "unchecked", notices: notSupported(loaded.unchecked) });
  const machine = load(loaded.program, limits, { memoryIsLow });
  emitOutput(machine, emit);
  const end = runEntries(loaded, machine, limits, emit);
  const isOver = end.kind === "exited" || end.kind === "unsupported" || end.kind === "unfinished";
  const last = isOver ? end : (finish(loaded, machine, limits, emit) ?? end);
  return last.kind === "unfinished" ? last : { kind: "done", answer: last };
}

type End = RunEnd | Unfinished;

function runEntries(loaded: Loaded, machine: Machine, limits: Limits, emit: Emit<"run">): End {
  if (machine.outcome.kind !== "value") return failureOf(loaded, machine.outcome);
  for (const entry of loaded.entries) {
    const report = machine.call(entry.name, [UNIT], limits);
    emitOutput(report, emit);
    const answer = answerOf(loaded, entry, report);
    emit({ kind: "answered", answer });
    if (answer.kind === "exited") return { kind: "exited", code: answer.code };
  }
  return { kind: "finished" };
}

/** What the program wants done at its end, also when that is an exception; tells only of its failure. */
function finish(loaded: Loaded, machine: Machine, limits: Limits, emit: Emit<"run">): End | undefined {
  if (loaded.finish === undefined) return undefined;
  const report = machine.call(loaded.finish, [UNIT], limits);
  emitOutput(report, emit);
  return report.outcome.kind === "value" ? undefined : failureOf(loaded, report.outcome);
}

function emitOutput({ output, errors }: Report, emit: Emit<"run">): void {
  if (output !== "") emit({ kind: "output", stream: "out", text: output });
  if (errors !== "") emit({ kind: "output", stream: "error", text: errors });
}

function failureOf(loaded: Loaded, outcome: Exclude<Outcome, { readonly kind: "value" }>): Failed | Unfinished {
  if (outcome.kind === "raised") {
    const { exn } = outcome;
    return { kind: "raised", exception: loaded.showValue(exn, con("exn")), text: loaded.showException(exn) };
  }
  return outcome.kind === "unfinished" ? { kind: "unfinished", reason: outcome.why } : outcome;
}

function answerOf(loaded: Loaded, entry: Entry, { outcome, steps }: Report): CallAnswer {
  const base = { from: entry.at.file, type: entry.showType(), steps };
  if (outcome.kind !== "value") return { ...base, ...failureOf(loaded, outcome) };
  const { value } = outcome;
  return { ...base, kind: "value", value: loaded.showValue(value, entry.type), text: entry.show(value) };
}
