// All that the real Scala is asked. The programs in test/programs/scala/run print what it prints: their expectations are
// its answers. Suites that were emitted for Scala references are programs that it takes: references pass, and wrong
// submissions fail. What it says of the counterexamples of test/programs is compared in witnesses.test.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parseScala } from "../../src/frontend/scala/parse/parse.js";
import { allQuestions, SCALA_COURSE } from "../course-programs.js";
import { sharedSession } from "../harness.js";
import { projectRoot } from "../project-root.js";
import { EMISSIONS, type EmittedScala, emittedSuites, suitePrograms } from "../suite/scala-suites.js";
import { sweep } from "../sweep.js";
import {
  askScala,
  hashOfScala,
  recordedScala,
  type ScalaFile,
  type ScalaProgram,
  scalaPrograms,
  scalaVersion,
} from "./scala.js";
import { askingProgram } from "./scala-questions.js";
import { scalaReplays } from "./witness-replays.js";

const isInstalled = scalaVersion() !== undefined;
const programs = scalaPrograms();
let emitted: EmittedScala = { formats: new Map(), several: "" };
let suites: readonly ScalaProgram[] = [];
beforeAll(async () => {
  emitted = await emittedSuites(sharedSession());
  suites = suitePrograms(emitted);
});

function recordedOf(file: ScalaFile, program: ScalaProgram | undefined): string {
  return (program && recordedScala(file).get(hashOfScala(program))) ?? "(not recorded: npm run record)";
}

describe("programs", () => {
  for (const program of programs) {
    test(program.name, () => {
      const file = join(projectRoot(), "test/programs/scala/run", program.name.replace(/\.scala$/, ".expect"));
      expect(readFileSync(file, "utf8")).toBe(recordedOf("scala", program));
    });
  }
});

describe("suites of a Scala reference", () => {
  const answer = (name: string): string =>
    recordedOf(
      "suites-scala",
      suites.find((each) => each.name === name),
    );

  test.each(EMISSIONS)("%s: our own parser takes it", (format) => {
    expect(parseScala({ name: "suite.scala", text: emitted.formats.get(format) ?? "" })).toMatchObject({ ok: true });
  });

  test("asserts stop a wrong program", () => {
    expect(answer("scala reference")).toBe("passes\n");
    expect(answer("scala wrong")).toBe("fails\n");
  });

  test.each(["scalatest", "munit"])("%s: the tests of what is wrong fail", (framework) => {
    expect(answer(`${framework} reference`)).toMatch(/^\d+ tests, failing: \n$/);
    const failing = answer(`${framework} wrong`);
    for (const name of ["isRich: ", "Point(1, 2), Point(3, 4)", "last: "]) expect(failing).toContain(name);
    expect(failing).not.toContain("eval: ");
  });

  test("of several references, either passes", () => {
    const answers = ["first", "second", "wrong"].map((name) => answer(`scala several ${name}`));
    expect(answers).toEqual(["passes\n", "passes\n", "fails\n"]);
  });
});

test.runIf(isInstalled || process.env.CI === "true")("the real Scala still prints what was recorded", () => {
  const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i % sweep(16, 1) === 0);
  const [asked, tested, witnesses] = [some(programs), some(suites), some(scalaReplays())];
  const course = allQuestions(SCALA_COURSE)
    .filter((_, i) => i % sweep(80, 1) === 0)
    .map(askingProgram);
  expect(askScala([...asked, ...tested, ...witnesses, ...course])).toEqual([
    ...asked.map((program) => recordedOf("scala", program)),
    ...tested.map((program) => recordedOf("suites-scala", program)),
    ...witnesses.map((program) => recordedOf("witnesses-scala", program)),
    ...course.map((program) => recordedOf("course-scala", program)),
  ]);
});
