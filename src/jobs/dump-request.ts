// What `--dump` asks: one stage of what a command does. Plain data, since it crosses threads.
import type { Source } from "../core/span.js";
import type { CheckRequest } from "./check-request.js";
import type { RunRequest } from "./run.js";
import type { SuiteRequest } from "./suite-request.js";

export type DumpRequest = { readonly stage: string; readonly of: Dumpable };

/** The commands that have stages, each with what it would be asked. */
export type Dumpable =
  | { readonly kind: "run"; readonly request: RunRequest }
  | { readonly kind: "types"; readonly request: { readonly source: Source } }
  | { readonly kind: "check"; readonly request: CheckRequest }
  | { readonly kind: "suite"; readonly request: SuiteRequest };

export type Dumped =
  /** `whole`: it was not stopped before its end. A byte string. */
  | { readonly kind: "printed"; readonly text: string; readonly whole: boolean }
  /** The command has no such stage, but these. */
  | { readonly kind: "no-such-stage"; readonly stages: readonly StageAbout[] };

export type StageAbout = { readonly name: string; readonly says: string };
