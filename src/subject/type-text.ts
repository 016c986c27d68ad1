// The type of a function as its program writes it.
import type { Home } from "../report/suite/suite.js";
import { nameInReference } from "./names.js";
import type { ReadExercise } from "./read.js";

/** What the reference says of a function of its own, which may be named without the object that it is in. */
export function declared(
  read: ReadExercise,
  shown: string,
): { readonly type: string; readonly home: Home | undefined } {
  const name = nameInReference(read, shown);
  const value = read.reference.values.find((each) => each.name === name);
  return { type: value?.shownType.replaceAll(/\s+/g, " ") ?? "", home: value?.home };
}
