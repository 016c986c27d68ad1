// Makes a repair as small as it can be: without changes that are not needed, with less of what was put in, and with the
// student's own names.
import type { Changes } from "./acceptance.js";
import { type Candidate, candidatesFor, type WrittenCandidate } from "./candidate.js";
import { keyOf, type WrittenChange } from "./edits.js";
import { type Renaming, withoutRenaming } from "./hidden.js";
import type { Patient } from "./patient.js";
import { simpler } from "./simpler.js";

/** What was changed before the text was read again, and what it is then. */
export type Before = {
  readonly edits: readonly WrittenChange[];
  readonly text: string;
  readonly renamed: readonly Renaming[];
};

export const UNTOUCHED: Before = { edits: [], text: "", renamed: [] };

/** What can be asked about fewer or smaller changes. */
export type Knife = {
  readonly patient: Patient;
  readonly before: Before;
  /** Whether all inputs that are known come out right. */
  readonly passes: (changes: readonly Candidate[]) => boolean;
  readonly written: (candidate: Candidate) => WrittenCandidate | undefined;
  /** As edits of the student's text. */
  readonly edits: (changes: readonly WrittenCandidate[]) => readonly WrittenChange[] | undefined;
  /** Reads a text again, and looks at it for a moment. */
  readonly isWorthIt: (changes: Changes) => Promise<boolean>;
};

export async function minimised(all: Changes, knife: Knife): Promise<Changes> {
  const { before } = knife;
  let best = simplified(withoutNeedless(all, knife), knife);
  for (const renaming of before.renamed) best = await ifWorthIt(best, withoutRenaming(best.edits, renaming), knife);
  const isDropped = before.edits.length > 0 && best.edits.length > 1;
  for (const edit of isDropped ? best.edits : []) {
    const fewer = best.edits.filter((each) => each !== edit);
    best = await ifWorthIt(best, fewer, knife);
  }
  return best;
}

async function ifWorthIt(best: Changes, edits: readonly WrittenChange[], { isWorthIt }: Knife): Promise<Changes> {
  if (edits.length === 0 || keyOf(edits) === keyOf(best.edits)) return best;
  const less = { changes: best.changes, edits };
  return (await isWorthIt(less)) ? less : best;
}

function withoutNeedless(all: Changes, { passes, edits }: Knife): Changes {
  let best = all;
  for (const change of all.changes) {
    if (best.changes.length === 1) break;
    const fewer = best.changes.filter((each) => each !== change);
    const now = passes(fewer) ? edits(fewer) : undefined;
    if (now !== undefined) best = { changes: fewer, edits: now };
  }
  return best;
}

/** Parts of what was put in that may go. */
const SIMPLER_MAX = 8;

/** With less of what was put in. */
function simplified(all: Changes, knife: Knife): Changes {
  let best = all;
  for (const change of all.changes) {
    let now = change;
    for (let left = SIMPLER_MAX; left > 0; left--) {
      const next = simplerThan(now, best.changes, knife);
      if (next === undefined) break;
      best = next.all;
      now = next.change;
    }
  }
  return best;
}

function simplerThan(
  change: WrittenCandidate,
  among: readonly WrittenCandidate[],
  { patient, passes, written, edits }: Knife,
): { readonly change: WrittenCandidate; readonly all: Changes } | undefined {
  const others = among.filter((each) => each !== change);
  for (const candidate of candidatesFor(patient, change.place, simpler(change.place, change))) {
    const less = passes([...others, candidate]) ? written(candidate) : undefined;
    if (less === undefined || less.cost >= change.cost) continue;
    const changes = among.map((each) => (each === change ? less : each));
    const now = edits(changes);
    if (now !== undefined) return { change: less, all: { changes, edits: now } };
  }
  return undefined;
}
