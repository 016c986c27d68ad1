import { sample } from "fast-check";
import { anyProgram } from "./generate/arbitrary.js";
import { ASK, describeDisagreement, disagreement, questionOf, RUN, shrunk } from "./generate/disagree.js";
import { openJudge } from "./oracle/ocaml.js";
import { openOurs } from "./oracle/ours.js";

const [, , n = "50", seed = "1", show = "5"] = process.argv;
const ours = await openOurs();
const judge = openJudge();
let bad = 0,
  t1 = 0;
const seen = new Map<string, number>();
for (const [i, p] of sample(anyProgram, { numRuns: +n, seed: +seed }).entries()) {
  const q = questionOf(p);
  const asking = judge.ask(q, ASK);
  const t = performance.now();
  let mine;
  try {
    mine = ours(q, RUN);
  } catch (e) {
    console.log("CRASH", i, (e as Error).stack?.split("\n").slice(0, 4).join("\n"));
    bad++;
    await asking;
    continue;
  }
  t1 += performance.now() - t;
  const d = disagreement(p, mine, await asking);
  if (d === undefined) continue;
  bad++;
  const key = (d.at === 0 ? d.ours.load : d.ours.answers[d.at - 1]!).text.slice(0, 40).replace(/\d+/g, "N");
  seen.set(key, (seen.get(key) ?? 0) + 1);
  if ((seen.get(key) ?? 0) > 2 || seen.size > +show) continue;
  console.log("-----", i);
  console.log(
    describeDisagreement(
      await shrunk(
        d,
        (q, s) => {
          try {
            return ours(q, s);
          } catch {
            return { types: undefined, load: { kind: "unfinished", text: "crash", printed: "" }, answers: [] };
          }
        },
        judge,
        600,
      ),
    ),
  );
}
console.log("disagree", bad, "of", n, "ours ms each", t1 / +n, seen);
judge.close();
process.exit(0);
