// Hints for a class: for every function that is wrong what its hints are made of, and whose repairs are the same. Without
// hints, the case that an input takes is looked for all the same: it is told beside the input.
import type { Source } from "../core/span.js";
import { askHints } from "../jobs/ask-hints.js";
import type { Ask, Job, JobKind, Session } from "../jobs/job.js";
import { nearestFirst, PEERS_MAX } from "../jobs/nearest-peers.js";
import type { PeerProgram } from "../jobs/repair-request.js";
import type { Hint } from "../report/answer.js";
import type { RepairGroup } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import { type HintMaterial, hintLadder } from "../report/hint-ladder.js";
import { type HintLevel, kindOfChange } from "../report/hints.js";
import { unifiedDiff } from "../report/unified-diff.js";
import type { Words } from "../report/words/words.js";
import type { Assignment } from "./assignment.js";
import type { ClassEntry, GradedDecision, GradedGroup } from "./entries.js";
import { checkJob, type Group } from "./plan.js";
import type { RepairTrial } from "./points.js";

/** What hints are made of, by program and function. */
export type ClassHints = {
  readonly level: HintLevel | undefined; // undefined: nobody asked for hints
  readonly materials: ReadonlyMap<Source, ReadonlyMap<string, HintMaterial>>;
  /** Programs about which some job was lost or ran out of something. */
  readonly stopped: ReadonlySet<Source>;
};

/** The level that tells the case: what pages tell of every difference. */
export const CASE: HintLevel = 2;
/** From this level on there are repairs. */
export const REPAIR_LEVEL: HintLevel = 3;

/** `levelOf`: what is to be known of a function; `level`: what is told. */
export async function hintClass(
  assignment: Assignment,
  groups: readonly GradedGroup[],
  level: HintLevel | undefined,
  levelOf: (group: Group, name: string) => HintLevel,
  ask: Ask,
  onProgress: (done: number, total: number) => void,
): Promise<ClassHints> {
  const wrong = groups.flatMap(({ group, graded }) =>
    [...graded].flatMap(([program, decision]) => {
      const functions = decision.kind === "decided" ? decision.functions.map(({ judged }) => judged) : [];
      const isWrong = functions.some(({ answer }) => answer.verdict.kind === "differs");
      return isWrong ? [{ group, program, functions }] : [];
    }),
  );
  const stopped = new Set<Source>();
  const materials = new Map<Source, Map<string, HintMaterial>>();
  let done = 0;
  await Promise.all(
    wrong.map(async ({ group, program, functions }) => {
      const own = materials.get(program) ?? new Map<string, HintMaterial>();
      materials.set(program, own);
      const session = sessionOver(ask, () => stopped.add(program));
      for (const reference of new Set(functions.map((judged) => judged.reference))) {
        const { request } = checkJob(assignment, group, reference, program);
        const answers = functions.filter((judged) => judged.reference === reference).map(({ answer }) => answer);
        const peersFor = (name: string): readonly PeerProgram[] => nearestRight(groups, group, name, program);
        const found = await askHints(
          session,
          request,
          answers,
          (name) => levelOf(group, name),
          () => undefined,
          {},
          peersFor,
        );
        for (const material of found) own.set(material.answer.function, material);
      }
      onProgress(++done, wrong.length);
    }),
  );
  return { level, materials, stopped };
}

/** Of those whose function may be right, the few that are written most like this one: whoever was graded first. */
function nearestRight(
  groups: readonly GradedGroup[],
  group: Group,
  name: string,
  program: Source,
): readonly PeerProgram[] {
  const graded = groups.find((each) => each.group === group)?.graded ?? new Map();
  const right = [...graded].filter(([, decision]) => decision.kind === "decided" && isRightAt(decision, name));
  const peers = right.map(([source]): PeerProgram => ({ source, isRight: true }));
  return nearestFirst(program.text, peers).slice(0, PEERS_MAX);
}

function isRightAt({ functions }: GradedDecision, name: string): boolean {
  const kind = functions.find(({ judged }) => judged.answer.function === name)?.judged.answer.verdict.kind;
  return kind === "equal" || kind === "agrees" || kind === "agrees-so-far";
}

/** Jobs that are lost tell nothing. */
function sessionOver(ask: Ask, onStopped: () => void): Session {
  return {
    ask: async <K extends JobKind>(job: Job<K>) => {
      const ending = await ask(job);
      if (ending.kind === "lost" || ending.kind === "unfinished") onStopped();
      return ending.kind === "lost" ? { kind: "unfinished", reason: "time" } : ending;
    },
    close: async () => undefined,
  };
}

/** Undefined: nobody asked for hints, or there is nothing wrong. */
export function hintsFor(words: Words, entry: ClassEntry, hints: ClassHints | undefined): readonly Hint[] | undefined {
  const material = materialFor(entry, hints);
  const ladder = material && hints?.level && hintLadder(words, material, hints.level);
  if (ladder === undefined || material?.unrepaired?.kind !== "lacking") return ladder;
  return ladder.filter(({ isEnd }) => isEnd !== true); // for the teacher to hear
}

/** Which case the input takes, in words; undefined: that is not known, or there is no choice. */
export function branchFor(words: Words, entry: ClassEntry, hints: ClassHints | undefined): string | undefined {
  const material = materialFor(entry, hints);
  if (material === undefined || material.facts.cases.length === 0) return undefined;
  return hintLadder(words, material, CASE).find(({ level }) => level === CASE)?.text;
}

/** What the search for a repair of it came to. */
export function repairOf(entry: ClassEntry, hints: ClassHints): RepairTrial | undefined {
  const { program } = entry.row;
  return program && { repair: materialFor(entry, hints)?.repair, stopped: hints.stopped.has(program) };
}

function materialFor({ row, function: name }: ClassEntry, hints: ClassHints | undefined): HintMaterial | undefined {
  return row.program && hints?.materials.get(row.program)?.get(name);
}

// ---- the same repairs ----

/** Those of the same change, up to names: the largest group first. */
export function repairGroups(
  words: Words,
  entries: readonly ClassEntry[],
  hints: ClassHints | undefined,
): readonly RepairGroup[] {
  const groups = new Map<string, { readonly entry: ClassEntry; readonly material: HintMaterial }[]>();
  for (const entry of entries) {
    const material = materialFor(entry, hints);
    if (material?.repair === undefined) continue;
    const key = JSON.stringify([entry.function, ...material.repair.edits.map(changeKey)]);
    groups.set(key, [...(groups.get(key) ?? []), { entry, material }]);
  }
  const sorted = [...groups].sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
  return sorted.flatMap(([, together], i) => {
    const [first] = together;
    const repair = first?.material.repair;
    if (first === undefined || repair === undefined) return [];
    const { submission, facts } = first.material;
    const kinds = repair.edits.map((edit) => words.hints.change(kindOfChange(edit, facts, first.entry.function)));
    return [
      {
        id: i + 1,
        function: decodeBytes(first.entry.function),
        submissions: together.map(({ entry }) => entry.row.id),
        text: [...new Set(kinds)].join(" "),
        patch: decodeBytes(unifiedDiff(submission.name, submission.text, repair.text)),
      },
    ];
  });
}

/** A change in which every name has a number: in the order in which they are there. */
function changeKey({ before, after }: { readonly before: string; readonly after: string }): string {
  const numbers = new Map<string, number>();
  const numbered = (name: string): string => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `$${number}`;
  };
  const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(/\b[a-z_][\w']*/g, numbered);
  return `${plain(before)} -> ${plain(after)}`;
}
