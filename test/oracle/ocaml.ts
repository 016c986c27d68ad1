// Asks the real OCaml what programs do. Builds judge.ml with the installed compiler into a
// temporary folder and talks to it; texts are byte strings (one character per byte).
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
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
  readonly types: boolean | "only"; // also the signature, as ocamlc -i prints it; or nothing else
};

export const PLAIN: AskSettings = { seconds: 10, apart: false, types: false };
export const TYPES_ONLY: AskSettings = { seconds: 10, apart: false, types: "only" };

/** One process that answers one question after the other. */
export type Judge = {
  readonly ask: (question: Question, settings: AskSettings) => Promise<Reply>;
  readonly close: () => void;
};

/** The replies in the order of the questions, from several judges; `progress` hears how many are there. */
export async function askOcaml(
  questions: readonly Question[],
  settings: AskSettings,
  progress: (done: number) => void = () => {},
): Promise<Reply[]> {
  const replies = new Array<Reply>(questions.length);
  const queue = [...questions.entries()].reverse(); // taken from the end
  let done = 0;
  const work = async (): Promise<void> => {
    const judge = openJudge();
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      replies[next[0]] = await judge.ask(next[1], settings);
      progress(++done);
    }
    judge.close();
  };
  await Promise.all([work(), work()]);
  return replies;
}

/** A judge that dies takes its question with it, and a new one goes on. */
export function openJudge(): Judge {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-judge-"));
  const program = buildJudge(folder);
  let running = startJudge(program);
  const ask = async (question: Question, settings: AskSettings): Promise<Reply> => {
    running.process.stdin.write(encodeQuestion(question, settings), "latin1");
    const line = await running.lines.next();
    if (line.done !== true) return decodeReply(line.value, question, settings.types !== false);
    running = startJudge(program);
    return died(question);
  };
  const close = (): void => {
    running.process.stdin.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, close };
}

function buildJudge(folder: string): string {
  // Copied, because ocamlc writes its .cmi and .cmo beside the source.
  copyFileSync(join(projectRoot(), "test", "oracle", "judge.ml"), join(folder, "judge.ml"));
  const libraries = ["ocamlcommon.cma", "ocamlbytecomp.cma", "str.cma", "ocamltoplevel.cma", "unix.cma"];
  const args = ["-I", "+compiler-libs", "-linkall", ...libraries, "judge.ml", "-o", "judge"];
  const built = spawnSync("ocamlc", args, { encoding: "utf8", cwd: folder });
  if (built.status !== 0) throw new Error(`ocamlc could not build the judge:\n${built.stderr}`);
  return join(folder, "judge");
}

type Running = { readonly process: ChildProcessWithoutNullStreams; readonly lines: AsyncIterator<string> };

/** 4 GB of memory and 16 MB of output per program: beyond them it counts as unfinished. */
function startJudge(program: string): Running {
  const { OCAMLRUNPARAM: _, CAMLRUNPARAM: __, ...env } = process.env;
  const child = spawn("sh", ["-c", 'ulimit -v 4000000; ulimit -f 32768; exec "$0"', program], { env });
  child.stderr.resume(); // what programs write there is not compared
  child.stdin.on("error", () => {}); // it died; the missing reply says so
  child.stdout.setEncoding("latin1");
  return { process: child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

function encodeQuestion(question: Question, settings: AskSettings): string {
  const text = (s: string): string => `${s.length}\n${s}`;
  const flag = (b: boolean): string => (b ? "1\n" : "0\n");
  const head = `${settings.seconds}\n${flag(settings.apart)}${flag(settings.types !== false)}${flag(settings.types !== "only")}`;
  const expressions = question.expressions.map(text).join("");
  return `${head}${text(question.file)}${text(question.source)}${question.expressions.length}\n${expressions}`;
}

function decodeReply(line: string, question: Question, typed: boolean): Reply {
  const answers: Answer[] = JSON.parse(line);
  const types = typed ? answers.shift() : undefined;
  const [load = SKIPPED, ...rest] = answers;
  return { types, load, answers: question.expressions.map((_, i) => rest[i] ?? SKIPPED) };
}

export const SKIPPED: Answer = { kind: "skipped", text: "", printed: "" };

function died(question: Question): Reply {
  const load: Answer = { kind: "unfinished", text: "crash", printed: "" };
  return { types: undefined, load, answers: question.expressions.map(() => SKIPPED) };
}
