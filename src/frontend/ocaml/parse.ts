// Source text to OCaml's syntax tree: tokens, then tree-sitter's tree, then ours, children first.
// What the grammar lets pass and OCaml does not is refused by the handlers on the way.
import type { Source } from "../../core/span.js";
import type { Checked } from "../../report/diagnostic.js";
import { foldTree, type Grammar, parseTree, type Spelling, spell } from "./grammar.js";
import { CONTROL } from "./parse-control.js";
import { EXPRESSIONS } from "./parse-expr.js";
import { leafPart, outOfRange, PATHS } from "./parse-leaf.js";
import { type Branch, type Handler, type Part, type Reading, refuse, spanOfPart } from "./parse-part.js";
import { PATTERNS } from "./parse-pattern.js";
import { STRUCTURES } from "./parse-structure.js";
import { TYPES } from "./parse-type.js";
import type { Item } from "./syntax.js";
import { explainToken } from "./syntax-error.js";
import { tokenize } from "./tokens.js";
import { UNSUPPORTED } from "./unsupported.js";

export function parseOcaml(grammar: Grammar, source: Source): Checked<readonly Item[]> {
  const words = tokenize(source);
  const [first, ...rest] = words.errors;
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const spelling = spell(words.tokens, 0);
  const tree = parseTree(grammar, spelling.text);
  if (tree === undefined) return { ok: false, errors: [explainToken(words, 0)] };
  const r: Reading = { words, errors: [], tooLarge: new Map() };
  const { piece } = foldTree(grammar, tree, algebra(r, spelling));
  tree.delete();
  for (const at of r.tooLarge.values()) outOfRange(r, at);
  const [error, ...more] = r.errors;
  if (error !== undefined) return { ok: false, errors: [error, ...more] };
  return { ok: true, value: piece.sort === "items" ? piece.items : [] };
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  [PATHS, EXPRESSIONS, CONTROL, PATTERNS, TYPES, STRUCTURES].flatMap((handlers) => Object.entries(handlers)),
);

const OPAQUE: ReadonlySet<string> = new Set([...Object.keys(UNSUPPORTED), "string", "character"]);
const DROPPED: ReadonlySet<string> = new Set(["attribute", "item_attribute", "floating_attribute"]);

function algebra(r: Reading, spelling: Spelling) {
  return {
    opaque: OPAQUE,
    dropped: DROPPED,
    leaf: (kind: string, start: number, end: number | undefined): Part => leafPart(r, spelling, kind, start, end),
    branch: (kind: string, kids: Part[]): Part => branchPart(r, kind, kids),
  };
}

function branchPart(r: Reading, kind: string, kids: Part[]): Part {
  const node: Branch = {
    kind,
    first: kids[0]?.first ?? 0,
    last: kids[kids.length - 1]?.last ?? 0,
    kids: withoutExtensions(r, kids),
  };
  const handler = HANDLERS.get(kind);
  const piece = handler === undefined ? refuse(r, spanOfPart(r, node), "constructs of this kind") : handler(r, node);
  return { kind, first: node.first, last: node.last, piece };
}

/** `let%name`, `match%name` and so on: a keyword with an extension of the language behind it. */
function withoutExtensions(r: Reading, kids: readonly Part[]): readonly Part[] {
  const at = kids.findIndex((part) => part.kind === "attribute_id");
  const id = kids[at];
  if (id === undefined) return kids;
  refuse(r, spanOfPart(r, id), "extension nodes");
  return withoutExtensions(r, [...kids.slice(0, at - 1), ...kids.slice(at + 1)]);
}
