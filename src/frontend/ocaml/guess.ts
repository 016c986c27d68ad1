// Preconditions that are guessed, as OCaml and Gospel write them.
import type { Span } from "../../core/span.js";
import type { Container, Guess } from "../../language/guess.js";

const LENGTHS: Readonly<Record<Container, string>> = {
  list: "List.length",
  array: "Array.length",
  string: "String.length",
};
const SIGNS = { "not negative": ">= 0", positive: "> 0", "not zero": "<> 0" } as const;
const MEMBERS: Readonly<Record<Container, string>> = {
  list: "List.mem",
  array: "Array.mem",
  string: "String.contains",
};

export function guessedCondition(guess: Guess): string {
  switch (guess.kind) {
    case "sign":
      return `${guess.of} ${SIGNS[guess.sign]}`;
    case "order":
      return `${guess.left} ${guess.order} ${guess.right}`;
    case "not-empty":
      return guess.container === "list" ? `${guess.of} <> []` : `${LENGTHS[guess.container]} ${guess.of} > 0`;
    case "same-length": {
      const length = LENGTHS[guess.container];
      return `${length} ${guess.left} = ${length} ${guess.right}`;
    }
    case "index":
      return `0 <= ${guess.index} && ${guess.index} < ${LENGTHS[guess.container]} ${guess.of}`;
    case "member":
      return `${MEMBERS[guess.container]} ${guess.item} ${guess.of}`;
    case "key":
      return `List.mem_assoc ${guess.key} ${guess.of}`;
    case "sorted":
      return `List.sort compare ${guess.of} = ${guess.of}`;
    case "there":
      return `${guess.of} <> None`;
    case "holds":
      return [guess.predicate, ...guess.args].join(" ");
  }
}

export function negatedCondition(condition: string): string {
  return `not (${condition})`;
}

/** One clause for each. */
export function demandText(conditions: readonly string[]): string {
  return conditions.map((condition) => `requires ${condition}`).join("\n");
}

/** In the comment that follows the function, or in a new one. */
export function demandingText(text: string, { end }: Span, conditions: readonly string[]): string {
  const [before, after] = [text.slice(0, end), text.slice(end)];
  const [own] = /^\s*\(\*@.*?(?=\*\))/s.exec(after) ?? [];
  const clauses = demandText(conditions);
  return own === undefined
    ? `${before}\n(*@ ${clauses} *)\n${after}`
    : `${before}${own}\n${clauses} ${after.slice(own.length)}`;
}
