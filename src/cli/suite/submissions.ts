// The submissions of `elenchus suite`: programs that are named one by one, or whatever `grade` takes.
import type { Assignment } from "../../classroom/assignment.js";
import type { ClassRow } from "../../classroom/entries.js";
import { classRows } from "../../classroom/grade.js";
import { languageOf, languageOfFile, languagesFrom } from "../../language/row.js";
import type { ClassNotice } from "../../report/class-notice.js";
import type { Checked } from "../../report/diagnostic.js";
import { readAll } from "../check-arguments.js";
import type { Io } from "../command.js";
import { looksOf } from "../grade/command.js";
import { isGlob } from "../grade/glob.js";
import { collectSubmissions } from "../grade/submissions.js";

/** With what the teacher should know of them. */
export type Class = { readonly rows: readonly ClassRow[]; readonly notices: readonly ClassNotice[] };

export async function readClass(
  paths: readonly string[],
  assignment: Assignment,
  own: readonly string[],
  io: Io,
): Promise<Checked<Class>> {
  if (paths.every((path) => languageOfFile(io.languages, path) !== undefined && !isGlob(path)))
    return readPrograms(paths, io);
  const { handedIn, notices } = await collectSubmissions(paths, {
    file: assignment.file,
    languages: languagesFrom(
      io.languages,
      assignment.references.map((each) => languageOf(io.languages, each)),
    ),
    referenceNames: assignment.references.map(({ name }) => name),
    words: io.words,
    looks: looksOf(assignment),
    own,
  });
  return { ok: true, value: { rows: classRows(handedIn), notices } };
}

/** Under the names that they were given by. */
async function readPrograms(paths: readonly string[], { readSource }: Io): Promise<Checked<Class>> {
  return readAll(readSource, async ({ read }) => {
    const rows: ClassRow[] = [];
    for (const path of [...new Set(paths)].sort())
      rows.push({ id: path, student: path, file: path, program: await read(path), why: undefined });
    return { rows, notices: [] };
  });
}
