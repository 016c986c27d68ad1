// The library: import { openElenchus } from "elenchus". Programs run in a worker thread, with
// limits on steps, depth, memory and output, and cannot reach the process that asks.
import type { RunAnswer, TypesAnswer } from "./answer.js";
import { collectRun, collectTypes } from "./collect.js";
import { openSession, SESSION_LIMITS } from "./session.js";
import { expressionSources, toBytes } from "./source-text.js";

export type { ExpressionAnswer, Place, Problem, RunAnswer, StopReason, TypesAnswer } from "./answer.js";

export const DEFAULT_FUEL = 300_000_000;

export type RunOptions = {
  /** Evaluated after the program, in its scope, one after the other. */
  readonly expressions?: readonly string[];
  /** Steps (calls) that the program may take, and each expression again. */
  readonly fuel?: number;
  /** What problems call the file. */
  readonly fileName?: string;
};

export type Elenchus = {
  /** Runs an OCaml program; a string is taken as UTF-8. */
  readonly run: (program: string | Uint8Array, options?: RunOptions) => Promise<RunAnswer>;
  /** The types of an OCaml program's definitions, as `ocamlc -i` prints them. */
  readonly types: (program: string | Uint8Array, options?: { readonly fileName?: string }) => Promise<TypesAnswer>;
  /** Ends the worker, after what was asked before. */
  readonly close: () => Promise<void>;
};

/** Starts a worker. Questions are answered one after the other; for more at once, open more. */
export function openElenchus(): Elenchus {
  const session = openSession(new URL("./worker.js", import.meta.url), SESSION_LIMITS);
  const sourceOf = (program: string | Uint8Array, name = "program.ml") => ({ name, text: toBytes(program) });
  return {
    run: (program, options = {}) =>
      collectRun(session, {
        kind: "run",
        source: sourceOf(program, options.fileName),
        expressions: expressionSources(options.expressions ?? []),
        stepsMax: options.fuel ?? DEFAULT_FUEL,
      }),
    types: (program, options = {}) => collectTypes(session, sourceOf(program, options.fileName)),
    close: session.close,
  };
}
