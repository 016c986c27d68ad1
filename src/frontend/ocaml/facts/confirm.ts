// Edits that bind names or move cases, and those where much depends on what is known of types: they are believed only if
// reading the edited source gives what it should give.
import { withReplaced } from "../../../core/replace.js";
import type { Edit } from "../../../language/facts.js";
import { definitionsText } from "./core-text.js";
import type { Found } from "./edit.js";
import { spliced } from "./fit.js";
import type { Knowledge } from "./knowledge.js";

export function isConfirmed(k: Knowledge, { edit, isUnsure }: Found): boolean {
  const { at, text } = edit;
  if (isUnsure) return isReadAsMeant(k, edit); // two that have the same text may be meant to be different programs
  if (!k.isDirected(at)) return true;
  const key = `${at.file} ${at.start} ${at.end} ${text}`;
  const known = k.confirmed.get(key) ?? isReadAsMeant(k, edit);
  k.confirmed.set(key, known);
  return known;
}

function isReadAsMeant(k: Knowledge, edit: Edit): boolean {
  const { at } = edit;
  const words = k.written.words(at.file);
  const { source } = words;
  const whole = { file: at.file, start: 0, end: source.text.length };
  const read = k.again({ ...source, text: spliced(words, whole, [edit]) });
  const wanted = withReplaced(k.own, new Map(edit.core.map(({ before, now }) => [before, now])), edit.recursive);
  return read !== undefined && definitionsText(read, at.file) === definitionsText(wanted, at.file);
}
