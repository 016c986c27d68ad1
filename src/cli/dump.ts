// --dump STAGE: prints a stage of what a command does, instead of its answer.
import type { Source } from "../core/span.js";
import type { Dumpable, StageAbout } from "../jobs/dump-request.js";
import type { Control, Progress, Session } from "../jobs/job.js";
import { renderDiagnostics } from "../report/render.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { bytesOf, stopMessage } from "./words.js";

export type Dumping = {
  readonly stage: string;
  /** What the command would ask. */
  readonly jobs: readonly Dumpable[];
  /** Every file that a diagnostic may point into; the first is the one that is spoken of. */
  readonly sources: readonly Source[];
  readonly control: Control;
  readonly onProgress: (progress: Progress) => void;
};

export async function dumpCommand(session: Session, dumping: Dumping, io: Io): Promise<ExitCode> {
  const { stage, jobs, sources, control, onProgress } = dumping;
  const name = sources[0]?.name ?? "";
  const printed = new Set<string>(); // several jobs may begin with the same program
  for (const of of jobs) {
    const job = { kind: "dump", request: { stage, of } } as const;
    const ending = await session.ask(job, (event) => onProgress(event.progress), control);
    io.status("");
    if (ending.kind === "rejected") {
      io.error(renderDiagnostics(io.words, ending.errors, sources, io.style));
      return 2;
    }
    if (ending.kind === "unfinished") {
      io.error(stopMessage(io.words, name, ending.reason));
      return 3;
    }
    const { answer } = ending;
    if (answer.kind === "no-such-stage") return listStages(stage, of.kind, answer.stages, io);
    if (!printed.has(answer.text)) io.out(bytesOf(answer.text));
    printed.add(answer.text);
    if (answer.whole) continue;
    io.error(`${name}: stopped before its end: the output is not complete.\n`);
    return 3;
  }
  return 0;
}

/** What to ask for is no stage of its own. */
const LIST = "stages";

function listStages(stage: string, command: string, stages: readonly StageAbout[], io: Io): ExitCode {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const list = stages.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}\n`).join("");
  if (stage === LIST) io.out(bytesOf(list));
  else io.error(`elenchus: ${command} has no stage "${stage}". It has these:\n${list}`);
  return stage === LIST ? 0 : 2;
}

/** A dump is text, and nothing else is printed beside it. */
export function refuseBeside(option: string, isThere: boolean): void {
  if (isThere) throw new Misuse(`--dump prints a stage instead of the answer: leave out ${option}`);
}
