// What the paths on the command line are: programs given one by one, folders, archives. Patterns are expanded here.
import { lstat, realpath } from "node:fs/promises";
import { basename, parse, resolve, sep } from "node:path";
import { Misuse } from "../command.js";
import { type Archive, openArchive } from "./archive.js";
import { codeOf } from "./file-error.js";
import { fileOnDisk, followInside, listFolder, withoutSlash } from "./folder.js";
import { type Content, type Found, hasExtension, nameOf, printable, type Skipped } from "./found.js";
import { expandGlob, isGlob } from "./glob.js";
import { type Container, commonFolders, isExport } from "./layout.js";
import { withoutExtension } from "./student-name.js";

export type Given = {
  readonly paths: number; // patterns count as what they stand for
  /** With their whole paths, from the root of the file system. */
  readonly files: Found[];
  readonly containers: Container[];
  readonly skipped: Skipped[];
  /** To be called when everything has been read. */
  readonly closers: (() => Promise<void>)[];
};

export async function lookAtPaths(asked: readonly string[], extension: string): Promise<Given> {
  const paths = [...new Set((await Promise.all(asked.map(expand))).flat().map(withoutSlash))];
  const given: Given = { paths: paths.length, files: [], containers: [], skipped: [], closers: [] };
  const root = await rootOf(paths);
  for (const path of paths) await lookAt(given, path, root, extension);
  return given;
}

export function folderParts(path: string): readonly string[] {
  return resolve(path)
    .split(sep)
    .filter((part) => part !== "");
}

async function expand(path: string): Promise<readonly string[]> {
  try {
    await lstat(path);
    return [path];
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR") throw error;
  }
  if (!isGlob(path)) throw new Misuse(`there is no file or folder ${path}`);
  const matches = await expandGlob(path.replaceAll(sep, "/"));
  if (matches.length === 0) throw new Misuse(`nothing matches ${path}`);
  return matches;
}

/**
 * What links may not leave. A teacher may well give a link; but of several paths, most likely a pattern that the shell
 * expanded, each may be a student's doing.
 */
async function rootOf(paths: readonly string[]): Promise<string> {
  const root = parse(resolve(paths[0] ?? ".")).root;
  if (paths.length <= 1) return root;
  const outer = commonFolders(paths.map(folderParts));
  return realpath(root + outer.join(sep));
}

async function lookAt(given: Given, path: string, root: string, extension: string): Promise<void> {
  const followed = await followInside(root, path);
  if ("why" in followed) {
    given.files.push(fileGiven(path, { kind: "barred", why: followed.why }));
    given.skipped.push({ shown: printable(path), why: followed.why });
  } else if (followed.target.isDirectory()) await lookIntoFolder(given, path);
  else await lookAtFile(given, fileGiven(path, fileOnDisk(followed.real)), followed.target.isFile(), extension);
}

function fileGiven(path: string, content: Content): Found {
  return { path: folderParts(path), shown: printable(path), content };
}

async function lookAtFile(given: Given, file: Found, isFile: boolean, extension: string): Promise<void> {
  const { shown } = file;
  if (!isFile) given.skipped.push({ shown, why: "a device, pipe or socket, not a file" });
  else if (hasExtension(file, ".zip")) await lookIntoArchive(given, file);
  else if (hasExtension(file, extension)) given.files.push(file);
  else given.skipped.push({ shown, why: `neither an ${extension} file nor a zip archive` });
}

async function lookIntoArchive(given: Given, archive: Found): Promise<void> {
  const opened = await openArchive(archive);
  if ("why" in opened) {
    const barred: Found = { ...archive, content: { kind: "barred", why: opened.why } };
    if (given.paths > 1) given.files.push(barred); // perhaps a student's, who should have a row
    given.skipped.push({ shown: archive.shown, why: opened.why });
  } else takeArchive(given, archive, opened);
}

function takeArchive(given: Given, archive: Found, { found, skipped, close }: Archive): void {
  given.closers.push(close);
  given.skipped.push(...skipped);
  given.containers.push({ name: withoutExtension(nameOf(archive)), found, archive: true });
}

async function lookIntoFolder(given: Given, folder: string): Promise<void> {
  const { found, skipped } = await listFolder(folder);
  given.skipped.push(...skipped);
  const rest: Found[] = [];
  for (const each of found) if (!(await lookIntoExport(given, each))) rest.push(each);
  if (rest.length > 0 || found.length === 0) {
    given.containers.push({ name: basename(resolve(folder)), found: rest, archive: false });
  }
}

/** A zip archive that lies in a folder is a student's, unless a course system made it. */
async function lookIntoExport(given: Given, found: Found): Promise<boolean> {
  if (found.path.length > 1 || found.content.kind !== "file" || !hasExtension(found, ".zip")) return false;
  const opened = await openArchive(found);
  if ("why" in opened) return false;
  const taken = isExport(opened.found);
  if (taken) takeArchive(given, found, opened);
  else await opened.close();
  return taken;
}
