// Exceptions that mean the same in several languages, by their names there.

const ALIKE: readonly (readonly string[])[] = [
  ["Not_found", "NoSuchElementException"],
  ["Failure", "RuntimeException"],
  ["Invalid_argument", "IllegalArgumentException", "IndexOutOfBoundsException", "ArrayIndexOutOfBoundsException"],
  ["Division_by_zero", "ArithmeticException"],
  ["Match_failure", "MatchError"],
  ["Assert_failure", "AssertionError"],
  ["Stack_overflow", "StackOverflowError"],
];

/** What Failure is to OCaml, RuntimeException is to Scala. */
export function alikeExceptions(one: string, other: string): boolean {
  return ALIKE.some((names) => names.includes(one) && names.includes(other));
}
