// Random Scala programs print what the real Scala prints, by its recorded answers; npm run bench:random-scala tries
// others. What we lack may cut a program short, but few of them.
import { beforeAll, describe, expect, test } from "vitest";
import { hashOfScala, recordedScala, recordedScalaPrograms } from "../oracle/scala.js";
import { difference, isCutShort, type OurScala, openOurScala } from "./compare.js";
import { sourceOf } from "./program.js";

/** We decide a type parameter that nothing has decided yet (`applied(constant(1), "")`) too early, as Nothing. */
const REJECTED_BY_US: readonly number[] = [6, 31];

const programs = recordedScalaPrograms();
const recorded = recordedScala("random-scala");

describe("random Scala programs", () => {
  let ours: OurScala;
  beforeAll(async () => {
    ours = await openOurScala();
  });

  test("print what the real Scala prints", { timeout: 600_000 }, () => {
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
    const known = (i: number): boolean => REJECTED_BY_US.includes(i);
    expect(found.filter(({ program }) => !known(program))).toEqual([]);
    expect(found.map(({ program }) => program).filter(known)).toEqual(REJECTED_BY_US);
    expect(short).toBeLessThan(programs.length / 4);
  });
});
