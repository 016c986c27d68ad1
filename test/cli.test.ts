// The command line as such: help, misuse, unreadable files, and the real process with its streams.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { FILE_BYTES_MAX } from "../src/cli/read-source.js";
import { VERSION } from "../src/report/version.js";
import { ask, type Printed, sharedSession, splitWords, withoutTimes } from "./harness.js";
import { processorSeconds, until } from "./processes.js";

const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
const session = sharedSession();
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(join(folder, "one.ml"), "let one = 1\n");
writeFileSync(join(folder, "sum.ml"), "let rec sum = function [] -> 0 | x :: rest -> x + sum rest\n");
writeFileSync(join(folder, "twice.ml"), "let twice f x = f (f x)\n");

writeFileSync(
  join(folder, "last.ml"),
  "let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest\n",
);
writeFileSync(join(folder, "wrong.ml"), "let last = function [] -> None | x :: _ -> Some x\n");

mkdirSync(join(folder, "submissions"));
writeFileSync(join(folder, "submissions", "ann.ml"), "let sum = List.fold_left ( + ) 0\n");
writeFileSync(join(folder, "submissions", "ben.ml"), "let sum = function [] -> 0 | x :: _ -> x\n");
writeFileSync(join(folder, "submissions", "cem.ml"), "let total l = List.fold_left ( + ) 0 l\n");

const run = (...args: string[]): Promise<Printed> => ask(session, folder, args);

/** The process itself. */
const built = (...args: string[]) =>
  spawnSync(process.execPath, [join(process.cwd(), "dist/elenchus.js"), ...args], { cwd: folder, encoding: "latin1" });

describe("help", () => {
  test("is printed when asked for", async () => {
    for (const args of [
      ["--help"],
      ["-h"],
      ["help"],
      ["run", "--help"],
      ["types", "-h"],
      ["check", "-h"],
      ["grade", "-h"],
      ["init", "-h"],
      ["suite", "-h"],
      ["reach", "-h"],
      ["repair", "-h"],
      ["test", "-h"],
      ["verify", "-h"],
    ]) {
      const { stdout, stderr, code } = await run(...args);
      expect([stderr, code]).toEqual(["", 0]);
      expect(stdout).toContain("usage:");
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });

  test("is also the answer to no command, which is a misuse", async () => {
    expect(await run()).toMatchObject({ code: 2 });
  });

  test("has examples that are true", async () => {
    for (const command of ["check", "run", "types"]) {
      const { stdout } = await run(command, "--help");
      const [, line = "", answer = ""] = /^ {2}\$ elenchus (.*)\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
      const printed = await run(...splitWords(line));
      expect(withoutTimes(printed.stdout)).toBe(withoutTimes(answer.replaceAll(/^ {2}/gm, "")));
      expect(printed).toMatchObject({ stderr: "", code: command === "check" ? 1 : 0 });
    }
  });

  test.each([
    ["test", 1],
    ["reach", 0],
  ])("of %s has a program, and what is said of it", async (command, code) => {
    const { stdout } = await run(command, "--help");
    const [, program = "", file = "", line = "", answer = ""] =
      /^example: with\n((?: {2}.*\n)+)in (\S+),\n {2}\$ elenchus (.*)\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
    writeFileSync(join(folder, file), program.replaceAll(/^ {2}/gm, ""));
    const printed = await run(...splitWords(line));
    expect(withoutTimes(printed.stdout)).toBe(withoutTimes(answer.replaceAll(/^ {2}/gm, "")));
    expect(printed).toMatchObject({ stderr: "", code });
  });

  test("of repair has two programs", async () => {
    const { stdout } = await run("repair", "--help");
    const [, right = "", wrong = "", answer = ""] =
      /^example: with\n {2}(.*\n)in sum.ml and\n {2}(.*\n)in wrong.ml,\n {2}\$ .*\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
    const inside = mkdtempSync(join(folder, "repair-"));
    writeFileSync(join(inside, "sum.ml"), right);
    writeFileSync(join(inside, "wrong.ml"), wrong);
    const printed = await ask(session, inside, ["repair", "sum.ml", "wrong.ml"]);
    expect(withoutTimes(printed.stdout)).toBe(withoutTimes(answer.replaceAll(/^ {2}/gm, "")));
    expect(printed).toMatchObject({ stderr: "", code: 1 });
  });

  test("of verify has one with two commands", async () => {
    const { stdout } = await run("verify", "--help");
    const [, first = "", second = "", answer = ""] =
      /^ {2}\$ elenchus (.*)\n {2}\$ elenchus (.*)\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
    writeFileSync(join(folder, "fold.ml"), "let sum l = List.fold_left (+) 0 l\n");
    const whole = first.replace("sum.json", join(folder, "sum.json"));
    expect((await run(...splitWords(whole))).code).toBe(0);
    expect(await run(...splitWords(second))).toEqual({
      stdout: answer.replaceAll(/^ {2}/gm, ""),
      stderr: "",
      code: 0,
    });
  });

  test("of suite has one with empty lines in it", async () => {
    const { stdout } = await run("suite", "--help");
    const [, line = "", answer = ""] = /^ {2}\$ elenchus (.*)\n((?: {2}.*\n|\n)+?)\nexit codes/m.exec(stdout) ?? [];
    const printed = await run(...splitWords(line));
    expect(printed.stdout).toBe(answer.replaceAll(/^ {2}/gm, ""));
    expect(printed.code).toBe(0);
  });

  test("of grade has one too", async () => {
    const { stdout } = await run("grade", "--help");
    const [, line = "", answer = ""] = /^ {2}\$ elenchus (.*)\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
    const printed = built(...splitWords(line));
    const [table = ""] = printed.stdout.split("\n\n");
    expect(`${table}\n`).toBe(answer.replaceAll(/^ {2}/gm, ""));
    expect(printed).toMatchObject({ stderr: "", status: 1 });
  });

  test("the version", async () => {
    expect(await run("--version")).toEqual({ stdout: `elenchus ${VERSION}\n`, stderr: "", code: 0 });
  });
});

describe("misuse", () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [["frobnicate"], 'there is no command "frobnicate"'],
    [["run"], "which file?"],
    [["types", "one.ml", "two.ml"], "one file at a time"],
    [["run", "one.ml", "--nonsense"], "--nonsense"],
    [["run", "one.ml", "-e"], "-e"],
    [["run", "one.ml", "--fuel", "0"], "--fuel"],
    [["run", "one.ml", "--fuel", "-1"], "--fuel"],
    [["run", "one.ml", "--fuel", "many"], "--fuel"],
    [["run", "one.ml", "--fuel", "1e400"], "--fuel"],
    [["types", "one.ml", "-e", "1"], "-e"],
    [["init"], "which file?"],
    [["suite"], "which file?"],
    [["suite", "sum.ml", "--budget", "0"], "--budget"],
    [["suite", "sum.ml", "--most", "none"], "--most"],
    [["suite", "sum.ml", "--cost", "call"], "--cost takes call=N"],
    [["suite", "sum.ml", "--cost", "size:x=1"], "--cost takes call=N"],
    [["suite", "sum.ml", "--from", "all"], '--from all needs submissions: name some after "sum.ml"'],
    [["suite", "sum.ml", "--from", "both"], '--from all needs submissions: name some after "sum.ml"'],
    [["suite", "sum.ml", "--from", "every"], '--from takes reference, self, all; not "every"'],
    [["suite", "sum.ml", "--emit", "junit"], "--emit takes ocaml"],
    [["suite", "sum.ml", "--emit", "munit"], 'does not fit "sum.ml", which is OCaml: use ocaml, ounit2'],
    [["suite", "sum.scala", "--emit", "ounit2"], 'does not fit "sum.scala", which is Scala: use scala, scalatest'],
    [["grade"], "which assignment?"],
    [["grade", "sum.ml"], "name the submissions"],
    [["grade", "sum.ml", "submissions", "--reveal", "all"], "--reveal takes full"],
    [["grade", "sum.ml", "submissions", "--format", "pdf"], "--format takes html"],
    [["check"], "which files?"],
    [["check", "one.ml"], "name a submission"],
    [["run", "notes.txt"], "its name must end in .ml for OCaml, .scala or .sc for Scala"],
    [["types", "one.mli"], '"one.mli" is not a program: its name must end in'],
    [["check", "one.ml", "two.py"], '"two.py" is not a program: its name must end in'],
    [["check", "one.ml", "two.scala", "--given", "p.scala:p"], '"one.ml" is OCaml, but "p.scala" is Scala'],
    [["run", "one.ml", "two.scala"], "both must be in one language"],
  ];
  for (const [args, words] of cases) {
    test(args.join(" "), async () => {
      const { stdout, stderr, code } = await run(...args);
      expect([stdout, code]).toEqual(["", 2]);
      expect(stderr).toContain(words);
      expect(stderr).toMatch(/\nTry: elenchus .*--help\n$/);
    });
  }
});

test("several files are one program, in order", async () => {
  writeFileSync(join(folder, "two.ml"), "let two = one + 1\n");
  expect(await run("run", "one.ml", "two.ml", "-e", "(one, two)")).toEqual({
    stdout: "- : int * int = (1, 2)\n",
    stderr: "",
    code: 0,
  });
  expect(await run("run", "two.ml", "one.ml")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/two\.ml:1:11/),
  });
});

test("a program is in the language that its name says", async () => {
  writeFileSync(join(folder, "two.scala"), "object Two { def two = 1 + }\n");
  writeFileSync(join(folder, "three.sc"), "def three = 3\n");
  expect(await run("types", "two.scala")).toMatchObject({ code: 1, stderr: expect.stringContaining("two.scala:1:28") });
  expect(await run("run", "three.sc", "-e", "three")).toMatchObject({ code: 0, stdout: "res0: Int = 3\n" });
  writeFileSync(join(folder, "three.ml"), "let three () = 3\n");
  expect(await run("check", "three.ml", "three.sc")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("three  agrees on every input"),
  });
});

test("a file whose name has no ending is OCaml", async () => {
  writeFileSync(join(folder, "plain"), "let x = 1\n");
  expect(await run("types", "plain")).toMatchObject({ code: 0, stdout: "val x : int\n" });
});

describe("files", () => {
  test("one that is not there", async () => {
    const { stderr, code } = await run("run", "none.ml");
    expect(stderr).toMatch(/^E401 {2}Cannot read file +none\.ml\n {2}there is no such file\n$/);
    expect(stderr.startsWith("E401  ")).toBe(true);
    expect(code).toBe(2);
  });

  test("a directory", async () => {
    expect(await run("types", ".")).toMatchObject({ code: 2, stderr: expect.stringContaining("Several programs") });
    expect(await run("reach", ".:1")).toMatchObject({ code: 2, stderr: expect.stringContaining("it is a directory") });
  });

  test("one without end", async () => {
    const { stderr, code } = await ask(session, "/", ["run", "dev/zero"]);
    expect(stderr.startsWith("E402  File too large")).toBe(true);
    expect(code).toBe(2);
  });

  test("as JSON", async () => {
    const { stdout, code } = await run("run", "none.ml", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "rejected", problems: [{ code: "E401", place: null }] });
    expect(code).toBe(2);
  });

  test("of exactly the largest size, and one byte more", async () => {
    const text = "let x = 1\n";
    writeFileSync(join(folder, "largest.ml"), text.padEnd(FILE_BYTES_MAX, " "));
    writeFileSync(join(folder, "larger.ml"), text.padEnd(FILE_BYTES_MAX + 1, " "));
    expect(await run("types", "largest.ml")).toEqual({ stdout: "val x : int\n", stderr: "", code: 0 });
    expect(await run("types", "larger.ml")).toMatchObject({ code: 2, stderr: expect.stringContaining("E402") });
  });

  test("a reference with more functions than anybody would compare", async () => {
    const lines = Array.from({ length: 501 }, (_, i) => `let f${i} x = x + ${i}\n`);
    writeFileSync(join(folder, "many.ml"), lines.join(""));
    const { stderr, code } = await run("check", "many.ml", "many.ml");
    expect(stderr.startsWith("E405  Too many functions")).toBe(true);
    expect(stderr).toMatch(/501 functions are defined here.*at most 500.*--function/s);
    expect(code).toBe(2);
    expect(await run("check", "many.ml", "many.ml", "--function", "f7")).toMatchObject({ code: 0 });
  });
});

describe("the process", () => {
  test("prints, and ends with the command's code", () => {
    expect(built("run", "one.ml", "-e", "one + 1")).toMatchObject({
      stdout: "- : int = 2\n",
      stderr: "",
      status: 0,
    });
    expect(built("run", "one.ml", "-e", "one + true")).toMatchObject({ stdout: "", status: 1 });
    expect(built("run")).toMatchObject({ stdout: "", status: 2 });
    expect(built("run", "one.ml", "-e", "let rec f x = f x in f 1", "--fuel", "1000")).toMatchObject({ status: 3 });
  });

  test("does without the solver of the machine unless it is asked for", () => {
    const alone = (...args: string[]) =>
      spawnSync(process.execPath, [join(process.cwd(), "dist/elenchus.js"), "check", "last.ml", "wrong.ml", ...args], {
        cwd: folder,
        env: { PATH: "" },
        encoding: "latin1",
      });
    expect(alone()).toMatchObject({ stderr: "", status: 1 });
    expect(alone("--solver", "native")).toMatchObject({ stdout: "", status: 2 });
    expect(alone("--solver", "native").stderr).toContain("no `z3` on the PATH");
  });

  test("writes bytes as they are", () => {
    writeFileSync(join(folder, "bytes.ml"), 'let () = print_string "\\255\\000\\195\\169"\n');
    expect(built("run", "bytes.ml").stdout).toBe("\u00ff\u0000\u00c3\u00a9");
  });

  test.skipIf(!existsSync("/proc/self/stat"))("says what it knows when it is interrupted", async () => {
    writeFileSync(
      join(folder, "member.ml"),
      "let rec member x = function [] -> false | y :: l -> x = y || member x l\n",
    );
    writeFileSync(join(folder, "mem.ml"), "let member x l = List.mem x l\n");
    const endless = ["check", "member.ml", "mem.ml", "--no-proof", "--budget", "1_000_000_000_000"];
    const child = spawn(process.execPath, [join(process.cwd(), "dist/elenchus.js"), ...endless], { cwd: folder });
    const written = { out: "", error: "" };
    child.stdout.on("data", (chunk) => {
      written.out += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      written.error += String(chunk);
    });
    const closed = new Promise((resolve) => child.once("close", resolve));
    await until(() => processorSeconds(child) > 1.5 || child.exitCode !== null); // by then it explores
    child.kill("SIGINT");
    const code = await closed;
    expect(written.out).toMatch(/^member {2}agrees so far, up to size [\d,]+ [\s\S]*stopped before the end/);
    expect([written.error, code]).toEqual(["Stopped by Ctrl-C.\n", 3]);
  });

  test("ends quietly when its reader has seen enough", async () => {
    writeFileSync(join(folder, "long.ml"), 'let () = for _ = 1 to 100000 do print_endline "line" done\n');
    const child = spawn(process.execPath, [join(process.cwd(), "dist/elenchus.js"), "run", join(folder, "long.ml")]);
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += String(chunk);
    });
    child.stdout.once("data", () => child.stdout.destroy());
    await new Promise((resolve) => child.once("close", resolve));
    expect(errors).toBe("");
  });
});
