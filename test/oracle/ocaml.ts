// Asks the real OCaml what programs do. Builds judge.ml with the installed compiler into a
// temporary folder and talks to it; texts are byte strings (one character per byte).
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "../project-root.js";
import type { Answer, Question, Reply } from "./outcome.js";

/** The installed compiler's version, or undefined where there is none that can build the judge. */
export function ocamlVersion(): string | undefined {
  const asked = spawnSync("ocamlc", ["-version"], { encoding: "utf8" });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

export type AskSettings = {
  readonly seconds: number; // for loading, and for each expression
  readonly apart: boolean; // each expression sees the program as just loaded; else one after the other
  readonly types: boolean; // also the signature, as ocamlc -i prints it
  readonly workers: number;
};

export const PLAIN: AskSettings = { seconds: 10, apart: false, types: false, workers: 2 };

/** The replies in the order of the questions; `progress` hears how many are there. */
export async function askOcaml(
  questions: readonly Question[],
  settings: AskSettings,
  progress: (done: number) => void = () => {},
): Promise<Reply[]> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-judge-"));
  try {
    const program = buildJudge(folder);
    const replies = new Array<Reply>(questions.length);
    const queue = questions.map((question, index) => ({ question, index }));
    let done = 0;
    const deliver = (index: number, reply: Reply) => {
      replies[index] = reply;
      progress(++done);
    };
    queue.reverse(); // taken from the end
    await Promise.all(Array.from({ length: settings.workers }, () => serve(program, queue, settings, deliver)));
    return replies;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildJudge(folder: string): string {
  const source = join(projectRoot(), "test", "oracle", "judge.ml");
  const program = join(folder, "judge");
  const libraries = ["ocamlcommon.cma", "ocamlbytecomp.cma", "ocamltoplevel.cma", "unix.cma"];
  // Copied first: ocamlc writes its .cmi and .cmo beside the source.
  spawnSync("cp", [source, folder]);
  const args = ["-I", "+compiler-libs", "-linkall", ...libraries, join(folder, "judge.ml"), "-o", program];
  const built = spawnSync("ocamlc", args, { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`ocamlc could not build the judge:\n${built.stderr}`);
  return program;
}

type Queued = { readonly question: Question; readonly index: number };
type Deliver = (index: number, reply: Reply) => void;

/** One judge's life: questions until the queue is empty. A judge that dies takes its question with it. */
async function serve(program: string, queue: Queued[], settings: AskSettings, deliver: Deliver): Promise<void> {
  let judge = startJudge(program);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    judge.process.stdin.write(encodeQuestion(next.question, settings), "latin1");
    const line = await judge.lines.next();
    if (line.done === true) {
      deliver(next.index, died(next.question));
      judge = startJudge(program);
    } else deliver(next.index, decodeReply(line.value, next.question, settings.types));
  }
  judge.process.stdin.end();
}

type Judge = { readonly process: ChildProcessWithoutNullStreams; readonly lines: AsyncIterator<string> };

/** 4 GB of memory and 16 MB of output per program: beyond them it counts as unfinished. */
function startJudge(program: string): Judge {
  const { OCAMLRUNPARAM: _, CAMLRUNPARAM: __, ...env } = process.env;
  const child = spawn("sh", ["-c", 'ulimit -v 4000000; ulimit -f 32768; exec "$0"', program], { env });
  child.stderr.resume(); // what programs write there is not compared
  child.stdin.on("error", () => {}); // it died; the missing reply says so
  child.stdout.setEncoding("latin1");
  return { process: child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

function encodeQuestion(question: Question, settings: AskSettings): string {
  const text = (s: string) => `${s.length}\n${s}`;
  const flag = (b: boolean) => (b ? "1\n" : "0\n");
  const head = `${settings.seconds}\n${flag(settings.apart)}${flag(settings.types)}`;
  const expressions = question.expressions.map(text).join("");
  return `${head}${text(question.file)}${text(question.source)}${question.expressions.length}\n${expressions}`;
}

function decodeReply(line: string, question: Question, typed: boolean): Reply {
  const answers: Answer[] = JSON.parse(line);
  const types = typed ? answers.shift() : undefined;
  const [load = SKIPPED, ...rest] = answers;
  return { types, load, answers: question.expressions.map((_, i) => rest[i] ?? SKIPPED) };
}

const SKIPPED: Answer = { kind: "skipped", text: "", printed: "" };

function died(question: Question): Reply {
  const load: Answer = { kind: "unfinished", text: "crash", printed: "" };
  return { types: undefined, load, answers: question.expressions.map(() => SKIPPED) };
}
