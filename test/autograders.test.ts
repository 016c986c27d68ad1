// What `init` writes for course systems: scripts that are run here as there, on whatever students upload.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ODD_CLASS, ODD_REFERENCE } from "./grade/odd-class.js";
import { folderOf, removeFolders, write } from "./grade/run-grade.js";

const COMMAND = resolve("dist/elenchus.js");

function elenchus(folder: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: "utf8" });
}

afterAll(removeFolders);

describe("Gradescope", () => {
  let folder = "";
  let bin = "";

  beforeAll(() => {
    folder = folderOf({ "solution.ml": ODD_REFERENCE });
    const made = elenchus(folder, "init", "solution.ml", "--gradescope", "--output", "autograder/source");
    expect(made).toMatchObject({ status: 0, stderr: "" });
    bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "elenchus"), `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
    chmodSync(join(bin, "elenchus"), 0o755);
  });

  /** As Gradescope calls it; what is on the path may be missing. */
  function graded(upload: Readonly<Record<string, string | Buffer>>, path = `${bin}:${process.env.PATH}`) {
    const autograder = join(folder, "autograder");
    rmSync(join(autograder, "submission"), { recursive: true, force: true });
    rmSync(join(autograder, "results"), { recursive: true, force: true });
    mkdirSync(join(autograder, "submission"));
    write(join(autograder, "submission"), upload);
    const run = spawnSync(join(autograder, "source", "run_autograder"), [], {
      env: { PATH: path, AUTOGRADER: autograder },
      encoding: "utf8",
    });
    expect(run.status).toBe(0);
    return JSON.parse(readFileSync(join(autograder, "results", "results.json"), "utf8")) as Results;
  }

  type Results = { score?: number; output?: string; tests?: readonly Record<string, unknown>[] } & Record<
    string,
    unknown
  >;

  /** https://gradescope-autograders.readthedocs.io/en/latest/specs/#output-format */
  function expectSpecified(results: Results): void {
    const formats = ["text", "html", "simple_format", "md", "ansi"];
    const visibilities = ["visible", "hidden", "after_due_date", "after_published"];
    const known = ["score", "execution_time", "output", "output_format", "test_output_format", "test_name_format"];
    for (const key of Object.keys(results))
      expect([...known, "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard"]).toContain(key);
    expect(typeof results.score).toBe("number"); // needed, unless every test has one
    if (results.output_format !== undefined) expect(formats).toContain(results.output_format);
    if (results.visibility !== undefined) expect(visibilities).toContain(results.visibility);
    for (const each of results.tests ?? []) {
      expect(typeof each.score).toBe("number");
      expect(each.max_score as number).toBeGreaterThanOrEqual(each.score as number);
      expect(["passed", "failed", undefined]).toContain(each.status); // optional: what nobody knows has none
      expect(formats).toContain(each.output_format);
      expect(visibilities).toContain(each.visibility);
    }
  }

  const UPLOADS: readonly (readonly [who: string, score: number])[] = [
    ["Ada Right", 4],
    ["Cem Ill-Typed", 3],
    ["Finn Empty", 0],
    ["Ida Utf16", 0],
    ["Max Endless", 4],
    ["Oto Million", 4],
    ["Tom Docx", 0],
    ["Uma Two", 0],
  ];

  test.each(UPLOADS)("%s gets %d points", (who, score) => {
    const results = graded(ODD_CLASS[who] ?? {});
    expectSpecified(results);
    expect(results.score).toBe(score);
    expect(results.tests).toHaveLength(4);
  });

  test("nothing at all, folders, archives and odd names are graded", () => {
    for (const upload of [
      {},
      { "a/b/c.txt": "x" },
      { "class.zip": "PK no archive" },
      { "-o.ml": "let x = 1" },
      { "$(touch evil).ml": "let y = 2" },
    ]) {
      const results = graded(upload);
      expectSpecified(results);
      expect(results.score).toBe(0);
    }
    expect(existsSync(join(folder, "autograder", "evil"))).toBe(false);
  });

  test("where Elenchus cannot be run, there is a result still", () => {
    const results = graded(ODD_CLASS["Ada Right"] ?? {}, "/usr/bin:/bin");
    expectSpecified(results);
    expect(results.output).toMatch(/could not be graded/);
  });

  test("scripts are shell, and executable in the archive too", () => {
    for (const name of ["setup.sh", "run_autograder"]) {
      const path = join(folder, "autograder", "source", name);
      expect(statSync(path).mode & 0o111).toBe(0o111);
      expect(spawnSync("bash", ["-n", path]).status).toBe(0);
    }
    const listed = spawnSync("unzip", ["-Z", join(folder, "autograder", "source", "autograder.zip")], {
      encoding: "utf8",
    });
    if (listed.error === undefined) expect(listed.stdout).toMatch(/-rwxr-xr-x.*run_autograder/);
  });

  test("nothing that is there is replaced", () => {
    const again = elenchus(folder, "init", "solution.ml", "--gradescope", "--output", "autograder/source");
    expect(again).toMatchObject({ status: 2 });
    expect(again.stderr).toContain("already exists; --force replaces it");
  });
});

const EXISTING = {
  "hw/assignment.yaml": `name: Lists
reference: solution.ml
prelude: given/types.ml
functions:
  - {name: total, points: 3, observe: 'grading.ml:same'}
`,
  "hw/solution.ml": "let total l = List.fold_left (fun n (Box x) -> n + x) 0 l\n",
  "hw/given/types.ml": "type box = Box of int\n",
  "hw/grading.ml": "let same (n : int) = n\n",
  "hw/notes.txt": "for me",
};

describe("an assignment that is there already", () => {
  const files = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());

  test.each([["hw/assignment.yaml"], ["hw"], ["hw/solution.ml"]])("%s goes in with all that it names", (path) => {
    const folder = folderOf(EXISTING);
    expect(elenchus(folder, "init", path, "--gradescope")).toMatchObject({ status: 0, stderr: "" });
    const own = ["Dockerfile", "autograder.zip", "run_autograder", "setup.sh"];
    const named = ["assignment.yaml", "given/types.ml", "grading.ml", "solution.ml"];
    expect([...files(join(folder, "autograder"))].sort()).toEqual([...own, ...named].sort());
    for (const name of named)
      expect(readFileSync(join(folder, "autograder", name), "utf8")).toBe(
        readFileSync(join(folder, "hw", name), "utf8"),
      );
    const right = { "sub/total.ml": "let rec total = function [] -> 0 | Box x :: r -> x + total r\n" };
    write(folder, right);
    const graded = elenchus(folder, "grade", "autograder/assignment.yaml", "sub", "--student", "ann");
    expect(graded.stdout).toMatch(/^ann +right .* 3\/3$/m);
  });

  test("stays where it is for GitHub Classroom, and may have another name", () => {
    const folder = folderOf({
      "week 3.yaml": "reference: solution.ml\nfile: lists.ml\n",
      "solution.ml": ODD_REFERENCE,
    });
    expect(elenchus(folder, "init", "week 3.yaml", "--github")).toMatchObject({ status: 0, stderr: "" });
    const workflow = parse(readFileSync(join(folder, "classroom.yml"), "utf8"));
    const [job] = Object.values(workflow.jobs) as { steps: { with?: object }[] }[];
    const step = job?.steps.find((each) => each.with !== undefined && "assignment" in each.with);
    expect(step?.with).toEqual({ assignment: ".elenchus/week 3.yaml", submission: "lists.ml" });
  });

  test("with a mistake in it, or with files elsewhere, is refused", () => {
    const folder = folderOf({
      ...EXISTING,
      "bad.yaml": "referense: x\n",
      "hw/out.yaml": "reference: ../other.ml\n",
      "other.ml": "let f x = x\n",
    });
    expect(elenchus(folder, "init", "bad.yaml", "--gradescope")).toMatchObject({ status: 2 });
    const outside = elenchus(folder, "init", "hw/out.yaml", "--gradescope");
    expect(outside).toMatchObject({ status: 2 });
    expect(outside.stderr).toContain("is not in the folder of the assignment: move it there");
    expect(existsSync(join(folder, "autograder"))).toBe(false);
  });
});

describe("the set-up of Gradescope", () => {
  const npmEnv = (folder: string) => ({
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: folder,
    AUTOGRADER: join(folder, "autograder"),
    npm_config_userconfig: join(folder, "npmrc"),
    npm_config_cache: join(folder, "cache"),
    npm_config_prefix: join(folder, "installed"),
    npm_config_offline: "true", // as where the registry does not have this version
    npm_config_omit: "optional",
  });

  /** As Gradescope does: the archive is unpacked, and its set-up is run. */
  function setUp(folder: string) {
    const source = join(folder, "autograder", "source");
    mkdirSync(source, { recursive: true });
    write(folder, { npmrc: "" });
    expect(spawnSync("unzip", ["-q", join(folder, "autograder.zip"), "-d", source]).status).toBe(0);
    return spawnSync("bash", [join(source, "setup.sh")], { env: npmEnv(folder), encoding: "utf8" });
  }

  const hasUnzip = spawnSync("unzip", ["-v"]).status === 0;

  test.runIf(hasUnzip)(
    "installs the packed file beside it, and what is installed grades",
    () => {
      const folder = folderOf({ "solution.ml": ODD_REFERENCE });
      const packed = spawnSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { encoding: "utf8" });
      expect(packed.status).toBe(0);
      expect(elenchus(folder, "init", "solution.ml", "--gradescope", "--output", ".")).toMatchObject({ status: 0 });
      const made = setUp(folder);
      expect(made).toMatchObject({ status: 0 });
      const bin = join(folder, "installed", "bin");
      write(join(folder, "autograder", "submission"), { "lists.ml": ODD_REFERENCE });
      const run = spawnSync(join(folder, "autograder", "source", "run_autograder"), [], {
        env: { ...npmEnv(folder), PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}` },
        encoding: "utf8",
      });
      expect(run.status).toBe(0);
      const results = JSON.parse(readFileSync(join(folder, "autograder", "results", "results.json"), "utf8"));
      expect(results.score).toBe(4);
    },
    120_000,
  );

  test.runIf(hasUnzip)(
    "says what to do where neither is there",
    () => {
      const folder = folderOf({ "solution.ml": ODD_REFERENCE });
      expect(elenchus(folder, "init", "solution.ml", "--gradescope", "--output", ".")).toMatchObject({ status: 0 });
      const made = setUp(folder);
      expect(made.status).not.toBe(0);
      expect(made.stderr).toMatch(/put elenchus-\d+\.\d+\.\d+\S*\.tgz beside this file/);
    },
    120_000,
  );
});

describe("GitHub Classroom", () => {
  test("the action and the workflow are YAML of the right form", () => {
    const folder = folderOf({ "solution.ml": ODD_REFERENCE });
    expect(elenchus(folder, "init", "solution.ml", "--github")).toMatchObject({ status: 0, stderr: "" });
    const action = parse(readFileSync(join(folder, ".github/actions/elenchus/action.yml"), "utf8"));
    expect(action).toMatchObject({ runs: { using: "composite" }, outputs: { result: {} } });
    for (const step of action.runs.steps) expect(step).toMatchObject({ shell: "bash" });
    const workflow = parse(readFileSync(join(folder, "classroom.yml"), "utf8"));
    const [job] = Object.values(workflow.jobs) as { name: string; steps: { env?: object; with?: object }[] }[];
    expect(job?.name).toBe("Autograding Tests"); // by which the reporter finds it
    expect(job?.steps.at(-1)).toMatchObject({ with: { runners: "elenchus" } });
    expect(Object.keys(job?.steps.at(-1)?.env ?? {})).toEqual(["ELENCHUS_RESULTS"]);
  });

  test("the points are what the reporter adds up", () => {
    const folder = folderOf({
      "solution.ml": ODD_REFERENCE,
      "sub/lists.ml": ODD_CLASS["Cem Ill-Typed"]?.["lists.ml"] ?? "",
    });
    elenchus(folder, "grade", "solution.ml", "sub", "--student", "cem", "--format", "github");
    const result = JSON.parse(readFileSync(join(folder, "elenchus-grades", "classroom.json"), "utf8"));
    expect(result).toMatchObject({ version: 1, status: "fail", max_score: 4 });
    expect(result.tests.reduce((sum: number, each: { score: number }) => sum + each.score, 0)).toBe(3);
  });
});

describe("the Dockerfile", () => {
  const hasDocker = spawnSync("docker", ["info"]).status === 0;
  const folder = (): string => {
    const made = folderOf({ "solution.ml": ODD_REFERENCE });
    elenchus(made, "init", "solution.ml", "--gradescope");
    return join(made, "autograder");
  };

  test("has instructions that Docker knows, and runs nobody's program as root", () => {
    const text = readFileSync(join(folder(), "Dockerfile"), "utf8");
    const whole = text.replaceAll(/\\\n */g, ""); // lines that go on
    const lines = whole.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    for (const line of lines) expect(line).toMatch(/^(FROM|ARG|COPY|RUN|USER|WORKDIR|ENTRYPOINT) \S/);
    expect(lines[0]).toMatch(/^FROM node:20/);
    expect(text).toMatch(/^USER node$/m);
  });

  test.runIf(hasDocker)("is built, and the image runs", () => {
    const built = spawnSync("docker", ["build", "--quiet", folder()], { encoding: "utf8" });
    expect(built).toMatchObject({ status: 0 });
    const version = spawnSync("docker", ["run", "--rm", built.stdout.trim(), "--version"], { encoding: "utf8" });
    expect(version.stdout).toMatch(/^elenchus \d/);
  });
});
