// A `z3` of the machine's own, as a process that is asked through pipes: several times faster than
// the embedded one. One process is kept; every question starts by forgetting those before it.
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { NoSolver } from "../smt/solver.js";
import type { AskText } from "../smt/text-solver.js";

const COMMAND = "z3";
const END = "end-of-answer";

/** What to tell a user who asked for it; undefined when it is there and runs. */
export async function nativeZ3Problem(): Promise<string | undefined> {
  try {
    await promisify(execFile)(COMMAND, ["--version"]);
    return undefined;
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (missing) return "no `z3` on the PATH: install it, or leave out `--solver native`";
    return `\`z3 --version\` fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Started by the first question, and again after it has ended for whatever reason. */
export function nativeZ3(): AskText {
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (text) => {
    const answer = last.then(() => {
      if (running === undefined || running.ended) running = start();
      return askOnce(running, text);
    });
    last = answer.catch(() => undefined); // one after the other: answers carry no number
    return answer;
  };
}

type Running = {
  readonly process: ChildProcessWithoutNullStreams;
  output: string;
  /** It could not be started. */
  missing: boolean;
  ended: boolean;
  onChange: () => void;
};

function start(): Running {
  const process = spawn(COMMAND, ["-in"]);
  const running: Running = { process, output: "", missing: false, ended: false, onChange: () => undefined };
  const end = (): void => {
    running.ended = true;
    running.onChange();
  };
  process.stdout.setEncoding("latin1").on("data", (text: string) => {
    running.output += text;
    running.onChange();
  });
  process.stderr.resume();
  process.stdin.on("error", end); // gone while we were writing
  process.on("exit", end).on("error", () => {
    running.missing = process.pid === undefined;
    end();
  });
  return running;
}

function askOnce(running: Running, text: string): Promise<string> {
  keepAlive(running, true);
  return new Promise((resolve, reject) => {
    const finish = (answer: string): void => {
      running.onChange = () => undefined;
      running.output = "";
      keepAlive(running, false);
      resolve(answer);
    };
    running.onChange = () => {
      const at = running.output.indexOf(END);
      if (at >= 0) finish(running.output.slice(0, at));
      else if (running.missing) reject(new NoSolver("no-solver"));
      else if (running.ended) finish('(error "z3 has ended")');
    };
    running.onChange();
    if (!running.ended) running.process.stdin.write(`(reset)\n${text}\n(echo "${END}")\n`);
  });
}

/** Nobody waits for an idle solver: our own process may end, and takes it along. */
function keepAlive({ process, ended }: Running, wanted: boolean): void {
  if (ended) return;
  const handles = [process, process.stdin, process.stdout, process.stderr] as unknown as readonly Handle[];
  for (const handle of handles) wanted ? handle.ref?.() : handle.unref?.();
}

/** Pipes have these too, though their type does not say so. */
type Handle = { readonly ref?: () => void; readonly unref?: () => void };
