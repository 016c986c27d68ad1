// A class of which half means us harm: the good ones are graded all the same, and nothing is written elsewhere.
import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { zipOf, zipOfFiles } from "../zip-writer.js";
import {
  cacheLines,
  type Ended,
  type Files,
  FOLD,
  folderOf,
  grade,
  REFERENCE,
  RIGHT,
  removeFolders,
  resultsIn,
  resultsText,
  rowOf,
  statuses,
} from "./run-grade.js";

afterAll(removeFolders);

/** Every file below, with its content; links as links. */
function snapshot(folder: string, except: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (path: string): void => {
    if (path === join(folder, except)) return;
    const stats = lstatSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
    const content = stats.isFile() && stats.size < 100_000 ? readFileSync(path, "latin1") : "";
    files.set(path, `${stats.mode} ${stats.isFile() ? stats.mtimeMs : ""} ${content}`);
  };
  visit(folder);
  return files;
}

describe("a hostile class", () => {
  const LONG = `${"x".repeat(240)}`;
  const good: Files = {
    "subs/good.ml": RIGHT,
    "subs/folded.ml": FOLD,
    "subs/latin.ml": Buffer.from(`${RIGHT}(* \xe9 *)`, "latin1"),
    "subs/<script>alert(1)<.ml": `${RIGHT}(* </script><script>alert(1)</script> *)`,
    "subs/--help.ml": `(* 1 *) ${RIGHT}`,
    "subs/$(rm -rf x).ml": `(* 2 *) ${RIGHT}`,
    "subs/李 ünï 🎓.ml": `(* 3 *) ${RIGHT}`,
    [`subs/${LONG}.ml`]: `(* 4 *) ${RIGHT}`,
    "subs/packed.zip": zipOfFiles({ "a/sum.ml": RIGHT, "a/notes.txt": "hello" }),
    "subs/output-top.ml": `let () = while true do print_string "xxxxxxxxxxxxxxxx" done\n${RIGHT}`,
    "subs/loop-top.ml": `let () = while true do () done\n${RIGHT}`,
    "subs/exit-top.ml": `let () = exit 0\n${RIGHT}`,
    "subs/raise-top.ml": `let () = failwith "no"\n${RIGHT}`,
  };
  const tooLarge: Files = {
    // for us, where nothing needs it
    "subs/memory-top.ml": `let big = Array.make 100_000_000 0\n${RIGHT}`,
  };
  const wrong: Files = {
    "subs/wrong.ml": "let sum l = List.fold_left (+) 1 l\n",
    "subs/memory-list.ml": "let rec build l = build (1 :: l)\nlet sum l = build l\n",
    "subs/memory-string.ml": 'let rec twice s = twice (s ^ s)\nlet sum l = String.length (twice "xy")\n',
    "subs/output.ml": 'let sum l = while true do print_string "xxxxxxxxxxxxxxxx" done; 0\n',
    "subs/deep.ml": "let rec deep n = 1 + deep (n + 1)\nlet sum l = deep 0\n",
    "subs/loop.ml": "let sum l = match l with [] -> 0 | _ -> while true do () done; 1\n",
    "subs/exits.ml": "let sum l = if l = [] then exit 0 else List.fold_left (+) 0 l\n",
  };
  const undecided: Files = {
    // it takes more memory than we have, which a larger machine may have
    "subs/memory-array.ml": "let sum l = Array.length (Array.make 4_000_000_000 0)\n",
  };
  const incomparable: Files = {
    "subs/comment.ml": "(* to do *)",
    "subs/other-type.ml": "let sum l = String.concat l\n",
  };
  const rejected: Files = {
    "subs/empty.ml": "",
    "subs/not-ocaml.ml": "#include <stdio.h>\nint main() { return 0; }\n",
    "subs/five.ml": "x".repeat(5_000_000),
    "subs/not-utf8.ml": Buffer.from([0x6c, 0x65, 0x74, 0xff, 0xfe, 0x00, 0x80]),
    "subs/ill-typed.ml": 'let sum l = List.fold_left (+) "" l\n',
    "subs/evil.zip": zipOf([
      { name: "../evil.ml", content: RIGHT },
      { name: "/abs.ml", content: RIGHT },
      { name: "..\\windows.ml", content: RIGHT },
    ]),
    "subs/bomb.zip": zipOfFiles({ "sum.ml": Buffer.alloc(300_000_000, "x") }),
    "subs/broken.zip": "PK\u0003\u0004 no archive",
    "subs/folder.ml/readme.txt": "a folder in place of a file",
    "subs/passwd.ml": "", // a link in their place
    "subs/outside.ml": "",
  };
  const names = (files: Files): readonly string[] =>
    Object.keys(files).map((path) =>
      path
        .replace("subs/", "")
        .replace("/readme.txt", "")
        .replace(/(?<!^folder)\.(ml|zip)$/, ""),
    );
  let folder = "";
  let ended: Ended = { code: null, stdout: "", stderr: "" };
  let before: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    folder = folderOf({
      "reference.ml": REFERENCE,
      ...good,
      ...tooLarge,
      ...wrong,
      ...undecided,
      ...incomparable,
      ...rejected,
    });
    rmSync(join(folder, "subs/passwd.ml"));
    symlinkSync("/etc/passwd", join(folder, "subs/passwd.ml"));
    rmSync(join(folder, "subs/outside.ml"));
    symlinkSync("../reference.ml", join(folder, "subs/outside.ml"));
    before = snapshot(folder, "out");
    ended = await grade(folder, "reference.ml", "subs", "--output", "out", "--workers", "2", "--format", "all");
  });

  test("is graded: every good one rightly, and every bad one has its row", () => {
    expect(ended).toMatchObject({ code: 1, stderr: "" });
    const results = resultsIn(folder, "out");
    const expected = [
      ...names(good).map((name) => [name === LONG ? `${"x".repeat(200)}…` : name, "right"]),
      ...names(tooLarge).map((name) => [name, "right"]),
      ...names(undecided).map((name) => [name, "undecided"]),
      ...names(wrong).map((name) => [name, "wrong"]),
      ...names(incomparable).map((name) => [name, "incomparable"]),
      ...names(rejected).map((name) => [name, "rejected"]),
    ];
    expect(statuses(results)).toEqual(Object.fromEntries(expected));
  });

  test("says what happened", () => {
    const results = resultsIn(folder, "out");
    const got = (id: string): unknown => {
      const [only] = rowOf(results, id).functions;
      return only?.verdict === "differs" ? only.counterexample.got : undefined;
    };
    expect(got("memory-list")).toMatchObject({ outcome: "unfinished" });
    expect(got("memory-string")).toMatchObject({ outcome: "unfinished" });
    expect(got("output")).toMatchObject({ outcome: "unfinished", reason: "output" });
    expect(got("deep")).toMatchObject({ outcome: "unfinished", reason: "depth" });
    expect(got("loop")).toMatchObject({ outcome: "unfinished", reason: "fuel" });
    expect(got("exits")).toMatchObject({ outcome: "exited", code: 0 });
    const why = (id: string): string => {
      const { failure, problems, functions } = rowOf(results, id);
      const [only] = functions;
      return failure ?? problems[0]?.code ?? (only?.verdict === "cannot-compare" ? only.why : "");
    };
    expect(why("five")).toMatch(/^too large: it has more than 500 kB/);
    expect(why("bomb")).toMatch(/^too large: /);
    expect(why("evil")).toBe("a name that leads out of the archive");
    expect(why("broken")).toBe("not a zip archive, or a damaged one");
    expect(why("passwd")).toBe("a symbolic link that leads out of the folder");
    expect(why("outside")).toBe("a symbolic link that leads out of the folder");
    expect(why("folder.ml")).toBe("no .ml file");
    expect(why("not-utf8")).toMatch(/^E10\d$/);
    expect(why("ill-typed")).toBe("E204");
    const leftOut = (id: string): readonly string[] => rowOf(results, id).unchecked.map(({ label }) => label);
    expect(leftOut("loop-top")).toEqual(["does not finish loading"]);
    expect(leftOut("output-top")).toEqual(["prints too much when it is loaded"]);
    expect(leftOut("exit-top")).toEqual(["calls exit 0 when it is loaded"]);
    expect(leftOut("raise-top")).toEqual(['raises Failure "no" when it is loaded']);
    expect(why("empty")).toBe("the file is empty");
    expect(JSON.stringify(results)).not.toContain("root:"); // of the file that passwd.ml leads to
  });

  test("writes nothing outside the output folder, and only whole files inside", () => {
    expect(snapshot(folder, "out")).toEqual(before);
    expect(readdirSync(join(folder, "out")).sort()).toEqual([
      "cache.jsonl",
      "details.csv",
      "grades.csv",
      "gradescope",
      "junit.xml",
      "pages",
      "report.html",
      "results.json",
      "students",
      "summary.md",
    ]);
    const { submissions } = resultsIn(folder, "out");
    expect(readdirSync(join(folder, "out/students"))).toHaveLength(submissions.length);
    expect(readdirSync(join(folder, "out/gradescope"))).toHaveLength(submissions.length);
  });

  test("costs nothing the second time, and gives the same", async () => {
    const [text, lines] = [resultsText(folder, "out"), cacheLines(folder, "out")];
    expect(await grade(folder, "reference.ml", "subs", "-o", "out", "--format", "all")).toEqual(ended);
    expect(resultsText(folder, "out")).toBe(text);
    expect(cacheLines(folder, "out")).toBe(lines);
  });
});
