// What users read, as functions from data to text: a catalogue is a value of this type, and there is one for each
// language of users. Hosts choose one and hand it to whatever writes. All texts are Unicode, in the data too: byte
// strings are decoded first. How names, files and types are quoted is for the catalogue to say; whether a text is fit
// for a screen, a page or a table is not, and is seen to by whoever writes it there.
import type { StopReason } from "../answer.js";
import type { ClassNotice } from "../class-notice.js";
import type { ClassSummary, CreditShown, Review, Status } from "../class-results.js";
import type { BrokenPart } from "../contract.js";
import type { Closing, ExplainedEnd, ExplainedLemma, ExplainedUse, ProofBy, Unproved } from "../explanation.js";
import type { Incomparable, LoadFailure } from "../incomparable.js";
import type { NotChecked } from "../not-checked.js";
import type { NotHandedIn } from "../not-handed-in.js";
import type { LineAnswer } from "../reach-answer.js";
import type { NotRun, NoVerdict, Unready, Untestable, UnusableTest } from "../reason.js";
import type { SecondOpinion } from "../second-opinion.js";
import type { AboutShape, Operand } from "../suite/about.js";
import type { LearnedSuite, Strength } from "../suite/suite.js";
import type { NotWritten } from "../suite/written.js";
import type { Condition, Effects, GeneralInput, Limit, Observation, Rests, Shown } from "../verdict.js";
import type { AskedOption, Refusal, Unreadable } from "../verified.js";
import type { HintWords, RepairWords } from "./repair-words.js";

export type Words = {
  readonly locale: string; // "en": for pages, which say what language they are in
  readonly verdicts: VerdictWords;
  readonly proofs: ProofWords;
  readonly contracts: ContractWords;
  readonly reaching: ReachWords;
  readonly repairs: RepairWords;
  readonly hints: HintWords;
  readonly reasons: ReasonWords;
  readonly grading: GradingWords;
  readonly feedback: FeedbackWords;
  readonly suites: SuiteWords;
  readonly emitted: EmittedWords;
  readonly commands: CommandWords;
};

// ---- verdicts ----

/** A verdict without what it rests on. */
export type VerdictInShort =
  | { readonly kind: "differs"; readonly finishes: boolean } // the submission, where the two part
  | { readonly kind: "equal"; readonly terminates: boolean }
  /** `rounds`: what integers and strings may drive, where that is all that was looked at. */
  | { readonly kind: "agrees"; readonly upTo: number; readonly rounds: number | undefined }
  | { readonly kind: "agrees-so-far"; readonly upTo: number; readonly rounds: number | undefined }
  | { readonly kind: "cannot-compare" }
  | { readonly kind: "not-decided" };

/** A condition, and the words for it. */
export type ToldCondition = { readonly condition: string; readonly text: string };

/** What claims rest on, and what ends them. */
export type ClaimWords = Pick<VerdictWords, "condition" | "limit">;

export type VerdictWords = {
  /** Stands alone, and continues "compared with the reference, it ...". */
  readonly verdict: (verdict: VerdictInShort) => string;
  /** Conditions and limits are phrases that continue "agrees up to size 9 ...". */
  readonly condition: (condition: Condition) => string;
  readonly limit: (limit: Limit) => string;
  /** What agreement up to a size, and so many rounds, rests on, of phrases for its other conditions; may be empty. */
  readonly claim: (upTo: number, rounds: number | undefined, conditions: readonly string[]) => string;
  /** Why no more is claimed. */
  readonly notFurther: (upTo: number, limits: readonly string[]) => string;
  /** What a proof shows, in a sentence, under these conditions. */
  readonly provedEqual: (terminates: boolean, conditions: readonly ToldCondition[]) => string;
  /** Beside a verdict: what it took. */
  readonly explored: (paths: number, ms: number) => string;
  /** Beside a proof: by what it is, and how many lemmas it took. */
  readonly proved: (by: ProofBy, lemmas: number, ms: number | undefined) => string;
  /** Beside a difference. `smaller`: paths through smaller inputs. */
  readonly found: (smallest: boolean, smaller: number, ms: number) => string;
  /** What is said of a difference that is none of behaviour. */
  readonly rests: (rests: Exclude<Rests, "behaviour">) => string;
  /** What a run came to. */
  /** Of a function in the reference and in the submission. */
  readonly bothNames: (reference: string, submission: string) => string;
  readonly value: (text: string, effects: Effects | undefined) => string;
  readonly exception: (exception: string, printed: string | undefined) => string;
  readonly exited: (code: number, printed: string | undefined) => string;
  /** `reference`: the steps of the reference's run, where the submission's is meant. */
  readonly unfinished: (why: WhyUnfinished, steps: number, reference: number | undefined) => string;
  /** Labels beside a counterexample. */
  readonly expected: string;
  readonly got: string;
  readonly from: string; // what the observer saw
  readonly apart: string; // where two long results part
  readonly observedBy: string;
  /** What is done to the result, after that label. */
  readonly observation: (observed: Observation) => string;
  /** A call with names that stand for anything. */
  readonly general: (general: GeneralInput) => string;
  /** A command that shows what the submission does. */
  readonly tryThis: (command: string) => string;
  readonly hint: string; // a label
  /** Of problems that are not shown. */
  readonly more: (problems: number) => string;
};

export type WhyUnfinished = Extract<Shown, { readonly kind: "unfinished" }>["why"];

// ---- proofs ----

/** Equations and conditions are texts of programs. Lines end without a full stop only where they end with such a text. */
/** What is said of a function and its contract. */
export type ContractWords = {
  readonly broken: string;
  readonly proved: (terminates: boolean) => string;
  readonly holds: (upTo: number, rounds: number | undefined) => string;
  readonly soFar: (upTo: number, rounds: number | undefined) => string;
  readonly notAsked: string; // all that a contract says was left out
  readonly cannotTest: string;
  /** Beside an input that breaks it. `smaller`: paths through smaller inputs. */
  readonly found: (smallest: boolean, smaller: number, ms: number) => string;
  /** Of limits that are about two programs elsewhere. */
  readonly limit: (limit: Limit["kind"]) => string | undefined;
  /** How many inputs there are of which a precondition holds, by size. */
  readonly inputs: (
    valid: readonly { readonly size: number; readonly inputs: number }[],
    upTo: number | undefined,
  ) => string;
  /** Before a precondition that was guessed, and after it: what it holds of, and how far it excludes the failure. */
  readonly guess: string;
  readonly guessed: (from: "calls" | number, upTo: number | undefined) => string;
  readonly noGuess: string;
  /** Which part of a contract is broken, by whom, and where that stands. */
  readonly breaks: (
    kind: BrokenPart["kind"],
    name: string,
    of: string | undefined,
    where: string | undefined,
  ) => string;
};

/** What is said of a line that may be reached. */
export type ReachWords = {
  readonly verdict: (verdict: LineAnswer["verdict"], upTo: number) => string;
  readonly perhapsNotSmallest: string;
};

export type ProofWords = {
  /** Over an explanation: what is shown. */
  readonly shows: (lemma: ExplainedLemma, terminates: boolean) => string;
  /** What the marked names are. */
  readonly marks: (names: readonly string[]) => string;
  readonly lemma: (lemma: ExplainedLemma) => string;
  readonly by: (by: ProofBy) => string; // a sentence
  /** What is assumed in a case, and what follows; `used`: the equations come below that it takes. */
  readonly case: (facts: readonly string[], closing: Closing, used: boolean) => string;
  /** An equation, and by which lemma it holds; 0 is what is to be shown. */
  readonly use: (use: ExplainedUse) => string;
  /** Cases that cannot be. */
  readonly impossible: (cases: number) => string;
  readonly ends: (ends: readonly ExplainedEnd[]) => string;
  readonly moreCases: (cases: number) => string;
  /** Why nothing was proved. */
  readonly unproved: (why: Unproved) => string;
  // Certificates.
  readonly unreadable: (why: Unreadable) => string; // continues the name of the file
  readonly otherQuestion: (options: readonly AskedOption["option"][]) => string;
  readonly refusal: (reasons: ReasonWords, why: Refusal) => string;
  readonly refused: string; // a verdict
  /** What the second checker says of what the first has accepted, or has not. */
  readonly second: (accepted: boolean, second: SecondOpinion) => string;
  readonly asked: (options: readonly AskedOption[]) => string;
  readonly otherVersion: (version: string, own: string) => string;
  readonly wrote: (file: string, functions: readonly string[]) => string;
  readonly nothingToWrite: (file: string) => string;
  readonly notWritten: (file: string, why: string) => string;
};

// ---- reasons ----

/** What is in the way, as a phrase, and a sentence on what to do about it. */
export type Explained = { readonly why: string; readonly hint: string | undefined };

/** Phrases without a full stop, unless they say otherwise. */
export type ReasonWords = {
  /** `submission`: the name of what is compared, where it is none. */
  readonly incomparable: (why: Incomparable, submission?: string) => Explained;
  readonly loadFailure: (how: LoadFailure) => string; // continues the name of a program
  readonly unusableTest: (why: UnusableTest) => string;
  readonly untestable: (why: Untestable) => Explained;
  readonly failure: (why: NoVerdict) => string; // its first line is for students too
  readonly notRun: (why: NotRun) => string;
  readonly notReady: (why: Unready) => string;
  readonly notHandedIn: (why: NotHandedIn) => string;
  /** What stands over a definition that was left out for what it does. */
  readonly leftOut: (definition: string | undefined) => string;
  /** A sentence below such definitions: what follows. */
  readonly consequence: (kind: NotChecked["kind"]) => string;
  /** Sentences. */
  readonly notice: (notice: ClassNotice) => string;
  /** What is wrong with a program, from what its front end says in English. */
  readonly problem: (english: string) => string;
  /** A phrase as a sentence; a name at its beginning stays as it is written. */
  readonly sentence: (phrase: string) => string;
};

// ---- classes, for teachers ----

export type GradingWords = {
  readonly status: (status: Status) => string;
  readonly proved: string; // the status of a submission whose functions are all proved
  /** What a status means, as a phrase, where it needs to be said. */
  readonly explained: (status: Status) => string | undefined;
  /** Definitions that were left out of a submission, by their names or lines. */
  readonly leftOut: (names: readonly string[]) => string;
  readonly line: (line: number) => string;
  readonly summary: (summary: ClassSummary) => string; // "5 submissions: 3 right, 2 wrong"
  /** With what else there is to say in one line. */
  readonly lastLine: (summary: ClassSummary, mistakes: number, throughClass: number) => string;
  readonly points: (points: number, outOf: number) => string; // "1.5/2"
  readonly pointsOf: (points: number, outOf: number) => string; // "1.5 of 2 points"
  /** Of points that somebody should look at: a mark beside them, what it means, and why, of one function. */
  readonly reviewMark: string;
  readonly reviewMeaning: string;
  readonly review: (why: Review) => string;
  readonly number: (n: number) => string; // "12,345"
  readonly submissions: (n: number) => string;
  /** Names, and how many there are besides. */
  readonly names: (names: readonly string[], left: number) => string;
  readonly more: (n: number) => string;
  readonly moreNotes: (n: number) => string;
  readonly moreSubmissions: (n: number) => string;
  readonly moreMistakes: (n: number) => string;
  readonly moreMistakesOf: (mistakes: number, submissions: number) => string;
  readonly note: string; // a label
  readonly mistakes: string; // a heading
  /** Beside an input on which one mistake is not like others: "but right on", "and 3 on". */
  readonly telling: { readonly but: string; readonly right: string; readonly and: string; readonly on: string };
  readonly columns: { readonly submission: string; readonly where: string; readonly points: string };
  readonly program: string; // where there is no function to name
  // Tests of the teacher's.
  readonly yourTests: string;
  readonly missNobody: string;
  readonly miss: (missed: number, wrong: number) => string;
  readonly catchNobody: (tests: number) => string;
  readonly covering: string; // a heading
  readonly cover: (inputs: number, submissions: number, smallest: boolean) => string;
  // Notes on a submission or a function.
  readonly sameAs: (id: string) => string;
  readonly throughClass: string;
  readonly throughInputs: string;
  readonly perhapsNotSmallest: string;
};

// ---- classes, for students ----

export type FeedbackWords = {
  readonly status: (status: Status) => string; // of a whole submission
  /** What that means, in sentences, where it needs to be said. */
  readonly explained: (status: Status) => string | undefined;
  /** What happened to a submission without a verdict, in sentences; nothing of it is for the student to mend elsewhere. */
  readonly failure: (why: NoVerdict | NotHandedIn) => string;
  readonly result: (status: Status) => string; // the same as a sentence
  readonly verdict: (kind: "right" | "wrong" | "nothing-wrong" | "cannot-compare" | "not-looked-at") => string;
  readonly compared: (verdict: string) => string;
  /** What points rest on, after them: "right on 12 of 18 inputs". `isWrong`: somewhere else, where not on these. */
  readonly credit: (credit: CreditShown, isWrong: boolean) => string;
  readonly toBeReviewed: string; // a sentence: points are missing that the teacher may give
  /** What the size of an input is, in sentences. */
  readonly aboutSize: string;
  /** Above an input on which it goes wrong. */
  readonly input: (smallest: boolean) => string;
  /** How to see it at the language's own prompt: what to start, and what to enter; a sentence. */
  readonly reproduce: (start: string, enter: readonly string[]) => string;
  readonly line: (line: number) => string; // where a function is
  /** That the newest version counts, and which files are older; a sentence. */
  readonly newest: (older: readonly string[]) => string;
  /** That functions are compared through one of the teacher's that calls them; a sentence. */
  readonly through: (observer: string) => string;
  /** How it goes wrong, without the input. */
  readonly goesWrong: (size: number, expected: Ended, got: Ended) => string;
};

/** How a run ended, without what came of it. */
export type Ended = "value" | "exception" | "exited" | "unfinished";

// ---- suites ----

export type SuiteWords = {
  readonly tests: (n: number) => string;
  readonly strength: (strength: Strength) => string;
  /** What the last budget came to; continues the strength. */
  readonly round: (budget: number, complete: boolean, ways: number) => string;
  readonly severalRight: (tests: number) => string;
  readonly untested: (ways: number) => string;
  readonly unreachable: (line: number) => string;
  readonly refused: (why: string) => string;
  readonly leftOut: (tests: number, why: NotWritten) => string;
  readonly learned: (from: LearnedSuite) => string;
  readonly notRun: (why: string) => string;
  readonly ran: (run: RanOnTests) => string;
  /** Of tests that were there before. */
  readonly unusable: (call: string, why: string) => string;
  readonly add: (
    call: string,
    told: { readonly now: string; readonly before: string; readonly line: number },
  ) => string;
  readonly andMore: (mutants: number) => string; // continues what to add
  readonly moreCalls: (n: number) => string;
  // What budgets cost.
  readonly budget: (budget: number) => string;
  readonly ways: (n: number) => string; // as wide as any other number of them
  readonly seconds: (ms: number) => string;
  readonly covers: (branches: Share, mutants: Share) => string;
  readonly guessed: (long: boolean) => string;
  readonly noMoreWays: string;
};

export type Share = { readonly some: number; readonly all: number };

/** What became of a submission. `missing`: functions of which no test could be run. */
export type RanOnTests = {
  readonly fails: number;
  readonly branches: Share | undefined;
  readonly missing: readonly { readonly function: string; readonly why: string }[];
};

/** What stands in files of tests beside the tests. */
export type EmittedWords = {
  readonly asserts: string; // after a program
  readonly assertsInObject: string; // after a program, or beside it
  /** What tests are named by. */
  readonly shape: (shape: AboutShape) => string;
  readonly operand: (operand: Operand) => string;
  readonly noArguments: string;
  readonly rightOutcome: string; // what is checked where there are several
  readonly wrongOutcome: string; // what is said when none of them came
  readonly notWrongAgain: string; // what is checked of an outcome that was wrong
  readonly wrongAgain: string; // what is said when it came again
  readonly breach: (kind: BrokenPart["kind"], call: string) => string; // the name of a test of what broke a contract
  readonly exception: string;
  readonly result: string;
  readonly function: string; // a label
};

// ---- the command line, besides its help ----

export type CommandWords = {
  readonly wroteAutograder: (system: "gradescope" | "github", folder: string, files: readonly string[]) => string;
  /** Students that a table of the course system has no row of; and a table for another number of points. */
  readonly notInWorksheet: (file: string, students: string) => string;
  /** Students whose row was left as it was, since points are missing that nobody knows. */
  readonly leftInWorksheet: (file: string, students: string) => string;
  readonly otherMaximum: (file: string, there: number, here: number) => string;
  /** `what`: the file or expression that was stopped. */
  readonly stopped: (what: string, reason: StopReason, limits: StopLimits) => string;
  readonly unsupported: (what: string, why: string) => string;
  readonly exited: (what: string, code: number) => string;
  readonly noFunction: (file: string) => string;
  readonly noContract: (file: string) => string;
  readonly watching: (files: readonly string[]) => string;
  /** Nothing is computed there; undefined: nowhere. */
  readonly nothingOnLine: (file: string, line: number | undefined) => string;
  readonly interrupted: string;
  readonly interruptedSuite: string; // there is something to show
  readonly interruptedClass: (folder: string) => string;
  readonly timeout: (seconds: number) => string;
  readonly written: (folder: string, files: readonly string[]) => string;
  readonly wrote: (file: string) => string;
  // How far the work has come.
  readonly checking: (name: string, paths: number, size: number, seconds: number) => string;
  readonly exploring: (name: string, ways: number, size: number, seconds: number) => string;
  readonly classProgress: (
    phase: "reading" | "checking" | "comparing" | "repairing",
    done: Share,
    wrong: number,
  ) => string;
  readonly suiteProgress: (phase: "ways" | "tests", done: Share) => string;
};

/** `language`: whose own stack has about the same limit. */
export type StopLimits = {
  readonly language: string | undefined;
  readonly memoryMb: number;
  readonly timeMaxMs: number;
};
