// Emitted suites of Scala references: the real Scala takes them, the reference passes and a wrong submission fails.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseScala } from "../../src/frontend/scala/parse/parse.js";
import { openBuiltSession } from "../harness.js";
import { askScala, hashOfScala, recordedScala, type ScalaProgram, scalaVersion } from "../oracle/scala.js";
import { EMISSIONS, type Emission, emittedSuites, suitePrograms } from "./scala-suites.js";

const session = openBuiltSession();
const recorded = recordedScala("suites-scala");
const isInstalled = scalaVersion() !== undefined;
let emitted: ReadonlyMap<Emission, string> = new Map();
let programs: readonly ScalaProgram[] = [];
beforeAll(async () => {
  emitted = await emittedSuites(session);
  programs = suitePrograms(emitted);
}, 120_000);
afterAll(async () => {
  await session.close();
});

function answer(name: string): string {
  const program = programs.find((each) => each.name === name);
  return (program && recorded.get(hashOfScala(program))) ?? "(not recorded: npm run record)";
}

describe("suites of a Scala reference", () => {
  test.each(EMISSIONS)("%s: our own parser takes it", (format) => {
    expect(parseScala({ name: "suite.scala", text: emitted.get(format) ?? "" })).toMatchObject({ ok: true });
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

  test.runIf(isInstalled || process.env.CI === "true")("the real Scala says so", { timeout: 300_000 }, () => {
    expect(askScala(programs)).toEqual(programs.map(({ name }) => answer(name)));
  });
});
