// How the tests are run: build first, then everything named *.test.ts. The files that one process runs share its modules,
// and what they opened: most of the time of a small file would go into loading these. No test may rely on being the first.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.js";

/** Generous: what is slow for a while, on a machine that is busy with something else, is no failure. */
const TIME_MAX_MS = 300_000;

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/build-first.ts"],
    setupFiles: ["test/tuned.ts", "test/seed-laws.ts", "test/self-checked.ts"],
    reporters: [["default", { summary: false }], "./test/tally-reporter.ts"],
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    testTimeout: TIME_MAX_MS,
    hookTimeout: TIME_MAX_MS,
  },
});
