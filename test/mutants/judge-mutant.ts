// Whether a program is accepted, by the real OCaml and by us: that it parses and has a type.
import type { Language } from "../../src/language/language.js";
import { type Judge, TYPES_ONLY } from "../oracle/ocaml.js";

/** `message`: what is said of a program that is rejected, or how the tool failed. */
export type Verdict = { readonly accepted: boolean | "crash"; readonly message: string };

export function ourVerdict(language: Language, source: string): Verdict {
  try {
    const read = language.read([{ name: "mutant.ml", text: source }], []);
    if (read.ok) return { accepted: true, message: read.value.unchecked.length === 0 ? "" : "E301 not checked" };
    const [{ code, title, label, at }] = read.errors;
    const place = source.slice(at.start, at.end).slice(0, 60);
    return { accepted: false, message: `${code} ${title}: ${label} (at \`${place}\`)` };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { accepted: "crash", message: words.split("\n").slice(0, 3).join("\n") };
  }
}

export async function realVerdict(judge: Judge, source: string): Promise<Verdict> {
  const { types } = await judge.ask({ file: "mutant.ml", source, expressions: [] }, TYPES_ONLY);
  if (types === undefined) return { accepted: "crash", message: "no answer" };
  if (types.kind === "value") return { accepted: true, message: "" };
  return types.kind === "rejected"
    ? { accepted: false, message: types.text }
    : { accepted: "crash", message: `${types.kind}: ${types.text}` };
}
