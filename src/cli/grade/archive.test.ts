// Tests of looking into zip archives, most of them hostile.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ZipEntry, zipOf, zipOfFiles } from "../../../test/zip-writer.js";
import { ENGLISH } from "../../report/words/english.js";
import { openArchive } from "./archive.js";
import { fileOnDisk } from "./folder.js";
import type { FoundFiles } from "./found.js";

const BYTES_MAX = 1_000;
const { notHandedIn } = ENGLISH.reasons;

function archiveOf(bytes: Buffer): FoundFiles {
  return { path: ["a.zip"], shown: "a.zip", content: { kind: "file", disk: undefined, read: async () => bytes } };
}

/** Each file with its text or why it has none, then what was skipped. */
async function read(archive: FoundFiles): Promise<readonly string[]> {
  const opened = await openArchive(archive);
  if ("why" in opened) return [notHandedIn(opened.why)];
  const lines: string[] = [];
  for (const { path, content } of opened.found) {
    const told = content.kind === "file" ? await content.read(BYTES_MAX) : content;
    const text = Buffer.isBuffer(told)
      ? told.toString("latin1")
      : "why" in told
        ? `(${notHandedIn(told.why)})`
        : "folder";
    lines.push(`${path.join("/")}: ${text}`);
  }
  return [...lines, ...opened.skipped.map(({ shown, why }) => `skipped ${shown}: ${notHandedIn(why)}`)];
}

const readEntries = (...entries: readonly ZipEntry[]): Promise<readonly string[]> => read(archiveOf(zipOf(entries)));
const good: ZipEntry = { name: "good.ml", content: "good" };

describe("an archive", () => {
  test("holds files, stored or deflated, and folders", async () => {
    expect(await readEntries(good, { name: "d/" }, { name: "./d//s.ml", content: "s", stored: true })).toEqual([
      "good.ml: good",
      "d: folder",
      "d/s.ml: s",
    ]);
  });

  test("with a wrong checksum is told", async () => {
    expect(await readEntries(good, { name: "d.ml", content: "d", claimedChecksum: 1 })).toEqual([
      "good.ml: good",
      "d.ml: (damaged in its archive)",
    ]);
  });

  test("tells of folders that begin with a dot, but not of those of tools", async () => {
    const names = [".ann/sum.ml", "bob/.old/sum.ml", "bob/.old/more.ml", ".git/config.ml", ".DS_Store", "bob/._sum.ml"];
    const why = "the name of the folder begins with a dot";
    expect(await readEntries(good, ...names.map((name) => ({ name })))).toEqual([
      "good.ml: good",
      `skipped a.zip/.ann: ${why}`,
      `skipped a.zip/bob/.old: ${why}`,
      `skipped a.zip/bob/.old: ${why}`,
    ]);
  });

  test("on disk is read piece by piece", async () => {
    const folder = mkdtempSync(join(tmpdir(), "elenchus-archive-"));
    try {
      const names = Array.from({ length: 3_000 }, (_, i) => `student ${i}/sum.ml`);
      writeFileSync(join(folder, "a.zip"), zipOfFiles(Object.fromEntries(names.map((name) => [name, `of ${name}`]))));
      const lines = await read({ path: ["a.zip"], shown: "a.zip", content: fileOnDisk(join(folder, "a.zip")) });
      expect(lines).toEqual(names.map((name) => `${name}: of ${name}`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("has names in UTF-8 or in the code of old PCs", async () => {
    const old = { name: Buffer.from([0x4a, 0x6f, 0x73, 0x82]), flags: 0, content: "old" };
    expect(await readEntries(old)).toEqual(["José: old"]);
    expect(await readEntries({ name: "José", content: "new" }, old)).toEqual([
      "José: new",
      "skipped a.zip/José: a second file of the same name",
    ]);
  });

  test.each(["../up.ml", "a/../../up.ml", "/etc/passwd.ml", "C:\\x.ml", "c:x.ml", "a\\b.ml", "nul\0.ml", ".."])(
    "with the name %j still gives the others",
    async (name) => {
      const shown = name.replace("\0", "\ufffd");
      expect(await readEntries({ name, content: "evil" }, good)).toEqual([
        "good.ml: good",
        `skipped a.zip/${shown}: a name that leads out of the archive`,
      ]);
    },
  );

  test("with links, passwords, unknown compression: each is told", async () => {
    const lines = await readEntries(
      { name: "link.ml", content: "/etc/passwd", unixMode: 0o120_777, stored: true },
      { name: "secret.ml", content: "x", flags: 0x801 },
      { name: "lzma.ml", content: "x", method: 14 },
      good,
    );
    expect(lines.slice(0, 4)).toEqual([
      "link.ml: (a symbolic link in an archive)",
      "secret.ml: (protected by a password)",
      "lzma.ml: (compressed by a method that is not supported (number 14))",
      "good.ml: good",
    ]);
    expect(lines).toHaveLength(7);
  });

  test("is not believed about sizes", async () => {
    const large = Buffer.alloc(BYTES_MAX + 1);
    const tooLarge = "(too large: it has more than 1 kB)";
    expect(
      await readEntries(
        { name: "bomb.ml", content: Buffer.alloc(50_000_000), claimedSize: 10 },
        { name: "stored.ml", content: large, stored: true, claimedSize: 10 },
        { name: "longer.ml", content: "short", claimedSize: 4_000_000_000 },
        { name: "cut.ml", content: "some text that is cut", claimedCompressedSize: 5 },
        { name: "beyond.ml", content: "x", stored: true, claimedSize: 900, claimedCompressedSize: 900 },
        { name: "astray.ml", content: "x", localOffset: 3 },
        { name: "exact.ml", content: "x".repeat(BYTES_MAX) },
      ),
    ).toEqual([
      `bomb.ml: ${tooLarge}`,
      `stored.ml: ${tooLarge}`,
      "longer.ml: (damaged in its archive)",
      "cut.ml: (damaged in its archive)",
      "beyond.ml: (damaged in its archive)",
      "astray.ml: (damaged in its archive)",
      `exact.ml: ${"x".repeat(BYTES_MAX)}`,
    ]);
  });

  test("whose files overlap costs no more than the others", async () => {
    const entries = Array.from({ length: 500 }, (_, i) => ({ name: `${i}.ml`, localOffset: 0 }));
    const lines = await readEntries({ name: "0.txt", content: Buffer.alloc(100_000) }, ...entries);
    expect(lines).toHaveLength(501);
  });

  test("with more files than there can be is cut", async () => {
    const one = zipOf([good]);
    const directory = one.subarray(one.length - 22 - 46 - 7, one.length - 22);
    const start = one.length - 22 - directory.length;
    const body = Buffer.concat([one.subarray(0, start), ...Array<Buffer>(100_001).fill(directory)]);
    const many = endedBy64Bits(body, 100_001, start);
    const opened = await openArchive(archiveOf(many));
    expect(opened).toMatchObject({ found: [{ shown: "a.zip/good.ml" }] });
    const skipped = "why" in opened ? [] : opened.skipped;
    expect(skipped.at(-1)).toEqual({ shown: "a.zip", why: { kind: "too-many-entries", entriesMax: 100_000 } });
  });

  test("whose directory is damaged half-way gives the first half", async () => {
    const bytes = zipOf([good, { name: "bad.ml", content: "bad" }]);
    bytes.writeUInt32LE(0, bytes.length - 22 - 46 - 6); // the second header's signature
    expect(await read(archiveOf(bytes))).toEqual([
      "good.ml: good",
      "skipped a.zip: damaged: only 1 of its files were found",
    ]);
  });

  test("that claims absurd places is damaged, and nothing else happens", async () => {
    const bytes = endedBy64Bits(zipOf([good]).subarray(0, -22), 1, 2 ** 60);
    expect(await read(archiveOf(bytes))).toEqual(["skipped a.zip: damaged: only 0 of its files were found"]);
  });

  test("may be no archive at all", async () => {
    const why = ["not a zip archive, or a damaged one"];
    expect(await read(archiveOf(Buffer.from("let x = 1")))).toEqual(why);
    expect(await read(archiveOf(Buffer.alloc(0)))).toEqual(why);
    expect(await read(archiveOf(zipOf([good]).subarray(0, 40)))).toEqual(why);
  });

  test("may have any bytes changed", async () => {
    const bytes = zipOf([good, { name: "d/more.ml", content: "more text, more text", stored: true }]);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const changed = Buffer.from(bytes);
        for (const [at, byte] of changes) changed[at] = byte;
        for (const line of await read(archiveOf(changed))) expect(line.length).toBeLessThan(BYTES_MAX * 2);
      }),
      { numRuns: 1_000, seed: 4 },
    );
  });
});

/** An archive whose end has numbers of 64 bits, as those with very many files or bytes do. */
function endedBy64Bits(body: Buffer, count: number, directoryStart: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(directoryStart), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(body.length), 8);
  return Buffer.concat([body, record, locator, zipOf([])]);
}
