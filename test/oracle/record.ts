// npm run record [-- --all]: asks the installed OCaml what has no recorded answer yet, or
// everything again, and writes the files anew. The diff is what gets reviewed.
import { ADVANCED_COURSE, allQuestions, OCAML_COURSE, SCALA_COURSE } from "../course-programs.js";
import { questionOf } from "../generate/disagree.js";
import { openBuiltSession } from "../harness.js";
import { mutantQuestion, recordedMutants } from "../mutants/recorded-mutants.js";
import { recordEmitted } from "../suite/run-ocaml.js";
import { emittedSuites, suitePrograms } from "../suite/scala-suites.js";
import { recordTyping } from "../typing-programs.js";
import { recordScalaTyping } from "../typing-scala-programs.js";
import { recordFolders } from "./folders.js";
import { askOcaml, ocamlVersion, PLAIN, TYPES_ONLY } from "./ocaml.js";
import type { Question, Reply } from "./outcome.js";
import {
  hashOf,
  type NotAsked,
  type RecordedFile,
  readRecorded,
  recordedPrograms,
  runnableFixtures,
  writeRecorded,
} from "./recorded.js";
import { recordScala } from "./scala.js";
import { askingProgram } from "./scala-questions.js";
import { NOT_REPLAYED, ocamlReplays, scalaReplays } from "./witness-replays.js";

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
  await record("course", version, allQuestions(OCAML_COURSE));
  await record("course-advanced", version, allQuestions(ADVANCED_COURSE));
  await record("witnesses", version, ocamlReplays(), replays, NOT_REPLAYED);
  await record("random", version, recordedPrograms().map(questionOf));
  await record("mutants", version, recordedMutants().map(mutantQuestion), acceptance);
  const all = process.argv.includes("--all");
  process.stdout.write(`typing: ${await recordTyping(version, all)} answers of OCaml ${version}\n`);
  process.stdout.write(`emitted suites: ${recordEmitted()} answers of OCaml ${version}\n`);
  process.stdout.write(`folders: ${recordFolders()} answers\n`);
  const session = openBuiltSession();
  const suites = suitePrograms(await emittedSuites(session));
  await session.close();
  const typed = recordScalaTyping(all);
  const course = allQuestions(SCALA_COURSE).map(askingProgram);
  if (recordScala(all, suites, scalaReplays(), course)) process.stdout.write(`typing of Scala: ${typed} answers\n`);
  else process.stderr.write("Scala is not installed: its answers are those recorded before.\n");
  return 0;
}

type Asking = (questions: readonly Question[]) => Promise<Reply[]>;

const answers: Asking = (questions) => askOcaml(questions, PLAIN);

/** One counterexample is not to see what another has changed. */
const replays: Asking = (questions) => askOcaml(questions, { ...PLAIN, apart: true });

/** Whether they are accepted, as an answer without a text. */
const acceptance: Asking = async (questions) => {
  const replies = await askOcaml(questions, TYPES_ONLY);
  return replies.map(({ types, load }) => ({
    types: undefined,
    load: { kind: types?.kind ?? load.kind, text: "", printed: "" },
    answers: [],
  }));
};

async function record(
  name: RecordedFile,
  version: string,
  questions: readonly Question[],
  asking: Asking = answers,
  notAsked: NotAsked = {},
): Promise<void> {
  const known = readRecorded(name);
  const old = known.ocaml === version && !process.argv.includes("--all") ? known.replies : new Map<string, Reply>();
  const missing = questions.filter((question) => !old.has(hashOf(question)));
  const fresh = await asking(missing);
  const asked = new Map(missing.map((question, i) => [hashOf(question), fresh[i]] as const));
  const replies = questions.map((question) => asked.get(hashOf(question)) ?? old.get(hashOf(question)));
  writeRecorded(name, version, questions, replies, notAsked);
  process.stdout.write(`${name}: ${replies.length} answers of OCaml ${version}, ${missing.length} of them new\n`);
}

process.exitCode = await main();
