// npm run corpus:leon -- FOLDER [--only ID] [--show]: repairs from contracts alone, on the rows of leon-repair.jsonl.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repairContracts } from "../../../src/jobs/repair-contracts.js";
import { USUAL_REPAIR } from "../../../src/jobs/repair-request.js";
import { exerciseOfContracts } from "../../../src/subject/exercise.js";
import { openTestScala } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";

const { values, positionals } = parseArgs({
  options: { only: { type: "string", default: "" }, show: { type: "boolean", default: false } },
  allowPositionals: true,
});
const rows = readFileSync(join(positionals[0] ?? "", "leon-repair.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const language = await openTestScala();
const solver = openTestSolver();
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let [found, total] = [0, 0];
for (const row of rows.filter(({ id }) => id.includes(values.only))) {
  const start = cpu();
  const tools = {
    memoryIsLow: () => false,
    isCancelled: () => cpu() - start > 40_000,
    now: cpu,
    solver,
    onProgress: () => undefined,
  };
  const source = { name: "p.scala", text: Buffer.from(row.source, "utf8").toString("latin1") };
  const search = {
    strategy: "explore",
    budget: undefined,
    all: 1,
    seed: 1,
    solver: "embedded",
    proof: true,
    decisionsMax: undefined,
  } as const;
  try {
    const done = await repairContracts(
      language,
      {
        exercise: exerciseOfContracts(source, undefined, [row.function]),
        search,
        robust: false,
        count: false,
        guess: false,
        regressions: false,
        repair: USUAL_REPAIR,
      },
      tools as never,
    );
    const ms = cpu() - start;
    const [first] = done.ok ? done.value.functions : [];
    const [fix] = first?.repairs ?? [];
    if (fix) found++;
    total += ms;
    console.log(
      row.id.padEnd(22),
      row.errorKind.padEnd(14),
      `${ms.toFixed(0)} ms`.padStart(9),
      `paper ${row.paperTimes.test + row.paperTimes.repair} s`,
      done.ok ? (first?.before.verdict.kind ?? "no answer") : done.errors[0].label,
      fix
        ? `${fix.kept ? "kept" : "LARGE"} cost ${fix.cost} ${fix.claim.verdict.kind} ${fix.edits.map((e) => e.idea)}`
        : "NONE",
    );
    if (values.show && fix)
      for (const e of fix.edits) console.log("   ", JSON.stringify(e.before), "=>", JSON.stringify(e.after));
  } catch (error) {
    console.log(row.id, "BUG", (error as Error).stack?.split("\n").slice(0, 5).join(" | "));
  }
}
console.log(`${found} of ${rows.length}, ${(total / 1000).toFixed(1)} s`);
process.exit(0);
