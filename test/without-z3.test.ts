// The command as it is installed without Z3, or with one that is of no use: every question that needs it ends as not known,
// with the line that installs it, and everything else says what it says with Z3.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Z3_PACKAGE } from "../src/report/version.js";
import { projectRoot } from "./project-root.js";

const HARD = "x * x + y * y = 3"; // no integers do: quick and small searches do not know
const REFERENCE = `let f x y = if ${HARD} then 1 else 0\nlet g x = x + 1\n`;
const ALIKE = `let f x y = if ${HARD} then 2 else 0\nlet g x = 1 + x\n`;
const WRONG = `let f x y = if ${HARD} then 2 else 0\nlet g x = x + 2\n`;
const EASY = "let f x y = x - x + (y - y)\nlet g x = x + 2\n";
const FILES: Readonly<Record<string, string>> = {
  "reference.ml": REFERENCE,
  "alike.ml": ALIKE,
  "wrong.ml": WRONG,
  "lines.ml": `let f x y =\n  if ${HARD} then\n    1\n  else 0\n`,
  "kept.scala":
    "object C {\n  def f(x: BigInt, y: BigInt): BigInt = {\n    if (x * x + y * y == 3) BigInt(-1) else BigInt(0)\n  } ensuring (res => res >= 0)\n}\n",
  "class/ann.ml": ALIKE,
  "class/bob.ml": WRONG,
  "class/eve.ml": EASY,
  "easy.ml": "let g x = x + 1\n",
  "easy/ann.ml": "let g x = 1 + x\n",
  "easy/bob.ml": "let g x = x + 2\n",
};
const INSTALL = `npm install ${Z3_PACKAGE}`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "without-z3-"));
  cpSync(join(projectRoot(), "dist"), join(folder, "node_modules/elenchus/dist"), { recursive: true });
  writeFileSync(join(folder, "node_modules/elenchus/package.json"), '{"type": "module"}');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Printed = { readonly stdout: string; readonly stderr: string; readonly code: number };
const WITHOUT = (): string => join(folder, "node_modules/elenchus/dist/elenchus.js");
const WITH = (): string => join(projectRoot(), "dist/elenchus.js");

function run(command: string, ...args: readonly string[]): Promise<Printed> {
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8" }, (error, stdout, stderr) =>
      done({
        stdout: timeless(stdout),
        stderr: timeless(stderr),
        code: typeof error?.code === "number" ? error.code : 0,
      }),
    );
  });
}

/** Only what is spaced out with the times differs otherwise. */
function timeless(text: string): string {
  return text.replaceAll(/ +([^\n]*?)\b[\d.]+ s$/gm, " $1").replaceAll(/"ms": [\d.]+/g, '"ms": 0');
}

test.each([
  ["check", ["check", "reference.ml", "alike.ml", "--function", "f"]],
  ["test", ["test", "kept.scala"]],
  ["reach", ["reach", "lines.ml:3"]],
  ["repair", ["repair", "reference.ml", "wrong.ml"]],
  ["suite", ["suite", "reference.ml"]],
])("%s does not know, and says what to install", async (_, args) => {
  const { stdout, stderr, code } = await run(WITHOUT(), ...args);
  expect(code).toBe(3);
  expect((stdout + stderr).replaceAll(/\s+/g, " ")).toContain(INSTALL);
});

test("a function that needs no solver is checked as ever, beside one that does", async () => {
  const [without, withIt] = [
    await run(WITHOUT(), "check", "reference.ml", "wrong.ml", "--json"),
    await run(WITH(), "check", "reference.ml", "wrong.ml", "--json"),
  ];
  const functions = ({ stdout }: Printed): readonly unknown[] => JSON.parse(stdout).functions;
  expect(functions(without)[0]).toMatchObject({
    verdict: "agrees-so-far",
    upTo: 0,
    limits: [{ limit: "no-solver", text: expect.stringContaining(INSTALL) }],
  });
  expect(functions(withIt)[0]).toMatchObject({ verdict: "agrees", upTo: null });
  expect(functions(without)[1]).toEqual(functions(withIt)[1]);
  expect(functions(without)[1]).toMatchObject({ verdict: "differs" });
});

test("hints that need no repair are the same, and the next says what is missing", async () => {
  const hinted = ["check", "reference.ml", "wrong.ml", "--hints", "6", "--json"];
  const hintsOf = ({ stdout }: Printed) => JSON.parse(stdout).functions[1].hints;
  const [without, withIt] = [hintsOf(await run(WITHOUT(), ...hinted)), hintsOf(await run(WITH(), ...hinted))];
  expect(without.slice(0, 2)).toEqual(withIt.slice(0, 2));
  expect(without.slice(2)).toEqual([{ level: 3, text: expect.stringContaining(INSTALL), isEnd: true }]);
  expect(withIt).toHaveLength(6);
});

describe("grade", () => {
  const results = (output: string) => JSON.parse(readFileSync(join(folder, output, "results.json"), "utf8"));

  test("of what needs no solver is the same, byte for byte", async () => {
    const without = await run(WITHOUT(), "grade", "easy.ml", "easy", "--output", "easy-without");
    const withIt = await run(WITH(), "grade", "easy.ml", "easy", "--output", "easy-with");
    expect(without.code).toBe(withIt.code);
    const text = (output: string): string => readFileSync(join(folder, output, "results.json"), "utf8");
    expect(text("easy-without")).toBe(text("easy-with"));
  });

  test("says so once, gives no points for what is open, and remembers nothing of it", async () => {
    const { stdout } = await run(WITHOUT(), "grade", "reference.ml", "class", "--output", "grades");
    const before = results("grades");
    expect(stdout.replaceAll(/\s+/g, " ").split(INSTALL)).toHaveLength(2);
    expect(before.notices).toEqual([{ kind: "other", text: expect.stringContaining(INSTALL) }]);
    const [ann, bob, eve] = before.submissions;
    expect(ann).toMatchObject({ status: "undecided", points: 1 });
    expect(bob).toMatchObject({ status: "wrong", points: 0 });
    expect([ann, bob, eve].map(({ functions }) => functions[0].verdict)).toEqual(Array(3).fill("agrees-so-far"));
    expect(stdout).toContain("ann  undecided  f: not decided ");
    const page = readFileSync(join(folder, "grades/students/ann.md"), "utf8");
    expect(page).not.toContain("npm");
    expect(page).toContain("not checked");

    await run(WITH(), "grade", "reference.ml", "class", "--output", "grades");
    await run(WITH(), "grade", "reference.ml", "class", "--output", "fresh");
    expect(results("grades")).toEqual(results("fresh"));
    expect(results("fresh").submissions[0]).toMatchObject({ status: "right", points: 2 });
  });
});

describe("a Z3 that is of no use", () => {
  const install = (files: Readonly<Record<string, string>>): void => {
    const at = join(folder, "node_modules/z3-solver");
    rmSync(at, { recursive: true, force: true });
    mkdirSync(join(at, "build"), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(at, name), text);
  };
  afterAll(() => rmSync(join(folder, "node_modules/z3-solver"), { recursive: true, force: true }));
  const limit = async (): Promise<string> => {
    const { stdout } = await run(WITHOUT(), "check", "reference.ml", "alike.ml", "--function", "f", "--json");
    return JSON.parse(stdout).functions[0].limits[0].limit;
  };
  const starting = (version: string): string =>
    `module.exports = async () => ({ ccall: () => ${JSON.stringify(version)}, _set_noop_error_handler() {} });`;

  test("has no code", async () => {
    install({ "build/z3-built.js": starting("Z3 5.1.0.0") });
    expect(await limit()).toBe("no-solver");
  });

  test("has another version, which might find something else", async () => {
    install({ "build/z3-built.js": starting("Z3 4.8.0.0"), "build/z3-built.wasm": "" });
    expect(await limit()).toBe("no-solver");
  });

  test("does not get the memory that it asks for", async () => {
    install({
      "build/z3-built.js":
        'module.exports = async () => { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); };',
      "build/z3-built.wasm": "",
    });
    expect(await limit()).toBe("broken-solver");
  });

  test("is damaged", async () => {
    const real = join(projectRoot(), "node_modules/z3-solver/build/z3-built.js");
    install({ "build/z3-built.js": readFileSync(real, "utf8"), "build/z3-built.wasm": "no code" });
    expect(await limit()).toBe("broken-solver");
  });
});
