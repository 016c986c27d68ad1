// Random programs do the same as in the real OCaml: by its recorded answers everywhere, and by
// fresh ones where it is installed. The seed is fixed; npm run test:long looks at all that are recorded, and
// npm run bench:random tries others.
import { beforeAll, describe, expect, test } from "vitest";
import { ocamlVersion, openJudge } from "../oracle/ocaml.js";
import { type Ours, openOurs } from "../oracle/ours.js";
import { firstDifference } from "../oracle/outcome.js";
import { hashOf, RANDOM, readRecorded, recordedPrograms } from "../oracle/recorded.js";
import { sweep } from "../sweep.js";
import { anyProgram } from "./arbitrary.js";
import { ASK, describeDisagreement, disagreement, questionOf, RUN, shrunk } from "./disagree.js";
import { FEATURES } from "./feature.js";
import { programFeatures, programSize, sourceOf } from "./program.js";

/** Enough to use every feature. */
const programs = recordedPrograms(sweep(260, RANDOM.count));
const asked = programs.filter((_, i) => i % sweep(2, 1) === 0);
const recorded = readRecorded("random");
const version = ocamlVersion();

describe("random programs", () => {
  let ours: Ours;
  beforeAll(async () => {
    ours = await openOurs();
  });

  test("do what the real OCaml does", async () => {
    const found = asked.flatMap((program) => {
      const question = questionOf(program);
      const real = recorded.replies.get(hashOf(question));
      if (real === undefined)
        throw new Error("the generator has changed since its programs were recorded: npm run record");
      return disagreement(program, ours(question, RUN), real) ?? [];
    });
    const [first] = found;
    if (first === undefined) return;
    const judge = version === undefined ? undefined : openJudge();
    const small = judge === undefined ? first : await shrunk(first, ours, judge, 500);
    judge?.close();
    expect.fail(`${found.length} of ${asked.length} differ; the first:\n${describeDisagreement(small)}`);
  });

  test.runIf(version === recorded.ocaml)("are what was recorded", async () => {
    const judge = openJudge();
    for (const program of asked.filter((_, i) => i % 10 === 0)) {
      const question = questionOf(program);
      const [now, before] = [await judge.ask(question, ASK), recorded.replies.get(hashOf(question))];
      expect(before !== undefined && firstDifference(now, before) === undefined, sourceOf(program)).toBe(true);
    }
    judge.close();
  });

  test("use every feature", () => {
    const seen = new Set(programs.flatMap((program) => [...programFeatures(program)]));
    expect(FEATURES.filter((feature) => !seen.has(feature))).toEqual([]);
  });

  test("shrink to smaller ones", () => {
    const [program] = programs;
    if (program === undefined) throw new Error("no program");
    const smaller = [...anyProgram.shrink(program, undefined)].slice(0, 200);
    expect(smaller.length).toBeGreaterThan(20);
    for (const { value } of smaller) expect(programSize(value)).toBeLessThanOrEqual(programSize(program));
  });
});
