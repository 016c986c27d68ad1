// npm run record [-- --all]: asks the installed OCaml what has no recorded answer yet, or
// everything again, and writes the files anew. The diff is what gets reviewed.
import { courseNames, courseQuestions, readCourseProgram } from "../course-programs.js";
import { questionOf } from "../generate/disagree.js";
import { askOcaml, ocamlVersion, PLAIN } from "./ocaml.js";
import type { Question, Reply } from "./outcome.js";
import {
  hashOf,
  type RecordedFile,
  readRecorded,
  recordedPrograms,
  runnableFixtures,
  writeRecorded,
} from "./recorded.js";

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
  const course = courseNames().flatMap((name) => courseQuestions(readCourseProgram(name)));
  await record(
    "course",
    version,
    course.flatMap(({ right, wrong }) => [right, wrong]),
  );
  await record("random", version, recordedPrograms().map(questionOf));
  return 0;
}

async function record(name: RecordedFile, version: string, questions: readonly Question[]): Promise<void> {
  const known = readRecorded(name);
  const old = known.ocaml === version && !process.argv.includes("--all") ? known.replies : new Map<string, Reply>();
  const missing = questions.filter((question) => !old.has(hashOf(question)));
  const fresh = await askOcaml(missing, PLAIN);
  const asked = new Map(missing.map((question, i) => [hashOf(question), fresh[i]] as const));
  const replies = questions.map((question) => asked.get(hashOf(question)) ?? old.get(hashOf(question)));
  writeRecorded(name, version, questions, replies);
  process.stdout.write(`${name}: ${replies.length} answers of OCaml ${version}, ${missing.length} of them new\n`);
}

process.exitCode = await main();
