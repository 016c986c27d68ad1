// Places of what no user wrote: what the typer made of something that was written there (the calls that a for
// comprehension stands for, implicit arguments, the parameters of a method that became a function), and all of the
// library. Errors are reported there as everywhere; what is lowered from there was written by nobody.
import type { Span } from "../../core/span.js";

const made = new WeakSet<Span>();

export function madeAt(at: Span): Span {
  const place = { ...at };
  made.add(place);
  return place;
}

export function isMade(at: Span): boolean {
  return made.has(at) || at.file.startsWith(LIBRARY);
}

const LIBRARY = "library of Scala: ";

/** What a file of the library is called: as no file of a user is. */
export function libraryFile(name: string): string {
  return LIBRARY + name;
}

/** The file of the library that a place is in, whether it is being compiled or read. */
export function libraryModule(at: Span): string {
  return at.file.startsWith(LIBRARY) ? at.file.slice(LIBRARY.length) : at.file;
}
