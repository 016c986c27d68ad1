// Preconditions that are guessed, as Scala writes them.
import type { Span } from "../../core/span.js";
import type { Guess } from "../../language/guess.js";
import type { GuessPhrases } from "../../language/language.js";

const SIGNS = { "not negative": ">= 0", positive: "> 0", "not zero": "!= 0" } as const;

export const GUESSES: GuessPhrases = { condition, negated: (text) => `!(${text})`, contract, demanding };

function condition(guess: Guess): string {
  switch (guess.kind) {
    case "sign":
      return `${guess.of} ${SIGNS[guess.sign]}`;
    case "order":
      return `${guess.left} ${guess.order === "<>" ? "!=" : guess.order} ${guess.right}`;
    case "not-empty":
      return `${guess.of}.length > 0`;
    case "same-length":
      return `${guess.left}.length == ${guess.right}.length`;
    case "index":
      return `0 <= ${guess.index} && ${guess.index} < ${guess.of}.length`;
    case "member":
      return `${guess.of}.contains(${guess.item})`;
    case "key":
      return `${guess.of}.exists(_._1 == ${guess.key})`;
    case "sorted":
      return `${guess.of} == ${guess.of}.sorted`;
    case "there":
      return `${guess.of}.isDefined`;
    case "holds":
      return `${guess.predicate.slice(guess.predicate.lastIndexOf(".") + 1)}(${guess.args.join(", ")})`;
  }
}

const DEMAND = "require";

function contract(conditions: readonly string[]): string {
  return conditions.map((each) => `${DEMAND}(${each})`).join("\n");
}

/** At the beginning of the body. */
function demanding(text: string, { start, end }: Span, conditions: readonly string[]): string {
  const body = text.slice(start, end);
  const demands = conditions.map((each) => `${DEMAND}(${each}); `).join("");
  const inside = body.startsWith("{") ? `{ ${demands}${body.slice(1)}` : `{ ${demands}${body} }`;
  return text.slice(0, start) + inside + text.slice(end);
}
