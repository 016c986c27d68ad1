// In which order the files of tests are begun: the longest first, so that at the end no process waits for another.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take seconds, the longest first; the others by their size. */
const LONGEST: readonly string[] = [
  "test/laws/edits.test.ts",
  "test/programs.test.ts",
  "test/course.test.ts",
  "test/course-scala.test.ts",
  "test/oracle/scala.test.ts",
  "test/suite/class.test.ts",
  "test/laws/budgets.test.ts",
  "test/no-escape.test.ts",
  "test/laws/edits-scala.test.ts",
  "test/grade.test.ts",
  "test/hostile.test.ts",
  "test/documents.test.ts",
  "test/suite/strength.test.ts",
  "test/laws/paths.test.ts",
  "test/oracle/fixtures.test.ts",
  "test/suite/compose.test.ts",
  "test/generate/random.test.ts",
  "test/grade-report.test.ts",
  "test/cli.test.ts",
  "test/suite/cover.test.ts",
  "test/suite/across-languages.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? LONGEST.length : at;
    };
    return others.sort((a, b) => rank(a) - rank(b));
  }
}
