// From the paths on the command line to what each student handed in: files, folders, patterns and zip archives.
// The result does not depend on the order in which the file system lists things.
import type { HandedIn } from "../../classroom/handed-in.js";
import { ANY_PROGRAM, type LanguageRow, type WantedProgram } from "../../language/row.js";
import type { ClassNotice } from "../../report/class-notice.js";
import { someOf } from "../../report/grade/some-of.js";
import type { NotHandedIn } from "../../report/not-handed-in.js";
import type { Words } from "../../report/words/words.js";
import { Misuse } from "../command.js";
import { handIn, newIntake } from "./choose-program.js";
import { byText, type FoundFiles, hasExtension, nameOf, type Skipped } from "./found.js";
import { type Given, lookAtPaths } from "./given.js";
import {
  type Container,
  commonFolders,
  isExport,
  isNamedAs,
  isProgram,
  type Layout,
  programsIn,
  type Student,
  studentsIn,
  usualExtension,
  type WantedPrograms,
} from "./layout.js";
import {
  GRADESCOPE_METADATA,
  gradescopeSubmitters,
  type Submitters,
  studentName,
  withoutExtension,
} from "./student-name.js";
import { baseVersion, newestOf } from "./versions.js";

const METADATA_BYTES_MAX = 50_000_000;

/** Far more than a course has; with more, nobody would see the end of it. */
const STUDENTS_MAX = 20_000;

export type CollectOptions = {
  /** The file to look at, where a student handed in several. */
  readonly file: string | undefined;
  /** What programs may be in: the reference's own first. */
  readonly languages: readonly LanguageRow[];
  readonly referenceNames: readonly string[];
  readonly words: Words;
  /** What the program of a student should define, where several files could be it. */
  readonly looks?: WantedProgram;
  /** Paths that are the teacher's own and no submissions, even where they lie among them: references, the output. */
  readonly own?: readonly string[];
  /** The only student: all that is given is of them, were it nothing. */
  readonly student?: string | undefined;
};

export type Collected = { readonly handedIn: readonly HandedIn[]; readonly notices: readonly ClassNotice[] };

export async function collectSubmissions(paths: readonly string[], options: CollectOptions): Promise<Collected> {
  const { file, languages, referenceNames, words } = options;
  const usual = referenceNames.map(lastPart);
  const names = [
    ...(file === undefined ? [] : [file]),
    ...usual,
    ...usual.flatMap((name) => inOthers(name, languages)),
  ];
  const wanted: WantedPrograms = { languages, names };
  const given = await lookAtPaths(words, paths, languages, options.own ?? []);
  const { student } = options;
  const students = student === undefined ? await studentsOf(given, wanted) : allOf(student, given);
  if (students.students.length > STUDENTS_MAX) throw new Misuse(tooMany(students.students.length));
  const intake = newIntake(wanted, options.looks ?? ANY_PROGRAM);
  const handedIn: HandedIn[] = [];
  for (const student of students.students) handedIn.push(await handIn(student, intake));
  const skipped = [...given.skipped, ...students.skipped, ...intake.skipped];
  const notices = [...students.notices, ...olderNotice(handedIn), ...noticesOf(words, skipped)];
  const empty = handedIn.length === 0 ? paths : students.empty;
  if (empty.length > 0) throw new Misuse(nothingIn(words, empty, notices, usualExtension(languages)));
  return { handedIn: handedIn.sort(byStudent), notices };
}

type Students = {
  readonly students: readonly Student[];
  readonly skipped: readonly Skipped[];
  readonly notices: readonly ClassNotice[];
  /** Folders and archives without any. */
  readonly empty: readonly string[];
};

async function studentsOf(given: Given, wanted: WantedPrograms): Promise<Students> {
  const ones = new Set(areStudents(given, wanted) ? given.containers : []);
  const students: Student[] = [];
  const skipped: Skipped[] = [];
  const empty: string[] = [];
  for (const container of [...given.containers, ...containersOf(given.files)]) {
    const layout = ones.has(container)
      ? onlyStudent(container)
      : studentsIn(container, await submittersIn(container), wanted);
    students.push(...newestAttempts(layout.students));
    skipped.push(...layout.skipped);
    if (layout.students.length === 0) empty.push(container.name);
  }
  const doubtful = [...ones].some(({ found }) => programsIn(found, wanted).length > 1);
  const notices = doubtful ? [onePerFolder(given.containers)] : [];
  return { students: students.sort(inOrder), skipped, notices, empty };
}

/** Who handed in several times, by what a course system tells or by the names of files, is one student. */
function newestAttempts(students: readonly Student[]): readonly Student[] {
  const named = students.map((student) => ({ student, version: baseVersion(student.name) }));
  const bases = named.map(({ version: { base } }) => base);
  const isSeveral = (base: string): boolean => base !== "" && bases.filter((each) => each === base).length > 1;
  type Named = (typeof named)[number];
  const keyOf = ({ student: { attempt, participant }, version: { base } }: Named): string | undefined => {
    if (attempt !== undefined) return `attempt ${attempt.of}`;
    return participant === undefined && isSeveral(base) ? `name ${base}` : undefined;
  };
  const versionIn = ({ student, version }: Named): readonly number[] => student.attempt?.version ?? version.version;
  return newestOf(named, keyOf, versionIn).map(({ newest, older }) => {
    if (older.length === 0) return newest.student;
    const { student, version } = newest;
    const name = student.attempt === undefined ? studentName(version.base) : student.name;
    return { ...student, name, older: older.flatMap((each) => each.student.found.map(({ shown }) => shown)) };
  });
}

/**
 * Whether each folder or archive that was given is one student's, as in `subs/*`: it holds a single program, or one
 * that is named as programs should be.
 */
function areStudents({ paths, containers }: Given, wanted: WantedPrograms): boolean {
  const isNamed = (found: FoundFiles): boolean => wanted.names.some((name) => isNamedAs(found, name));
  if (containers.length === 0 || containers.some(({ found }) => isExport(found))) return false;
  return containers.every(({ found }) => {
    const all = found.filter((each) => isProgram(wanted.languages, each));
    if (paths === 1) return all.length === 1 && all.every(isNamed);
    const programs = programsIn(found, wanted);
    const archives = found.filter((each) => hasExtension(each, ".zip"));
    return programs.length + archives.length <= 1 || programs.filter(isNamed).length === 1;
  });
}

function allOf(name: string, { files, containers, skipped }: Given): Students {
  const found = [...containers.flatMap((each) => each.found), ...files];
  return { students: [{ name, participant: undefined, found }], skipped, notices: [], empty: [] };
}

function onlyStudent({ name, found }: Container): Layout {
  return { students: [{ name: studentName(name), participant: undefined, found }], skipped: [] };
}

/** Programs that were given one by one: students are told apart by files or, as in subs/ann/sum.ml, by folders. */
function containersOf(files: readonly FoundFiles[]): readonly Container[] {
  const outer = commonFolders(files.map(({ path }) => path));
  const below = files.map((each) => ({ ...each, path: each.path.slice(outer.length) }));
  const folders = new Set(below.map(({ path: [top] }) => top));
  const stems = new Set(files.map((each) => withoutExtension(nameOf(each))));
  const byFolder = below.every(({ path }) => path.length > 1) && folders.size > stems.size;
  const found = byFolder ? below : files.map((each) => ({ ...each, path: [nameOf(each)] }));
  return byFolder ? [container(outer, found)] : found.map((each) => container(outer, [each]));
}

function container(outer: readonly string[], found: readonly FoundFiles[]): Container {
  return { name: outer.at(-1) ?? "", found, archive: false };
}

/** Gradescope's folders are numbered; who handed them in stands beside them. */
async function submittersIn({ found }: Container): Promise<ReadonlyMap<string, Submitters>> {
  for (const each of found) {
    if (each.content.kind !== "file" || !GRADESCOPE_METADATA.test(nameOf(each)) || each.path.length > 2) continue;
    const bytes = await each.content.read(METADATA_BYTES_MAX);
    if (!("why" in bytes)) return gradescopeSubmitters(bytes.toString("utf8"));
  }
  return new Map();
}

function onePerFolder(containers: readonly Container[]): ClassNotice {
  return { kind: "one-student-each", containers: containers.map(({ name }) => name) };
}

function olderNotice(handedIn: readonly HandedIn[]): readonly ClassNotice[] {
  const several = handedIn.flatMap(({ student, file, older = [] }) =>
    older.length === 0 || file === undefined ? [] : [{ student, newest: file, older }],
  );
  return several.length === 0 ? [] : [{ kind: "older-versions", several: several.toSorted(byName) }];
}

function byName(a: { readonly student: string }, b: { readonly student: string }): number {
  return byText(a.student, b.student);
}

/** One for each reason, in the order of their words. */
function noticesOf({ reasons }: Words, skipped: readonly Skipped[]): readonly ClassNotice[] {
  const byReason = new Map<string, { readonly why: NotHandedIn; readonly files: Set<string> }>();
  for (const { shown, why } of skipped) {
    const key = reasons.notHandedIn(why);
    const known = byReason.get(key) ?? { why, files: new Set() };
    known.files.add(shown);
    byReason.set(key, known);
  }
  return [...byReason]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([, { why, files }]) => ({ kind: "skipped-files", files: [...files].sort(byText), why }));
}

function tooMany(students: number): string {
  return `${students} students, but at most ${STUDENTS_MAX} can be graded at once: give their folders in several runs`;
}

const PATHS_SHOWN = 5;

function nothingIn(words: Words, paths: readonly string[], notices: readonly ClassNotice[], usual: string): string {
  const quoted = paths.map((path) => `"${path}"`);
  const where = `there are no submissions in ${someOf(words, quoted, PATHS_SHOWN)}: no ${usual} file, and no folder or zip archive`;
  return [where, ...notices.map((notice) => words.reasons.notice(notice).replace(/\.$/, ""))].join(". ");
}

function inOrder(a: Student, b: Student): number {
  return byText(a.name, b.name) || byText(firstOf(a), firstOf(b));
}

function firstOf({ found }: Student): string {
  return found.map(({ shown }) => shown).toSorted(byText)[0] ?? "";
}

function byStudent(a: HandedIn, b: HandedIn): number {
  return byText(a.student, b.student) || byText(a.file ?? "", b.file ?? "");
}

/** What a program of this name would be called in the other languages. */
function inOthers(name: string, languages: readonly LanguageRow[]): readonly string[] {
  const stem = withoutExtension(name);
  const all = languages.flatMap(({ extensions }) => extensions.map((extension) => `${stem}${extension}`));
  return all.filter((each) => each !== name);
}

function lastPart(path: string): string {
  return path.replace(/^.*[/\\]/s, "");
}
