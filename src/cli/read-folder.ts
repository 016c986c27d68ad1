// A program in several files, given as a folder: what is in it, in which language, and which file it is called by.
import { isJoined, partsOf } from "../core/parts.js";
import { FILE_MARK } from "../core/span.js";
import type { Assembler, FolderFile, LanguageTable, WantedProgram } from "../language/row.js";
import type { Code, Diagnostic } from "../report/diagnostic.js";
import type { Words } from "../report/words/words.js";
import { languageOfFiles } from "./folder-language.js";
import { listFolder } from "./grade/folder.js";
import type { FoundFiles } from "./grade/found.js";
import { NO_TEXT, type Reading } from "./read-source.js";

/** A program of so many files is none of a course. */
const FILES_MAX = 500;
/** Of all files together, as of one. */
const PROGRAM_BYTES_MAX = 500_000;
/** Of files that could be meant. */
const SHOWN_MAX = 5;

export async function readFolder(
  path: string,
  wanted: WantedProgram,
  table: LanguageTable,
  words: Words,
): Promise<Reading> {
  const found = listed(path);
  if ("error" in found) return { ok: false, error: found.error };
  const language = languageOfFiles(table.rows, found);
  if (language?.folders === undefined) return failed(path, "E401", "Cannot read folder", nothingIn(table));
  const parts = found.filter((each) => language.folders?.isPart(each.path) || each.path.at(-1) === ".");
  if (parts.length > FILES_MAX) return failed(path, "E402", "Too many files", `it has more than ${FILES_MAX} files`);
  const files: FolderFile[] = [];
  for (const part of parts) {
    const file = await readPart(part, words);
    if ("error" in file) return { ok: false, error: file.error };
    files.push(file);
  }
  return assembled(path, await language.folders.assembler(), files, wanted);
}

function assembled(
  path: string,
  { assemble }: Assembler,
  files: readonly FolderFile[],
  wanted: WantedProgram,
): Reading {
  const program = assemble(files, wanted);
  if ("text" in program) {
    const bytes = isJoined(program) ? partsOf(program).reduce((sum, { start, end }) => sum + end - start, 0) : 0;
    if (bytes <= PROGRAM_BYTES_MAX) return { ok: true, source: program };
    const label = `its files have more than ${PROGRAM_BYTES_MAX / 1_000} kB together`;
    return failed(path, "E402", "Program too large", label);
  }
  const hint =
    "name one of them instead of the folder, or a function that only one of them defines, with `--function`.";
  const some = program.slice(0, SHOWN_MAX).join(", ");
  const more = program.length > SHOWN_MAX ? ` and ${program.length - SHOWN_MAX} more` : "";
  const label = `nothing tells which file is the program: ${some}${more}`;
  return failed(path, "E409", "Several programs", label, hint);
}

function listed(path: string): readonly FoundFiles[] | { readonly error: Diagnostic } {
  const { found, skipped } = listFolder(path, new Set());
  const barred = found.length === 0 ? skipped.find(({ why }) => why.kind === "unreadable") : undefined;
  return barred === undefined
    ? found
    : { error: problem(path, "E401", "Cannot read folder", "permission denied", undefined) };
}

async function readPart(
  { path, shown, content }: FoundFiles,
  words: Words,
): Promise<FolderFile | { readonly error: Diagnostic }> {
  const bytes = content.kind === "file" ? await content.read(PROGRAM_BYTES_MAX) : content;
  if (bytes instanceof Buffer) {
    const text = bytes.toString("latin1");
    if (!text.includes(FILE_MARK)) return { path, source: { name: shown, text } };
    return { error: problem(shown, "E401", "Cannot read file", NO_TEXT, undefined) };
  }
  const why = "why" in bytes ? words.reasons.notHandedIn(bytes.why) : "it is a folder";
  return { error: problem(shown, "E401", "Cannot read file", why, undefined) };
}

function nothingIn({ rows }: LanguageTable): string {
  const ends = rows.flatMap(({ folders, extensions }) => (folders === undefined ? [] : [extensions[0]]));
  return `there is no program in this folder: no file that ends in ${ends.join(" or ")}`;
}

function failed(file: string, code: Code, title: string, label: string, hint?: string): Reading {
  return { ok: false, error: problem(file, code, title, label, hint) };
}

function problem(file: string, code: Code, title: string, label: string, hint: string | undefined): Diagnostic {
  return { code, title, at: { file, start: 0, end: 0 }, label, also: [], hint };
}
