// Programs in several files: the real compilers judge whether they are accepted and what they print, every place that is
// told is in the right file, and what is wrong with a folder is said.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { folderCases, writeFolder } from "./folders/cases.js";
import { ask, type Printed, sharedSession } from "./harness.js";
import { hashOfCase, recordedFolders } from "./oracle/folders.js";

const root = mkdtempSync(join(tmpdir(), "elenchus-folders-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;

function folderOf(files: Readonly<Record<string, string>>): string {
  return writeFolder(join(root, String(made++)), new Map(Object.entries(files)));
}

/** With names from the folder on. */
async function asked(folder: string, ...args: readonly string[]): Promise<Printed> {
  const { stdout, stderr, code } = await ask(sharedSession(), folder, args);
  // In a difference, its slash is the one behind `a` and `b`.
  const short = (text: string): string =>
    text.replaceAll(/^(---|\+\+\+) ([ab])/gm, `$1 $2/`).replaceAll(`${folder}/`, "");
  return { stdout: short(stdout), stderr: short(stderr), code };
}

describe("as the real compilers have them", () => {
  const recorded = recordedFolders();
  for (const each of folderCases()) {
    test(each.name, async () => {
      const real = recorded.get(hashOfCase(each));
      if (real === undefined) throw new Error("changed since it was recorded: npm run record");
      const folder = folderOf(Object.fromEntries(each.files));
      const { stdout, stderr, code } = await asked(folder, "run", folder);
      expect({ accepted: code === 0, stdout }, stderr).toEqual({ accepted: real.accepted, stdout: real.stdout });
      if (!real.accepted) expect(stderr).toMatch(/^E\d+ {2}.*(\.ml|\.mli|\.scala):\d+:\d+$/m);
    });
  }
});

const TREE = `type t = Leaf | Node of t * int * t
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t ->
    if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t
`;
const MAIN = `let rec sum = function Tree.Leaf -> 0 | Node (l, x, r) -> sum l + x + sum r
let insert_sum x t = sum (Tree.insert x t)
`;
const REFERENCE = { "ref/tree.ml": TREE, "ref/main.ml": MAIN };

describe("check", () => {
  test("the file that has the reference's functions is compared, a mistake in another file found", async () => {
    const folder = folderOf({ ...REFERENCE, "sub/hw.ml": MAIN, "sub/tree.ml": TREE.replace("x > y", "x >= y") });
    const { stdout, code } = await asked(
      folder,
      "check",
      join(folder, "ref"),
      join(folder, "sub"),
      "--function",
      "insert_sum",
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^insert_sum {2}differs/);
    expect(stdout).toContain("insert_sum 1 (Tree.Node (Tree.Leaf, 1, Tree.Leaf))");
    expect(stdout).toContain("elenchus run sub -e");
  });

  test("functions of other modules are asked about by their whole names", async () => {
    const folder = folderOf({ ...REFERENCE, "sub/hw.ml": MAIN, "sub/tree.ml": TREE.replace("x > y", "x >= y") });
    const programs = [join(folder, "ref"), join(folder, "sub")];
    expect((await asked(folder, "check", ...programs)).stdout).not.toMatch(/^Tree\.insert/m);
    expect((await asked(folder, "check", ...programs, "--function", "Tree.insert")).stdout).toMatch(
      /^Tree\.insert {2}differs/,
    );
  });

  test("a file and a folder", async () => {
    const folder = folderOf({
      "ref.ml": `module Tree = struct\n${TREE}end\n${MAIN}`,
      "sub/hw.ml": MAIN,
      "sub/tree.ml": TREE,
    });
    const { stdout, code } = await asked(
      folder,
      "check",
      join(folder, "ref.ml"),
      join(folder, "sub"),
      "--function",
      "insert_sum",
    );
    expect([code, stdout.split(" ")[0]]).toEqual([0, "insert_sum"]);
  });

  test("Scala, in packages and other files", async () => {
    const shape = "package shapes\n\nsealed trait Shape\ncase class Square(n: Int) extends Shape\n";
    const area = (body: string): string =>
      `import shapes._\n\nobject Area { def area(s: Shape): Int = s match { case Square(n) => ${body} } }\n`;
    const folder = folderOf({
      ...{ "ref/src/main/scala/Shape.scala": shape, "ref/src/main/scala/Area.scala": area("n * n") },
      ...{ "sub/All.scala": shape, "sub/hw/Area.scala": area("n + n") },
    });
    const { stdout, code } = await asked(folder, "check", join(folder, "ref"), join(folder, "sub"));
    expect(code).toBe(1);
    expect(stdout).toContain("area(shapes.Square(1))");
  });
});

describe("places", () => {
  test("an error is in its own file, with its own line", async () => {
    const folder = folderOf({ "a.ml": "let one = 1\n\nlet two = one ^ one\n", "main.ml": "let f n = n + A.two\n" });
    const { stderr } = await asked(folder, "types", folder);
    expect(stderr.split("\n")[0]).toMatch(/^E204 {2}Types clash .* a\.ml:3:11$/);
    const { stdout } = await asked(folder, "types", folder, "--json");
    expect(JSON.parse(stdout).problems[0].place).toEqual({
      file: "a.ml",
      line: 3,
      column: 11,
      endLine: 3,
      endColumn: 14,
    });
  });

  test("what is missing at the end of a file is not in the next one", async () => {
    const folder = folderOf({ "a.ml": "let one = (1\n", "main.ml": "let f n = n + A.one\n" });
    expect((await asked(folder, "types", folder)).stderr).toMatch(/^E10\d {2}.* a\.ml:[12]:\d+$/m);
  });

  test("two places of one error in two files", async () => {
    const folder = folderOf({
      "a.mli": "val one : string\n",
      "a.ml": "let one = 1\n",
      "main.ml": "let f n = n ^ A.one\n",
    });
    const { stderr } = await asked(folder, "types", folder);
    expect(stderr).toContain("a.ml:1:");
    expect(stderr).toContain("a.mli:1:");
  });

  test("a failed assertion names its file and line", async () => {
    const folder = folderOf({ "a.ml": "let f n =\n  assert (n > 0);\n  n\n", "main.ml": "let g n = A.f n\n" });
    const { stdout } = await asked(folder, "run", folder, "-e", "g 0");
    expect(stdout).toBe('Exception: Assert_failure ("a.ml", 2, 2).\n');
  });

  test("a file in UTF-16, and one with a byte order mark", async () => {
    const folder = folderOf({ "main.ml": "let f n = n + A.one\n" });
    writeFileSync(join(folder, "a.ml"), Buffer.from("\ufefflet one = 1\n", "utf16le"));
    writeFileSync(join(folder, "main.ml"), Buffer.from("\ufefflet f n = n + A.one\n"));
    const { stderr } = await asked(folder, "types", folder);
    expect(stderr).toMatch(/^E101 {2}Byte order mark .*main\.ml:1:1$/m);
    writeFileSync(join(folder, "main.ml"), "let f n = n + A.one\n");
    expect((await asked(folder, "types", folder)).stderr).toMatch(/^E101 {2}Saved as UTF-16 .*a\.ml:1:1$/m);
  });
});

const TWICE = "let twice n = n + n\n";
const USES = "let four_times n = Lib.twice (Lib.twice n)\n";

describe("repair", () => {
  test("changes the file that is wrong, and no other", async () => {
    const wrong = "let twice n = n + n + 1\n";
    const folder = folderOf({ "ref/lib.ml": TWICE, "ref/main.ml": USES, "sub/lib.ml": wrong, "sub/main.ml": USES });
    const { stdout, stderr } = await asked(folder, "repair", join(folder, "ref"), join(folder, "sub"), "--apply");
    expect(stdout).toContain("--- a/sub/lib.ml\n+++ b/sub/lib.ml\n@@ -1 +1 @@\n-let twice n = n + n + 1\n+let twice");
    expect(stderr).toContain("Changed sub/lib.ml");
    expect(readFileSync(join(folder, "sub", "main.ml"), "utf8")).toBe(USES);
    const again = await asked(folder, "check", join(folder, "ref"), join(folder, "sub"));
    expect(again.code).toBe(0);
  });
});

describe("grade", () => {
  test("folders of students, with what is ill-typed in another file left out", async () => {
    const folder = folderOf({
      ...{ "ref/main.ml": USES, "ref/lib.ml": TWICE },
      ...{ "class/ann/main.ml": USES, "class/ann/lib.ml": TWICE },
      ...{ "class/bob/hw.ml": USES, "class/bob/lib.ml": TWICE.replace("n + n", "n * n") },
      ...{ "class/carl/main.ml": USES, "class/carl/lib.ml": `${TWICE}let bad = 1 + "a"\n` },
      ...{ "class/dora/main.ml": USES, "class/dora/lib.ml": `${TWICE}let bad = Main.four_times\n` },
    });
    const where = [join(folder, "ref"), join(folder, "class"), "--output", join(folder, "out")];
    const { stdout } = await asked(folder, "grade", ...where, "--function", "four_times");
    expect(stdout).toMatch(/^ann +right/m);
    expect(stdout).toMatch(/^bob +wrong +four_times 1/m);
    expect(stdout).toMatch(/^carl +right .*left out: Lib\.bad/m);
    expect(stdout).toMatch(/^dora +rejected +E408/m);
    const { submissions } = JSON.parse(readFileSync(join(folder, "out", "results.json"), "utf8"));
    const [told, rejected] = [submissions[2].unchecked[0], submissions[3].problems[0]];
    const places = [told, rejected].map(({ place }) => `${place.file.slice(folder.length + 1)}:${place.line}`);
    expect(places).toEqual(["class/carl/lib.ml:2", "class/dora/lib.ml:2"]);
    expect(submissions[0].source).toBe(USES);
  });
});

describe("what is wrong with a folder", () => {
  const refused = async (folder: string, ...args: readonly string[]): Promise<string> => {
    const { stderr, code } = await asked(folder, "types", folder, ...args);
    expect(code).not.toBe(0);
    return stderr;
  };

  test("modules in a circle", async () => {
    const folder = folderOf({
      "a.ml": "let f = B.g\n",
      "b.ml": "let h = 1\nlet g = A.f\n",
      "main.ml": "let x n = n + A.f\n",
    });
    const stderr = await refused(folder);
    expect(stderr.startsWith("E408  Modules in a circle")).toBe(true);
    expect(stderr).toMatch(/[ab]\.ml:\d:9$/m);
  });

  test("two files of one module", async () => {
    const folder = folderOf({ "a/x.ml": "let f = 1\n", "b/x.ml": "let f = 2\n", "main.ml": "let g n = n + X.f\n" });
    const stderr = await refused(folder);
    expect(stderr.startsWith("E407  Two files of one module")).toBe(true);
    expect(stderr).toContain("a/x.ml:1:1");
    expect(stderr).toContain("b/x.ml:1:1");
  });

  test("several programs", async () => {
    const folder = folderOf({ "a.ml": "let f n = n + 1\n", "b.ml": "let g n = n - 1\n" });
    const stderr = await refused(folder);
    expect(stderr.startsWith("E409  Several programs")).toBe(true);
    expect(stderr).toMatch(/a\.ml,\s+b\.ml/);
    const { stdout } = await asked(folder, "test", folder, "--function", "g", "--robust");
    expect(stdout).toMatch(/^g /);
  });

  test("nothing in it, or only tests and what tools leave", async () => {
    const folder = folderOf({
      "_build/a.ml": "let f = 1\n",
      "test/b.ml": "let f = 1\n",
      ".hidden/c.ml": "let f = 1\n",
    });
    expect(await refused(folder)).toMatch(/^E401 {2}Cannot read folder[\s\S]*no file that ends in \.ml or \.scala/);
  });

  test("a file that is huge, or not a text", async () => {
    const folder = folderOf({ "a.ml": `let f = 1 (*${" ".repeat(600_000)}*)\n`, "main.ml": "let g n = n + A.f\n" });
    expect(await refused(folder)).toMatch(/^E401 {2}Cannot read file .*a\.ml/);
    writeFileSync(join(folder, "a.ml"), "\0\x1c a.ml\nlet f = 1\n");
    expect(await refused(folder)).toContain("it is not a text");
  });

  test("links that lead out, or in circles", async () => {
    const folder = folderOf({ "main.ml": "let g n = n + A.f\n", "x/y.txt": "" });
    const out = folderOf({ "a.ml": "let f = 1\n" });
    symlinkSync(join(out, "a.ml"), join(folder, "a.ml"));
    expect(await refused(folder)).toMatch(/^E401 {2}Cannot read file .*a\.ml/);
    rmSync(join(folder, "a.ml"));
    writeFileSync(join(folder, "a.ml"), "let f = 1\n");
    symlinkSync(folder, join(folder, "x", "around"));
    expect((await asked(folder, "types", folder)).stdout).toBe("val g : int -> int\n");
  });

  test("a link to nothing", async () => {
    const folder = folderOf({ "main.ml": "let g n = n + A.f\n" });
    symlinkSync(join(folder, "gone.ml"), join(folder, "a.ml"));
    expect(await refused(folder)).toMatch(/^E401 {2}Cannot read file .*a\.ml/);
  });

  test("a folder that is called as a file is", async () => {
    const folder = join(root, "called.ml");
    mkdirSync(folder);
    writeFolder(folder, new Map([["a.ml", "let f n = n + 1\n"]]));
    expect((await asked(folder, "types", folder)).stdout).toBe("val f : int -> int\n");
  });

  test("a single text cannot pretend to be several files", async () => {
    const folder = folderOf({ "a.ml": "\0\x1cA a.ml\nlet f n = n\n" });
    const { code } = await asked(folder, "types", join(folder, "a.ml"));
    expect(code).not.toBe(0);
  });
});
