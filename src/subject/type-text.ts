// The type of a function as its program's signature writes it.
import type { Loaded } from "../language/language.js";
import type { Home } from "../report/suite/suite.js";
import { nameInReference } from "./names.js";
import type { ReadExercise } from "./read.js";

/** What the reference says of a function of its own, which may be named without the object that it is in. */
export function declared(
  read: ReadExercise,
  shown: string,
): { readonly type: string; readonly home: Home | undefined } {
  const { reference } = read;
  const name = nameInReference(read, shown);
  const value = reference.values.find((each) => each.name === name);
  return { type: typeTextOf(reference, shown) ?? value?.shownType ?? "", home: value?.home };
}

/** On one line; undefined when the signature does not have it. */
export function typeTextOf({ signature }: Loaded, name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [, text] =
    new RegExp(
      `^val \\(?\\s*${escaped}\\s*\\)? :((?:.|\\n(?! *(?:val|type|module|exception|external|class) ))*)`,
      "m",
    ).exec(signature) ?? [];
  return text?.replaceAll(/\s+/g, " ").trim();
}
