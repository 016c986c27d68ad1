// The type of a function as its program's signature writes it.
import type { Loaded } from "../language/language.js";
import type { Home } from "../report/suite/suite.js";

/** What a program says of a function of its own. */
export function declared(loaded: Loaded, name: string): { readonly type: string; readonly home: Home | undefined } {
  const value = loaded.values.find((each) => each.name === name);
  return { type: typeTextOf(loaded, name) ?? value?.shownType ?? "", home: value?.home };
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
