// Closes a test run with one plain line that machines can read: "N passed, N failed".
import type { Reporter, TestModule } from "vitest/node";

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = modules.map(countModule);
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, unhandledErrors.length);
    // Not at once: the default reporter prints its own summary during this same event.
    process.once("exit", () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}

function countModule(module: TestModule): { readonly passed: number; readonly failed: number } {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const failed = states.filter((state) => state === "failed").length + module.errors().length;
  return { passed: states.filter((state) => state === "passed").length, failed };
}
