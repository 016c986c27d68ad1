// What is to be repaired, and who judges it: the same for a reference and for a contract.
import type { Expr, Name } from "../../core/expr.js";
import type { Ids } from "../../core/ids.js";
import type { Program } from "../../core/program.js";
import type { Source } from "../../core/span.js";
import type { Supply } from "../../core/supply.js";
import type { Type } from "../../core/type.js";
import type { Chooser } from "../../eval/generate/program.js";
import type { Facts } from "../../language/facts.js";
import type { Subject } from "../../subject/subject.js";
import type { Input } from "../../witness/judge.js";
import type { JudgeExplored } from "./explored.js";

export type Patient = {
  /** Whose nodes are changed; with all of the library that candidates may use. */
  readonly program: Program;
  /** For nodes of changes, and of what is put into the program to run them; and for what changes bind. */
  readonly ids: Ids;
  readonly names: Supply;
  readonly facts: Facts;
  /** Only what is written here may be changed. */
  readonly source: Source;
  /** What it defines itself, at its top. */
  readonly globals: ReadonlySet<Name>;
  /** What is asked about. */
  readonly entry: Name;
  /** The definitions that may be changed, and what of them may not. */
  readonly roots: readonly Expr[];
  readonly isFixed: (e: Expr) => boolean;
  /** A program with some changes, ready to be judged; undefined: it does not even load. */
  readonly load: (program: Program, chooser?: Chooser) => Trial | undefined;
  /** An input on which a program can be judged; undefined: it is no test. */
  readonly caseOf: (input: Input) => Case | undefined;
  /** Expressions of other programs, in the words of this one. */
  readonly donors: readonly Donor[];
  readonly arms: readonly ArmDonor[];
  readonly solution: Solution | undefined;
};

/** A function of the program, and what its body would be. */
export type Solution = { readonly root: Expr; readonly body: Expr; readonly now: Expr };

/** A program to be judged. */
export type Trial = {
  readonly subject: Subject;
  readonly verdict: (input: Case) => "right" | "wrong" | "unfinished";
  readonly steps: () => number;
  /** The same of a program with an unknown in it. */
  readonly explored: JudgeExplored;
};

/** An input with what is known of it beforehand. */
export type Case = { readonly input: Input; readonly known: unknown };

/** An expression that may be put elsewhere, with the local names that it uses. */
export type Donor = {
  readonly e: Expr;
  readonly type: Type;
  readonly free: readonly FreeName[];
  readonly size: number;
  readonly from: "own" | "reference" | "peer";
};

/** A case of a match on values of a type: the donor is a match with that case alone. */
export type ArmDonor = { readonly on: Type; readonly donor: Donor };

/** `isFunction`: a function of the whole program, for which any of the same type may stand. */
export type FreeName = {
  readonly name: Name;
  readonly shown: string;
  readonly type: Type;
  readonly isFunction: boolean;
};
