// npm run record: asks the installed OCaml everything that the recorded answers are for, and
// writes them anew. The diff is what gets reviewed.
import { questionOf } from "../generate/disagree.js";
import { askOcaml, ocamlVersion, PLAIN } from "./ocaml.js";
import type { Question } from "./outcome.js";
import { type RecordedFile, recordedPrograms, runnableFixtures, writeRecorded } from "./recorded.js";

async function main(): Promise<number> {
  const version = ocamlVersion();
  if (version === undefined) {
    process.stderr.write("OCaml (ocamlc and its compiler-libs) must be installed to record its answers.\n");
    return 2;
  }
  await record(
    "fixtures",
    version,
    runnableFixtures().map(({ question }) => question),
  );
  await record("random", version, recordedPrograms().map(questionOf));
  return 0;
}

async function record(name: RecordedFile, version: string, questions: readonly Question[]): Promise<void> {
  const replies = await askOcaml(questions, PLAIN);
  writeRecorded(name, version, questions, replies);
  process.stdout.write(`${name}: ${replies.length} answers of OCaml ${version}\n`);
}

process.exitCode = await main();
