// Reads a command's arguments; whatever is wrong with them becomes a Misuse that says what to do.
import { extname } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearest } from "../basis/spelling.js";
import { fileOf, type LanguageRow, type LanguageTable, languageOfFile } from "../language/row.js";
import { Misuse } from "./command.js";
import { languageOfFolder } from "./folder-language.js";
import { isFolder } from "./read-source.js";

type Options = NonNullable<ParseArgsConfig["options"]>;

export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const said = error.message.replace(/\. To specify a positional.*$/s, "");
    const [, unknown] = /^Unknown option '--?([^']+)'/.exec(said) ?? [];
    throw new Misuse(`${said}${suggestion(unknown, Object.keys(options), "--")}`);
  }
}

/** What whoever wrote it may have meant, as the end of a sentence. */
export function suggestion(written: string | undefined, known: readonly string[], before = ""): string {
  const like = written === undefined ? undefined : nearest(written, known);
  return like === undefined ? "" : `. Perhaps you mean ${before}${like}`;
}

/** -e X as --expression=X: X may begin with a dash, which parseArgs would take for an option. */
export function bindShort(short: string, long: string, args: readonly string[]): string[] {
  const [first, second, ...rest] = args;
  if (first === undefined || first === "--") return [...args];
  if (first === short && second !== undefined) return [`${long}=${second}`, ...bindShort(short, long, rest)];
  return [first, ...bindShort(short, long, args.slice(1))];
}

export function oneFile(table: LanguageTable, positionals: readonly string[]): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new Misuse(`which file? Name ${programFile(table)}`);
  if (extra !== undefined) throw new Misuse(`one file at a time: "${file}" and then "${extra}"`);
  return file;
}

/** "an OCaml file or a Scala file" */
export function programFile({ rows }: LanguageTable): string {
  return rows.map(({ words }) => `${words.article} ${words.title} file`).join(" or ");
}

/** Files that are parts of one program, and so in one language. Without any ending, they are in the usual language. */
export function oneLanguage(table: LanguageTable, files: readonly string[]): readonly string[] {
  const [first, ...others] = files.map((file) => ({ file, language: languageNamed(table, file) }));
  const other = others.find(({ language }) => language !== first?.language);
  if (first === undefined || other === undefined)
    return [first, ...others].flatMap((each) => (each === undefined ? [] : [programIn(each)]));
  const [one, two] = [first, other].map(({ file, language }) => `"${file}" is ${language.words.title}`);
  throw new Misuse(`${one}, but ${two}: both must be in one language`);
}

/** A name that tells the language, of a folder too. */
function programIn({ file, language }: { readonly file: string; readonly language: LanguageRow }): string {
  return isFolder(file) ? fileOf(`${file}/`, language) : file;
}

function languageNamed(table: LanguageTable, file: string): LanguageRow {
  if (isFolder(file)) return languageOfFolder(table, file) ?? table.usual;
  const language = languageOfFile(table, file);
  if (language !== undefined) return language;
  if (extname(file) === "") return table.usual;
  const ends = table.rows.map(({ words, extensions }) => `${extensions.join(" or ")} for ${words.title}`);
  throw new Misuse(`"${file}" is not a program: its name must end in ${ends.join(", ")}`);
}

/** A whole number from 1 up, with underscores as OCaml allows them. */
export function readCount(option: string, what: string, text: string): number {
  const count = Number(text.replaceAll("_", ""));
  if (!/^[\d_]+$/.test(text) || !Number.isSafeInteger(count) || count === 0) {
    throw new Misuse(`${option} takes a whole ${what}, at least 1; not "${text}"`);
  }
  return count;
}

export function oneOf<const C extends string>(option: string, choices: readonly C[], text: string): C {
  const found = choices.find((choice) => choice === text);
  if (found === undefined)
    throw new Misuse(`${option} takes ${choices.join(", ")}; not "${text}"${suggestion(text, choices)}`);
  return found;
}

/** What an option says, if it is there. */
export function maybe<T>(text: string | undefined, read: (text: string) => T): T | undefined {
  return text === undefined ? undefined : read(text);
}
