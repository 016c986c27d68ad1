// The right submissions that `repair --peers FOLDER` names: whatever `grade` takes as submissions, without the two programs
// that are compared.
import type { PeerProgram } from "../jobs/repair-request.js";
import { languageOf } from "../language/row.js";
import type { Io } from "./command.js";
import { collectSubmissions } from "./grade/submissions.js";

export async function readPeers(
  folder: string | undefined,
  { reference, submission }: { readonly reference: string; readonly submission: string },
  io: Io,
): Promise<readonly PeerProgram[]> {
  if (folder === undefined) return [];
  const { handedIn } = await collectSubmissions([folder], {
    file: undefined,
    languages: [languageOf(io.languages, { name: submission })],
    referenceNames: [submission],
    words: io.words,
    own: [reference, submission],
  });
  return handedIn.flatMap(({ program, file }) =>
    "why" in program ? [] : [{ source: { ...program, name: file ?? program.name }, isRight: false }],
  );
}
