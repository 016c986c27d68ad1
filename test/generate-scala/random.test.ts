// Random Scala programs print what the real Scala prints, by its recorded answers: some of those that are recorded,
// all of them in npm run test:long; npm run bench:random-scala tries others. What we lack may cut a program short, but few of them.
import { beforeAll, describe, expect, test } from "vitest";
import { hashOfScala, RANDOM_SCALA, recordedScala, recordedScalaPrograms } from "../oracle/scala.js";
import { sweep } from "../sweep.js";
import { difference, isCutShort, type OurScala, openOurScala } from "./compare.js";
import { sourceOf } from "./program.js";

const programs = recordedScalaPrograms(sweep(20, RANDOM_SCALA.count));
const recorded = recordedScala("random-scala");

describe("random Scala programs", () => {
  let ours: OurScala;
  beforeAll(async () => {
    ours = await openOurScala();
  });

  test("print what the real Scala prints", () => {
    let short = 0;
    const found = programs.flatMap((program, i) => {
      const text = sourceOf(program);
      const real = recorded.get(hashOfScala({ name: "", text }));
      if (real === undefined) throw new Error("the generator has changed since it was recorded: npm run record");
      const mine = ours(text);
      if (isCutShort(mine)) short += 1;
      const differs = difference(program, mine, real);
      return differs === undefined ? [] : [{ program: i, differs }];
    });
    expect(found).toEqual([]);
    expect(short).toBeLessThan(programs.length / 4);
  });
});
