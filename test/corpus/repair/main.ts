// npm run corpus:repair -- FOLDER [--only PROBLEM[/ID]] [--every N] [--show]: how many wrong submissions of a corpus are repaired.
import { parseArgs } from "node:util";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { repairPrograms } from "../../../src/jobs/repair.js";
import { USUAL_REPAIR } from "../../../src/jobs/repair-request.js";
import { both, openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf } from "../check/task.js";

const OPTIONS = { ...ASKED, show: { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const tasks = askedTasks("corpus:repair", positionals, { ...values, every: "1" })
  ?.filter(({ label }) => label === "wrong")
  .filter((_, i) => i % Number(values.every) === 0);
const language = await openTestLanguage();
const solver = openTestSolver();
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
type Row = { name: string; problem: string; ms: number; cost: number | undefined; kept: boolean; verdict: string };
const rows: Row[] = [];
for (const task of tasks ?? []) {
  const start = cpu();
  const tools = {
    memoryIsLow: () => false,
    isCancelled: () => cpu() - start > 20_000,
    now: () => performance.now(),
    solver,
    onProgress: () => undefined,
  };
  try {
    const done = await repairPrograms(
      both(language),
      { ...task.request, search: { ...USUAL_SEARCH }, repair: USUAL_REPAIR },
      tools as never,
    );
    const ms = cpu() - start;
    const [first] = done.ok ? done.value.functions : [];
    rows.push({
      name: nameOf(task),
      problem: task.problem,
      ms,
      cost: first?.repairs[0]?.cost,
      kept: first?.repairs[0]?.kept === true,
      verdict: first?.repairs[0]?.claim.kind ?? first?.verdict.kind ?? "rejected",
    });
    const e = first?.explored;
    const found = first?.repairs[0];
    console.log(
      nameOf(task).padEnd(22),
      `${ms.toFixed(0)} ms`.padStart(9),
      `runs ${e?.runs} steps ${e?.steps} tried ${e?.paths}`,
      found === undefined
        ? "NONE"
        : `${found.kept ? "kept" : "WHOLE"} cost ${found.cost} ${found.claim.kind} ${found.edits.map((x) => x.idea).join(", ")}`,
    );
    if (values.show && found)
      for (const x of found.edits) console.log("   ", JSON.stringify(x.before), "=>", JSON.stringify(x.after));
  } catch (error) {
    console.log(nameOf(task), "BUG", (error as Error).stack?.split("\n").slice(0, 4).join(" | "));
  }
}
const kept = rows.filter((row) => row.kept);
const median = (xs: number[]) => xs.sort((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;
for (const problem of new Set(rows.map((r) => r.problem))) {
  const all = rows.filter((r) => r.problem === problem);
  console.log(
    problem.padEnd(12),
    all.filter((r) => r.kept).length,
    all.filter((r) => r.cost !== undefined && !r.kept).length,
    "of",
    all.length,
  );
}
console.log(
  `${kept.length} kept, ${rows.filter((r) => r.cost !== undefined && !r.kept).length} whole of ${rows.length}; median size ${median(kept.map((r) => r.cost ?? 0))}; ms median ${median(kept.map((r) => r.ms)).toFixed(0)} (kept) mean ${(rows.reduce((s, r) => s + r.ms, 0) / rows.length).toFixed(0)} all; proved ${kept.filter((r) => r.verdict === "equal").length}`,
);
process.exit(0);
