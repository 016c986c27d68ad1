// A proof as data: what the finder writes and the checker reads. Terms are over the definitions of the statement.
import type { Name } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import type { Type } from "../../core/type.js";

/** A function is named by its definition or, inside one, by the id of its node; `env` holds what it captured, by name. */
export type ProofTerm =
  | { readonly kind: "var"; readonly name: string }
  | { readonly kind: "lit"; readonly value: Literal }
  | { readonly kind: "global"; readonly name: Name }
  | { readonly kind: "make"; readonly ctor: Name; readonly args: readonly ProofTerm[] }
  | {
      readonly kind: "fun";
      readonly code: Name | number;
      readonly env: readonly ProofTerm[];
      readonly held: readonly ProofTerm[];
    }
  | { readonly kind: "call"; readonly fn: ProofTerm; readonly args: readonly ProofTerm[] }
  | { readonly kind: "prim"; readonly op: string; readonly args: readonly ProofTerm[] };

export type Variable = { readonly name: string; readonly type: Type | undefined };

/** For all values of the variables: wherever `left` returns, `right` returns the same. */
export type Refines = {
  readonly kind: "refines";
  readonly vars: readonly Variable[];
  /** Where these are true. */
  readonly premises: readonly ProofTerm[];
  /** And where these hold. */
  readonly relations: readonly Relation[];
  readonly left: ProofTerm;
  readonly right: ProofTerm;
  /** What gets smaller where it is used for itself; empty: what the left side computes does. */
  readonly measure: readonly Measure[];
  readonly proof: ProofTree;
};

/** Of the variables of a lemma: for all values of the further variables, wherever `left` returns, `right` returns the same. */
export type Relation = {
  readonly vars: readonly Variable[];
  readonly left: ProofTerm;
  readonly right: ProofTerm;
};

/** Why a relation holds of the values that a lemma is used for: it is one of the lemma that is proved, or an instance of a
 * lemma. The values may mention the variables of the relation. */
export type Held =
  | { readonly kind: "own"; readonly index: number; readonly values: readonly ProofTerm[] }
  | { readonly kind: "lemma"; readonly instance: Instance; readonly relations: readonly Held[] };

/** For all values of the variables the call ends: with a value, or perhaps with an exception. The measure gets smaller. */
export type Returns = {
  readonly kind: "returns";
  readonly vars: readonly Variable[];
  readonly call: ProofTerm;
  readonly mayRaise: boolean;
  /** Compared from the first to the last. */
  readonly measure: readonly Measure[];
  /** Where it gives a value, that is no larger than these together; of none, nothing is said about that. */
  readonly size: readonly ProofTerm[];
  readonly proof: ProofTree;
};

/** The size of a value, or an integer that is not negative where the function calls itself. */
export type Measure = { readonly kind: "size" | "integer"; readonly of: ProofTerm };

export type Lemma = Refines | Returns;

/** For all values of the variables of which the premises hold: the call raises nothing. It may go on for ever. */
export type Keeps = {
  readonly vars: readonly Variable[];
  readonly premises: readonly ProofTerm[];
  /** Of a function with all its arguments. */
  readonly call: ProofTerm;
  /** Undefined: it is taken for granted. */
  readonly proof: ProofTree | undefined;
};

/** Values of the variables of a lemma, in their order. */
export type Instance = { readonly lemma: number; readonly values: readonly ProofTerm[] };

export type ProofTree =
  /** Each way that the value of a term can be; the term is one that is known to have a value. */
  | { readonly kind: "split"; readonly on: ProofTerm; readonly cases: readonly ProofCase[] }
  /** A call is gone into, whatever has to be decided for that. */
  | { readonly kind: "unfold"; readonly call: ProofTerm; readonly rest: ProofTree }
  | { readonly kind: "use"; readonly use: Ending; readonly rest: ProofTree }
  /** A relation of the lemma itself, for these values of its variables. */
  | { readonly kind: "relate"; readonly index: number; readonly values: readonly ProofTerm[]; readonly rest: ProofTree }
  /** Both sides are functions: they are given the same arguments. */
  | { readonly kind: "apply"; readonly vars: readonly string[]; readonly rest: ProofTree }
  /** A call of the right side returns, as a lemma says. */
  | { readonly kind: "returns"; readonly instance: Instance; readonly rest: ProofTree }
  /** Nothing is left to evaluate; the calls that stay are instances of lemmas. */
  | { readonly kind: "ends"; readonly calls: readonly Ending[] }
  | { readonly kind: "same" } // the two results are
  /** A call raises nothing, as a lemma of those says. */
  | { readonly kind: "keep"; readonly instance: Instance; readonly rest: ProofTree }
  /** What a call has shown of what it gave is gone into, wherever it is made and raises nothing. */
  | { readonly kind: "tell"; readonly call: ProofTerm; readonly rest: ProofTree }
  | { readonly kind: "kept" } // nothing was raised, and no call that was made raises anything
  | { readonly kind: "excluded" } // a call would raise that does not
  | { readonly kind: "raises" } // the left side does, which is nobody's concern
  | { readonly kind: "absurd" } // what is assumed cannot be: constructors clash, or literals
  | { readonly kind: "adds-up"; readonly sums: Sums };

/** What is assumed or known not to be negative; taken so many times, it adds up to a negative number. */
export type Sums = readonly Summand[];
export type Summand =
  | { readonly sum: ProofTerm; readonly times: string } // over integers without end
  | { readonly fact: MachineFact; readonly times: string };

/** What is known of machine integers, each of them within its range. */
export type MachineFact =
  /** One is less than another, or not. */
  | { readonly kind: "holds"; readonly condition: ProofTerm }
  | { readonly kind: "at-least-lowest"; readonly of: ProofTerm }
  | { readonly kind: "at-most-highest"; readonly of: ProofTerm }
  /** A sum does not wrap around, as it is neither too low nor too high: it is what its parts add up to. */
  | { readonly kind: "exact"; readonly of: ProofTerm; readonly low: Sums; readonly high: Sums }
  /** The opposite of what is shown. */
  | { readonly kind: "otherwise" };

/** An instance of a lemma; where that needs the one that is proved: which part of the measure gets smaller, and for an integer
 * why it is not negative before that; for a machine integer, which has a least value, why it gets smaller. */
export type Ending = {
  readonly instance: Instance;
  readonly at: number;
  readonly bound: Sums;
  /** For each relation of the lemma why it holds. */
  readonly relations: readonly Held[];
};

export type ProofCase = {
  readonly is:
    | { readonly kind: "make"; readonly ctor: Name; readonly fields: readonly string[] }
    | { readonly kind: "truth"; readonly value: boolean };
  readonly rest: ProofTree;
};

export type Certificate = {
  /** The last one is the statement; for a proof that both end, the one before it says that its left side does. */
  readonly lemmas: readonly Lemma[];
  readonly terminates: boolean;
  /** The submission is on the left: then it has to return on every input. */
  readonly turned: boolean;
  /** What integers are taken for. */
  readonly integers: "machine" | "unbounded";
};

/** That a function keeps what contracts say, wherever it ends. */
export type ContractCertificate = {
  /** The last one is the statement. */
  readonly lemmas: readonly Keeps[];
  readonly integers: Certificate["integers"];
  /** Lemmas that two terms are the same, which the others use: of each group the last one, which needs no other group. */
  readonly equalities: readonly (readonly Lemma[])[];
  /** That it ends: lemmas, of which the last one says so of the function itself. */
  readonly ends: readonly Returns[] | undefined;
};

/** No part of a proof: a case that nothing closed. The left side gives something there, and the right side something that could
 * not be shown to be the same; or it is stuck on something; or it raises. */
export type OpenLeaf = {
  readonly cases: readonly { readonly on: ProofTerm; readonly is: ProofCase["is"] }[];
  readonly left: ProofTerm;
  readonly kind: "value" | "stuck" | "raised";
  readonly right: ProofTerm | undefined;
};

/** Whether a proof has such a step. */
export function mentions(tree: ProofTree, kind: ProofTree["kind"]): boolean {
  if (tree.kind === "split") return tree.cases.some(({ rest }) => mentions(rest, kind));
  return tree.kind === kind || ("rest" in tree && mentions(tree.rest, kind));
}
