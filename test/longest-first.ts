// In which order the files of tests are begun: the longest first, so that at the end no process waits for another.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** More than ten seconds each, the longest first; the others by their size. */
const LONGEST: readonly string[] = [];

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
