// What the tests of parsers ask of places: the text under every node of a kind.

/** `root`: a syntax tree, or nothing where the text was rejected. */
export function textsUnder(root: unknown, text: string, kind: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("kind" in node && node.kind === kind && "at" in node) {
      const { start, end } = node.at as { start: number; end: number };
      found.push(text.slice(start, end));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(root);
  return found;
}
