// Every program in test/programs that is run is also what the real OCaml says of it: by its
// recorded answers everywhere, and live where it is installed.
import { beforeAll, describe, expect, test } from "vitest";
import { askOcaml, ocamlVersion, PLAIN } from "./ocaml.js";
import { type Ours, openOurs } from "./ours.js";
import { type Answer, firstDifference, type Reply, showAnswer } from "./outcome.js";
import { type Fixture, hashOf, readRecorded, runnableFixtures } from "./recorded.js";

/** Where we part from OCaml on purpose, and why. */
const ON_PURPOSE: Readonly<Record<string, string>> = {};

const FUEL = 20_000_000;
const fixtures = runnableFixtures();
const recorded = readRecorded("fixtures");
const replyTo = ({ question }: Fixture): Reply | undefined => recorded.replies.get(hashOf(question));

describe("programs as the recorded OCaml runs them", () => {
  let ours: Ours;
  beforeAll(async () => {
    ours = await openOurs();
  });
  for (const fixture of fixtures.filter(({ path }) => ON_PURPOSE[path] === undefined)) {
    test(fixture.path, () => {
      const real = replyTo(fixture);
      if (real === undefined) throw new Error("changed since it was recorded: npm run record");
      const mine = ours(fixture.question, { fuel: FUEL, apart: false });
      if (isUnsupported(mine.load)) return; // said politely, which test/programs checks
      const at = firstDifference(mine, real);
      if (at === undefined) return;
      const place = (reply: Reply): string => showAnswer([reply.load, ...reply.answers][at] ?? reply.load);
      expect(place(mine)).toBe(place(real));
    });
  }
});

const isUnsupported = (answer: Answer): boolean => answer.kind === "rejected" && answer.text.startsWith("E3");

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded", async () => {
    // What did not finish takes ten seconds each and is not asked again.
    const quick = fixtures.filter((fixture) => !hasUnfinished(replyTo(fixture)));
    const replies = await askOcaml(
      quick.map(({ question }) => question),
      PLAIN,
    );
    const changed = quick.filter((fixture, i) => {
      const [before, now] = [replyTo(fixture), replies[i]];
      return before === undefined || now === undefined || firstDifference(now, before) !== undefined;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
  });
});

const hasUnfinished = (reply: Reply | undefined): boolean =>
  reply !== undefined && [reply.load, ...reply.answers].some(({ kind }) => kind === "unfinished");
