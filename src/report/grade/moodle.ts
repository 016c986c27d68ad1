// Names under which Moodle hands feedback back ("Upload multiple feedback files in a zip"). Its importer
// (mod/assign/feedback/file/importziplib.php) splits the first folder at underscores into at most five parts: the name, which
// must have none of them, the number of the participant, the kind and the name of a plugin. The number alone decides whose it is.
import type { SubmissionResult } from "../class-results.js";
import { pageNames } from "./page-names.js";

/** By the id of the submission; only for those that lie in an export of Moodle. */
export function moodleNames(
  submissions: readonly Pick<SubmissionResult, "id" | "participant">[],
): ReadonlyMap<string, string> {
  const readable = pageNames(
    submissions.map(({ id }) => id),
    "",
  );
  const names = new Map<string, string>();
  for (const { id, participant } of submissions) {
    if (participant === null || participant === undefined) continue; // results of an older version have none
    const name = (readable.get(id) ?? "").replaceAll("_", "-");
    names.set(id, `${name}_${participant}_assignfeedback_file_/feedback.html`);
  }
  return names;
}
