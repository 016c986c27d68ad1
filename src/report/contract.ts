// What is known of a function and its contract, as data.
import type { Span } from "../core/span.js";
import type { Explored, GeneralInput, Shown, Verdict } from "./verdict.js";

/** What a contract says, and where. */
export type BrokenPart = {
  readonly kind: "precondition" | "postcondition" | "invariant" | "assertion" | "loop" | "measure" | "exception";
  /** The function that has to see to it. */
  readonly function: string;
  /** Of a precondition or an invariant: of whom it is, where that is another. */
  readonly of: string | undefined;
  /** Of an exception that was raised by no contract there is none. */
  readonly at: Span | undefined;
};

/** An input of which the precondition holds, and what is broken on it. */
export type ContractWitness = {
  readonly call: string;
  readonly args: readonly string[];
  readonly size: number;
  readonly broken: BrokenPart;
  /** What the function gave, or raised, where that is known. */
  readonly got: Shown | undefined;
  /** It is a sequence of calls, which are its arguments; the last one breaks the contract. */
  readonly isSequence?: true;
  /** With as many parts as can be anything. */
  readonly general?: GeneralInput;
};

export type ContractVerdict =
  | {
      readonly kind: "broken";
      readonly witness: ContractWitness;
      /** Of other parts of the contract, when asked for. */
      readonly others: readonly ContractWitness[];
      readonly smallest: boolean;
      readonly smaller: number; // paths through smaller inputs, which all keep it
      readonly conditions: Extract<Verdict, { kind: "agrees" }>["conditions"];
    }
  | Exclude<Verdict, { kind: "differs" }>;

/** How many inputs there are of which the precondition holds, by size, and up to which size all were counted. */
export type ValidInputs = { readonly valid: readonly number[]; readonly upTo: number };

/** A precondition that nobody wrote, under which the failure was not found again. */
export type GuessedContract = {
  /** As the language writes it, to be pasted in. */
  readonly text: string;
  /** What it holds of: the calls that the program itself makes, or so many inputs on which the function does not fail. */
  readonly from: "calls" | number;
  /** With it nothing was found up to this size; infinite: on any input. */
  readonly upTo: number;
};

export type FunctionContract = {
  readonly function: string;
  readonly verdict: ContractVerdict;
  /** When it was asked for, of a function that fails; null: none was found. */
  readonly guess?: GuessedContract | null;
  /** When it was asked for. */
  readonly inputs?: ValidInputs;
  readonly explored: Explored;
};
