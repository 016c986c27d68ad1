// Names under which Moodle hands feedback back ("Upload multiple feedback files in a zip"). It splits them at
// underscores and looks at the number alone, which it gave to each student when it exported the submissions.
import type { SubmissionResult } from "../class-results.js";
import { pageNames } from "./page-names.js";

/** By the id of the submission; only for those that lie in an export of Moodle. */
export function moodleNames(
  submissions: readonly Pick<SubmissionResult, "id" | "file">[],
): ReadonlyMap<string, string> {
  const readable = pageNames(
    submissions.map(({ id }) => id),
    "",
  );
  const names = new Map<string, string>();
  for (const { id, file } of submissions) {
    const [, number, plugin] = /_(\d+)_assignsubmission_([a-z]+)(?:[_/\\]|$)/.exec(file ?? "") ?? [];
    if (number === undefined) continue;
    const name = (readable.get(id) ?? "").replaceAll("_", "-");
    names.set(id, `${name}_${number}_assignsubmission_${plugin}_feedback.md`);
  }
  return names;
}
