// Which submissions of a corpus a command asks about: `FOLDER [--only PROBLEM[/ID]] [--every N]`.
import { type Task, tasksOf } from "./check/task.js";
import { readCorpus } from "./read.js";

export const ASKED = { only: { type: "string", default: "" }, every: { type: "string", default: "1" } } as const;

/** Undefined where there is no corpus, which is said. */
export function askedTasks(
  command: string,
  [folder]: readonly string[],
  { only, every }: { readonly only: string; readonly every: string },
): readonly Task[] | undefined {
  const corpus = folder === undefined ? undefined : readCorpus(folder);
  if (corpus === undefined) {
    process.stderr.write(`usage: npm run ${command} -- FOLDER [--only PROBLEM[/ID]] [--every N]\n`);
    return undefined;
  }
  const [problem = "", id] = only.split("/");
  const isWanted = (each: { readonly problem: string; readonly id: string }): boolean =>
    (problem === "" || each.problem === problem) && (id === undefined || each.id === id);
  const tasks = tasksOf(corpus, { strategy: "prove", solver: "embedded" }, isWanted);
  return tasks.filter((_, i) => i % Number(every) === 0);
}
