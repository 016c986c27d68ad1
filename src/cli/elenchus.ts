// Chooses the command and turns a wrong command line into words.
import { SELF_CHECK } from "../node/pool.js";
import { VERSION } from "../report/version.js";
import { suggestion } from "./arguments.js";
import { checkCommand } from "./check.js";
import { type Command, type ExitCode, type Io, Misuse } from "./command.js";
import { HELP } from "./help.js";
import { runCommand } from "./run.js";
import { typesCommand } from "./types.js";

/** What only some commands need is loaded by them: nobody else waits for it. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["check", checkCommand],
  ["completion", async (args, io) => (await import("./completion.js")).completionCommand(args, io)],
  ["grade", async (args, io) => (await import("./grade/command.js")).gradeCommand(args, io)],
  ["init", async (args, io) => (await import("./init.js")).initCommand(args, io)],
  ["man", async (args, io) => (await import("./completion.js")).manCommand(args, io)],
  ["reach", async (args, io) => (await import("./reach.js")).reachCommand(args, io)],
  ["repair", async (args, io) => (await import("./repair.js")).repairCommand(args, io)],
  ["run", runCommand],
  ["suite", async (args, io) => (await import("./suite/command.js")).suiteCommand(args, io)],
  ["test", async (args, io) => (await import("./test.js")).testCommand(args, io)],
  ["types", typesCommand],
  ["verify", async (args, io) => (await import("./verify.js")).verifyCommand(args, io)],
]);

export async function elenchus(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    io.out(HELP);
    return args.length === 0 ? 2 : 0;
  }
  if (name === "--version") {
    io.out(`elenchus ${VERSION}\n`);
    return 0;
  }
  try {
    const command = COMMANDS.get(name);
    if (command === undefined)
      throw new Misuse(`there is no command "${name}"${suggestion(name, [...COMMANDS.keys()])}`);
    return await (rest.includes(SELF_CHECK) ? command(rest.filter(isOther), checkingItself(io)) : command(rest, io));
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    const about = COMMANDS.has(name) ? `elenchus ${name} --help` : "elenchus --help";
    io.error(`elenchus: ${error.message}.\nTry: ${about}\n`);
    return 2;
  }
}

/** An option of all commands: what we make of programs is looked at after each pass, and what is wrong there is our bug. */
function isOther(argument: string): boolean {
  return argument !== SELF_CHECK;
}

function checkingItself(io: Io): Io {
  return {
    ...io,
    checksItself: true,
    session: (opens) => io.session(opens, true),
    openPool: (size, timeMaxMs) => io.openPool(size, timeMaxMs, true),
  };
}
