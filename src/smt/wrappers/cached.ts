// Asks each question once. A question's text does not depend on the order of its conditions nor
// on the numbers of its unknowns, so it is its own key.
import type { AskText } from "../text-solver.js";

const ENTRIES_MAX = 10_000;

export function cached(ask: AskText): AskText {
  const known = new Map<string, string>();
  return async (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = await ask(text);
    if (!/^(un)?sat\b/.test(answer)) return answer; // may do better another time
    if (known.size >= ENTRIES_MAX) known.delete(known.keys().next().value as string); // the oldest
    known.set(text, answer);
    return answer;
  };
}
