// Whose is what: from the files of a folder or an archive to students with their files. Nothing is read here.
import { type LanguageRow, languageAmong } from "../../language/row.js";
import { type FoundFiles, hasExtension, nameOf, type Skipped } from "./found.js";
import {
  canvasName,
  classroomPrefix,
  GRADESCOPE_FOLDER,
  GRADESCOPE_METADATA,
  moodleName,
  type Submitters,
  studentName,
  withoutExtension,
} from "./student-name.js";

export type Student = {
  readonly name: string;
  /** The number by which the course system knows the student. */
  readonly participant: string | undefined;
  /** Paths are below the student's own folder. */
  readonly found: readonly FoundFiles[];
  /** The same for all that one student handed in, where a course system tells; and which of it this is. */
  /** Files of earlier attempts, which do not count. */
  readonly older?: readonly string[];
  readonly attempt?: { readonly of: string; readonly version: readonly number[] };
};

export type Layout = { readonly students: readonly Student[]; readonly skipped: readonly Skipped[] };

/** How programs are recognised: what they may be in, and the names that they are expected to have, in order of preference. */
export type WantedPrograms = { readonly languages: readonly LanguageRow[]; readonly names: readonly string[] };

/** A folder or archive that was given, with all that is in it. */
export type Container = {
  readonly name: string;
  readonly found: readonly FoundFiles[];
  /** An archive of a folder often holds just that folder, and everything else inside. */
  readonly archive: boolean;
};

/** `submitters`: of folders, where an export tells them. */
export function studentsIn(
  container: Container,
  submitters: ReadonlyMap<string, Submitters>,
  wanted: WantedPrograms,
): Layout {
  const { name, found } = unwrapped(container, wanted);
  const handedIn = found.map(barTypedText);
  const prefix = classroomPrefix(name, foldersOf(handedIn));
  const nameOfFolder = (folder: string): string => submitters.get(folder)?.names ?? folder.slice(prefix.length);
  const isOwnFile = ownFiles(handedIn, wanted);
  const owned = handedIn.flatMap((each) => ownerOf(each, isOwnFile, nameOfFolder) ?? []);
  const students = groups(owned).map(([key, student]) => withAttempt(student, key, submitters));
  return { students, skipped: skippedIn(handedIn, new Set(owned.map((each) => each.from))) };
}

/** The layouts that only course systems make. */
export function isExport(found: readonly FoundFiles[]): boolean {
  const { found: inside } = withoutOuterFolders({ name: "", found, archive: true });
  return inside.some(({ path: [top = ""], path }) => {
    const gradescope = path.length === 1 ? GRADESCOPE_METADATA : GRADESCOPE_FOLDER;
    return moodleName(path) !== undefined || canvasName(path) !== undefined || gradescope.test(top);
  });
}

/** In the first language that there are any in. */
export function programsIn(found: readonly FoundFiles[], { languages }: WantedPrograms): readonly FoundFiles[] {
  const byLanguage = languages.map((language) => found.filter((each) => languageIn(languages, each) === language));
  return byLanguage.find((some) => some.length > 0) ?? [];
}

function languageIn(languages: readonly LanguageRow[], found: FoundFiles): LanguageRow | undefined {
  return found.content.kind === "folder" ? undefined : languageAmong(languages, nameOf(found));
}

export function isProgram(languages: readonly LanguageRow[], found: FoundFiles): boolean {
  return languageIn(languages, found) !== undefined;
}

/** ".ml": what the files of most are expected to end with. */
export function usualExtension([first]: readonly LanguageRow[]): string {
  return first?.extensions[0] ?? "program";
}

export function isNamedAs(found: FoundFiles, name: string): boolean {
  const path = `/${found.path.join("/")}`.toLowerCase();
  return path.endsWith(`/${name.replace(/^(\.?\/)+/, "").toLowerCase()}`);
}

function unwrapped(container: Container, wanted: WantedPrograms): Container {
  const inner = withoutOuterFolders(container);
  const isClass = isExport(inner.found) || /-submissions$/.test(inner.name) || holdsStudents(inner, wanted);
  return isClass ? inner : container;
}

/** What is inside the folders that hold everything else. */
function withoutOuterFolders(container: Container): Container {
  const full = new Set(
    container.found.flatMap(({ path }) => path.slice(0, -1).map((_, i) => keyOf(path.slice(0, i + 1)))),
  );
  const found = container.found.filter(({ path, content }) => content.kind !== "folder" || !full.has(keyOf(path)));
  const outer = outerFolders(found);
  if (outer.length === 0) return { ...container, found };
  return {
    ...container,
    name: outer.at(-1) ?? container.name,
    found: found.map((each) => ({ ...each, path: each.path.slice(outer.length) })),
  };
}

/** A student's own folder is none of them, even of the only student. */
function outerFolders(found: readonly FoundFiles[]): readonly string[] {
  const common = commonFolders(found.map(({ path }) => path));
  const own = common.findIndex((name, i) => {
    const inClassroom = /-submissions$/.test(common[i - 1] ?? "");
    return inClassroom || GRADESCOPE_FOLDER.test(name) || moodleName([name]) !== undefined;
  });
  return own === -1 ? common : common.slice(0, own);
}

export function commonFolders(paths: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = paths;
  let length = Math.max(first.length - 1, 0);
  for (const path of others) {
    let same = 0;
    while (same < length && same < path.length - 1 && path[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}

const PROJECT_FILE = /^(dune|dune-project|makefile|.*\.opam)$/i;

/** Several students rather than one with several files: no program is where the only student's would be. */
function holdsStudents({ found, archive }: Container, wanted: WantedPrograms): boolean {
  if (!archive) return false;
  const top = found.filter(({ path }) => path.length === 1);
  if (top.some((each) => PROJECT_FILE.test(nameOf(each)) || wanted.names.some((name) => isNamedAs(each, name)))) {
    return false;
  }
  const handedIn = found.filter((each) => isProgram(wanted.languages, each) || hasExtension(each, ".zip"));
  return new Set(handedIn.map(({ path: [first] }) => first)).size > 1;
}

function barTypedText(found: FoundFiles): FoundFiles {
  const plugin = moodleName(found.path)?.plugin ?? "file";
  if (plugin === "file" || found.content.kind === "folder") return found;
  return { ...found, content: { kind: "barred", why: { kind: "typed-text" } } };
}

type Owned = {
  readonly key: string;
  readonly student: string;
  readonly participant?: string;
  readonly path: readonly string[];
  readonly version?: readonly number[];
  readonly from: FoundFiles;
};

function ownerOf(
  from: FoundFiles,
  isOwnFile: (found: FoundFiles) => boolean,
  nameOfFolder: (folder: string) => string,
): Owned | undefined {
  const exported = moodleName(from.path) ?? canvasName(from.path);
  if (exported !== undefined) return { ...exported, from };
  const [top = "", ...path] = from.path;
  if (isInFolder(from)) return { key: `${top}/`, student: nameOfFolder(top), path, from };
  return isOwnFile(from) ? { key: top, student: withoutExtension(top), path: from.path, from } : undefined;
}

/** Whether a file beside the students' folders, if any, is a student's own. */
function ownFiles(all: readonly FoundFiles[], wanted: WantedPrograms): (found: FoundFiles) => boolean {
  const inFolders = all.some((each) => isInFolder(each) && isProgram(wanted.languages, each));
  return (found) => {
    if (hasExtension(found, ".zip")) return true;
    if (found.content.kind === "barred" && !nameOf(found).includes(".")) return true; // perhaps a student's folder
    // Where students have folders, sum.ml beside them is the teacher's.
    const isTeachers = inFolders && wanted.names.some((name) => isNamedAs(found, name));
    return isProgram(wanted.languages, found) && !isTeachers;
  };
}

function groups(owned: readonly Owned[]): readonly (readonly [key: string, student: Student])[] {
  const students = new Map<string, Student & { readonly found: FoundFiles[] }>();
  for (const { key, student, participant, path, from, version } of owned) {
    const group = students.get(key) ?? { name: studentName(student), participant, found: [] };
    students.set(key, group);
    if (path.length > 0) group.found.push({ ...from, path, ...(version && { version }) });
  }
  return [...students];
}

/** Gradescope numbers its folders as they come in. */
function withAttempt(student: Student, key: string, submitters: ReadonlyMap<string, Submitters>): Student {
  const folder = key.replace(/\/$/, "");
  const identity = submitters.get(folder)?.identity;
  if (identity === undefined) return student;
  return { ...student, attempt: { of: identity, version: [Number(/\d+$/.exec(folder)?.[0] ?? 0)] } };
}

function skippedIn(all: readonly FoundFiles[], owned: ReadonlySet<FoundFiles>): readonly Skipped[] {
  return all.flatMap((each) => {
    const { shown, content } = each;
    if (content.kind === "barred") return [{ shown, why: content.why }];
    return owned.has(each) || GRADESCOPE_METADATA.test(nameOf(each)) ? [] : [{ shown, why: { kind: "not-a-program" } }];
  });
}

function foldersOf(found: readonly FoundFiles[]): readonly string[] {
  return [...new Set(found.filter(isInFolder).map(({ path: [top = ""] }) => top))];
}

function isInFolder({ path, content }: FoundFiles): boolean {
  return path.length > 1 || content.kind === "folder";
}

function keyOf(path: readonly string[]): string {
  return path.join("/");
}
