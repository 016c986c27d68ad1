// Places of what nobody wrote but the typer made of something that was written there: the calls that a for
// comprehension stands for, implicit arguments, the parameters of a method that became a function. Errors are
// reported there as everywhere; what is lowered from there was written by nobody.
import type { Span } from "../../core/span.js";

const made = new WeakSet<Span>();

export function madeAt(at: Span): Span {
  const place = { ...at };
  made.add(place);
  return place;
}

export function isMade(at: Span): boolean {
  return made.has(at);
}
