// Which of the files that a student handed in is the program, and its text.
import type { HandedIn } from "../../classroom/handed-in.js";
import { filesOf, isJoined } from "../../core/parts.js";
import { FILE_MARK, type Source } from "../../core/span.js";
import { type FolderFile, languageAmong, type WantedProgram } from "../../language/row.js";
import type { NotHandedIn } from "../../report/not-handed-in.js";
import { FILE_BYTES_MAX } from "../read-source.js";
import { openArchive } from "./archive.js";
import { byText, type FoundFiles, hasExtension, nameOf, printable, type Skipped } from "./found.js";
import { isNamedAs, isProgram, programsIn, type Student, usualExtension, type WantedPrograms } from "./layout.js";
import { newestFiles } from "./versions.js";

/** Of all students together; more is not kept in memory. */
const CLASS_BYTES_MAX = 200_000_000;

/** Spaces, tabs and ends of lines: no program begins without anything else. */
const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0c, 0x0d]);

/** How far the reading of a class has come. `looks`: what programs should define. */
export type Intake = {
  readonly wanted: WantedPrograms;
  readonly looks: WantedProgram;
  readonly skipped: Skipped[];
  bytesLeft: number;
};

export function newIntake(wanted: WantedPrograms, looks: WantedProgram): Intake {
  return { wanted, looks, skipped: [], bytesLeft: CLASS_BYTES_MAX };
}

export async function handIn(student: Student, intake: Intake): Promise<HandedIn> {
  const { name, participant, found } = student;
  const archives = found.filter((each) => hasExtension(each, ".zip"));
  const isPacked = programsIn(found, intake.wanted).length === 0 && archives.length > 0;
  const handedIn = await (isPacked ? handInPacked(name, archives, intake) : handInOne(name, found, intake));
  const older = [...(student.older ?? []), ...(handedIn.older ?? [])];
  const told = older.length === 0 ? handedIn : { ...handedIn, older: older.toSorted(byText) };
  return participant === undefined ? told : { ...told, participant };
}

/** Archives inside the archives that a student handed in are not looked into. */
async function handInPacked(student: string, archives: readonly FoundFiles[], intake: Intake): Promise<HandedIn> {
  const found: FoundFiles[] = [];
  for (const archive of archives) {
    const opened = await openArchive(archive);
    if ("why" in opened) found.push({ ...archive, content: { kind: "barred", why: opened.why } });
    else {
      found.push(...opened.found, ...opened.skipped.map((each) => barredFile(archive, each)));
      intake.skipped.push(...opened.skipped);
    }
  }
  return handInOne(student, found, intake);
}

/** Has no place in the archive, but may be all that there is to say about the student. */
function barredFile(archive: FoundFiles, { shown, why }: Skipped): FoundFiles {
  return { path: [...archive.path], shown, content: { kind: "barred", why } };
}

/** Of several versions the newest counts, unless they are parts of one program. */
async function handInOne(student: string, found: readonly FoundFiles[], intake: Intake): Promise<HandedIn> {
  const chosen = choose(found, intake.wanted);
  const together = await programInFiles(found, chosen, intake);
  const versions = newestFiles(found);
  const older = versions.flatMap((each) => each.older.filter((file) => isProgram(intake.wanted.languages, file)));
  const isOne =
    together !== undefined && filesOf(together).some(({ name }) => older.some(({ shown }) => shown === name));
  if (older.length === 0 || isOne) return handInChosen(student, chosen, together, intake);
  const newest = versions.map((each) => each.newest);
  const now = choose(newest, intake.wanted);
  const handedIn = await handInChosen(student, now, await programInFiles(newest, now, intake), intake);
  return { ...handedIn, older: older.map(({ shown }) => shown) };
}

async function handInChosen(
  student: string,
  chosen: FoundFiles | Nothing,
  together: Source | undefined,
  intake: Intake,
): Promise<HandedIn> {
  if (together !== undefined) return { student, file: together.name, program: keepProgram(together, intake) };
  if ("why" in chosen) return { student, file: chosen.file, program: { why: chosen.why } };
  const { shown, content } = chosen;
  if (content.kind !== "file") return { student, file: shown, program: { why: reasonOf(chosen) } };
  const bytes = await content.read(FILE_BYTES_MAX);
  const program = "why" in bytes ? bytes : keep(bytes, shown, intake);
  return { student, file: shown, program };
}

function keep(bytes: Buffer, name: string, intake: Intake): HandedIn["program"] {
  if (bytes.length > intake.bytesLeft) {
    return { why: { kind: "class-too-large", bytesMax: CLASS_BYTES_MAX } };
  }
  intake.bytesLeft -= bytes.length;
  if (bytes.every((byte) => BLANK.has(byte))) return { why: { kind: "empty" } };
  const text = bytes.toString("latin1");
  return { name, text: text.startsWith(FILE_MARK) ? ` ${text}` : text }; // it is no program, nor several files
}

function keepProgram(program: Source, intake: Intake): HandedIn["program"] {
  const { length } = program.text;
  if (length > FILE_BYTES_MAX) return { why: { kind: "too-large", bytesMax: FILE_BYTES_MAX } };
  if (length > intake.bytesLeft) return { why: { kind: "class-too-large", bytesMax: CLASS_BYTES_MAX } };
  intake.bytesLeft -= length;
  return program;
}

/**
 * The program that several of the files are together, since one mentions another; undefined: there is none. Its own file is
 * the one that was chosen, or that defines what is asked for.
 */
async function programInFiles(
  found: readonly FoundFiles[],
  chosen: FoundFiles | Nothing,
  { wanted, looks }: Intake,
): Promise<Source | undefined> {
  const [first] = programsIn(found, wanted);
  const folders = first && languageAmong(wanted.languages, nameOf(first))?.folders;
  const parts = found.filter(({ path, content }) => content.kind === "file" && folders?.isPart(path));
  if (folders === undefined || parts.length < 2 || ("why" in chosen && chosen.why.kind !== "several")) return undefined;
  const files = (await Promise.all(parts.map(readPart))).flat();
  const { assemble } = await folders.assembler();
  const own = "why" in chosen ? assemble(files, looks) : { name: chosen.shown };
  const program = "name" in own ? assemble(files, { ...looks, main: own.name }) : [];
  return "text" in program && isJoined(program) ? program : undefined;
}

/** What cannot be read is missed by who needs it. */
async function readPart({ path, shown, content }: FoundFiles): Promise<readonly FolderFile[]> {
  const bytes = content.kind === "file" ? await content.read(FILE_BYTES_MAX) : undefined;
  const text = bytes instanceof Buffer ? bytes.toString("latin1") : FILE_MARK;
  return text.includes(FILE_MARK) ? [] : [{ path, source: { name: shown, text } }];
}

type Nothing = { readonly file: string | undefined; readonly why: NotHandedIn };

function choose(found: readonly FoundFiles[], wanted: WantedPrograms): FoundFiles | Nothing {
  const programs = programsIn(found, wanted).toSorted((a, b) => byText(a.shown, b.shown));
  for (const name of wanted.names) {
    const [named, ...others] = shallowest(programs.filter((each) => isNamedAs(each, name)));
    if (named !== undefined) return others.length === 0 ? named : several([named, ...others]);
  }
  const readable = programs.filter(({ content }) => content.kind === "file");
  const [only, ...others] = readable.length > 0 ? readable : programs;
  if (only === undefined) return nothing(found, wanted);
  return others.length === 0 ? only : several([only, ...others]);
}

/** src/sum.ml rather than src/old/sum.ml. */
function shallowest(found: readonly FoundFiles[]): readonly FoundFiles[] {
  const depth = Math.min(...found.map(({ path }) => path.length));
  return found.filter(({ path }) => path.length === depth);
}

function several(found: readonly FoundFiles[]): Nothing {
  const files = found.map(({ path }) => printable(path.join("/")));
  return { file: undefined, why: { kind: "several", files } };
}

function nothing(found: readonly FoundFiles[], { languages }: WantedPrograms): Nothing {
  const barred = found.filter(({ content }) => content.kind === "barred");
  const [first] = barred.toSorted((a, b) => byText(a.shown, b.shown));
  return first === undefined
    ? { file: undefined, why: { kind: "none", extension: usualExtension(languages) } }
    : { file: first.shown, why: reasonOf(first) };
}

function reasonOf({ content }: FoundFiles): NotHandedIn {
  return content.kind === "barred" ? content.why : { kind: "not-a-file" };
}
