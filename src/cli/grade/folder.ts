// Lists a folder on disk. Symbolic links are followed only to places inside it, devices and pipes are never opened.
import { constants, type Dirent, type Stats } from "node:fs";
import { type FileHandle, open, readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Unusable } from "../../classroom/handed-in.js";
import { codeOf, unreadable } from "./file-error.js";
import {
  byText,
  type Content,
  DEPTH_MAX,
  type Found,
  isIgnored,
  type Listing,
  printable,
  type Skipped,
  TOO_DEEP,
  tooLarge,
} from "./found.js";

/** Of one student: far more than anybody hands in, so a folder full of links costs only its owner. */
const FILES_PER_STUDENT_MAX = 10_000;

type Walk = {
  readonly root: string; // real: links are resolved
  readonly found: Found[];
  readonly skipped: Skipped[];
  /** How many more may be found below the folder's present entry. */
  left: number;
};

type Place = {
  readonly real: string;
  readonly path: readonly string[];
  readonly shown: string;
  readonly throughLink: boolean;
};

export type Followed = { readonly real: string; readonly target: Stats };

export async function listFolder(folder: string): Promise<Listing> {
  const root = await realpath(folder);
  const walk: Walk = { root, found: [], skipped: [], left: FILES_PER_STUDENT_MAX };
  await listInto(walk, { real: root, path: [], shown: printable(withoutSlash(folder)), throughLink: false });
  return { found: walk.found, skipped: walk.skipped };
}

export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/[/\\]+$/, "") || path : path;
}

/** Where a link leads, if that is inside the root; else what to say of it. */
export async function followInside(root: string, link: string): Promise<Followed | Unusable> {
  try {
    const real = await realpath(link);
    if (!isInside(root, real)) return { why: "a symbolic link that leads out of the folder" };
    return { real, target: await stat(real) };
  } catch (error) {
    if (codeOf(error) === "ELOOP") return { why: "a symbolic link that leads in circles" };
    return { why: codeOf(error) === "ENOENT" ? "a symbolic link to nothing" : unreadable(error) };
  }
}

export function fileOnDisk(path: string): Content {
  return { kind: "file", disk: path, read: (bytesMax) => readFileOf(path, bytesMax) };
}

async function listInto(walk: Walk, folder: Place): Promise<void> {
  for (const entry of await entriesOf(walk, folder)) {
    if (isIgnored(entry.name)) continue;
    if (folder.path.length === 0) walk.left = FILES_PER_STUDENT_MAX;
    if (walk.left-- === 0) bar(walk, folder, `only the first ${FILES_PER_STUDENT_MAX} files are looked at`);
    if (walk.left < 0) return;
    await listEntry(walk, entry, {
      real: join(folder.real, entry.name),
      path: [...folder.path, entry.name],
      shown: `${folder.shown}/${printable(entry.name)}`,
      throughLink: folder.throughLink,
    });
  }
}

async function entriesOf(walk: Walk, folder: Place): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(folder.real, { withFileTypes: true });
    return entries.sort((a, b) => byText(a.name, b.name));
  } catch (error) {
    bar(walk, folder, unreadable(error));
    return [];
  }
}

async function listEntry(walk: Walk, entry: Dirent, place: Place): Promise<void> {
  if (entry.isFile()) walk.found.push({ path: place.path, shown: place.shown, content: fileOnDisk(place.real) });
  else if (entry.isDirectory()) await enter(walk, place);
  else if (entry.isSymbolicLink()) await listLink(walk, place);
  else bar(walk, place, "a device, pipe or socket, not a file");
}

async function enter(walk: Walk, place: Place): Promise<void> {
  walk.found.push({ path: place.path, shown: place.shown, content: { kind: "folder" } });
  if (place.path.length < DEPTH_MAX) await listInto(walk, place);
  else bar(walk, place, TOO_DEEP);
}

async function listLink(walk: Walk, place: Place): Promise<void> {
  const followed = await followInside(walk.root, place.real);
  if ("why" in followed) return bar(walk, place, followed.why);
  const { real, target } = followed;
  if (target.isFile()) walk.found.push({ path: place.path, shown: place.shown, content: fileOnDisk(real) });
  else if (!target.isDirectory()) bar(walk, place, "a symbolic link to a device, pipe or socket");
  // One link on the way is enough: with more, a handful of folders can have more paths than there are atoms.
  else if (place.throughLink) bar(walk, place, "a symbolic link below a symbolic link");
  else if (isInside(real, place.real)) bar(walk, place, "a symbolic link that leads in circles");
  else await enter(walk, { ...place, real, throughLink: true });
}

function bar(walk: Walk, { path, shown }: Place, why: string): void {
  walk.skipped.push({ shown, why });
  if (path.length > 0) walk.found.push({ path, shown, content: { kind: "barred", why } });
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

async function readFileOf(path: string, bytesMax: number): Promise<Buffer | Unusable> {
  try {
    // It was a file when the folder was listed; should it be a pipe by now, opening it must not wait for a writer.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return await readAtMost(file, bytesMax);
    } finally {
      await file.close();
    }
  } catch (error) {
    return { why: unreadable(error) };
  }
}

async function readAtMost(file: FileHandle, bytesMax: number): Promise<Buffer | Unusable> {
  const { size } = await file.stat();
  if (size > bytesMax) return tooLarge(bytesMax);
  const buffer = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(buffer, length, size - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
