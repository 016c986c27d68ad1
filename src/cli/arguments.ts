// Reads a command's arguments; whatever is wrong with them becomes a Misuse that says what to do.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { Misuse } from "./command.js";

type Options = NonNullable<ParseArgsConfig["options"]>;

export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Misuse(error.message.replace(/\. To specify a positional.*$/s, ""));
  }
}

/** -e X as --expression=X: X may begin with a dash, which parseArgs would take for an option. */
export function bindShort(short: string, long: string, args: readonly string[]): string[] {
  const [first, second, ...rest] = args;
  if (first === undefined || first === "--") return [...args];
  if (first === short && second !== undefined) return [`${long}=${second}`, ...bindShort(short, long, rest)];
  return [first, ...bindShort(short, long, args.slice(1))];
}

export function oneFile(positionals: readonly string[]): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new Misuse("which file? Name one OCaml file");
  if (extra !== undefined) throw new Misuse(`one file at a time: "${file}" and then "${extra}"`);
  return file;
}

/** A whole number from 1 up, with underscores as OCaml allows them. */
export function readCount(option: string, what: string, text: string): number {
  const count = Number(text.replaceAll("_", ""));
  if (!/^[\d_]+$/.test(text) || !Number.isSafeInteger(count) || count === 0) {
    throw new Misuse(`${option} takes a whole ${what} from 1 up, not "${text}"`);
  }
  return count;
}

export function oneOf<const C extends string>(option: string, choices: readonly C[], text: string): C {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Misuse(`${option} takes ${choices.join(", ")}; not "${text}"`);
  return found;
}
