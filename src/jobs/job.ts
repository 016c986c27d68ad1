// What hosts and workers say to each other: plain data, since it crosses threads. A job has a kind, and its kind says what
// it is asked, what it answers and what it tells meanwhile.
import type { Source } from "../core/span.js";
import type { FunctionContract } from "../report/contract.js";
import type { Diagnostic } from "../report/diagnostic.js";
import type { HintFacts } from "../report/hints.js";
import type { NotChecked } from "../report/not-checked.js";
import type { FunctionScore } from "../report/suite/suite.js";
import type { FunctionVerdict, NoSolverLimit } from "../report/verdict.js";
import type { Verified } from "../report/verified.js";
import type { Attempt } from "../subject/exercise.js";
import type { GivenInput } from "../witness/given.js";
import type { CheckedPrograms } from "./check.js";
import type { CheckRequest } from "./check-request.js";
import type { Dumped, DumpRequest } from "./dump-request.js";
import type { Fingerprinted } from "./fingerprint.js";
import type { HintsRequest } from "./hints.js";
import type { LoadedPrograms, LoadRequest } from "./load.js";
import type { OpenInput, OtherOutcomes } from "./other-outcomes.js";
import type { ReachedPlaces } from "./reach.js";
import type { ReachRequest } from "./reach-request.js";
import type { RepairedPrograms } from "./repair.js";
import type { ContractRepairRequest, RepairedContracts } from "./repair-contracts.js";
import type { RepairRequest } from "./repair-request.js";
import type { RepairedByTests, TestsRepairRequest } from "./repair-tests.js";
import type { Replayed } from "./replay.js";
import type { CallAnswer, RunEnd, RunRequest } from "./run.js";
import type { ScoreRequest } from "./score.js";
import type { SuitePrograms } from "./suite.js";
import type { SuiteRequest } from "./suite-request.js";
import type { TestedPrograms } from "./test.js";
import type { TestRequest } from "./test-request.js";
import type { Tried } from "./try-tests.js";
import type { TypedProgram } from "./types.js";
import type { VerifyRequest } from "./verify.js";

type Kind<Request, Answer, Event = never> = {
  readonly request: Request;
  readonly answer: Answer;
  readonly event: Event;
};

type Kinds = {
  readonly run: Kind<RunRequest, RunEnd, RunEvent>;
  readonly types: Kind<{ readonly source: Source }, TypedProgram>;
  /** What of an exercise, and of a submission, can be asked about at all. */
  readonly load: Kind<LoadRequest, LoadedPrograms>;
  readonly check: Kind<CheckRequest, CheckedPrograms, CheckEvent>;
  /** A program against its contracts. */
  readonly test: Kind<TestRequest, TestedPrograms, TestEvent>;
  /** A small change that makes a submission right. */
  readonly repair: Kind<RepairRequest, RepairedPrograms, ProgressEvent>;
  /** What an input on which a submission is wrong shows of the mistake. */
  readonly hints: Kind<HintsRequest, HintFacts>;
  /** The same for a program that breaks its own contracts. */
  readonly "repair-contracts": Kind<ContractRepairRequest, RepairedContracts, ProgressEvent>;
  /** The same for a submission that fails tests. */
  readonly "repair-tests": Kind<TestsRepairRequest, RepairedByTests, ProgressEvent>;
  /** Which lines of a program can be reached. */
  readonly reach: Kind<ReachRequest, ReachedPlaces, ProgressEvent>;
  /** A certificate that is checked again. */
  readonly verify: Kind<VerifyRequest, Verified>;
  /** The structure of a submission. */
  readonly fingerprint: Kind<Attempt, Fingerprinted>;
  readonly suite: Kind<SuiteRequest, SuitePrograms, ProgressEvent>;
  /** How strong the tests are that there are. */
  readonly score: Kind<ScoreRequest, readonly FunctionScore[], ProgressEvent>;
  /** What reference and submission do on inputs that are given as text. */
  readonly replay: Kind<Attempt & { readonly inputs: readonly GivenInput[] }, readonly Replayed[]>;
  /** What another reference gives, where that is something else. */
  readonly outcomes: Kind<Attempt & { readonly inputs: readonly OpenInput[] }, OtherOutcomes>;
  /** Which tests of a suite a submission fails. */
  readonly try: Kind<Attempt & { readonly inputs: readonly GivenInput[] }, Tried>;
  /** A stage of what another job does, as text. */
  readonly dump: Kind<DumpRequest, Dumped, ProgressEvent>;
};

export type JobKind = keyof Kinds;
export type Request<K extends JobKind> = Kinds[K]["request"];
export type Answer<K extends JobKind> = Kinds[K]["answer"];
/** Sent while a job is done, in order. Texts are byte strings. */
export type JobEvent<K extends JobKind = JobKind> = Kinds[K]["event"];

export type Job<K extends JobKind = JobKind> = {
  readonly [P in K]: { readonly kind: P; readonly request: Request<P> };
}[K];

/** How a job ends: every one may be rejected, for what is wrong with a program, or unfinished. */
export type Ending<K extends JobKind = JobKind> = Done<K> | Rejected | Unfinished;
export type Done<K extends JobKind = JobKind> = { readonly kind: "done"; readonly answer: Answer<K> };
export type Rejected = { readonly kind: "rejected"; readonly errors: readonly [Diagnostic, ...Diagnostic[]] };
export type Unfinished = { readonly kind: "unfinished"; readonly reason: Reason };

/**
 * Why a job was stopped: it took too many steps, nested too deeply, needed too much memory, printed too much, or the safety
 * net of processor time; or it had to ask a solver that is not installed, or does not start.
 */
export type Reason = "fuel" | "depth" | "memory" | "output" | "time" | NoSolverLimit;

/** There is no ending, and why. */
export type Lost = { readonly kind: "lost"; readonly how: "died" | "bug" | "stopped"; readonly details: string };

export type RunEvent =
  | { readonly kind: "output"; readonly stream: "out" | "error"; readonly text: string }
  | { readonly kind: "unchecked"; readonly notices: readonly NotChecked[] } // before anything runs
  | { readonly kind: "answered"; readonly answer: CallAnswer };

export type ProgressEvent = { readonly kind: "progress"; readonly progress: Progress };

export type CheckEvent =
  | ProgressEvent
  | { readonly kind: "begun"; readonly functions: readonly string[]; readonly unchecked: readonly NotChecked[] }
  | { readonly kind: "decided"; readonly answer: FunctionVerdict }; // in the order of the functions

export type TestEvent = ProgressEvent | { readonly kind: "tested"; readonly answer: FunctionContract };

/** How far a search has come: the function at hand, its finished paths, the size of the inputs under way. */
export type Progress = { readonly function: string; readonly paths: number; readonly size: number };

/** Does jobs, one after the other. */
export type Session = {
  readonly ask: <K extends JobKind>(
    job: Job<K>,
    onEvent: (event: JobEvent<K>) => void,
    control?: Control,
  ) => Promise<Ending<K>>;
  readonly close: () => Promise<void>;
};

/** Does jobs, in whatever order, and may lose some. */
export type Ask = <K extends JobKind>(job: Job<K>) => Promise<Ending<K> | Lost>;

/** How a job may be stopped before its end: a "check" then still tells what it knows. */
export type Control = {
  readonly signal?: AbortSignal | undefined;
  readonly timeMaxMs?: number; // a safety net only: what ends a job is its steps
};

/** What a worker is started with: the languages of these files are opened before its first job. */
export type WorkerSettings = {
  readonly memoryMb: number;
  readonly opens: readonly string[];
  readonly tunesEngine: boolean;
  readonly checksItself: boolean;
};

/** The worker is busy while it works and reads no messages, so a job brings a flag: 1 once it is to stop. */
export type ToWorker = { readonly job: Job; readonly cancelled: Int32Array };

export type FromWorker =
  | { readonly kind: "event"; readonly event: JobEvent }
  | { readonly kind: "ended"; readonly ending: Ending }
  | { readonly kind: "bug"; readonly stack: string };
