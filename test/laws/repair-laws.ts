// What must hold of every change that a repair may make: its edit, applied to the source and read again, is the program
// with that change. Where there is no edit nothing is claimed, but that is counted.
import type { Source } from "../../src/core/span.js";
import type { Edit } from "../../src/language/facts.js";
import type { Language } from "../../src/language/language.js";
import { problemsOf } from "./edit-laws.js";
import { repairChanges } from "./repair-changes.js";

export type RepairCount = { all: number; unwritten: number };

export type CheckedRepairs = {
  readonly byKind: ReadonlyMap<string, RepairCount>;
  readonly edits: readonly Edit[];
  readonly problems: readonly string[];
  readonly unwritten: readonly string[];
};

/** Of every so many changes. */
export function checkedRepairs(language: Language, source: Source, every = 1): CheckedRepairs {
  const read = language.read([source], []);
  if (!read.ok) throw new Error(`${source.name}: ${read.errors[0].title}`);
  const { program, facts } = read.value;
  const byKind = new Map<string, RepairCount>();
  const edits: Edit[] = [];
  const unwritten: string[] = [];
  for (const { kind, change } of repairChanges(program, facts, source.text).filter((_, i) => i % every === 0)) {
    const count = byKind.get(kind) ?? { all: 0, unwritten: 0 };
    byKind.set(kind, count);
    count.all++;
    const edit = facts.edit(change);
    if (edit !== undefined) edits.push(edit);
    else {
      count.unwritten++;
      unwritten.push(`${kind}: ${source.text.slice(change.before.at.start, change.before.at.end)}`);
    }
  }
  return { byKind, edits, problems: problemsOf(language, source, program, edits), unwritten };
}
