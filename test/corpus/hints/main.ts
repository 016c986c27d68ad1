// npm run corpus:hints -- FOLDER [--only PROBLEM[/ID]] [--every N]: the ladders of hints about the wrong submissions of a corpus.
import { parseArgs } from "node:util";
import { askHints } from "../../../src/jobs/ask-hints.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { renderHints } from "../../../src/report/hint-ladder.js";
import { ENGLISH } from "../../../src/report/words/english.js";
import { openBuiltSession } from "../../harness.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf } from "../check/task.js";

const { values, positionals } = parseArgs({ options: ASKED, allowPositionals: true });
const tasks = askedTasks("corpus:hints", positionals, { ...values, every: "1" })
  ?.filter(({ label }) => label === "wrong")
  .filter((_, i) => i % Number(values.every) === 0);
const session = openBuiltSession();
const style = { width: 100, colour: false };
for (const task of tasks ?? []) {
  const request = { ...task.request, search: USUAL_SEARCH };
  const ending = await session.ask({ kind: "check", request }, () => undefined);
  const answers = ending.kind === "done" ? ending.answer.answers : [];
  const materials = await askHints(
    session,
    request,
    answers,
    () => 6,
    () => undefined,
    { timeMaxMs: 30_000 },
  );
  process.stdout.write(`== ${nameOf(task)}\n`);
  for (const material of materials)
    process.stdout.write(Buffer.from(renderHints(ENGLISH, material, 6, style), "latin1").toString("utf8"));
}
await session.close();
