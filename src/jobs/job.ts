// What the host and the worker say to each other: plain data, since it crosses threads.
import type { Source } from "../core/span.js";
import type { LanguageName } from "../language/names.js";
import type { Diagnostic } from "../report/diagnostic.js";
import type { NotChecked } from "../report/not-checked.js";
import type { FunctionScore } from "../report/suite/suite.js";
import type { CheckAnswer } from "../report/verdict.js";
import type { CheckRequest } from "../subject/check-request.js";
import type { Fingerprints } from "./fingerprint.js";
import type { OpenInput, OtherOutcomes } from "./other-outcomes.js";
import type { Replayed, ReplayInput } from "./replay.js";
import type { SuitePrograms } from "./suite.js";
import type { SuiteRequest } from "./suite-request.js";
import type { Tried } from "./try-tests.js";

/** Does jobs, one after the other. */
export type Session = {
  readonly ask: (job: Job, onEvent: (event: JobEvent) => void, control?: Control) => Promise<Ending>;
  readonly close: () => Promise<void>;
};

/** How a job may be stopped before its end: a "check" then still tells what it knows. */
export type Control = {
  readonly signal?: AbortSignal | undefined;
  readonly timeMaxMs?: number; // a safety net only: what ends a job is its steps
};

/** What a worker is started with: languages that are sure to be needed are opened before its first job. */
export type WorkerSettings = { readonly memoryMb: number; readonly opens: readonly LanguageName[] };

export type Job =
  | { readonly kind: "types"; readonly source: Source }
  | { readonly kind: "check"; readonly request: CheckRequest }
  | { readonly kind: "fingerprint"; readonly request: CheckRequest }
  | { readonly kind: "suite"; readonly request: SuiteRequest }
  | { readonly kind: "score"; readonly request: CheckRequest; readonly inputs: readonly ReplayInput[] }
  | { readonly kind: "replay"; readonly request: CheckRequest; readonly inputs: readonly ReplayInput[] }
  | { readonly kind: "outcomes"; readonly request: CheckRequest; readonly inputs: readonly OpenInput[] }
  | { readonly kind: "try"; readonly request: CheckRequest; readonly inputs: readonly ReplayInput[] }
  | {
      readonly kind: "run";
      readonly sources: readonly Source[]; // parts of one program, in order
      readonly expressions: readonly Source[];
      readonly stepsMax: number; // of the file, and again of each expression
    };

/** Sent while a job is done, in order. Texts are byte strings. */
export type JobEvent =
  | { readonly kind: "output"; readonly stream: "out" | "error"; readonly text: string }
  | { readonly kind: "unchecked"; readonly notices: readonly NotChecked[] } // before anything runs
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "begun"; readonly functions: readonly string[]; readonly unchecked: readonly NotChecked[] } // of a check
  | { readonly kind: "decided"; readonly answer: CheckAnswer }; // in the order of the functions

/** How far a check has come: the function at hand, its finished paths, the size of the inputs under way. */
export type Progress = { readonly function: string; readonly paths: number; readonly size: number };

/**
 * What an expression came to: the name of its source, its type as its language writes it, and the whole
 * text as the language's prompt prints it. A source with definitions in it may have several answers.
 */
export type Answer = { readonly from: string; readonly type: string; readonly steps: number } & (
  | { readonly kind: "value"; readonly value: string; readonly text: string }
  | Raised
  | Ended
);

type Raised = { readonly kind: "raised"; readonly exception: string; readonly text: string };

type Ended =
  | { readonly kind: "unsupported"; readonly what: string } // it came to something that is not supported
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "unfinished"; readonly reason: Reason };

/** Why a run was stopped: it took too many steps, nested too deeply, needed too much memory, printed too much, or the safety net of real time. */
export type Reason = "fuel" | "depth" | "memory" | "output" | "time";

/** How a job ends. */
export type Ending =
  | RunEnding
  | {
      readonly kind: "typed";
      readonly signature: string;
      readonly functions: readonly TypedFunction[];
      readonly unchecked: readonly NotChecked[];
    }
  | { readonly kind: "checked"; readonly answers: readonly CheckAnswer[]; readonly unchecked: readonly NotChecked[] }
  | { readonly kind: "fingerprinted"; readonly fingerprints: Fingerprints; readonly unchecked: readonly NotChecked[] } // of the submission
  | ({ readonly kind: "suited" } & SuitePrograms)
  | { readonly kind: "scored"; readonly scores: readonly FunctionScore[] }
  | { readonly kind: "replayed"; readonly results: readonly Replayed[] }
  | { readonly kind: "told"; readonly outcomes: OtherOutcomes }
  | ({ readonly kind: "tried" } & Tried);

/** There is no answer, and why. */
export type Lost = { readonly kind: "lost"; readonly how: "died" | "bug" | "stopped"; readonly details: string };

/** A function of a program, the last of its name, in whatever it is. */
export type TypedFunction = { readonly name: string; readonly type: string };

/** How a "run" ends; every job may be rejected or unfinished. Finished: the file ran to its end; its expressions may still have failed. */
export type RunEnding =
  | { readonly kind: "rejected"; readonly errors: readonly [Diagnostic, ...Diagnostic[]] }
  | { readonly kind: "finished" }
  | Raised
  | Ended;

export function asRunEnding(ending: Ending): RunEnding {
  switch (ending.kind) {
    case "typed":
    case "checked":
    case "fingerprinted":
    case "replayed":
    case "suited":
    case "scored":
    case "told":
    case "tried":
      throw new Error(`a run cannot end as ${ending.kind}`);
    default:
      return ending;
  }
}

/** The worker is busy while it works and reads no messages, so a job brings a flag: 1 once it is to stop. */
export type ToWorker = { readonly job: Job; readonly cancelled: Int32Array };

export type FromWorker =
  | { readonly kind: "event"; readonly event: JobEvent }
  | { readonly kind: "ended"; readonly ending: Ending }
  | { readonly kind: "bug"; readonly stack: string };
