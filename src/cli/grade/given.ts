// What the paths on the command line are: programs given one by one, folders, archives. Patterns are expanded here.
import { lstatSync, realpathSync } from "node:fs";
import { basename, parse, resolve, sep } from "node:path";
import type { LanguageRow } from "../../language/row.js";
import type { Words } from "../../report/words/words.js";
import { Misuse } from "../command.js";
import { openArchive } from "./archive.js";
import { codeOf, unreadable } from "./file-error.js";
import { fileOnDisk, followInside, listFolder, withoutSlash } from "./folder.js";
import {
  type FileContent,
  type FoundFiles,
  hasExtension,
  type Listing,
  nameOf,
  printable,
  type Skipped,
} from "./found.js";
import { expandGlob, isGlob } from "./glob.js";
import { type Container, commonFolders, isExport, isProgram, usualExtension } from "./layout.js";
import { withoutExtension } from "./student-name.js";

export type Given = {
  readonly paths: number; // patterns count as what they stand for
  /** With their whole paths, from the root of the file system. */
  readonly files: FoundFiles[];
  readonly containers: Container[];
  readonly skipped: Skipped[];
};

/** `own`: what is the teacher's, wherever it lies. */
export async function lookAtPaths(
  words: Words,
  asked: readonly string[],
  languages: readonly LanguageRow[],
  own: readonly string[],
): Promise<Given> {
  const paths = [...new Set(asked.flatMap((path) => expand(words, path)).map(withoutSlash))];
  const given: Given = { paths: paths.length, files: [], containers: [], skipped: [] };
  const from = { root: rootOf(asked, paths), own: new Set(own.flatMap(realPaths)), languages };
  for (const path of paths) await lookAt(given, path, from);
  return given;
}

export function folderParts(path: string): readonly string[] {
  const whole = resolve(path);
  const parts = whole.slice(parse(whole).root.length).split(sep);
  return parts.filter((part) => part !== "");
}

function expand({ reasons }: Words, path: string): readonly string[] {
  try {
    lstatSync(path);
    return [path];
  } catch (error) {
    const isMissing = codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
    if (!isMissing) throw new Misuse(`"${path}" ${reasons.notHandedIn(unreadable(error))}`);
  }
  if (!isGlob(path)) throw new Misuse(`there is no file or folder "${path}"`);
  const matches = expandGlob(path.replaceAll(sep, "/"));
  if (matches.length === 0) throw new Misuse(`nothing matches "${path}"`);
  return matches;
}

/** None, if it is not there. */
function realPaths(path: string): readonly string[] {
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}

/**
 * What links may not leave. A teacher may well give a link; but of what a pattern stands for, and of several paths,
 * which a shell may have made of a pattern, each may be a student's doing.
 */
function rootOf(asked: readonly string[], paths: readonly string[]): string {
  const root = parse(resolve(".")).root;
  if (paths.length === 1 && paths.every((path) => asked.map(withoutSlash).includes(path))) return root;
  const patterns = asked.filter(isGlob).map((pattern) => pattern.replace(/[^/\\]*[*?[].*$/s, "*"));
  return realpathSync.native(root + commonFolders([...paths, ...patterns].map(folderParts)).join(sep));
}

type From = { readonly root: string; readonly own: ReadonlySet<string>; readonly languages: readonly LanguageRow[] };

async function lookAt(given: Given, path: string, { root, own, languages }: From): Promise<void> {
  const followed = followInside(root, path);
  if (given.paths > 1 && "real" in followed && own.has(followed.real)) return; // alone, it was meant
  if ("why" in followed) {
    given.files.push(fileGiven(path, { kind: "barred", why: followed.why }));
    given.skipped.push({ shown: printable(path), why: followed.why });
  } else if (followed.target.isDirectory()) await lookIntoFolder(given, path, own);
  else await lookAtFile(given, fileGiven(path, fileOnDisk(followed.real)), followed.target.isFile(), languages);
}

function fileGiven(path: string, content: FileContent): FoundFiles {
  return { path: folderParts(path), shown: printable(path), content };
}

async function lookAtFile(
  given: Given,
  file: FoundFiles,
  isFile: boolean,
  languages: readonly LanguageRow[],
): Promise<void> {
  const { shown } = file;
  if (!isFile) given.skipped.push({ shown, why: { kind: "device" } });
  else if (hasExtension(file, ".zip")) await lookIntoArchive(given, file);
  else if (isProgram(languages, file)) given.files.push(file);
  else
    given.skipped.push({ shown, why: { kind: "neither-program-nor-archive", extension: usualExtension(languages) } });
}

async function lookIntoArchive(given: Given, archive: FoundFiles): Promise<void> {
  const opened = await openArchive(archive);
  if ("why" in opened) {
    const barred: FoundFiles = { ...archive, content: { kind: "barred", why: opened.why } };
    if (given.paths > 1) given.files.push(barred); // perhaps a student's, who should have a row
    given.skipped.push({ shown: archive.shown, why: opened.why });
  } else takeArchive(given, archive, opened);
}

function takeArchive(given: Given, archive: FoundFiles, { found, skipped }: Listing): void {
  given.skipped.push(...skipped);
  given.containers.push({ name: withoutExtension(nameOf(archive)), found, archive: true });
}

async function lookIntoFolder(given: Given, folder: string, own: ReadonlySet<string>): Promise<void> {
  const { found, skipped } = listFolder(folder, own);
  given.skipped.push(...skipped);
  const rest: FoundFiles[] = [];
  for (const each of found) if (!(await lookIntoExport(given, each))) rest.push(each);
  if (rest.length > 0 || found.length === 0) {
    given.containers.push({ name: basename(resolve(folder)), found: rest, archive: false });
  }
}

/** A zip archive that lies in a folder is a student's, unless a course system made it. */
async function lookIntoExport(given: Given, found: FoundFiles): Promise<boolean> {
  if (found.path.length > 1 || found.content.kind !== "file" || !hasExtension(found, ".zip")) return false;
  const opened = await openArchive(found);
  if ("why" in opened) return false;
  const taken = isExport(opened.found);
  if (taken) takeArchive(given, found, opened);
  return taken;
}
