// What the stages of a command are printed of. Each piece is made when a stage asks for it, by the functions that the
// command itself uses, so that a dump does no more than the command would.
import type { Expr } from "../core/expr.js";
import type { Source } from "../core/span.js";
import type { Value } from "../core/value.js";
import type { Unit } from "../eval/unit.js";
import type { Path } from "../explore/search.js";
import type { Loaded } from "../language/language.js";
import type { CoverStep as SuiteStep } from "../questions/cover/cover.js";
import type { Claim } from "../questions/refute/claim.js";
import type { Refutation } from "../questions/refute/refute.js";
import type { CheckStep } from "../questions/refute/stages.js";
import type { Checked } from "../report/diagnostic.js";
import type { SolverAnswer } from "../smt/solver.js";
import type { Lit } from "../smt/term.js";
import type { Operations } from "../subject/hidden/operation.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Side, Subject } from "../subject/subject.js";

/** Something of a program, of a function in it, or (without a file) of a function in both programs. */
export type Titled<T> = {
  readonly file: string | undefined;
  readonly function: string | undefined;
  readonly value: T;
};

export type Pieces<T> = Checked<readonly Titled<T>[]>;

/** Some functions cannot be asked about. */
export type Askable<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export type WorkTexts = {
  /** As the parser of the language makes them. */
  readonly trees: () => Pieces<unknown>;
};

export type Programs = WorkTexts & { readonly programs: () => Pieces<Loaded> };

export type Units = { readonly units: () => Pieces<Askable<Unit>> };

export type Functions = Programs &
  Units & {
    readonly functions: () => Pieces<AskedIn>;
    readonly subjects: () => Pieces<Askable<SubjectIn>>;
  };

/** What is asked about in one of the programs. */
export type AskedIn = {
  readonly loaded: Loaded;
  readonly asked: readonly AskedFunction[];
  readonly given: readonly string[];
  readonly operations: Operations;
  /** What a function of the exercise is in this program. */
  readonly find: (name: string) => Side | undefined;
};

export type SubjectIn = {
  readonly subject: Subject;
  readonly loaded: Loaded;
  /** The program's own file, and all that it was read with. */
  readonly file: string;
  readonly sources: readonly Source[];
  /** The function itself, without any disguise. */
  readonly plain: Side;
};

export type Searches<A> = { readonly questions: () => Pieces<Askable<Question<A>>> };

/** A search that is ready to begin. */
export type Question<A> = {
  /** Whose inputs are looked for. */
  readonly subject: Subject;
  /** A call in the user's words. */
  readonly shown: (args: readonly Expr[]) => string;
  readonly ask: (watch: Watch) => Promise<Askable<A>>;
};

export type Watch = {
  /** `budget`: where there are several. */
  readonly onPath?: (path: Path<AnyStep>, args: readonly Value[], budget?: number) => void;
  readonly onQuery?: (query: readonly Lit[], effort: number, answer: SolverAnswer) => void;
};

/** A step of any question. */
export type AnyStep = CheckStep | SuiteStep;

/** What `check` knows of a function in the end. */
export type Claimed = { readonly claim: Claim; readonly refutation: Refutation };
