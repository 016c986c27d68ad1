// Looks into a zip archive without unpacking it: nothing is ever written, and no header is believed. Names that lead
// elsewhere, links, passwords and unknown compression are told; the rest can be read into memory, up to a limit.
import { inflateRawSync } from "node:zlib";
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from "yauzl";
import { crc32 } from "../../basis/crc32.js";
import type { Unusable } from "../../classroom/handed-in.js";
import type { NotHandedIn } from "../../report/not-handed-in.js";
import { type ByteReader, bytesInMemory, bytesOnDisk } from "./bytes.js";
import { codeOf } from "./file-error.js";
import {
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

const ENTRIES_MAX = 100_000;
/** One that lies in another must be read into memory whole. */
const INNER_ARCHIVE_BYTES_MAX = 10_000_000;

const STORED = 0;
const DEFLATED = 8;
/** A deflated text may be a little longer than the text itself, but not more than this. */
const DEFLATE_OVERHEAD_BYTES = 65_536;

export async function openArchive({ shown, content }: FoundFiles): Promise<Listing | Unusable> {
  if (content.kind === "folder") return { why: { kind: "folder-not-archive" } };
  if (content.kind === "barred") return content;
  const bytes = content.disk === undefined ? await readInner(content.read) : bytesOnDisk(content.disk);
  return "why" in bytes ? bytes : list(bytes, shown);
}

async function readInner(read: (bytesMax: number) => Promise<Buffer | Unusable>): Promise<ByteReader | Unusable> {
  const buffer = await read(INNER_ARCHIVE_BYTES_MAX);
  return "why" in buffer ? buffer : bytesInMemory(buffer);
}

/** Positions come from the archive's headers, however absurd: `at` is what judges them. */
class Reader extends RandomAccessReader {
  readonly #bytes: ByteReader;

  constructor(bytes: ByteReader) {
    super();
    this.#bytes = bytes;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    try {
      this.#bytes.at(position, length).copy(buffer, offset);
    } catch (error) {
      return callback(error instanceof Error ? error : new Error(String(error)));
    }
    callback(null);
  }
}

async function list(bytes: ByteReader, shown: string): Promise<Listing | Unusable> {
  try {
    // Without decodeStrings one bad name does not make the whole archive unreadable; nor one wrong size.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const zip = await fromRandomAccessReaderPromise(new Reader(bytes), bytes.size, options);
    return await listEntries(zip, bytes, shown);
  } catch {
    return { why: { kind: "not-an-archive" } };
  }
}

async function listEntries(zip: ZipFile, bytes: ByteReader, shown: string): Promise<Listing> {
  const found = new Map<string, FoundFiles>();
  const skipped: Skipped[] = [];
  let count = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (++count > ENTRIES_MAX) {
        skipped.push({ shown, why: { kind: "too-many-entries", entriesMax: ENTRIES_MAX } });
        break;
      }
      listEntry(zip, entry, bytes, shown, found, skipped);
    }
  } catch {
    skipped.push({ shown, why: { kind: "damaged-archive", found: found.size } });
  }
  return { found: [...found.values()], skipped };
}

function listEntry(
  zip: ZipFile,
  entry: Entry,
  bytes: ByteReader,
  archive: string,
  found: Map<string, FoundFiles>,
  skipped: Skipped[],
): void {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  const shown = `${archive}/${printable(name)}`;
  const path = name.split("/").filter((part) => part !== "" && part !== ".");
  const key = path.join("/");
  const content = contentOf(zip, entry, name, bytes);
  if (!staysInside(name)) skipped.push({ shown, why: { kind: "name-leads-out" } });
  else if (path.length === 0 || path.some(isIgnored)) skipped.push(...hiddenIn(archive, path, content));
  else if (path.length > FOLDERS_DEEP_MAX) skipped.push({ shown, why: TOO_DEEP });
  else if (found.has(key) && content.kind !== "folder") skipped.push({ shown, why: { kind: "second-of-name" } });
  else {
    found.set(key, { path, shown, content });
    if (content.kind === "barred") skipped.push({ shown, why: content.why });
  }
}

/** The first folder on the way that is not looked into, if that is to be told. */
function hiddenIn(archive: string, path: readonly string[], { kind }: FileContent): readonly Skipped[] {
  const at = path.findIndex(isIgnored);
  const isFolder = at < path.length - 1 || kind === "folder";
  if (!isFolder || !isHiddenFolder(path[at] ?? "")) return [];
  const shown = [archive, ...path.slice(0, at + 1).map(printable)].join("/");
  return [{ shown, why: { kind: "hidden-folder" } }];
}

/** A backslash or a drive is as good as a slash on some systems; the archives that we take have neither. */
function staysInside(name: string): boolean {
  return !/^\/|^[A-Za-z]:|[\\\0]/.test(name) && !name.split("/").includes("..");
}

function contentOf(zip: ZipFile, entry: Entry, name: string, bytes: ByteReader): FileContent {
  if (name.endsWith("/")) return { kind: "folder" };
  const why = obstacle(entry);
  if (why !== undefined) return { kind: "barred", why };
  return { kind: "file", disk: undefined, read: (bytesMax) => readEntry(zip, entry, bytes, bytesMax) };
}

function obstacle(entry: Entry): NotHandedIn | undefined {
  const unixKind = (entry.externalFileAttributes >>> 16) & 0o170_000;
  if (unixKind === 0o120_000) return { kind: "archived-link" };
  if (entry.isEncrypted()) return { kind: "password" };
  const known = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return known ? undefined : { kind: "unknown-compression", method: entry.compressionMethod };
}

const DAMAGED: Unusable = { why: { kind: "damaged" } };

async function readEntry(zip: ZipFile, entry: Entry, bytes: ByteReader, bytesMax: number): Promise<Buffer | Unusable> {
  const deflated = entry.compressionMethod === DEFLATED;
  if (entry.compressedSize > bytesMax + (deflated ? DEFLATE_OVERHEAD_BYTES : 0)) return tooLarge(bytesMax);
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const raw = bytes.at(fileDataStart, entry.compressedSize);
    const content = deflated ? inflateRawSync(raw, { maxOutputLength: bytesMax }) : raw;
    return content.length === entry.uncompressedSize && crc32(content) === entry.crc32 ? content : DAMAGED;
  } catch (error) {
    return codeOf(error) === "ERR_BUFFER_TOO_LARGE" ? tooLarge(bytesMax) : DAMAGED;
  }
}
