// What is known of a definition that could not be read: its names, and whether others may use it without them.
import type { Ident } from "../syntax.js";
import { type Cursor, isName, kind } from "./cursor.js";
import { spanOf, tokenAt, wordAt } from "./tokens.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const DEFINES = words("def val var type class trait object enum");
const MARKS = words("abstract case final implicit lazy override private protected sealed @ import given export");
const ENDS = words("= : { ( [ ; extends");

/** Whether a member of a class or object begins here, as far as one token tells. */
export function isNewMember(p: Cursor): boolean {
  return DEFINES.has(kind(p)) || MARKS.has(kind(p));
}

type Defined = { readonly names: readonly Ident[]; readonly implicitly: boolean };

/** The member begins with token `first`, and ends where the parser is. */
export function definedNames(p: Cursor, first: number): Defined {
  let index = first;
  let implicitly = false;
  while (index < p.index && !DEFINES.has(tokenAt(p.words, index).kind)) {
    implicitly ||= ["implicit", "given"].includes(tokenAt(p.words, index).kind);
    implicitly ||= index === first && wordAt(p.words, index) === "extension";
    index++;
  }
  const isPattern = ["val", "var"].includes(tokenAt(p.words, index).kind);
  return { names: isPattern ? patternNames(p, index + 1) : nameAt(p, index + 1), implicitly };
}

function nameAt(p: Cursor, index: number): readonly Ident[] {
  if (index >= p.index || !isName(tokenAt(p.words, index).kind)) return [];
  return [{ name: wordAt(p.words, index).replace(/^`|`$/g, ""), at: spanOf(p.words, index, index) }];
}

/** Every name on the left of the `=`: what is none of its variables is hidden by none of them either. */
function patternNames(p: Cursor, from: number): readonly Ident[] {
  const names: Ident[] = [];
  const isOne = nameAt(p, from).length > 0 && ENDS.has(tokenAt(p.words, from + 1).kind);
  for (let index = from; index < p.index && tokenAt(p.words, index).kind !== "="; index++) {
    names.push(...nameAt(p, index));
    if (isOne) break;
  }
  return names;
}
