// What is asked about each submission: functions with the same settings are asked together.
import type { Source } from "../core/span.js";
import { type CheckRequest, DEFAULT_SEED, DEFAULT_STRATEGY } from "../subject/check-request.js";
import type { Assignment, TaskSettings } from "./assignment.js";

export type Group = TaskSettings & { readonly functions: readonly string[] }; // none: every function of the reference

export function groupsOf({ functions, usual }: Assignment): readonly Group[] {
  if (functions.length === 0) return [{ ...usual, functions: [] }];
  const groups = new Map<string, Group>();
  for (const { name, observe, given, exceptions } of functions) {
    const settings: TaskSettings = { observe, given, exceptions };
    const key = JSON.stringify(settings);
    groups.set(key, { ...settings, functions: [...(groups.get(key)?.functions ?? []), name] });
  }
  return [...groups.values()];
}

export function requestOf(
  { prelude, budget }: Assignment,
  { observe, given, exceptions, functions }: Group,
  reference: Source,
  submission: Source,
): CheckRequest {
  return {
    reference,
    submission,
    prelude,
    observe,
    given,
    functions,
    exceptions,
    budget,
    strategy: DEFAULT_STRATEGY,
    all: 1,
    seed: DEFAULT_SEED,
    solver: "embedded",
  };
}
