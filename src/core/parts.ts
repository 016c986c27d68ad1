// A program in several files is one text all the same: in front of what each file holds stands a line that no program
// has, which names the file. So a place is an offset and an edit is a piece of text, whatever file they are in; only
// those who parse, and those who show places to users, look at the files (`docs/decisions/030`).
import { FILE_MARK, type Source } from "./span.js";

/** One of the files: what it holds is this piece of the whole text. */
export type Part = {
  readonly name: string;
  /** What the language calls it: its module, for those that have modules. "": what users call the program. */
  readonly role: string;
  readonly start: number;
  readonly end: number;
};

export type PartFile = Source & { readonly role: string };

/** In this order. The program has the name of one of them. */
export function joined(name: string, files: readonly PartFile[]): Source {
  return { name, text: files.map((file) => `${header(file)}${file.text}`).join("") };
}

/** Room enough for what a parser may want to see in front of a file (`aloneIn`). */
const HEADER_MIN = 30;

/** Names are Unicode, and may hold anything. */
function header({ name, role }: PartFile): string {
  return `${`${FILE_MARK}${encodeURIComponent(role)} ${encodeURIComponent(name)} `.padEnd(HEADER_MIN)}\n`;
}

export function isJoined({ text }: Pick<Source, "text">): boolean {
  return text.startsWith(FILE_MARK);
}

/** A program in one file is its only part. */
export function partsOf(source: Source): readonly Part[] {
  const { text } = source;
  const parts = [partAt(source, 0)];
  for (let next = text.indexOf(FILE_MARK, 1); isJoined(source) && next !== -1; next = text.indexOf(FILE_MARK, next + 1))
    parts.push(partAt(source, next + 1));
  return parts;
}

/** The end of a file is in it. */
export function partAt({ name, text }: Source, offset: number): Part {
  if (!isJoined({ text })) return { name, role: "", start: 0, end: text.length };
  const mark = text.lastIndexOf(FILE_MARK, offset - 1);
  const start = text.indexOf("\n", mark) + 1;
  const next = text.indexOf(FILE_MARK, start);
  const [role = "", file = ""] = text.slice(mark + FILE_MARK.length, start - 1).split(" ");
  return {
    name: decoded(file),
    role: decoded(role),
    start,
    end: next === -1 ? text.length : next,
  };
}

/** Whoever gives us texts may write such lines badly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file that a place is in. */
export function fileAt(source: Source, offset: number): string {
  return isJoined(source) ? partAt(source, offset).name : source.name;
}

export function textOfPart({ text }: Source, { start, end }: Part): string {
  return text.slice(start, end);
}

/** The files of a program, each as a text of its own. */
export function filesOf(source: Source): readonly Source[] {
  return partsOf(source).map((part) => ({ name: part.name, text: textOfPart(source, part) }));
}

export type ChangedFile = { readonly name: string; readonly before: string; readonly after: string };

/** Of two texts of one program, the files that are not the same. */
export function changedFiles(before: Source, after: Source): readonly ChangedFile[] {
  const now = filesOf(after);
  return filesOf(before).flatMap(({ name, text }, i) => {
    const changed = now[i]?.text ?? text;
    return changed === text ? [] : [{ name, before: text, after: changed }];
  });
}

/** The file that a program is called by. */
export function mainFile(source: Source): Source {
  return filesOf(source).find(({ name }) => name === source.name) ?? source;
}

/** A text with nothing in it but one part, in its place. `around`: what is to stand before and after it. */
export function aloneIn(source: Source, { start, end }: Part, around: readonly [string, string] = ["", ""]): Source {
  const [before, after] = around;
  const text = `${before.padStart(start)}${source.text.slice(start, end)}${after}`;
  return { name: source.name, text };
}

/** A text for each file, with nothing in it but that file, in its place. */
export function filesAlone(source: Source): readonly Source[] {
  return isJoined(source) ? partsOf(source).map((part) => aloneIn(source, part)) : [source];
}

/** As long as it was, with blanks where files are named. */
export function withoutMarks(source: Source): Source {
  if (!isJoined(source)) return source;
  const parts = partsOf(source);
  const text = parts.map((part, i) => {
    const before = parts[i - 1]?.end ?? 0;
    return `${"\n".padStart(part.start - before)}${textOfPart(source, part)}`;
  });
  return { name: source.name, text: text.join("") };
}
