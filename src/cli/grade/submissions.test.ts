// Tests of finding what students handed in: folders, files, patterns, exports of course systems, links out of them.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { zipOf, zipOfFiles } from "../../../test/zip-writer.js";
import { filesOf, isJoined } from "../../core/parts.js";
import { LANGUAGES } from "../../languages.js";
import { ENGLISH } from "../../report/words/english.js";
import { FILE_BYTES_MAX } from "../read-source.js";
import { collectSubmissions } from "./submissions.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-submissions-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

type Wish = { readonly file?: string; readonly references?: readonly string[]; readonly own?: readonly string[] };

/** One line per student, without the temporary folder: "ann: subs/ann.ml = text", or "ann: why not". */
async function collect(paths: string | readonly string[], wish: Wish = {}): Promise<readonly string[]> {
  return (await collectAll(paths, wish)).rows;
}

async function collectAll(paths: string | readonly string[], wish: Wish = {}) {
  const { file, references = ["reference.ml"], own = [] } = wish;
  const { handedIn, notices } = await collectSubmissions(
    [paths].flat().map((path) => join(folder, path)),
    {
      file,
      languages: LANGUAGES.rows,
      referenceNames: references,
      words: ENGLISH,
      own: own.map((path) => join(folder, path)),
    },
  );
  const { reasons } = ENGLISH;
  const short = (text: string): string => text.replaceAll(`${folder}/`, "");
  const rows = handedIn.map(({ student, file: from, program }) =>
    short(
      "why" in program ? `${student}: ${reasons.notHandedIn(program.why)}` : `${student}: ${from} = ${program.text}`,
    ),
  );
  for (const { file: from, program } of handedIn) if ("text" in program) expect(program.name).toBe(from);
  return { rows, notices: notices.map((notice) => short(reasons.notice(notice))), handedIn };
}

describe("folders", () => {
  test("programs of another language than the reference's, where there is none in that", async () => {
    write({ "subs/ann.scala": "a", "subs/bob/Sum.scala": "b", "subs/bob/build.sc": "" });
    write({ "subs/carl/sum.ml": "c", "subs/carl/old.scala": "", "subs/dan/x.sc": "d", "subs/dan/notes.txt": "" });
    expect(await collect("subs", { references: ["sum.ml"] })).toEqual([
      "ann: subs/ann.scala = a",
      "bob: subs/bob/Sum.scala = b",
      "carl: subs/carl/sum.ml = c",
      "dan: subs/dan/x.sc = d",
    ]);
  });

  test("flat: each program is a student", async () => {
    write({ "subs/bob.ml": "b", "subs/ann.ml": "a" });
    expect(await collect("subs")).toEqual(["ann: subs/ann.ml = a", "bob: subs/bob.ml = b"]);
  });

  test("one per student, looked into all the way down, without what tools leave behind", async () => {
    write({ "subs/ann/src/sum.ml": "a", "subs/bob/sum.ml": "b", "subs/bob/readme.txt": "" });
    write({ "subs/ann/_build/default/src/sum.ml": "", "subs/ann/.git/x.ml": "", "subs/bob/node_modules/y.ml": "" });
    write({ "subs/__MACOSX/ann/sum.ml": "", "subs/.DS_Store": "", "subs/bob/._sum.ml": "" });
    expect(await collect("subs")).toEqual(["ann: subs/ann/src/sum.ml = a", "bob: subs/bob/sum.ml = b"]);
  });

  test("files that mention each other are one program; others are several", async () => {
    write({ "subs/ann/tree.ml": "let t = 1", "subs/ann/sum.ml": "let f = Tree.t", "subs/ann/rest.ml": "let g = 1" });
    write({ "subs/bob/tree.ml": "let t = 1", "subs/bob/mine.ml": "let f = Tree.t" });
    write({ "subs/carl/a.ml": "let f = 1", "subs/carl/b.ml": "let g = 1" });
    write({ "subs/dan/sum.ml": "let f = 1", "subs/dan/sum.mli": "val f : int" });
    write({
      "subs/eve/Sum.scala": "object Sum { def f = Help.t }",
      "subs/eve/Help.scala": "object Help { def t = 1 }",
    });
    const { handedIn } = await collectAll("subs", { references: ["sum.ml"] });
    const shown = handedIn.map(({ student, program }) => {
      if ("why" in program) return `${student}: ${program.why.kind}`;
      return `${student}: ${filesOf(program)
        .map((file) => `${file.name.replace(/^.*\//, "")} = ${file.text}`)
        .join(", ")}`;
    });
    expect(shown).toEqual([
      "ann: tree.ml = let t = 1, sum.ml = let f = Tree.t",
      "bob: tree.ml = let t = 1, mine.ml = let f = Tree.t",
      "carl: several",
      "dan: sum.mli = val f : int, sum.ml = let f = 1",
      "eve: Help.scala = object Help { def t = 1 }, Sum.scala = object Sum { def f = Help.t }",
    ]);
  });

  test("a text that looks like several files is none of them", async () => {
    write({ "subs/ann/sum.ml": "\0\x1cTree ../../other.ml \nlet f = 1" });
    const { handedIn } = await collectAll("subs");
    expect(handedIn.map(({ program }) => "text" in program && isJoined(program))).toEqual([false]);
  });

  test("with a name that begins with a dot is told", async () => {
    write({ "subs/.ann/sum.ml": "a", "subs/bob/sum.ml": "b", "subs/bob/.vscode/sum.ml": "" });
    expect(await collectAll("subs")).toMatchObject({
      rows: ["bob: subs/bob/sum.ml = b"],
      notices: ["Not read (the name of the folder begins with a dot): subs/.ann."],
    });
  });

  test("of several programs the one that is asked for, else the one named as a reference, else the only one", async () => {
    write({ "subs/ann/a.ml": "a", "subs/ann/sum.ml": "as", "subs/ann/main.ml": "am" });
    write({ "subs/bob/sum.ml": "bs", "subs/bob/test.ml": "bt", "subs/carl/c.ml": "c" });
    const wish = { file: "main.ml", references: ["solutions/sum.ml"] };
    expect(await collect("subs", wish)).toEqual([
      "ann: subs/ann/main.ml = am",
      "bob: subs/bob/sum.ml = bs",
      "carl: subs/carl/c.ml = c",
    ]);
  });

  test("the one that is asked for may have a folder, and is the outermost of its name", async () => {
    write({ "subs/ann/src/sum.ml": "src", "subs/ann/old/src/sum.ml": "old", "subs/ann/lib/sum.ml": "lib" });
    write({ "subs/bob/Sum.ml": "b", "subs/bob/old/sum.ml": "", "subs/bob/x.ml": "" });
    expect(await collect("subs", { file: "src/sum.ml", references: ["sum.ml"] })).toEqual([
      "ann: subs/ann/src/sum.ml = src",
      "bob: subs/bob/Sum.ml = b",
    ]);
  });

  test("several programs, or none, are a row that says so", async () => {
    write({ "subs/ann/b.ml": "", "subs/ann/a.ml": "", "subs/bob/notes.txt": "", "subs/dan/x/1.ml": "" });
    for (const i of [2, 3, 4, 5, 6, 7]) write({ [`subs/dan/x/${i}.ml`]: "" });
    mkdirSync(join(folder, "subs/carl"));
    const toSay = "name one with `file:` in the assignment";
    expect(await collect("subs")).toEqual([
      `ann: several programs (a.ml, b.ml): ${toSay}`,
      "bob: no .ml file",
      "carl: no .ml file",
      `dan: several programs (x/1.ml, x/2.ml, x/3.ml, x/4.ml, x/5.ml and 2 more): ${toSay}`,
    ]);
  });

  test("what lies beside the programs is told, and the teacher's program beside students' folders is none of theirs", async () => {
    write({ "subs/ann/sum.ml": "a", "subs/bob/sum.ml": "b", "subs/reference.ml": "", "subs/grades.csv": "" });
    expect(await collectAll("subs")).toMatchObject({
      rows: ["ann: subs/ann/sum.ml = a", "bob: subs/bob/sum.ml = b"],
      notices: ["Not read (not a student's program): subs/grades.csv, subs/reference.ml."],
    });
  });

  test("a student's only program, or a name's only folder, tells who it is", async () => {
    write({ "subs/ann/sum.ml": "a" });
    expect(await collect("subs/ann", { references: ["sum.ml"] })).toEqual(["ann: subs/ann/sum.ml = a"]);
    expect(await collect("subs/ann", { references: ["other.ml"] })).toEqual(["sum: subs/ann/sum.ml = a"]);
  });

  test("what is the teacher's own is no submission, unless nothing else is asked for", async () => {
    write({ "subs/sum.ml": "reference", "subs/ann.ml": "a", "subs/bob/sum.ml": "b", "subs/out/sum.md": "" });
    const wish = { references: [], own: ["subs/sum.ml", "subs/out", "not/there"] };
    const rows = ["ann: subs/ann.ml = a", "bob: subs/bob/sum.ml = b"];
    expect(await collect("subs", wish)).toEqual(rows);
    expect(await collect("subs/*", wish)).toEqual(rows);
    expect(await collect("subs/sum.ml", wish)).toEqual(["sum: subs/sum.ml = reference"]);
  });

  test("two students of the same name both stay", async () => {
    write({ "a/ann.ml": "1", "b/ann.ml": "2", "a/bob.ml": "3", "b/carl.ml": "4" });
    expect(await collect(["b", "a"])).toEqual([
      "ann: a/ann.ml = 1",
      "ann: b/ann.ml = 2",
      "bob: a/bob.ml = 3",
      "carl: b/carl.ml = 4",
    ]);
  });

  test("GitHub Classroom's: what all names begin with is dropped", async () => {
    write({ "hw1-submissions/hw1-ann-x/sum.ml": "a", "hw1-submissions/hw1-ann-y/sum.ml": "b" });
    expect(await collect("hw1-submissions")).toEqual([
      "ann-x: hw1-submissions/hw1-ann-x/sum.ml = a",
      "ann-y: hw1-submissions/hw1-ann-y/sum.ml = b",
    ]);
  });

  test("any bytes are a program", async () => {
    write({ "subs/ann.ml": Buffer.from([0, 255, 195, 169]) });
    expect(await collect("subs")).toEqual(["ann: subs/ann.ml = \u0000\u00ff\u00c3\u00a9"]);
  });

  test("a file that is too large is a row that says so", async () => {
    write({ "subs/ann.ml": "a", "subs/bob.ml": "x".repeat(FILE_BYTES_MAX + 1), "subs/eve.ml": "x".repeat(5_000_000) });
    const why = "too large: it has more than 500 kB";
    expect(await collect("subs")).toEqual(["ann: subs/ann.ml = a", `bob: ${why}`, `eve: ${why}`]);
  });

  test("names of files can do nothing to a terminal", async () => {
    write({ "subs/\u001b[31mann\n.ml": "a" });
    expect(await collect("subs")).toEqual(["\ufffd[31mann\ufffd: subs/\ufffd[31mann\ufffd.ml = a"]);
  });
});

describe("links and other things that are no files", () => {
  test("a link out of the folder is never followed", async () => {
    write({ "secret.ml": "secret", "secret/sum.ml": "secret", "subs/ann.ml": "a", "subs/carl/sum.ml": "c" });
    symlinkSync("../secret.ml", join(folder, "subs/bob.ml"));
    symlinkSync(join(folder, "secret"), join(folder, "subs/eve"));
    symlinkSync(join(folder, "secret"), join(folder, "subs/carl/more"));
    const why = "a symbolic link that leads out of the folder";
    expect(await collectAll("subs")).toMatchObject({
      rows: ["ann: subs/ann.ml = a", `bob: ${why}`, "carl: subs/carl/sum.ml = c", `eve: ${why}`],
      notices: [`Not read (${why}): subs/bob.ml, subs/carl/more, subs/eve.`],
    });
  });

  test("nor is one among paths that a shell may have found", async () => {
    write({ "secret.ml": "secret", "secret/sum.ml": "secret", "subs/ann.ml": "a" });
    symlinkSync("../secret.ml", join(folder, "subs/bob.ml"));
    symlinkSync("../secret", join(folder, "subs/eve"));
    const why = "a symbolic link that leads out of the folder";
    expect(await collect(["subs/ann.ml", "subs/bob.ml", "subs/eve"])).toEqual([
      "ann: subs/ann.ml = a",
      `bob: ${why}`,
      `eve: ${why}`,
    ]);
    expect(await collect("subs/b*.ml")).toEqual([`bob: ${why}`]);
    expect(await collect("s*/eve/sum.ml")).toEqual(["sum: subs/eve/sum.ml = secret"]); // inside of what was searched
    expect(await collect("subs/e*")).toEqual([`eve: ${why}`]);
    expect(await collect("subs/eve")).toEqual(["sum: subs/eve/sum.ml = secret"]);
  });

  test("links inside are followed, but not in circles", async () => {
    write({ "subs/ann/sum.ml": "a", "subs/bob/x/notes": "" });
    symlinkSync("../ann/sum.ml", join(folder, "subs/bob/sum.ml"));
    symlinkSync("..", join(folder, "subs/bob/up"));
    symlinkSync(".", join(folder, "subs/ann/here"));
    symlinkSync("ann", join(folder, "subs/carl"));
    symlinkSync("nowhere", join(folder, "subs/dan.ml"));
    symlinkSync("eve.ml", join(folder, "subs/eve.ml"));
    expect(await collect("subs")).toEqual([
      "ann: subs/ann/sum.ml = a",
      "bob: subs/bob/sum.ml = a",
      "carl: subs/carl/sum.ml = a",
      "dan: a symbolic link to nothing",
      "eve: a symbolic link that leads in circles",
    ]);
  });

  test("folders with more paths than files end", async () => {
    write({ "subs/ann/sum.ml": "a", "subs/eve/f0/sum.ml": "e" });
    for (let i = 0; i < 40; i++) {
      mkdirSync(join(folder, `subs/eve/f${i}`), { recursive: true });
      for (const link of ["x", "y"]) symlinkSync(`../f${i + 1}`, join(folder, `subs/eve/f${i}/${link}`));
    }
    mkdirSync(join(folder, "subs/eve/f40"));
    expect(await collect("subs")).toEqual(["ann: subs/ann/sum.ml = a", "eve: subs/eve/f0/sum.ml = e"]);
  });

  test("nor do links cost the others: who has too many files is told so", async () => {
    write({ "subs/ann/sum.ml": "a", "subs/zoe/sum.ml": "z" });
    for (let i = 0; i < 110; i++) write({ [`subs/eve/x/${i}.txt`]: "" });
    for (let i = 0; i < 110; i++) symlinkSync("x", join(folder, `subs/eve/y${i}`));
    expect(await collect("subs")).toEqual([
      "ann: subs/ann/sum.ml = a",
      "eve: only the first 10000 files are looked at",
      "zoe: subs/zoe/sum.ml = z",
    ]);
  });

  test("a name that is no text is a row", async () => {
    write({ "subs/ann.ml": "a" });
    writeFileSync(Buffer.concat([Buffer.from(join(folder, "subs/")), Buffer.from([0xff, 0x2e, 0x6d, 0x6c])]), "x");
    expect(await collect("subs")).toEqual(["ann: subs/ann.ml = a", "\ufffd: cannot be read: the system says ENOENT"]);
  });

  test("a pipe is not waited for", async () => {
    write({ "subs/ann.ml": "a" });
    execFileSync("mkfifo", [join(folder, "subs/bob.ml")]);
    expect(await collectAll("subs")).toMatchObject({
      rows: ["ann: subs/ann.ml = a", "bob: a device, pipe or socket, not a file"],
      notices: ["Not read (a device, pipe or socket, not a file): subs/bob.ml."],
    });
  });
});

describe("files and patterns", () => {
  test("files are students", async () => {
    write({ "ann.ml": "a", "late/bob.ml": "b", "notes.txt": "" });
    expect(await collectAll(["late/bob.ml", "ann.ml", "notes.txt", "ann.ml"])).toMatchObject({
      rows: ["ann: ann.ml = a", "bob: late/bob.ml = b"],
      notices: ["Not read (neither an .ml file nor a zip archive): notes.txt."],
    });
  });

  test("patterns are expanded when the shell has not", async () => {
    write({ "subs/bob.ml": "b", "subs/ann.ml": "a", "subs/x.txt": "", "subs/.hidden.ml": "", "[odd].ml": "o" });
    expect(await collect("subs/*.ml")).toEqual(["ann: subs/ann.ml = a", "bob: subs/bob.ml = b"]);
    expect(await collect("[odd].ml")).toEqual(["[odd]: [odd].ml = o"]);
  });

  test("files of the same name are told apart by their folders", async () => {
    write({ "subs/ann/src/sum.ml": "a", "subs/bob/sum.ml": "b", "subs/carl/sum.ml": "c", "subs/carl/x.ml": "" });
    const rows = ["ann: subs/ann/src/sum.ml = a", "bob: subs/bob/sum.ml = b", "carl: subs/carl/sum.ml = c"];
    expect(await collect("subs/**/sum.ml")).toEqual(rows);
    expect(await collect("subs/**/*.ml", { file: "sum.ml" })).toEqual(rows);
  });

  test("folders and archives given one by one are students, where each holds one program", async () => {
    write({ "subs/ann/sum.ml": "a", "subs/bob/sum.ml": "b", "subs/bob/test.ml": "", "subs/dan.ml": "d" });
    write({ "subs/carl.zip": zipOfFiles({ "sum.ml": "c" }), "subs/eve.zip": "no zip" });
    mkdirSync(join(folder, "subs/fay"));
    expect(await collect("subs/*", { references: ["sum.ml"] })).toEqual([
      "ann: subs/ann/sum.ml = a",
      "bob: subs/bob/sum.ml = b",
      "carl: subs/carl.zip/sum.ml = c",
      "dan: subs/dan.ml = d",
      "eve: not a zip archive, or a damaged one",
      "fay: no .ml file",
    ]);
  });

  test("what is not there, or holds nothing, is told in words", async () => {
    write({ "empty/notes.txt": "", "subs/ann.ml": "", "subs/bob.ml": "", "bad.zip": "no zip" });
    await expect(collect("nowhere")).rejects.toThrow(`there is no file or folder "${folder}/nowhere"`);
    await expect(collect("subs/*.py")).rejects.toThrow(`nothing matches "${folder}/subs/*.py"`);
    await expect(collect("empty")).rejects.toThrow(/there are no submissions in ".*empty": no \.ml file.*notes\.txt/);
    await expect(collect(["subs", "empty"])).rejects.toThrow('there are no submissions in "empty"');
    await expect(collect("bad.zip")).rejects.toThrow(/no submissions.*\(not a zip archive, or a damaged one\)/);
  });
});

describe("archives", () => {
  test("Moodle's, in folders: students of the same name stay apart, typed text is told", async () => {
    const zip = zipOfFiles({
      "Ann Smith_12345_assignsubmission_file_/sum.ml": "a",
      "Ann Smith_777_assignsubmission_file_/sum.ml": "a2",
      "Bob van der Berg_2_assignsubmission_file/src/sum.ml": "b",
      "Carl_3_assignsubmission_onlinetext_/onlinetext.html": "<p>",
      "Ann Smith_12345_assignsubmission_onlinetext_/onlinetext.html": "<p>",
      "Dan_4_assignsubmission_file_/sum.pdf": "",
    });
    write({ "class.zip": zip });
    const typed = "text typed into Moodle's page, not a file";
    expect(await collectAll("class.zip")).toMatchObject({
      rows: [
        "Ann Smith: class.zip/Ann Smith_12345_assignsubmission_file_/sum.ml = a",
        "Ann Smith: class.zip/Ann Smith_777_assignsubmission_file_/sum.ml = a2",
        "Bob van der Berg: class.zip/Bob van der Berg_2_assignsubmission_file/src/sum.ml = b",
        `Carl: ${typed}`,
        "Dan: no .ml file",
      ],
      notices: [
        `Not read (${typed}): class.zip/Ann Smith_12345_assignsubmission_onlinetext_/onlinetext.html, class.zip/Carl_3_assignsubmission_onlinetext_/onlinetext.html.`,
      ],
    });
  });

  test("Moodle's, flat, also of one student, also in a folder", async () => {
    const zip = zipOfFiles({
      "José_12_assignsubmission_file_sum.ml": "a",
      "José_12_assignsubmission_file_test_it.ml": "",
    });
    write({ "down/class.zip": zip, "down/late.ml": "l" });
    const row = "José: down/class.zip/José_12_assignsubmission_file_sum.ml = a";
    expect(await collect("down/class.zip", { file: "sum.ml" })).toEqual([row]);
    expect(await collect("down", { file: "sum.ml" })).toEqual([row, "late: down/late.ml = l"]);
  });

  test("Gradescope's: students' names come from its list", async () => {
    const metadata = `---
submission_456:
  :submitters:
  - :name: Ann Smith
    :sid: '1'
  :results:
    tests:
    - name: not a student
submission_457:
  :submitters:
  - :name: "Bob \\"B\\" Jones"
    :email: b@x
  - :name: 'Carl O''Neil'
`;
    const files = { "submission_456/sum.ml": "a", "submission_457/sum.ml": "b", "submission_458/sum.ml": "c" };
    const entries = Object.entries({ ...files, "submission_metadata.yml": metadata });
    const zip = zipOfFiles(Object.fromEntries(entries.map(([name, text]) => [`assignment_123_export/${name}`, text])));
    write({ "class.zip": zip });
    expect(await collectAll("class.zip")).toMatchObject({
      rows: [
        "Ann Smith: class.zip/assignment_123_export/submission_456/sum.ml = a",
        'Bob "B" Jones, Carl O\'Neil: class.zip/assignment_123_export/submission_457/sum.ml = b',
        "submission_458: class.zip/assignment_123_export/submission_458/sum.ml = c",
      ],
      notices: [],
    });
  });

  test("GitHub Classroom's, with and without a folder around", async () => {
    write({ "a.zip": zipOfFiles({ "hw-1-ann/sum.ml": "a", "hw-1-bob/sum.ml": "b", "hw-1-bob/README.md": "" }) });
    write({ "b.zip": zipOfFiles({ "hw1-submissions/hw1-ann/sum.ml": "a", "hw1-submissions/hw1-ann/x/y.ml": "" }) });
    expect(await collect("a.zip")).toEqual(["ann: a.zip/hw-1-ann/sum.ml = a", "bob: a.zip/hw-1-bob/sum.ml = b"]);
    expect(await collect("b.zip", { file: "sum.ml" })).toEqual(["ann: b.zip/hw1-submissions/hw1-ann/sum.ml = a"]);
  });

  test("of a folder of students: flat, or a folder each", async () => {
    write({ "a.zip": zipOfFiles({ "hw1/": "", "hw1/ann.ml": "a", "hw1/bob.ml": "b", "__MACOSX/hw1/._ann.ml": "" }) });
    write({ "b.zip": zipOfFiles({ "hw1/ann/sum.ml": "a", "hw1/bob/sum.ml": "b", "hw1/carl/": "" }) });
    expect(await collect("a.zip")).toEqual(["ann: a.zip/hw1/ann.ml = a", "bob: a.zip/hw1/bob.ml = b"]);
    expect(await collect("b.zip")).toEqual([
      "ann: b.zip/hw1/ann/sum.ml = a",
      "bob: b.zip/hw1/bob/sum.ml = b",
      "carl: no .ml file",
    ]);
  });

  test("that students handed in: in their folder, beside others', or in the class's archive", async () => {
    const mine = zipOfFiles({ "proj/src/sum.ml": "z", "proj/_build/sum.ml": "" });
    write({ "subs/ann/hw.zip": mine, "subs/bob.zip": mine, "subs/carl/sum.ml": "c", "subs/carl/old.zip": mine });
    write({ "subs/dan/hw.zip": "damaged", "subs/eve/hw.zip": zipOfFiles({ "inner.zip": mine }) });
    write({ "class.zip": zipOfFiles({ "ann/hw.zip": mine, "bob.zip": mine }) });
    expect(await collect("subs")).toEqual([
      "ann: subs/ann/hw.zip/proj/src/sum.ml = z",
      "bob: subs/bob.zip/proj/src/sum.ml = z",
      "carl: subs/carl/sum.ml = c",
      "dan: not a zip archive, or a damaged one",
      "eve: no .ml file",
    ]);
    expect(await collect("class.zip")).toEqual([
      "ann: class.zip/ann/hw.zip/proj/src/sum.ml = z",
      "bob: class.zip/bob.zip/proj/src/sum.ml = z",
    ]);
  });

  test("a hostile archive among good ones: the good ones are read, the bad ones have their rows", async () => {
    const bomb = zipOf([{ name: "sum.ml", content: Buffer.alloc(20_000_000) }]);
    const sneaky = zipOf([{ name: "../../sum.ml", content: "s" }]);
    write({ "subs/ann.zip": zipOfFiles({ "sum.ml": "a" }), "subs/bomb.zip": bomb, "subs/sneaky.zip": sneaky });
    write({ "subs/cut.zip": zipOfFiles({ "sum.ml": "a".repeat(1000) }).subarray(0, 60) });
    expect(await collectAll("subs")).toMatchObject({
      rows: [
        "ann: subs/ann.zip/sum.ml = a",
        "bomb: too large: it has more than 500 kB",
        "cut: not a zip archive, or a damaged one",
        "sneaky: a name that leads out of the archive",
      ],
      notices: ["Not read (a name that leads out of the archive): subs/sneaky.zip/../../sum.ml."],
    });
  });
});

test("a class that nobody would see the end of is refused at once", async () => {
  const names = Array.from({ length: 20_001 }, (_, i) => `s${i}/sum.ml`);
  write({ "class.zip": zipOfFiles(Object.fromEntries(names.map((name) => [name, ""]))) });
  await expect(collect("class.zip")).rejects.toThrow("20001 students, but at most 20000 can be graded at once");
});
