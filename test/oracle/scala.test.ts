// The programs in test/programs/scala/run print what the real Scala prints: their expectations are its answers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../project-root.js";
import { askScala, hashOfScala, recordedScala, scalaPrograms, scalaVersion } from "./scala.js";

const recorded = recordedScala("scala");
const isInstalled = scalaVersion() !== undefined;

describe("the real Scala", () => {
  for (const program of scalaPrograms()) {
    test(program.name, () => {
      const file = join(projectRoot(), "test/programs/scala/run", program.name.replace(/\.scala$/, ".expect"));
      expect(readFileSync(file, "utf8")).toBe(recorded.get(hashOfScala(program)) ?? "(not recorded: npm run record)");
    });
  }

  test.runIf(isInstalled || process.env.CI === "true")("still prints what was recorded", { timeout: 300_000 }, () => {
    const programs = scalaPrograms();
    expect(askScala(programs)).toEqual(programs.map((program) => recorded.get(hashOfScala(program))));
  });
});
