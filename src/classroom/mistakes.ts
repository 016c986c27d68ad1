// Who shares a mistake: wrong functions with the same behaviour on every input that caught
// somebody, and among those the ones of the same structure. Right ones go by structure, and by the way that it is written.

import { absurd } from "../basis/absurd.js";
import type { Shown } from "../report/verdict.js";
import { isRight } from "./decide.js";
import type { ClassEntry } from "./entries.js";
import { namesFile } from "./places.js";

export type Cluster = { readonly entries: Group; readonly shapes: readonly Group[] };
type Group = readonly [ClassEntry, ...ClassEntry[]];

/** The largest first, then in the order of what they go wrong on. */
export function sameMistakes(entries: readonly ClassEntry[]): readonly Cluster[] {
  const wrong = entries.filter(({ answer }) => answer.verdict.kind === "differs");
  return groupBy(wrong, causeOf).map((together) => ({ entries: together, shapes: sameStructures(together) }));
}

export function sameSolutions(entries: readonly ClassEntry[]): readonly Group[] {
  return sameStructures(entries.filter(({ answer }) => isRight(answer)));
}

/** Right functions of the same normal form; where there is none, the structure stands. */
export function sameWays(entries: readonly ClassEntry[]): readonly Cluster[] {
  const right = entries.filter(({ answer }) => isRight(answer));
  const forms = new Map<string, string>(); // one for all of a structure
  for (const entry of right) {
    const before = forms.get(structureKey(entry));
    if (entry.way !== undefined && (before === undefined || entry.way < before))
      forms.set(structureKey(entry), entry.way);
  }
  const wayOf = (entry: ClassEntry): string => {
    const form = forms.get(structureKey(entry));
    return JSON.stringify(form === undefined ? [entry.function, "", entry.structure] : [entry.function, form]);
  };
  return groupBy(right, wayOf).map((together) => ({ entries: together, shapes: sameStructures(together) }));
}

function sameStructures(entries: readonly ClassEntry[]): readonly Group[] {
  return groupBy(entries, structureKey);
}

function structureKey({ function: name, structure }: ClassEntry): string {
  return JSON.stringify([name, structure]);
}

/** On what it goes wrong, and how; steps and places in its own text aside. */
function causeOf({ function: name, onInputs, row, answer: { verdict } }: ClassEntry): string {
  const ways = [...onInputs].flatMap(([id, result]) =>
    result.kind === "differs"
      ? [`${String(id).padStart(6, "0")} ${outcomeKey(result.got, row)} ${result.own?.call ?? ""}`]
      : [],
  );
  const own = verdict.kind === "differs" ? [verdict.witness.call] : []; // it could not be run again
  return JSON.stringify([name, ...(ways.length > 0 ? ways : own)]);
}

function effectsKey({ effects }: Extract<Shown, { readonly kind: "value" | "raised" }>): string {
  return effects === undefined ? "" : ` ${JSON.stringify(effects)}`;
}

function outcomeKey(shown: Shown, { program }: ClassEntry["row"]): string {
  switch (shown.kind) {
    case "value":
      return `= ${shown.text}${effectsKey(shown)}`;
    case "raised":
      return `! ${program !== undefined && namesFile(shown, program.name) ? shown.text.split(" ", 1).join() : shown.text}${effectsKey(shown)}`;
    case "exited":
      return `exit ${shown.code} ${shown.printed ?? ""}`;
    case "unfinished":
      return "unfinished";
    default:
      return absurd(shown);
  }
}

/** By a key, the largest first, then in the order of the keys; entries stay in order. */
function groupBy(entries: readonly ClassEntry[], keyOf: (entry: ClassEntry) => string): readonly Group[] {
  const groups = new Map<string, [ClassEntry, ...ClassEntry[]]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)).map(([, group]) => group);
}
