// Edits where much depends on what is known of types: they are believed only if reading the edited source gives what it
// should give.
import type { Expr as Core } from "../../../core/expr.js";
import type { Def, Program } from "../../../core/program.js";
import { mapChildren } from "../../../core/traverse.js";
import type { Change, Edit } from "../../../language/facts.js";
import { definitionsText } from "./core-text.js";
import { spliced } from "./fit.js";
import type { Knowledge } from "./knowledge.js";

export function isConfirmed(k: Knowledge, edit: Edit): boolean {
  const { at } = edit;
  if (!k.isDirected(at)) return true;
  const words = k.written.words(at.file);
  const { source } = words;
  const whole = { file: at.file, start: 0, end: source.text.length };
  const read = k.again({ ...source, text: spliced(words, whole, [edit]) });
  return (
    read !== undefined && definitionsText(read, at.file) === definitionsText(changed(k.program, edit.core), at.file)
  );
}

function changed(program: Program, changes: readonly Change[]): Program {
  const now = new Map(changes.map((change) => [change.before, change.now]));
  const go = (e: Core): Core => now.get(e) ?? mapChildren(e, go);
  const defs = program.defs.map((def): Def => {
    if (def.kind === "one") return { ...def, bound: go(def.bound) };
    return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: go(b.bound) })) };
  });
  return { ...program, defs };
}
