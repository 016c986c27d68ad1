// The type of a function as its program's signature writes it.
import type { Loaded } from "../language/language.js";

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
