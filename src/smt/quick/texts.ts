// Equal and different strings: unknown strings and constants are joined by what must be
// equal (union-find). There are infinitely many strings, so classes that are only said to
// differ can always be told apart.
import { textTerm } from "../sorts.js";
import { type Atom, type Cond, type Lit, type StrTerm, textParts } from "../term.js";

/** An unknown string, or a constant. */
export type TextNode = Atom | string;
export type TextPair = readonly [TextNode, TextNode];

export type Classes = {
  readonly rootOf: (node: TextNode) => TextNode; // a constant if the class has one
  readonly differ: readonly TextPair[]; // roots
};

/** The equations and disequations between single unknowns and constants; the rest is for whoever checks the model. */
export function textPairs(slice: readonly Lit[]): {
  readonly equal: readonly TextPair[];
  readonly differ: readonly TextPair[];
} {
  const equal: TextPair[] = [];
  const differ: TextPair[] = [];
  for (const { cond, side } of slice) {
    const [a, b] = cond.kind === "same" ? [nodeOf(cond.a), nodeOf(cond.b)] : [emptyBy(cond), ""];
    if (a !== undefined && b !== undefined) (side ? equal : differ).push([a, b]);
  }
  return { equal, differ };
}

/** The string of which a condition says that it has no characters. */
function emptyBy(cond: Cond): TextNode | undefined {
  if ((cond.kind !== "le" && cond.kind !== "eq") || cond.bound !== 0) return undefined;
  const [only, ...others] = cond.form.monos;
  const [atom, ...factors] = only?.atoms ?? [];
  if (atom?.op.kind !== "length" || others.length > 0 || factors.length > 0) return undefined;
  return nodeOf(textTerm(atom.args[0]));
}

export function nodeOf(text: StrTerm): TextNode | undefined {
  if (typeof text === "string") return text;
  const parts = textParts(text);
  return parts.length === 1 ? parts[0] : undefined;
}

/** undefined when they contradict each other. */
export function classesOf(equal: readonly TextPair[], differ: readonly TextPair[]): Classes | undefined {
  const parent = new Map<TextNode, TextNode>();
  const rootOf = (node: TextNode): TextNode => {
    let root = node;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    return root;
  };
  for (const [a, b] of equal) {
    const [x, y] = [rootOf(a), rootOf(b)];
    if (x === y) continue;
    if (typeof x === "string" && typeof y === "string") return undefined;
    if (typeof x === "string") parent.set(y, x);
    else parent.set(x, y);
  }
  const roots = differ.map(([a, b]): TextPair => [rootOf(a), rootOf(b)]);
  return roots.some(([a, b]) => a === b) ? undefined : { rootOf, differ: roots };
}

/** What a string must look like, as far as its length and characters are known. */
export type Wish = { readonly length: number | undefined; readonly chars: ReadonlyMap<number, number> };

/** Longer strings exist, but no such length is ever chosen. */
export const LENGTH_MAX = 1000;

/** The first string that fits the wish and is none of those taken. */
export function wishedText(wish: Wish, usual: string, taken: ReadonlySet<string>): string | undefined {
  const needed = Math.max(-1, ...wish.chars.keys()) + 1;
  const length = wish.length ?? Math.max(needed, 1);
  if (length < needed || length > LENGTH_MAX) return undefined;
  if (fits(wish, usual) && !taken.has(usual)) return usual;
  for (const fill of "xyzabcdefghijklmnopqrstuvw") {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(wish.chars.get(i) ?? fill.charCodeAt(0))).join(
      "",
    );
    if (!taken.has(text)) return text;
  }
  return undefined;
}

function fits({ length, chars }: Wish, text: string): boolean {
  if (length !== undefined && text.length !== length) return false;
  return [...chars].every(([at, code]) => text.charCodeAt(at) === code);
}
