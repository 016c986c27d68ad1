// Writes zip archives for tests, byte by byte, so that hostile ones can be written too: every header can lie.
import { deflateRawSync } from "node:zlib";
import { crc32 } from "../src/basis/crc32.js";

export type ZipEntry = {
  readonly name: string | Buffer; // UTF-8, unless `flags` says otherwise
  readonly content?: string | Buffer;
  readonly stored?: boolean;
  /** Overrides of the headers. */
  readonly flags?: number;
  readonly method?: number;
  readonly unixMode?: number;
  readonly claimedSize?: number;
  readonly claimedCompressedSize?: number;
  readonly claimedChecksum?: number;
  readonly localOffset?: number;
  readonly extra?: Buffer;
};

const UTF8_NAMES = 0x800;
const DEFLATED = 8;

export function zipOf(entries: readonly ZipEntry[], comment = ""): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = writeEntry(entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, endRecord(entries.length, directory.length, offset, comment)]);
}

/** Archives of plain files, from names to contents. */
export function zipOfFiles(files: Readonly<Record<string, string | Buffer>>): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}

function writeEntry(entry: ZipEntry, offset: number): { readonly local: Buffer; readonly central: Buffer } {
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content ?? "");
  const data = entry.stored ? content : deflateRawSync(content);
  const extra = entry.extra ?? Buffer.alloc(0);
  const common = Buffer.alloc(26); // version needed ... extra length: the same in both headers
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(entry.flags ?? UTF8_NAMES, 2);
  common.writeUInt16LE(entry.method ?? (entry.stored ? 0 : DEFLATED), 4);
  common.writeUInt32LE(entry.claimedChecksum ?? crc32(content), 10);
  common.writeUInt32LE(entry.claimedCompressedSize ?? data.length, 14);
  common.writeUInt32LE(entry.claimedSize ?? content.length, 18);
  common.writeUInt16LE(name.length, 22);
  common.writeUInt16LE(extra.length, 24);
  const central = Buffer.alloc(14); // comment length ... offset: what only the directory has
  central.writeUInt32LE(((entry.unixMode ?? 0o100_644) << 16) >>> 0, 6);
  central.writeUInt32LE(entry.localOffset ?? offset, 10);
  return {
    local: Buffer.concat([signature(0x04034b50), common, name, extra, data]),
    central: Buffer.concat([signature(0x02014b50), madeByUnix(), common, central, name, extra]),
  };
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function madeByUnix(): Buffer {
  return Buffer.from([20, 3]);
}

function endRecord(count: number, size: number, offset: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, "latin1")]);
}
