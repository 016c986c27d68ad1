// Contracts: what a program says about itself. A front end lowers them to calls of functions of its library, in the body of
// the function that they belong to; what these functions mean is told here, so that nobody else knows how a language writes
// contracts.
import type { Name } from "../core/expr.js";

/** What a function of the library means; in brackets, what it is applied to. Where nobody asks about contracts it is a
 * function as any other. */
export type ContractRole =
  /** (condition): of the arguments, at the beginning of a function; elsewhere an assertion. */
  | "require"
  /** (value, predicate): the predicate holds of the value, which it gives. */
  | "ensure"
  /** (value, condition): the condition holds when the value is known, which it gives. */
  | "ensure-that"
  /** (condition): which it gives. */
  | "hold"
  /** (condition). */
  | "assert"
  /** (value, condition): before the first and after each round of a loop; it gives the value. */
  | "loop"
  /** (anything): nobody knows what it gives, so of an input that comes to it nothing is known. */
  | "unknown"
  /** (condition): an input that makes it false is no test. */
  | "assume"
  /** (function of unit, predicate): gives what the function gives; it may raise exceptions of which the predicate holds. */
  | "allow"
  /** (list): integers, none negative, which get smaller from one call of the function to the next inside, in the order of
   * dictionaries. */
  | "decrease"
  /** (integers): the same. */
  | "decrease-each"
  /** (list): the same of integers and data, which gets smaller by its size. */
  | "shrink"
  /** (integers or data): the same. */
  | "shrink-each";

/** What a program says of contracts without calling any of these functions. */
export type ContractFacts = {
  /** Functions that make values, or are called when one was changed: what they demand is an invariant. */
  readonly makers: ReadonlySet<Name>;
  /** Functions that find the one to call among those that override another: who calls them keeps what that demands. */
  readonly dispatchers: ReadonlyMap<Name, Name>;
  /** What a function overrides: it promises what they promise. */
  readonly overridden: ReadonlyMap<Name, readonly Name[]>;
};

export type ContractRoles = ReadonlyMap<Name, ContractRole>;

export const NO_CONTRACTS: ContractRoles = new Map();
