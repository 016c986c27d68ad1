// Source text to OCaml's syntax tree: tokens, then tree-sitter's tree, then ours, children first.
// What the grammar lets pass and OCaml does not is refused by the handlers on the way.
import type { Source, Span } from "../../../core/span.js";
import { encodingProblem } from "../../../language/encoding.js";
import type { Checked, Diagnostic } from "../../../report/diagnostic.js";
import type { Lack } from "../lack.js";
import type { Item } from "../syntax.js";
import { ABSTRACT_TYPES } from "./abstract-type.js";
import { leaveOutAttribute } from "./attribute.js";
import { CONTROL } from "./control.js";
import { EXPRESSIONS } from "./expr.js";
import { foldTree, type Grammar, parseTree, type Spelling, spell, type TreeAlgebra } from "./grammar.js";
import { leafPart, PATHS } from "./leaf.js";
import { MODULES } from "./module.js";
import { type Branch, type Handler, type Part, type Reading, refuse, spanOfPart } from "./part.js";
import { PATTERNS } from "./pattern.js";
import { SIGNATURES } from "./signature.js";
import { STRUCTURES } from "./structure.js";
import { explainToken } from "./syntax-error.js";
import { definitionStarts, errorTokens } from "./syntax-places.js";
import { spanOf, tokenAt, tokenize, type Words } from "./tokens.js";
import { TYPES } from "./type.js";
import { NEWER, UNSUPPORTED } from "./unsupported.js";

/** A program, what of it is OCaml but not for us, and its comments that may hold contracts. */
export type Parsed = {
  readonly items: readonly Item[];
  readonly lacks: readonly Lack[];
  readonly contracts: readonly Span[];
};

export function parseOcaml(grammar: Grammar, source: Source): Checked<Parsed> {
  const unreadable = encodingProblem(source, "OCaml");
  if (unreadable !== undefined) return failed([unreadable]);
  const words = tokenize(source);
  if (words.errors.length > 0) return failed(words.errors);
  const { contracts } = words;
  if (words.tokens.length === 1) return { ok: true, value: { items: [], lacks: [], contracts } };
  const spelling = spell(words.tokens, 0, words.tokens.length - 1);
  const tree = parseTree(grammar, spelling.text);
  if (tree === undefined) return failed(errorTokens(grammar, words).map((token) => explainToken(words, token)));
  try {
    return readTree(words, (r) => foldTree(grammar, tree, algebra(r, spelling)));
  } catch (error) {
    if (error instanceof RangeError) return failed([tooDeep(words)]);
    throw error;
  } finally {
    tree.delete();
  }
}

function readTree(words: Words, fold: (r: Reading) => Part): Checked<Parsed> {
  const r: Reading = { words, errors: [], lacks: [] };
  const { piece } = fold(r);
  if (r.errors.length > 0) return failed(withoutEchoes(words, r.errors));
  const lacks = [...r.lacks].sort((a, b) => a.at.start - b.at.start);
  return { ok: true, value: { items: piece.sort === "items" ? piece.items : [], lacks, contracts: words.contracts } };
}

// The walk does not recurse, but the engine below may still run out of its own stack.
function tooDeep(words: Words): Diagnostic {
  const at = spanOf(words, 0, 0);
  const label = "this program is nested too deeply to be read";
  return { code: "E105", title: "Nested too deeply", at, label, also: [], hint: undefined };
}

function failed(errors: readonly Diagnostic[]): Checked<never> {
  const [first, ...rest] = errors;
  if (first === undefined) throw new Error("a failure without an error");
  return { ok: false, errors: [first, ...rest] };
}

/** In the order of the text, and of syntax errors only the first in each definition. */
function withoutEchoes(words: Words, errors: readonly Diagnostic[]): readonly Diagnostic[] {
  const starts = definitionStarts(words).map((index) => tokenAt(words, index).start);
  const spoilt = new Set<number>();
  return [...errors]
    .sort((a, b) => a.at.start - b.at.start)
    .filter(({ code, at }) => {
      if (code !== "E101" && code !== "E103") return true;
      const definition = starts.findLastIndex((start) => start <= at.start);
      const first = !spoilt.has(definition);
      spoilt.add(definition);
      return first;
    });
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  [PATHS, EXPRESSIONS, CONTROL, PATTERNS, TYPES, ABSTRACT_TYPES, STRUCTURES, MODULES, SIGNATURES].flatMap((handlers) =>
    Object.entries(handlers),
  ),
);

const OPAQUE: ReadonlySet<string> = new Set([
  ...Object.keys(UNSUPPORTED),
  ...Object.keys(NEWER),
  "string",
  "character",
  "attribute_id",
]);
const ATTRIBUTES: ReadonlySet<string> = new Set(["attribute", "item_attribute", "floating_attribute"]);

function algebra(r: Reading, spelling: Spelling): TreeAlgebra<Part> {
  return {
    opaque: OPAQUE,
    leaf: (kind, start, end) => leafPart(r, spelling, kind, start, end),
    branch: (kind, kids) => branchPart(r, kind, kids),
  };
}

function branchPart(r: Reading, kind: string, kids: readonly Part[]): Part | undefined {
  const first = kids[0]?.first ?? 0;
  const last = kids[kids.length - 1]?.last ?? 0;
  if (ATTRIBUTES.has(kind)) return leaveOutAttribute(r, first, last);
  const node: Branch = { kind, first, last, kids: withoutExtensions(r, kids) };
  const handler = HANDLERS.get(kind);
  const piece = handler === undefined ? refuse(r, spanOfPart(r, node), "constructs of this kind") : handler(r, node);
  return { kind, first, last, piece };
}

/** `let%name`, `match%name` and so on: a keyword with an extension of the language behind it. */
function withoutExtensions(r: Reading, kids: readonly Part[]): readonly Part[] {
  const at = kids.findIndex((part) => part.kind === "attribute_id");
  const id = kids[at];
  if (id === undefined) return kids;
  refuse(r, spanOfPart(r, id), "extension nodes");
  return withoutExtensions(r, [...kids.slice(0, at - 1), ...kids.slice(at + 1)]);
}
