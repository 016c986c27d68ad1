// Answers of the real OCaml kept in the repository, so that we can be compared with it where it
// is not installed: one file for the programs in test/programs, two for those in test/course, one for
// the counterexamples of test/programs/check, one for random programs, and one for mutants, of which
// only whether they are accepted. Each answer
// carries a hash of its question: what has changed since must be recorded again.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "fast-check";
import { anyProgram } from "../generate/arbitrary.js";
import type { Program } from "../generate/program.js";
import { isProgram, splitWords } from "../harness.js";
import { projectRoot } from "../project-root.js";
import type { Answer, AnswerKind, Question, Reply } from "./outcome.js";

// ---- the fixtures ----

export type Fixture = { readonly path: string; readonly question: Question };

/** The programs in test/programs that are asked to run, with the expressions of their first line. */
export function runnableFixtures(): Fixture[] {
  const folder = join(projectRoot(), "test", "programs");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => isProgram(path) && path.endsWith(".ml"),
  );
  return paths.sort().flatMap((path) => {
    const source = readFileSync(join(folder, path), "latin1");
    const expressions = askedExpressions(source);
    return expressions === undefined
      ? []
      : [{ path, question: { file: path.split("/").at(-1) ?? path, source, expressions } }];
  });
}

/** From `(* ask: run -e "EXPR" *)`; undefined when something else than a run is asked. */
function askedExpressions(source: string): string[] | undefined {
  const [verb = "run", ...words] = splitWords(/^\(\* ask: (.*) \*\)/.exec(source)?.[1] ?? "");
  if (verb !== "run" || words.includes("--dump")) return undefined;
  return words.flatMap((word, i) => {
    if (word.startsWith("-e") && word !== "-e") return [word.slice(2)];
    return i > 0 && (words[i - 1] === "-e" || words[i - 1] === "--expression") ? [word] : [];
  });
}

// ---- the random programs ----

export const RANDOM = { seed: 20_240_601, count: 500 } as const;

/** The first of them, or all. */
export const recordedPrograms = (count: number = RANDOM.count): Program[] =>
  sample(anyProgram, { seed: RANDOM.seed, numRuns: count });

// ---- the files ----

/** What is not asked has a reason. */
export type NotAsked = Readonly<Record<string, string>>;

export type Recorded = {
  readonly ocaml: string;
  readonly notAsked: NotAsked;
  readonly replies: ReadonlyMap<string, Reply>;
};

export type RecordedFile = "fixtures" | "course" | "course-advanced" | "witnesses" | "random" | "mutants";

const fileOf = (name: RecordedFile): string => join(projectRoot(), "test", "oracle", `${name}.jsonl`);

/** A line each: [hash, load, answer...], an answer being [kind, text, printed]. */
export function readRecorded(name: RecordedFile): Recorded {
  if (!existsSync(fileOf(name))) return { ocaml: "nothing", notAsked: {}, replies: new Map() };
  const [head = "{}", ...lines] = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const { ocaml, notAsked = {} } = JSON.parse(head) as { ocaml: string; notAsked?: NotAsked };
  return { ocaml, notAsked, replies: new Map(lines.map((line) => decodeLine(JSON.parse(line)))) };
}

export function writeRecorded(
  name: RecordedFile,
  ocaml: string,
  questions: readonly Question[],
  replies: readonly (Reply | undefined)[],
  notAsked: NotAsked,
): void {
  const lines = questions.map((question, i) => JSON.stringify(encodeLine(question, replies[i])));
  const head = Object.keys(notAsked).length === 0 ? { ocaml } : { ocaml, notAsked };
  writeFileSync(fileOf(name), `${JSON.stringify(head)}\n${lines.join("\n")}\n`);
}

export function hashOf({ file, source, expressions }: Question): string {
  return createHash("sha256")
    .update(JSON.stringify([file, source, expressions]))
    .digest("hex")
    .slice(0, 16);
}

type Line = readonly [string, ...(readonly string[])[]];

function encodeLine(question: Question, reply: Reply | undefined): Line {
  if (reply === undefined) throw new Error(`no reply to ${question.file}`);
  // Messages are never compared, and outputs beyond any use would only fill the file.
  const text = ({ kind, text }: Answer): string => (kind === "rejected" ? "" : text);
  return [
    hashOf(question),
    ...[reply.load, ...reply.answers].map((answer) => [answer.kind, text(answer), answer.printed]),
  ];
}

function decodeLine([hash, ...answers]: Line): [string, Reply] {
  const decoded = answers.map(
    ([kind = "", text = "", printed = ""]): Answer => ({ kind: kind as AnswerKind, text, printed }),
  );
  const [load, ...rest] = decoded;
  if (load === undefined) throw new Error("a recorded line without an answer");
  return [hash, { types: undefined, load, answers: rest }];
}
