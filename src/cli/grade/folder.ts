// Lists a folder on disk. Symbolic links are followed only to places inside it, devices and pipes are never opened.
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { join, sep } from "node:path";
import type { Unusable } from "../../classroom/handed-in.js";
import type { NotHandedIn } from "../../report/not-handed-in.js";
import { codeOf, unreadable } from "./file-error.js";
import {
  byText,
  type FileContent,
  FOLDERS_DEEP_MAX,
  type FoundFiles,
  isHiddenFolder,
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
  readonly own: ReadonlySet<string>;
  readonly found: FoundFiles[];
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

/** `own`: real paths of what is the teacher's and not looked at. */
export function listFolder(folder: string, own: ReadonlySet<string>): Listing {
  const root = realpathSync.native(folder);
  const walk: Walk = { root, own, found: [], skipped: [], left: FILES_PER_STUDENT_MAX };
  listInto(walk, { real: root, path: [], shown: printable(withoutSlash(folder)), throughLink: false });
  return { found: walk.found, skipped: walk.skipped };
}

export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/[/\\]+$/, "") || path : path;
}

/** Where a link leads, if that is inside the root; else what to say of it. */
export function followInside(root: string, link: string): Followed | Unusable {
  try {
    const real = realpathSync.native(link);
    if (!isInside(root, real)) return { why: { kind: "link-out" } };
    return { real, target: statSync(real) };
  } catch (error) {
    if (codeOf(error) === "ELOOP") return { why: { kind: "link-in-circles" } };
    return { why: codeOf(error) === "ENOENT" ? { kind: "link-to-nothing" } : unreadable(error) };
  }
}

export function fileOnDisk(path: string): FileContent {
  return { kind: "file", disk: path, read: async (bytesMax) => readAtMost(path, bytesMax) };
}

function listInto(walk: Walk, folder: Place): void {
  for (const entry of entriesOf(walk, folder)) {
    const real = join(folder.real, entry.name);
    if (walk.own.has(real)) continue;
    if (isIgnored(entry.name)) {
      tellHidden(walk, folder, entry);
      continue;
    }
    if (folder.path.length === 0) walk.left = FILES_PER_STUDENT_MAX;
    if (walk.left-- === 0) barFolder(walk, folder, { kind: "too-many-files", filesMax: FILES_PER_STUDENT_MAX });
    if (walk.left < 0) return;
    listEntry(walk, entry, {
      real,
      path: [...folder.path, entry.name],
      shown: `${folder.shown}/${printable(entry.name)}`,
      throughLink: folder.throughLink,
    });
  }
}

function tellHidden(walk: Walk, folder: Place, entry: Dirent): void {
  if (entry.isDirectory() && isHiddenFolder(entry.name))
    walk.skipped.push({ shown: `${folder.shown}/${printable(entry.name)}`, why: { kind: "hidden-folder" } });
}

function entriesOf(walk: Walk, folder: Place): readonly Dirent[] {
  try {
    const entries = readdirSync(folder.real, { withFileTypes: true });
    return entries.sort((a, b) => byText(a.name, b.name));
  } catch (error) {
    barFolder(walk, folder, unreadable(error));
    return [];
  }
}

function listEntry(walk: Walk, entry: Dirent, place: Place): void {
  if (entry.isFile()) walk.found.push({ path: place.path, shown: place.shown, content: fileOnDisk(place.real) });
  else if (entry.isDirectory()) enter(walk, place);
  else if (entry.isSymbolicLink()) listLink(walk, place);
  else bar(walk, place, { kind: "device" });
}

function enter(walk: Walk, place: Place): void {
  walk.found.push({ path: place.path, shown: place.shown, content: { kind: "folder" } });
  if (place.path.length < FOLDERS_DEEP_MAX) listInto(walk, place);
  else barFolder(walk, place, TOO_DEEP);
}

function listLink(walk: Walk, place: Place): void {
  const followed = followInside(walk.root, place.real);
  if ("why" in followed) return bar(walk, place, followed.why);
  const { real, target } = followed;
  if (target.isFile()) walk.found.push({ path: place.path, shown: place.shown, content: fileOnDisk(real) });
  else if (!target.isDirectory()) bar(walk, place, { kind: "link-to-device" });
  // One link on the way is enough: with more, a handful of folders can have more paths than there are atoms.
  else if (place.throughLink) bar(walk, place, { kind: "link-below-link" });
  else if (isInside(real, place.real)) bar(walk, place, { kind: "link-in-circles" });
  else enter(walk, { ...place, real, throughLink: true });
}

function bar(walk: Walk, { path, shown }: Place, why: NotHandedIn): void {
  walk.skipped.push({ shown, why });
  walk.found.push({ path, shown, content: { kind: "barred", why } });
}

/** As something inside it, so that it is its owner's. */
function barFolder(walk: Walk, folder: Place, why: NotHandedIn): void {
  if (folder.path.length > 0) bar(walk, { ...folder, path: [...folder.path, "."] }, why);
  else walk.skipped.push({ shown: folder.shown, why });
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function readAtMost(path: string, bytesMax: number): Buffer | Unusable {
  try {
    // It was a file when the folder was listed; should it be a pipe by now, opening it must not wait for a writer.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const { size } = fstatSync(file);
      return size > bytesMax ? tooLarge(bytesMax) : readBytes(file, size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { why: unreadable(error) };
  }
}

function readBytes(file: number, size: number): Buffer {
  const buffer = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const bytesRead = readSync(file, buffer, length, size - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
