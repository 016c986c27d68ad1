// The functions in a signature as `elenchus types` prints it. A definition begins at the left margin; what belongs
// to it, or to a module, is indented.

/** The name as `--function` takes it, and the type on one line. Byte strings. */
export type Typed = { readonly name: string; readonly type: string };

export function functionsIn(signature: string): readonly Typed[] {
  const items = signature.matchAll(/^val (?:\( (\S+) \)|(\S+)) :((?:.*)(?:\n +.*)*)/gm);
  return [...items]
    .map(([, operator, name, type = ""]) => ({
      name: operator ?? name ?? "",
      type: type.trim().replaceAll(/\s+/g, " "),
    }))
    .filter(({ type }) => hasArrow(type));
}

/** Outside of all parentheses. */
function hasArrow(type: string): boolean {
  let outside = type;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, "");
  }
  return outside.includes("->");
}
