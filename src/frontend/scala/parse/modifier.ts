// What stands before a definition or parameter: annotations and modifiers.
import type { Annotation, Modifier, ModifierKind } from "../syntax.js";
import { at, type Cursor, enclosed, from, ident, kind, kindAhead, refuse, skip, word } from "./cursor.js";
import { spanOf } from "./tokens.js";

export type Marks = {
  readonly annotations: readonly Annotation[];
  readonly modifiers: readonly Modifier[];
  readonly first: number;
};

const HARD: ReadonlySet<string> = new Set([
  "abstract",
  "final",
  "implicit",
  "lazy",
  "override",
  "private",
  "protected",
  "sealed",
]);
const SOFT: ReadonlySet<string> = new Set(["infix", "open", "inline", "opaque", "transparent"]);
const FOLLOWS_SOFT: ReadonlySet<string> = new Set([
  ...HARD,
  "case",
  "class",
  "def",
  "object",
  "trait",
  "type",
  "val",
  "var",
]);

export function modifiers(p: Cursor): readonly Modifier[] {
  const list: Modifier[] = [];
  for (;;) {
    if (isSoft(p)) {
      softModifier(p, list);
    } else if (HARD.has(kind(p)) || isCase(p)) {
      list.push(modifier(p));
    } else {
      return list;
    }
  }
}

function isCase(p: Cursor): boolean {
  return at(p, "case") && ["class", "object"].includes(kindAhead(p, 1));
}

function isSoft(p: Cursor): boolean {
  if (!at(p, "name") || !SOFT.has(word(p))) return false;
  return FOLLOWS_SOFT.has(kindAhead(p, 1)) || (kindAhead(p, 1) === "name" && SOFT.has(word(p, 1)));
}

function softModifier(p: Cursor, list: Modifier[]): void {
  const text = word(p);
  if (text === "infix" || text === "open") list.push(modifier(p));
  else {
    refuse(p, spanOf(p.words, p.index, p.index), `\`${text}\` definitions`);
    skip(p);
  }
}

export function modifier(p: Cursor): Modifier {
  const first = p.index;
  const text = word(p) as ModifierKind;
  skip(p);
  const qualified = (text === "private" || text === "protected") && at(p, "[");
  const within = qualified ? enclosed(p, "[", () => (at(p, "this") ? thisName(p) : ident(p))) : undefined;
  return { kind: text, within, at: from(p, first) };
}

function thisName(p: Cursor): { readonly name: string; readonly at: Modifier["at"] } {
  skip(p);
  return { name: "this", at: from(p, p.index - 1) };
}
