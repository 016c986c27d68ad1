// How large a change is: the words of the text that are lost, and those that are added. Parentheses are free.
const WORD = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)'|[\w'.\x80-\xff]+|[!$%&*+\-/:<=>?@^|~#]+|[^\s()]/g;

export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function changeCost(before: string, after: string): number {
  const { lost, added } = wordsChanged(before, after);
  return lost + added;
}

export function wordsChanged(before: string, after: string): { readonly lost: number; readonly added: number } {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const kept = commonLength(a, b);
  return { lost: a.length - kept, added: b.length - kept };
}

/** Of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1);
  for (const word of a) {
    const next = new Uint16Array(b.length + 1);
    for (const [j, other] of b.entries())
      next[j + 1] = word === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0);
    row = next;
  }
  return row[b.length] ?? 0;
}
