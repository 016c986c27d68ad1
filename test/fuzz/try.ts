// One disturbed program through the commands: what came of it, and what it cost.
import type { Source } from "../../src/core/span.js";
import type { Session } from "../../src/jobs/job.js";
import { ask } from "../harness.js";
import { seededRand } from "../mutants/seeded.js";
import { disturb } from "./disturb.js";

export const COMMANDS = ["types", "run", "check", "suite"] as const;
export type Command = (typeof COMMANDS)[number];

export type Tried = {
  readonly command: Command;
  /** The exit code; undefined: it failed with a bug of ours. */
  readonly code: number | undefined;
  readonly seconds: number; // of the processor
  readonly byClock: boolean;
  readonly bug: string | undefined;
};

export type Input = { readonly serial: number; readonly original: Source; readonly program: Source };

/** Decided by the seed, its number and the programs. */
export function inputOf(programs: readonly Source[], seed: number, serial: number): Input {
  const rand = seededRand(`${seed} ${serial}`);
  const original = rand.pick(programs);
  const end = original.name.slice(original.name.lastIndexOf("."));
  const others = programs.filter(({ name }) => name.endsWith(end));
  const text = disturb(original.text, rand.pick(others).text, rand);
  return { serial, original, program: { name: `program${end}`, text } };
}

/** What the words say when the safety net of real time ended something. */
const BY_CLOCK = /the time limit/;

export async function tryInput(
  session: Session,
  input: Input,
  commands: readonly Command[],
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const command of commands) tried.push(await tryCommand(session, input, command));
  return tried;
}

async function tryCommand(session: Session, { original, program }: Input, command: Command): Promise<Tried> {
  const before = process.cpuUsage();
  const sources = new Map(
    [program, { ...original, name: `original-${program.name}` }].map((each) => [each.name, each]),
  );
  const files = command === "check" ? [`original-${program.name}`, program.name] : [program.name];
  const readSource = async (path: string) => {
    const source = sources.get(path);
    if (source === undefined) throw new Error(`${path} was asked for`);
    return { ok: true, source } as const;
  };
  try {
    const { code, stdout, stderr } = await ask(session, "", [command, ...files], { readSource });
    return { command, code, seconds: secondsSince(before), byClock: BY_CLOCK.test(stdout + stderr), bug: undefined };
  } catch (error) {
    const bug = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { command, code: undefined, seconds: secondsSince(before), byClock: false, bug };
  }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
