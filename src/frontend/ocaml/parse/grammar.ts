// The only importer of tree-sitter. Its OCaml grammar is fed the tokens one by one, in a fixed spelling
// (every name is "x", every string is ""), so that it decides on structure alone and never on words.
import { Language, Parser, type Tree } from "web-tree-sitter";
import type { Token } from "./tokens.js";

/** `kinds` and `inner` are by tree-sitter's number of a kind: its name, and whether it may have children. */
export type Grammar = {
  readonly parser: Parser;
  readonly kinds: readonly string[];
  readonly inner: readonly boolean[];
};

export async function loadGrammar(runtimeWasm: Uint8Array, grammarWasm: Uint8Array): Promise<Grammar> {
  await Parser.init({ wasmBinary: runtimeWasm });
  const language = await Language.load(grammarWasm);
  const inner = Array.from(language.types, (_, id) => language.nodeTypeIsNamed(id));
  return { parser: new Parser().setLanguage(language), kinds: language.types, inner };
}

/** What tree-sitter reads. `tokenAt[offset]` is the token that begins there, or ~token inside one. */
export type Spelling = { readonly text: string; readonly tokenAt: Int32Array };

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["lident", "x"],
  ["uident", "X"],
  ["int", "0"],
  ["float", "0"],
  ["char", "'0'"], // 'a' could be read as a type variable
  ["string", '""'],
  ["~label", "~x:"],
  ["?label", "?x:"],
  ["prefix", "!!"],
  ["infix0", "$"],
  ["infix1", "^"],
  ["infix2", "+^"],
  ["infix3", "/"],
  ["infix4", "**"],
  ["hashop", "##"],
  ["dotop", ". %"],
  ["letop", "let*"],
  ["andop", "and*"],
  ["{%", "[%x]"],
  ["{%%", "[%%x]"],
]);

/** The tokens from one index up to, not including, another. */
export function spell(tokens: readonly Token[], from: number, to: number): Spelling {
  let text = " "; // a `#` in the first column would be taken for a line directive
  const starts: number[] = [];
  const further = furtherAttributes(tokens, from, to);
  for (const [i, { kind }] of tokens.slice(from, to).entries()) {
    starts.push(text.length);
    if (further.has(from + i)) continue;
    text += kind === "'" ? kind : `${SPELLINGS.get(kind) ?? kind} `; // `' '` would be a character
  }
  const tokenAt = new Int32Array(text.length + 1);
  for (const [i, start] of starts.entries()) {
    tokenAt.fill(~(from + i), start, starts[i + 1] ?? text.length);
    tokenAt[start] = from + i;
  }
  tokenAt[text.length] = to;
  return { text, tokenAt };
}

const TAKE_ATTRIBUTES: ReadonlySet<string> = new Set(
  `let and fun function match try if while for begin assert lazy new object type exception module open include
  external val class rec nonrec`.split(/\s+/),
);

/**
 * After a keyword tree-sitter takes one attribute, and OCaml any number: the tokens of those after the first. And those
 * after the `;` of a field in a type, where it takes none.
 */
function furtherAttributes(tokens: readonly Token[], from: number, to: number): ReadonlySet<number> {
  const further = new Set<number>();
  for (let i = from; i < to; i++) {
    if (tokens[i]?.kind === ";" && tokens[i + 1]?.kind === "[@") {
      const end = attributeEnd(tokens, i + 1, to);
      if (beginsField(tokens, end)) for (let at = i + 1; at < end; at++) further.add(at);
    }
    if (!TAKE_ATTRIBUTES.has(tokens[i]?.kind ?? "") || tokens[i + 1]?.kind !== "[@") continue;
    let next = attributeEnd(tokens, i + 1, to);
    while (tokens[next]?.kind === "[@") {
      const end = attributeEnd(tokens, next, to);
      for (let at = next; at < end; at++) further.add(at);
      next = end;
    }
  }
  return further;
}

/** Or ends all of them. */
function beginsField(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at]?.kind;
  return kind === "}" || kind === "mutable" || (kind === "lident" && tokens[at + 1]?.kind === ":");
}

function attributeEnd(tokens: readonly Token[], first: number, to: number): number {
  let depth = 0;
  for (let i = first; i < to; i++) {
    const kind = tokens[i]?.kind ?? "";
    if (kind.startsWith("[")) depth++;
    if (kind === "]" || kind === "|]") depth--;
    if (depth === 0) return i + 1;
  }
  return to;
}

/** A tree to be freed by its user, or undefined when the text does not follow the grammar. */
export function parseTree(grammar: Grammar, text: string): Tree | undefined {
  const tree = grammar.parser.parse(text);
  if (tree === null) throw new Error("tree-sitter gave no tree");
  if (!tree.rootNode.hasError) return tree;
  tree.delete();
  return undefined;
}

/** Where the first repair begins that tree-sitter made to fit the text to the grammar. */
export function errorOffset(grammar: Grammar, text: string): number {
  const tree = grammar.parser.parse(text);
  let node = tree?.rootNode;
  while (node !== undefined && !node.isError && !node.isMissing) {
    const next = node.children.find((child) => child.hasError || child.isMissing);
    if (next === undefined) break;
    node = next;
  }
  const offset = node?.startIndex ?? 0;
  tree?.delete();
  return offset;
}

/** One step of a parse: the bytes, two for a character, that were read as one symbol, or a dead end. */
export type Event =
  | { readonly kind: "read"; readonly symbol: string; readonly start: number; readonly end: number }
  | { readonly kind: "stuck"; readonly start: number };

/** Parses again and tells every step, until `tell` says that it has heard enough. */
export function traceParse(grammar: Grammar, text: string, tell: (event: Event) => boolean): void {
  const { parser } = grammar;
  let start = 0;
  let enough = false;
  parser.setLogger((message, isLex) => {
    if (isLex || enough) return;
    start = Number(/^process .* col:([0-9]+)/.exec(message)?.[1] ?? start * 2) / 2;
    const [, symbol, size] = /^lexed_lookahead sym:(.*), size:([0-9]+)$/.exec(message) ?? [];
    if (symbol !== undefined) enough = tell({ kind: "read", symbol, start, end: start + Number(size) / 2 });
    if (message.startsWith("resume version")) enough = tell({ kind: "stuck", start });
  });
  parser.parse(text, null, { progressCallback: () => enough })?.delete();
  parser.reset();
  parser.setLogger(null);
}

export type TreeAlgebra<T> = {
  /** Kinds whose inside is not looked at: leaf() is called with their end. */
  readonly opaque: ReadonlySet<string>;
  readonly leaf: (kind: string, start: number, end: number | undefined) => T;
  /** Undefined: the parent does not see this node. */
  readonly branch: (kind: string, kids: readonly T[]) => T | undefined;
};

/** What comes after the parser nests its calls as deeply; no program that a person wrote comes near. */
const DEPTH_MAX = 50_000;

/** Children first, without recursion: ten thousand nested parentheses are as easy as one. */
export function foldTree<T>(grammar: Grammar, tree: Tree, algebra: TreeAlgebra<T>): T {
  const cursor = tree.walk();
  const open: { readonly kind: string; readonly kids: T[] }[] = [{ kind: "", kids: [] }];
  do {
    const id = cursor.nodeTypeId;
    const kind = grammar.kinds[id] ?? "ERROR";
    const opaque = algebra.opaque.has(kind);
    if (!opaque && grammar.inner[id] === true && cursor.gotoFirstChild()) {
      open.push({ kind, kids: [] });
      if (open.length > DEPTH_MAX) throw new RangeError("the tree is too deep");
    } else {
      add(open, algebra.leaf(kind, cursor.startIndex, opaque ? cursor.endIndex : undefined));
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) break;
        const done = open.pop();
        if (done !== undefined) add(open, algebra.branch(done.kind, done.kids));
      }
    }
  } while (open.length > 1);
  cursor.delete();
  return rootOf(open);
}

function add<T>(open: readonly { readonly kids: T[] }[], part: T | undefined): void {
  if (part !== undefined) open[open.length - 1]?.kids.push(part);
}

function rootOf<T>(open: readonly { readonly kids: readonly T[] }[]): T {
  const root = open[0]?.kids[0];
  if (root === undefined) throw new Error("an empty tree");
  return root;
}
