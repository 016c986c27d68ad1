// Every program in test/programs that is run does what the real OCaml says of it: by its
// recorded answers everywhere, and live where it is installed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../project-root.js";
import { askOcaml, ocamlVersion, PLAIN } from "./ocaml.js";
import { type Ours, openOurs } from "./ours.js";
import { firstDifference, type Reply, showAnswer } from "./outcome.js";
import { type Fixture, hashOf, readRecorded, runnableFixtures } from "./recorded.js";

const NOT_CHECKED = "what we lack is not checked: OCaml does, and rejects it";

/** Where we part from OCaml on purpose, and why. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  "hostile/exponential-types-huge.ml": "OCaml takes more than ten seconds to type it",
  "hostile/list-of-a-million.ml": "our List.map needs no stack, OCaml's overflows on so long a list",
  "run/functor-of-lack-alias.ml": NOT_CHECKED,
  "run/functor-of-lack-opened.ml": NOT_CHECKED,
  "run/functor-of-lack.ml": NOT_CHECKED,
  "run/lack-is-no-magic-objects.ml": NOT_CHECKED,
  "run/lack-is-no-magic-through-signature.ml": NOT_CHECKED,
  "run/lack-is-no-magic.ml": NOT_CHECKED,
  "run/left-out-whole.ml": NOT_CHECKED,
  "hostile/loop-catches-overflow.ml": "programs cannot catch our signals, but they can catch OCaml's Stack_overflow",
};

const FUEL = 300_000_000;
const fixtures = runnableFixtures();
const recorded = readRecorded("fixtures");

describe("programs as the recorded OCaml runs them", () => {
  let ours: Ours;
  beforeAll(async () => {
    ours = await openOurs();
  });
  for (const fixture of fixtures.filter(({ path }) => ON_PURPOSE[path] === undefined)) {
    test(fixture.path, () => {
      const real = replyTo(fixture);
      if (real === undefined) throw new Error("changed since it was recorded: npm run record");
      // What never ends took us our whole fuel already, in the test of its .expect file.
      if (isUnfinished(real)) expect(expectation(fixture)).toMatch(/: stopped: |"unfinished"/);
      else compare(ours(fixture.question, { fuel: FUEL, apart: false }), real);
    });
  }
});

function compare(mine: Reply, real: Reply): void {
  const at = firstDifference(mine, real);
  if (at === undefined) return;
  const place = (reply: Reply): string => showAnswer([reply.load, ...reply.answers][at] ?? reply.load);
  expect(place(mine)).toBe(place(real));
}

function replyTo({ question }: Fixture): Reply | undefined {
  return recorded.replies.get(hashOf(question));
}

function expectation({ path }: Fixture): string {
  return readFileSync(join(projectRoot(), "test", "programs", path.replace(/\.ml$/, ".expect")), "latin1");
}

function isUnfinished({ load, answers }: Reply): boolean {
  return [load, ...answers].some(({ kind }) => kind === "unfinished");
}

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded", async () => {
    // What does not finish takes ten seconds each and is not asked again.
    const quick = fixtures.filter((fixture) => !isUnfinished(replyTo(fixture) ?? NOTHING));
    const replies = await askOcaml(
      quick.map(({ question }) => question),
      PLAIN,
    );
    const changed = quick.filter(
      (fixture, i) => firstDifference(replies[i] ?? NOTHING, replyTo(fixture) ?? NOTHING) !== undefined,
    );
    expect(changed.map(({ path }) => path)).toEqual([]);
  });
});

const NOTHING: Reply = { types: undefined, load: { kind: "crash", text: "", printed: "" }, answers: [] };
