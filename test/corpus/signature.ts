// The type of one function in a signature as `ocamlc -i` prints it, and comparing two such
// types up to the names of their variables.
import type { Answer } from "../oracle/outcome.js";

/** `int list -> 'a`, or why there is none. */
export function typeOf(name: string, signature: Answer | undefined): string {
  if (signature === undefined) return "nothing";
  if (signature.kind !== "value") return `${signature.kind}: ${signature.text}`;
  return findType(name, signature.text) ?? `no ${name}`;
}

/** Both reject the program, or both have the same type. */
export function sameFunctionType(name: string, ours: Answer | undefined, real: Answer | undefined): boolean {
  if (ours === undefined || real === undefined) return false;
  if (real.kind === "rejected" || ours.kind === "rejected") return real.kind === ours.kind;
  return canonical(findType(name, ours.text)) === canonical(findType(name, real.text));
}

/** A value's type may go over several lines; the last definition of a name counts. */
function findType(name: string, signature: string): string | undefined {
  const items = signature.split(/\n(?=\S)/);
  const prefix = `val ${name} :`;
  return items
    .findLast((item) => item.startsWith(prefix))
    ?.slice(prefix.length)
    .replace(/\s+/g, " ")
    .trim();
}

/** Variables renamed in the order in which they appear. */
function canonical(type: string | undefined): string | undefined {
  const names = new Map<string, string>();
  return type?.replace(/'_?\w+/g, (name) => {
    const known = names.get(name) ?? `'${name.startsWith("'_") ? "_" : ""}v${names.size}`;
    names.set(name, known);
    return known;
  });
}
