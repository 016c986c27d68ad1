// How the tests are run: build first, then everything named *.test.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/build-first.ts"],
    setupFiles: ["test/seed-laws.ts"],
    reporters: [["default", { summary: false }], "./test/tally-reporter.ts"],
    testTimeout: 60_000,
  },
});
