// Writes a zip archive of texts, with names in UTF-8. The same files give the same bytes: there is no time in it.
import { deflateRawSync } from "node:zlib";
import { crc32 } from "../../basis/crc32.js";

export type ZipFile = { readonly name: string; readonly content: string | Uint8Array; readonly executable?: boolean };

const UTF8_NAMES = 0x800;
const DEFLATED = 8;
/** The first day that the format knows: 1 January 1980. */
const FIRST_DAY = 0x21;

export function zipArchive(files: readonly ZipFile[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const file of files) {
    const { local, central } = entry(file, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length]);
  return Buffer.concat([...locals, directory, end, numbers([4, directory.length], [4, offset], [2, 0])]);
}

function entry({ name, content, executable = false }: ZipFile, offset: number) {
  const [bytes, title] = [Buffer.from(content), Buffer.from(name)];
  const data = deflateRawSync(bytes);
  const common = numbers(
    [2, 20], // the version that can read it
    [2, UTF8_NAMES],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(bytes)],
    [4, data.length],
    [4, bytes.length],
    [2, title.length],
    [2, 0],
  );
  const mode = executable ? 0o100_755 : 0o100_644;
  const about = numbers([2, 0], [2, 0], [2, 0], [4, (mode << 16) >>> 0], [4, offset]);
  const madeOnUnix = numbers([2, 0x0314]);
  return {
    local: Buffer.concat([numbers([4, 0x04034b50]), common, title, data]),
    central: Buffer.concat([numbers([4, 0x02014b50]), madeOnUnix, common, about, title]),
  };
}

type Sized = readonly [bytes: 2 | 4, value: number];

/** The lowest byte first. */
function numbers(...all: readonly Sized[]): Buffer {
  return Buffer.concat(
    all.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
