// Whether grading says of each submission what checking it alone says, and what either costs.

import { openSession, SESSION_LIMITS } from "../../../src/node/session.js";
import { functionAnswer } from "../../../src/report/function-answer.js";
import { ENGLISH } from "../../../src/report/words/english.js";
import { requestFor } from "../check/task.js";
import type { Corpus } from "../read.js";
import type { Graded } from "./main.js";

export async function compareWithCheck(
  all: readonly Graded[],
  corpus: Corpus,
  seconds: number,
  worker: URL,
): Promise<void> {
  const session = openSession(worker, SESSION_LIMITS, ["ocaml"]);
  const start = performance.now();
  let [same, other] = [0, 0];
  for (const { problem, results } of all) {
    for (const { id, functions, status } of results.submissions) {
      const submission = corpus.submissions.find((each) => each.problem === problem && each.id === id);
      if (submission === undefined) continue;
      const request = requestFor(corpus, submission, { strategy: "explore", solver: "embedded" });
      const ending = await session.ask({ kind: "check", request }, () => undefined);
      const answers = ending.kind === "done" ? ending.answer.answers : [];
      const [answer] = answers.map((each) => functionAnswer(ENGLISH, each));
      const [graded] = functions;
      const isSame =
        answer === undefined || graded === undefined
          ? answer === undefined && status === "rejected"
          : graded.foundBy === "class" || inShort(answer) === inShort(graded);
      if (isSame) same++;
      else {
        other++;
        process.stdout.write(`Differs from check: ${problem}/${id}\n  ${inShort(graded)}\n  ${inShort(answer)}\n`);
      }
    }
  }
  await session.close();
  const alone = (performance.now() - start) / 1_000;
  process.stdout.write(
    `The same as check one by one: ${same}; other: ${other}. One by one in one process: ${alone.toFixed(1)} s, ` +
      `${(alone / seconds).toFixed(2)} times as long as grading\n`,
  );
}

function inShort(answer: object | undefined): string {
  const aside = ["explored", "points", "outOf", "reference", "foundBy", "mistake", "solution", "failedTests"];
  return JSON.stringify(answer, (key, value) => (aside.includes(key) ? undefined : value), 0) ?? "none";
}
