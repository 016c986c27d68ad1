// What is asked about each submission: functions with the same settings are asked together.
import type { Source } from "../core/span.js";
import { USUAL_SEARCH } from "../jobs/check-request.js";
import type { Job } from "../jobs/job.js";
import type { Exercise } from "../subject/exercise.js";
import type { Assignment, TaskSettings } from "./assignment.js";

export type Group = TaskSettings & { readonly functions: readonly string[] }; // none: every function of the reference

export function groupsOf({ functions, usual }: Assignment): readonly Group[] {
  if (functions.length === 0) return [{ ...usual, functions: [] }];
  const groups = new Map<string, Group>();
  for (const task of functions) {
    const settings = settingsOf(task);
    const key = JSON.stringify(settings);
    groups.set(key, { ...settings, functions: [...(groups.get(key)?.functions ?? []), task.name] });
  }
  return [...groups.values()];
}

/** What is said of a task, and of its functions. */
export function settingsOf({ observe, given, exceptions, effects, printed }: TaskSettings): TaskSettings {
  return { observe, given, exceptions, effects, printed };
}

/** Whether what is graded is not a function of the group, but an observer that calls them. */
export function isObserver({ functions }: Group, graded: string): boolean {
  return functions.length > 0 && !functions.includes(graded);
}

/** What a reference is asked for. */
export function exerciseOf({ prelude, partial }: Assignment, group: Group, reference: Source): Exercise {
  return { reference, prelude, functions: group.functions, renamed: [], ...settingsOf(group), partial };
}

export function checkJob(assignment: Assignment, group: Group, reference: Source, submission: Source): Job<"check"> {
  const exercise = exerciseOf(assignment, group, reference);
  const search = { ...USUAL_SEARCH, budget: assignment.budget, ways: true };
  return { kind: "check", request: { exercise, submission, search } };
}
